import LifecycleEngine
import Verify

/// What happens though no condition says it, for the callbacks tell it.
extension CircumstanceReader {
  /// Some callbacks tell by themselves what happens.
  mutating func takeImplied() {
    takeDecoded()
    let calls = frame.calls
    // The tab that is not selected is one of those that are shown.
    if occasion.situations.isEmpty || occasion.situations == [.launch],
      calls.contains(where: { call in
        call.receiver.features.meets([.tab, .tabs])
          && (call.receiver.features.contains(.idle) || frame.features.meets([.all, .every]))
      })
    {
      proposition.occasion.situations = [.tabsShown]
    }
    // Sessions are discarded by the user: a scene that the system lets go keeps its session.
    if occasion.situations == [.sceneDisconnected],
      calls.allSatisfy({ $0.name.callback == .applicationDidDiscardSceneSessions }),
      frame.conditions.allSatisfy({ !$0.event.features.contains(.disconnect) && !$0.event.features.contains(.memory) })
    {
      proposition.occasion.situations = [.windowClosed]
    }
    // Freed where it goes: "on a pop X comes before dealloc".
    if calls.contains(where: { $0.name.callback == .dealloc }), calls.count > 1, let freed = occasion.situations.freed {
      proposition.occasion.situations = [freed]
    }
    // A view comes into a window with its superview, if that is in one.
    if occasion.situations == [.viewAdded], calls.count == 1,
      [.willMoveToWindow, .didMoveToWindow].contains(calls[0].name.callback)
    {
      proposition.occasion.situations = [.viewAdded, .viewAddedOffScreen]
    }
    guard occasion.situations.isEmpty, frame.quantity == nil, calls.count > 1 else { return takeEnd() }
    if let completed = calls.compactMap({ $0.name.callback.completed }).first {
      proposition.occasion.situations = [completed]
    } else if let moved = ReceiverReader(proposition: proposition).movedSubview(calls) {
      proposition.occasion.situations = [moved]
    } else if calls.contains(where: { $0.name.callback.isOfSegue }) {
      proposition.occasion.situations = [.segue]
    } else if calls.contains(where: { $0.name.callback.isOfStack }),
      calls.contains(where: { $0.name.owner == .viewController })
    {
      proposition.occasion.situations = [.push]
    } else if calls.contains(where: { $0.name.callback == .traitChangeHandler }) {
      // What comes of other traits is told, and not the layout when the view is shown.
      proposition.occasion.situations = [.rotation]
    } else if let typing = calls[0].name.callback.typing, calls.allSatisfy({ $0.name.callback.typing == typing }) {
      proposition.occasion.situations = [typing]
    } else {
      takeEnd()
    }
  }

  /// "init(coder:): when the view is loaded from a nib", "after it was": it is unarchived.
  private mutating func takeDecoded() {
    guard frame.subjects.allSatisfy({ $0.name.callback.isOfArchive }),
      bounds.allSatisfy({ $0.relation == .after && $0.condition.event.features.meets([.nib, .storyboard]) }),
      case let said = occasion.after + occasion.situations + bounds.flatMap({ $0.occasion.situations }),
      said == [.viewLoads] && (occasion.worlds.origin != nil || !bounds.isEmpty)
        || Set(said) == [.madeFromNib, .madeFromStoryboard]
        || said.contains(.madeFromNib) && said.allSatisfy({ $0 == .madeFromNib || $0 == .viewLoads })
          && frame.subjects.allSatisfy({ $0.name.callback == .awakeFromNib })
    else { return }
    (proposition.occasion.situations, proposition.bounds, proposition.occasion.after) = ([.decoded], [], [])
    proposition.occasion.worlds.origin = nil
  }

  /// "If the app is suspended, applicationWillTerminate is not called": it tells of the end, of one that is suspended.
  private mutating func takeEnd() {
    guard occasion.situations == [.suspension] || bounds.count == 1 && bounds[0].occasion.situations == [.suspension],
      bounds.allSatisfy({ $0.relation == .after }),
      frame.subjects.allSatisfy({ $0.name.callback == .applicationWillTerminate })
    else { return }
    proposition.occasion.situations = [.endedWhileSuspended]
    proposition.bounds = []
  }
}

extension [Situation] {
  /// The same, where nobody else holds on to what goes; nil where nothing goes, or more than one thing happens.
  fileprivate var freed: Situation? {
    switch self {
    case [.pop]: .releasedByPop
    case [.dismiss]: .releasedByDismiss
    default: nil
    }
  }
}
