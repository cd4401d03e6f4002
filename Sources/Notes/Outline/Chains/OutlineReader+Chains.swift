import Reading

extension OutlineReader {
  /// Reads the chains of all texts; the lines that they stand on are no list.
  mutating func readChains() {
    let reader = ChainReader(text: text)
    phased = phasedItems()
    for passage in passages {
      let first = min(passage.line, lines.count - 1)
      let above = place(of: first)
      for var chain in reader.chains(in: passage.range, place: above) where !isAsked(chain, in: passage.range) {
        let line = lines[first...].firstIndex { $0.range.upperBound > chain.range.lowerBound } ?? first
        if phased.contains(line) { continue }
        // What stands above it in its own paragraph says what happens.
        if line > first {
          let own = titleOfChains(above: line, from: first).map { [$0] } ?? []
          chain.contexts = own + place(of: line).contexts + above.contexts
        }
        if !passage.comment.isEmpty {
          chain.form = .codeComments
          if let title = title(of: chain, in: passage.comment) { chain.contexts.insert(title, at: 0) }
        }
        drafts.append(chain)
        markUsed(chain.range, from: first)
      }
    }
  }

  /// "**Going to the background**" above two chains, each on a line of its own: what the second is about, too.
  private func titleOfChains(above line: Int, from first: Int) -> Range<Int>? {
    guard let title = lines[first..<line].last(where: { !$0.isUsed })?.range, lines[line - 1].isUsed,
      text.isBoldTitle(title) || text.bytes.endsWithColon(title) && !text.namesCallback(in: title)
    else { return nil }
    return title
  }

  /// "… X → Y が来るかどうか": what follows asks whether.
  private func isAsked(_ chain: OrderingDraft, in passage: Range<Int>) -> Bool {
    let limit = min(passage.upperBound, chain.range.upperBound + Self.longestTail)
    let rest = chain.range.upperBound..<text.bytes.endOfLine(from: chain.range.upperBound, to: limit)
    return !rest.isEmpty && text.part(rest).asksWhether
  }

  /// In bytes.
  private static let longestTail = 80

  /// "// When popping:" above a chain of the same comment, with at most a few other chains between.
  private func title(of chain: OrderingDraft, in comment: [Range<Int>]) -> Range<Int>? {
    let end = comment.partitionPoint(behind: { $0.upperBound <= chain.range.lowerBound })
    let title = comment[..<end].suffix(Self.mostBelowTitle).last { !text.namesCallback(in: $0) }
    guard let title, text.bytes.endsWithColon(title), !setting.meaning(of: title).contains(.not) else { return nil }
    return title
  }

  private static let mostBelowTitle = 8

  private mutating func markUsed(_ range: Range<Int>, from first: Int) {
    var index = first
    while index < lines.count, lines[index].range.lowerBound < range.upperBound {
      if lines[index].range.overlaps(range) { lines[index].isUsed = true }
      index += 1
    }
  }
}
