/// Rotation, size and trait changes.
enum Rotation {
  /// The device is turned between portrait and landscape.
  static func rotate(_ run: inout Run) {
    run.world.deviceIsLandscape.toggle()
    if run.world.app.state == .suspended { return }
    let question = Callback.applicationSupportedInterfaceOrientationsForWindow
    run.sendIfImplemented(question, to: Receiver(.appDelegate))
    for index in run.world.windows.indices {
      let window = run.world.windows[index]
      guard window.exists, !window.isHidden, let root = window.root, run[root].view != nil else { continue }
      if window.isLandscape == run.world.deviceIsLandscape { continue }
      if !run.world.deviceIsLandscape, isLandscapeOnly(root, run) || Windows.plistIsLandscapeOnly(run.script) {
        continue
      }
      let turnsInterface = !run.platform[.hasSizeTransitions]
      guard turnsInterface || allowsRotation(fullScreenController(over: root, run.world), &run) else { continue }
      run.world.windows[index].isLandscape = run.world.deviceIsLandscape
      Resizing.fitToScreen(WindowID(index), &run)
      if turnsInterface {
        turnInterface(root, &run)
      } else {
        // A phone's height class changes with its orientation; a pad's does not.
        changeSize(root, changesTraits: !run.script.scenario.device.isPad, &run)
        Scenes.tellEnvironment(of: WindowID(index), isGeometry: true, &run)
      }
    }
  }

  private static func isLandscapeOnly(_ root: ControllerID, _ run: Run) -> Bool {
    var current = root
    while true {
      if run.spec(current).isLandscapeOnly { return true }
      guard let next = run[current].presented ?? run.world.shownChild(of: current) else { return false }
      current = next
    }
  }

  // MARK: iOS 8 and later

  /// Who is asked which orientations there are: the top one that fills the screen. A sheet does not.
  private static func fullScreenController(over root: ControllerID, _ world: World) -> ControllerID {
    var top = root
    var current: ControllerID? = root
    while let here = current {
      guard let presented = world[here].presented else {
        current = world.shownChild(of: here)
        continue
      }
      let covers = world[presented][.presenterLeft] && world[here].parent == nil
      if covers || world[presented].presentationStyle == .overFullScreen { top = presented }
      current = presented
    }
    return top
  }

  /// The root of a window and all that is shown with it hear of a new size, and of new traits if they come with it.
  static func changeSize(
    _ root: ControllerID, changesTraits: Bool, reachesCovered: Bool = true, _ run: inout Run
  ) {
    if changesTraits {
      announce(.willTransitionToTraitCollectionWithTransitionCoordinator, to: root, reachesCovered, &run)
    }
    announce(.viewWillTransitionToSizeWithTransitionCoordinator, to: root, reachesCovered, &run)
    let old = listenersByOldNames(below: root, &run)
    for id in old { run.send(.willRotateToInterfaceOrientationDuration, to: .controller(id)) }
    if changesTraits { Traits.announce(to: root, &run) }
    for id in old {
      run.send(.willAnimateRotationToInterfaceOrientationDuration, to: .controller(id))
      run.schedule(.rotationEnd(id), at: .animationEnd)
    }
    resize(root, isTop: changesTraits, &run)
    if let presented = run[root].presented {
      changeSize(presented, changesTraits: changesTraits, reachesCovered: reachesCovered, &run)
    }
  }

  /// Those on screen that know only the callbacks that iOS 8 deprecated: UIKit's own method for the change of size sends
  /// them on.
  private static func listenersByOldNames(below root: ControllerID, _ run: inout Run) -> [ControllerID] {
    var found: [ControllerID] = []
    var waiting = [root]
    while let id = waiting.popLast() {
      if knowsOldNamesOnly(id, run.script), run.platform[.deprecatedRotationIsSent] { found.append(id) }
      waiting.append(contentsOf: visibleChildren(of: id, run.world).reversed())
    }
    return found
  }

  private static func knowsOldNamesOnly(_ id: ControllerID, _ script: Script) -> Bool {
    let receiver = Receiver.controller(id)
    return !script.implements(.viewWillTransitionToSizeWithTransitionCoordinator, receiver)
      && (script.implements(.willRotateToInterfaceOrientationDuration, receiver)
        || script.implements(.willAnimateRotationToInterfaceOrientationDuration, receiver)
        || script.implements(.didRotateFromInterfaceOrientation, receiver))
  }

  /// From the parent to its children, by the parent's own `super` call.
  private static func announce(_ callback: Callback, to id: ControllerID, _ reachesCovered: Bool, _ run: inout Run) {
    run.send(callback, to: .controller(id)) { run in
      let children = reachesCovered ? loadedChildren(of: id, run.world) : visibleChildren(of: id, run.world)
      for child in children where run[child].view != nil { announce(callback, to: child, reachesCovered, &run) }
    }
  }

