// References drop at the end of a turn.

extension Simulator {
  /// Lets everything go that nothing holds any more: controllers before their views, a view before its
  /// subviews.
  mutating func releaseUnreachable() {
    guard referencesChanged, failure == nil else { return }
    referencesChanged = false
    phase = .release
    var rounds = 0
    while rounds < 64, releaseOnce() { rounds += 1 }
  }

  /// One sweep; answers whether it is worth another. What nothing leads to holds nothing either, so that a death
  /// frees no more than was free already, unless the app does something of its own in it.
  private mutating func releaseOnce() -> Bool {
    let reach = reachable()
    let looksAgain = !script.overrides.isEmpty
    var place = 0
    while place < world.created.count {
      let id = world.created[place]
      place += 1
      if reach.controllers[id.index] { continue }
      release(id)
      if looksAgain { return true }
      // Those behind it have moved up.
      place -= 1
    }
    while let lost = world.views.firstLost(reach.views) {
      release(outermostLost(lost, reach))
      if looksAgain { return true }
    }
    return false
  }

  /// A tree of views dies from its root.
  private func outermostLost(_ view: ViewID, _ reach: Reach) -> ViewID {
    var top = view
    while let parent = self[top].superview, self[parent].isAlive, !reach.views[parent.index] { top = parent }
    return top
  }

  private mutating func release(_ id: ControllerID) {
    cause = nil
    if isRunning { send(.dealloc, to: .controller(id)) }
    if let view = self[id].view { self[view].controller = nil }
    for index in world.controllers.indices where world.controllers[index].parent == id {
      world.controllers[index].parent = nil
    }
    if let presented = self[id].presented {
      self[presented].presenter = nil
      if isRunning, let view = self[presented].view { removeFromSuperview(view) }
    }
    world.created.removeAll { $0 == id }
    self[id] = Controller()
  }

  /// A dying view takes its subviews out first, through the method that an app can override.
  private mutating func release(_ view: ViewID) {
    cause = nil
    if isRunning { sendView(.dealloc, to: view) }
    self[view].isAlive = false
    if let id = self[view].controller { self[id].view = nil }
    for subview in self[view].subviews {
      if isRunning && platform[.dyingParentSendsSuperviewPair] { orphan(subview, of: view) }
      if self[subview].superview == view { detach(subview) }
    }
    if world.firstResponder == view { world.firstResponder = nil }
    world.views[view.index] = View()
  }

  private mutating func orphan(_ subview: ViewID, of view: ViewID) {
    sendView(.removeFromSuperview, to: subview) { simulator in
      simulator.self.sendDying(.willRemoveSubview, to: view, simulator.argument(subview))
      simulator.sendView(.willMoveToSuperview, to: subview, .nil)
      simulator.detach(subview)
      simulator.sendView(.didMoveToSuperview, to: subview)
    }
  }

  private mutating func sendDying(_ callback: Callback, to view: ViewID, _ argument: Argument) {
    sendView(callback, to: view, argument)
  }

  // MARK: Reachability

  private mutating func reachable() -> Reach {
    var reach = Reach()
    for index in world.windows.indices where world.windows[index].exists {
      reach.follow(world.windows[index].root, in: world.controllers, world.views)
      reach.follow(world.windows[index].view, in: world.views)
    }
    for place in world.created.indices {
      let id = world.created[place]
      if reach.controllers[id.index] { continue }
      if self[id].isKeptUntilShown || world.held[Int(script.controllers[id.index].name.raw)] {
        reach.follow(id, in: world.controllers, world.views)
      }
    }
    // Only what the scenario names can be held by name.
    for index in script.scenario.views.isEmpty ? 0..<0 : world.views.indices where !reach.views[index] {
      guard let declaration = world.views[index].declaration else { continue }
      if world.held[Int(script.scenario.views[Int(declaration)].name.raw)] {
        reach.follow(ViewID(index), in: world.views)
      }
    }
    for id in world.created where reach.controllers[id.index] && self[id].knowsNeighbours {
      for page in keptPages(of: id) { reach.follow(page, in: world.controllers, world.views) }
    }
    for job in afterCommit { reach.follow(job.work, in: world.controllers, world.views) }
    for job in animationEnds { reach.follow(job.work, in: world.controllers, world.views) }
    for job in laterTurns { reach.follow(job.work, in: world.controllers, world.views) }
    if let transition = world.interactive { reach.follow(transition, in: world.controllers, world.views) }
    return reach
  }
}

extension [View] {
  /// The first one that lives though it was not reached.
  fileprivate func firstLost(_ reached: Set256) -> ViewID? {
    for index in indices where self[index].isAlive && !reached[index] { return ViewID(index) }
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
    guard all[id.index].isAlive else { return }
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
    guard all[view.index].isAlive else { return }
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
    case .startPresentation(let transition), .startDismissal(let transition), .end(let transition),
      .navigationEnd(let transition):
      follow(transition, in: all, allViews)
    case .windowAppearanceEnd(let id), .endAppearance(let id), .rotationEnd(let id): follow(id, in: all, allViews)
    case .tabDids(let old, let new):
      follow(old, in: all, allViews)
      follow(new, in: all, allViews)
    case .layout(let view): follow(view, in: allViews)
    case .becomeActive, .activateScene, .connectScene, .queued, .post: break
    }
  }
}
