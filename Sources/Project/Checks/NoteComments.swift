import Diagnostics
import Markup

/// The HTML comments of a note, with what stands behind each.
enum NoteComments {
  /// In the order of the text; what looks like a comment in code is none.
  static func all(in document: Document) -> [CommentPlace] {
    var places: [CommentPlace] = []
    walk(document.blocks, document.file, into: &places)
    return places
  }

  private static func walk(_ blocks: [Block], _ file: SourceFile, into places: inout [CommentPlace]) {
    let next = following(blocks)
    for (index, block) in blocks.enumerated() {
      if case .html = block.kind { addComments(of: block.range, file, next: next[index], into: &places) }
      for inline in block.inlines { walk(inline, end: block.range.upperBound, file, into: &places) }
      walk(block.children, file, into: &places)
    }
  }

  /// For each block the next one that is no comment: several comments in a row are about the same block.
  private static func following(_ blocks: [Block]) -> [Range<Int>] {
    let end = blocks.last?.range.upperBound ?? 0
    var result = Array(repeating: end..<end, count: blocks.count)
    for index in blocks.indices.dropLast().reversed() {
      result[index] = isComment(blocks[index + 1]) ? result[index + 1] : blocks[index + 1].range
    }
    return result
  }

  private static func isComment(_ block: Block) -> Bool {
    guard case .html(let text) = block.kind else { return false }
    return text.hasPrefix("<!--")
  }

  private static func walk(_ inline: Inline, end: Int, _ file: SourceFile, into places: inout [CommentPlace]) {
    if case .html = inline.kind { addComments(of: inline.range, file, next: nil, end: end, into: &places) }
    for child in inline.children { walk(child, end: end, file, into: &places) }
  }

  private static func addComments(
    of range: Range<Int>, _ file: SourceFile, next: Range<Int>?, end: Int = 0, into places: inout [CommentPlace]
  ) {
    var start = range.lowerBound
    while let open = find("<!--", in: start..<range.upperBound, file),
      let close = find("-->", in: open + 4..<range.upperBound, file)
    {
      start = close + 3
      places.append(CommentPlace(range: open..<start, words: open + 4..<close, next: next ?? start..<max(start, end)))
    }
  }

  private static func find(_ mark: StaticString, in range: Range<Int>, _ file: SourceFile) -> Int? {
    let count = mark.utf8CodeUnitCount
    guard range.count >= count else { return nil }
    let wanted = UnsafeBufferPointer(start: mark.utf8Start, count: count)
    return (range.lowerBound...range.upperBound - count).first { file.bytes[$0..<$0 + count].elementsEqual(wanted) }
  }
}
