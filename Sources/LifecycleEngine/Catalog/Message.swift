/// What the console shows when UIKit is misused.
public enum Message: UInt8, Hashable, Sendable, CaseIterable {
  case unbalancedAppearance, alreadyPresenting, presentationInProgress, notInHierarchy, detachedPresenter
  case dismissalInProgress, nestedPush, nestedPop, missingRootController, sceneLifeCycleRequired
  case appearanceCalledByHand, alreadyPresentingForCaller, notInHierarchyForCaller

  /// UIKit's own words, without the objects' addresses: `$1` to `$4` stand for controllers.
  public var text: StaticString {
    switch self {
    case .unbalancedAppearance: "Unbalanced calls to begin/end appearance transitions for $1"
    case .alreadyPresenting: "Attempt to present $1 on $2 which is already presenting $4"
    case .alreadyPresentingForCaller: "Attempt to present $1 on $2 (from $3) which is already presenting $4"
    case .presentationInProgress: "Attempt to present $1 on $2 while a presentation is in progress"
    case .notInHierarchy: "Attempt to present $1 on $2 whose view is not in the window hierarchy"
    case .notInHierarchyForCaller: "Attempt to present $1 on $2 (from $3) whose view is not in the window hierarchy"
    case .detachedPresenter: "Presenting view controllers on detached view controllers is discouraged $1"
    case .dismissalInProgress:
      "Attempt to dismiss from view controller $1 while a presentation or dismiss is in progress"
    case .nestedPop: "nested pop animation can result in corrupted navigation bar"
    case .appearanceCalledByHand:
      "Calling appearance methods by hand is not supported; use beginAppearanceTransition and endAppearanceTransition"
    case .nestedPush: "nested push animation can result in corrupted navigation bar"
    case .missingRootController: "Application windows are expected to have a root view controller"
    case .sceneLifeCycleRequired: "UIScene lifecycle will soon be required"
    }
  }
}
