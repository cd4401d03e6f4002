import LifecycleEngine

/// What can be so at the moment of a callback.
package enum StatePredicate: UInt8, Hashable, Sendable, CaseIterable {
  case viewIsLoaded, viewIsNotLoaded, viewIsInWindow, viewIsNotInWindow
  case outletsAreConnected, outletsAreNotConnected
  case sizeIsFinal, sizeIsNotFinal
  case subviewsAreLaidOut, subviewsAreNotLaidOut
  /// Whether somebody sees it: not before it has appeared, and until it disappears.
  case viewIsOnScreen, viewIsNotOnScreen
  case appIsActive, appIsInactive, appIsInBackground, appIsNotInBackground
  /// Before the call that asks for it returns, or behind it.
  case comesAtOnce, comesLater
  /// What is passed: whether it is animated, or whom or what the receiver moves to.
  case argumentIsYes, argumentIsNo, argumentIsNil
  /// Of what is told of a subview: whether the subview is told itself, or the view that has it.
  case subviewIsTold, superviewIsTold

  /// The callback without which nobody could tell: on versions that have none nothing is said.
  var toldBy: Callback? {
    switch self {
    case .subviewsAreLaidOut, .subviewsAreNotLaidOut: .viewDidLayoutSubviews
    default: nil
    }
  }

  /// Whether it is clear if it is so: between the callbacks that tell of an appearance there is something to see, and more
  /// from moment to moment.
  func isClear(at index: Int, of run: StagedTrace) -> Bool {
    switch self {
    case .viewIsOnScreen, .viewIsNotOnScreen: run.isOnScreen(at: index) != nil
    default: true
    }
  }

  /// Whether it is so when the entry is delivered.
  func holds(at index: Int, of run: StagedTrace) -> Bool {
    let entry = run.entries[index]
    switch self {
    // A controller's outlets lead into its view, and are connected when that is loaded.
    case .viewIsLoaded, .outletsAreConnected: return entry.hasView
    case .viewIsNotLoaded, .outletsAreNotConnected: return !entry.hasView
    // Its superview gives the view its size, from when it stands in a window.
    case .viewIsInWindow, .sizeIsFinal: return entry.isInWindow
    case .viewIsNotInWindow, .sizeIsNotFinal: return !entry.isInWindow
    case .subviewsAreLaidOut: return run.isLaidOut(at: index)
    case .subviewsAreNotLaidOut: return !run.isLaidOut(at: index)
    case .viewIsOnScreen: return run.isOnScreen(at: index) ?? false
    case .viewIsNotOnScreen: return run.isOnScreen(at: index) == false
    case .appIsActive: return entry.appState == .active
    // Who says "inactive" seldom tells it from the background.
    case .appIsInactive: return entry.appState != .active
    case .appIsInBackground: return entry.appState == .background
    case .appIsNotInBackground: return entry.appState != .background
    case .comesAtOnce: return run.comesInCall(at: index)
    case .comesLater: return !run.comesInCall(at: index)
    case .argumentIsYes: return entry.argument.kind == .yes
    case .argumentIsNo: return entry.argument.kind == .no
    case .argumentIsNil: return entry.argument.kind == .nil
    case .subviewIsTold: return isToldOfItself(entry)
    case .superviewIsTold: return !isToldOfItself(entry)
    }
  }
}

extension StatePredicate {
  private func isToldOfItself(_ entry: Entry) -> Bool {
    entry.argument.kind == .view && entry.receiver.kind == .view && entry.argument.index == entry.receiver.index
  }
}

extension StagedTrace {
  /// Whether a call by the app brings it before it returns: by itself, or by what it brings.
  fileprivate func comesInCall(at index: Int) -> Bool {
    var index = index
    while entries[index].phase != .call {
      guard let cause = entries[index].cause else { return false }
      index = Int(cause)
    }
    return true
  }

  /// Whether the receiver's view is seen, as the last callback tells that it got by then; nil while it comes or goes, and of
  /// whoever else is told.
  fileprivate func isOnScreen(at index: Int) -> Bool? {
    // Of views and of the application these callbacks do not tell.
    guard entries[index].receiver.kind == .controller else { return nil }
    for (place, entry) in entries[...index].enumerated().reversed() where entry.receiver == entries[index].receiver {
      switch entry.callback {
      case .viewDidAppear: return true
      case .viewWillDisappear: return place == index ? true : nil
      case .viewDidDisappear: return false
      case .viewWillAppear: return place == index ? false : nil
      case .viewIsAppearing: return nil
      default: continue
      }
    }
    return false
  }

  /// Whether the receiver's last pass of layout is over.
  fileprivate func isLaidOut(at index: Int) -> Bool {
    for entry in entries[...index].reversed() where entry.receiver == entries[index].receiver {
      if entry.callback == .viewDidLayoutSubviews { return true }
      if entry.callback == .viewWillLayoutSubviews { return false }
    }
    return false
  }
}
