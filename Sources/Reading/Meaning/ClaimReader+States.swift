import LifecycleEngine
import Verify

/// Statements on what is so when a callback comes.
extension ClaimReader {
  /// "X is called when the outlets are connected": nothing that happens, but what is so then.
  func stateOnly() -> Understood? {
    guard frame.conditions.count == 1, frame.subjects.count == 1, frame.relations.isEmpty, frame.sequence.isEmpty,
      !frame.isNegative, frame.quantity == nil, [.when, .at, .after].contains(frame.conditions[0].relation),
      !frame.conditions[0].isOnly, !frame.conditions[0].isEach, !proposition.hasUnusedFeature,
      frame.features.isSubset(of: [.always, .done, .all, .settled]), frame.hasVerb || frame.conditions[0].isImplicit
    else { return nil }
    var event = frame.conditions[0].event
    event.features.formUnion(frame.features.intersection([.settled]))
    return state(event)
  }

  /// "At launch `viewDidAppear(true)` comes": it comes, and what is passed then. Who says that `willMove(toParent: nil)` is not
  /// called knows of no other argument.
  func passed(_ argument: Token.Argument, to subject: Frame.Call) -> [Meaning]? {
    if argument == .nil, isNegative { return [claim(.absence, subject, strength: .general)] }
    guard bounds.isEmpty, !isOnly, frame.quantity == nil, !frame.features.contains(.again),
      canBe(argument, subject.name.callback.info.argument)
    else { return nil }
    let state: StatePredicate =
      switch (argument, isNegative) {
      case (.yes, false), (.no, true): .argumentIsYes
      case (.no, false), (.yes, true): .argumentIsNo
      case (.nil, _): .argumentIsNil
      }
    return isSo(state, at: subject, strength: .general).map {
      (isNegative ? [] : [claim(.existence, subject, strength: frame.claimStrength)]) + [$0]
    }
  }

  /// That something is so whenever a callback comes.
  func isSo(_ state: StatePredicate, at subject: Frame.Call, strength: Claim.Strength) -> Meaning? {
    guard case .claim(var claim) = claim(.universality, subject, strength: strength) else { return nil }
    claim.state = state
    return .claim(claim)
  }

  /// Whether "before" is said, or what an appearance is about to do: "viewDidAppear: about to be shown".
  func isToldBefore(_ bound: Proposition.Bound, _ callback: Callback) -> Bool {
    bound.condition.relation == .before || callback == .viewDidAppear || callback == .viewDidDisappear
  }

  /// Whose it is that is loaded, laid out or shown: another one's, or the same once more.
  static let ofOthers: FeatureSet = [
    .other, .root, .all, .every, .again, .top, .below, .child, .parent, .arriving, .leaving, .same, .first, .last,
    .both,
  ]

  private func canBe(_ argument: Token.Argument, _ parameter: CallbackInfo.Parameter) -> Bool {
    argument == .nil ? [.parent, .superview, .window].contains(parameter) : parameter == .animated
  }

  func state(_ event: Frame.Event) -> Understood {
    // "In didMoveToWindow there is no window": where the view comes to one, or leaves it?
    if occasion.situations.isEmpty, ReceiverReader.ofWay.contains(frame.subjects[0].name.callback) {
      return .partly([event.range])
    }
    guard let predicate = StatePredicate(event), frame.subjects.count == 1, occasion.situations.count < 2,
      bounds.isEmpty
    else { return .partly([event.range]) }
    // Whose outlets, the controller's or those of what else comes from a nib, its name does not tell.
    if frame.subjects[0].name.callback == .awakeFromNib, predicate.isOfOutlets,
      !frame.subjects[0].receiver.features.contains(.controller)
    {
      return .partly([event.range])
    }
    return isSo(predicate, at: frame.subjects[0], strength: frame.claimStrength).map { .meanings([$0]) }
      ?? .partly([event.range])
  }
}

extension StatePredicate {
  fileprivate var isOfOutlets: Bool { self == .outletsAreConnected || self == .outletsAreNotConnected }
}
