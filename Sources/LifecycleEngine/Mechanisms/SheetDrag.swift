// A sheet that a finger pulls down.

extension Simulator {
  /// The finger pulls. The actual dismissal begins now, or only when the finger lets go: that is open.
  mutating func beginDrag(_ id: ControllerID) {
    guard let presenter = self[id].presenter else { return }
    let delegate = sheetDelegate(of: id)
    let question =
      isOldPopover(id) ? Callback.popoverControllerShouldDismissPopover : .presentationControllerShouldDismiss
    sendSheetDelegate(question, of: id)
    if let delegate, answersNo(question, delegate) {
      return sendSheetDelegate(.presentationControllerDidAttemptToDismiss, of: id)
    }
    var transition = dismissal(of: presenter, animated: true)
    transition.isInteractive = true
    transition.isByUser = true
    if platform[.sheetReportsAtGestureStart] {
      beginUserDismissal(transition)
    } else {
      world.interactive = transition
    }
  }

  private mutating func beginUserDismissal(_ transition: Transition) {
    if let top = transition.from { sendSheetDelegate(.presentationControllerWillDismiss, of: top) }
    startDismissal(transition)
  }

  mutating func endDrag() {
    guard var transition = world.interactive, transition.kind == .dismiss else { return }
    world.interactive = nil
    transition.isInteractive = false
    if platform[.sheetReportsAtGestureStart] {
      runAtAnimationEnd(.end(transition))
    } else {
      beginUserDismissal(transition)
    }
  }

  mutating func cancelDrag() {
    guard let transition = world.interactive, let top = transition.from else { return }
    world.interactive = nil
    guard platform[.sheetReportsAtGestureStart] else { return }
    phase = .animationEnd
    beginAppearance(top, true, animated: true)
    if platform[.keptSheetIsAppearingAgain] { self[top].awaitsIsAppearing = true }
    endAppearance(top)
    mark(transition, isBeingDismissed: false)
  }

  /// A popover is put away by a tap beside it; before delegates of presentations heard of that, the popover
  /// controller's did.
  func isOldPopover(_ id: ControllerID) -> Bool {
    self[id].presentationStyle == .popover && !isAvailable(.presentationControllerShouldDismiss)
  }

  /// The user has put it away.
  mutating func reportPutAway(_ id: ControllerID) {
    let isOld = isOldPopover(id)
    sendSheetDelegate(isOld ? .popoverControllerDidDismissPopover : .presentationControllerDidDismiss, of: id)
  }

  func sheetDelegate(of id: ControllerID) -> Receiver? {
    spec(id).delegate.flatMap { script.receiver(named: $0) }
  }

  mutating func sendSheetDelegate(_ callback: Callback, of id: ControllerID) {
    if let receiver = sheetDelegate(of: id) { send(callback, to: receiver) }
  }
}
