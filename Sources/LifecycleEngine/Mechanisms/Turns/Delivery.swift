// How a callback reaches its receiver, and through it code of the app.

extension Run {
  /// Delivers a callback: the app's override if the scenario has one, UIKit's own implementation (`super`)
  /// where the override calls it or where there is none.
  ///
  /// By default the app logs first and then calls super; `after super` turns that round for the methods that an
  /// app overrides. Unstated, an override calls super before it does anything else.
  @inline(never)
  mutating func send(
    _ callback: Callback, to receiver: Receiver, _ argument: Argument = .none,
    super superCall: (inout Run) -> Void
  ) {
    guard failure == nil else { return }
    // A version that does not know a callback still does what surrounds it.
    guard platform.delivers(callback) else { return superCall(&self) }
    guard countsDelivery(callback) else { return }
    let outerCause = recorder.enter()
    defer { recorder.leave(outerCause) }
    if let actions = script.override(receiver, callback) {
      var override = OverrideRun(actions, logsLate: script.logsAfterSuper(callback))
      // Only this loop calls super: what a caller hands over is inlined here, and not into the whole of an override.
      while performUntilSuper(&override, callback, receiver, argument) { superCall(&self) }
    } else if script.logsAfterSuper(callback) {
      superCall(&self)
      record(callback, receiver, argument)
    } else {
      record(callback, receiver, argument)
      superCall(&self)
    }
  }

  /// Delivers a callback for which UIKit itself does nothing.
  @inline(never)
  mutating func send(_ callback: Callback, to receiver: Receiver, _ argument: Argument = .none) {
    if script.overrides(callback) { return send(callback, to: receiver, argument) { _ in } }
    guard failure == nil, platform.delivers(callback), countsDelivery(callback), recorder.isOn else { return }
    let outerCause = recorder.cause
    appendEntry(callback, receiver, argument)
    recorder.cause = outerCause
  }

  /// Whether the step has not yet delivered more than any step that comes to rest; if it has, it fails.
  @inline(__always)
  private mutating func countsDelivery(_ callback: Callback) -> Bool {
    if recorder.countDelivery() { return true }
    failEndlessly(callback)
    return false
  }

  @inline(never)
  private mutating func failEndlessly(_ callback: Callback) {
    guard recorder.isTooDeep else { return fail(.endlessLoop, "more callbacks than anyone can read") }
    var text: [UInt8] = []
    text.append("endless loop: ")
    text.append(callback.info.selector)
    text.append(" is called inside itself again and again")
    fail(.endlessLoop, text)
  }

  /// Performs what an override does up to its next call of super; false if it came to its end.
  @inline(never)
  private mutating func performUntilSuper(
    _ override: inout OverrideRun, _ callback: Callback, _ receiver: Receiver, _ argument: Argument
  ) -> Bool {
    if override.logsNow { record(callback, receiver, argument) }
    override.logsNow = false
    if override.callsSuperFirst {
      override.callsSuperFirst = false
      override.logsNow = override.logsLate
      return true
    }
    while failure == nil, override.next < override.actions.count {
      let action = override.actions[override.next]
      override.next += 1
      switch action.verb {
      case .callSuper:
        override.logsNow = override.logsLate
        return true
      case .noSuper, .nothing, .returnNo, .returnYes: break
      case .callOtherSuper: SuperCalls.call(action, of: receiver, &self)
      case .log: record(callback, receiver, argument)
      default: Actions.perform(action, &self)
      }
    }
    return false
  }

  // MARK: Views

  /// Sends a callback to a view if its class is the app's.
  mutating func sendView(_ callback: Callback, to view: ViewID, _ argument: Argument = .none) {
    if let receiver = self[view].receiver { send(callback, to: receiver, argument) }
  }

