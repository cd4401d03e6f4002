import LifecycleEngine
import Testing

@testable import Quiz

struct ExportTests {
  private let items: [QuizItem]

  init() {
    let text =
      "ios: 13...\nroot: nav(A)\nlog: viewDidLoad, viewWillAppear:, viewDidAppear:, viewWillDisappear:, viewDidDisappear:\n\nlaunch\npush B\npop\n"
    let source = ScenarioSource(
      id: "push", title: "Push & <pop>", scenario: ScenarioParser.parse(Array(text.utf8)).scenario,
      note: SourceNote(path: "notes/push.md", line: 3))
    items = QuizBank([source], kinds: Set(ItemKind.allCases)).all
  }

  @Test("The same items give the same bytes", arguments: Export.Format.allCases)
  func determinism(_ format: Export.Format) {
    let first = Export.make(items, as: format, title: "A & B")
    #expect(!first.bytes.isEmpty && first == Export.make(items, as: format, title: "A & B"))
  }

  @Test("What is said to be written is written")
  func moodleCount() {
    let lone = items.map { item -> QuizItem in
      guard case .ordering(var ordering) = item else { return item }
      ordering.key = PartialOrder(count: ordering.pieces.count, pairs: []) ?? ordering.key
      return .ordering(ordering)
    }
    for items in [items, lone] {
      let export = Export.make(items, as: .moodle, title: "t")
      let text = String(decoding: export.bytes, as: UTF8.self)
      #expect(export.count == text.matches(of: /<question type="(ordering|multichoice)">/).count)
    }
    #expect(Export.make(lone, as: .moodle, title: "t").count < lone.count)
  }

  @Test("A sheet loads nothing and runs nothing")
  func sheetPolicy() {
    let text = String(decoding: Export.make([], as: .html, title: "t").bytes, as: UTF8.self)
    #expect(text.contains("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none';"))
  }

  @Test("Markup is closed and its text escaped", arguments: [Export.Format.moodle, .html])
  func markup(_ format: Export.Format) {
    let text = String(decoding: Export.make(items, as: format, title: "A & B").bytes, as: UTF8.self)
    #expect(unbalanced(text) == nil)
    #expect(text.contains("&amp;") && !text.contains("<pop>"))
  }

  @Test("QTI items are closed, and name what they choose from", arguments: [QTIExport.Dialect.two, .three])
  func qti(_ dialect: QTIExport.Dialect) throws {
    let export = QTIExport(items: items, title: "t", dialect: dialect).export
    let text = String(decoding: export.bytes, as: UTF8.self)
    let root = dialect == .two ? "<assessmentItem " : "<qti-assessment-item "
    #expect(text.components(of: root) == items.count)
    for document in text.split(separator: "<?xml").dropFirst(2).prefix(items.count) {
      let end = try #require(document.range(of: dialect == .two ? "</assessmentItem>" : "</qti-assessment-item>"))
      #expect(unbalanced("<?xml" + document[..<end.upperBound]) == nil)
    }
    #expect(export.losses.contains { $0.what.contains("no credit") })
  }

  @Test("A QTI package is a test with the title that asks all items", arguments: [QTIExport.Dialect.two, .three])
  func qtiTest(_ dialect: QTIExport.Dialect) throws {
    let export = QTIExport(items: items, title: "Push & <pop>", dialect: dialect).export
    let text = String(decoding: export.bytes, as: UTF8.self)
    let (root, reference) =
      dialect == .two ? ("assessmentTest", "assessmentItemRef") : ("qti-assessment-test", "qti-assessment-item-ref")
    let start = try #require(text[...].range(of: "<\(root) "))
    let end = try #require(text[...].range(of: "</\(root)>"))
    let test = String(text[start.lowerBound..<end.upperBound])
    #expect(unbalanced(test) == nil)
    #expect(test.contains("title=\"Push &amp; &lt;pop&gt;\""))
    #expect(test.components(of: "<\(reference) ") == items.count)
    for part in test.split(separator: "href=\"../").dropFirst() {
      let path = try #require(part.split(separator: "\"").first)
      #expect(text.components(of: "<file href=\"\(path)\"/>") == 1, "the manifest names each file")
    }
    let manifest = try #require(text[...].range(of: "</manifest>"))
    #expect(String(text[..<manifest.lowerBound]).components(of: "<dependency ") == items.count)
  }

