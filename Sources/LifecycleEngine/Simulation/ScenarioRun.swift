/// One run of a scenario on one platform, with what did not come out as expected.
public struct ScenarioRun: Sendable {
  /// What was run.
  public let script: Script
  /// What it was run on.
  public let platform: Platform
  /// All that was delivered, logged or not.
  public private(set) var trace = Trace()
  /// What did not come out as the scenario expects, in the order of its steps.
  public private(set) var mismatches: [Mismatch] = []
  /// The failure that ended the run, expected or not.
  public private(set) var failure: Failure?
  /// For each step the entries that it delivered.
  public private(set) var steps: [Range<Int>] = []

  /// Where they were asked for: the screen before the first step and after each, as far as the run comes.
  public private(set) var screens: [Screen] = []

  /// Runs every step and compares. Deterministic; bounded by the steps and by the turns a step may take.
  ///
  /// - Parameter keepsScreens: whether `screens` are kept; most runs are judged and never drawn.
  public init(_ script: Script, on platform: Platform, keepsScreens: Bool = false) {
    self.script = script
    self.platform = platform
    var simulator = Simulator(script, on: platform)
    simulator.reserveForRun()
    steps.reserveCapacity(script.scenario.steps.count)
    let instrumentation = Instrumentation(script)
    if keepsScreens { screens.append(Screen(simulator.world)) }
    for (index, step) in script.scenario.steps.enumerated() {
      let start = simulator.trace.entries.count
      simulator.perform(step.actions, step: index)
      let entries = start..<simulator.trace.entries.count
      steps.append(entries)
      // What is logged is of interest only where something is expected of it.
      let logged =
        step.expectations.isEmpty
        ? [] : entries.filter { instrumentation.contains(simulator.trace.entries[$0], in: script) }
      compare(step, index, logged, &simulator)
      if simulator.failure != nil { break }
      if keepsScreens { screens.append(Screen(simulator.world)) }
    }
    trace = simulator.trace
  }

  private mutating func compare(_ step: Step, _ index: Int, _ logged: [Int], _ simulator: inout Simulator) {
    if let failure = simulator.failure {
      self.failure = failure
      if let wanted = step.failure, failure.kind != .impossible, failure.text.contains(wanted) {
        simulator.recover()
      } else {
        mismatches.append(Mismatch(kind: .failed(failure), step: index))
        return
      }
    } else if step.failure != nil {
      mismatches.append(Mismatch(kind: .didNotFail, step: index))
    }
    if !step.expectations.isEmpty {
      let comparison = Comparison(
        script: script, expectations: step.expectations, logged: logged, entries: simulator.trace.entries)
      if let place = comparison.mismatch() {
        mismatches.append(
          Mismatch(kind: .trace(expectation: place.expectation, logged: logged, place: place.logged), step: index))
      }
    }
    if step.queries.isEmpty { return }
    let answers = Answers(simulator.run)
    for (place, query) in step.queries.enumerated() where !answers.holds(query) {
      mismatches.append(Mismatch(kind: .query(place), step: index))
    }
  }

  /// The entries of a step that expectations are held against: what the app logs, with repetitions that count once
  /// left out.
  public func compared(inStep index: Int) -> [Entry] {
    let logged = logged(inStep: index)
    let comparison = Comparison(
      script: script, expectations: [], logged: Array(logged.indices), entries: logged)
    return comparison.collapsedEntries().map { logged[$0] }
  }

  /// Whether an entry is what a single expectation asks for.
  public func fits(_ entry: Entry, _ expectation: Expectation) -> Bool {
    guard case .entry(let wanted) = expectation.kind else { return false }
    return Comparison(script: script, expectations: [], logged: [], entries: []).fits(entry, wanted)
  }

  /// The entries of a step that the app logs.
  public func logged(inStep index: Int) -> [Entry] {
    guard steps.indices.contains(index) else { return [] }
    let instrumentation = Instrumentation(script)
    return trace.entries[steps[index]].filter { instrumentation.contains($0, in: script) }
  }
}

/// What did not come out as expected in a step.
public struct Mismatch: Sendable {
  /// What was otherwise.
  public enum Kind: Sendable {
    /// The index of the expectation that could not be followed, and the logged entries with the place among
    /// them where it was wanted.
    case trace(expectation: Int, logged: [Int], place: Int)
    case query(Int)
    case failed(Failure)
    case didNotFail
  }

  /// In which way it was otherwise.
  public var kind: Kind
  /// The index of the step, from 0.
  public var step: Int
}

extension Array where Element == UInt8 {
  /// Whether the bytes occur inside. Complexity: O(n · m), for texts of a line.
  fileprivate func contains(_ other: [UInt8]) -> Bool {
    guard !other.isEmpty, other.count <= count else { return other.isEmpty }
    for start in 0...(count - other.count) where self[start..<(start + other.count)].elementsEqual(other) {
      return true
    }
    return false
  }
}
