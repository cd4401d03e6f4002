/// A row of marks under a line of source, column by column.
struct MarkRow {
  struct Cell: Equatable {
    var mark = UInt8(ascii: " ")
    /// Whether the mark belongs to the place that the diagnostic is about.
    var isPrimary = false
  }

  private(set) var cells: [Cell] = []

  var count: Int { cells.count }
  var isBlank: Bool { cells.allSatisfy { $0.mark == UInt8(ascii: " ") } }

  /// Puts a mark into some columns; the row grows as it needs.
  mutating func fill(_ columns: Range<Int>, _ mark: UInt8, isPrimary: Bool) {
    while cells.count < columns.upperBound { cells.append(Cell()) }
    for column in columns { cells[column] = Cell(mark: mark, isPrimary: isPrimary) }
  }

  /// Puts a mark into those of some columns that are free.
  mutating func underlay(_ columns: Range<Int>, _ mark: UInt8, isPrimary: Bool) {
    for column in columns where column >= cells.count || cells[column].mark == UInt8(ascii: " ") {
      fill(column..<column + 1, mark, isPrimary: isPrimary)
    }
  }

  /// Makes the row at least as long as `count`.
  mutating func pad(to count: Int) {
    while cells.count < count { cells.append(Cell()) }
  }

  mutating func trim() {
    while cells.last?.mark == UInt8(ascii: " ") { cells.removeLast() }
  }

  func draw(_ severity: Diagnostic.Severity, into output: inout StyledText) {
    var rest = cells[...]
    while let first = rest.first {
      let isBlank = first.mark == UInt8(ascii: " ")
      let run = rest.prefix { $0.isPrimary == first.isPrimary && ($0.mark == UInt8(ascii: " ")) == isBlank }
      let style: StyledText.Style = isBlank ? .plain : first.isPrimary ? .severity(severity) : .frame
      output.add(String(decoding: run.map(\.mark), as: UTF8.self), style)
      rest = rest.dropFirst(run.count)
    }
  }
}
