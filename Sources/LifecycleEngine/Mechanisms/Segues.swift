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

  // MARK: Unwinding

  /// The user's way back: the source lets it go on, a destination is looked for, the source prepares, the destination's
  /// action runs, then whatever lies between them goes.
  mutating func unwind(to id: ControllerID, from source: ControllerID, animated: Bool) {
    let may = Callback.shouldPerformSegueWithIdentifierSender
    guard ask(may, .controller(source)), findDestination(id, from: source) else { return }
    send(.prepareForSegueSender, to: .controller(source))
    send(.unwindAction, to: .controller(id))
    guard isRunning else { return }
    if outermost(id) != outermost(source) { dismiss(from: id, animated: animated) }
    var way: [ControllerID] = [id]
    while let last = way.last, let container = self[last].parent { way.append(container) }
    for place in way.indices.dropFirst().reversed() {
      unwind(way[place], towards: way[place - 1], animated: animated)
    }
  }

  /// Sends a question to an app that has the method; the answer is yes unless the app's is no.
  private mutating func ask(_ question: Callback, _ receiver: Receiver) -> Bool {
    guard script.implements(question, receiver) else { return true }
    send(question, to: receiver)
    return !answersNo(question, receiver)
  }

  /// Upwards from the source, by way of parents and presenters, the next one is asked for the children to search in,
  /// all but the one that the way came from, and then whether it is the destination itself.
  private mutating func findDestination(_ id: ControllerID, from source: ControllerID) -> Bool {
    var last = source
    while let next = self[last].parent ?? self[last].presenter {
      let isAsked = last == source && !platform[.unwindingPassesOverSource]
      if search(next, for: id, without: isAsked ? nil : last) { return true }
      last = next
    }
    return false
  }

  private mutating func search(
    _ candidate: ControllerID, for id: ControllerID, without origin: ControllerID?
  ) -> Bool {
    _ = ask(.allowedChildViewControllersForUnwindingFromSource, .controller(candidate))
    let children = self[candidate].children
    // The nearest in a stack comes first.
    let isStack = self[candidate].kind == .nav
    for place in children.indices {
      let child = children[isStack ? children.count - 1 - place : place]
      if child != origin, search(child, for: id, without: nil) { return true }
    }
    let isWilling = ask(.canPerformUnwindSegueActionFromViewControllerSender, .controller(candidate))
    return candidate == id && isWilling
  }

  /// A container brings the next one on the way back to its front.
  private mutating func unwind(_ container: ControllerID, towards child: ControllerID, animated: Bool) {
    send(.unwindForSegueTowardsViewController, to: .controller(container), .controller(child)) { simulator in
      switch simulator[container].kind {
      case .nav where simulator[container].children.last != child:
        simulator.pop(container, to: child, animated: animated, call: .popToViewControllerAnimated)
      case .tab where simulator[container].shown != child: simulator.select(child, in: container)
      default: break
      }
    }
  }
}
