import LifecycleEngine
import Verify

/// Whether those who are said to get callbacks can be told apart, and get what they are said to get. It is apart from what
/// makes claims of when callbacks come: this is of who gets them.
struct ReceiverReader: PropositionPass {
  let proposition: Proposition

  /// What a view is told of its subviews.
  private static let ofSubviews: [Callback] = [.didAddSubview, .willRemoveSubview]

  /// "The view that is added".
  private static let toldView: FeatureSet = [.view, .add, .remove, .same, .done, .soon, .arriving, .leaving]

  /// "A child's X comes before its parent's": of two that stand in each other, where what happens gives them no parts; and X
  /// before X, of whomever.
  private var areNested: Bool {
    frame.relations.contains { relation in
      frame.subjects.contains { subject in relation.others.contains { areNested(subject, $0) } }
    }
  }

  private func areNested(_ a: Frame.Call, _ b: Frame.Call) -> Bool {
    guard parts.role(of: a) == parts.role(of: b), a.receiver.actor == nil || b.receiver.actor == nil else {
      return false
    }
    if a.name.callback == b.name.callback { return true }
    // "The child's didMoveToSuperview before the parent's didAddSubview": who gets them is told by what they are.
    if tellsOfWay(a, of: b) || tellsOfWay(b, of: a) { return false }
    let (first, second) = (a.receiver.features.intersection(Self.nested), b.receiver.features.intersection(Self.nested))
    return first != second && (!first.isEmpty && !second.isEmpty || a.name.owner != b.name.owner)
  }

  /// Whether one tells a superview of a view, and the other that view of its way.
  private func tellsOfWay(_ a: Frame.Call, of b: Frame.Call) -> Bool {
    Self.ofSubviews.contains(a.name.callback) && Self.ofWay.contains(b.name.callback)
      && !a.receiver.features.meets([.child, .subview]) && !b.receiver.features.meets([.parent, .superview])
  }

  /// "The child's didMoveToSuperview, the parent's didAddSubview": what happens to a view of which both are told.
  func movedSubview(_ calls: [Frame.Call]) -> Situation? {
    guard calls.count == 2, tellsOfWay(calls[0], of: calls[1]) || tellsOfWay(calls[1], of: calls[0]),
      calls.contains(where: { $0.receiver.features.meets(Self.nested) })
    else { return nil }
    return calls.contains { $0.name.callback == .didAddSubview } ? .viewAdded : .viewRemoved
  }

  /// What a view is told of where it goes.
  static let ofWay: [Callback] = [
    .willMoveToSuperview, .didMoveToSuperview, .willMoveToWindow, .didMoveToWindow,
  ]

  /// Who can be told of something.
  private static let told = FeatureSet.roles.subtracting([.same]).union([
    .controller, .view, .instance, .scene, .subview,
  ])

  private static let rootPushed: FeatureSet = [.root, .push]

  private static let nested: FeatureSet = [.child, .parent, .subview, .superview]

  /// "The subview gets `didAddSubview`", "on the view that was added": who is told of the way of a subview, which each call
  /// of these shows. Nil where nobody is named.
  func toldOfSubview() -> Understood? {
    guard frame.subjects.count == 1, frame.relations.isEmpty, frame.sequence.isEmpty, frame.quantity == nil, !isOnly,
      Self.ofSubviews.contains(frame.subjects[0].name.callback),
      frame.features.isSubset(of: [.always, .done]), frame.hasVerb
    else { return nil }
    let receiver = frame.subjects[0].receiver.features
    let isNamed = receiver.meets([.subview, .child]) && !receiver.meets([.superview, .parent])
    let isPlace = frame.conditions.contains {
      // "On the view that the subview is added to" names another.
      ($0.relation == .at && !$0.event.beginsWithChange && !$0.event.features.contains(.view) || $0.event.isWho)
        && $0.event.features.meets([.subview, .child]) && !$0.event.features.meets([.superview, .parent])
    }
    guard isNamed || receiver.isEmpty && (isPlace || isSentToAdded) else { return nil }
    let isAdded = frame.subjects[0].name.callback == .didAddSubview
    var told = during([isAdded ? .viewAdded : .viewRemoved])
    told.occasion.after = []
    (told.bounds, told.frame.isNegative) = ([], false)
    told.frame.subjects[0].receiver = Frame.Receiver()
    guard case .claim(var claim) = told.claim(.universality, told.frame.subjects[0], strength: .general) else {
      return nil
    }
    claim.state = frame.isNegative ? .superviewIsTold : .subviewIsTold
    return .meanings([.claim(claim)])
  }

  /// "It is sent to the view that has been added": behind the call, and no word of when.
  private var isSentToAdded: Bool {
    frame.conditions.count == 1 && frame.conditions[0].isImplicit && !frame.conditions[0].event.beginsWithChange
      && frame.conditions[0].event.features.isSubset(of: Self.toldView)
      && frame.conditions[0].event.features.contains(.view) && frame.conditions[0].event.features.contains(.done)
      && frame.conditions[0].event.range.lowerBound > frame.subjects[0].name.range.upperBound
  }

