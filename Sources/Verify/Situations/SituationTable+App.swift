import LifecycleEngine

extension SituationTable {
  static let device: [SituationRow] = [
    // With a controller in front and one behind it: what happens, happens to one of them.
    SituationRow(.memoryWarning, .memory, .warns, [Way([.launch, .pushB], [.memoryWarning])]),
    SituationRow(.memoryWarningOnScreen, .memory, .warnsOnScreen, [Way([.launch], [.memoryWarning], about: a)]),
    SituationRow(
      .memoryWarningCovered, .memory, .warnsCovered,
      [
        Way([.launch, .pushB], [.memoryWarning], about: a), Way([.launch, .selectB], [.memoryWarning], about: a),
        Way([.launch, .presentFullScreen], [.memoryWarning], about: a),
      ]),
    SituationRow(
      .memoryWarningUnderSheet, .memory, .warnsUnderSheet, [Way([.launch, .presentB], [.memoryWarning], about: a)]),
    // What is wide on a phone need not be on a pad.
    SituationRow(
      .rotation, .device, .rotates, [Way([.launch], [.rotate]), Way([.launch], [.rotate], props: .pad)]),
    SituationRow(
      .rotationCovered, .device, .rotatesCovered,
      [
        Way([.launch, .pushB], [.rotate], about: a), Way([.launch, .presentFullScreen], [.rotate], about: a),
      ]),
  ]

  private static let goHome = Way([.launch], [.home])
  private static let comeBack = Way([.launch, .home], [.open])
  private static let lock = Way([.launch], [.lock])
  private static let openSwitcher = Way([.launch], [.appSwitcher])
  private static let closeSwitcher = Way([.launch, .appSwitcher], [.backToApp])
  private static let start = Way([], [.launch])

  static let app: [SituationRow] = [
    SituationRow(.launch, .app, .launches, [Way([], [.launch], arriving: a)]),
    SituationRow(.launchByURL, .url, .launches, [Way([], [.launchByURL], arriving: a)]),
    SituationRow(.launchByUserActivity, .userActivity, .launches, [Way([], [.launchByUniversalLink], arriving: a)]),
    SituationRow(.launchByNotification, .notification, .launches, [Way([], [.launchByNotification], arriving: a)]),
    SituationRow(.launchInBackground, .app, .launchesInBackground, [Way([], [.launchInBackground])]),
    SituationRow(.launchByFetch, .app, .launchesByFetch, [Way([], [.launchByFetch])]),
    SituationRow(.launchAfterKill, .app, .launchesAfterKill, [Way([.launch, .kill], [.launch], arriving: a)]),
    SituationRow(.background, .app, .goesToBackground, [goHome]),
    SituationRow(.foreground, .app, .comesToForeground, [comeBack]),
    SituationRow(.switchToApp, .app, .switches, [Way([.launch], [.switchToApp])]),
    SituationRow(.becomesActive, .app, .activates, [start, comeBack, closeSwitcher]),
    SituationRow(.resignsActive, .app, .deactivates, [goHome, openSwitcher, lock]),
    SituationRow(
      .interruption, .app, .interrupted,
      [
        // A call that is shown as a banner interrupts nothing.
        Way([.launch], [.callArrives], unless: .callsAreBanners), Way([.launch], [.controlCenter]), openSwitcher,
      ]),
    SituationRow(.suspension, .app, .suspended, [Way([.launch, .home], [.suspend])]),
    SituationRow(.lock, .screen, .locked, [lock]),
    SituationRow(.unlock, .screen, .unlocked, [Way([.launch, .lock], [.unlock])]),
    SituationRow(.appSwitcher, .appSwitcher, .opened, [openSwitcher]),
    SituationRow(.backToApp, .appSwitcher, .closed, [closeSwitcher]),
    SituationRow(.controlCenter, .controlCenter, .opened, [Way([.launch], [.controlCenter])]),
    SituationRow(.controlCenterClosed, .controlCenter, .closed, [Way([.launch, .controlCenter], [.close])]),
    SituationRow(.notificationCenter, .notificationCenter, .opened, [Way([.launch], [.notificationCenter])]),
    SituationRow(.alert, .alert, .shown, [Way([.launch], [.alert])]),
    SituationRow(.alertClosed, .alert, .closed, [Way([.launch, .alert], [.close])]),
    SituationRow(.callArrives, .call, .arrives, [Way([.launch], [.callArrives])]),
    SituationRow(.callDeclined, .call, .declined, [Way([.launch, .callArrives], [.callDeclined])]),
  ]

  static let arrivals: [SituationRow] = [
    SituationRow(
      .openURL, .url, .opened, [Way([.launch, .home], [.openURL]), Way([], [.launchByURL], arriving: a)]),
    SituationRow(
      .userActivity, .userActivity, .opened,
      [Way([.launch, .home], [.openUniversalLink]), Way([], [.launchByUniversalLink], arriving: a)]),
    SituationRow(
      .notificationTap, .notification, .tapped,
      [Way([.launch, .home], [.tapNotification]), Way([], [.launchByNotification], arriving: a)]),
    SituationRow(
      .notificationArrives, .notification, .arrives,
      [Way([.launch], [.notificationArrives]), Way([.launch, .home], [.notificationArrives])]),
    SituationRow(
      .fetch, .app, .fetches, [Way([.launch, .home], [.fetch]), Way([.launch, .home, .suspend], [.fetch])]),
    // Who is suspended by then is told nothing.
    SituationRow(
      .kill, .app, .killed,
      [Way([.launch], [.kill]), Way([.launch, .home], [.kill]), Way([.launch, .home, .suspend], [.kill])]),
    SituationRow(.killInFront, .app, .killedInFront, [Way([.launch], [.kill])]),
    SituationRow(
      .killFromSwitcher, .app, .killedFromSwitcher,
      [
        Way([.launch, .appSwitcher], [.kill]), Way([.launch], [.appSwitcher, .kill]),
        Way([.launch, .home, .suspend], [.kill]),
      ]),
    SituationRow(
      .termination, .app, .terminated, [Way([.launch], [.terminate]), Way([.launch, .home], [.terminate])]),
    SituationRow(
      .endedWhileSuspended, .suspendedApp, .ended, [Way([.launch, .home, .suspend], [.outOfMemory])]),
    SituationRow(
      .outOfMemory, .memory, .runsOut,
      [Way([.launch, .home], [.outOfMemory]), Way([.launch, .home, .suspend], [.outOfMemory])]),
    SituationRow(.crash, .app, .crashes, [Way([.launch], [.crash])]),
  ]
}
