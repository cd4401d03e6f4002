// Hit testing, the responder chain, gestures and controls.

extension Simulator {
  /// A tap at a point of the front window's coordinates.
  mutating func tap(x: Int32, y: Int32) {
    guard let window = frontWindow(), let view = world.windows[window.index].view else { return }
    // The system walks the tree twice per touch; nothing documents why.
    var hit: ViewID?
    for _ in 0..<2 { hit = hitTest(view, x, y) }
    guard let hit, isRunning else { return }
    deliverTap(to: hit, in: window)
  }

  var frontWindowID: WindowID { frontWindow() ?? WindowID(0) }

  private func frontWindow() -> WindowID? {
    var best: Int?
    for (index, window) in world.windows.enumerated() where window.exists && !window.isHidden {
      if let best, world.windows[best].level > window.level { continue }
      if let known = best, world.windows[known].level == window.level,
        world.windows[known].shownAt > window.shownAt
      {
        continue
      }
      best = index
    }
    return best.map { WindowID($0) }
  }

  /// The middle of a view in window coordinates.
  func middle(of view: ViewID) -> (x: Int32, y: Int32) {
    var x = self[view].frame.width / 2
    var y = self[view].frame.height / 2
    var current = view
    while let parent = self[current].superview {
      x += self[current].frame.x
      y += self[current].frame.y
      current = parent
    }
    return (x, y)
  }

  /// Asks a view, front subviews first. The point is in the superview's coordinates.
  private mutating func hitTest(_ view: ViewID, _ x: Int32, _ y: Int32) -> ViewID? {
    var hit: ViewID?
    sendView(.hitTestWithEvent, to: view) { $0.defaultHitTest(view, x, y, &hit) }
    return hit
  }

  private mutating func defaultHitTest(_ view: ViewID, _ x: Int32, _ y: Int32, _ hit: inout ViewID?) {
    if self[view].isHidden || self[view].ignoresTouches || self[view].isTransparent { return }
    sendView(.pointInsideWithEvent, to: view)
    guard self[view].frame.contains(x, y) else { return }
    let (innerX, innerY) = (x - self[view].frame.x, y - self[view].frame.y)
    for subview in self[view].subviews.reversed() {
      hit = hitTest(subview, innerX, innerY)
      if hit != nil { return }
    }
    hit = view
  }

  // MARK: Delivery

  /// Touch down and up: recognizers see both before the view. A recognized tap cancels the view's touch; a
  /// control keeps a recognizer above it from recognizing.
  private mutating func deliverTap(to view: ViewID, in window: WindowID) {
    let recognizers = gestures(above: view)
    send(.sendEvent, to: Receiver(.window, window.index))
    for gesture in recognizers { send(.touchesBeganWithEvent, to: receiver(ofGestureOn: gesture)) }
    touch(.touchesBeganWithEvent, view)
    if self[view].isControl { sendView(.beginTrackingWithTouchWithEvent, to: view) }
    var winner: ViewID?
    send(.sendEvent, to: Receiver(.window, window.index))
    for gesture in recognizers {
      send(.touchesEndedWithEvent, to: receiver(ofGestureOn: gesture))
      let isBlocked = self[view].isControl && gesture != view
      if winner == nil, !isBlocked {
        winner = gesture
        send(.action, to: receiver(ofGestureOn: gesture))
      }
    }
    if winner != nil {
      touch(.touchesCancelledWithEvent, view)
      if self[view].isControl { sendView(.cancelTrackingWithEvent, to: view) }
    } else {
      touch(.touchesEndedWithEvent, view)
      if self[view].isControl {
        sendView(.endTrackingWithTouchWithEvent, to: view)
        sendView(.action, to: view)
      }
    }
  }

  /// The views from the touched one up that have a recognizer, in the order in which they are asked.
  private func gestures(above view: ViewID) -> [ViewID] {
    var found: [ViewID] = []
    var current: ViewID? = view
    while let here = current {
      if self[here].hasGesture { found.append(here) }
      current = self[here].superview
    }
    return found
  }

  private func receiver(ofGestureOn view: ViewID) -> Receiver {
    Receiver(.gesture, Int(self[view].declaration ?? 0))
  }

  /// A touch callback to a view, whose default implementation passes it up the chain; controls keep it.
  private mutating func touch(_ callback: Callback, _ view: ViewID) {
    let next = nextResponder(of: .view(view))
    let isControl = self[view].isControl
    sendView(callback, to: view) { simulator in
      if let next, !isControl { simulator.pass(callback, to: next) }
    }
  }

  private mutating func pass(_ callback: Callback, to responder: Responder) {
    let next = nextResponder(of: responder)
    switch responder {
    case .view(let view): touch(callback, view)
    case .controller(let id):
      send(callback, to: .controller(id)) { simulator in
        if let next { simulator.pass(callback, to: next) }
      }
    case .scene, .app: if let next { pass(callback, to: next) }
    case .appDelegate: send(callback, to: Receiver(.appDelegate))
    }
  }

  // MARK: The chain

  /// The next responder.
  func nextResponder(of responder: Responder) -> Responder? {
    switch responder {
    case .view(let view):
      if let controller = self[view].controller { return .controller(controller) }
      if self[view].isWindow != nil { return usesScenes ? .scene : .app }
      return self[view].superview.map { .view($0) }
    case .controller(let id):
      if let presenter = self[id].presenter { return .controller(presenter) }
      if let view = self[id].view, let above = self[view].superview { return .view(above) }
      return nil
    case .scene: return .app
    case .app: return .appDelegate
    case .appDelegate: return nil
    }
  }

  /// `becomeFirstResponder`: the old one resigns before the new one gets it. Text fields ask their delegates
  /// besides.
  mutating func focus(_ view: ViewID) {
    guard self[view].window != nil, world.firstResponder != view else { return }
    sendView(.canBecomeFirstResponder, to: view)
    if let receiver = receiver(of: view), answersNo(.canBecomeFirstResponder, receiver) { return }
    guard allowsTyping(in: view) else { return }
    var hasKeyboard = false
    if let old = world.firstResponder {
      sendView(.canResignFirstResponder, to: old)
      if let receiver = receiver(of: old), answersNo(.canResignFirstResponder, receiver) { return }
      guard allowsEndOfTyping(in: old) else { return }
      hasKeyboard = isTextField(old)
      resign(old, keepsKeyboard: isTextField(view))
    }
    sendView(.becomeFirstResponder, to: view) { $0.world.firstResponder = view }
    beginTyping(in: view, hasKeyboard: hasKeyboard)
  }

  /// The app takes the focus away, which a text field's delegate can refuse.
  mutating func blur(_ view: ViewID) {
    guard world.firstResponder == view, allowsEndOfTyping(in: view) else { return }
    resignFirstResponder(view)
  }

  mutating func resignFirstResponder(_ view: ViewID) { resign(view, keepsKeyboard: false) }

  private mutating func resign(_ view: ViewID, keepsKeyboard: Bool) {
    guard world.firstResponder == view else { return }
    sendView(.resignFirstResponder, to: view) { $0.world.firstResponder = nil }
    endTyping(in: view, keepsKeyboard: keepsKeyboard)
  }
}

/// An object of the responder chain.
enum Responder: Hashable, Sendable {
  case view(ViewID)
  case controller(ControllerID)
  case scene
  case app
  case appDelegate
}
