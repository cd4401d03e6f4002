import LifecycleEngine
import Verify

/// The callbacks that tell of the beginning and of the end of what happens: "before the view appears" is before the last of
/// them, "after" it behind the last.
struct Markers {
  let begins: Callback
  let ends: Callback
  /// What would be so if the last came before what it tells the end of: "viewDidAppear is called before the view appears".
  let stateBefore: StatePredicate?

  private init(_ begins: Callback, _ ends: Callback, before state: StatePredicate? = nil) {
    (self.begins, self.ends, stateBefore) = (begins, ends, state)
  }

  init?(_ situation: Situation, for owner: Owner) {
    switch (situation, owner) {
    case (.appears, .viewController):
      self = Markers(.viewWillAppear, .viewDidAppear, before: .viewIsNotOnScreen)
    case (.disappears, .viewController):
      self = Markers(.viewWillDisappear, .viewDidDisappear, before: .viewIsOnScreen)
    case (.viewLoads, .viewController):
      self = Markers(.loadView, .viewDidLoad, before: .viewIsNotLoaded)
    case (.layout, .viewController):
      self = Markers(.viewWillLayoutSubviews, .viewDidLayoutSubviews, before: .subviewsAreNotLaidOut)
    case (.childAdded, .viewController), (.childRemoved, .viewController):
      self = Markers(.willMoveToParentViewController, .didMoveToParentViewController)
    case (.launch, .applicationDelegate):
      self = Markers(.applicationWillFinishLaunchingWithOptions, .applicationDidFinishLaunchingWithOptions)
    case (.background, .applicationDelegate):
      self = Markers(.applicationWillResignActive, .applicationDidEnterBackground, before: .appIsNotInBackground)
    case (.background, .sceneDelegate):
      self = Markers(.sceneWillResignActive, .sceneDidEnterBackground, before: .appIsNotInBackground)
    case (.foreground, .applicationDelegate):
      self = Markers(.applicationWillEnterForeground, .applicationDidBecomeActive, before: .appIsInactive)
    case (.foreground, .sceneDelegate):
      self = Markers(.sceneWillEnterForeground, .sceneDidBecomeActive, before: .appIsInactive)
    case (.becomesActive, .applicationDelegate):
      self = Markers(.applicationDidBecomeActive, .applicationDidBecomeActive, before: .appIsInactive)
    case (.becomesActive, .sceneDelegate):
      self = Markers(.sceneDidBecomeActive, .sceneDidBecomeActive, before: .appIsInactive)
    case (.resignsActive, .applicationDelegate):
      self = Markers(.applicationWillResignActive, .applicationWillResignActive)
    case (.resignsActive, .sceneDelegate):
      self = Markers(.sceneWillResignActive, .sceneWillResignActive)
    case (.kill, .applicationDelegate):
      self = Markers(.applicationWillTerminate, .applicationWillTerminate)
    case (.viewAdded, .view), (.viewRemoved, .view):
      self = Markers(.willMoveToSuperview, .didMoveToSuperview)
    case (.viewLeavesWindow, .view), (.viewEntersWindow, .view):
      self = Markers(.willMoveToWindow, .didMoveToWindow)
    case (.released, _):
      self = Markers(.dealloc, .dealloc)
    default: return nil
    }
  }
}
