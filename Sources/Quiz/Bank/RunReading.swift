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
      var previous: Entry?
      for entry in run.logged(inStep: step) {
        var event = RunEvent(
          receiver: receiver(of: entry), callback: entry.callback, argument: argument(of: entry), step: step,
          phase: Int(entry.phase.rawValue))
        if explained {
          event.because = because(entry, after: previous)
          event.moment = Moment(step: step, stepText: stepText(entry), text: moment(of: entry))
        }
        events.append(event)
        previous = entry
      }
    }
    return events
  }

  /// Adds every callback that the run delivered, logged or not: what may not serve as a distractor.
  func addDelivered(to calls: inout DeliveredCalls) {
    for entry in run.trace.entries {
      calls.insert(
        EventIdentity(receiver: receiver(of: entry), callback: entry.callback, argument: argument(of: entry)))
    }
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
  /// does not tell the two apart, the entry before it. The first of a step names the step.
  private func because(_ entry: Entry, after previous: Entry?) -> String {
    let moment = moment(of: entry)
    guard let previous else {
      return entry.phase == .call && entry.cause == nil
        ? moment : strings(.stepStart, stepText(entry), moment)
    }
    guard previous.phase == entry.phase, previous.cause == entry.cause else { return moment }
    return strings(.samePlace, label(previous), moment)
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
