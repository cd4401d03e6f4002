/// "A" is an article in English, unless another letter stands for somebody too.
enum ArticleReader {
  static func read(_ said: [Token], _ bytes: [UInt8], _ language: SentenceLanguage) -> [Token] {
    var tokens = language == .korean ? crossed(said, bytes) : said
    let isWestern = language == .english || language == .spanish
    let isPair = tokens.contains { token in
      let letter = token.isLetter(bytes) ? bytes[token.range.lowerBound] : 0
      return letter != 0 && letter != 0x41 && letter != 0x49 && letter != 0x59 && letter != 0x4F
    }
    for index in tokens.indices where tokens[index].isLetter(bytes) {
      let letter = bytes[tokens[index].range.lowerBound]
      let isArticle = letter == 0x41 && !isPair && index + 1 < tokens.count && leadsOn(index, tokens)
      let isWord = isArticle || letter == 0x49 || language == .spanish && (letter == 0x59 || letter == 0x4F)
      if isWestern && isWord || language == .korean && [[.not], [.yes]].contains(tokens[index].features) { continue }
      tokens[index].kind = .actor
      tokens[index].features = []
    }
    return tokens
  }

  /// "호출 X", "O": no and yes in Korean, at the end of what they answer.
  private static func crossed(_ tokens: [Token], _ bytes: [UInt8]) -> [Token] {
    var tokens = tokens
    let isAlone = tokens.count { !$0.isMark } == 1
    for index in tokens.indices where tokens[index].isLetter(bytes) {
      let letter = bytes[tokens[index].range.lowerBound]
      guard letter == 0x58 || letter == 0x4F, index + 1 == tokens.count || tokens[index + 1].isMark else { continue }
      let before = tokens[..<index].last { !$0.isLight }
      if isAlone {
        tokens[index].kind = .mark(letter == 0x58 ? .no : .yes)
      } else if before?.isVerb ?? false || before?.has(.when) ?? false {
        tokens[index].kind = .word
        tokens[index].features = letter == 0x58 ? [.not] : [.yes]
      }
    }
    return tokens
  }

  /// Whether a noun may follow: "A of B", "back to A, …" and "X of A is called" have none.
  private static func leadsOn(_ index: Int, _ tokens: [Token]) -> Bool {
    let next = tokens[index + 1]
    // "A never gets X": somebody does not.
    guard !next.has(.of), !next.features.meets([.never, .not, .always, .may, .get]) else { return false }
    let isBehind = index > 0 && tokens[index - 1].features.meets([.of, .to, .from, .by])
    return !isBehind || !(next.isMark || next.isLight)
  }
}

extension Token {
  fileprivate func isLetter(_ bytes: [UInt8]) -> Bool {
    range.count == 1 && bytes[range.lowerBound] >= 0x41 && bytes[range.lowerBound] <= 0x5A
      && (kind == .actor || kind == .word)
  }
}
