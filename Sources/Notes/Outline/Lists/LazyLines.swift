import Markup

/// Lines right below an item that Markdown takes for a part of it, since no blank line stands between, and their writers for the
/// title of the items below.
struct LazyLines {
  let text: NoteText

  /// The blocks with such lines as paragraphs of their own, between two lists.
  func apart(_ blocks: [Block]) -> [Block] {
    blocks.indices.flatMap { place -> [Block] in
      let block = blocks[place]
      guard case .list = block.kind else { return [block] }
      let above = place > 0 ? lastLine(of: blocks[place - 1]) : nil
      let isTitled = above.map(text.isNamesAlone) ?? false
      let lines = block.children.map(lines)
      // Where most items have such lines, these tell what the items are.
      let isRare = lines.count { $0 != nil } * 3 < lines.count
      var parts: [Block] = []
      var items: [Block] = []
      for (index, item) in block.children.enumerated() {
        guard index + 1 < lines.count, let lines = lines[index],
          isTitled && text.isNamesAlone(lines.title)
            || isRare && leadsIn(lines.title) || isAlike(above, lines.title)
        else {
          items.append(item)
          continue
        }
        let (before, title) = cut(item, lines)
        parts += [list(block, of: items + [before]), title]
        items = []
      }
      return parts.isEmpty ? [block] : parts + [list(block, of: items)]
    }
  }

  private func list(_ whole: Block, of items: [Block]) -> Block {
    var list = whole
    list.children = items
    list.range = items[0].range.lowerBound..<items[items.count - 1].range.upperBound
    return list
  }

  /// The last line of an item, where it may be such a line, and the end of what stands above it.
  private func lines(of item: Block) -> (above: Int, title: Range<Int>)? {
    guard let last = item.children.last, case .paragraph = last.kind, case let lines = text.filledLines(in: last.range),
      lines.count > 1, column(of: lines[lines.count - 1]) < column(of: lines[0])
    else { return nil }
    return (lines[lines.count - 2].upperBound, lines[lines.count - 1])
  }

  /// An item without its last line, and that line.
  private func cut(_ item: Block, _ lines: (above: Int, title: Range<Int>)) -> (Block, Block) {
    let last = item.children.count - 1
    var (above, below) = (item, item.children[last])
    above.children[last].range = below.range.lowerBound..<lines.above
    below.range = lines.title.lowerBound..<below.range.upperBound
    (above.children[last].inlines, below.inlines) = ([], [])
    above.range = item.range.lowerBound..<lines.above
    return (above, below)
  }

  private func lastLine(of block: Block) -> Range<Int>? {
    guard case .paragraph = block.kind else { return nil }
    return text.filledLines(in: block.range).last
  }

  /// "When it comes to the foreground, these are called" above a list, and "when it goes to the background, these are called":
  /// both lead in, and end alike.
  private func isAlike(_ above: Range<Int>?, _ title: Range<Int>) -> Bool {
    guard let above else { return false }
    let length = Self.leastAlike
    return !text.namesCallback(in: above) && !text.namesCallback(in: title) && above.count > length
      && title.count > length
      && text.bytes[above].suffix(length).elementsEqual(text.bytes[title].suffix(length))
      && SettingReader(text: text).meaning(of: title).contains(.situation)
  }

  /// In bytes: three words in Japanese or Chinese, two in English.
  private static let leastAlike = 15

  /// "The order on the way back", "Next:": what tells of steps below it.
  private func leadsIn(_ title: Range<Int>) -> Bool {
    !text.namesCallback(in: title) && text.bytes.endsWithColon(title) || SettingReader(text: text).leadsToOrder(title)
  }

  /// Where a line begins to say something: a tab goes on to the next multiple of four.
  private func column(of line: Range<Int>) -> Int {
    let start = text.bytes.startOfLine(before: line.lowerBound, downTo: max(0, line.lowerBound - 80))
    return text.bytes[start..<line.lowerBound].reduce(0) { $1 == 0x09 ? ($0 / 4 + 1) * 4 : $0 + 1 }
  }
}
