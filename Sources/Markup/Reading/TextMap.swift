internal import Diagnostics

/// The text that libcmark read, its lines, and the way back to the file as it is on disk.
///
/// A class although it never changes: every reader of a part holds it, and one reference is cheaper to hand on
/// than seven arrays.
final class TextMap: Sendable {
  let bytes: [UInt8]
  /// The offset at which each line of `bytes` starts.
  let lineStarts: [Int]
  /// Whether `bytes` are those of the file.
  let isIdentity: Bool
  /// The headings in `bytes` that are cells of tables.
  let cells: [TableCell]
  private let clean: [UInt8]
  /// From `bytes` to the clean text.
  private let rewriting: SourceMap
  /// From the clean text to the file.
  private let cleaning: SourceMap

  /// - Parameter clean: the file after the first rewriting.
  init(file: SourceFile, clean: [UInt8], cleaning: SourceMap, text: CommonMarkText) {
    self.clean = clean
    self.cleaning = cleaning
    rewriting = text.map
    bytes = text.bytes
    cells = text.cells
    isIdentity = cleaning.isIdentity && text.map.isIdentity
    lineStarts = isIdentity ? file.lineStarts : Self.lineStarts(in: bytes)
  }

  private static func lineStarts(in bytes: [UInt8]) -> [Int] {
    var starts = [0]
    starts.reserveCapacity(bytes.count / 32 + 1)
    bytes.withUnsafeBufferPointer { text in
      var end = ByteScan.first(0x0A, in: text, from: 0)
      while end < text.count {
        starts.append(end + 1)
        end = ByteScan.first(0x0A, in: text, from: end + 1)
      }
    }
    return starts
  }

  /// The offset of a place that libcmark names by line and column, both from 1.
  func offset(line: Int32, column: Int32) -> Int {
    guard line >= 1 else { return 0 }
    let line = min(Int(line), lineStarts.count)
    return min(lineStarts[line - 1] + max(Int(column) - 1, 0), bytes.count)
  }

  /// The end of a line (from 1) without its line end.
  func end(ofLine line: Int) -> Int {
    line < lineStarts.count ? lineStarts[line] - 1 : bytes.count
  }

  /// The line (from 1) that holds an offset. Complexity: O(log lines).
  func line(at offset: Int) -> Int {
    max(1, lineStarts.partitioningIndex { $0 > offset })
  }

  /// Where an offset of `bytes` is in the file.
  func original(_ offset: Int) -> Int {
    isIdentity ? offset : cleaning.original(rewriting.original(offset))
  }

  func original(_ range: Range<Int>) -> Range<Int> {
    isIdentity ? range : cleaning.original(rewriting.original(range))
  }

  /// Where a range of the clean text is in the file.
  func originalOfClean(_ range: Range<Int>) -> Range<Int> { cleaning.original(range) }

  /// Whether a range stands in the file byte for byte.
  func isVerbatim(_ range: Range<Int>) -> Bool {
    if isIdentity { return true }
    guard rewriting.isVerbatim(range) else { return false }
    let lower = rewriting.original(range.lowerBound)
    return cleaning.isVerbatim(lower..<lower + range.count)
  }

  /// The text as it is in the file: what was rewritten for libcmark is undone.
  func text(_ range: Range<Int>) -> String {
    if rewriting.isVerbatim(range), range.isEmpty || !rewriting.isNew(range.lowerBound) {
      return String(decoding: bytes[range], as: UTF8.self)
    }
    return String(decoding: clean[rewriting.original(range)], as: UTF8.self)
  }

  /// The longest part of `range`, from its start, that is one piece of the file.
  func verbatimPrefix(of range: Range<Int>) -> Range<Int> {
    if isIdentity || isVerbatim(range) { return range }
    let cut = rewriting.nextBoundary(after: range.lowerBound)
    let clean = rewriting.original(range.lowerBound)
    let cleanCut = cleaning.nextBoundary(after: clean)
    let length = min(cut - range.lowerBound, cleanCut == .max ? .max : cleanCut - clean)
    return range.lowerBound..<min(range.upperBound, range.lowerBound + max(length, 1))
  }
}
