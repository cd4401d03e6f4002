import LifecycleEngine
import Verify

/// Statements on what is so when a callback comes.
extension MeaningReader {
  /// "X is called when the outlets are connected": nothing that happens, but what is so then.
  func stateOnly() -> Understood? {
    guard frame.conditions.count == 1, frame.subjects.count == 1, frame.relations.isEmpty, frame.sequence.isEmpty,
      !frame.isNegative, frame.quantity == nil, [.when, .at, .after].contains(frame.conditions[0].relation),
      !frame.conditions[0].isOnly, !frame.conditions[0].isEach, unusedFeature == nil,
      frame.features.isSubset(of: [.always, .done, .all, .settled]), frame.hasVerb || frame.conditions[0].isImplicit
    else { return nil }
    var event = frame.conditions[0].event
    event.features.formUnion(frame.features.intersection([.settled]))
    return state(event)
  }

  func state(_ event: Frame.Event) -> Understood {
    guard let predicate = StatePredicate(event), frame.subjects.count == 1, occasion.situations.isEmpty, bounds.isEmpty,
      case .claim(var claim) = claim(.universality, frame.subjects[0], strength: frame.claimStrength)
    else { return .partly([event.range]) }
    claim.state = predicate
    return .meanings([.claim(claim)])
  }
}
