/// The presentation controller of a custom presentation, where the app has a class of its own.
enum CustomPresentation {
  private static func presentationController(of id: ControllerID, _ run: Run) -> Receiver? {
    guard run.platform[.hasPresentationControllers], run[id].presentationStyle == .custom else { return nil }
    return run.spec(id).presentationController.flatMap { run.script.receiver(named: $0) }
  }

  /// Whether it takes the presenter's view away; by default it does not.
  static func removesPresentersView(_ id: ControllerID, _ run: Run) -> Bool {
    presentationController(of: id, run).map { run.script.answersYes(.shouldRemovePresentersView, $0) } ?? false
  }

  /// Of a transition's end with whether it was completed.
  static func tell(of id: ControllerID, _ callback: Callback, about argument: Argument? = nil, _ run: inout Run) {
    guard let receiver = presentationController(of: id, run) else { return }
    run.send(callback, to: receiver, argument ?? (callback.info.argument == .flag ? .flag(true) : .none))
  }
}
