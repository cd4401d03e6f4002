// Steps about views, touches, and methods that are called by hand.

extension Simulator {
  /// The view that a reference means: a view, the window's, or the view of a controller.
  private mutating func view(_ reference: Reference?) -> ViewID? {
    guard let reference else { return nil }
    switch script.meaning(of: reference.name) {
    case .view(let index): return view(declaredAt: index)
    case .window(let window): return world.windows[window.index].view
    case .controller(let id):
      create(id)
      return loadedView(of: id)
    default: return nil
    }
  }

  mutating func performView(_ action: Action) {
    guard let subject = view(action.first) else { return fail(.impossible, "there is no such view now") }
    switch action.verb {
    case .add: if let parent = view(action.second) { addSubview(subject, to: parent) }
    case .insertBelow, .insertAbove:
      guard let sibling = view(action.second), let parent = self[sibling].superview,
        let index = self[parent].subviews.firstIndex(of: sibling)
      else { return fail(.impossible, "the other view is in no superview") }
      addSubview(subject, to: parent, at: action.verb == .insertBelow ? index : index + 1)
    case .remove: removeFromSuperview(subject)
    case .layout: markForLayout(subject)
    case .changeConstraints: changeConstraints(of: subject)
    case .setFrame: setFrame(of: subject, action.numbers)
    default: break
    }
  }

  /// A changed constraint dirties its view and the superview that solves it.
  private mutating func changeConstraints(of view: ViewID) {
    markForConstraints(view)
    if let parent = self[view].superview { markForLayout(parent) }
  }

  private mutating func setFrame(of view: ViewID, _ numbers: [Int32]) {
    guard numbers.count == 4 else { return }
    let old = self[view].frame
    self[view].frame = Frame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    if old.width == numbers[2] && old.height == numbers[3] { return }
    markForLayout(view)
    if let parent = self[view].superview { markForLayout(parent) }
  }

  mutating func performTouch(_ action: Action) {
    switch action.verb {
    case .touch:
      if action.numbers.count == 2 { tap(x: action.numbers[0], y: action.numbers[1]) }
    case .tap:
      guard let target = view(action.first) else { return fail(.impossible, "there is no such view now") }
      let (x, y) = middle(of: target)
      tap(x: x, y: y)
    case .focus:
      if let target = view(action.first) { focus(target) }
    default:
      if let target = view(action.first) { blur(target) }
    }
  }

  // MARK: Raw calls

  /// What `call` can call.
  static let callableMethods: [Callback] = [
    .loadView, .loadViewIfNeeded, .addChildViewController, .removeFromParentViewController,
    .beginAppearanceTransitionAnimated, .endAppearanceTransition, .willMoveToParentViewController,
    .didMoveToParentViewController, .viewDidLoad, .viewWillAppear, .viewDidAppear, .viewWillDisappear,
    .viewDidDisappear, .didReceiveMemoryWarning,
  ]

  /// `call A.addChildViewController: C`: one method and nothing around it.
  mutating func performCall(_ action: Action) {
    guard let id = controller(action.first), let method = action.method else { return }
    createToKeep(id)
    var other: ControllerID?
    if case .name(let name) = action.argument { other = script.controller(name) }
    let flag = action.argument != .no
    switch method {
    case .loadView: send(.loadView, to: .controller(id)) { $0.loadDefaultView(of: id) }
    case .loadViewIfNeeded: send(method, to: .controller(id)) { $0.loadedView(of: id) }
    case .addChildViewController: if let other { addChild(other, to: id) }
    case .removeFromParentViewController: removeFromParent(id)
    case .beginAppearanceTransitionAnimated:
      send(method, to: .controller(id), .flag(flag)) {
        $0[id].isDriven = true
        $0.beginAppearance(id, flag, animated: false)
      }
    case .endAppearanceTransition: send(method, to: .controller(id)) { $0.endAppearance(id) }
    case .willMoveToParentViewController, .didMoveToParentViewController:
      send(method, to: .controller(id), .controller(other))
    case .viewDidLoad, .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
      .didReceiveMemoryWarning:
      if method.info.argument == .animated, platform[.warnsOfAppearanceByHand] { warn(.appearanceCalledByHand) }
      send(method, to: .controller(id), method.info.argument == .animated ? .flag(flag) : .none)
    default: fail(.impossible, "this method cannot be called by hand")
    }
  }
}
