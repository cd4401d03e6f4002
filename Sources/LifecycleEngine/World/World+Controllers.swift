// How controllers hang together.

extension World {
  subscript(id: ControllerID) -> Controller {
    @inline(__always) get { controllers[id.index] }
    @inline(__always) _modify {
      // Whether the array is shared is asked in one place: asked in each that writes, it is a fiftieth of the module.
      #if hasFeature(Embedded)
        yield &place(of: id).pointee
      #else
        yield &controllers[id.index]
      #endif
    }
  }

  #if hasFeature(Embedded)
    @inline(never)
    private mutating func place(of id: ControllerID) -> UnsafeMutablePointer<Controller> {
      controllers.withUnsafeMutableBufferPointer { $0.baseAddress.unsafelyUnwrapped + id.index }
    }
  #endif

  /// The outermost controller that contains this one.
  @inline(__always)
  func outermost(_ id: ControllerID) -> ControllerID { controllers.outermost(id) }

  /// The nearest ancestor of a kind, the controller itself included.
  @inline(__always)
  func nearest(_ kind: ControllerKind, from id: ControllerID?) -> ControllerID? { controllers.nearest(kind, from: id) }

  /// Whether the controller is the other one, or is contained in it or presented by it at any remove.
  @inline(__always)
  func isController(_ id: ControllerID, under ancestor: ControllerID) -> Bool {
    controllers.isController(id, under: ancestor)
  }

  /// The front-most controller that shows something of its own: through presentations, containers and stacks.
  @inline(__always)
  func frontmost() -> ControllerID? { controllers.frontmost(from: frontWindowRoot()) }

  /// The same of one window; nil where it shows nothing.
  func frontmost(inWindow index: Int) -> ControllerID? {
    guard let front = controllers.frontmost(from: windows[index].root), isInWindow(front) else { return nil }
    return front
  }

  /// The child through which a UIKit container shows itself.
  @inline(__always)
  func shownChild(of id: ControllerID) -> ControllerID? { controllers.shownChild(of: id) }

  /// Whether a window has it as its root.
  func isRoot(_ id: ControllerID) -> Bool { windows.contains { $0.exists && $0.root == id } }

  @inline(__always)
  func isInWindow(_ id: ControllerID) -> Bool {
    guard let view = self[id].view else { return false }
    return self[view].window != nil
  }

  func deepestShown(_ id: ControllerID) -> ControllerID {
    var current = id
    while let shown = shownChild(of: current) { current = shown }
    return current
  }

  /// The tab bar controller above a controller, and the tab that holds it.
  func tab(holding id: ControllerID) -> (tab: ControllerID, child: ControllerID)? { container(.tab, holding: id) }

  /// The nearest container of a kind above a controller, and the child of it that holds the controller.
  func container(_ kind: ControllerKind, holding id: ControllerID) -> (ControllerID, child: ControllerID)? {
    var child = id
    while let parent = self[child].parent {
      if self[parent].kind == kind { return (parent, child) }
      child = parent
    }
    return nil
  }

  /// A child, unless another container has taken it meanwhile.
  func child(_ id: ControllerID?, of container: ControllerID) -> ControllerID? {
    id.flatMap { self[$0].parent == container ? $0 : nil }
  }

  /// Whether a finger holds a transition of a kind between two steps.
  func finger(holds kind: Transition.Kind) -> Bool { interactive?.kind == kind }

  /// Whether a finger can reach the view of a controller: a hidden window gets no touches, and what lies under a
  /// presentation gets none either, for that has a view between them even where it does not cover all.
  func isTouchable(_ id: ControllerID) -> Bool {
    guard let view = self[id].view, let window = self[view].window, !windows[window.index].isHidden else {
      return false
    }
    return !controllers.indices.contains { index in
      guard let cover = controllers[index].presented, !isController(id, under: cover) else { return false }
      let presenter = ControllerID(index)
      if self[cover].presentationStyle.isOverContext { return isController(id, under: presenter) }
      return self.window(of: presenter) == windows[window.index].view
    }
  }

  // MARK: Presentations

