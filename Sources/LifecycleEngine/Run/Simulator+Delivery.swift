extension Simulator {
  /// Delivers a callback: the app's override if the scenario has one, UIKit's own implementation (`super`)
  /// where the override calls it or where there is none.
  ///
  /// By default the app logs first and then calls super; `after super` turns that round for the methods that an
  /// app overrides. Unstated, an override calls super before it does anything else.
  @inline(never)
  mutating func send(
    _ callback: Callback, to receiver: Receiver, _ argument: Argument = .none,
    super superCall: (inout Simulator) -> Void
  ) {
    guard failure == nil else { return }
    // A version that does not know a callback still does what surrounds it.
    guard isAvailable(callback) else { return superCall(&self) }
    guard countsDelivery(callback) else { return }
    depth += 1
    defer { depth -= 1 }
    let outerCause = cause
    defer { cause = outerCause }
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
    guard failure == nil, isAvailable(callback), countsDelivery(callback), recordsTrace else { return }
    let outerCause = cause
    appendEntry(callback, receiver, argument)
    cause = outerCause
  }

  /// Whether the step has not yet delivered more than any step that comes to rest; if it has, it fails.
  @inline(__always)
  private mutating func countsDelivery(_ callback: Callback) -> Bool {
    // Methods that call others many times are no endless loop, and yet never done.
    if depth >= 64 || deliveries >= 20_000 || trace.entries.count >= 1_000_000 {
      failEndlessly(callback)
      return false
    }
    deliveries &+= 1
    return true
  }

  @inline(never)
  private mutating func failEndlessly(_ callback: Callback) {
    if depth >= 64 { return fail(.endlessLoop, endlessLoopReport(callback)) }
    fail(.endlessLoop, "more callbacks than anyone can read")
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
      case .log: record(callback, receiver, argument)
      default: perform(action)
      }
    }
    return false
  }

  /// Whether a question of UIKit is answered with NO by the app.
  func answersNo(_ callback: Callback, _ receiver: Receiver) -> Bool {
    script.override(receiver, callback)?.contains { $0.verb == .returnNo } ?? false
  }

  /// Whether it is answered with YES, where the default is NO.
  func answersYes(_ callback: Callback, _ receiver: Receiver) -> Bool {
    script.override(receiver, callback)?.contains { $0.verb == .returnYes } ?? false
  }

  /// Appends an entry and makes it the cause of what follows inside it.
  @inline(__always)
  mutating func record(_ callback: Callback, _ receiver: Receiver, _ argument: Argument = .none) {
    if recordsTrace { appendEntry(callback, receiver, argument) }
  }

  @inline(never)
  private mutating func appendEntry(_ callback: Callback, _ receiver: Receiver, _ argument: Argument) {
    let index = Int(receiver.index)
    var appearance: Appearance?
    var flags: UInt8 = 0
    // The view that the receiver is or has.
    var view: ViewID?
    switch receiver.kind {
    case .controller:
      appearance = world.controllers[index].appearance
      flags = world.controllers[index].flags.byte
      view = world.controllers[index].view
    case .view: view = self.view(declaredAt: index)
    case .sceneDelegate: if let scene = scene(of: WindowID(index)) { flags = world.scenes[scene].state.rawValue }
    default: break
    }
    trace.entries.append(
      Entry(
        receiver: receiver, callback: callback, argument: argument, step: step, phase: phase,
        appState: world.app.state, appearance: appearance, flags: flags, hasView: view != nil,
        isInWindow: view.map { self[$0].window != nil } ?? false, cause: cause))
    // What an app calls on a controller brings nothing about by itself: whoever called does.
    if receiver.kind == .controller && platform.isCall(callback) { return }
    cause = Int32(truncatingIfNeeded: trace.entries.count - 1)
  }

  /// Moves the application to another of its five states and notes when.
  mutating func enter(_ state: AppState) {
    guard state != world.app.state else { return }
    if recordsTrace {
      trace.stateChanges.append(
        StateChange(from: world.app.state, to: state, step: step, entry: Int32(truncatingIfNeeded: trace.entries.count))
      )
    }
    world.app.state = state
  }

  /// Posts a notification.
  mutating func post(_ notification: Callback) {
    send(notification, to: Receiver(.notification))
  }

  /// Prints a line of UIKit's on the console.
  mutating func warn(_ message: Message) {
    send(.consoleMessage, to: Receiver(.console), .message(message))
  }

  /// Queues work for the moment after this turn's commit.
  mutating func runAfterCommit(_ work: Job.Work) {
    afterCommit.append(Job(work: work, cause: cause))
  }

  /// Queues work for the end of an animation that starts now.
  mutating func runAtAnimationEnd(_ work: Job.Work) {
    animationEnds.append(Job(work: work, cause: cause))
  }

  mutating func runInLaterTurn(_ work: Job.Work) {
    laterTurns.append(Job(work: work, cause: cause))
  }

  private func endlessLoopReport(_ callback: Callback) -> [UInt8] {
    var text: [UInt8] = []
    text.append("endless loop: ")
    text.append(callback.info.selector)
    text.append(" is called inside itself again and again")
    return text
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
    let skipsSuper = actions.contains { $0.verb == .noSuper || $0.verb == .nothing }
    let logsItself = actions.contains { $0.verb == .log }
    self.logsLate = logsLate && !skipsSuper && !logsItself
    logsNow = !logsItself && !(logsLate && !skipsSuper)
    callsSuperFirst = !callsSuper && !skipsSuper
  }
}
