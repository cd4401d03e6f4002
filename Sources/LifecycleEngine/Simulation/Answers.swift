/// What a world answers to the questions of a scenario, between two steps.
struct Answers {
  let script: Script
  let world: World
  let usesScenes: Bool

  init(_ run: Run) {
    script = run.script
    world = run.world
    usesScenes = run.usesScenes
  }

  /// Whether a question to the world has the answer that the scenario gives.
  func holds(_ query: Query) -> Bool { answer(query) != query.isNegated }

  private func answer(_ query: Query) -> Bool {
    switch script.meaning(of: query.subject) {
    case .controller(let id): answer(query, of: id)
    case .window(let window): answer(query, of: window)
    case .view(let index): answer(query, ofView: index)
    default: answerForApp(query)
    }
  }

  private func answer(_ query: Query, of id: ControllerID) -> Bool {
    switch query.property {
    case .state: if case .state(let word) = query.value { isState(word, of: id) } else { false }
    case .isViewLoaded: world[id].view != nil
    case .view:
      isView(
        at: world[id].view.flatMap { world[$0].declaration }.map { Int($0) }, query.value, exists: world[id].view != nil
      )
    case .parent: isController(world[id].parent, query.value)
    case .presented: isController(presented(by: id), query.value)
    case .presenting: isController(presenting(id), query.value)
    case .navigationController: isController(nearestAncestor(.nav, of: id), query.value)
    case .tabBarController: isController(nearestAncestor(.tab, of: id), query.value)
    case .topViewController: isController(world[id].children.last, query.value)
    case .visibleViewController: isController(presented(by: id) ?? world[id].children.last, query.value)
    case .responders: isChain(from: .controller(id), query.value)
    case .isKey, .window, .levels, .superview, .isFirstResponder: false
    }
  }

  private func isState(_ word: StateWord, of id: ControllerID) -> Bool {
    switch word {
    case .disappeared: world[id].appearance == .disappeared
    case .appearing: world[id].appearance == .appearing
    case .appeared: world[id].appearance == .appeared
    case .disappearing: world[id].appearance == .disappearing
    default: false
    }
  }

  /// What the controller or the nearest ancestor presents.
  private func presented(by id: ControllerID) -> ControllerID? {
    var current: ControllerID? = id
    while let here = current {
      if let presented = world[here].presented { return presented }
      current = world[here].parent
    }
    return nil
  }

  private func presenting(_ id: ControllerID) -> ControllerID? { world[world.outermost(id)].presenter }

  private func nearestAncestor(_ kind: ControllerKind, of id: ControllerID) -> ControllerID? {
    world.nearest(kind, from: world[id].parent)
  }

  private func isController(_ id: ControllerID?, _ value: Query.Value) -> Bool {
    switch value {
    case .none: id == nil
    case .name(let name): id != nil && script.controller(name) == id
    default: false
    }
  }

  private func isView(at declaration: Int?, _ value: Query.Value, exists: Bool) -> Bool {
    switch value {
    case .none: return !exists
    case .name(let name):
      if case .view(let index) = script.meaning(of: name) { return declaration == index }
      return false
    default: return false
    }
  }

  private func answer(_ query: Query, of window: WindowID) -> Bool {
    switch query.property {
    case .isKey: world.windows[window.index].isKey
    default: false
    }
  }

  private func answer(_ query: Query, ofView index: Int) -> Bool {
    let view = world.view(declaredAt: index)
    switch query.property {
    case .window:
      let window = view.flatMap { world[$0].window }
      switch query.value {
      case .none: return window == nil
      case .name(let name):
        if case .window(let wanted) = script.meaning(of: name) { return window == wanted }
        return false
      default: return false
      }
    case .superview:
      let parent = view.flatMap { world[$0].superview }
      return isView(at: parent.flatMap { world[$0].declaration }.map { Int($0) }, query.value, exists: parent != nil)
    case .isFirstResponder: return view != nil && world.firstResponder == view
    case .responders: return view.map { isChain(from: .view($0), query.value) } ?? false
    default: return false
    }
  }

  private func answerForApp(_ query: Query) -> Bool {
    switch (query.property, query.value) {
    case (.state, .state(let word)):
      switch word {
      case .notRunning: return world.app.state == .notRunning
      case .active: return world.app.state == .active
      case .inactive: return world.app.state == .inactive
      case .background: return world.app.state == .background
      case .suspended: return world.app.state == .suspended
      default: return false
      }
    case (.levels, .numbers(let wanted)):
      // UIWindowLevelNormal, UIWindowLevelAlert, UIWindowLevelStatusBar.
      return wanted == [0, 2000, 1000]
    default: return false
    }
  }

  // MARK: The responder chain

  /// A chain as a list of names; UIKit's own steps that have no name are passed over.
  private func isChain(from start: Responder, _ value: Query.Value) -> Bool {
    guard case .list(let wanted) = value else { return false }
    var found: [Reference?] = []
    var current: Responder? = start
    while let here = current {
      found.append(reference(to: here))
      current = world.nextResponder(of: here, usesScenes: usesScenes)
    }
    return found.compactMap { $0 } == wanted
  }

  private func reference(to responder: Responder) -> Reference? {
    switch responder {
    case .view(let view):
      if let window = world[view].isWindow { return Reference(name: script.windows[window.index]) }
      if let declaration = world[view].declaration {
        return Reference(name: script.scenario.views[Int(declaration)].name)
      }
      return world[view].controller.map { Reference(name: script.spec($0).name, isView: true) }
    case .controller(let id): return Reference(name: script.spec(id).name)
    case .scene: return script.name("scene").map { Reference(name: $0) }
    case .app: return script.name("app").map { Reference(name: $0) }
    case .appDelegate: return Reference(name: script.appDelegate)
    }
  }
}

extension Script {
  /// A name that the scenario uses, if it does.
  func name(_ text: StaticString) -> NameID? {
    for (index, name) in names.enumerated() where name.isEqual(text) { return NameID(UInt16(index)) }
    return nil
  }
}
