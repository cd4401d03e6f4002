/// What can be seen of who gets a callback of a sentence: the words for parts, in their order around its name.
struct GetterSigns {
  /// A number for each word that tells of parts or joins them, for each name, and for what cuts clauses.
  private var parts: [UInt32] = []
  private let language: SentenceLanguage
  /// What turns the parts round: going back, a change of mind, and what is no change of places.
  private var turns: UInt32 = 0

  /// - Parameter name: the place of the name among the tokens.
  init(of name: Int, _ tokens: [Token], _ language: SentenceLanguage) {
    self.language = language
    var said = FeatureSet()
    for (index, token) in tokens.enumerated() where !token.isLight {
      said.formUnion(token.features)
      let role = token.features.intersection(Self.roles)
      let joint = token.features.intersection(Self.joints)
      if token.isName {
        parts.append(index == name ? Self.own : Self.other)
      } else if !role.isEmpty {
        parts.append(role.folded | 1 << 31)
      } else if !joint.isEmpty {
        parts.append(joint.folded | 1 << 31)
      } else if token.isCuttingMark {
        parts.append(Self.cut)
      }
    }
    turns =
      (said.meets(Self.returns) ? 2 : 0) | (said.contains(.cancel) ? 4 : 0) | (said.meets([.add, .remove]) ? 8 : 0)
  }

  private static let own: UInt32 = 1
  private static let other: UInt32 = 2
  private static let cut: UInt32 = 3

  private static let roles: FeatureSet = FeatureSet.roles.union([.controller, .view, .alert, .sheet, .tab, .app])
  private static let joints: FeatureSet = [.of, .at, .to, .from, .by, .before, .after, .than, .and, .call, .get, .not]
  private static let returns: FeatureSet = [.pop, .dismiss, .comeBack, .swipe, .drag, .close]

  /// What a sign is of: nothing at all, a part and its side, how far it is, what stands between, parts around the name, all parts.
  private enum Kind: UInt32 { case any = 30, part, partAt, partAcross, run, whole }

  /// Each thing that can be seen; also what it means where the parts are turned round in the same way. Complexity: O(parts²).
  var signs: [UInt32] {
    var signs = Signs(language, from: 20, [40 + turns])
    let own = parts.firstIndex(of: Self.own) ?? 0
    signs.add(Kind.any.rawValue, 0)
    for index in parts.indices where index != own {
      let isBehind: UInt32 = index > own ? 1 : 0
      signs.add(Kind.part.rawValue, parts[index], isBehind)
      signs.add(Kind.partAt.rawValue, parts[index], isBehind, UInt32(min(abs(index - own), 5)))
      let between = parts[min(index, own)...max(index, own)].dropFirst().dropLast()
      signs.add(
        Kind.partAcross.rawValue, parts[index], isBehind, between.contains(Self.other) ? 1 : 0,
        between.contains(Self.cut) ? 1 : 0)
    }
    for start in parts.indices {
      for length in 2...4 where start + length <= parts.count && start <= own && own < start + length {
        var whole: UInt32 = UInt32(length)
        for part in parts[start..<start + length] { whole = Mix.of(whole, part) }
        signs.add(Kind.run.rawValue, whole)
      }
    }
    var all: UInt32 = 0
    for part in parts where part != Self.cut { all = Mix.of(all, part) }
    signs.add(Kind.whole.rawValue, all)
    return signs.all
  }
}
