/// Writes a report as commands of GitHub's runner, which turns them into marks beside the lines of a pull request.
///
/// The runner keeps ten errors, ten warnings and ten notices of a step; the tenth says how many more there are.
/// Whatever a note says, the runner sees no command that is not ours.
package enum GitHubRenderer {
  /// The most commands of one kind that the runner keeps.
  static let mostOfAKind = 10
  /// Scalars of a message; the runner cuts at 4096 characters after escaping.
  static let longestMessage = 1_000

  /// One command a line, the worst first, and the summary as the last line.
  package static func render(_ report: Report) -> String {
    var lines: [String] = []
    for severity in Diagnostic.Severity.allCases {
      let kind = report.findings.filter { $0.severity == severity }
      let shown = kind.count > mostOfAKind ? mostOfAKind - 1 : kind.count
      lines += kind.prefix(shown).map(command)
      if kind.count > shown {
        lines.append("::\(word(severity)) title=lcdoc::\(kind.count - shown) more; the summary lists them all")
      }
    }
    if !report.summary.isEmpty { lines.append(harmless(DisplayWidth.printable(report.summary))) }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Text for the log of a step that holds no command: `##[` counts anywhere in a line, `::` at its start.
  package static func harmless(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var isStart = true
    for scalar in text.unicodeScalars {
      if scalar == "[", result.suffix(2).elementsEqual("##".unicodeScalars) { result.append(" ") }
      // A ratio sign looks the same and means nothing to the runner.
      result.append(isStart && scalar == ":" ? "\u{2236}" : scalar)
      isStart = scalar == "\n" || scalar == "\r" || (isStart && scalar.properties.isWhitespace)
    }
    return String(result)
  }

  private static func command(_ diagnostic: Diagnostic) -> String {
    let file = diagnostic.file
    let start = file.position(at: diagnostic.range.lowerBound)
    let end = file.position(at: diagnostic.range.upperBound)
    var properties = ["file=" + property(FileReference.path(file.path)), "line=\(start.line)"]
    if end.line == start.line {
      // The runner's last column is the one of the last character.
      properties.append("col=\(start.column)")
      properties.append("endColumn=\(max(start.column, end.column - 1))")
    } else {
      properties.append("endLine=\(end.column == 1 ? end.line - 1 : end.line)")
    }
    properties.append("title=" + property(diagnostic.code))
    let message = data(DisplayText.cut(DisplayText.paragraphs(of: diagnostic), to: longestMessage))
    return "::\(word(diagnostic.severity)) \(properties.joined(separator: ","))::\(message)"
  }

  private static func word(_ severity: Diagnostic.Severity) -> String {
    severity == .note ? "notice" : severity.rawValue
  }

  /// The text behind `::`.
  private static func data(_ text: String) -> String { harmless(text).percentEncoded { "%\r\n".utf8.contains($0) } }

  /// A value between `,` and `::`.
  private static func property(_ text: String) -> String {
    harmless(DisplayWidth.printable(text)).percentEncoded { "%\r\n:,".utf8.contains($0) }
  }
}
