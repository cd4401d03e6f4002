import Verify

extension Situation {
  /// What happens where two words tell it together: a URL that launches the app.
  func combined(with other: Situation) -> Situation? {
    switch (self, other) {
    case (.launch, .openURL), (.openURL, .launch): .launchByURL
    case (.launch, .notificationTap), (.notificationTap, .launch): .launchByNotification
    case (.launch, .notificationArrives), (.notificationArrives, .launch): .launchByNotification
    // "It is woken up to hear of its end": of one that sleeps.
    case (.endedWhileSuspended, .foreground), (.foreground, .endedWhileSuspended): .endedWhileSuspended
    case (.launch, .userActivity), (.userActivity, .launch): .launchByUserActivity
    case (.launch, .fetch), (.fetch, .launch): .launchByFetch
    case (.foreground, .openURL), (.openURL, .foreground), (.background, .openURL): .openURL
    case (.foreground, .notificationTap), (.notificationTap, .foreground): .notificationTap
    default: nil
    }
  }

  /// Whether it says the same and more.
  func includes(_ other: Situation) -> Bool {
    switch (self, other) {
    case (.viewRequested, .viewLoads), (.appears, .viewLoads), (.background, .resignsActive),
      (.foreground, .becomesActive), (.launch, .becomesActive), (.launch, .foreground), (.launchByURL, .launch),
      (.launchByURL, .foreground), (.launchByNotification, .launch), (.launchByNotification, .foreground),
      (.launchByUserActivity, .launch), (.launchByFetch, .launch), (.launchInBackground, .launch),
      (.tabsShown, .launch), (.childEmbedded, .launch):
      true
    case (.push, .appears), (.present, .appears), (.tabSwitch, .appears), (.pop, .returns), (.dismiss, .returns): true
    case (.present, .disappears), (.push, .disappears), (.pop, .disappears), (.dismiss, .disappears): true
    case (.swipeBack, .pop), (.swipeBackCancelled, .pop), (.dragDown, .dismiss), (.swipeBackCancelled, .returns): true
    case (.popToRoot, .pop), (.childAddedBare, .childAdded), (.childRemovedBare, .childRemoved): true
    case (.killFromSwitcher, .appSwitcher), (.killFromSwitcher, .kill), (.outOfMemory, .memoryWarning),
      (.windowClosed, .appSwitcher):
      true
    case (.layoutForced, .layoutRequested), (.layoutForced, .layout), (.layoutRequested, .layout): true
    case (.controlCenter, .interruption), (.notificationCenter, .interruption), (.callArrives, .interruption): true
    case (.rotation, .layout), (.madeFromStoryboard, .made), (.madeFromNib, .made), (.madeInCode, .made): true
    default: false
    }
  }

  /// Whether both are the same, or one says the other more exactly.
  func isAlike(_ other: Situation) -> Bool { self == other || includes(other) || other.includes(self) }

  /// Whether the lives that are tried do without it where nobody speaks of it: an accident, or an app's own doing.
  var isOutOfTheWay: Bool {
    switch self {
    case .viewSetToNil, .viewRequested, .memoryWarning, .memoryWarningCovered, .kill, .crash, .outOfMemory,
      .endedWhileSuspended, .killFromSwitcher, .swipeBackCancelled, .dragDownCancelled, .interruption, .rotation:
      true
    default: false
    }
  }

  /// Whether a view that nobody asked for until then is loaded by it.
  var loadsView: Bool {
    [.push, .present, .appears, .segue, .tabSwitch, .tabFirstSelected, .childAdded].contains(self)
  }

  /// Whether it happens to an application that is in front.
  var beginsInFront: Bool {
    switch self {
    case .interruption, .lock, .callArrives, .controlCenter, .notificationCenter, .alert,
      .appSwitcher, .kill, .killInFront, .killFromSwitcher, .crash, .notificationArrives:
      true
    default: false
    }
  }

  /// Whether nothing that is told of next begins with it.
  var isPassing: Bool {
    switch self {
    case .appears, .viewLoads, .made, .madeInCode, .madeFromNib, .madeFromStoryboard, .decoded, .kill, .crash,
      .outOfMemory, .foreground,
      .becomesActive, .resignsActive, .interruption, .rotation, .constraintsChanged, .layout, .layoutRequested,
      .layoutForced, .viewScrolled, .released, .notificationArrives, .callArrives, .controlCenter, .notificationCenter,
      .alert:
      true
    default: false
    }
  }

  /// Whether it is over only when its animation has ended.
  var isTransition: Bool {
    switch self {
    case .push, .pop, .popToRoot, .present, .dismiss, .swipeBack, .dragDown: true
    default: false
    }
  }

  /// Whether the one that was there before comes again.
  var isReturn: Bool {
    switch self {
    case .pop, .popToRoot, .dismiss, .swipeBack, .swipeBackCancelled, .dragDown, .dragDownCancelled, .returns, .unwind:
      true
    default: false
    }
  }
}
