// Making controllers and views.

extension Simulator {
  /// Makes the controller that a name stands for, unless it is alive.
  mutating func create(_ id: ControllerID) {
    guard isRunning, !self[id].isAlive else { return }
    let spec = spec(id)
    var controller = Controller()
    controller.isAlive = true
    controller.kind = spec.kind
    self[id] = controller
    world.created.removeAll { $0 == id }
    world.created.append(id)
    let receiver = Receiver.controller(id)
    useClass(of: receiver)
    switch spec.origin {
    case .code where spec.kind == .nav && !spec.rootChildren.isEmpty:
      send(.initWithRootViewController, to: receiver, .controller(spec.rootChildren.first)) {
        $0.send(.initWithNibNameBundle, to: receiver)
      }
    case .code:
      send(.initPlain, to: receiver) { $0.send(.initWithNibNameBundle, to: receiver) }
    case .nib:
      send(.initWithNibNameBundle, to: receiver)
    case .coder:
      // Called by the app's own code: what wakes objects is the loading of a nib or a storyboard.
      send(.initWithCoder, to: receiver)
    case .storyboard:
      send(.initWithCoder, to: receiver)
      send(.awakeFromNib, to: receiver)
    case .loadNibNamed: unarchive(id)
    }
    makeRootChildren(of: id, spec)
  }

  /// A nib that holds a controller holds its view with it, unless that was taken out: all is decoded before anything
  /// is awake, and the controller is awake before its view.
  private mutating func unarchive(_ id: ControllerID) {
    send(.initWithCoder, to: .controller(id))
    let view = decodeView(of: id)
    send(.awakeFromNib, to: .controller(id))
    if let view { sendView(.awakeFromNib, to: view) }
  }

  /// A controller that the app touches before it shows it.
  mutating func createToKeep(_ id: ControllerID) {
    guard isRunning, !self[id].isAlive else { return }
    create(id)
    self[id].isKeptUntilShown = true
  }

  /// The children that the root declaration gives a UIKit container, added while nothing is on screen.
  private mutating func makeRootChildren(of id: ControllerID, _ spec: ControllerSpec) {
    guard spec.kind.isUIKit, !spec.rootChildren.isEmpty else { return }
    // The pages of a page view controller are made when they are turned to.
    for child in spec.rootChildren where spec.kind != .page {
      create(child)
      adopt(child, by: id)
      if spec.kind == .nav && !platform[.navigationRootMovesAtInit] {
        self[child].owesDidMove = true
      } else {
        send(.didMoveToParentViewController, to: .controller(child), .controller(id))
      }
    }
    switch spec.kind {
    case .nav: self[id].pending = PendingTransition(isAnimated: false, isPop: false, cause: -1)
    case .tab: self[id].shown = spec.rootChildren.first
    case .page: if let first = spec.rootChildren.first { setPages([first], of: id) }
    default: break
    }
  }

  /// `willMove(toParent:)` and the link from child to parent. Whoever has another parent leaves it first, and
  /// nobody becomes the child of what it contains or presents itself.
  mutating func adopt(_ child: ControllerID, by parent: ControllerID) {
    guard isRunning else { return }
    if isController(parent, under: child) {
      return fail(.exception, "A view controller cannot be added to itself or to what it holds")
    }
    if let old = self[child].parent, old != parent { removeFromParent(child) }
    if spec(parent).kind == .split && !script.scenario.device.isPad && !platform[.splitViewsCollapse] {
      return fail(
        .exception, "UISplitViewController is only supported when running under UIUserInterfaceIdiomPad")
    }
    if self[parent].children.isFull { return fail(.impossible, "a simulated container holds at most 31 children") }
    if platform[.hasContainment] {
      send(.willMoveToParentViewController, to: .controller(child), .controller(parent))
    }
    self[child].isKeptUntilShown = false
    self[child].parent = parent
    self[parent].children.append(child)
  }

  /// A view as its declaration says, not yet anywhere.
  func declaredView(_ index: Int) -> View {
    let declaration = script.scenario.views[index]
    var view = View.new
    view.declaration = UInt16(index)
    view.frame =
      declaration.frame ?? Frame(x: 20, y: Int32(80 + 60 * (index % 8)), width: 240, height: 44)
    view.isHidden = declaration.isHidden
    view.isTransparent = declaration.isTransparent
    view.ignoresTouches = declaration.ignoresTouches
    view.isControl = declaration.isControl
    view.hasGesture = declaration.hasGesture
    view.hasConstraints = declaration.hasConstraints && platform[.hasConstraints]
    return view
  }

  /// `create V`: in code by `init`, which calls `initWithFrame:`; from a nib by its archive.
  mutating func createView(_ index: Int) {
    guard isRunning, view(declaredAt: index) == nil else { return }
    let declaration = script.scenario.views[index]
    useClass(of: Receiver(.view, index))
    let made = makeView(declaredView(index))
    world.held[Int(declaration.name.raw)] = true
    if declaration.nibName != nil {
      attachDeclaredViews(of: declaration.name, to: made, isDecoding: true)
      sendView(.initWithCoder, to: made)
      sendView(.awakeFromNib, to: made)
    } else if declaration.frame != nil {
      sendView(.initWithFrame, to: made)
      attachDeclaredViews(of: declaration.name, to: made)
    } else {
      sendView(.initPlain, to: made) { $0.sendView(.initWithFrame, to: made) }
      attachDeclaredViews(of: declaration.name, to: made)
    }
  }

  mutating func sendInitializer(of view: ViewID, fromArchive: Bool) {
    if fromArchive {
      sendView(.initWithCoder, to: view)
      sendView(.awakeFromNib, to: view)
    } else {
      sendView(.initPlain, to: view) { $0.sendView(.initWithFrame, to: view) }
    }
  }

  /// Makes and adds the views that are declared to lie inside a name. While a nib is decoded the subview is
  /// attached before it is awake, so its parent hears of it before its own end of decoding.
  mutating func attachDeclaredViews(of name: NameID, to parent: ViewID, isDecoding: Bool = false) {
    for (index, declaration) in script.scenario.views.enumerated() {
      guard case .inside(let place) = declaration.place, place == name, view(declaredAt: index) == nil
      else { continue }
      useClass(of: Receiver(.view, index))
      let child = makeView(declaredView(index))
      let fromNib = declaration.nibName != nil || isDecoding
      if fromNib {
        sendView(.initWithCoder, to: child)
        attachDeclaredViews(of: declaration.name, to: child, isDecoding: true)
        addSubview(child, to: parent)
        sendView(.awakeFromNib, to: child)
      } else {
        if declaration.frame != nil {
          sendView(.initWithFrame, to: child)
        } else {
          sendView(.initPlain, to: child) { $0.sendView(.initWithFrame, to: child) }
        }
        attachDeclaredViews(of: declaration.name, to: child)
        addSubview(child, to: parent)
      }
    }
  }
}
