extension Simulator {
  /// Delivers a callback: the app's override if the scenario has one, UIKit's own implementation (`super`)
  /// where the override calls it or where there is none.
  ///
  /// By default the app logs first and then calls super; `after super` turns that round for the methods that an
  /// app overrides. Unstated, an override calls super before it does anything else.
  @inline(never)
  mutating func send(
    _ callback: Callback, to receiver: Receiver, _ argument: Argument = .none,
    super superCall: (inout Simulator) -> Void = { _ in }
  ) {
    guard failure == nil else { return }
    // A version that does not know a callback still does what surrounds it.
    guard isAvailable(callback) else { return superCall(&self) }
    guard depth < 64 else { return fail(.endlessLoop, endlessLoopReport(callback)) }
    depth += 1
    defer { depth -= 1 }
    let outerCause = cause
    defer { cause = outerCause }
    if let actions = script.override(receiver, callback) {
      runOverride(actions, of: callback, receiver, argument, superCall)
    } else if script.logsAfterSuper(callback) {
      superCall(&self)
      record(callback, receiver, argument)
    } else {
      record(callback, receiver, argument)
      superCall(&self)
    }
  }

  private mutating func runOverride(
    _ actions: [Action], of callback: Callback, _ receiver: Receiver, _ argument: Argument,
    _ superCall: (inout Simulator) -> Void
  ) {
    let callsSuper = actions.contains { $0.verb == .callSuper }
    let skipsSuper = actions.contains { $0.verb == .noSuper || $0.verb == .nothing }
    let logsItself = actions.contains { $0.verb == .log }
    let logsLate = script.logsAfterSuper(callback) && !skipsSuper
    if !logsItself && !logsLate { record(callback, receiver, argument) }
    if !callsSuper && !skipsSuper {
      superCall(&self)
      if !logsItself && logsLate { record(callback, receiver, argument) }
    }
    for action in actions where failure == nil {
      switch action.verb {
      case .callSuper:
        superCall(&self)
        if !logsItself && logsLate { record(callback, receiver, argument) }
      case .noSuper, .nothing, .returnNo, .returnYes: break
      case .log: record(callback, receiver, argument)
      default: perform(action)
      }
    }
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
  mutating func record(_ callback: Callback, _ receiver: Receiver, _ argument: Argument = .none) {
    guard recordsTrace else { return }
    var appearance: Appearance?
    var flags: UInt8 = 0
    if receiver.kind == .controller {
      let controller = world.controllers[Int(receiver.index)]
      appearance = controller.appearance
      flags = controller.flags.byte
    } else if receiver.kind == .sceneDelegate, let scene = scene(of: WindowID(Int(receiver.index))) {
      flags = world.scenes[scene].state.rawValue
    }
    let view = shownView(of: receiver)
    trace.entries.append(
      Entry(
        receiver: receiver, callback: callback, argument: argument, step: step, phase: phase,
        appState: world.app.state, appearance: appearance, flags: flags, hasView: view != nil,
        isInWindow: view.map { self[$0].window != nil } ?? false, cause: cause))
    // What an app calls on a controller brings nothing about by itself: whoever called does.
    if receiver.kind == .controller && callback.info.kind == .call { return }
    cause = Int32(truncatingIfNeeded: trace.entries.count - 1)
  }

  /// The view that a receiver is or has.
  private func shownView(of receiver: Receiver) -> ViewID? {
    switch receiver.kind {
    case .controller: world.controllers[Int(receiver.index)].view
    case .view: view(declaredAt: Int(receiver.index))
    default: nil
    }
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
  fileprivate func logsAfterSuper(_ callback: Callback) -> Bool {
    guard scenario.log?.afterSuper == true else { return false }
    switch callback {
    case .dealloc, .load, .initialize, .main, .action, .unwindAction: return false
    default: return callback.info.hasSuper
    }
  }
}
