import Markup
import Reading

/// Lines right below an item that Markdown takes for a part of it, since no blank line stands between, and their writers for the
/// title of the items below.
struct LazyLines {
  let text: NoteText

  /// The blocks with such lines as paragraphs of their own, between two lists.
  func apart(_ blocks: [Block]) -> [Block] {
    blocks.indices.flatMap { place -> [Block] in
      let block = blocks[place]
      guard case .list = block.kind else { return [block] }
      let isTitled = place > 0 && endsWithName(blocks[place - 1])
      // Where most items have such lines, these tell what the items are.
      let isRare = block.children.count { lines(of: $0) != nil } * 3 < block.children.count
      var parts: [Block] = []
      var items: [Block] = []
      for (index, item) in block.children.enumerated() {
        guard index + 1 < block.children.count,
          let (before, title) = cut(item, isTitled: isTitled, isRare: isRare)
        else {
          items.append(item)
          continue
        }
        parts.append(list(block, of: items + [before]))
        parts.append(title)
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

  /// The lines at the end of an item of which the last is such a line.
  private func lines(of item: Block) -> [Range<Int>]? {
    guard let last = item.children.last, case .paragraph = last.kind, case let lines = text.filledLines(in: last.range),
      lines.count > 1, column(of: lines[lines.count - 1]) < column(of: lines[0])
    else { return nil }
    return lines
  }

  /// An item without its last line, and that line, where it is the title of what follows.
  ///
  /// - Parameters:
  ///   - isTitled: whether a name stands alone above the first item, too.
  ///   - isRare: whether few items have lines below them.
  private func cut(_ item: Block, isTitled: Bool, isRare: Bool) -> (Block, Block)? {
    guard let last = item.children.last, let lines = lines(of: item), let title = lines.last else { return nil }
    guard isTitled && isName(title) || isRare && leadsIn(title) else { return nil }
    var (item, above, below) = (item, last, last)
    above.range = last.range.lowerBound..<lines[lines.count - 2].upperBound
    below.range = title.lowerBound..<last.range.upperBound
    (above.inlines, below.inlines) = ([], [])
    item.children[item.children.count - 1] = above
    item.range = item.range.lowerBound..<above.range.upperBound
    return (item, below)
  }

  private func endsWithName(_ block: Block) -> Bool {
    guard case .paragraph = block.kind, let last = text.filledLines(in: block.range).last else { return false }
    return isName(last)
  }

  private func isName(_ line: Range<Int>) -> Bool { text.part(line).isNamesAlone }

  /// "The order on the way back", "Next:": what tells of steps below it.
  private func leadsIn(_ title: Range<Int>) -> Bool {
    guard !text.namesCallback(in: title) else { return false }
    return text.bytes.endsWithColon(title) || TitleReader(text: text).leadsToOrder(title)
  }

  /// Where a line begins to say something: a tab goes on to the next multiple of four.
  private func column(of line: Range<Int>) -> Int {
    let start = text.bytes.startOfLine(before: line.lowerBound, downTo: max(0, line.lowerBound - 80))
    return text.bytes[start..<line.lowerBound].reduce(0) { $1 == 0x09 ? ($0 / 4 + 1) * 4 : $0 + 1 }
  }
}
