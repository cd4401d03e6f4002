import LifecycleEngine

/// Since when systems have a callback, and since when they no longer want it used: told by the catalog, without a run.
extension Claim {
  /// What the catalog says of a claim about it, with what is so instead.
  ///
  /// A version that is named is where it began. One that is too early is wrong; at a later one it was so already, and nobody knows
  /// whether more was meant than that: "in iOS 17 it is deprecated". The SDK that brings a callback can be younger than the
  /// first system that sends it, too (`viewIsAppearing`).
  var judgedByCatalog: ClaimJudgement {
    guard let begin = beginning else {
      let isToCome = worlds.versions.map { $0.lower > .newest } ?? false
      return ClaimJudgement(Judgement(verdict: isToCome ? .ambiguous : isDenied ? .holds : .contradicted))
    }
    // What is denied names no version.
    guard let named = worlds.versions?.lower else {
      return ClaimJudgement(Judgement(verdict: isDenied ? .contradicted : .holds))
    }
    if named.major == begin.major { return ClaimJudgement(Judgement(verdict: .holds)) }
    var judgement = ClaimJudgement(Judgement(verdict: named < begin ? .contradicted : .ambiguous))
    judgement.neighbour = self
    judgement.neighbour?.worlds.versions = VersionRange(begin, VersionRange.all.upper)
    return judgement
  }

  private var beginning: Version? {
    let info = a.callback.info
    return pattern == .deprecation ? info.deprecated : info.introduced
  }
}
