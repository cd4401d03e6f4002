/// Pairs marks that libcmark leaves as text: `~~`, which it does not know, and `**` that CommonMark's rules
/// for word borders miss in Chinese text (`**删除 **文件`).
struct DelimiterPairing {
  let mark: UInt8
  let kind: Inline.Kind
  /// Whether a pair must be on one line, as it has to be where the marks are a guess.
  let staysInLine: Bool

  /// A piece of the row of siblings: as it was, or two marks.
  private enum Piece {
    case inline(Inline)
    case mark(Range<Int>)
  }

  /// The siblings with what stands between two marks moved into a node of its own. Complexity: O(bytes).
  func apply(to siblings: [Inline]) -> [Inline] {
    let pieces = siblings.flatMap { split($0) }
    var result: [Inline] = []
    /// Where in `result` the open mark stands.
    var open: Int?
    for (index, piece) in pieces.enumerated() {
      switch piece {
      case .inline(let inline):
        if staysInLine, inline.kind == .softBreak || inline.kind == .lineBreak { open = nil }
        result.append(inline)
      case .mark(let range):
        if let start = open, canClose(after: result[result.count - 1], openedAt: result[start].range) {
          let children = Array(result[(start + 1)...])
          let whole = result[start].range.lowerBound..<range.upperBound
          result.removeSubrange(start...)
          result.append(Inline(kind: kind, range: whole, children: merged(children)))
          open = nil
          continue
        }
        if canOpen(before: index + 1 < pieces.count ? pieces[index + 1] : nil) { open = result.count }
        result.append(Inline(kind: .text(markText), range: range))
      }
    }
    return merged(result)
  }

  private var markText: String { String(decoding: [mark, mark], as: UTF8.self) }

  private func canOpen(before next: Piece?) -> Bool {
    guard case .inline(let inline)? = next, inline.kind != .softBreak, inline.kind != .lineBreak else {
      return false
    }
    guard case .text(let text) = inline.kind else { return true }
    return text.utf8.first != 0x20 && text.utf8.first != 0x09
  }

  private func canClose(after last: Inline, openedAt open: Range<Int>) -> Bool {
    if last.range == open { return false }
    // The guessed pairs are those with white space inside: a strict rule would find none.
    guard !staysInLine, case .text(let text) = last.kind else { return last.kind != .softBreak }
    return text.utf8.last != 0x20 && text.utf8.last != 0x09
  }

  /// Cuts a text at each run of exactly two marks.
  private func split(_ inline: Inline) -> [Piece] {
    guard case .text(let text) = inline.kind, text.utf8.count == inline.range.count, text.utf8.contains(mark)
    else {
      return [.inline(inline)]
    }
    let bytes = Array(text.utf8)
    var pieces: [Piece] = []
    var start = 0
    var index = 0
    func cut(to end: Int) {
      guard start < end else { return }
      let range = inline.range.lowerBound + start..<inline.range.lowerBound + end
      pieces.append(
        .inline(Inline(kind: .text(String(decoding: bytes[start..<end], as: UTF8.self)), range: range)))
    }
    while index < bytes.count {
      let run = index
      while index < bytes.count, bytes[index] == mark { index += 1 }
      if index - run == 2 {
        cut(to: run)
        pieces.append(.mark(inline.range.lowerBound + run..<inline.range.lowerBound + index))
        start = index
      } else if index == run {
        index += 1
      }
    }
    cut(to: bytes.count)
    return pieces
  }

  /// Puts texts together again that were cut without need.
  private func merged(_ inlines: [Inline]) -> [Inline] {
    var result: [Inline] = []
    var words = ""
    var range = 0..<0
    func flush() {
      guard !words.isEmpty else { return }
      result.append(Inline(kind: .text(words), range: range))
      words = ""
    }
    for inline in inlines {
      guard case .text(let text) = inline.kind, text.utf8.count == inline.range.count else {
        flush()
        result.append(inline)
        continue
      }
      if words.isEmpty || range.upperBound != inline.range.lowerBound {
        flush()
        range = inline.range
      }
      words += text
      range = range.lowerBound..<inline.range.upperBound
    }
    flush()
    return result
  }
}
