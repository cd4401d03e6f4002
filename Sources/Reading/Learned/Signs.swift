/// What can be seen of a sentence, as numbers: each sign once for all languages, once for those with the same order of words,
/// and once for its own.
struct Signs {
  /// In the order in which they were seen; some may be there twice.
  private(set) var all: [UInt32] = []
  private let copies: [UInt32]

  /// - Parameters:
  ///   - kinds: where the numbers of this kind of signs begin.
  ///   - others: copies for something else that the signs may hang on.
  init(_ language: SentenceLanguage, from kinds: UInt32, _ others: [UInt32] = []) {
    copies = [kinds, kinds + (language.order == .first ? 2 : 1), kinds + 8 + UInt32(language.rawValue)] + others
  }

  /// Adds a sign for its own language alone: how a word is written says nothing in others.
  mutating func addOwn(_ kind: UInt32, _ a: UInt32, _ b: UInt32 = 0) {
    all.append(Mix.of(Mix.of(kind, a, b), copies[2]))
  }

  /// Adds a sign that is the same in all languages.
  mutating func addCommon(_ kind: UInt32, _ a: UInt32, _ b: UInt32) {
    all.append(Mix.of(Mix.of(kind, a, b), copies[0]))
  }

  /// Adds a sign of a kind, made of up to four numbers.
  mutating func add(_ kind: UInt32, _ a: UInt32, _ b: UInt32 = 0, _ c: UInt32 = 0, _ d: UInt32 = 0) {
    let sign = Mix.of(kind, a, b, c, d)
    for copy in copies { all.append(Mix.of(sign, copy)) }
  }
}
