extension OutlineReader {
  /// Reads the chains of all texts; the lines that they stand on are no list.
  mutating func readChains() {
    let reader = ChainReader(text: text)
    for passage in passages {
      let line = min(passage.line, lines.count - 1)
      let chains = reader.chains(in: passage.range, place: place(of: line))
      for var chain in chains {
        if !passage.comment.isEmpty { chain.form = .codeComments }
        drafts.append(chain)
        markUsed(chain.range, from: line)
      }
    }
  }

  private mutating func markUsed(_ range: Range<Int>, from first: Int) {
    var index = first
    while index < lines.count, lines[index].range.lowerBound < range.upperBound {
      if lines[index].range.overlaps(range) { lines[index].isUsed = true }
      index += 1
    }
  }
}
