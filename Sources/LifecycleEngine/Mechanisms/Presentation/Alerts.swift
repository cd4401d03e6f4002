/// Alerts and action sheets: controllers that are presented like others, cover nobody, and put themselves away when the user
/// chooses.
enum Alerts {
  /// The user chooses an action.
  static func tapAction(of alert: ControllerID?, _ run: inout Run) {
    guard let alert, run[alert].presentationStyle.isAlert, let presenter = run[alert].presenter,
      run[alert].presented == nil, run[alert].appearance == .appeared, run.world.interactive == nil,
      run.world.isTouchable(alert)
    else { return run.fail(.impossible, "no alert with that name is in front") }
    var transition = run.world.dismissal(of: presenter, animated: true)
    transition.isByUser = true
    run.world.mark(transition, isBeingDismissed: true)
    if !run.platform[.alertIsGoneBeforeItsHandlerRuns] { run.send(.alertActionHandler, to: .controller(alert)) }
    run.schedule(.startDismissal(transition), at: .afterCommit)
  }

  /// It has disappeared.
  static func hasGone(_ alert: ControllerID, _ run: inout Run) {
    if run.platform[.alertIsGoneBeforeItsHandlerRuns] { run.send(.alertActionHandler, to: .controller(alert)) }
  }

  /// Where there is room an action sheet is a popover, and a popover points at something.
  static func missingAnchor(of id: ControllerID, _ run: Run) -> StaticString? {
    guard !run.isNarrow(around: id), run.spec(id).declaration?.hasNoAnchor == true else { return nil }
    return switch run[id].presentationStyle {
    case .actionSheet: "You must provide location information for this popover"
    case .popover: "UIPopoverPresentationController should have a non-nil sourceView or barButtonItem"
    default: nil
    }
  }
}
