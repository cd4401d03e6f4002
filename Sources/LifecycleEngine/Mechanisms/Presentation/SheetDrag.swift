/// A sheet that a finger pulls down.
enum SheetDrag {
  /// The finger pulls. The actual dismissal begins now, or only when the finger lets go: that is open.
  static func begin(_ id: ControllerID, _ run: inout Run) {
    guard let presenter = run[id].presenter else { return }
    if CustomTransitions.isDrivenByApp(id, run.script, on: run.platform) { return beginByApp(presenter, &run) }
    let delegate = sheetDelegate(of: id, run.script)
    let question =
      !isOldPopover(id, &run)
      ? Callback.presentationControllerShouldDismiss
      : usesPopoverController(id, &run)
        ? .popoverControllerShouldDismissPopover : .popoverPresentationControllerShouldDismissPopover
    sendSheetDelegate(question, of: id, &run)
    if let delegate, run.script.answersNo(question, delegate) {
      return sendSheetDelegate(.presentationControllerDidAttemptToDismiss, of: id, &run)
    }
    var transition = run.world.dismissal(of: presenter, animated: true)
    transition.isInteractive = true
    transition.isByUser = true
    if run.platform[.sheetReportsAtGestureStart] {
      beginUserDismissal(transition, &run)
    } else {
      run.world.interactive = transition
    }
  }

  /// The app's own gesture dismisses, and drives the transition that its animator makes.
  private static func beginByApp(_ presenter: ControllerID, _ run: inout Run) {
    var transition = run.world.dismissal(of: presenter, animated: true)
    transition.isInteractive = true
    run.world.mark(transition, isBeingDismissed: true)
    CustomTransitions.ask(about: transition, &run)
    Dismissal.start(transition, &run)
  }

  private static func beginUserDismissal(_ transition: Transition, _ run: inout Run) {
    if let top = transition.from { sendSheetDelegate(.presentationControllerWillDismiss, of: top, &run) }
    Dismissal.start(transition, &run)
  }

  static func end(_ run: inout Run) {
    guard var transition = run.world.interactive, transition.kind == .dismiss else { return }
    run.world.interactive = nil
    transition.isInteractive = false
    if !transition.isByUser || run.platform[.sheetReportsAtGestureStart] {
      run.schedule(.end(transition), at: .animationEnd)
    } else {
      beginUserDismissal(transition, &run)
    }
  }

  static func cancel(_ run: inout Run) {
    guard let transition = run.world.interactive, let top = transition.from else { return }
    // Where the presenter has left the screen meanwhile there is nobody to stay with.
    if !run.world.isInWindow(transition.owner) { return end(&run) }
    run.world.interactive = nil
    run.recorder.phase = .animationEnd
    if !transition.isByUser { return CustomTransitions.cancel(transition, &run) }
    guard run.platform[.sheetReportsAtGestureStart] else { return }
    AppearanceTransition.begin(top, true, animated: true, &run)
    if run.platform[.keptSheetIsAppearingAgain] { run[top][.awaitsIsAppearing] = true }
    AppearanceTransition.end(top, &run)
    run.world.mark(transition, isBeingDismissed: false)
  }

  /// A popover is put away by a tap beside it; before delegates of presentations heard of that, the popover
  /// controller's did.
  static func isOldPopover(_ id: ControllerID, _ run: inout Run) -> Bool {
    run[id].presentationStyle == .popover && !run.platform.delivers(.presentationControllerShouldDismiss)
  }

  /// Popover controllers of their own came before iOS 8, and could be used for a while after.
  private static func usesPopoverController(_ id: ControllerID, _ run: inout Run) -> Bool {
    guard run.platform.delivers(.popoverPresentationControllerDidDismissPopover) else { return true }
    return sheetDelegate(of: id, run.script).map {
      run.script.implements(.popoverControllerDidDismissPopover, $0)
        || run.script.implements(.popoverControllerShouldDismissPopover, $0)
    } ?? false
  }

  /// The user has put it away.
  static func reportPutAway(_ id: ControllerID, _ run: inout Run) {
    let report =
      !isOldPopover(id, &run)
      ? Callback.presentationControllerDidDismiss
      : usesPopoverController(id, &run)
        ? .popoverControllerDidDismissPopover : .popoverPresentationControllerDidDismissPopover
    sendSheetDelegate(report, of: id, &run)
  }

  static func sheetDelegate(of id: ControllerID, _ script: Script) -> Receiver? {
    script.spec(id).presentationDelegate.flatMap { script.receiver(named: $0) }
  }

  static func sendSheetDelegate(_ callback: Callback, of id: ControllerID, _ run: inout Run) {
    if let receiver = sheetDelegate(of: id, run.script) { run.send(callback, to: receiver) }
  }
}
