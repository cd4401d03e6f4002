import LifecycleEngine
import Verify

/// What a frame says, as far as it was taken: the frame with what its conditions and its words of manner come to. It lies between
/// the pass that takes and those that make meanings of what was taken: that one writes it, these only read it.
struct Proposition {
  /// Put right while it is taken: conditions are joined, and a word that was used up is gone.
  var frame: Frame
  let bytes: [UInt8]
  /// What happens while it is so.
  var occasion = Occasion()
  /// Before or after what happens the callbacks are said to come.
  var bounds: [Bound] = []
  /// Whether it is so each time that it happens.
  var isEach = false
  /// What is said not to happen.
  var unless: [Situation] = []
  /// Whether it is so at nothing else that happens.
  var isOnly = false
  /// How it comes to what asks for it: "at once".
  var moment: StatePredicate?
  /// Whether what goes is said to be held by something else.
  var isHeld = false
  /// Whether it speaks of the first time that something happens.
  var isFirst = false

  init(frame: Frame, bytes: [UInt8]) {
    self.frame = frame
    self.bytes = bytes
  }

  /// What happens before callbacks, or after them.
  struct Bound {
    let relation: Feature
    let condition: Frame.Condition
    let occasion: Occasion
  }
}

extension Proposition {
  var owner: Owner { (frame.subjects.first ?? frame.sequence.first)?.name.owner ?? .viewController }

  var parts: Parts {
    // "After B's view is loaded, A gets X": what it is measured by tells of one.
    let bound = bounds.lazy.compactMap { $0.occasion.situations.first }.first { !$0.hasTwoParts }
    return Parts(frame: frame, bytes: bytes, situation: occasion.situations.first ?? bound)
  }

  /// Whether somebody takes another part in one of the things that happen than in the others: which of them is meant?
  func playsSeveralParts(_ call: Frame.Call) -> Bool {
    let roles = occasion.situations.compactMap { Parts(frame: frame, bytes: bytes, situation: $0).role(of: call) }
    return roles.contains { $0 != roles[0] }
  }

  /// "Not always", "not necessarily": what is denied is that it is so in every run.
  var isDenied: Bool { frame.isNegative && frame.features.contains(.always) && !frame.features.contains(.never) }

  /// Whether a callback is said not to come.
  var isNegative: Bool { frame.isNegative && !isDenied }

  /// "No longer, since iOS 6": not on these versions.
  var isNoLonger: Bool {
    frame.isNegative && frame.features.contains(.again) && (frame.versions != nil || occasion.worlds.lifeCycle != nil)
  }

  /// "All tabs get X": where more than the one that comes are there to get it.
  func isForAll(_ subject: Frame.Call) -> Bool {
    guard frame.features.meets([.all, .every]), subject.name.owner == .viewController, !frame.isNegative,
      subject.receiver.features.meets([.controller, .child, .tab, .tabs]), occasion.situations.count == 1
    else { return false }
    return occasion.situations[0].has(.bystander) || occasion.situations[0] == .memoryWarning
  }

  /// Whether the predicate has a feature that no rule reads.
  var hasUnusedFeature: Bool {
    let known: FeatureSet = [
      .once, .twice, .many, .exactly, .least, .most, .first, .last, .always, .every, .all, .both, .neither, .never,
      .nothing,
      .may, .usually,
      .again, .then, .order, .only, .done, .early, .late, .at, .paired, .callbacks, .than, .since,
      .before, .after, .settled,
    ]
    var unknown = frame.features.subtracting(known)
    // "First X, then Y": said by the order.
    if frame.sequence.count > 1 || !frame.relations.isEmpty {
      unknown = unknown.subtracting([.earlier, .later, .output, .precede])
    }
    return !unknown.isEmpty
  }

  /// The same, said of other situations, or of their first time.
  func during(_ situations: [Situation], isFirst: Bool = false) -> Proposition {
    var other = self
    other.occasion.situations = situations
    other.isFirst = self.isFirst || isFirst
    return other
  }

  /// The claim that it makes of callbacks: with all that was taken of it beside them.
  func claim(
    _ pattern: ClaimPattern, _ a: Frame.Call, _ b: Frame.Call? = nil, strength: Claim.Strength
  ) -> Meaning {
    var claim = Claim(
      pattern, Claim.Term(a.name.callback, of: parts.role(of: a)),
      b.map { Claim.Term($0.name.callback, of: parts.role(of: $0)) }, in: occasion.situations, strength: strength)
    claim.after = occasion.after
    claim.first = occasion.first
    claim.isForEach = occasion.situations.count > 1
    claim.isAgain =
      frame.features.contains(.again) && !occasion.situations.isEmpty && !isNoLonger && !isOfAnother(a.name.callback)
    claim.isDenied = isDenied
    // Of controllers each is judged by itself; an application and its scenes have a past that is no part of a stage.
    if isFirst, occasion.situations.count == 1, a.name.owner == .viewController {
      let situation = occasion.situations[0]
      claim.firstTime =
        Markers(situation, for: a.name.owner)?.begins ?? (situation.hasTwoParts ? .viewWillAppear : nil)
    }
    claim.worlds = occasion.worlds
    claim.unless = unless
    claim.isForAll = isForAll(a)
    claim.isOfCall = frame.conditions.count == 1 && frame.conditions[0].event.isMethod
    return .claim(claim)
  }

  /// "Push it once more, and viewDidLoad is called again": of another one, which is made for that.
  private func isOfAnother(_ callback: Callback) -> Bool {
    // "The scene connects again": of another process, which knows nothing of the first time.
    if callback == .sceneWillConnectToSessionOptions { return !frame.isNegative }
    return !frame.isNegative
      && (callback.ownSituation == .viewLoads || callback.isInitializer || callback == .awakeFromNib)
      && occasion.situations.allSatisfy { $0 == .push || $0 == .present }
  }
}

extension Frame {
  var claimStrength: Claim.Strength {
    switch strength {
    case .usual: .usual
    case .general: .general
    case .always: .strict
    case .possible: .possible
    }
  }
}