  /// Sends a callback to a view if its class is the app's, and does what UIKit's implementation does.
  @inline(never)
  mutating func sendView(
    _ callback: Callback, to view: ViewID, _ argument: Argument = .none, super superCall: (inout Run) -> Void
  ) {
    if let receiver = self[view].receiver {
      send(callback, to: receiver, argument, super: superCall)
    } else {
      superCall(&self)
    }
  }

  // MARK: Others that hear of something

  /// Performs what the app does in its method, without the line that the method itself is.
  mutating func performBody(of callback: Callback, _ receiver: Receiver) {
    for action in script.override(receiver, callback) ?? [] where failure == nil {
      switch action.verb {
      case .callSuper, .noSuper, .nothing, .log, .returnNo, .returnYes: break
      default: Actions.perform(action, &self)
      }
    }
  }

  /// The delegate that a controller is declared with.
  func delegate(of id: ControllerID) -> Receiver? { spec(id).delegate.flatMap { script.receiver(named: $0) } }

  /// Tells the delegate of a controller, if it has one.
  mutating func tellDelegate(of id: ControllerID, _ callback: Callback, _ argument: Argument) {
    if let delegate = delegate(of: id) { send(callback, to: delegate, argument) }
  }

  /// Sends what UIKit sends only to those that have the method.
  mutating func sendIfImplemented(_ callback: Callback, to receiver: Receiver) {
    if script.implements(callback, receiver) { send(callback, to: receiver) }
  }

  /// Asks an app that has the method; the answer is yes unless the app's is no.
  mutating func asks(_ question: Callback, _ receiver: Receiver) -> Bool {
    guard script.implements(question, receiver) else { return true }
    send(question, to: receiver)
    return !script.answersNo(question, receiver)
  }

  /// Posts a notification.
  mutating func post(_ notification: Callback) {
    send(notification, to: Receiver(.notification))
  }

  /// Prints a line of UIKit's on the console, with the controllers that it names.
  mutating func warn(
    _ message: Message, _ first: ControllerID? = nil, _ second: ControllerID? = nil, _ third: ControllerID? = nil,
    _ fourth: ControllerID? = nil
  ) {
    send(.consoleMessage, to: Receiver(.console), Argument(message, first, second, third, fourth))
  }
}

extension Script {
  /// Whether the app's own line stands after super's work: never for what has no super call to wait for.
  @inline(__always)
  fileprivate func logsAfterSuper(_ callback: Callback) -> Bool { logsLate && waitsForSuper(callback) }

  private func waitsForSuper(_ callback: Callback) -> Bool {
    switch callback {
    case .dealloc, .load, .initialize, .main, .action, .unwindAction: return false
    default: return callback.info.hasSuper
    }
  }
}

/// How far an app's override of a method has come.
private struct OverrideRun {
  let actions: [Action]
  var next = 0
  /// Whether the app's own line is due: at the start, or behind super where it is logged late.
  var logsNow: Bool
  let logsLate: Bool
  /// Unstated, super comes before all else.
  var callsSuperFirst: Bool

  init(_ actions: [Action], logsLate: Bool) {
    self.actions = actions
    let callsSuper = actions.contains { $0.verb == .callSuper }
    // Whoever calls another method of super calls it instead of its own, unless that is called too.
    let skipsSuper = actions.contains {
      $0.verb == .noSuper || $0.verb == .nothing || $0.verb == .callOtherSuper && !callsSuper
    }
    let logsItself = actions.contains { $0.verb == .log }
    self.logsLate = logsLate && !skipsSuper && !logsItself
    logsNow = !logsItself && !(logsLate && !skipsSuper)
    callsSuperFirst = !callsSuper && !skipsSuper
  }
}

extension CallbackInfo {
  /// Whether an app's override has a super implementation to call: methods of UIKit's classes, not of delegates.
  fileprivate var hasSuper: Bool {
    switch owner {
    case .viewController, .navigationController, .tabBarController, .pageViewController, .presentationController,
      .view, .window, .control, .responder,
      .object:
      kind != .classMethod
    default: false
    }
  }
}
