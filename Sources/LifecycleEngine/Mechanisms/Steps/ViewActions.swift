/// Steps about views, touches, and methods that are called by hand.
enum ViewActions {
  /// The view that a reference means: a view, the window's, or the view of a controller.
  private static func view(_ reference: Reference?, _ run: inout Run) -> ViewID? {
    guard let reference else { return nil }
    switch run.script.meaning(of: reference.name) {
    case .view(let index): return run.world.view(declaredAt: index)
    case .window(let window): return run.world.windows[window.index].view
    case .controller(let id):
      Creation.create(id, &run)
      return ViewLoading.loadedView(of: id, &run)
    default: return nil
    }
  }

  static func perform(_ action: Action, _ run: inout Run) {
    guard let subject = view(action.first, &run) else { return run.fail(.impossible, "there is no such view now") }
    switch action.verb {
    case .add: if let parent = view(action.second, &run) { ViewCalls.call(.addSubview, on: parent, subject, &run) }
    case .insertBelow, .insertAbove:
      guard let sibling = view(action.second, &run), let parent = run[sibling].superview,
        let index = run[parent].subviews.firstIndex(of: sibling)
      else { return run.fail(.impossible, "the other view is in no superview") }
      let isBelow = action.verb == .insertBelow
      let method: Callback = isBelow ? .insertSubviewBelowSubview : .insertSubviewAboveSubview
      run.sendView(method, to: parent, run[subject].argument) {
        ViewHierarchy.addSubview(subject, to: parent, at: isBelow ? index : index + 1, &$0)
      }
    case .remove: ViewHierarchy.removeFromSuperview(subject, &run)
    case .layout: ViewCalls.call(.setNeedsLayout, on: subject, nil, &run)
    case .changeConstraints: changeConstraints(of: subject, &run)
    case .setFrame: setFrame(of: subject, action.numbers, &run)
    default: break
    }
  }

  /// A changed constraint dirties its view and the superview that solves it.
  private static func changeConstraints(of view: ViewID, _ run: inout Run) {
    Layout.markConstraints(view, &run)
    if let parent = run[view].superview { Layout.mark(parent, &run) }
  }

  private static func setFrame(of view: ViewID, _ numbers: [Int32], _ run: inout Run) {
    guard numbers.count == 4 else { return }
    let old = run[view].frame
    run[view].frame = Frame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    if old.width == numbers[2] && old.height == numbers[3] { return }
    Layout.mark(view, &run)
    if let parent = run[view].superview { Layout.mark(parent, &run) }
  }

  /// Scrolling, and changes of what a list shows.
  static func performOnList(_ action: Action, _ run: inout Run) {
    guard let subject = view(action.first, &run) else { return run.fail(.impossible, "there is no such view now") }
    guard action.numbers.count == 1, let number = action.numbers.first else {
      return run.fail(.impossible, "one number belongs here: points to scroll by, or the place of a row")
    }
    if action.verb == .scroll {
      Scrolling.drag(subject, by: number, &run)
    } else {
      Lists.change(action.verb, number, of: subject, &run)
    }
  }

  static func performTouch(_ action: Action, _ run: inout Run) {
    switch action.verb {
    case .touch:
      if action.numbers.count == 2 { Touches.tap(x: action.numbers[0], y: action.numbers[1], &run) }
    case .tap, .dragAcross:
      guard let target = view(action.first, &run) else { return run.fail(.impossible, "there is no such view now") }
      let (x, y) = run.world.middle(of: target)
      Touches.tap(x: x, y: y, moves: action.verb == .dragAcross, &run)
    case .focus:
      if let target = view(action.first, &run) { Touches.focus(target, &run) }
    default:
      if let target = view(action.first, &run) { Touches.blur(target, &run) }
    }
  }

  // MARK: Raw calls

  /// `call A.addChildViewController: C`, `call V.layoutIfNeeded`: one method and nothing around it.
  static func performCall(_ action: Action, _ run: inout Run) {
    guard let method = action.method, let reference = action.first else { return }
    if reference.isView || run.script.isView(reference.name) {
      callOnView(method, reference, action.argument, &run)
    } else if let id = run.script.controller(reference) {
      callOnController(method, id, action.argument, &run)
    }
  }

  private static func callOnView(
    _ method: Callback, _ reference: Reference, _ argument: Literal?, _ run: inout Run
  ) {
    guard Script.methodsOfViews.contains(method) else {
      return run.fail(.impossible, "this method cannot be called on a view")
    }
    guard let subject = view(reference, &run) else { return run.fail(.impossible, "there is no such view now") }
    var other: ViewID?
    if case .name(let name) = argument { other = view(Reference(name: name), &run) }
    ViewCalls.call(method, on: subject, other, &run)
  }

  private static func callOnController(
    _ method: Callback, _ id: ControllerID, _ argument: Literal?, _ run: inout Run
  ) {
    Creation.createToKeep(id, &run)
    var other: ControllerID?
    if case .name(let name) = argument { other = run.script.controller(name) }
    let flag = argument != .no
    switch method {
    case .loadView: run.send(.loadView, to: .controller(id)) { ViewLoading.loadDefaultView(of: id, &$0) }
    case .loadViewIfNeeded: run.send(method, to: .controller(id)) { ViewLoading.loadedView(of: id, &$0) }
    case .addChildViewController: if let other { Containment.addChild(other, to: id, &run) }
    case .removeFromParentViewController: Containment.removeFromParent(id, &run)
    case .beginAppearanceTransitionAnimated:
      run.send(method, to: .controller(id), .flag(flag)) {
        $0[id][.isDriven] = true
        AppearanceTransition.begin(id, flag, animated: false, &$0)
      }
    case .endAppearanceTransition: run.send(method, to: .controller(id)) { AppearanceTransition.end(id, &$0) }
    case .setSelectedViewController, .setSelectedTab:
      guard let other, let held = Tabs.tab(holding: other, run), held == (id, other),
        run.spec(id).hasProviders == (method == .setSelectedTab)
      else { return run.fail(.impossible, "that controller is no tab of this one, or it is selected by another call") }
      if Tabs.isOutOfReach(other, of: id, run) { return run.fail(.impossible, Refusal.listIsNotShown.reason) }
      run.send(method, to: .controller(id), .controller(other)) { Tabs.select(other, in: id, byUser: false, &$0) }
    case .setPreferredContentSize:
      run.send(method, to: .controller(id)) { Adaptivity.preferredSizeChanges(of: id, &$0) }
    case .willMoveToParentViewController, .didMoveToParentViewController:
      run.send(method, to: .controller(id), .controller(other))
    case .viewDidLoad, .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
      .didReceiveMemoryWarning:
      if method.info.argument == .animated, run.platform[.warnsOfAppearanceByHand] { run.warn(.appearanceCalledByHand) }
      run.send(method, to: .controller(id), method.info.argument == .animated ? .flag(flag) : .none)
    default: run.fail(.impossible, "this method cannot be called on a controller by hand")
    }
  }
}
