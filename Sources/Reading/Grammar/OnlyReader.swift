/// "On a push only X is called": of all that could come, these. That this is all that brings X, as "X is called only on a push"
/// says, is another thing; what else could come is no part of a frame, and the word is left as one that was not understood.
enum OnlyReader {
  static func read(_ tokens: [Token], _ language: SentenceLanguage) -> [Token] {
    guard tokens.contains(where: { $0.has(.only) }), tokens.contains(where: { $0.isName }) else { return tokens }
    var result = tokens
    for index in tokens.indices where tokens[index].isBareOnly {
      let binds = language.hasParticles ? isBehindName(index, tokens) : isBeforeName(index, tokens)
      guard binds, !deniesOther(behind: index, tokens) else { continue }
      result[index].features = [.alone]
    }
    return result
  }

  /// "X だけが呼ばれる", "X만 호출된다".
  private static func isBehindName(_ only: Int, _ tokens: [Token]) -> Bool {
    // "X メソッドだけが" too.
    guard let name = tokens[..<only].lastIndex(where: { !$0.isLight && !$0.has(.callbacks) }), tokens[name].isName
    else {
      return false
    }
    // "… の X だけ": of one, and of no other.
    if name > 0, tokens[name - 1].has(.of) { return false }
    // "X만이 아니라 …": not only that one; "X만 해도": a time.
    let next = tokens[(only + 1)...].first { !$0.isLight }
    return !(next?.features.meets(times.union([.not, .instead, .although])) ?? false) || tokens[only].has(.call)
  }

  /// "Only X is called", "the system only calls X" behind what tells when.
  private static func isBeforeName(_ only: Int, _ tokens: [Token]) -> Bool {
    guard only == 0 || !tokens[only - 1].features.meets([.not, .and]) else { return false }
    var place = next(only + 1, tokens)
    let isVerb = place < tokens.count && tokens[place].isVerb
    if isVerb { place = next(place + 1, tokens) }
    // "Only B's X".
    let owner = tokens[min(place, tokens.count)...].prefix { $0.isPerson }
    if owner.contains(where: { $0.features == [.of] }) { place = next(owner.endIndex, tokens) }
    guard place < tokens.count, tokens[place].isName else { return false }
    let rest = tokens[(place + 1)...]
    // "只有 X 执行过, Y 才 …": what has to come before.
    if rest.contains(where: { $0.has(.notBefore) }) { return false }
    if rest.first(where: { !$0.isLight })?.features.meets(times) ?? false { return false }
    return !isVerb
      || tokens[..<only].contains { $0.features.meets(times) } && !rest.contains { $0.features.meets(times) }
  }

  private static let times: FeatureSet = [.when, .if, .at, .before, .after, .during, .until]

  /// "Only X comes, Y does not": what the others do is said.
  private static func deniesOther(behind only: Int, _ tokens: [Token]) -> Bool {
    guard tokens.count(where: { $0.isName }) > 1 else { return false }
    return tokens[(only + 1)...].contains { $0.features.meets(.denials) }
  }

  /// Past words without weight, and those that stand before what is called.
  private static func next(_ start: Int, _ tokens: [Token]) -> Int {
    tokens[min(start, tokens.count)...].firstIndex {
      !$0.isLight && $0.features != [.of] && $0.features != [.to]
    } ?? tokens.count
  }
}

extension Token {
  fileprivate var isBareOnly: Bool {
    kind == .word && has(.only) && features.isSubset(of: [.only, .call])
  }
}

extension SentenceLanguage {
  /// Whether words like "only" stand behind what they are said of.
  fileprivate var hasParticles: Bool { self == .japanese || self == .korean }
}
