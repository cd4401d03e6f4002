import LifecycleEngine
import Verify

/// How what is said to happen stands to what was said before: one more step, one that only tells of the other, no time at all.
extension CircumstanceReader {
  /// "(Only if it is full screen)", "(only if it had disappeared)": of all times at which that happens, and no other brings it.
  func isOfThoseTimes(_ condition: Frame.Condition) -> Bool {
    condition.isOnly
      && (condition.event.features.isSubset(of: Self.styles)
        || condition.relation == .if && condition.event.features.contains(.done))
  }

  /// "When the view is already visible": it can be seen before it is told that it has appeared.
  func isToBeSeen(_ event: Frame.Event) -> Bool {
    event.features.contains(.visible)
      && event.features.isSubset(of: [.visible, .done, .display, .view, .controller, .window, .still])
      && frame.subjects.contains { $0.name.callback != .viewDidAppear }
  }

  /// "When the user begins to swipe back": the callbacks that tell of the beginning come with it.
  func isTold(beginning event: Frame.Event, _ said: Occasion) -> Bool {
    event.features.contains(.begin) && !event.features.contains(.soon)
      && said.situations.allSatisfy { $0.isTransition }
      && frame.subjects.allSatisfy { [.viewWillAppear, .viewWillDisappear].contains($0.name.callback) }
  }

  /// Whether what is said in passing is another thing than what was said to happen. Of an application: "when the control center
  /// opens, the app enters the background, and X comes", that it does is said, not asked for. Of a controller: "on a dismissal
  /// the page that was shown before gets X", who is told of by what happened to him, and no next step.
  func isInPassing(_ condition: Frame.Condition, _ said: Occasion) -> Bool {
    guard condition.isImplicit, let first = frame.conditions.first, !first.isImplicit,
      occasion.situations.count == 1, said.situations.count == 1
    else { return false }
    switch owner {
    case .applicationDelegate, .sceneDelegate: guard [.when, .if].contains(first.relation) else { return false }
    case .viewController: break
    default: return false
    }
    return !occasion.situations[0].isAlike(said.situations[0])
  }

  /// Whether what is said goes on with what was said to happen: "on a push, … when it is popped". Behind what leaves nothing
  /// behind that a next thing needs, two things are two of those that bring it, or one says of the other what was not understood.
  func isNext(_ condition: Frame.Condition, _ said: Occasion) -> Bool {
    guard occasion.situations.count == 1, said.situations.count == 1, condition.joint != .conjunction,
      case let last = occasion.situations[0], !last.isAlike(said.situations[0])
    else { return true }
    return !last.isPassing || frame.conditions.contains { [.after, .during].contains($0.relation) }
  }

  /// "Dismissed in code, and the same where the user swipes": two ways, and neither says the other more exactly.
  func isOtherManner(_ condition: Frame.Condition) -> Bool {
    let byCode: FeatureSet = [.code, .manual]
    let byHand: FeatureSet = [.gesture, .swipe, .drag]
    return frame.conditions.contains { other in
      other.event.features.meets(byHand) && condition.event.features.meets(byCode)
        || other.event.features.meets(byCode) && condition.event.features.meets(byHand)
    } && frame.conditions.count > 1
  }
}
