import LifecycleEngine
import Verify

/// One pass over a proposition. What is read of it most is at hand by its own name; who changes it says that it is the
/// proposition that changes.
protocol PropositionPass {
  var proposition: Proposition { get }

  init(proposition: Proposition)
}

extension PropositionPass {
  var frame: Frame { proposition.frame }
  var occasion: Occasion { proposition.occasion }
  var bounds: [Proposition.Bound] { proposition.bounds }
  var isEach: Bool { proposition.isEach }
  var isOnly: Bool { proposition.isOnly }
  var owner: Owner { proposition.owner }
  var parts: Parts { proposition.parts }
  var isDenied: Bool { proposition.isDenied }
  var isNegative: Bool { proposition.isNegative }

  func during(_ situations: [Situation], isFirst: Bool = false) -> Proposition {
    proposition.during(situations, isFirst: isFirst)
  }

  func claim(
    _ pattern: ClaimPattern, _ a: Frame.Call, _ b: Frame.Call? = nil, strength: Claim.Strength
  ) -> Meaning {
    proposition.claim(pattern, a, b, strength: strength)
  }
}