  @inline(__always)
  static func visibleChildren(of id: ControllerID, _ world: World) -> ShortList<ControllerID> {
    switch world[id].kind {
    case .nav, .tab, .page: ShortList(world[id].shown)
    default: loadedChildren(of: id, world)
    }
  }

  /// A container tells all that it holds, also those that are not on screen now.
  @inline(__always)
  private static func loadedChildren(of id: ControllerID, _ world: World) -> ShortList<ControllerID> {
    var loaded = ShortList<ControllerID>()
    for child in world[id].children where world[child].view != nil { loaded.append(child) }
    return loaded
  }

  /// Views that fill their container take its new size; a child inside a plain parent keeps its own.
  private static func resize(_ id: ControllerID, isTop: Bool, _ run: inout Run) {
    guard let view = run[id].view, run[view].window != nil else { return }
    if isTop {
      Layout.makeConstraintsDue(view, &run)
      run[view][.needsProperties] = true
    }
    Layout.mark(view, &run)
    guard run[id].kind.isUIKit else { return }
    for child in visibleChildren(of: id, run.world) { resize(child, isTop: false, &run) }
  }

  /// A view that fills its place takes on the place's size, which may have changed while it was away.
  static func fitToWindow(_ view: ViewID, _ run: inout Run) {
    guard let window = run[view].window else { return }
    if run[view][.isLandscape] != run.world.windows[window.index].isLandscape { Layout.mark(view, &run) }
  }

  /// The view is laid out for its window's orientation, and so are the views that fill it.
  static func settleSize(of view: ViewID, _ id: ControllerID, _ run: inout Run) {
    guard let window = run[view].window else { return }
    run[view][.isLandscape] = run.world.windows[window.index].isLandscape
    guard run[id].kind.isUIKit, let shown = run[id].shown, let child = run[shown].view else { return }
    fitToWindow(child, &run)
  }

  // MARK: Up to iOS 7

  private static func turnInterface(_ root: ControllerID, _ run: inout Run) {
    let rotating = fullScreenControllers(over: root, run.world)
    guard let top = rotating.last, allowsRotation(top, &run) else { return }
    for id in rotating {
      turn(.willRotateToInterfaceOrientationDuration, id, &run)
      turn(.willAnimateRotationToInterfaceOrientationDuration, id, &run)
    }
    resize(root, isTop: true, &run)
    for id in rotating where id != root { resize(id, isTop: true, &run) }
    for id in rotating { run.schedule(.rotationEnd(id), at: .animationEnd) }
  }

  /// The end of the turn, for a whole tree or, by the old names, for each that knows them.
  static func end(_ id: ControllerID, _ run: inout Run) {
    if run.platform[.hasSizeTransitions] {
      run.send(.didRotateFromInterfaceOrientation, to: .controller(id))
    } else {
      turn(.didRotateFromInterfaceOrientation, id, &run)
    }
  }

  /// The window's root and what it presents, as far as they are on screen: from the bottom to the top.
  private static func fullScreenControllers(over root: ControllerID, _ world: World) -> [ControllerID] {
    var found: [ControllerID] = [root]
    var current: ControllerID? = root
    while let here = current {
      if let presented = world[here].presented {
        if world[presented][.presenterLeft], world[here].parent == nil { found.removeLast() }
        found.append(presented)
        current = presented
      } else {
        current = world.shownChild(of: here)
      }
    }
    return found
  }

  /// Up to iOS 5 containers pass the question on; since iOS 6 only the one that fills the screen is asked, and since
  /// iOS 16 no longer whether it turns at all.
  private static func allowsRotation(_ id: ControllerID, _ run: inout Run) -> Bool {
    let receiver = Receiver.controller(id)
    guard run.platform[.asksEachOrientation] else {
      run.send(.shouldAutorotate, to: receiver)
      if run.platform.delivers(.shouldAutorotate), run.script.answersNo(.shouldAutorotate, receiver) { return false }
      run.send(.supportedInterfaceOrientations, to: receiver)
      return true
    }
    run.send(.shouldAutorotateToInterfaceOrientation, to: receiver)
    if run.script.answersNo(.shouldAutorotateToInterfaceOrientation, receiver) { return false }
    let children = run[id].kind == .tab ? run[id].children : run.world.shownChild(of: id).map { [$0] } ?? []
    for child in children where !allowsRotation(child, &run) { return false }
    return true
  }

  /// A step of the rotation, which containers pass on to what they show, and since iOS 5 all parents to children.
  private static func turn(_ callback: Callback, _ id: ControllerID, _ run: inout Run) {
    run.send(callback, to: .controller(id)) { run in
      guard run[id].kind.isUIKit || run.platform[.hasContainment] else { return }
      for child in visibleChildren(of: id, run.world) { turn(callback, child, &run) }
    }
  }
}
