import Judging
import Verify

/// How many statements have which verdict.
struct VerdictCounts: Sendable {
  private var counts = [Int](repeating: 0, count: Verdict.allCases.count)

  init(_ note: NotePage) {
    add(note)
  }

  init(_ notes: [NotePage]) {
    for note in notes { add(note) }
  }

  private mutating func add(_ note: NotePage) {
    for part in note.body {
      for verdict in part.verdicts { counts[Int(verdict.kind.rawValue)] += 1 }
    }
  }

  /// The verdicts that occur, in the order of their importance.
  var occurring: [(kind: Verdict, count: Int)] {
    Verdict.allCases.compactMap { kind in
      let count = counts[Int(kind.rawValue)]
      return count > 0 ? (kind, count) : nil
    }
  }
}

extension SiteFrame {
  /// The counts as list items: sign, number, word.
  func tally(_ counts: VerdictCounts) -> HTML {
    list(
      counts.occurring.map { kind, count in
        TallyValues(kind: kind.className, icon: kind.icon, word: kind.words(in: language), count: String(count))
      })
  }
}
