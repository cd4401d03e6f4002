/// What a statement says happens while callbacks come. What readers compose it from, and how it is staged, stands in
/// `SituationTable`, a row for each.
package enum Situation: UInt8, CaseIterable, Hashable, Sendable {
  // Nothing that is said, or a whole life
  case unknown, lifeOfOneController, lifeOfOneView
  // A controller is made, its view comes and goes
  case made, madeInCode, madeFromStoryboard, madeFromNib, decoded, leftUnloaded
  case viewRequested, viewLoads, isViewLoadedRead, loadViewCalled, viewSetToNil
  case released, releasedByPop, releasedByDismiss
  // It is shown and covered
  case appears, disappears, covered, returns, returnsAfterMemoryWarning
  case push, secondPush, pushOfLoaded, pop, popToRoot, stackReplaced, topReplaced, swipeBack, swipeBackCancelled
  case present, secondPresent, dismiss, dragDown, dragDownCancelled, dragDownRefused
  case tabSwitch, tabFirstSelected, tabSelectedAgain, tabReselected, tabsShown
  case childAdded, childRemoved, childAddedBare, childRemovedBare, childShownByHand, childSwapped
  case segue, unwind, childEmbedded
  case pageTurned, pageScrolled, pageCurled, pageCancelled
  // Views
  case layout, layoutRequested, layoutForced, drawRequested, constraintsChanged, viewResized, viewShifted,
    viewScrolled
  case viewMade, viewAdded, viewAddedOffScreen, viewMoved, viewRemoved, viewReleased, viewEntersWindow, viewLeavesWindow
  case viewTapped, focus, focusMoves, blur
  // Windows and scenes
  case windowShown, windowHidden, windowMadeVisible, rootSet, rootSetOnHiddenWindow
  case windowOpened, windowClosed, sceneDisconnected, homeFromTwoWindows
  // The device
  case memoryWarning, memoryWarningOnScreen, memoryWarningCovered, memoryWarningUnderSheet
  case rotation, rotationCovered, returnsAfterRotation
  // The application
  case launch, launchByURL, launchByUserActivity, launchByNotification, launchInBackground, launchByFetch
  case launchAfterKill, background, foreground, switchToApp, becomesActive, resignsActive, interruption, suspension
  case appSwitcher, backToApp, controlCenter, controlCenterClosed, notificationCenter, alert, alertClosed
  case callArrives, callDeclined, lock, unlock
  case openURL, userActivity, notificationTap, notificationArrives, fetch
  case kill, killInFront, killFromSwitcher, termination, endedWhileSuspended, outOfMemory, crash
  // What goes is held by something else
  case poppedWhileHeld, dismissedWhileHeld
  // Who holds children comes and goes
  case parentAppears, parentDisappears
  // Lists and their cells
  case lifeOfOneList, cellMade, cellShown, cellHidden, cellReused, listScrolled, listReloaded
}

/// What a situation happens to.
package enum Thing: UInt8, CaseIterable, Hashable, Sendable {
  case anything, app, suspendedApp, screen, device, memory, scene, window, hiddenWindow
  case controller, loadedController, rootView, stack, sheet, tab, tabs, child, segue, page
  case view, viewOffScreen, focus
  case url, userActivity, notification, call, alert, appSwitcher, controlCenter, notificationCenter
  case list, cell, parent
}

/// What happens to it.
package enum Change: UInt8, CaseIterable, Hashable, Sendable {
  case happens, lives
  case made, madeInCode, madeFromStoryboard, madeFromNib, decoded, leftUnloaded
  case requested, loaded, queried, loadedByHand, setToNil, released, releasedByPop, releasedByDismiss
  case appears, disappears, covered, returned, returnedAfterWarning, returnedAfterRotation
  case pushed, pushedAgain, popped, poppedToRoot, replaced, topReplaced, swipedBack, swipeCancelled
  case presented, presentedAgain, dismissed, dragged, dragCancelled, dragRefused
  case selected, selectedFirst, selectedAgain, reselected
  case added, addedBare, removed, removedBare, shownByHand, swapped, moved, performed, unwound, embedded
  case turned, scrolled, curled, turnCancelled
  case laidOut, layoutRequested, layoutForced, drawRequested, constraintsChanged, resized, shifted, entersWindow,
    leavesWindow, tapped
  case set, shown, hidden, opened, closed, disconnected, leftWithTwo
  case warns, warnsOnScreen, warnsCovered, warnsUnderSheet, rotates, rotatesCovered
  case launches, launchesInBackground, launchesByFetch, launchesAfterKill
  case goesToBackground, comesToForeground, switches, activates, deactivates, interrupted, suspended
  case arrives, declined, fetches, locked, unlocked, killed, killedInFront, killedFromSwitcher
  case terminated, ended, runsOut, crashes
  case poppedHeld, dismissedHeld
  case reused, reloaded
}

extension Situation {
  /// What it happens to.
  var thing: Thing { row.thing }

  /// What happens to it.
  var change: Change { row.change }

  /// Whether it is all that becomes of somebody, and nothing in particular.
  package var isLife: Bool { change == .lives }

  /// Whether it happens to an application or its device, and is none of its controllers' doing.
  package var isOfApp: Bool {
    switch thing {
    case .app, .suspendedApp, .screen, .device, .call, .alert, .appSwitcher, .controlCenter, .notificationCenter: true
    default: false
    }
  }

  /// All ways that are tried, the likeliest first.
  var ways: [Way] { row.ways }

  private var row: SituationRow { SituationTable.bySituation[Int(rawValue)] }
}
