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

  /// "Before `addSubview` returns", "before it returns": inside that call.
  mutating func takeReturn() {
    guard
      let index = frame.conditions.firstIndex(where: { condition in
        condition.relation == .before && condition.event.features.contains(.comeBack) && !condition.event.isNegative
      })
    else { return }
    let features = frame.conditions[index].event.features.subtracting([.comeBack, .finish, .done])
    if frame.conditions[index].event.isMethod, !features.isEmpty {
      frame.conditions[index].event.features = features
      frame.conditions[index].relation = .when
    } else if features.isEmpty, frame.conditions.contains(where: { $0.event.isMethod }) {
      frame.conditions.remove(at: index)
    } else {
      return
    }
    frame.features.insert(.inside)
  }

  /// "Right away", of what a call by the app asks for: inside that call, and denied behind it.
  mutating func takeAtOnce() {
    let asked: [Situation] = [
      .layoutRequested, .layoutForced, .drawRequested, .constraintsChanged, .viewRequested, .viewAdded, .viewRemoved,
      .viewResized,
    ]
    // "Immediately when it is called"; "inside pushViewController", which is the call and not what it brings about, as
    // "synchronously" is.
    let isRightThen = frame.conditions.contains { $0.isImmediate && [.when, .at, .if].contains($0.relation) }
    let isInside =
      frame.features.contains(.inside) || frame.conditions.contains { $0.relation == .during && $0.event.isMethod }
    guard frame.features.contains(.right) || isRightThen || isInside, frame.relations.isEmpty, frame.sequence.isEmpty,
      frame.quantity == nil
    else { return }
    // What cannot be held against a call is not understood.
    if isInside { frame.features.insert(.inside) }
    guard
      case let asks = occasion.situations + bounds.flatMap({ $0.occasion.situations }), asks.count == 1,
      asked.contains(asks[0]) || isInside && asks[0] != .windowMadeVisible,
      bounds.allSatisfy({ $0.relation == .after })
    else { return }
    (occasion.situations, bounds) = (asks, [])
    moment = frame.isNegative ? .comesLater : .comesAtOnce
    frame.isNegative = false
    frame.isStated = true
    frame.features = frame.features.subtracting([.right, .inside])
  }

  /// "At launch `viewDidAppear(true)` comes": it comes, and what is passed then. Who says that `willMove(toParent: nil)` is not
  /// called knows of no other argument.
  func passed(_ argument: Token.Argument, to subject: Frame.Call) -> [Meaning]? {
    if argument == .nil, isNegative { return [claim(.absence, subject, strength: .general)] }
    guard bounds.isEmpty, !isOnly, frame.quantity == nil, !frame.features.contains(.again),
      canBe(argument, subject.name.callback.info.argument),
      case .claim(var claim) = claim(.universality, subject, strength: .general)
    else { return nil }
    claim.state =
      switch (argument, isNegative) {
      case (.yes, false), (.no, true): .argumentIsYes
      case (.no, false), (.yes, true): .argumentIsNo
      case (.nil, _): .argumentIsNil
      }
    return (isNegative ? [] : [self.claim(.existence, subject, strength: frame.claimStrength)]) + [.claim(claim)]
  }

  private func canBe(_ argument: Token.Argument, _ parameter: CallbackInfo.Parameter) -> Bool {
    argument == .nil ? [.parent, .superview, .window].contains(parameter) : parameter == .animated
  }

  func state(_ event: Frame.Event) -> Understood {
    if let order = loading(event) { return .meanings([order]) }
    guard let predicate = StatePredicate(event), frame.subjects.count == 1, occasion.situations.count < 2,
      bounds.isEmpty,
      case .claim(var claim) = claim(.universality, frame.subjects[0], strength: frame.claimStrength)
    else { return .partly([event.range]) }
    claim.state = predicate
    return .meanings([.claim(claim)])
  }

  /// "In prepareForSegue the destination's view is not loaded yet": its loading comes behind that, or before.
  private func loading(_ event: Frame.Event) -> Meaning? {
    guard frame.subjects.count == 1, frame.subjects[0].name.callback.isOfSegue else { return nil }
    var state = event
    state.features.remove(.arriving)
    switch StatePredicate(state) {
    case .viewIsLoaded, .outletsAreConnected: return ofDestination(.after, event, .viewDidLoad, frame.subjects[0])
    case .viewIsNotLoaded, .outletsAreNotConnected:
      return ofDestination(.before, event, .viewDidLoad, frame.subjects[0])
    default: return nil
    }
  }
}
