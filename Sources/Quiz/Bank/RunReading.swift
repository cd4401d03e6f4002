internal import LifecycleEngine

/// Turns what a run logged into events that items are made from.
struct RunReading {
  let run: ScenarioRun
  /// The steps as the scenario writes them.
  let stepTexts: [String]
  let strings: Strings

  /// The logged entries of all steps, in order.
  ///
  /// - Parameter explained: Whether each says why and when it comes: only runs that are shown need the words.
  func events(explained: Bool) -> [RunEvent] {
    var events: [RunEvent] = []
    for step in run.steps.indices {
      var previous: RunEvent?
      for (number, entry) in logged(inStep: step) {
        var event = RunEvent(
          receiver: receiver(of: entry), callback: entry.callback, argument: argument(of: entry), step: step,
          phase: Int(entry.phase.rawValue))
        if explained {
          event.moment = Moment(step: step, stepText: stepText(entry), text: moment(of: entry))
          event.cause = CallCause(number, in: run.trace)
          event.because = because(event, entry, after: previous)
        }
        events.append(event)
        previous = event
      }
    }
    return events
  }

  /// The entries of a step that the app logs, with their numbers in the run.
  private func logged(inStep step: Int) -> [(Int, Entry)] {
    let instrumentation = Instrumentation(run.script)
    return run.steps[step].map { ($0, run.trace.entries[$0]) }.filter { instrumentation.contains($0.1, in: run.script) }
  }

  /// Where somebody stands in a step, as far as the run was told of it; nil where it comes and goes, or is taken away.
  func standing(of receiver: String, in step: Int) -> Standing? {
    let told = run.trace.entries.filter { $0.step <= step && self.receiver(of: $0) == receiver }
    let moved = told.filter { $0.step == step && $0.callback.isOfAppearance }.map(\.callback)
    guard let last = told.last(where: { $0.callback.isOfAppearance }) else {
      return told.contains { $0.appearance != nil } ? .staysOutOfSight : nil
    }
    switch last.callback {
    case .viewDidAppear:
      if moved.isEmpty { return .staysOnScreen }
      return moved.contains(.viewWillDisappear) || moved.contains(.viewDidDisappear) ? nil : .comes
    case .viewDidDisappear where !last.isMovingFromParent && !last.isBeingDismissed:
      if moved.isEmpty { return .staysOutOfSight }
      return moved.contains(.viewWillAppear) || moved.contains(.viewDidAppear) ? nil : .goes
    default: return nil
    }
  }

  /// Adds every callback that the run delivered, logged or not: what may not serve as a distractor.
  func addDelivered(to calls: inout DeliveredCalls) {
    for entry in run.trace.entries { calls.insert(identity(of: entry)) }
  }

  /// What an entry tells, whenever it comes.
  func identity(of entry: Entry) -> EventIdentity {
    EventIdentity(receiver: receiver(of: entry), callback: entry.callback, argument: argument(of: entry))
  }

  /// A step as the scenario writes it.
  static func text(of step: Step, in scenario: Scenario) -> String {
    String(decoding: ScenarioPrinter.print(step.actions, of: scenario), as: UTF8.self)
  }

  // MARK: - Labels

  /// `main` and notifications have a name and no receiver that one could see.
  private func receiver(of entry: Entry) -> String {
    switch entry.receiver.kind {
    case .process, .notification: ""
    default: run.script.describe(entry.receiver)
    }
  }

  /// What tells deliveries of one callback apart. Whether a change is animated does not.
  private func argument(of entry: Entry) -> String? {
    switch entry.callback.info.argument {
    case .none, .animated: return nil
    default: break
    }
    var text: [UInt8] = []
    run.script.write(entry.argument, to: &text)
    return text.isEmpty ? nil : String(decoding: text, as: UTF8.self)
  }

  private func label(_ entry: Entry) -> String {
    let receiver = receiver(of: entry)
    let name = entry.callback.shownName
    return receiver.isEmpty ? name : "\(receiver).\(name)"
  }

  // MARK: - Causes

  /// Why an entry comes when it comes: the moment of its turn, what brought it about there, and, where that
  /// does not tell the two apart, why the entry before it is first. The first of a step names the step.
  private func because(_ event: RunEvent, _ entry: Entry, after previous: RunEvent?) -> String {
    let moment = moment(of: entry)
    guard let previous, let cause = previous.cause else {
      return entry.phase == .call && entry.cause == nil
        ? moment : strings(.stepStart, stepText(entry), moment)
    }
    guard cause.phase == entry.phase, run.trace.entries[cause.number].cause == entry.cause else { return moment }
    if let earlier = call(previous), let later = call(event),
      let reason = WhyFirst(strings: strings).reason(earlier, before: later)
    {
      return strings(.momentWhy, moment, reason)
    }
    return strings(.samePlace, label(run.trace.entries[cause.number]), moment)
  }

  private func call(_ event: RunEvent) -> WhyFirst.Call? {
    guard let cause = event.cause, let moment = event.moment else { return nil }
    return WhyFirst.Call(
      label: label(run.trace.entries[cause.number]), receiver: event.receiver, callback: event.callback, cause: cause,
      moment: moment.text)
  }

  private func moment(of entry: Entry) -> String {
    let cause = entry.cause.map { run.trace.entries[Int($0)] }
    let isInside = cause.map { $0.phase == entry.phase && $0.step == entry.step } ?? false
    let name = cause.map(label) ?? ""
    switch (entry.phase, cause != nil, isInside) {
    case (.call, true, _): return strings(.inEntry, name)
    case (.call, false, _): return strings(.inCall, stepText(entry))
    case (.layout, true, _): return strings(.inLayoutEntry, name)
    case (.layout, false, _): return strings(.inLayout)
    case (.afterCommit, true, true): return strings(.atCommitEntry, name)
    case (.afterCommit, true, false): return strings(.atCommitFrom, name)
    case (.afterCommit, false, _): return strings(.atCommit)
    case (.animationEnd, true, true): return strings(.atEndEntry, name)
    case (.animationEnd, true, false): return strings(.atEndFrom, name)
    case (.animationEnd, false, _): return strings(.atEnd)
    case (.laterTurn, true, true): return strings(.inLaterTurnEntry, name)
    case (.laterTurn, true, false): return strings(.inLaterTurnFrom, name)
    case (.laterTurn, false, _): return strings(.inLaterTurn)
    case (.release, _, _): return strings(.atRelease)
    }
  }

  private func stepText(_ entry: Entry) -> String {
    stepTexts.indices.contains(Int(entry.step)) ? stepTexts[Int(entry.step)] : ""
  }
}

extension Callback {
  /// Whether it tells that a controller appears or goes.
  fileprivate var isOfAppearance: Bool {
    switch self {
    case .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear: true
    default: false
    }
  }
}
