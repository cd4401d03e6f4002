/// What part of a world a step of an app without overrides looks at and changes. Equal parts give equal results, so that
/// a search does each such step once for all worlds that share the part.
public enum VerbScope: Sendable, Hashable {
  /// Windows, controllers and views: all that it asks of the application is whether it runs or is suspended.
  case screen
  /// The application and its scenes, as long as the process lives and the step touches nothing on screen; whether it is
  /// possible follows from them alone.
  case system
  case whole
}

extension Verb {
  /// What an action with this verb can change.
  public var scope: VerbScope {
    switch self {
    case .create, .loadView, .release, .push, .popToRoot, .popTo, .pop, .setStack, .swipeBackCancelled,
      .swipeBackBegins, .swipeBackEnds, .swipeBack, .presentAs, .present, .dragUpCancelled, .dragUpBegins, .dragUpEnds,
      .dragUp,
      .dismiss, .dragDownCancelled, .dragDownBegins, .dragDownEnds, .dragDown, .select, .addChild, .removeChild,
      .transitionBare, .transition,
      .setPages, .pageForwardCancelled, .pageForwardBegins, .pageForwardEnds, .pageForward, .pageBackCancelled,
      .pageBackBegins, .pageBackEnds, .pageBack, .rotate, .segue, .unwind, .memoryWarning, .add, .insertBelow,
      .insertAbove, .remove, .layout, .changeConstraints, .setFrame, .scroll, .insertRow, .deleteRow, .reloadRow,
      .selectRow, .deselectRow, .updateContent, .hideContent, .showContent:
      .screen
    case .launch, .launchInBackground, .launchByURL, .launchByUniversalLink, .launchByNotification, .launchByFetch,
      .launchByLocation, .launchByRefresh, .home, .open, .appSwitcher, .backToApp, .switchToApp, .lock, .unlock,
      .callArrives, .callDeclined, .callAccepted, .callEnds, .controlCenter, .notificationCenter, .close, .alert:
      .system
    default: .whole
    }
  }
}

extension Script {
  /// What part of a world a step looks at and changes; code of the app in it can do anything.
  public func scope(of actions: [Action]) -> VerbScope {
    // Views of SwiftUI's hear what becomes of their scene.
    guard overrides.isEmpty, !hearsPhase, let first = actions.first?.verb.scope else { return .whole }
    return actions.allSatisfy { $0.verb.scope == first } ? first : .whole
  }
}
