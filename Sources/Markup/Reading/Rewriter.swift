/// Makes an edited copy of a text, front to back, and remembers where each byte came from.
///
/// Nothing is copied before the first edit; most notes need none.
struct Rewriter {
  let source: [UInt8]
  private(set) var map = SourceMap()
  private var output: [UInt8] = []
  /// Up to here the source is in `output`.
  private var copied = 0

  init(_ source: [UInt8]) {
    self.source = source
  }

  /// How long the rewritten text is if all of the source before `offset` is taken over as it is.
  func length(upTo offset: Int) -> Int { output.count + offset - copied }

  /// Whether no edit was made at or behind an offset.
  func isUntouched(from offset: Int) -> Bool { copied <= offset }

  /// Puts `bytes` where `range` of the source is.
  ///
  /// - Precondition: ranges come in rising order and do not overlap.
  mutating func replace(_ range: Range<Int>, with bytes: some Collection<UInt8>) {
    precondition(range.lowerBound >= copied, "edits must come in the order of the text")
    if output.isEmpty { output.reserveCapacity(source.count + source.count / 16 + 64) }
    output.append(contentsOf: source[copied..<range.lowerBound])
    if !bytes.isEmpty {
      map.mark(output.count, cameFrom: range.lowerBound, isNew: true)
      output.append(contentsOf: bytes)
    }
    map.mark(output.count, cameFrom: range.upperBound, isNew: false)
    copied = range.upperBound
  }

  /// Puts `bytes` in front of the byte at `offset`.
  mutating func insert(_ bytes: some Collection<UInt8>, at offset: Int) {
    replace(offset..<offset, with: bytes)
  }

  /// The whole text with all edits made.
  consuming func finish() -> (bytes: [UInt8], map: SourceMap) {
    if map.isIdentity { return (source, map) }
    output.append(contentsOf: source[copied...])
    return (output, map)
  }
}
