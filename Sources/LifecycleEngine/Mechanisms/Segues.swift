// Segues, embedded controllers, unwinding.

extension Simulator {
  /// The destination is made, the source prepares, then the push or presentation that the segue stands for.
  mutating func performSegue(to id: ControllerID, from source: ControllerID, animated: Bool) {
    let segue = script.segue(from: source, to: id)
    if script.implements(.shouldPerformSegueWithIdentifierSender, .controller(source)) {
      send(.shouldPerformSegueWithIdentifierSender, to: .controller(source))
      if answersNo(.shouldPerformSegueWithIdentifierSender, .controller(source)) { return }
    }
    create(id)
    send(.prepareForSegueSender, to: .controller(source))
    guard isRunning else { return }
    if segue?.kind == .push, let nav = nearest(.nav, from: source) {
      push(id, on: nav, animated: animated)
    } else {
      present(id, by: source, style: segue?.style, animated: animated)
    }
  }

  /// Embed segues run when their container's view is loaded, before `viewDidLoad`.
  mutating func performEmbedSegues(of id: ControllerID) {
    for child in spec(id).embedded where isRunning {
      create(child)
      send(.prepareForSegueSender, to: .controller(id))
      adopt(child, by: id)
      attachChildView(child, to: id)
      send(.didMoveToParentViewController, to: .controller(child), .controller(id))
    }
  }

  /// The source prepares, the destination's action runs, then whatever lies between them goes.
  mutating func unwind(to id: ControllerID, from source: ControllerID, animated: Bool) {
    let question = Callback.canPerformUnwindSegueActionFromViewControllerSender
    if script.implements(question, .controller(id)) {
      send(question, to: .controller(id))
      if answersNo(question, .controller(id)) { return }
    }
    send(.prepareForSegueSender, to: .controller(source))
    send(.unwindAction, to: .controller(id))
    guard isRunning else { return }
    if outermost(id) != outermost(source) { dismiss(from: outermost(id), animated: animated) }
    if let nav = nearest(.nav, from: id), self[nav].children.last != id, self[nav].children.contains(id) {
      pop(nav, to: id, animated: animated, call: .popToViewControllerAnimated)
    }
  }
}
