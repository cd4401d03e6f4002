import Testing

@testable import Quiz

/// Keys from words: `j` or `down`, `space`, `esc`, `enter`, `home`, `end`, single characters.
func keys(_ script: String) -> [Key] {
  script.split(separator: " ").map { word in
    switch word {
    case "up": .up
    case "down": .down
    case "home": .home
    case "end": .end
    case "space": .character(UInt8(ascii: " "))
    case "esc": .escape
    case "enter": .enter
    case "pgdn": .pageDown
    case "other": .other
    case "^C": .interrupt
    case "^Z": .suspend
    case "^L": .redraw
    default: .character(word.utf8.first ?? 0)
    }
  }
}

/// The rows as text: first letters of four pieces in order, `|` before what is left out, `*` behind the focus.
private func picture(_ model: OrderingModel) -> String {
  let letters = model.arrangement.order.enumerated().map { row, piece in
    (row == model.arrangement.placedCount ? "|" : "") + "\(piece)" + (row == model.focus ? "*" : "")
  }
  return letters.joined() + (model.isGrabbed ? "#" : "")
}

struct OrderingModelTests {
  struct Script: CustomTestStringConvertible, Sendable {
    var keys: String
    var picture: String
    var notice: Notice?
    var testDescription: String { keys }
  }

  /// A model whose rows start as 2 0 3 1, whatever the shuffle.
  private func model(distractors: Int = 0, rules: AnsweringRules = .practice) throws -> ScreenModel {
    var item = try makeItem([pop], distractors: distractors)
    item.start = [2, 0, 3, 1] + (0..<item.distractors.count).map { 4 + $0 }
    return ScreenModel(.ordering(OrderingModel(item: item, rules: rules)))
  }

