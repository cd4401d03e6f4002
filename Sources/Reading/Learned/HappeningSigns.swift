/// What can be seen of what a sentence tells to happen: its words, and what they mean together, wherever they stand.
struct HappeningSigns {
  private let tokens: [Token]
  private let language: SentenceLanguage
  private let spelling: Spelling

  /// A sentence of at most a few hundred tokens.
  init(_ tokens: [Token], _ language: SentenceLanguage, _ spelling: Spelling) {
    self.tokens = tokens
    self.language = language
    self.spelling = spelling
  }

  private enum Kind: UInt32 { case word = 1, meaning, together, any, twoWords }

  /// Each thing that can be seen. Complexity: O(tokens), and with the square of the few things and changes that they name.
  var signs: [UInt32] {
    var signs = Signs(language, from: 80)
    var content = FeatureSet()
    signs.addCommon(Kind.any.rawValue, 0, 0)
    var last: UInt32?
    for token in tokens where !token.isMark {
      let written = spelling.number(of: token)
      if let last { signs.addOwn(Kind.twoWords.rawValue, last, written) }
      last = written
      guard !token.isName else { continue }
      signs.addOwn(Kind.word.rawValue, written)
      guard token.kind == .word, !token.isLight else { continue }
      signs.add(Kind.meaning.rawValue, token.features.folded)
      content.formUnion(token.features.intersection(.content))
    }
    let named = content.numbers
    for first in named.indices {
      for second in named[(first + 1)...] { signs.addCommon(Kind.together.rawValue, named[first], second) }
    }
    return signs.all
  }
}
