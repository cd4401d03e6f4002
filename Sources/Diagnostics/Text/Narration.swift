/// A diagnostic in sentences: no drawing, no carets, every place by line and column.
struct Narration {
  private let diagnostic: Diagnostic

  init(_ diagnostic: Diagnostic) {
    self.diagnostic = diagnostic
  }

  func write(into output: inout StyledText) {
    output.add("\(diagnostic.frame.severity) \(diagnostic.code)", .severity(diagnostic.severity))
    output.add(": " + DisplayWidth.printable(diagnostic.message), .bold)
    output.newLine()
    if !diagnostic.file.path.isEmpty { writePlaces(into: &output) }
    for note in diagnostic.notes { writeLines(diagnostic.frame.note, note, into: &output) }
    for help in diagnostic.helps { writeLines(diagnostic.frame.help, help, into: &output) }
  }

  private func writePlaces(into output: inout StyledText) {
    let path = DisplayWidth.printable(diagnostic.file.path)
    output.add(
      "  \(diagnostic.frame.inFile) \(path)\(diagnostic.frame.comma)\(place(diagnostic.range))\(said(diagnostic.label))"
    )
    output.newLine()
    var quoted = quote(diagnostic.range, into: &output)
    for label in diagnostic.secondary {
      output.add("  \(diagnostic.frame.also) \(place(label.range))\(said(label.text))")
      output.newLine()
      let line = diagnostic.file.line(at: bounded(label.range).lowerBound)
      if line != quoted { quoted = quote(label.range, into: &output) }
    }
  }

  private func said(_ label: String) -> String { label.isEmpty ? "" : ": " + DisplayWidth.printable(label) }

  private func bounded(_ range: Range<Int>) -> Range<Int> {
    range.clamped(to: 0..<diagnostic.file.bytes.count)
  }

  private func place(_ range: Range<Int>) -> String {
    let start = diagnostic.file.position(at: range.lowerBound)
    let end = diagnostic.file.position(at: lastCharacter(of: range))
    return diagnostic.frame.place(start, end)
  }

  /// Where the last character of a place starts.
  private func lastCharacter(of range: Range<Int>) -> Int {
    let range = bounded(range)
    var offset = max(range.lowerBound, range.upperBound - 1)
    while offset > range.lowerBound, diagnostic.file.bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
    return offset
  }

  /// Writes the first line of a place, and says which it was.
  private func quote(_ range: Range<Int>, into output: inout StyledText) -> Int {
    let line = diagnostic.file.line(at: min(range.lowerBound, diagnostic.file.bytes.count))
    let text = words(of: line, around: range)
    if !text.isEmpty {
      output.add("  \(diagnostic.frame.quote(line)) \(text)")
      output.newLine()
    }
    return line
  }

  /// A line; of one that nobody would listen to as a whole, what is around a place.
  private func words(of line: Int, around range: Range<Int>) -> String {
    let (file, whole) = (diagnostic.file, diagnostic.file.lineRange(line))
    guard whole.count > 4 * Self.longestQuote else { return DisplayWidth.printable(file.text(whole)) }
    let display = DisplayLine(file, line: line, around: bounded(range).lowerBound, room: Self.longestQuote)
    let start = display.column(at: range.lowerBound)
    let columns = start..<max(start, display.column(at: range.upperBound))
    return display.excerpt(around: columns, room: Self.longestQuote).text
  }

  /// In columns of a screen.
  private static let longestQuote = 400

  private func writeLines(_ name: String, _ text: String, into output: inout StyledText) {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      output.add(index == 0 ? "  \(name): " : "    ")
      output.add(DisplayWidth.printable(String(line)))
      output.newLine()
    }
  }
}
