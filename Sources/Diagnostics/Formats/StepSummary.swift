/// Writes a report as Markdown for the summary page of a step of GitHub's runner.
package enum StepSummary {
  /// The runner drops a summary of more than 1 MiB as a whole.
  static let mostBytes = 900 << 10

  /// The summary line, then every finding as on a terminal, as long as there is room.
  package static func render(_ report: Report) -> String {
    let renderer = TextRenderer()
    var texts: [String] = []
    var bytes = 0
    for diagnostic in report.findings {
      let text = renderer.render(diagnostic)
      bytes += text.utf8.count + 1
      if bytes > mostBytes { break }
      texts.append(text)
    }
    let listing = texts.joined(separator: "\n")
    let fence = CodeFence.around(listing)
    var summary = "## lcdoc\n\n" + escaped(report.summary) + "\n"
    if !texts.isEmpty { summary += "\n\(fence)text\n\(listing)\(fence)\n" }
    let leftOut = report.findings.count - texts.count
    if leftOut > 0 { summary += "\n\(leftOut) more findings have no room here.\n" }
    return summary
  }

  /// A line of Markdown that shows the text as it is.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in DisplayWidth.printable(text).unicodeScalars {
      if "\\`*_{}[]<>()#!|~&".unicodeScalars.contains(scalar) { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}
