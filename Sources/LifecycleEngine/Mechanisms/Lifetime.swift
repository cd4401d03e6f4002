// References drop at the end of a turn (rulebook, sections 1 and 16).

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
    for id in world.created where self[id].isAlive && !reach.controllers[id.index] {
      release(id)
      if looksAgain { return true }
    }
    for index in world.views.indices {
      while world.views[index].isAlive && !reach.views[index] {
        release(outermostLost(ViewID(index), reach))
        if looksAgain { return true }
      }
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
    world.views[view.index] = View(isAlive: false)
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

  private func reachable() -> Reach {
    var reach = Reach()
    for window in world.windows where window.exists {
      reach.follow(window.root, in: self)
      reach.follow(window.view, in: self)
    }
    for index in world.controllers.indices where world.held[Int(script.controllers[index].name.raw)] {
      reach.follow(ControllerID(index), in: self)
    }
    for id in world.created where self[id].isKeptUntilShown { reach.follow(id, in: self) }
    for index in world.views.indices {
      guard let declaration = world.views[index].declaration else { continue }
      if world.held[Int(script.scenario.views[Int(declaration)].name.raw)] {
        reach.follow(ViewID(index), in: self)
      }
    }
    for job in afterCommit { reach.follow(job.work, in: self) }
    for job in animationEnds { reach.follow(job.work, in: self) }
    for job in laterTurns { reach.follow(job.work, in: self) }
    if let transition = world.interactive { reach.follow(transition, in: self) }
    return reach
  }
}

/// What strong references lead to.
private struct Reach {
  var controllers = Set256()
  var views = Set256()

  mutating func follow(_ id: ControllerID?, in simulator: Simulator) {
    guard let id, simulator[id].isAlive, !controllers[id.index] else { return }
    controllers[id.index] = true
    follow(simulator[id].view, in: simulator)
    for child in simulator[id].children { follow(child, in: simulator) }
    for child in simulator[id].leaving { follow(child, in: simulator) }
    follow(simulator[id].presented, in: simulator)
    follow(simulator[id].shown, in: simulator)
  }

  mutating func follow(_ view: ViewID?, in simulator: Simulator) {
    guard let view, !views[view.index], simulator[view].isAlive else { return }
    views[view.index] = true
    for subview in simulator[view].subviews { follow(subview, in: simulator) }
  }

  mutating func follow(_ transition: Transition, in simulator: Simulator) {
    follow(transition.from, in: simulator)
    follow(transition.to, in: simulator)
    follow(transition.owner, in: simulator)
    for id in transition.removed { follow(id, in: simulator) }
  }

  mutating func follow(_ work: Job.Work, in simulator: Simulator) {
    switch work {
    case .startPresentation(let transition), .startDismissal(let transition), .end(let transition),
      .navigationEnd(let transition):
      follow(transition, in: simulator)
    case .windowAppearanceEnd(let id), .endAppearance(let id), .rotationEnd(let id): follow(id, in: simulator)
    case .tabDids(let old, let new):
      follow(old, in: simulator)
      follow(new, in: simulator)
    case .layout(let view): follow(view, in: simulator)
    case .becomeActive, .activateScene, .connectScene, .queued: break
    }
  }
}
