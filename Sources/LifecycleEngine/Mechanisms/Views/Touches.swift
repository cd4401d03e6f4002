/// Hit testing, the responder chain, gestures and controls.
enum Touches {
  /// A tap at a point of the front window's coordinates; with `moves` the finger wanders before it is lifted.
  static func tap(x: Int32, y: Int32, moves: Bool = false, _ run: inout Run) {
    guard let window = run.world.frontWindow(), let view = run.world.windows[window.index].view else { return }
    // The system walks the tree twice per touch; nothing documents why.
    var hit: ViewID?
    for _ in 0..<2 { hit = hitTest(view, x, y, &run) }
    guard let hit, run.isRunning else { return }
    deliverTap(to: hit, in: window, moves: moves, &run)
  }

  /// Asks a view, front subviews first. The point is in the superview's coordinates.
  private static func hitTest(_ view: ViewID, _ x: Int32, _ y: Int32, _ run: inout Run) -> ViewID? {
    var hit: ViewID?
    run.sendView(.hitTestWithEvent, to: view) { defaultHitTest(view, x, y, &hit, &$0) }
    return hit
  }

  private static func defaultHitTest(_ view: ViewID, _ x: Int32, _ y: Int32, _ hit: inout ViewID?, _ run: inout Run) {
    if run[view][.isHidden] || run[view][.ignoresTouches] || run[view][.isTransparent] { return }
    run.sendView(.pointInsideWithEvent, to: view)
    guard run[view].frame.contains(x, y) else { return }
    let (innerX, innerY) = (x - run[view].frame.x, y - run[view].frame.y + run[view].offset)
    for subview in run[view].subviews.reversed() {
      hit = hitTest(subview, innerX, innerY, &run)
      if hit != nil { return }
    }
    hit = view
  }

  // MARK: Delivery

  /// Touch down and up: recognizers see both before the view. A recognized tap cancels the view's touch; a
  /// control keeps a recognizer above it from recognizing. A finger that moves is no tap.
  private static func deliverTap(to view: ViewID, in window: WindowID, moves: Bool, _ run: inout Run) {
    run.turn.touched = view
    let recognizers = run.world.gestures(above: view)
    let stateBefore = run.world.app.state
    run.send(.sendEvent, to: Receiver(.window, window.index))
    for gesture in recognizers { run.send(.touchesBeganWithEvent, to: receiver(ofGestureOn: gesture, run.world)) }
    touch(.touchesBeganWithEvent, view, &run)
    if run[view][.isControl] { run.sendView(.beginTrackingWithTouchWithEvent, to: view) }
    if isInterrupted(since: stateBefore, run) { return cancelTouch(of: view, recognizers, in: window, &run) }
    if moves {
      run.send(.sendEvent, to: Receiver(.window, window.index))
      for gesture in recognizers { run.send(.touchesMovedWithEvent, to: receiver(ofGestureOn: gesture, run.world)) }
      touch(.touchesMovedWithEvent, view, &run)
      if run[view][.isControl] { run.sendView(.continueTrackingWithTouchWithEvent, to: view) }
      if isInterrupted(since: stateBefore, run) { return cancelTouch(of: view, recognizers, in: window, &run) }
    }
    var winner: ViewID?
    run.send(.sendEvent, to: Receiver(.window, window.index))
    for gesture in recognizers {
      run.send(.touchesEndedWithEvent, to: receiver(ofGestureOn: gesture, run.world))
      let isBlocked = run[view][.isControl] && gesture != view
      if winner == nil, !isBlocked, !moves {
        winner = gesture
        run.send(.action, to: receiver(ofGestureOn: gesture, run.world))
      }
    }
    if winner != nil {
      cancelTouch(of: view, &run)
    } else {
      touch(.touchesEndedWithEvent, view, &run)
      if run[view][.isControl] {
        run.sendView(.endTrackingWithTouchWithEvent, to: view)
        run.sendView(.action, to: view)
      }
    }
  }

  /// Whether the system has taken the screen away from the app while the finger was on it.
  private static func isInterrupted(since state: AppState, _ run: Run) -> Bool {
    run.isRunning && state == .active && run.world.app.state != .active
  }

