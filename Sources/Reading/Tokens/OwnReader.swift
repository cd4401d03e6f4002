/// "Our view controller", "when we push it": who has it, or does it, makes no code of somebody's own of what is said. "Our" is
/// taken out before a controller or a view, "we" behind the word that begins a condition; elsewhere both say whose it is.
enum OwnReader {
  static func read(_ tokens: [Token]) -> [Token] {
    guard tokens.contains(where: { $0.isOurs || $0.isWe }) else { return tokens }
    return tokens.indices.compactMap { index in
      var token = tokens[index]
      guard token.isOurs || token.isWe else { return token }
      let isOfThing =
        token.isOurs && index + 1 < tokens.count && tokens[index + 1].features.meets([.controller, .view])
      let isInCondition = token.isWe && index > 0 && tokens[index - 1].features.meets(conditions)
      token.features = [.own]
      return isOfThing || isInCondition ? nil : token
    }
  }

  private static let conditions: FeatureSet = [.when, .if, .after, .before, .until, .during]
}

extension Token {
  fileprivate var isOurs: Bool { features == [.own, .of] }
  fileprivate var isWe: Bool { features == [.own, .user] }
}
