/// Takes out what stands beside a statement and restricts nothing of it.
enum AsideReader {
  static func read(_ tokens: [Token]) -> [Token] { withoutEnd(withoutStanding(tokens)) }

  /// "X (deprecated in iOS 6) is called …": since when the system has it, which does not restrict what is said.
  private static func withoutStanding(_ tokens: [Token]) -> [Token] {
    guard let word = tokens.firstIndex(where: { $0.features.meets([.deprecated, .introduced]) }),
      let start = tokens[..<word].lastIndex(where: { $0.kind == .mark(.open) || $0.isName }), !tokens[start].isName,
      let end = tokens[word...].firstIndex(where: { $0.kind == .mark(.close) || $0.isName }), !tokens[end].isName
    else { return tokens }
    let rest = Array(tokens[..<start] + tokens[(end + 1)...])
    let said = tokens[start...end].reduce(FeatureSet()) { $0.union($1.features) }
    // "(Until it was deprecated)", "never called (deprecated since iOS 6)": that is when.
    guard !said.meets([.until, .before, .not, .never, .but, .call]),
      !rest.contains(where: { $0.features.meets(.denials) })
    else { return tokens }
    return rest.contains { $0.isRelated } ? rest : tokens
  }

  /// "…, making it the place for updates", "…, so the outlets can be used", "… and is used for that": what comes of a statement,
  /// or what to do then. Where it names no callback and counts nothing it restricts nothing of what was said before it, and is
  /// taken out.
  private static func withoutEnd(_ tokens: [Token]) -> [Token] {
    let last = tokens.lastIndex { !$0.isMark }.map { $0 + 1 } ?? 0
    var end = last
    while let mark = asideEnding(at: end, tokens), tokens[..<mark].contains(where: { $0.isName }),
      tokens[..<mark].contains(where: { $0.isRelated })
    { end = mark }
    return end == last ? tokens : Array(tokens[..<end]) + tokens[last...]
  }

  /// The mark that sets off an aside which ends there, with all that it lists.
  private static func asideEnding(at end: Int, _ tokens: [Token]) -> Int? {
    var part = end
    while let mark = tokens[..<part].lastIndex(where: { $0.isSetOff || $0.features == [.and] }) {
      if isAside(tokens[(mark + 1)..<part]) { return mark }
      guard tokens[mark].kind == .mark(.comma) || !tokens[mark].isMark, isListed(tokens[(mark + 1)..<part]) else {
        return nil
      }
      part = mark
    }
    return nil
  }

  private static func isAside(_ tokens: ArraySlice<Token>) -> Bool {
    guard let first = tokens.first(where: { !$0.isLight && !$0.has(.question) }) else { return false }
    let isConsequence = first.features == [.so] || first.features == [.cause]
    guard isConsequence || tokens.contains(where: { $0.features == [.advice] }) else { return false }
    return saysNothing(tokens) && !tokens.dropFirst(isConsequence ? 1 : 0).contains { $0.isVerb }
  }

  /// "…, and hiding the bar": one more thing to do, and no other time.
  private static func isListed(_ tokens: ArraySlice<Token>) -> Bool {
    saysNothing(tokens) && !tokens.contains { $0.isRelated || $0.has(.then) }
  }

  private static func saysNothing(_ tokens: ArraySlice<Token>) -> Bool {
    !tokens.contains {
      $0.isName || $0.kind == .mark(.open) || $0.kind == .mark(.close) || $0.features.meets(telling)
    }
  }

  /// What would say something of a callback: that it comes, how often, and when not.
  private static let telling: FeatureSet = [
    .not, .never, .without, .nothing, .only, .always, .every, .once, .twice, .many, .again, .unless, .but, .before,
    .after,
    .callbacks, .version, .iOS,
  ]
}

extension Token {
  /// A mark behind which something is added.
  fileprivate var isSetOff: Bool { kind == .mark(.comma) || kind == .mark(.semicolon) || kind == .mark(.dash) }
  /// Says that something comes, or when.
  fileprivate var isRelated: Bool { isVerb || features.meets([.when, .if, .at, .before, .after, .during]) }
}
