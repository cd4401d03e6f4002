// MARK: - Places on one line

extension Snippet {
  /// A mark with the columns it has on the screen.
  struct Placed {
    var start: Int
    var end: Int
    var text: String
    var isPrimary: Bool

    func moved(by shift: Int, room: Int) -> Placed {
      var moved = self
      moved.start = min(max(start + shift, 0), room)
      moved.end = min(max(end + shift, moved.start + 1), room + 1)
      return moved
    }
  }

  func place(_ mark: Mark, in display: DisplayLine) -> Placed {
    let start = display.column(at: mark.range.lowerBound)
    let end = display.column(at: mark.range.upperBound)
    return Placed(start: start, end: max(end, start + 1), text: mark.text, isPrimary: mark.isPrimary)
  }

  /// Marks of a line from left to right, those together that may be seen together.
  func neighbours(_ marks: [Mark]) -> [[Mark]] {
    var groups: [[Mark]] = []
    for mark in marks.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      let first = groups.last?.first?.range.lowerBound
      if let first, mark.range.lowerBound - first <= DisplayLine.reach(room) {
        groups[groups.count - 1].append(mark)
      } else {
        groups.append([mark])
      }
    }
    return groups
  }

  /// Marks from left to right, those together that have room on the screen together: a long line is shown once
  /// for each group.
  func grouped(_ marks: [Placed]) -> [[Placed]] {
    var groups: [[Placed]] = []
    for mark in marks.sorted(by: { ($0.start, $0.end) < ($1.start, $1.end) }) {
      if let first = groups.last?.first, mark.end - first.start <= room - 2 {
        groups[groups.count - 1].append(mark)
      } else {
        groups.append([mark])
      }
    }
    return groups
  }

  /// Draws `^^^^` and `----` with the words of the last mark behind them, the others hanging below.
  func drawMarks(_ marks: [Placed], at line: Int, into output: inout StyledText) {
    let bars = bars(at: line)
    var row = bars
    for mark in marks.filter({ !$0.isPrimary }) + marks.filter(\.isPrimary) {
      let columns = bars.count + mark.start..<bars.count + mark.end
      row.fill(columns, UInt8(ascii: mark.isPrimary ? "^" : "-"), isPrimary: mark.isPrimary)
    }
    var hanging = marks.filter { !$0.text.isEmpty }
    let inline = hanging.last.flatMap { bars.count + $0.end >= row.count ? $0 : nil }
    if inline != nil { hanging.removeLast() }
    drawRow(row, inline.map { (" " + $0.text, $0.isPrimary) }, into: &output)
    guard !hanging.isEmpty else { return }
    drawRow(stems(of: hanging, behind: bars), nil, into: &output)
    while let mark = hanging.popLast() {
      var row = stems(of: hanging.filter { $0.start < mark.start }, behind: bars)
      row.pad(to: bars.count + mark.start)
      drawRow(row, (mark.text, mark.isPrimary), into: &output)
    }
  }

  private func stems(of marks: [Placed], behind bars: MarkRow) -> MarkRow {
    var row = bars
    for mark in marks {
      let column = bars.count + mark.start
      row.fill(column..<column + 1, UInt8(ascii: "|"), isPrimary: mark.isPrimary)
    }
    return row
  }
}

// MARK: - Places on several lines

extension Snippet {
  /// The bars that run down beside the lines of long ranges, and the space behind them.
  func bars(at line: Int) -> MarkRow {
    var row = MarkRow()
    for (index, mark) in multis.enumerated() {
      let isInside = line > mark.firstLine && line <= mark.lastLine
      row.fill(index..<index + 1, UInt8(ascii: isInside ? "|" : " "), isPrimary: mark.isPrimary)
    }
    if !multis.isEmpty { row.pad(to: multis.count + 1) }
    return row
  }

  /// Draws the rows under a line in which long ranges start or end: ` ____^`, `|____^ words`.
  func drawArms(at line: Int, into output: inout StyledText) {
    var bars = bars(at: line)
    let display = beginning(of: line)
    for (index, mark) in multis.enumerated() where mark.firstLine == line {
      let column = min(display.column(at: mark.range.lowerBound), room)
      drawArm(bars, from: index, to: column, mark, nil, into: &output)
      bars.fill(index..<index + 1, UInt8(ascii: "|"), isPrimary: mark.isPrimary)
    }
    for (index, mark) in multis.enumerated() where mark.lastLine == line {
      let column = min(max(display.column(at: mark.range.upperBound) - 1, 0), room)
      drawArm(bars, from: index, to: column, mark, mark.text, into: &output)
      bars.fill(index..<index + 1, UInt8(ascii: " "), isPrimary: mark.isPrimary)
    }
  }

  private func drawArm(
    _ bars: MarkRow, from index: Int, to column: Int, _ mark: Mark, _ words: String?,
    into output: inout StyledText
  ) {
    var row = bars
    let tip = bars.count + column
    row.underlay(index + 1..<tip, UInt8(ascii: "_"), isPrimary: mark.isPrimary)
    row.fill(tip..<tip + 1, UInt8(ascii: mark.isPrimary ? "^" : "-"), isPrimary: mark.isPrimary)
    let hasWords = words.map { !$0.isEmpty } ?? false
    drawRow(row, hasWords ? (" " + (words ?? ""), mark.isPrimary) : nil, into: &output)
  }
}
