import LifecycleEngine
import Verify

/// The callbacks that tell of the beginning and of the end of what happens: "before the view appears" is before the last of
/// them, "after" it behind the last.
struct Markers {
  let begins: Callback
  let ends: Callback

  init?(_ situation: Situation, for owner: Owner) {
    switch (situation, owner) {
    case (.appears, .viewController): (begins, ends) = (.viewWillAppear, .viewDidAppear)
    case (.disappears, .viewController): (begins, ends) = (.viewWillDisappear, .viewDidDisappear)
    case (.viewLoads, .viewController): (begins, ends) = (.loadView, .viewDidLoad)
    case (.layout, .viewController): (begins, ends) = (.viewWillLayoutSubviews, .viewDidLayoutSubviews)
    case (.childAdded, .viewController):
      (begins, ends) = (.willMoveToParentViewController, .didMoveToParentViewController)
    case (.childRemoved, .viewController):
      (begins, ends) = (.willMoveToParentViewController, .didMoveToParentViewController)
    case (.launch, .applicationDelegate):
      (begins, ends) = (.applicationWillFinishLaunchingWithOptions, .applicationDidFinishLaunchingWithOptions)
    case (.background, .applicationDelegate):
      (begins, ends) = (.applicationWillResignActive, .applicationDidEnterBackground)
    case (.background, .sceneDelegate): (begins, ends) = (.sceneWillResignActive, .sceneDidEnterBackground)
    case (.foreground, .applicationDelegate):
      (begins, ends) = (.applicationWillEnterForeground, .applicationDidBecomeActive)
    case (.foreground, .sceneDelegate): (begins, ends) = (.sceneWillEnterForeground, .sceneDidBecomeActive)
    case (.becomesActive, .applicationDelegate):
      (begins, ends) = (.applicationDidBecomeActive, .applicationDidBecomeActive)
    case (.becomesActive, .sceneDelegate): (begins, ends) = (.sceneDidBecomeActive, .sceneDidBecomeActive)
    case (.resignsActive, .applicationDelegate):
      (begins, ends) = (.applicationWillResignActive, .applicationWillResignActive)
    case (.resignsActive, .sceneDelegate): (begins, ends) = (.sceneWillResignActive, .sceneWillResignActive)
    case (.kill, .applicationDelegate): (begins, ends) = (.applicationWillTerminate, .applicationWillTerminate)
    case (.viewAdded, .view): (begins, ends) = (.willMoveToSuperview, .didMoveToSuperview)
    case (.viewRemoved, .view): (begins, ends) = (.willMoveToSuperview, .didMoveToSuperview)
    case (.viewLeavesWindow, .view): (begins, ends) = (.willMoveToWindow, .didMoveToWindow)
    case (.viewEntersWindow, .view): (begins, ends) = (.willMoveToWindow, .didMoveToWindow)
    case (.released, _): (begins, ends) = (.dealloc, .dealloc)
    default: return nil
    }
  }
}
