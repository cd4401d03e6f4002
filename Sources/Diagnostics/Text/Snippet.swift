/// The lines of a source that a diagnostic points to, drawn with a gutter and marks under the words.
struct Snippet {
  let file: SourceFile
  let severity: Diagnostic.Severity
  /// Columns for the source.
  let room: Int
  /// Digits of the largest line number.
  let gutter: Int
  /// The places on one line.
  let singles: [Mark]
  /// The places on several lines.
  let multis: [Mark]

  /// A place with words to be shown under or beside it.
  struct Mark {
    var range: Range<Int>
    var text: String
    var isPrimary: Bool
    /// Both from 1.
    var firstLine: Int
    var lastLine: Int
  }

  init(_ diagnostic: Diagnostic, width: Int) {
    file = diagnostic.file
    severity = diagnostic.severity
    let places =
      [(diagnostic.range, diagnostic.label, true)] + diagnostic.secondary.map { ($0.range, $0.text, false) }
    let marks = places.map { Self.mark(in: diagnostic.file, $0.0, $0.1, isPrimary: $0.2) }
    singles = marks.filter { $0.firstLine == $0.lastLine }
    // More than three bars side by side cannot be told apart.
    multis = Array(marks.filter { $0.firstLine != $0.lastLine }.prefix(3))
    gutter = String(marks.map(\.lastLine).max() ?? 1).utf8.count
    room = max(width - gutter - 3 - (multis.isEmpty ? 0 : multis.count + 1), 20)
  }

  private static func mark(in file: SourceFile, _ range: Range<Int>, _ text: String, isPrimary: Bool) -> Mark {
    let lower = min(max(range.lowerBound, 0), file.bytes.count)
    let upper = min(max(range.upperBound, lower), file.bytes.count)
    return Mark(
      range: lower..<upper, text: DisplayWidth.printable(text), isPrimary: isPrimary,
      firstLine: file.line(at: lower), lastLine: file.line(at: max(lower, upper - 1)))
  }

  /// Draws all lines, each ended by a line break.
  func draw(into output: inout StyledText) {
    drawGutter(nil, into: &output)
    output.newLine()
    var last = 0
    for line in shownLines() {
      if last > 0, line == last + 2 { drawSource(last + 1, into: &output) }
      if last > 0, line > last + 2 {
        output.add("...", .frame)
        output.newLine()
      }
      drawLine(line, into: &output)
      last = line
    }
  }

  /// The lines with marks, and of long ranges the first and last two.
  private func shownLines() -> [Int] {
    var lines = singles.map(\.firstLine)
    for mark in multis {
      let isShort = mark.lastLine - mark.firstLine < 5
      lines += [mark.firstLine, mark.lastLine]
      lines += isShort ? Array(mark.firstLine...mark.lastLine) : [mark.firstLine + 1, mark.lastLine - 1]
    }
    var shown: [Int] = []
    for line in lines.sorted() where shown.last != line { shown.append(line) }
    return shown
  }

  private func drawLine(_ line: Int, into output: inout StyledText) {
    let marks = neighbours(singles.filter { $0.firstLine == line })
    if marks.isEmpty { drawSource(line, into: &output) }
    for near in marks {
      let display = DisplayLine(file, line: line, around: near.first?.range.lowerBound ?? 0, room: room)
      for group in grouped(near.map { place($0, in: display) }) {
        let around = (group.first?.start ?? 0)..<(group.map(\.end).max() ?? 0)
        let excerpt = display.excerpt(around: around, room: room)
        drawGutter(line, into: &output)
        drawText(excerpt.text, at: line, into: &output)
        drawMarks(group.map { $0.moved(by: excerpt.shift, room: room) }, at: line, into: &output)
      }
    }
    drawArms(at: line, into: &output)
  }

  /// A line as far as it can be seen from its start.
  func beginning(of line: Int) -> DisplayLine {
    DisplayLine(file, line: line, around: file.lineRange(line).lowerBound, room: room)
  }

  private func drawSource(_ line: Int, into output: inout StyledText) {
    let excerpt = beginning(of: line).excerpt(around: 0..<0, room: room)
    drawGutter(line, into: &output)
    drawText(excerpt.text, at: line, into: &output)
  }

  private func drawText(_ text: String, at line: Int, into output: inout StyledText) {
    var text = text
    while text.unicodeScalars.last == " " { text.unicodeScalars.removeLast() }
    var bars = bars(at: line)
    if text.isEmpty { bars.trim() }
    if !text.isEmpty || !bars.isBlank {
      output.add(" ")
      bars.draw(severity, into: &output)
      output.add(text)
    }
    output.newLine()
  }

  /// `12 |`, or the same width without a number.
  func drawGutter(_ line: Int?, into output: inout StyledText) {
    let number = line.map(String.init) ?? ""
    output.add(String(repeating: " ", count: gutter - number.utf8.count) + number + " |", .frame)
  }

  /// A row under a line: gutter, marks, and words behind them.
  func drawRow(_ row: MarkRow, _ words: (text: String, isPrimary: Bool)?, into output: inout StyledText) {
    var row = row
    if words == nil { row.trim() }
    drawGutter(nil, into: &output)
    output.add(" ")
    row.draw(severity, into: &output)
    if let words { output.add(words.text, words.isPrimary ? .severity(severity) : .frame) }
    output.newLine()
  }
}
