/// "…, а потом новый — X", "and then the new one — X": a dash that stands for the verb, behind who gets what comes next.
enum DashReader {
  static func read(_ tokens: [Token]) -> [Token] {
    guard tokens.contains(where: { $0.kind == .mark(.dash) }) else { return tokens }
    return tokens.indices.filter { !standsForVerb($0, tokens) }.map { tokens[$0] }
  }

  private static func standsForVerb(_ dash: Int, _ tokens: [Token]) -> Bool {
    guard tokens[dash].kind == .mark(.dash), dash + 1 < tokens.count, tokens[dash + 1].isName else { return false }
    let before = tokens[..<dash]
    guard let next = before.lastIndex(where: { $0.has(.then) }), before[..<next].contains(where: { $0.isName }) else {
      return false
    }
    let getter = before[(next + 1)...].filter { !$0.isLight }
    return !getter.isEmpty && getter.allSatisfy { $0.kind == .word && $0.features.isSubset(of: getters) }
  }

  private static let getters: FeatureSet = FeatureSet.roles.union([.controller, .view, .display])
}