  @Test(arguments: [
    Script(keys: "", picture: "2*031", notice: nil),
    Script(keys: "up", picture: "2*031", notice: nil),
    Script(keys: "down j j", picture: "2031*", notice: nil),
    Script(keys: "end k", picture: "203*1", notice: nil),
    Script(keys: "3", picture: "203*1", notice: nil),
    Script(keys: "3 home", picture: "2*031", notice: nil),
    Script(keys: "9", picture: "2*031", notice: .noSuchRow(8)),
    Script(keys: "space", picture: "2*031#", notice: .grabbed(piece: 2, row: 0)),
    Script(keys: "space down", picture: "02*31#", notice: .moved(piece: 2, row: 1)),
    Script(keys: "space up", picture: "2*031#", notice: .unchanged(piece: 2, row: 0)),
    Script(keys: "space down down space", picture: "032*1", notice: .putDown(piece: 2, row: 2)),
    Script(keys: "space end space", picture: "0312*", notice: .putDown(piece: 2, row: 3)),
    Script(keys: "space 3 space", picture: "032*1", notice: .putDown(piece: 2, row: 2)),
    Script(keys: "4 space home space", picture: "1*203", notice: .putDown(piece: 1, row: 0)),
    Script(keys: "space down down esc", picture: "2*031", notice: .cancelled(piece: 2, row: 0)),
    Script(keys: "esc", picture: "2*031", notice: nil),
    Script(keys: "space down space u", picture: "2*031", notice: .undone),
    Script(keys: "space down u", picture: "2*031", notice: .cancelled(piece: 2, row: 0)),
    Script(keys: "space space u", picture: "2*031", notice: .nothingToUndo),
    Script(keys: "u", picture: "2*031", notice: .nothingToUndo),
    Script(keys: "space down space space down space u", picture: "02*31", notice: .undone),
    Script(keys: "space down enter", picture: "02*31", notice: .putDownInstead(piece: 2, row: 1)),
    Script(keys: "h", picture: "2*031", notice: .hint(.place(0))),
    Script(keys: "h h", picture: "2*031", notice: .hint(.before(expected: 0, wrong: 2))),
    Script(keys: "h h h", picture: "0*231", notice: .hint(.moved(0, to: 0))),
    Script(keys: "h h h h", picture: "02*31", notice: .hint(.place(1))),
    Script(keys: "h h h u", picture: "2*031", notice: .undone),
    Script(keys: "h h h h h h h h h h", picture: "01*23", notice: .hint(.nothingWrong)),
    Script(keys: "x other ^L", picture: "2*031", notice: nil),
  ])
  func keysMovePieces(_ script: Script) throws {
    var model = try model()
    for key in keys(script.keys) { #expect(model.press(key) == .draw) }
    #expect(picture(model.ordering) == script.picture)
    #expect(model.ordering.notice == script.notice)
  }

  @Test(arguments: [
    Script(keys: "end", picture: "20314*", notice: nil),
    Script(keys: "end space down", picture: "2031|4*#", notice: .leftOut(piece: 4)),
    Script(keys: "end space down down", picture: "2031|4*#", notice: .leftOut(piece: 4)),
    Script(keys: "end space down up", picture: "20314*#", notice: .moved(piece: 4, row: 4)),
    Script(keys: "end space down space", picture: "2031|4*", notice: .leftOut(piece: 4)),
    Script(keys: "end space down space u", picture: "20314*", notice: .undone),
    Script(keys: "end space down space 4 space down space", picture: "203|1*4", notice: .leftOut(piece: 1)),
    Script(keys: "end space down space space 2 space", picture: "24*031", notice: .putDown(piece: 4, row: 1)),
    Script(keys: "end space down space space 5 space", picture: "20314*", notice: .putDown(piece: 4, row: 4)),
    Script(keys: "space end space", picture: "03142*", notice: .putDown(piece: 2, row: 4)),
    Script(
      keys: "end space down space home space end space", picture: "0312*|4",
      notice: .putDown(piece: 2, row: 3)),
    Script(keys: "end space home space h", picture: "4*2031", notice: .hint(.place(0))),
    Script(keys: "end space home space h h", picture: "4*2031", notice: .hint(.notCalled(4))),
    Script(keys: "end space home space h h h", picture: "2*031|4", notice: .hint(.leftOut(4))),
  ])
  func whatIsNotCalledGoesBelowTheLine(_ script: Script) throws {
    var model = try model(distractors: 1)
    try #require(model.ordering.item.distractors.count == 1)
    for key in keys(script.keys) { #expect(model.press(key) == .draw) }
    #expect(picture(model.ordering) == script.picture)
    #expect(model.ordering.notice == script.notice)
  }

  @Test func aHintBringsBackWhatWasLeftOut() throws {
    var model = try model(distractors: 1).ordering
    model.apply(.arrange([1, 3, 0]))
    #expect(model.arrangement.response == [0, 1, 2])
    for _ in 0..<2 { model.apply(.hint) }
    #expect(model.notice == .hint(.called(3)))
    model.apply(.hint)
    #expect(model.arrangement.response == [0, 1, 2, 3])
    model.apply(.submit)
    #expect(model.outcome == .right)
  }

  @Test func triesLeadToTheAnswer() throws {
    var model = try model()
    for (index, script) in [
      "enter", "enter", "space down space enter", "space end space enter", "1 space 4 space enter",
    ].enumerated() {
      for key in keys(script) { _ = model.press(key) }
      // The second Enter submits what was submitted just before, and costs nothing.
      #expect(model.ordering.submissions.count == [1, 1, 2, 3, 4][index])
      #expect(model.ordering.isFinished == (index == 4))
    }
    #expect(model.ordering.outcome == .revealed)
    let finished = model
    #expect(model.press(.character(UInt8(ascii: "u"))) == .draw)
    #expect(model.ordering == finished.ordering)
    #expect(model.press(.down) == .draw && model.scroll == 1)
    #expect(model.press(.up) == .draw && model.scroll == 0)
    #expect(model.press(.enter) == .nextItem)
  }

  @Test func aRightAnswerEndsTheItem() throws {
    var model = try model()
    for key in keys("2 space 1 space 4 space 2 space enter") { _ = model.press(key) }
    #expect(model.ordering.outcome == .right)
    let result = try #require(ItemResult(model.ordering))
    #expect(result.isRightAtOnce && result.credit == 1 && result.responses == [[0, 1, 2, 3]])
  }

  @Test func anExamGivesOneTryAndNoHelp() throws {
    var model = try model(rules: .exam)
    for key in keys("h r") { _ = model.press(key) }
    #expect(model.ordering.notice == .noHelp && !model.ordering.isFinished)
    _ = model.press(.enter)
    #expect(model.ordering.outcome == .revealed && model.ordering.hintCount == 0)
  }

  @Test func helpTakesTheKeysUntilItIsLeft() throws {
    var model = try model()
    let before = model.ordering
    for key in keys("? down space") { #expect(model.press(key) == .draw) }
    #expect(!model.isHelpShown && model.ordering == before)
    #expect(model.press(.character(UInt8(ascii: "q"))) == .quit)
    #expect(model.press(.interrupt) == .abort)
    #expect(model.press(.suspend) == .suspend)
  }

  struct Rows: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var action: OrderingAction
    var order: [Int]
    var notice: Notice?
  }

  @Test(arguments: [
    Rows(
      testDescription: "move", action: .move(from: 3, to: 0), order: [1, 2, 0, 3],
      notice: .moved(piece: 1, row: 0)),
    Rows(
      testDescription: "move to itself", action: .move(from: 1, to: 1), order: [2, 0, 3, 1],
      notice: .unchanged(piece: 0, row: 1)),
    Rows(
      testDescription: "move from nowhere", action: .move(from: 4, to: 1), order: [2, 0, 3, 1],
      notice: .noSuchRow(4)),
    Rows(
      testDescription: "move to nowhere", action: .move(from: 1, to: -1), order: [2, 0, 3, 1],
      notice: .noSuchRow(-1)),
    Rows(testDescription: "swap", action: .swap(0, 3), order: [1, 0, 3, 2], notice: .swapped(2, 1)),
    Rows(
      testDescription: "swap with itself", action: .swap(2, 2), order: [2, 0, 3, 1], notice: .repeatedRow(2)),
    Rows(
      testDescription: "arrange", action: .arrange([1, 3, 0, 2]), order: [0, 1, 2, 3], notice: .arranged),
    Rows(
      testDescription: "arrange twice", action: .arrange([1, 1, 0, 2]), order: [2, 0, 3, 1],
      notice: .repeatedRow(1)),
    Rows(
      testDescription: "arrange some", action: .arrange([1, 0]), order: [2, 0, 3, 1],
      notice: .rowsLacking([2, 3])),
    Rows(
      testDescription: "nothing may be left out", action: .leaveOut(1), order: [2, 0, 3, 1],
      notice: .unchanged(piece: 0, row: 1)),
  ])
  func rowsByNumber(_ rows: Rows) throws {
    var model = try model().ordering
    model.apply(rows.action)
    #expect(model.arrangement.order == rows.order)
    #expect(model.notice == rows.notice)
    model.apply(.undo)
    #expect(model.arrangement.order == [2, 0, 3, 1])
  }

  @Test func randomKeysNeverLoseAPiece() throws {
    var random = SplitMix64(seed: 3)
    let all = keys("up down home end space esc enter u h j k 1 2 3 4 5 ? pgdn other")
    for _ in 0..<300 {
      var model = try model(distractors: 1, rules: AnsweringRules(attemptLimit: 30))
      for _ in 0..<60 {
        _ = model.press(all[random.next(below: all.count)])
        let arrangement = model.ordering.arrangement
        #expect(arrangement.order.sorted() == [0, 1, 2, 3, 4])
        #expect((0...5).contains(arrangement.placedCount) && (0...4).contains(model.ordering.focus))
      }
    }
  }
}
