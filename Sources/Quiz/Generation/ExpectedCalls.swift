internal import LifecycleEngine

/// What people expect beside a callback because they know it from elsewhere: pairs, other situations, other versions,
/// the other life cycle.
enum ExpectedCalls {
  static let ofOtherSituations: [Callback: [Callback]] = [
    .viewDidAppear: [.viewDidLoad],
    .viewWillAppear: [.viewDidLoad, .loadView],
    .viewDidDisappear: [.didMoveToParentViewController, .dealloc],
    .viewWillDisappear: [.willMoveToParentViewController],
    .applicationWillResignActive: [.applicationDidEnterBackground],
    .applicationDidBecomeActive: [.applicationWillEnterForeground],
    .applicationDidEnterBackground: [.applicationWillTerminate],
    .sceneWillResignActive: [.sceneDidEnterBackground],
    .sceneDidBecomeActive: [.sceneWillEnterForeground],
    .sceneDidEnterBackground: [.sceneDidDisconnect],
    .didMoveToWindow: [.drawRect],
    .willMoveToSuperview: [.removeFromSuperview],
    .didMoveToSuperview: [.didMoveToWindow],
    .touchesBeganWithEvent: [.touchesCancelledWithEvent],
    .touchesEndedWithEvent: [.touchesCancelledWithEvent],
  ]

  static let counterparts: [Callback: Callback] = [
    .viewWillAppear: .viewDidAppear,
    .viewDidAppear: .viewWillAppear,
    .viewWillDisappear: .viewDidDisappear,
    .viewDidDisappear: .viewWillDisappear,
  ]

  /// What older versions called where newer ones call something else, or nothing.
  static let obsolete: [Callback: [Callback]] = [
    .applicationDidFinishLaunchingWithOptions: [.applicationDidFinishLaunching],
    .supportedInterfaceOrientations: [.shouldAutorotateToInterfaceOrientation],
    .viewWillTransitionToSizeWithTransitionCoordinator: [.willRotateToInterfaceOrientationDuration],
    .applicationOpenURLOptions: [.applicationHandleOpenURL],
    .presentViewControllerAnimatedCompletion: [.presentModalViewControllerAnimated],
  ]

  /// What newer versions call besides.
  static let newer: [Callback: [Callback]] = [
    .viewWillAppear: [.viewIsAppearing],
    .willRotateToInterfaceOrientationDuration: [.viewWillTransitionToSizeWithTransitionCoordinator],
  ]

  /// What is told to the delegate of a scene, and what to the app's.
  static let ofOtherLifeCycle: [Callback: Callback] = [
    .sceneDidBecomeActive: .applicationDidBecomeActive,
    .sceneWillResignActive: .applicationWillResignActive,
    .sceneDidEnterBackground: .applicationDidEnterBackground,
    .sceneWillEnterForeground: .applicationWillEnterForeground,
    .applicationDidBecomeActive: .sceneDidBecomeActive,
    .applicationWillResignActive: .sceneWillResignActive,
    .applicationDidEnterBackground: .sceneDidEnterBackground,
    .applicationWillEnterForeground: .sceneWillEnterForeground,
  ]
}
