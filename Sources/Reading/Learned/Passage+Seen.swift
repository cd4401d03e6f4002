/// What can be seen of a sentence by a reader that learns from examples.
package struct Seen: Sendable {
  /// How many callbacks it names.
  package var names = 0
  /// Of how it is built.
  package var build: [UInt32] = []
  /// Of who gets each of its callbacks.
  package var getters: [[UInt32]] = []
  /// Of how far it goes.
  package var reach: [UInt32] = []
  /// How the words begin that no lexicon has.
  package var unknown: [String] = []
  /// Of what it tells to happen.
  package var happening: [UInt32] = []
}

extension Passage {
  /// What can be seen of each sentence of the text that names a callback: the same as `LearnedReader` sees of it.
  /// Complexity: O(bytes).
  package var seen: [Seen] {
    let part = part(bytes.indices)
    let spelling = Spelling(lowered: lowered)
    return cut(part.tokens, part.language).compactMap { cut in
      let tokens = cut.tokens.map { $0.asChange(names) }
      let places = tokens.indices.filter { tokens[$0].isName }
      guard !places.isEmpty else { return nil }
      return Seen(
        names: places.count, build: Skeleton(tokens, part.language).signs,
        getters: places.map { GetterSigns(of: $0, tokens, part.language).signs },
        reach: ReachSigns(tokens, part.language, spelling).signs,
        unknown: tokens.filter { $0.kind == .unknown }.map { token in
          String(decoding: Array(Spelling.beginning(of: lowered[token.range])), as: UTF8.self)
        },
        happening: HappeningSigns(tokens, part.language, spelling).signs)
    }
  }
}

extension Token {
  /// A method that the app calls, such as `addSubview`, tells what happens: a word like others.
  func asChange(_ names: [Name]) -> Token {
    guard case .name(let place) = kind, let change = names[place].callback.change else { return self }
    var token = self
    token.kind = .word
    token.features = change
    return token
  }
}
