package import LifecycleEngine
package import Verify

/// What callbacks tell to happen.
extension Callback {
  /// Whether a navigation controller tells its delegate of the controller that it shows.
  var isOfStack: Bool {
    self == .navigationControllerWillShowViewControllerAnimated
      || self == .navigationControllerDidShowViewControllerAnimated
  }

  /// Whether it is sent where a segue is about to be performed, and nowhere else.
  package var isOfSegue: Bool { self == .prepareForSegueSender || self == .shouldPerformSegueWithIdentifierSender }

  /// Whether a presentation's delegate is told how a sheet goes.
  package var isOfSheet: Bool {
    switch self {
    case .presentationControllerDidDismiss, .presentationControllerWillDismiss, .presentationControllerShouldDismiss,
      .presentationControllerDidAttemptToDismiss:
      true
    default: false
    }
  }

  /// What happens when it is called.
  package var ownSituation: Situation? {
    switch self {
    case .viewWillAppear, .viewIsAppearing, .viewDidAppear: .appears
    case .viewWillDisappear, .viewDidDisappear: .disappears
    case .loadView, .viewDidLoad: .viewLoads
    case .viewWillUnload, .viewDidUnload: .memoryWarningCovered
    case .applicationDidBecomeActive, .sceneDidBecomeActive: .becomesActive
    case .applicationWillResignActive, .sceneWillResignActive: .resignsActive
    case .applicationDidEnterBackground, .sceneDidEnterBackground: .background
    case .applicationWillEnterForeground, .sceneWillEnterForeground: .foreground
    default: nil
    }
  }

  /// Whether both tell of one who comes, or both of one who goes.
  func isOfSameEnd(as other: Callback) -> Bool {
    guard let own = ownSituation, let next = other.ownSituation else { return false }
    let comes: [Situation] = [.viewLoads, .appears]
    return comes.contains(own) && comes.contains(next) || own == .disappears && next == .disappears
  }

  /// Whether it tells of a controller that is made from a storyboard or a nib.
  var isOfArchive: Bool { self == .initWithCoder || self == .awakeFromNib }

  /// In which it usually comes, with what comes around it: the life of one who is pushed and popped has most of it.
  var usualSituation: Situation? {
    switch info.owner {
    case .viewController, .object:
      isOfArchive ? .segue : .lifeOfOneController
    case .applicationDelegate, .sceneDelegate: ownSituation ?? (isOfLaunch ? .launch : nil)
    case _ where info.owner.isOfLists: .lifeOfOneList
    default: nil
    }
  }

  /// Whether of all that tell of a new size it comes before that is there.
  var comesAhead: Bool {
    switch self {
    case .viewWillTransitionToSizeWithTransitionCoordinator, .willTransitionToTraitCollectionWithTransitionCoordinator,
      .willRotateToInterfaceOrientationDuration:
      true
    default: false
    }
  }

  /// Whether it tells of another size, or of what comes of that: a device that is turned shows it.
  package var tellsOfSize: Bool {
    switch self {
    case .viewWillTransitionToSizeWithTransitionCoordinator, .willTransitionToTraitCollectionWithTransitionCoordinator,
      .traitCollectionDidChange, .willRotateToInterfaceOrientationDuration, .didRotateFromInterfaceOrientation,
      .willAnimateRotationToInterfaceOrientationDuration:
      true
    default: false
    }
  }

  /// What happens when it is called, where that is one thing, for one who is spoken of: a view's `init` is its own.
  func situation(for owner: Owner) -> Situation? {
    switch self {
    case .dealloc: .released
    case .didReceiveMemoryWarning, .applicationDidReceiveMemoryWarning: .memoryWarning
    case .initPlain, .initWithNibNameBundle: owner == .view ? .viewMade : .made
    default: nil
    }
  }

  /// What happens when it tells of a text field or of the keyboard, which comes and goes with the focus.
  var typing: Situation? {
    switch self {
    case .textFieldShouldBeginEditing, .textFieldDidBeginEditing, .textFieldDidBeginEditingNotification,
      .keyboardWillShowNotification, .keyboardDidShowNotification:
      .focus
    case .textFieldShouldEndEditing, .textFieldDidEndEditing, .textFieldDidEndEditingReason,
      .textFieldDidEndEditingNotification, .keyboardWillHideNotification, .keyboardDidHideNotification:
      .blur
    default: nil
    }
  }
}

extension Callback {
  /// What a scene is told where an application without scenes is told this.
  package var inScenes: Callback? {
    switch self {
    case .applicationDidBecomeActive: .sceneDidBecomeActive
    case .applicationWillResignActive: .sceneWillResignActive
    case .applicationDidEnterBackground: .sceneDidEnterBackground
    case .applicationWillEnterForeground: .sceneWillEnterForeground
    case .applicationOpenURLOptions: .sceneOpenURLContexts
    default: nil
    }
  }

  /// Whether one of two is what a scene is told, and the other what an application is told instead.
  package func isTranslation(of other: Callback) -> Bool {
    inScenes == other || other.inScenes == self
      || Set([self, other]) == [.applicationWillTerminate, .sceneDidDisconnect]
  }
}
