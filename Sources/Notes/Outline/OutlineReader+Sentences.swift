extension OutlineReader {
  /// Hands what is no list, log or chain to the reader of sentences.
  mutating func readSentences() {
    for passage in passages where !passage.hasChain && !passage.isCode {
      let line = passage.line
      guard line < lines.count else { continue }
      if lines[line].kind == .text, lines[line].isUsed, !text.isOneLine(passage.range) { continue }
      var place = place(of: line)
      place.topic = passage.topic ?? topic(of: line)
      for range in passage.comment.isEmpty ? [passage.range] : passage.comment {
        drafts += SentenceOrderings.read(range, place, of: text, inComment: !passage.comment.isEmpty)
      }
    }
  }

  /// The callback that an item or a section is about.
  private func topic(of line: Int) -> Int? {
    if case .heading = lines[line].kind {
      return place(of: line).headings.last.flatMap { head(of: $0)?.last }
    }
    if case .item = lines[line].kind, let own = head(of: lines[line].range)?.first { return own }
    for item in lines[line].items.reversed() {
      if let head = head(of: item)?.first { return head }
    }
    return place(of: line).headings.last.flatMap { head(of: text.firstLine(of: $0))?.last }
  }

  private func head(of range: Range<Int>) -> [Int]? {
    steps.readHead(range)?.steps.compactMap(\.mention)
  }
}
