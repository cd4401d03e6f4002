internal import Diagnostics

/// What a session came to: printed to standard output when the screen is gone.
package struct SessionReport: Sendable, Equatable {
  /// What came of the items that were answered, in order.
  var results: [ItemResult]
  /// How many items there were to answer.
  package var itemCount: Int
  /// How the session ended.
  package var end: End

  /// How a session ended.
  package enum End: Sendable, Equatable {
    case completed
    /// The learner quit; what was answered counts.
    case quit
    /// Standard input ended before the last answer.
    case inputEnded
    /// A signal, or Ctrl-C, which counts as one.
    case interrupted(signal: Int32)
  }

  /// From 0 to 100, rounded down; items without an answer count as 0.
  package var score: Int {
    guard itemCount > 0 else { return 100 }
    return Int(results.reduce(0) { $0 + $1.credit } * 100 / Double(itemCount) + 1e-9)
  }

  /// 0, or 1 for a score below the minimum, or 128 and the signal's number (130 for Ctrl-C).
  package func exitCode(minimumScore: Int = 0) -> Int32 {
    if case .interrupted(let signal) = end { return 128 + signal }
    return score < minimumScore ? 1 : 0
  }

  /// The notes of items that were not right at once, each with its items, in the order of the session.
  var readNext: [(source: SourceNote, stems: [String])] {
    var found: [(source: SourceNote, stems: [String])] = []
    for result in results where !result.isRightAtOnce {
      if let index = found.firstIndex(where: { $0.source == result.source }) {
        found[index].stems.append(result.stem)
      } else {
        found.append((result.source, [result.stem]))
      }
    }
    return found
  }

  /// The report in words: a line for each item, the score, and what to read next.
  ///
  /// - Parameter width: Where lines are broken; nil if nowhere.
  package func lines(_ strings: Strings, width: Int? = nil) -> [String] {
    guard let width else { return lines(strings) }
    return lines(strings).flatMap { TextWidth.wrapped($0, width: width, indent: 4) }
  }

  private func lines(_ strings: Strings) -> [String] {
    var lines = results.map { result in
      let stem = TextWidth.safe(result.stem)
      if result.isRightAtOnce { return strings(.resultRight, stem) }
      return result.isRight
        ? strings(.resultHelped, "\(result.responses.count)", stem) : strings(.resultWrong, stem)
    }
    let right = results.filter(\.isRightAtOnce).count
    lines.append(strings(.score, "\(score)", "\(right)", "\(itemCount)"))
    if results.count < itemCount { lines.append(strings(.notAnswered, "\(itemCount - results.count)")) }
    if !readNext.isEmpty {
      lines.append(strings(.readNext))
      lines += readNext.map { note in
        "  "
          + strings(
            .readNextRow, TextWidth.safe(note.source.text), strings.list(note.stems.map(TextWidth.safe)))
      }
    }
    return lines
  }

  /// The report as JSON, the same bytes for the same session.
  package var json: String {
    let json: JSON = [
      "schema": "lcdoc.quiz-session/1", "score": .number(score), "items": .number(itemCount),
      "answered": .number(results.count), "end": .string(endName), "results": .array(results.map(Self.json)),
    ]
    return json.text
  }

  private var endName: String {
    switch end {
    case .completed: "completed"
    case .quit: "quit"
    case .inputEnded: "input-ended"
    case .interrupted: "interrupted"
    }
  }

  private static func json(_ result: ItemResult) -> JSON {
    [
      "id": .string(result.itemID), "semanticHash": .string(result.semanticHash.hexadecimal),
      "right": .bool(result.isRight), "rightAtOnce": .bool(result.isRightAtOnce), "credit": .fraction(result.credit),
      "hints": .number(result.hintCount), "responses": .array(result.responses.map { .numbers($0) }),
      "credits": .array(result.credits.map { .fraction($0) }),
      "source": ["path": .string(result.source.path), "line": .number(result.source.line)],
    ]
  }
}
