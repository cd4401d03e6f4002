import LifecycleEngine

extension OrderClaim {
  /// Whether it names both initialisers of a controller made in code, whose lines stand in either order.
  var hasNestedInitializers: Bool {
    steps.contains { $0.callback == .initPlain } && steps.contains { $0.callback == .initWithNibNameBundle }
  }
}

extension Callback {
  /// Whether it makes an object: a list may name several, of which one is used.
  package var isInitializer: Bool {
    switch self {
    case .initPlain, .initWithNibNameBundle, .initWithCoder, .initWithFrame: true
    default: false
    }
  }

  /// Whether a statement that names the call speaks of its completion handler: the call itself is what happens.
  package var isCompletion: Bool { completed != nil }

  /// What is over when the completion handler of the call runs; nil if it has none that is spoken of.
  package var completed: Situation? {
    switch self {
    case .presentViewControllerAnimatedCompletion: .present
    case .dismissViewControllerAnimatedCompletion: .dismiss
    case .transitionFromViewController: .childSwapped
    default: nil
    }
  }

  /// Whether something brings it that no situation has: a window that is resized beside another app, a text size that
  /// changes. That nothing else brings it cannot be shown.
  var comesOtherwise: Bool {
    switch self {
    case .viewWillTransitionToSizeWithTransitionCoordinator, .willTransitionToTraitCollectionWithTransitionCoordinator,
      .traitCollectionDidChange:
      true
    default: false
    }
  }

  /// What it tells of: whatever brings it is a case of that. Nil where the steps that can be tried tell more than that.
  var subject: Situation? {
    switch self {
    case .dealloc: .released
    case .loadView, .viewDidLoad: .viewLoads
    case .sceneDidDisconnect: .sceneDisconnected
    default: nil
    }
  }

  /// Whether it tells that the application, or a scene of it, has become active.
  package var tellsOfActivity: Bool { self == .applicationDidBecomeActive || self == .sceneDidBecomeActive }

  /// Whether the number of times that it comes means nothing.
  var isIncidental: Bool {
    self == .viewWillLayoutSubviews || self == .viewDidLayoutSubviews || self == .layoutSubviews
  }
}
