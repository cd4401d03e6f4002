extension LenientReader {
  /// The opening line of a fenced code block.
  struct Fence {
    /// `` ` `` or `~`.
    var mark: UInt8
    var length: Int
    /// Columns before it, counted inside the quotes.
    var indent: Int
  }

  /// The fence that opens at an offset, if one does.
  func fence(of line: LineShape, at start: Int, indent: Int) -> Fence? {
    let mark = bytes[start]
    guard mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") else { return nil }
    var index = start
    while index < line.end, bytes[index] == mark { index += 1 }
    guard index - start >= 3 else { return nil }
    if mark == UInt8(ascii: "`"), bytes[index..<line.end].contains(mark) { return nil }
    return Fence(mark: mark, length: index - start, indent: indent)
  }

  /// Reads a code block to its end, and brings its lines into the quote or item that it was opened in.
  mutating func takeFence(of line: LineShape, at start: Int, indent: Int) -> Bool {
    guard let fence = fence(of: line, at: start, indent: indent) else { return false }
    let item = items.last
    guard line.quotes > 0 || item != nil else {
      guard indent <= 3 else { return false }
      skipToClose(of: fence)
      return true
    }
    let close = closingLine(of: fence, quotes: line.quotes, item: item)
    guard let close else { return indent <= 3 + (item?.contentIndent ?? 0) }
    if start == line.content { alignFence(line, fence: fence, quotes: line.quotes, item: item) }
    while position <= close {
      let inner = shape(at: position)
      alignFence(inner, fence: fence, quotes: line.quotes, item: item)
      position = inner.next
    }
    return true
  }

  /// Goes behind the closing fence of a block that is in no container, or to the end.
  private mutating func skipToClose(of fence: Fence) {
    while position < bytes.count {
      let line = LineShape(bytes, at: position, firstIndent: -1)
      position = line.next
      if line.indent <= 3, closes(fence, line) { return }
    }
  }

  private func closes(_ fence: Fence, _ line: LineShape) -> Bool {
    var index = line.content
    while index < line.end, bytes[index] == fence.mark { index += 1 }
    guard index - line.content >= fence.length else { return false }
    return bytes[index..<line.end].allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  /// Where the line starts that closes a fence in a quote or list item, as a person would see it.
  ///
  /// Lines that fell out of the container belong to the code if the next fence below closes it. A closing
  /// fence that fell out itself is only believed without a blank line outside before it: otherwise the block
  /// was never closed, and the fence opens another. The search ends at the next fence, so all searches
  /// together are linear.
  private func closingLine(of fence: Fence, quotes: Int, item: ListItem?) -> Int? {
    var index = position
    var hasLeft = false
    var hasBlankOutside = false
    var blankBefore = false
    while index < bytes.count {
      let line = shape(at: index)
      let isInside = line.quotes >= quotes && (line.isBlank || line.indent > item?.markerIndent ?? -1)
      if closes(fence, line) {
        return isInside || !hasBlankOutside ? line.start : nil
      }
      let isOtherFence = !line.isBlank && self.fence(of: line, at: line.content, indent: line.indent) != nil
      if !isInside {
        if startsNextItem(line, item: item) { return nil }
        hasLeft = true
        hasBlankOutside = hasBlankOutside || line.isBlank || blankBefore
      }
      if isOtherFence && hasLeft { return nil }
      blankBefore = line.isBlank
      index = line.next
    }
    return nil
  }

  /// Whether a line that fell out of an item starts the next one. `- (void)viewDidLoad` does not: that is code.
  private func startsNextItem(_ line: LineShape, item: ListItem?) -> Bool {
    guard item != nil, !line.isBlank, let marker = listMarker(at: line.content, end: line.end) else {
      return false
    }
    let word = line.content + marker.length
    return word < line.end && bytes[word] != UInt8(ascii: "(")
  }

  /// Gives a line of a fenced block the quote markers and the white space it needs to be in its container.
  private mutating func alignFence(_ line: LineShape, fence: Fence, quotes: Int, item: ListItem?) {
    if line.quotes < quotes {
      let missing = repeatElement([UInt8(ascii: ">"), 0x20], count: quotes - line.quotes).joined()
      rewriter.insert(Array(missing), at: line.start)
    }
    guard let item, !line.isBlank, line.quotes <= quotes else { return }
    let outdent = min(line.indent, fence.indent)
    let isTooDeep = fence.indent > item.contentIndent + 3
    guard isTooDeep || line.indent < item.contentIndent || fence.indent < item.contentIndent else { return }
    let wanted = item.contentIndent + line.indent - outdent
    if wanted > line.indent {
      rewriter.insert(repeatElement(0x20, count: wanted - line.indent), at: line.inside)
    } else if wanted < line.indent {
      let isAllSpaces = line.content - line.inside == line.indent
      let dropped = line.inside..<(isAllSpaces ? line.content - wanted : line.content)
      rewriter.replace(dropped, with: repeatElement(0x20, count: isAllSpaces ? 0 : wanted))
    }
  }
}
