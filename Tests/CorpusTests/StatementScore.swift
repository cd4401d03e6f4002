/// A sentence with the verdict that it should get.
struct Statement: Decodable {
  var id: String
  var lang: String
  var text: String
  /// `holds`, `contradicted`, `depends`, or `none`: no verdict may be given.
  var expect: String
  var before: [String]?

  /// The statement as a note of its own, and the line on which it begins.
  var note: (text: String, first: Int) {
    let above = before ?? []
    let gap = above.last?.allSatisfy(\.isWhitespace) ?? true ? [] : [""]
    let lines = above + gap + [text]
    return (lines.joined(separator: "\n") + "\n", above.count + gap.count + 1)
  }
}

/// What came of statements. False alarms and false *holds* are worse than silence.
struct StatementScore {
  enum Outcome: String, CaseIterable {
    case right, silent
    case falseAlarm = "false alarm"
    case falseHolds = "false holds"
    case imprecise, needless
  }

  private(set) var counts: [Outcome: Int] = [:]
  private(set) var all = 0

  func share(_ outcome: Outcome) -> Double { ratio(counts[outcome] ?? 0, all) }

  var text: String {
    "statements: " + Outcome.allCases.map { "\($0.rawValue) \(percent(share($0)))" }.joined(separator: ", ")
  }

  mutating func add(_ statement: Statement, _ reading: Reading) {
    let first = statement.note.first
    let found =
      reading.orderings.filter { ($0.endLine ?? $0.line) >= first }.compactMap(\.verdict)
      + reading.claims.filter { ($0.endLine ?? $0.line) >= first }.compactMap(\.verdict)
    let severest = ["contradicted", "depends", "holds"].first(where: found.contains) ?? "none"
    all += 1
    counts[Self.outcome(expected: statement.expect, found: severest), default: 0] += 1
  }

  static func outcome(expected: String, found: String) -> Outcome {
    switch (expected, found) {
    case _ where expected == found: .right
    case (_, "none"): .silent
    case ("contradicted", "holds"), ("depends", "holds"): .falseHolds
    case (_, "holds"): .needless
    case ("holds", _), ("none", _): .falseAlarm
    default: .imprecise
    }
  }
}
