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
  static let fieldNames = ["Id", "Prompt", "Shuffled", "Answer", "Why", "Source"]

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
      let hash = FNV1a.hash("lcdoc__\(item.id)".utf8)
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
    let fields = Self.fieldNames.enumerated().map { index, name -> JSON in
      [
        "name": .string(name), "ord": .number(index), "font": "Arial", "size": 20, "sticky": false, "rtl": false,
        "media": [],
      ]
    }
    let template: JSON = [
      "name": "Card 1", "ord": 0, "qfmt": "{{Prompt}}{{Shuffled}}",
      "afmt": "{{Prompt}}<hr id=answer>{{Answer}}{{Why}}<p class=source>{{Source}}</p>", "bqfmt": "", "bafmt": "",
      "did": .null,
    ]
    let css =
      ".card{font:18px/1.4 sans-serif;text-align:left}li{font-family:monospace}.source{color:#888;font-size:13px}"
    let models: JSON = [
      "\(Self.modelID)": [
        "id": .number(Self.modelID), "name": "lcdoc", "type": 0, "mod": .number(time), "usn": -1, "sortf": 0,
        "did": .number(Self.deckID), "tmpls": [template], "flds": .array(fields), "css": .string(css), "latexPre": "",
        "latexPost": "", "req": [[0, "any", [1, 2]]], "tags": [], "vers": [],
      ]
    ]
    return models.text
  }

  /// `col.decks`: the standard deck and this one.
  package func decks(time: Int) -> String {
    let decks: JSON = ["1": Self.deck(1, "Default", time), "\(Self.deckID)": Self.deck(Self.deckID, title, time)]
    return decks.text
  }

  private static func deck(_ id: Int, _ name: String, _ time: Int) -> JSON {
    [
      "id": .number(id), "name": .string(name), "mod": .number(time), "usn": -1, "conf": 1, "dyn": 0,
      "collapsed": false, "desc": "", "extendNew": 0, "extendRev": 0, "newToday": [0, 0], "revToday": [0, 0],
      "lrnToday": [0, 0], "timeToday": [0, 0],
    ]
  }

  /// `col.dconf`: one set of options, Anki's own.
  package static var deckOptions: String {
    let options: JSON = [
      "1": [
        "id": 1, "name": "Default", "mod": 0, "usn": 0, "maxTaken": 60, "autoplay": true, "timer": 0, "replayq": true,
        "dyn": false,
        "new": ["delays": [1, 10], "ints": [1, 4, 7], "initialFactor": 2500, "order": 1, "perDay": 20, "bury": true],
        "rev": [
          "perDay": 200, "ease4": 1, "ivlFct": 1, "maxIvl": 36500, "bury": true, "fuzz": .fraction(0.05), "minSpace": 1,
        ],
        "lapse": ["delays": [10], "mult": 0, "minInt": 1, "leechFails": 8, "leechAction": 0],
      ]
    ]
    return options.text
  }

  /// `col.conf`
  package static var configuration: String {
    let configuration: JSON = [
      "activeDecks": [1], "curDeck": 1, "newSpread": 0, "collapseTime": 1200, "timeLim": 0, "estTimes": true,
      "dueCounts": true, "curModel": .null, "nextPos": 1, "sortType": "noteFld", "sortBackwards": false,
      "addToCur": true,
    ]
    return configuration.text
  }
}