  /// A subview is told of its own way, a superview of its subviews': a view that gets what the other is sent cannot be staged.
  var unclearReceiver: Range<Int>? {
    if frame.isOfUnlikelyReceiver(in: occasion.situations) || areNested || isOfSuperview || isOfAnother || isOfEither
      || isOfRoot
    {
      return frame.range
    }
    for subject in frame.subjects {
      // "The completion of present comes behind X, that of dismiss behind Y": each at its own call.
      if let change = subject.name.callback.notCompleted, occasion.situations.contains(where: { change.contains($0) }) {
        return frame.range
      }
      let features = subject.receiver.features
      // "The same as X": a comparison, where there is nobody who could be the same.
      if features.contains(.same), !features.meets(Self.told) { return frame.range }
      guard Self.ofSubviews.contains(subject.name.callback) else { continue }
      // "Comes at the added view" reads like a time.
      let isTold =
        !subject.receiver.isEmpty && !features.meets([.superview, .parent])
        || frame.conditions.contains {
          ($0.isImplicit && !frame.features.contains(.cause) || $0.relation == .at)
            && ($0.event.features.contains(.subview) || $0.event.features.isSubset(of: Self.toldView))
        }
      if isTold || frame.conditions.count > 1 { return frame.range }
    }
    return nil
  }

  /// "On a push the root's X comes": it is the one that is covered, or lies below that, or is pushed itself.
  private var isOfRoot: Bool {
    (occasion.situations + proposition.bounds.flatMap { $0.occasion.situations }).contains(.push)
      && frame.sequence.isEmpty
      && (frame.subjects.contains { $0.receiver.features.contains(.root) && parts.role(of: $0) == nil }
        || frame.subjects.count == 1 && frame.conditions.contains { Self.rootPushed.isSubset(of: $0.event.features) })
  }

  /// "B.viewDidLoad is not called at launch": B may not be there, and others hear it.
  private var isOfAnother: Bool {
    frame.isNegative && frame.quantity == nil && !occasion.situations.isEmpty
      && frame.subjects.contains { $0.receiver.actor != nil && parts.role(of: $0) == nil }
  }

  /// "A swipe back is cancelled, and X does not come": of the two who take part one goes and comes again, the other comes and goes
  /// again, so that the end of either is told to one alone.
  private var isOfEither: Bool {
    let calls = frame.calls
    let ends: [Callback] = [.viewDidAppear, .viewDidDisappear]
    let isTold =
      frame.isNegative && calls.allSatisfy { ends.contains($0.name.callback) } || !frame.relations.isEmpty
      || !frame.sequence.isEmpty
    return isTold && !proposition.isDenied
      && occasion.situations.contains { $0 == .swipeBackCancelled || $0 == .dragDownCancelled }
      && calls.allSatisfy { $0.receiver.isEmpty && Callback.ofAppearance.contains($0.name.callback) }
  }

  /// "A subview is removed, and `layoutSubviews` comes": to the view that had it, which is not the one that is watched.
  private var isOfSuperview: Bool {
    frame.subjects.contains { $0.name.callback == .layoutSubviews }
      && frame.conditions.contains {
        $0.event.features.contains(.remove) && $0.event.features.meets([.child, .subview])
      }
  }
}

extension Frame {
  /// "On a push the controller that was added gets X": beside what happens somebody is told by what else happens to him, and who
  /// of the two that is nobody knows.
  var isOfUnknown: Bool {
    let isNobodys = subjects.contains {
      Callback.ofAppearance.contains($0.name.callback) && $0.receiver.features.isSubset(of: [.controller])
        && $0.receiver.actor == nil
    }
    let told = conditions.count {
      ($0.isImplicit || $0.relation == .at) && !$0.event.isWho && $0.event.actors.isEmpty
        && $0.event.features.subtracting(.changes) == [.controller] && $0.event.features.meets(.changes)
    }
    return isNobodys && told > 0 && told < conditions.count
  }

  /// Whether one of its callbacks is said to be got by one of a kind that never gets it, at what is known to happen.
  func isOfUnlikelyReceiver(in situations: [Situation] = []) -> Bool {
    let toAll = features.meets([.all, .every])
    return !calls.allSatisfy { $0.canBeSentWhereSaid(in: situations, toAll: toAll) }
  }
}

extension Frame.Call {
  /// "The screen you come back to": of one of those who come and go.
  var isOfComing: Bool {
    name.owner == .viewController && receiver.features.meets([.arriving, .leaving, .below])
  }

  /// "The controller that pushed": it comes or it goes, and nobody knows which.
  var isOfEither: Bool {
    name.owner == .viewController && receiver.features.meets(.changes)
      && receiver.features.contains(.arriving) == receiver.features.contains(.leaving)
  }

  /// Whether the one that is said to get a callback is one whose kind does. A container is a controller as well, and which of
  /// its callbacks is meant beside its children's cannot be staged.
  fileprivate func canBeSentWhereSaid(in situations: [Situation], toAll: Bool) -> Bool {
    let said = receiver.features
    switch name.owner {
    case .viewController:
      let isContainer = said.meets([.stack, .tabs]) && !said.meets(Self.contained) && !toAll
      let isRoot =
        said.contains(.root) && !situations.isEmpty && !situations.contains { Self.ofRoot.contains($0) }
      return !isContainer && !isRoot && !said.meets([.window, .delegate, .button, .textField, .scene])
    case .applicationDelegate, .sceneDelegate:
      return !said.meets([.controller, .view, .subview, .stack, .tabs, .window])
    case .view: return !said.meets([.stack, .tabs, .app, .scene, .window, .delegate])
    default: return true
    }
  }

  private static let contained: FeatureSet = [
    .tab, .child, .arriving, .leaving, .top, .below, .visible, .hidden, .idle, .other,
  ]
  /// In these the root is the one that comes.
  private static let ofRoot: [Situation] = [.launch, .rootSet, .rootSetOnHiddenWindow, .popToRoot]
}

extension Callback {
  /// What the call whose completion this is does not do.
  fileprivate var notCompleted: [Situation]? {
    switch self {
    case .presentViewControllerAnimatedCompletion: [.dismiss, .dragDown, .pop]
    case .dismissViewControllerAnimatedCompletion: [.present, .push]
    default: nil
    }
  }
}
