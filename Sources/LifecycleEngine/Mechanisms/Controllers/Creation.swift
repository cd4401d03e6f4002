/// Making controllers and views.
enum Creation {
  /// Makes the controller that a name stands for, unless it is alive.
  static func create(_ id: ControllerID, _ run: inout Run) {
    guard run.isRunning, !run[id][.isAlive] else { return }
    var decoded = ShortList<ControllerID>()
    make(id, &run, &decoded)
    for object in decoded { run.send(.awakeFromNib, to: .controller(object)) }
  }

  /// Makes a controller. What comes out of a storyboard is added to the objects that are awake when all are decoded: a
  /// container, then the children that its archive holds.
  private static func make(_ id: ControllerID, _ run: inout Run, _ decoded: inout ShortList<ControllerID>) {
    let spec = run.spec(id)
    var controller = Controller()
    controller[.isAlive] = true
    controller.kind = spec.kind
    run[id] = controller
    run.world.created.append(id)
    let receiver = Receiver.controller(id)
    ObjectiveCRuntime.useClass(of: receiver, &run)
    switch spec.origin {
    case .code where spec.kind == .nav && !spec.rootChildren.isEmpty:
      run.send(.initWithRootViewController, to: receiver, .controller(spec.rootChildren.first)) {
        $0.send(.initWithNibNameBundle, to: receiver)
      }
    case .code:
      run.send(.initPlain, to: receiver) { $0.send(.initWithNibNameBundle, to: receiver) }
    case .nib:
      run.send(.initWithNibNameBundle, to: receiver)
    case .coder:
      // Called by the app's own code: what wakes objects is the loading of a nib or a storyboard.
      run.send(.initWithCoder, to: receiver)
    case .storyboard:
      // The archive of a container holds its children: UIKit's initializer decodes them.
      decoded.append(id)
      return run.send(.initWithCoder, to: receiver) { makeRootChildren(of: id, spec, &$0, &decoded) }
    case .loadNibNamed: unarchive(id, &run)
    }
    makeRootChildren(of: id, spec, &run, &decoded)
  }

  /// A nib that holds a controller holds its view with it, unless that was taken out: all is decoded before anything
  /// is awake, and the controller is awake before its view.
  private static func unarchive(_ id: ControllerID, _ run: inout Run) {
    run.send(.initWithCoder, to: .controller(id))
    let view = ViewLoading.decodeView(of: id, &run)
    run.send(.awakeFromNib, to: .controller(id))
    if let view { run.sendView(.awakeFromNib, to: view) }
  }

  /// A controller that the app touches before it shows it.
  static func createToKeep(_ id: ControllerID, _ run: inout Run) {
    guard run.isRunning, !run[id][.isAlive] else { return }
    create(id, &run)
    run[id][.isKeptUntilShown] = true
  }

  /// The children that the root declaration gives a UIKit container, added while nothing is on screen.
  private static func makeRootChildren(
    of id: ControllerID, _ spec: ControllerSpec, _ run: inout Run, _ decoded: inout ShortList<ControllerID>
  ) {
    guard spec.kind.isUIKit, !spec.rootChildren.isEmpty else { return }
    // The pages of a page view controller are made when they are turned to.
    let later = spec.hasProviders && run.platform[.providersAreAskedWhenSelected]
    for child in later ? spec.rootChildren.prefix(1) : spec.rootChildren[...] where spec.kind != .page {
      if spec.origin == .storyboard, !run[child][.isAlive], !spec.hasProviders {
        make(child, &run, &decoded)
      } else {
        create(child, &run)
      }
      adopt(child, by: id, &run)
      if spec.kind == .nav && !run.platform[.navigationRootMovesAtInit] {
        run[child][.owesDidMove] = true
      } else {
        run.send(.didMoveToParentViewController, to: .controller(child), .controller(id))
      }
    }
    switch spec.kind {
    case .nav: run[id].pending = PendingTransition(isAnimated: false, isPop: false, cause: -1)
    case .tab:
      run[id].shown = spec.rootChildren.first
      if spec.hasProviders { Tabs.begin(id, &run) }
    case .page: if let first = spec.rootChildren.first { Pages.setPages([first], of: id, &run) }
    case .split:
      guard let compact = spec.compact else { return }
      guard run.platform.delivers(.splitViewControllerDidCollapse) else {
        return run.fail(.impossible, "this version has no compact column")
      }
      run[compact][.isHiddenColumn] = true
    default: break
    }
  }

