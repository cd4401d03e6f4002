/// "Right after that viewDidLoad comes": behind what was said, and no "that" of the name.
enum PointerReader {
  static func read(_ tokens: [Token], _ language: SentenceLanguage) -> [Token] {
    guard language == .english else { return tokens }
    var tokens = tokens
    // "By viewDidAppear the view is …": at that moment.
    if tokens.count > 1, tokens[0].features == [.by], tokens[1].isName { tokens[0].features = [.at] }
    for index in tokens.indices.dropFirst() where tokens[index].isLight && tokens[index].others.contains(.pointer) {
      let (before, next) = (tokens[index - 1], index + 1 < tokens.count ? tokens[index + 1] : nil)
      guard before.features.meets([.before, .after]), before.features.isSubset(of: [.before, .after, .right]),
        next.map({ $0.isName || $0.isVerb }) ?? false
      else { continue }
      tokens[index].features = [.that]
    }
    return tokens
  }
}
