import Diagnostics

/// What an Anki package holds, apart from the database that it is written into.
package struct AnkiDeck: Sendable {
  /// What the deck is called.
  package let title: String
  /// Its notes, in the order of the items.
  package let notes: [Note]
  /// What a card cannot hold.
  package let losses: [Export.Loss]

  /// The model and the deck have fixed names everywhere, so that a second import finds them again.
  package static let modelID = 1_718_000_000_001
  /// The deck's number.
  package static let deckID = 1_718_000_000_002
  /// The fields of a note, in the order of their values.
  package static let fieldNames = ["Id", "Prompt", "Shuffled", "Answer", "Why", "Source"]

  /// One note; its card has the same number.
  package struct Note: Sendable, Equatable {
    /// The number of note and card, the same at each export.
    package var id: Int
    /// Stable over rewording: a later import updates the note in place.
    package var guid: String
    /// HTML, one a field name.
    package var fields: [String]
    /// What the note can be found by.
    package var tags: [String]
  }

  /// A note for each item. Cost: O(text).
  package init(_ items: [QuizItem], title: String) {
    self.title = title
    var numbers: Set<Int> = []
    notes = items.map { item in
      let hash = FNV1a.hash("lcdoc__" + item.id)
      var id = Self.firstID + Int(hash % Self.idRange)
      while !numbers.insert(id).inserted { id += 1 }
      return Note(
        id: id, guid: Self.guid(hash), fields: Self.fields(of: item), tags: ["lcdoc", "uikit", item.kind.rawValue])
    }
    losses = items.compactMap { item in
      guard item.kind == .ordering else { return nil }
      return Export.Loss(itemID: item.id, what: "shown and answered in the head: Anki does not grade an order")
    }
  }

  // Anki takes milliseconds since 1970 for numbers of notes.
  private static let firstID = 1_500_000_000_000
  private static let idRange: UInt64 = 200_000_000_000

  private static func guid(_ hash: UInt64) -> String {
    let digits = Array(
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789!#$%&()*+,-./:;<=>?@[]^_`{|}~".utf8)
    var left = hash
    var guid: [UInt8] = []
    while left > 0 {
      guid.append(digits[Int(left % UInt64(digits.count))])
      left /= UInt64(digits.count)
    }
    return String(decoding: guid.reversed(), as: UTF8.self)
  }

  private static func fields(of item: QuizItem) -> [String] {
    let text = ExportText(item)
    let labels = text.labels
    func list(_ indices: [Int], _ element: String) -> String {
      "<\(element)>" + indices.map { "<li>\(XMLText.escaped(labels[$0]))</li>" }.joined() + "</\(element)>"
    }
    return [
      XMLText.escaped(item.id), XMLText.paragraphs(text.question), list(text.shown, "ul"), list(text.answer, "ol"),
      XMLText.paragraphs(text.explanation), XMLText.escaped(item.source.text),
    ]
  }

  // MARK: - What Anki keeps as JSON

  /// `col.models`
  package func models(time: Int) -> String {
    let fields = Self.fieldNames.enumerated().map { index, name in
      JSON.object([
        ("name", .string(name)), ("ord", .number(index)), ("font", .string("Arial")), ("size", .number(20)),
        ("sticky", .bool(false)), ("rtl", .bool(false)), ("media", .array([])),
      ])
    }
    let template = JSON.object([
      ("name", .string("Card 1")), ("ord", .number(0)), ("qfmt", .string("{{Prompt}}{{Shuffled}}")),
      ("afmt", .string("{{Prompt}}<hr id=answer>{{Answer}}{{Why}}<p class=source>{{Source}}</p>")),
      ("bqfmt", .string("")), ("bafmt", .string("")), ("did", .null),
    ])
    let css =
      ".card{font:18px/1.4 sans-serif;text-align:left}li{font-family:monospace}.source{color:#888;font-size:13px}"
    return JSON.object([
      (
        "\(Self.modelID)",
        .object([
          ("id", .number(Self.modelID)), ("name", .string("lcdoc")), ("type", .number(0)), ("mod", .number(time)),
          ("usn", .number(-1)), ("sortf", .number(0)), ("did", .number(Self.deckID)), ("tmpls", .array([template])),
          ("flds", .array(fields)), ("css", .string(css)), ("latexPre", .string("")), ("latexPost", .string("")),
          ("req", .array([.array([.number(0), .string("any"), .array([.number(1), .number(2)])])])),
          ("tags", .array([])), ("vers", .array([])),
        ])
      )
    ]).text
  }

  /// `col.decks`: the standard deck and this one.
  package func decks(time: Int) -> String {
    JSON.object([("1", Self.deck(1, "Default", time)), ("\(Self.deckID)", Self.deck(Self.deckID, title, time))]).text
  }

  private static func deck(_ id: Int, _ name: String, _ time: Int) -> JSON {
    let zeros = JSON.array([.number(0), .number(0)])
    return .object([
      ("id", .number(id)), ("name", .string(name)), ("mod", .number(time)), ("usn", .number(-1)), ("conf", .number(1)),
      ("dyn", .number(0)), ("collapsed", .bool(false)), ("desc", .string("")), ("extendNew", .number(0)),
      ("extendRev", .number(0)), ("newToday", zeros), ("revToday", zeros), ("lrnToday", zeros), ("timeToday", zeros),
    ])
  }

  /// `col.dconf`: one set of options, Anki's own.
  package static let deckOptions = JSON.object([
    (
      "1",
      .object([
        ("id", .number(1)), ("name", .string("Default")), ("mod", .number(0)), ("usn", .number(0)),
        ("maxTaken", .number(60)), ("autoplay", .bool(true)), ("timer", .number(0)), ("replayq", .bool(true)),
        ("dyn", .bool(false)),
        (
          "new",
          .object([
            ("delays", .array([.number(1), .number(10)])), ("ints", .array([.number(1), .number(4), .number(7)])),
            ("initialFactor", .number(2500)), ("order", .number(1)), ("perDay", .number(20)), ("bury", .bool(true)),
          ])
        ),
        (
          "rev",
          .object([
            ("perDay", .number(200)), ("ease4", .number(1)), ("ivlFct", .number(1)), ("maxIvl", .number(36500)),
            ("bury", .bool(true)), ("fuzz", .fraction(0.05)), ("minSpace", .number(1)),
          ])
        ),
        (
          "lapse",
          .object([
            ("delays", .array([.number(10)])), ("mult", .number(0)), ("minInt", .number(1)), ("leechFails", .number(8)),
            ("leechAction", .number(0)),
          ])
        ),
      ])
    )
  ]).text

  /// `col.conf`
  package static let configuration = JSON.object([
    ("activeDecks", .array([.number(1)])), ("curDeck", .number(1)), ("newSpread", .number(0)),
    ("collapseTime", .number(1200)), ("timeLim", .number(0)), ("estTimes", .bool(true)), ("dueCounts", .bool(true)),
    ("curModel", .null), ("nextPos", .number(1)), ("sortType", .string("noteFld")), ("sortBackwards", .bool(false)),
    ("addToCur", .bool(true)),
  ]).text
}
