import Markup
import Verify

/// Marks the words of judged sentences in the text, so that each leads to its verdicts and they to it.
struct StatementMarks {
  /// The sentences in the order of the note, each with what weighs most of what came of it.
  private var marked: [(range: Range<Int>, kind: Verdict)] = []

  /// - Parameter statements: In the order of the note; several may be about the same words.
  init(_ statements: [(range: Range<Int>, kind: Verdict)]) {
    for statement in statements {
      if let last = marked.last, last.range == statement.range {
        if statement.kind.weight > last.kind.weight { marked[marked.count - 1].kind = statement.kind }
      } else {
        marked.append(statement)
      }
    }
  }

  /// What is written around the words.
  var decorations: [Decoration] {
    marked.map { mark in
      Decoration(
        range: mark.range,
        open: "<span class=\"judged \(mark.kind.className)\" data-said=\"\(id(of: mark.range))\">", close: "</span>",
        isLink: false, id: id(of: mark.range))
    }
  }

  /// The id of the words.
  func id(of range: Range<Int>) -> String { "said-\(range.lowerBound)-\(range.upperBound)" }
}

extension Verdict {
  /// The more a reader must know of it, the higher.
  var weight: Int {
    switch self {
    case .contradicted: 5
    case .open: 4
    case .depends: 3
    case .holds: 2
    case .vacuous: 1
    case .ambiguous, .notUnderstood: 0
    }
  }
}
