import LifecycleEngine

/// Names written as words: `view did load`, `Application Did Become Active`.
extension MentionLexer {
  private static let longestName = 7

  /// Joins words with single blanks between them as long as they can become a name of three words or more.
  mutating func takeSpacedWords(_ token: Token) -> Int? {
    guard index.firstWords.value(bytes, token.range, hash: token.word.hash) != nil,
      !token.isCode || !isSentenceLike(token)
    else {
      return nil
    }
    var joined = Array(bytes[token.range])
    var end = token.range.upperBound
    var best: (callback: Callback, end: Int)?
    for _ in 1..<MentionLexer.longestName {
      guard end + 1 < token.limit, bytes[end] == 0x20, bytes[end + 1].isLetter else { break }
      let next = bytes.endOfIdentifier(from: end + 1, to: token.limit)
      joined += bytes[end + 1..<next]
      end = next
      guard joined.count < 64 else { break }
      if let entry = index.entry(joined, 0..<joined.count), !entry.needsLabels,
        let signature = entry.signatures.first,
        NameIndex.wordCount(signature.base) >= 3, signature.callback.info.kind == .callback
      {
        best = (signature.callback, end)
      }
    }
    guard let best, isName(token.range.lowerBound..<best.end) else { return nil }
    add(best.callback, token.range.lowerBound..<best.end, .spaced, token)
    return best.end
  }

  /// Source code holds no names with blanks; its comments and strings do.
  private func isSentenceLike(_ token: Token) -> Bool {
    guard let last = lastByte(before: token.range.lowerBound) else { return false }
    return bytes[last] == 0x3D || bytes[last] == 0x2E
  }

  /// "When the view will appear on screen" is English; "in view will appear" and "View Will Appear" are names.
  private func isName(_ range: Range<Int>) -> Bool {
    let words = bytes[range].split(separator: 0x20)
    let capitals = words.filter { $0.first?.isUpper ?? false }.count
    let hasInnerCapital = words.contains { $0.dropFirst().contains { $0.isUpper } }
    if capitals == words.count || hasInnerCapital { return true }
    guard !words.contains(where: { $0.elementsEqual("is".utf8) }) else { return false }
    guard let word = word(before: range.lowerBound) else { return true }
    // "1st view did load": told of one of several.
    if bytes[word.lowerBound].isDigit { return true }
    return MentionLexer.callWords.match(bytes, at: word.lowerBound, limit: word.upperBound) != nil
  }

  private static let callWords = CueTable(words: [
    "in", "call", "calls", "called", "calling", "before", "after", "then", "and", "method", "function",
    "by", "during",
  ])
}