  /// Whom one sees in the place of a contained controller: itself, or what is presented over its context there, which
  /// leaves and returns with the place. What that covers hears nothing.
  func occupants(of id: ControllerID?) -> ShortList<ControllerID> {
    guard let id else { return [] }
    guard let cover = self[id].presented, self[cover].presentationStyle.isOverContext, isInContainer(id),
      !self[cover].flags[.isBeingPresented], !self[cover].flags[.isBeingDismissed]
    else { return ShortList(id) }
    // Where something is presented full screen over the cover, that has left in its turn, and returns with it.
    let isThere = self[cover].presented.map { !self[$0][.presenterLeft] } ?? true
    if self[cover][.presenterLeft] { return isThere ? ShortList(cover) : [] }
    return isThere ? [id, cover] : ShortList(id)
  }

  /// Whether it is a child, or was until its container began to let it go.
  private func isInContainer(_ id: ControllerID) -> Bool { self[id].presenter == nil && !isRoot(id) }

  /// The window in which a controller's presentation takes place: its own, also while its view is out of it.
  func window(of id: ControllerID) -> ViewID? {
    var current: ControllerID? = outermost(id)
    while let here = current {
      if let view = self[here].view, let window = self[view].window { return windows[window.index].view }
      for window in windows where window.root == here { return window.view }
      current = self[here].presenter.map { outermost($0) }
    }
    return nil
  }

  /// The controller whose presentation ends when the caller asks.
  func dismissingPresenter(of caller: ControllerID) -> ControllerID? {
    var current: ControllerID? = caller
    while let here = current {
      if self[here].presented != nil { return here }
      current = self[here].parent
    }
    return self[outermost(caller)].presenter
  }

  func dismissal(of presenter: ControllerID, animated: Bool) -> Transition {
    var top = presenter
    var below: ShortList<ControllerID> = []
    while let next = self[top].presented {
      if top != presenter { below.append(top) }
      top = next
    }
    var transition = Transition(kind: .dismiss, owner: presenter, from: top, to: presenter)
    transition.isAnimated = animated
    transition.removed = below
    return transition
  }

  /// All that go with a dismissal.
  mutating func mark(_ transition: Transition, isBeingDismissed: Bool) {
    for id in transition.removed { self[id].flags[.isBeingDismissed] = isBeingDismissed }
    if let top = transition.from { self[top].flags[.isBeingDismissed] = isBeingDismissed }
  }
}

/// Asked of the controllers, since a question to the whole world in the middle of a change would copy it.
extension [Controller] {
  fileprivate func outermost(_ id: ControllerID) -> ControllerID {
    var current = id
    while let parent = self[current.index].parent { current = parent }
    return current
  }

  fileprivate func nearest(_ kind: ControllerKind, from id: ControllerID?) -> ControllerID? {
    var current = id
    while let here = current {
      if self[here.index].kind == kind { return here }
      current = self[here.index].parent
    }
    return nil
  }

  fileprivate func isController(_ id: ControllerID, under ancestor: ControllerID) -> Bool {
    if id == ancestor { return true }
    if let parent = self[id.index].parent, isController(parent, under: ancestor) { return true }
    if let presenter = self[id.index].presenter { return isController(presenter, under: ancestor) }
    return false
  }

  fileprivate func frontmost(from root: ControllerID?) -> ControllerID? {
    var current = root
    while let here = current, let next = self[here.index].presented ?? shownChild(of: here) { current = next }
    return current
  }

  fileprivate func shownChild(of id: ControllerID) -> ControllerID? {
    switch self[id.index].kind {
    case .nav: self[id.index].children.last
    case .tab, .page: self[id.index].shown
    case .split: self[id.index].shown ?? self[id.index].children.last
    case .plain, .container, .hosting: nil
    }
  }
}

extension PresentationStyle {
  /// Whether it covers the controller that defines the context, and not the whole window.
  var isOverContext: Bool { self == .currentContext || self == .overCurrentContext || self == .search }

  /// Whether an alert controller is presented, which the user's choice puts away.
  var isAlert: Bool { self == .alert || self == .actionSheet }
}