  /// `willMove(toParent:)` and the link from child to parent. Whoever has another parent leaves it first, and
  /// nobody becomes the child of what it contains or presents itself.
  static func adopt(_ child: ControllerID, by parent: ControllerID, _ run: inout Run) {
    guard run.isRunning else { return }
    if run.world.isController(parent, under: child) {
      return run.fail(.exception, "A view controller cannot be added to itself or to what it holds")
    }
    if let old = run[child].parent, old != parent { Containment.removeFromParent(child, &run) }
    if run.spec(parent).kind == .split && !run.script.scenario.device.isPad && !run.platform[.splitViewsCollapse] {
      return run.fail(
        .exception, "UISplitViewController is only supported when running under UIUserInterfaceIdiomPad")
    }
    if run[parent].children.isFull { return run.fail(.impossible, "a simulated container holds at most 31 children") }
    if run.platform[.hasContainment] {
      run.send(.willMoveToParentViewController, to: .controller(child), .controller(parent))
    }
    run[child][.isKeptUntilShown] = false
    run[child][.isHiddenColumn] = false
    run[child].parent = parent
    run[parent].children.append(child)
    // Who comes back before it has gone is no longer among those that go.
    run[parent].leaving.removeAll { $0 == child }
  }

  /// A view as its declaration says, not yet anywhere.
  static func declaredView(_ index: Int, _ run: inout Run) -> View {
    let declaration = run.script.scenario.views[index]
    var view = View.new
    view.declaration = UInt16(index)
    view.frame =
      declaration.frame ?? Frame(x: 20, y: Int32(80 + 60 * (index % 8)), width: 240, height: 44)
    view[.isHidden] = declaration.isHidden
    view[.isTransparent] = declaration.isTransparent
    view[.ignoresTouches] = declaration.ignoresTouches
    view[.isControl] = declaration.isControl
    view[.hasGesture] = declaration.hasGesture
    view[.hasConstraints] = declaration.hasConstraints && run.platform[.hasConstraints]
    return view
  }

  /// `create V`: the app keeps what it makes.
  static func createView(_ index: Int, _ run: inout Run) {
    guard run.isRunning, run.world.view(declaredAt: index) == nil else { return }
    run.world.held[Int(run.script.scenario.views[index].name.raw)] = true
    makeView(index, &run)
  }

  /// In code by `init`, which calls `initWithFrame:`; from a nib by its archive.
  static func makeView(_ index: Int, _ run: inout Run) {
    let declaration = run.script.scenario.views[index]
    ObjectiveCRuntime.useClass(of: Receiver(.view, index), &run)
    let made = ViewHierarchy.makeView(declaredView(index, &run), &run)
    if declaration.nibName != nil {
      attachDeclaredViews(of: declaration.name, to: made, isDecoding: true, &run)
      run.sendView(.initWithCoder, to: made)
      run.sendView(.awakeFromNib, to: made)
    } else if declaration.frame != nil {
      run.sendView(.initWithFrame, to: made)
      attachDeclaredViews(of: declaration.name, to: made, &run)
    } else {
      run.sendView(.initPlain, to: made) { $0.sendView(.initWithFrame, to: made) }
      attachDeclaredViews(of: declaration.name, to: made, &run)
    }
  }

  static func sendInitializer(of view: ViewID, fromArchive: Bool, _ run: inout Run) {
    if fromArchive {
      run.sendView(.initWithCoder, to: view)
      run.sendView(.awakeFromNib, to: view)
    } else {
      run.sendView(.initPlain, to: view) { $0.sendView(.initWithFrame, to: view) }
    }
  }

  /// Makes and adds the views that are declared to lie inside a name. While a nib is decoded the subview is
  /// attached before it is awake, so its parent hears of it before its own end of decoding.
  static func attachDeclaredViews(of name: NameID, to parent: ViewID, isDecoding: Bool = false, _ run: inout Run) {
    for (index, declaration) in run.script.scenario.views.enumerated() {
      guard case .inside(let place) = declaration.place, place == name, run.world.view(declaredAt: index) == nil
      else { continue }
      ObjectiveCRuntime.useClass(of: Receiver(.view, index), &run)
      let child = ViewHierarchy.makeView(declaredView(index, &run), &run)
      let fromNib = declaration.nibName != nil || isDecoding
      if fromNib {
        run.sendView(.initWithCoder, to: child)
        attachDeclaredViews(of: declaration.name, to: child, isDecoding: true, &run)
        ViewHierarchy.addSubview(child, to: parent, &run)
        run.sendView(.awakeFromNib, to: child)
      } else {
        if declaration.frame != nil {
          run.sendView(.initWithFrame, to: child)
        } else {
          run.sendView(.initPlain, to: child) { $0.sendView(.initWithFrame, to: child) }
        }
        attachDeclaredViews(of: declaration.name, to: child, &run)
        ViewHierarchy.addSubview(child, to: parent, &run)
      }
    }
  }
}
