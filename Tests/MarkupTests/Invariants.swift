import Diagnostics

@testable import Markup

/// What must hold for the ranges of every document, whatever it says.
enum Invariants {
  /// The rules that a document breaks, in words; empty if it breaks none.
  static func broken(in document: Document) -> [String] {
    var problems: [String] = []
    var stack: [(block: Block, outer: Range<Int>)] = document.blocks.map {
      ($0, 0..<document.file.bytes.count)
    }
    problems += disorder(of: document.blocks.map(\.range))
    while let (block, outer) = stack.popLast() {
      if !contains(outer, block.range) {
        problems.append("\(block.kind) \(block.range) is not within \(outer)")
      }
      problems += disorder(of: block.children.map(\.range)) + disorder(of: block.inlines.map(\.range))
      if case .code(_, _, let lines) = block.kind,
        lines.contains(where: { !(outer.lowerBound...outer.upperBound).contains($0) })
      {
        problems.append("a line of code is outside of the file")
      }
      problems += lostWords(between: block.inlines, document.file)
      for inline in block.inlines { problems += broken(in: inline, outer: block.range, document.file) }
      stack += block.children.map { ($0, block.range) }
    }
    return problems
  }

  private static func broken(in inline: Inline, outer: Range<Int>, _ file: SourceFile) -> [String] {
    var problems: [String] = []
    if !contains(outer, inline.range) {
      problems.append("\(inline.kind) \(inline.range) is not within \(outer)")
    }
    if case .text(let text) = inline.kind {
      let source = file.bytes[inline.range]
      let isWord = text.utf8.count == source.count
      if source.isEmpty { problems.append("the text \(text) has no place") }
      if isWord, !text.utf8.elementsEqual(source), source.first.map({ $0 >= 0x20 }) ?? true, !isEntity(source) {
        problems.append("the text \(text) is not what stands there")
      }
      if !isWord, source.count > 40 { problems.append("a long text is not verbatim") }
    }
    problems += lostWords(between: inline.children, file) + disorder(of: inline.children.map(\.range))
    for child in inline.children { problems += broken(in: child, outer: inline.range, file) }
    return problems
  }

  /// Words of the source that stand between two siblings and are in neither.
  private static func lostWords(between siblings: [Inline], _ file: SourceFile) -> [String] {
    zip(siblings, siblings.dropFirst()).compactMap { first, second in
      guard first.range.upperBound < second.range.lowerBound else { return nil }
      let gap = file.bytes[first.range.upperBound..<second.range.lowerBound]
      let isWord = gap.contains {
        $0 >= 0x80 || UInt8(ascii: "0") <= $0 && $0 <= UInt8(ascii: "9")
          || ($0 | 0x20) >= UInt8(ascii: "a") && ($0 | 0x20) <= UInt8(ascii: "z")
      }
      return isWord ? "\(file.text(gap.startIndex..<gap.endIndex)) is lost" : nil
    }
  }

  /// An entity may be as long as what it stands for.
  private static func isEntity(_ source: ArraySlice<UInt8>) -> Bool { source.first == UInt8(ascii: "&") }

  private static func contains(_ outer: Range<Int>, _ inner: Range<Int>) -> Bool {
    inner.lowerBound >= outer.lowerBound && inner.upperBound <= outer.upperBound
  }

  private static func disorder(of ranges: [Range<Int>]) -> [String] {
    zip(ranges, ranges.dropFirst()).compactMap { first, second in
      first.upperBound <= second.lowerBound ? nil : "\(first) and \(second) overlap"
    }
  }
}

/// A small generator with a seed, so that a failing document can be made again.
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