  /// An alert of the system's, a call or the home screen cancels the touch instead of ending it (UIResponder,
  /// touchesCancelled documentation): nothing is recognized, and a control does nothing.
  private static func cancelTouch(
    of view: ViewID, _ recognizers: [ViewID], in window: WindowID, _ run: inout Run
  ) {
    run.send(.sendEvent, to: Receiver(.window, window.index))
    for gesture in recognizers { run.send(.touchesCancelledWithEvent, to: receiver(ofGestureOn: gesture, run.world)) }
    cancelTouch(of: view, &run)
  }

  private static func cancelTouch(of view: ViewID, _ run: inout Run) {
    touch(.touchesCancelledWithEvent, view, &run)
    if run[view][.isControl] { run.sendView(.cancelTrackingWithEvent, to: view) }
  }

  private static func receiver(ofGestureOn view: ViewID, _ world: World) -> Receiver {
    Receiver(.gesture, Int(world[view].declaration ?? 0))
  }

  /// An event to a view, whose default implementation passes it up the chain; controls keep touches.
  /// A list does with it what it does first.
  private static func touch(_ callback: Callback, _ view: ViewID, _ run: inout Run) {
    let next = run.world.nextResponder(of: .view(view), usesScenes: run.usesScenes)
    let isControl = run[view][.isControl]
    run.sendView(callback, to: view) { run in
      if run.script.hasLists, Lists.isList(view, &run) { ListSelection.touch(callback, in: view, &run) }
      if let next, !isControl || callback.info.family == .responders { pass(callback, to: next, &run) }
    }
  }

  /// An event to a responder, whose default implementation passes it up the chain.
  static func pass(_ callback: Callback, to responder: Responder, _ run: inout Run) {
    let next = run.world.nextResponder(of: responder, usesScenes: run.usesScenes)
    switch responder {
    case .view(let view): touch(callback, view, &run)
    case .controller(let id):
      run.send(callback, to: .controller(id)) { run in
        if let next { pass(callback, to: next, &run) }
      }
    case .scene, .app: if let next { pass(callback, to: next, &run) }
    case .appDelegate: run.send(callback, to: Receiver(.appDelegate))
    }
  }

  /// `becomeFirstResponder`: the old one resigns before the new one gets it. Text fields ask their delegates
  /// besides.
  static func focus(_ view: ViewID, _ run: inout Run) {
    guard run[view].window != nil, run.world.firstResponder != view else { return }
    run.sendView(.canBecomeFirstResponder, to: view)
    if let receiver = run[view].receiver, run.script.answersNo(.canBecomeFirstResponder, receiver) { return }
    guard TextFields.allowsBeginning(in: view, &run) else { return }
    var hasKeyboard = false
    if let old = run.world.firstResponder {
      run.sendView(.canResignFirstResponder, to: old)
      if let receiver = run[old].receiver, run.script.answersNo(.canResignFirstResponder, receiver) { return }
      guard TextFields.allowsEnd(in: old, &run) else { return }
      hasKeyboard = TextFields.isTextField(old, run)
      resign(old, keepsKeyboard: TextFields.isTextField(view, run), &run)
    }
    run.sendView(.becomeFirstResponder, to: view) { $0.world.firstResponder = view }
    TextFields.begin(in: view, hasKeyboard: hasKeyboard, &run)
  }

  /// The app takes the focus away, which a text field's delegate can refuse.
  static func blur(_ view: ViewID, _ run: inout Run) {
    guard run.world.firstResponder == view, TextFields.allowsEnd(in: view, &run) else { return }
    resignFirstResponder(view, &run)
  }

  static func resignFirstResponder(_ view: ViewID, _ run: inout Run) { resign(view, keepsKeyboard: false, &run) }

  private static func resign(_ view: ViewID, keepsKeyboard: Bool, _ run: inout Run) {
    guard run.world.firstResponder == view else { return }
    run.sendView(.resignFirstResponder, to: view) { $0.world.firstResponder = nil }
    TextFields.end(in: view, keepsKeyboard: keepsKeyboard, &run)
  }
}
