// Small questions about the objects of the world that many mechanisms ask.

extension Simulator {
  @inline(__always)
  func spec(_ id: ControllerID) -> ControllerSpec { script.controllers[id.index] }

  subscript(id: ControllerID) -> Controller {
    @inline(__always) get { world.controllers[id.index] }
    @inline(__always) _modify { yield &world.controllers[id.index] }
  }

  subscript(id: ViewID) -> View {
    @inline(__always) get { world.views[id.index] }
    @inline(__always) _modify { yield &world.views[id.index] }
  }

  /// The receiver of a view's callbacks; nil for views that the scenario does not name, whose class is UIKit's.
  @inline(__always)
  func receiver(of view: ViewID) -> Receiver? {
    if let window = self[view].isWindow { return Receiver(.window, window.index) }
    guard let declaration = self[view].declaration else { return nil }
    return Receiver(.view, Int(declaration))
  }

  /// Sends a callback to a view if its class is the app's.
  mutating func sendView(_ callback: Callback, to view: ViewID, _ argument: Argument = .none) {
    if let receiver = receiver(of: view) { send(callback, to: receiver, argument) }
  }

  /// Sends a callback to a view if its class is the app's, and does what UIKit's implementation does.
  @inline(never)
  mutating func sendView(
    _ callback: Callback, to view: ViewID, _ argument: Argument = .none, super superCall: (inout Simulator) -> Void
  ) {
    if let receiver = receiver(of: view) {
      send(callback, to: receiver, argument, super: superCall)
    } else {
      superCall(&self)
    }
  }

  /// The living view of a declaration.
  func view(declaredAt index: Int) -> ViewID? {
    for (place, view) in world.views.enumerated()
    where view.isAlive && view.declaration == UInt16(index) {
      return ViewID(place)
    }
    return nil
  }

  @inline(__always)
  func isInWindow(_ id: ControllerID) -> Bool {
    guard let view = self[id].view else { return false }
    return self[view].window != nil
  }

  /// The outermost controller that contains this one.
  func outermost(_ id: ControllerID) -> ControllerID {
    var current = id
    while let parent = self[current].parent { current = parent }
    return current
  }

  /// The nearest ancestor of a kind, the controller itself included.
  func nearest(_ kind: ControllerKind, from id: ControllerID?) -> ControllerID? {
    var current = id
    while let here = current {
      if self[here].kind == kind { return here }
      current = self[here].parent
    }
    return nil
  }

  /// The front-most controller that shows something of its own: through presentations, containers and stacks.
  func frontmost() -> ControllerID? {
    guard var current = frontWindowRoot() else { return nil }
    while true {
      if let presented = self[current].presented {
        current = presented
      } else if let shown = shownChild(of: current) {
        current = shown
      } else {
        return current
      }
    }
  }

  /// The child through which a UIKit container shows itself.
  func shownChild(of id: ControllerID) -> ControllerID? {
    switch self[id].kind {
    case .nav: self[id].children.last
    case .tab, .page: self[id].shown
    case .split: self[id].shown ?? self[id].children.last
    case .plain, .container, .hosting: nil
    }
  }

  func frontWindowRoot() -> ControllerID? {
    world.windows.frontRoot
  }

  /// Whether the controller is the other one, or is contained in it or presented by it at any remove.
  func isController(_ id: ControllerID, under ancestor: ControllerID) -> Bool {
    if id == ancestor { return true }
    if let parent = self[id].parent, isController(parent, under: ancestor) { return true }
    if let presenter = self[id].presenter { return isController(presenter, under: ancestor) }
    return false
  }

  /// Whether the view is the other one or lies inside it.
  @inline(__always)
  func isView(_ view: ViewID, inside ancestor: ViewID) -> Bool { world.views.isView(view, inside: ancestor) }
}

extension [Window] {
  fileprivate var frontRoot: ControllerID? {
    var best: Int?
    for index in indices where self[index].exists && !self[index].isHidden && self[index].root != nil {
      if let best, self[best].isKey || (!self[index].isKey && self[best].shownAt > self[index].shownAt) { continue }
      best = index
    }
    return best.map { self[$0].root } ?? first { $0.exists }?.root
  }
}

extension [View] {
  /// Asked of the views, since a question to the whole simulation in the middle of a change would copy it.
  fileprivate func isView(_ view: ViewID, inside ancestor: ViewID) -> Bool {
    var current: ViewID? = view
    while let here = current {
      if here == ancestor { return true }
      current = self[here.index].superview
    }
    return false
  }
}

extension CallbackInfo {
  /// Whether an app's override has a super implementation to call: methods of UIKit's classes, not of delegates.
  var hasSuper: Bool {
    switch owner {
    case .viewController, .navigationController, .tabBarController, .pageViewController, .presentationController,
      .view, .window, .control, .responder,
      .object:
      kind != .classMethod
    default: false
    }
  }
}