  @Test func aPartialOrderIsWrittenAsItsOrders() throws {
    var item = try makeItem([pop, "B.VWD A.VWA A.VDA B.VDD"])
    let orders = AcceptedOrders(item: item)
    #expect(orders.all(limit: 24)?.sorted { $0.lexicographicallyPrecedes($1) } == [[0, 1, 2, 3], [0, 1, 3, 2]])
    #expect(orders.all(limit: 1) == nil && orders.longestChain.count == 3)
    let losses = Export.make([.ordering(item)], as: .moodle, title: "t").losses
    #expect(losses.map(\.what) == ["left out, for their place is free: A.viewDidAppear"])
    item.key = try #require(PartialOrder(count: 4, pairs: [OrderedPair(0, 1)]))
    #expect(
      Export.make([.ordering(item)], as: .moodle, title: "t").losses.first?.what.hasPrefix("left out: no three") == true
    )
    #expect(Export.make([.ordering(item)], as: .csv, title: "t").losses.count == 1)
  }

  @Test("Copies of a label may stand for each other where programs tell them apart")
  func copies() throws {
    let item = try makeItem(["A.VWL A.VDA A.VWL B.VDA"])
    let orders = AcceptedOrders(item: item)
    #expect(orders.all(limit: 24)?.sorted { $0.lexicographicallyPrecedes($1) } == [[0, 1, 2, 3], [2, 1, 0, 3]])
    #expect(orders.all(limit: 1) == nil)
    let losses = Export.make([.ordering(item)], as: .moodle, title: "t").losses
    #expect(losses.map(\.what) == ["left out, for another looks the same: A.viewWillLayoutSubviews"])
  }

  @Test func formulasAreText() throws {
    var item = try makeItem([pop])
    item.stem = "=1+1 \"quoted\""
    let text = String(decoding: Export.make([.ordering(item)], as: .csv, title: "t").bytes, as: UTF8.self)
    #expect(text.contains("\"'=1+1 \"\"quoted\"\""))
  }

  @Test("Nothing that steers a terminal or turns text around is written", arguments: Export.Format.allCases)
  func steering(_ format: Export.Format) throws {
    let text = String(decoding: Export.make([try hostile], as: format, title: steers).bytes, as: UTF8.self)
    #expect(text.contains("hostile") && steering(in: text) == [])
  }

  @Test func nothingSteersInNotesForAnki() throws {
    let deck = AnkiDeck([try hostile], title: steers)
    let text = deck.notes.flatMap(\.fields).joined() + deck.decks(time: 0)
    #expect(text.contains("hostile") && steering(in: text) == [])
  }

  private let steers = "hostile\u{1B}]52;c;eA==\u{7}\u{9B}2J\u{202E}\u{2066}\u{61C}"

  /// An item whose texts all try.
  private var hostile: QuizItem {
    get throws {
      var item = try makeItem([pop])
      item.id = steers
      item.stem = steers
      item.fixed = [steers]
      item.source = SourceNote(path: steers, line: 1)
      return .ordering(item)
    }
  }

  /// What of it would do something; an archive has bytes of its own between its texts.
  private func steering(in text: String) -> [String] {
    ["\u{1B}]", "\u{7}\u{9B}", "\u{9B}2J", "\u{202E}", "\u{2066}", "\u{61C}"].filter {
      text.unicodeScalars.contains($0.unicodeScalars)
    }
  }

  @Test func anArchiveHasChecksums() {
    #expect(ZipArchive.checksum(Array("123456789".utf8)) == 0xCBF4_3926)
    let bytes = ZipArchive.bytes(of: [ZipArchive.File(path: "a", bytes: [1, 2])])
    #expect(bytes.starts(with: [0x50, 0x4B, 3, 4]) && bytes.suffix(22).starts(with: [0x50, 0x4B, 5, 6]))
    #expect(bytes.count == 30 + 1 + 2 + 46 + 1 + 22)
  }

  @Test func notesForAnkiKeepTheirNames() {
    let deck = AnkiDeck(items, title: "t")
    var reworded = items
    if case .ordering(var item) = items[0] {
      item.stem = "Other words"
      reworded[0] = .ordering(item)
    }
    let again = AnkiDeck(reworded, title: "t")
    #expect(deck.notes.map(\.guid) == again.notes.map(\.guid) && deck.notes.map(\.id) == again.notes.map(\.id))
    #expect(deck.notes[0].fields != again.notes[0].fields)
    #expect(Set(deck.notes.map(\.id)).count == items.count && deck.notes.allSatisfy { $0.fields.count == 6 })
    #expect(
      JSONReader.read(Array(deck.models(time: 1).utf8)) != nil
        && JSONReader.read(Array(deck.decks(time: 1).utf8)) != nil)
  }
}

extension Substring {
  fileprivate func range(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}

extension String {
  fileprivate func components(of text: String) -> Int {
    split(separator: text, omittingEmptySubsequences: false).count - 1
  }
}

/// The first tag that is closed wrongly or never; nil if there is none.
private func unbalanced(_ text: String) -> String? {
  var open: [Substring] = []
  for part in text.split(separator: "<").dropFirst(text.hasPrefix("<") ? 0 : 1) {
    guard let end = part.firstIndex(of: ">") else { return "<\(part.prefix(20))" }
    let tag = part[..<end]
    if tag.hasPrefix("?") || tag.hasPrefix("!") || tag.hasSuffix("/") || tag.hasPrefix("meta") { continue }
    if tag.hasPrefix("/") {
      guard open.popLast() == tag.dropFirst() else { return String(tag) }
    } else {
      open.append(tag.split(separator: " ")[0])
    }
  }
  return open.last.map(String.init)
}
