/// References drop at the end of a turn.
enum Lifetime {
  /// Lets everything go that nothing holds any more: controllers before their views, a view before its
  /// subviews.
  static func releaseUnreachable(_ run: inout Run) {
    guard run.turn.referencesChanged, run.failure == nil else { return }
    run.turn.referencesChanged = false
    run.recorder.phase = .release
    var rounds = 0
    while rounds < 64, releaseOnce(&run) { rounds += 1 }
  }

  /// One sweep; answers whether it is worth another. What nothing leads to holds nothing either, so that a death
  /// frees no more than was free already, unless the app does something of its own in it.
  private static func releaseOnce(_ run: inout Run) -> Bool {
    let reach = reachable(&run)
    let looksAgain = !run.script.overrides.isEmpty
    var place = 0
    while place < run.world.created.count {
      let id = run.world.created[place]
      place += 1
      if reach.controllers[id.index] { continue }
      release(id, survivedBy: reach.controllers, &run)
      if looksAgain { return true }
      // Those behind it have moved up.
      place -= 1
    }
    while let lost = run.world.views.firstLost(reach.views) {
      release(outermostLost(lost, reach, run.world), &run)
      if looksAgain { return true }
    }
    return false
  }

  /// A tree of views dies from its root.
  private static func outermostLost(_ view: ViewID, _ reach: Reach, _ world: World) -> ViewID {
    var top = view
    while let parent = world[top].superview, world[parent][.isAlive], !reach.views[parent.index] { top = parent }
    return top
  }

  private static func release(_ id: ControllerID, survivedBy reached: Set256, _ run: inout Run) {
    run.recorder.cause = nil
    Hosting.dismantle(id, isFirst: true, &run)
    if run.isRunning { run.send(.dealloc, to: .controller(id)) }
    Hosting.dismantle(id, isFirst: false, &run)
    if let view = run[id].view { run[view].controller = nil }
    for index in run.world.controllers.indices where run.world.controllers[index].parent == id {
      run.world.controllers[index].parent = nil
      // A page appears with its container even out of a window, and nobody else would tell it that this is over.
      if reached[index], !run.world.isInWindow(ControllerID(index)) {
        AppearanceTransition.leave(ControllerID(index), animated: false, &run)
      }
    }
    if let presented = run[id].presented {
      run[presented].presenter = nil
      // Whoever would have ended its transition is gone: the move of its view does.
      run[presented][.isDriven] = false
      if run.isRunning, let view = run[presented].view { ViewHierarchy.removeFromSuperview(view, &run) }
    }
    if let place = run.world.created.firstIndex(of: id) { run.world.created.remove(at: place) }
    run[id] = Controller()
  }

  /// A dying view takes its subviews out first, through the method that an app can override.
  private static func release(_ view: ViewID, _ run: inout Run) {
    run.recorder.cause = nil
    if run.isRunning { run.sendView(.dealloc, to: view) }
    run[view][.isAlive] = false
    if let id = run[view].controller { run[id].view = nil }
    for subview in run[view].subviews {
      if run.isRunning && run.platform[.dyingParentSendsSuperviewPair] { orphan(subview, of: view, &run) }
      if run[subview].superview == view { run.world.detach(subview) }
    }
    if run.world.firstResponder == view { run.world.firstResponder = nil }
    run.world.views[view.index] = View()
  }

  private static func orphan(_ subview: ViewID, of view: ViewID, _ run: inout Run) {
    run.sendView(.removeFromSuperview, to: subview) { run in
      run.sendView(.willRemoveSubview, to: view, run[subview].argument)
      run.sendView(.willMoveToSuperview, to: subview, .nil)
      run.world.detach(subview)
      run.sendView(.didMoveToSuperview, to: subview)
    }
  }

  // MARK: Reachability

