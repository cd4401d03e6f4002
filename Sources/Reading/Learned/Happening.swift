package import LifecycleEngine
package import Verify

/// What all words of a sentence together can tell to happen: a situation, and the style of a presentation.
package struct Happening: Hashable, Sendable {
  /// Nil where nothing is told to happen, `unknown` where something is that cannot be staged.
  package let situation: Situation?
  /// How something is presented, where that is told.
  package let style: PresentationStyle?

  private init(_ situation: Situation?, _ style: PresentationStyle? = nil) {
    self.situation = situation
    self.style = style
  }

  /// Those of which there are examples enough.
  package static let all: [Happening] =
    [Happening(nil), Happening(.unknown)]
    + [.fullScreen, .pageSheet, .popover, .overFullScreen].map { Happening(.present, $0) }
    + [
      .present, .dismiss, .dragDown, .dragDownCancelled, .push, .pop, .popToRoot, .stackReplaced, .swipeBack,
      .swipeBackCancelled, .segue, .tabSwitch, .tabSelectedAgain, .tabReselected, .pageTurned, .childAdded,
      .childRemoved, .rootSet, .windowShown, .appears, .disappears, .returns, .viewLoads, .viewRequested,
      .madeFromStoryboard, .madeInCode, .released, .rotation, .memoryWarning, .launch, .launchByURL,
      .launchByNotification, .launchInBackground, .background, .foreground, .becomesActive, .lock, .unlock,
      .callArrives, .callDeclined, .controlCenter, .controlCenterClosed, .appSwitcher, .backToApp, .killFromSwitcher,
      .switchToApp, .alert, .notificationTap, .openURL, .endedWhileSuspended, .crash, .windowOpened, .windowClosed,
      .sceneDisconnected, .viewAdded, .viewRemoved, .viewMoved, .viewEntersWindow, .viewResized, .layoutRequested,
      .layoutForced, .drawRequested, .constraintsChanged,
    ].map { Happening($0) }

  /// Whether there are examples of a situation.
  static func isShown(_ situation: Situation) -> Bool { all.contains { $0.situation == situation } }

  /// The words that tell it plainly to one who is told by a table of occasions; nil where nothing happens, or no row tells it.
  func words(for owner: Owner) -> FeatureSet? {
    guard let situation, let words = OccasionReader(owner: owner).words(for: situation) else { return nil }
    switch style {
    case .fullScreen: return words.union([.fullScreen])
    case .pageSheet: return words.union([.sheet])
    case .popover: return words.union([.popover])
    case .overFullScreen: return words.union([.alert])
    default: return words
    }
  }
}
