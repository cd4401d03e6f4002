/// Segues, embedded controllers, unwinding.
enum Segues {
  /// The destination is made, the source prepares, then the push or presentation that the segue stands for.
  static func perform(to id: ControllerID, from source: ControllerID, animated: Bool, _ run: inout Run) {
    let segue = run.script.segue(from: source, to: id)
    guard run.asks(.shouldPerformSegueWithIdentifierSender, .controller(source)) else { return }
    Creation.create(id, &run)
    run.send(.prepareForSegueSender, to: .controller(source))
    guard run.isRunning else { return }
    if segue?.kind == .push, let nav = run.world.nearest(.nav, from: source) {
      Navigation.push(id, on: nav, animated: animated, &run)
    } else {
      Presentation.present(id, by: source, style: segue?.style, animated: animated, &run)
    }
  }

  /// Embed segues run when their container's view is loaded, before `viewDidLoad`.
  static func performEmbedded(of id: ControllerID, _ run: inout Run) {
    for child in run.spec(id).embedded where run.isRunning {
      Creation.create(child, &run)
      run.send(.prepareForSegueSender, to: .controller(id))
      Creation.adopt(child, by: id, &run)
      AppearanceTransition.attachChildView(child, to: id, &run)
      run.send(.didMoveToParentViewController, to: .controller(child), .controller(id))
    }
  }

  // MARK: Unwinding

  /// The user's way back: the source lets it go on, a destination is looked for, the source prepares, the destination's
  /// action runs, then whatever lies between them goes.
  static func unwind(to id: ControllerID, from source: ControllerID, animated: Bool, _ run: inout Run) {
    guard run.asks(.shouldPerformSegueWithIdentifierSender, .controller(source)),
      findDestination(id, from: source, &run)
    else { return }
    run.send(.prepareForSegueSender, to: .controller(source))
    run.send(.unwindAction, to: .controller(id))
    guard run.isRunning else { return }
    if let presenter = presenter(between: id, source, run.world) {
      // The destination is asked to, unless it would put away something else.
      let caller = run.world.dismissingPresenter(of: id) == presenter ? id : presenter
      Dismissal.dismiss(from: caller, animated: animated, &run)
    }
    var way: [ControllerID] = [id]
    while let last = way.last, let container = run[last].parent { way.append(container) }
    for place in way.indices.dropFirst().reversed() {
      unwind(way[place], towards: way[place - 1], animated: animated, &run)
    }
  }

  /// Who presented what the source is in, in the tree of the destination.
  private static func presenter(between id: ControllerID, _ source: ControllerID, _ world: World) -> ControllerID? {
    var top = world.outermost(source)
    while top != world.outermost(id), let presenter = world[top].presenter {
      top = world.outermost(presenter)
      if top == world.outermost(id) { return presenter }
    }
    return nil
  }

  /// Upwards from the source, by way of parents and presenters, the next one is asked for the children to search in,
  /// all but the one that the way came from, and then whether it is the destination itself.
  private static func findDestination(_ id: ControllerID, from source: ControllerID, _ run: inout Run) -> Bool {
    var last = source
    while let next = run[last].parent ?? run[last].presenter {
      let isAsked = last == source && !run.platform[.unwindingPassesOverSource]
      if search(next, for: id, without: isAsked ? nil : last, &run) { return true }
      last = next
    }
    return false
  }

  private static func search(
    _ candidate: ControllerID, for id: ControllerID, without origin: ControllerID?, _ run: inout Run
  ) -> Bool {
    _ = run.asks(.allowedChildViewControllersForUnwindingFromSource, .controller(candidate))
    let children = run[candidate].children
    // The nearest in a stack comes first.
    let isStack = run[candidate].kind == .nav
    for place in children.indices {
      let child = children[isStack ? children.count - 1 - place : place]
      if child != origin, search(child, for: id, without: nil, &run) { return true }
    }
    let isWilling = run.asks(.canPerformUnwindSegueActionFromViewControllerSender, .controller(candidate))
    return candidate == id && isWilling
  }

  /// A container brings the next one on the way back to its front.
  private static func unwind(_ container: ControllerID, towards child: ControllerID, animated: Bool, _ run: inout Run) {
    run.send(.unwindForSegueTowardsViewController, to: .controller(container), .controller(child)) { run in
      switch run[container].kind {
      case .nav where run[container].children.last != child:
        Navigation.pop(container, to: child, animated: animated, call: .popToViewControllerAnimated, &run)
      case .tab where run[container].shown != child: Tabs.select(child, in: container, &run)
      default: break
      }
    }
  }
}
