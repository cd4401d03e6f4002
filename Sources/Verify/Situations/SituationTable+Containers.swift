import LifecycleEngine

extension SituationTable {
  static let stacks: [SituationRow] = [
    SituationRow(.push, .controller, .pushed, [push]),
    SituationRow(
      .secondPush, .controller, .pushedAgain, [Way([.launch, .pushB], [.pushC], arriving: c, leaving: b)]),
    SituationRow(
      .pushOfLoaded, .loadedController, .pushed,
      [Way([.launch, .createB, .loadB], [.pushB], arriving: b, leaving: a)]),
    SituationRow(.pop, .controller, .popped, [pop]),
    // Several leave; the one on top is seen to.
    SituationRow(
      .popToRoot, .stack, .poppedToRoot,
      [Way([.launch, .pushB, .pushC], [.popToRoot], arriving: a, leaving: c, bystander: b)]),
    SituationRow(
      .stackReplaced, .stack, .replaced,
      [
        Way([.launch, .pushB], [.setStackC], arriving: c, leaving: b),
        Way([.launch], [.setStackC], arriving: c, leaving: a),
      ]),
    SituationRow(
      .topReplaced, .stack, .topReplaced, [Way([.launch, .pushB], [.setStackAC], arriving: c, leaving: b)]),
    SituationRow(
      .swipeBack, .controller, .swipedBack, [Way([.launch, .pushB], [.swipeBack], arriving: a, leaving: b)]),
    // For as long as the finger moves, the one below comes.
    SituationRow(
      .swipeBackCancelled, .controller, .swipeCancelled,
      [Way([.launch, .pushB], [.swipeBackCancelled], arriving: a, leaving: b)]),
    SituationRow(.present, .controller, .presented, [present]),
    SituationRow(
      .secondPresent, .controller, .presentedAgain,
      [Way([.launch, .presentB], [.presentC], arriving: c, leaving: b)]),
    SituationRow(.dismiss, .controller, .dismissed, [dismiss]),
    SituationRow(
      .dragDown, .sheet, .dragged, [Way([.launch, .presentB], [.dragDown], arriving: a, leaving: b)]),
    SituationRow(
      .dragDownCancelled, .sheet, .dragCancelled,
      [Way([.launch, .presentB], [.dragDownCancelled], arriving: a, leaving: b)]),
    SituationRow(
      .dragDownRefused, .sheet, .dragRefused,
      [Way([.launch, .presentB], [.dragDown], arriving: a, leaving: b, props: .refusesDrag)]),
  ]

  private static let scroll = Way([.launch], [.turnPage], arriving: b, leaving: a)
  private static let curl = Way([.launch], [.turnPage], arriving: b, leaving: a, props: .curls)

  static let containers: [SituationRow] = [
    SituationRow(
      .tabSwitch, .tab, .selected,
      [select, Way([.launch, .selectB], [.selectA], arriving: a, leaving: b)]),
    SituationRow(.tabFirstSelected, .tab, .selectedFirst, [select]),
    SituationRow(
      .tabSelectedAgain, .tab, .selectedAgain,
      [
        Way([.launch, .selectB], [.selectA], arriving: a, leaving: b),
        Way([.launch, .selectB, .selectA], [.selectB], arriving: b, leaving: a),
      ]),
    SituationRow(.tabReselected, .tab, .reselected, [Way([.launch], [.selectA], about: a)]),
    SituationRow(.tabsShown, .tabs, .shown, [Way([], [.launch], arriving: a, bystander: b, props: .tabs)]),
    SituationRow(
      .childAdded, .child, .added, [Way([.launch], [.addChildB], arriving: b, container: a, about: b)]),
    SituationRow(
      .childRemoved, .child, .removed,
      [Way([.launch, .addChildB], [.removeChildB], leaving: b, container: a, about: b)]),
    SituationRow(
      .childAddedBare, .child, .addedBare, [Way([.launch], [.addChildBareB], arriving: b, container: a, about: b)]),
    SituationRow(
      .childRemovedBare, .child, .removedBare,
      [Way([.launch, .addChildB], [.removeChildBareB], leaving: b, container: a, about: b)]),
    SituationRow(
      .childShownByHand, .child, .shownByHand,
      [
        Way(
          [.launch, .addChildBareB], [.beginShowingB, .endShowingB], arriving: b, container: a, about: b,
          props: .forwardsByHand)
      ]),
    SituationRow(
      .childSwapped, .child, .swapped,
      [Way([.launch, .addChildB], [.swapChildren], arriving: c, leaving: b, container: a)]),
    // With the child that it got before it was shown, or with one that it covered with itself.
    SituationRow(
      .parentAppears, .parent, .appears,
      [
        Way([.launch, .createB, .addChildC], [.pushB], arriving: c, container: b, about: c),
        Way([.launch, .addChildB, .pushC], [.pop], arriving: b, container: a, about: b),
      ]),
    SituationRow(
      .parentDisappears, .parent, .disappears,
      [
        Way([.launch, .createB, .addChildC, .pushB], [.pop], leaving: c, container: b, about: c),
        Way([.launch, .addChildB], [.pushC], leaving: b, container: a, about: b),
      ]),
    // It pushes, or presents.
    SituationRow(
      .segue, .segue, .performed,
      [
        Way([.launch], [.segueB], arriving: b, leaving: a, origin: .storyboard),
        Way([.launch], [.presentBySegue], arriving: b, leaving: a, origin: .storyboard),
      ]),
    SituationRow(
      .childEmbedded, .child, .embedded,
      [Way([], [.launch], arriving: b, container: a, props: .embeds, origin: .storyboard)]),
    SituationRow(.pageTurned, .page, .turned, [scroll, curl]),
    SituationRow(.pageScrolled, .page, .scrolled, [scroll]), SituationRow(.pageCurled, .page, .curled, [curl]),
    SituationRow(
      .pageCancelled, .page, .turnCancelled,
      [
        Way([.launch], [.turnPageCancelled], arriving: b, leaving: a),
        Way([.launch], [.turnPageCancelled], arriving: b, leaving: a, props: .curls),
      ]),
    SituationRow(
      .unwind, .segue, .unwound,
      [
        Way([.launch, .pushB], [.unwindA], arriving: a, leaving: b),
        Way([.launch, .presentFullScreen], [.unwindA], arriving: a, leaving: b),
      ]),
  ]
}
