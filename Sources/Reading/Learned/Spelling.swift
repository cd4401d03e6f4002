/// How tokens are written, as numbers: for what is learned of words beyond what a lexicon says of them.
struct Spelling {
  private let lowered: [UInt8]

  /// - Parameter lowered: the text in lower case, byte for byte as long.
  init(lowered: [UInt8]) { self.lowered = lowered }

  /// Of a word its letters, of anything else what it is. Words that begin with the same twelve letters count as one.
  func number(of token: Token) -> UInt32 {
    switch token.kind {
    case .word, .unknown: Self.number(of: lowered[token.range])
    case .name: 1
    case .mark(let mark): Skeleton.number(of: mark)
    case .number(let value): 30 + UInt32(min(max(value, 0), 4))
    case .version: 35
    case .actor: 36
    }
  }

  /// Of letters as they stand in a text in lower case.
  static func number(of word: some Sequence<UInt8>) -> UInt32 {
    beginning(of: word).reduce(0) { Mix.of($0, UInt32($1)) } | 1 << 31
  }

  /// The letters that tell one word from another.
  static func beginning(of word: some Sequence<UInt8>) -> some Sequence<UInt8> {
    var letters = 0
    return word.prefix { byte in
      if byte & 0xC0 != 0x80 { letters += 1 }
      return letters <= most
    }
  }

  private static let most = 12

  /// What a token means: of a word its features, of anything else what it is.
  func meaning(of token: Token) -> UInt32 {
    switch token.kind {
    case .word: token.features.folded | 1 << 31
    case .unknown: 37
    default: number(of: token)
    }
  }
}
