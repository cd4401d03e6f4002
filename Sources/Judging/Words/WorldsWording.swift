package import Diagnostics
package import Verify

/// Which worlds a verdict is about: a number of them says nothing to who does not know what is counted.
extension Wording {
  /// `25 worlds that fit (iOS 2 and later; with scenes and without)`
  package static func worldsThatFit(_ judgement: Verify.Judgement, in language: Language) -> String {
    let count = judgement.worlds
    let list = worldsInWords(judgement, in: language)
    return language(
      "\(count) world\(count == 1 ? "" : "s") that fit\(count == 1 ? "s" : "") (\(list))", "符合的 \(count) 种情形（\(list)）")
  }

  /// `true in none of 25 worlds that fit (…)`
  package static func trueInNone(_ judgement: Verify.Judgement, in language: Language) -> String {
    let worlds = worldsThatFit(judgement, in: language)
    return language(
      judgement.worlds == 1 ? "not true in the \(worlds)" : "true in none of \(worlds)", "在\(worlds)中都不成立")
  }

  /// `iOS 2 and later; with scenes and without`: what is combined with what.
  package static func worldsInWords(_ judgement: Verify.Judgement, in language: Language) -> String {
    var parts = [versions(judgement.versions.map(\.version), in: language)]
    if let spread = judgement.spread {
      if spread.scenes { parts.append(language("with scenes and without", "使用与不使用场景的应用")) }
      if spread.container {
        parts.append(language("the first controller alone and in a navigation controller", "第一个控制器单独与在导航控制器中"))
      }
      if spread.origin { parts.append(language("controllers from a nib and from code", "控制器来自 nib 与来自代码")) }
    } else if judgement.worlds > judgement.versions.count {
      parts.append(language("each in all ways that the statement leaves open", "以及说法未限定的各种情况"))
    }
    return parts.joined(separator: language("; ", "；"))
  }
}