  private static func reachable(_ run: inout Run) -> Reach {
    var reach = Reach()
    for index in run.world.windows.indices where run.world.windows[index].exists {
      reach.follow(run.world.windows[index].root, in: run.world.controllers, run.world.views)
      reach.follow(run.world.windows[index].view, in: run.world.views)
    }
    for place in run.world.created.indices {
      let id = run.world.created[place]
      if reach.controllers[id.index] { continue }
      if run[id][.isKeptUntilShown] || run.world.held[Int(run.script.controllers[id.index].name.raw)] {
        reach.follow(id, in: run.world.controllers, run.world.views)
      }
    }
    // Only what the scenario names can be held by name.
    for index in run.script.scenario.views.isEmpty ? 0..<0 : run.world.views.indices where !reach.views[index] {
      guard let declaration = run.world.views[index].declaration else { continue }
      if run.world.held[Int(run.script.scenario.views[Int(declaration)].name.raw)] {
        reach.follow(ViewID(index), in: run.world.views)
      }
    }
    for id in run.world.created where reach.controllers[id.index] && run[id][.knowsNeighbours] {
      for page in Pages.keptPages(of: id, run) { reach.follow(page, in: run.world.controllers, run.world.views) }
    }
    run.queue.forEach { reach.follow($0, in: run.world.controllers, run.world.views) }
    if let transition = run.world.interactive { reach.follow(transition, in: run.world.controllers, run.world.views) }
    return reach
  }
}

extension [View] {
  /// The first one that lives though it was not reached.
  fileprivate func firstLost(_ reached: Set256) -> ViewID? {
    for index in indices where self[index][.isAlive] && !reached[index] { return ViewID(index) }
    return nil
  }
}

/// What strong references lead to.
private struct Reach {
  var controllers = Set256()
  var views = Set256()

  /// Most have been reached before, on another way.
  @inline(__always)
  mutating func follow(_ id: ControllerID?, in all: [Controller], _ allViews: [View]) {
    if let id, !controllers[id.index] { reach(id, in: all, allViews) }
  }

  @inline(never)
  private mutating func reach(_ id: ControllerID, in all: [Controller], _ allViews: [View]) {
    guard all[id.index][.isAlive] else { return }
    controllers[id.index] = true
    follow(all[id.index].view, in: allViews)
    for child in all[id.index].children { follow(child, in: all, allViews) }
    for child in all[id.index].leaving { follow(child, in: all, allViews) }
    follow(all[id.index].presented, in: all, allViews)
    follow(all[id.index].shown, in: all, allViews)
  }

  @inline(__always)
  mutating func follow(_ view: ViewID?, in all: [View]) {
    if let view, !views[view.index] { reach(view, in: all) }
  }

  @inline(never)
  private mutating func reach(_ view: ViewID, in all: [View]) {
    guard all[view.index][.isAlive] else { return }
    views[view.index] = true
    for subview in all[view.index].subviews { follow(subview, in: all) }
  }

  mutating func follow(_ transition: Transition, in all: [Controller], _ allViews: [View]) {
    follow(transition.from, in: all, allViews)
    follow(transition.to, in: all, allViews)
    follow(transition.owner, in: all, allViews)
    for id in transition.removed { follow(id, in: all, allViews) }
  }

  mutating func follow(_ work: Job.Work, in all: [Controller], _ allViews: [View]) {
    switch work {
    case .startPresentation(let transition), .startDismissal(let transition), .end(let transition):
      follow(transition, in: all, allViews)
    case .windowAppearanceEnd(let id), .endAppearance(let id), .rotationEnd(let id): follow(id, in: all, allViews)
    case .tabDids(let old, let new, _):
      follow(old, in: all, allViews)
      follow(new, in: all, allViews)
    case .layout(let view), .endDrag(let view), .prepareRow(let view, _), .select(let view, _):
      follow(view, in: allViews)
    case .startTask, .cancelTask, .tellPhase: break
    case .becomeActive, .activateScene, .connectScene, .queued, .post, .tellDelegate, .flipAppearance: break
    }
  }
}
