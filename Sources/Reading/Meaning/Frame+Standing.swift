import LifecycleEngine
import Verify

extension Frame {
  /// "X is deprecated since iOS 6", "X was introduced in iOS 13": of the system, and of nothing that happens. Nil where it says
  /// more than that, or something else.
  var standing: [Meaning]? {
    guard noClaim == nil, tellsStanding || isAdded, unread.isEmpty, conditions.isEmpty || isAdded, relations.isEmpty,
      sequence.isEmpty, state == nil, quantity == nil, lifeCycle == nil, device == nil, !isOneOf, !subjects.isEmpty,
      subjects.allSatisfy({ $0.receiver.isEmpty && $0.argument == nil }),
      features.subtracting([.deprecated, .introduced, .history]).isSubset(of: [.since, .done, .only, .light])
    else { return nil }
    let pattern: ClaimPattern
    switch (features.contains(.deprecated), features.contains(.introduced) || isAdded) {
    case (true, false): pattern = .deprecation
    case (false, true): pattern = .introduction
    default: return nil
    }
    // When it began: with a version above which it is so, or with none.
    if let versions { guard saysVersions, !isNegative, versions.lower > .oldest else { return nil } }
    if versions == nil, pattern == .introduction || isNegative && features.contains(.only) { return nil }
    return subjects.map { subject in
      var claim = Claim(pattern, Claim.Term(subject.name.callback))
      claim.worlds.versions = versions
      claim.isDenied = isNegative
      return .claim(claim)
    }
  }

  /// "X was added in iOS 11": to the system, and to no view.
  private var isAdded: Bool {
    conditions.count == 1 && conditions[0].isImplicit && isDescription && saysVersions
      && conditions[0].event.features.subtracting([.controller, .done]) == [.add]
  }
}
