/// What can be seen of how far a sentence goes: "in a unit test …", "the navigation controller's …", "… half of the time".
/// Here, unlike in how it is built, every word counts, with what it means and as it is written.
struct ReachSigns {
  private var meanings: [UInt32] = []
  private var spellings: [UInt32] = []
  /// How many callbacks stand before each token.
  private var passed: [UInt32] = []
  private let language: SentenceLanguage

  /// Complexity: O(bytes of the tokens).
  init(_ tokens: [Token], _ language: SentenceLanguage, _ spelling: Spelling) {
    self.language = language
    var names: UInt32 = 0
    for token in tokens {
      meanings.append(spelling.meaning(of: token))
      spellings.append(spelling.number(of: token))
      passed.append(min(names, 2))
      if token.isName { names += 1 }
    }
  }

  private enum Kind: UInt32 {
    case one = 1, oneAt, two, three, twoApart, word, wordAt, twoWords, wordBefore, wordBehind
  }

  /// Each thing that can be seen of the sentence. Complexity: O(tokens).
  var signs: [UInt32] {
    var signs = Signs(language, from: Self.kinds)
    for index in meanings.indices { add(index, to: &signs) }
    return signs.all
  }

  /// What can be seen of one token and of how it stands to those behind it.
  func of(_ index: Int) -> [UInt32] {
    var signs = Signs(language, from: Self.kinds)
    add(index, to: &signs)
    return signs.all
  }

  private static let kinds: UInt32 = 60

  private func add(_ index: Int, to signs: inout Signs) {
    signs.add(Kind.one.rawValue, meanings[index])
    signs.add(Kind.oneAt.rawValue, meanings[index], passed[index])
    signs.addOwn(Kind.word.rawValue, spellings[index])
    signs.addOwn(Kind.wordAt.rawValue, spellings[index], passed[index])
    guard index + 1 < meanings.count else { return }
    signs.add(Kind.two.rawValue, meanings[index], meanings[index + 1])
    signs.addOwn(Kind.twoWords.rawValue, spellings[index], spellings[index + 1])
    signs.addOwn(Kind.wordBefore.rawValue, spellings[index], meanings[index + 1])
    signs.addOwn(Kind.wordBehind.rawValue, meanings[index], spellings[index + 1])
    guard index + 2 < meanings.count else { return }
    signs.add(Kind.three.rawValue, meanings[index], meanings[index + 1], meanings[index + 2])
    signs.add(Kind.twoApart.rawValue, meanings[index], meanings[index + 2])
  }
}
