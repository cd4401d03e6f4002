/// One item on the screen: its answer and what only a screen has, driven by keys.
struct ScreenModel: Sendable, Equatable {
  /// The item while it is being answered.
  private(set) var answer: AnswerModel
  /// Whether the help is shown in place of the item.
  private(set) var isHelpShown = false
  /// How far the text of a finished item or of the help is scrolled; the renderer bounds it.
  private(set) var scroll = 0

  init(_ answer: AnswerModel) {
    self.answer = answer
  }

  /// What the loop around the model has to do after a key.
  enum Request: Sendable, Equatable {
    case draw
    case nextItem
    case quit
    case abort
    case suspend
  }

  /// Takes a key.
  mutating func press(_ key: Key) -> Request {
    switch key {
    case .interrupt: return .abort
    case .suspend: return .suspend
    case .redraw, .other: return .draw
    default: break
    }
    if isHelpShown {
      pressInHelp(key)
      return .draw
    }
    switch key {
    case .character(UInt8(ascii: "q")): return .quit
    case .character(UInt8(ascii: "?")):
      isHelpShown = true
      scroll = 0
      return .draw
    default: return answer.isFinished ? pressWhenFinished(key) : pressWhileAnswering(key)
    }
  }

  /// Keeps the scroll within what there is to scroll.
  mutating func boundScroll(to limit: Int) {
    scroll = min(max(0, scroll), max(0, limit))
  }

  private mutating func pressInHelp(_ key: Key) {
    if scrolled(key) { return }
    isHelpShown = false
    scroll = 0
  }

  private mutating func pressWhenFinished(_ key: Key) -> Request {
    if key == .enter || key == .character(UInt8(ascii: "n")) { return .nextItem }
    _ = scrolled(key)
    return .draw
  }

  private mutating func scrolled(_ key: Key) -> Bool {
    switch key {
    case .up, .character(UInt8(ascii: "k")): scroll = max(0, scroll - 1)
    case .down, .character(UInt8(ascii: "j")): scroll += 1
    case .pageUp: scroll = max(0, scroll - Self.page)
    case .pageDown: scroll += Self.page
    case .home: scroll = 0
    case .end: scroll = Self.farthest
    default: return false
    }
    return true
  }

  private static let page = 10
  private static let farthest = 1_000_000

  private mutating func pressWhileAnswering(_ key: Key) -> Request {
    switch answer {
    case .ordering(var model):
      guard let action = action(for: key) else { break }
      model.apply(action)
      answer = .ordering(model)
    case .choice(var model):
      Self.choose(key, &model)
      answer = .choice(model)
    }
    return .draw
  }

  private static func choose(_ key: Key, _ model: inout ChoiceModel) {
    switch key {
    case .up, .character(UInt8(ascii: "k")): model.moveFocus(by: -1)
    case .down, .character(UInt8(ascii: "j")): model.moveFocus(by: 1)
    case .home, .pageUp: model.setFocus(0)
    case .end, .pageDown: model.setFocus(model.item.start.count - 1)
    case .character(let digit) where (UInt8(ascii: "1")...UInt8(ascii: "9")).contains(digit):
      model.setFocus(Int(digit - UInt8(ascii: "1")))
    case .enter, .character(UInt8(ascii: " ")): model.pick()
    case .character(UInt8(ascii: "h")): model.hint()
    case .character(UInt8(ascii: "r")): model.reveal()
    case .character, .escape, .interrupt, .suspend, .redraw, .other: break
    }
  }

  private func action(for key: Key) -> OrderingAction? {
    switch key {
    case .up, .character(UInt8(ascii: "k")): .up
    case .down, .character(UInt8(ascii: "j")): .down
    case .home, .pageUp: .first
    case .end, .pageDown: .last
    case .character(UInt8(ascii: " ")): .toggleGrab
    case .escape: .cancelGrab
    case .enter: .submit
    case .character(let digit) where (UInt8(ascii: "1")...UInt8(ascii: "9")).contains(digit):
      .go(to: Int(digit - UInt8(ascii: "1")))
    case .character(UInt8(ascii: "u")): .undo
    case .character(UInt8(ascii: "h")): .hint
    case .character(UInt8(ascii: "r")): .reveal
    case .character, .interrupt, .suspend, .redraw, .other: nil
    }
  }
}
