/// A cell of a table: in the text for libcmark it is a heading on a line of its own.
struct TableCell {
  /// Where the heading starts in that text.
  var offset: Int
  var table: Int
  var row: Int
  /// The row's bytes before the rewriting.
  var rowRange: Range<Int>
  /// The cell's bytes before the rewriting.
  var range: Range<Int>
  /// How the column is set.
  var alignment: Block.Alignment
}

extension LenientReader {
  /// Reads a table if `delimiter` is the line under its header. Says whether it was one.
  mutating func takeTable(header: LineShape, delimiter: LineShape) -> Bool {
    guard let alignments = alignments(in: delimiter), header.quotes == delimiter.quotes,
      header.indent <= 3 + (items.last?.contentIndent ?? 0)
    else { return false }
    guard rewriter.isUntouched(from: header.start), !isFullOfBrackets(header) else { return false }
    let columns = cellRanges(of: header)
    let isTable = columns.count == alignments.count || (columns.count > 1 && alignments.count > 1)
    guard isTable, columns.count > 1 || hasPipe(header) else { return false }
    tableCount += 1
    rewriteRow(header, cells: columns, row: 0, alignments: alignments)
    rewriter.replace(header.end..<delimiter.end, with: [])
    var row = 1
    while position < bytes.count {
      let line = shape(at: position)
      guard line.quotes == header.quotes, hasPipe(line), isRow(line) else { break }
      rewriteRow(line, cells: cellRanges(of: line), row: row, alignments: alignments)
      row += 1
      position = line.next
    }
    previous = .other
    return true
  }

  private func hasPipe(_ line: LineShape) -> Bool {
    bytes[line.content..<line.end].contains(UInt8(ascii: "|"))
  }

  private func isRow(_ line: LineShape) -> Bool {
    listMarker(at: line.content, end: line.end) == nil && !isFullOfBrackets(line)
      && fence(of: line, at: line.content, indent: line.indent) == nil
      && line.indent <= 3 + (items.last?.contentIndent ?? 0)
  }

  /// How the columns are set, if the line is the one between header and rows (`|:--|--:|`).
  private func alignments(in line: LineShape) -> [Block.Alignment]? {
    guard hasPipe(line) else { return nil }
    for byte in bytes[line.content..<line.end] {
      switch byte {
      case UInt8(ascii: "|"), UInt8(ascii: "-"), UInt8(ascii: ":"), 0x20, 0x09: continue
      default: return nil
      }
    }
    var alignments: [Block.Alignment] = []
    for range in cellRanges(of: line) {
      guard let alignment = alignment(of: bytes[range]) else { return nil }
      alignments.append(alignment)
    }
    return alignments
  }

  private func alignment(of cell: ArraySlice<UInt8>) -> Block.Alignment? {
    var dashes = cell
    let isLeft = dashes.first == UInt8(ascii: ":")
    if isLeft { dashes.removeFirst() }
    let isRight = dashes.last == UInt8(ascii: ":")
    if isRight { dashes.removeLast() }
    guard !dashes.isEmpty, dashes.allSatisfy({ $0 == UInt8(ascii: "-") }) else { return nil }
    return isLeft ? (isRight ? .center : .left) : (isRight ? .right : Block.Alignment.none)
  }

  /// The cells of a row without the white space around them. A pipe behind a backslash parts nothing.
  private func cellRanges(of line: LineShape) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var index = line.content
    if bytes[index] == UInt8(ascii: "|") { index += 1 }
    var start = index
    while index < line.end {
      if bytes[index] == UInt8(ascii: "\\") {
        index += 1
      } else if bytes[index] == UInt8(ascii: "|") {
        ranges.append(trimmed(start..<index))
        start = index + 1
      }
      index += 1
    }
    let last = trimmed(min(start, line.end)..<line.end)
    if !last.isEmpty { ranges.append(last) }
    return ranges
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (lower, upper) = (range.lowerBound, range.upperBound)
    while lower < upper, bytes[lower] == 0x20 || bytes[lower] == 0x09 { lower += 1 }
    while upper > lower, bytes[upper - 1] == 0x20 || bytes[upper - 1] == 0x09 { upper -= 1 }
    return lower..<upper
  }

  /// Writes one heading for each cell; the bytes between cells go into the line breaks.
  private mutating func rewriteRow(
    _ line: LineShape, cells ranges: [Range<Int>], row: Int, alignments: [Block.Alignment]
  ) {
    let rowRange = line.content..<trimmed(line.content..<line.end).upperBound
    var written = line.content
    for (column, range) in ranges.enumerated() {
      var opening: [UInt8] = []
      if column > 0 {
        opening = [0x20, UInt8(ascii: "#"), 0x0A] + bytes[line.start..<line.content]
      }
      let offset = rewriter.length(upTo: written) + opening.count
      rewriter.replace(written..<range.lowerBound, with: opening + [UInt8(ascii: "#"), 0x20])
      let alignment = column < alignments.count ? alignments[column] : .none
      self.cells.append(
        TableCell(
          offset: offset, table: tableCount, row: row, rowRange: rowRange, range: range, alignment: alignment)
      )
      dropPipeEscapes(in: range)
      written = range.upperBound
    }
    rewriter.replace(written..<line.end, with: [0x20, UInt8(ascii: "#")])
  }

  /// `\|` in a cell is a pipe, in code spans too.
  private mutating func dropPipeEscapes(in range: Range<Int>) {
    var index = range.lowerBound
    while index + 1 < range.upperBound {
      if bytes[index] == UInt8(ascii: "\\") {
        if bytes[index + 1] == UInt8(ascii: "|") { rewriter.replace(index..<index + 1, with: []) }
        index += 1
      }
      index += 1
    }
  }
}
