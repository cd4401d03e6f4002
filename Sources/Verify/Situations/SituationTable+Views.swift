import LifecycleEngine

extension SituationTable {
  private static let add = Way([.launch, .createV], [.addV])
  private static let remove = Way([.launch, .createV, .addV], [.removeV])

  static let views: [SituationRow] = [
    SituationRow(
      .layout, .rootView, .laidOut, [Way([], [.launch], about: a), Way([.launch], [.rotate], about: a)]),
    SituationRow(.layoutRequested, .view, .layoutRequested, [Way([.launch, .createV, .addV], [.layoutV])]),
    SituationRow(.layoutForced, .view, .layoutForced, [Way([.launch, .createV, .addV], [.forceLayoutV])]),
    SituationRow(.drawRequested, .view, .drawRequested, [Way([.launch, .createV, .addV], [.redrawV])]),
    SituationRow(
      .constraintsChanged, .view, .constraintsChanged, [Way([.launch, .createV, .addV], [.changeConstraintsV])]),
    SituationRow(.viewShifted, .view, .shifted, [Way([.launch, .createV, .addV], [.shiftV])]),
    SituationRow(.viewScrolled, .view, .scrolled, [Way([.launch, .createV, .addV], [.scrollV])]),
    SituationRow(.viewResized, .view, .resized, [Way([.launch, .createV, .addV], [.resizeV])]),
    SituationRow(.viewMade, .view, .made, [Way([.launch], [.createV])]),
    SituationRow(
      .viewAdded, .view, .added, [add, Way([], [.launch], props: [.view, .viewOnLoad])]),
    SituationRow(
      .viewAddedOffScreen, .viewOffScreen, .added, [Way([.launch, .createB, .loadB, .createV], [.addVOffScreen])]),
    SituationRow(
      .viewMoved, .view, .moved, [Way([.launch, .createV, .addV, .createU, .addU], [.moveV])]),
    // Held by the app, or by nobody but its superview.
    SituationRow(
      .viewRemoved, .view, .removed, [remove, Way([.launch, .createV, .addV, .releaseV], [.removeV])]),
    // Its superview is the last who holds it.
    SituationRow(
      .viewReleased, .view, .released,
      [
        Way([.launch, .createV, .addV, .releaseV], [.removeV]), Way([.launch, .createV, .addV, .removeV], [.releaseV]),
      ]),
    SituationRow(.viewEntersWindow, .view, .entersWindow, [add]),
    SituationRow(.viewLeavesWindow, .view, .leavesWindow, [remove]),
    SituationRow(.viewTapped, .view, .tapped, [Way([.launch, .createV, .addV], [.tapV])]),
    SituationRow(.focus, .focus, .set, [Way([.launch, .createV, .addV], [.focusV])]),
    SituationRow(
      .focusMoves, .focus, .moved,
      [Way([.launch, .createV, .addV, .createU, .addU, .focusV], [.focusU])]),
    SituationRow(.blur, .focus, .removed, [Way([.launch, .createV, .addV, .focusV], [.blurV])]),
  ]

  static let windows: [SituationRow] = [
    SituationRow(.windowShown, .window, .shown, [Way([.launch], [.showWindow], about: a)]),
    SituationRow(.windowHidden, .window, .hidden, [Way([.launch, .showWindow], [.hideWindow], about: a)]),
    // An app makes its window visible while it launches, and may do so again.
    SituationRow(
      .windowMadeVisible, .hiddenWindow, .shown,
      [Way([], [.launch], arriving: a, about: a), Way([.launch, .hideMain], [.showMain], about: a)]),
    SituationRow(.rootSet, .window, .set, [Way([.launch], [.setRootB], arriving: b, leaving: a)]),
    SituationRow(
      .rootSetOnHiddenWindow, .hiddenWindow, .set, [Way([.launch, .hideMain], [.setRootB], arriving: b)]),
    SituationRow(.windowOpened, .scene, .opened, [Way([.launch], [.newWindow])]),
    SituationRow(.windowClosed, .scene, .closed, [Way([.launch, .newWindow], [.closeWindow])]),
    SituationRow(
      .sceneDisconnected, .scene, .disconnected, [Way([.launch, .newWindow, .home], [.disconnectWindow])]),
    SituationRow(.homeFromTwoWindows, .scene, .leftWithTwo, [Way([.launch, .newWindow], [.home])]),
  ]
}
