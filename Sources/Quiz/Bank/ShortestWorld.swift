internal import LifecycleEngine

/// Leaves out of a scenario what changes nothing in those of its steps that an item asks about: other steps, and what is
/// declared. A learner should look for the point in what is told, and for nothing else. What the app's own methods do stays,
/// and what is declared of those that are asked about: that it changes nothing may be the point. So it may be of a step that
/// the title speaks of.
struct ShortestWorld {
  private(set) var source: ScenarioSource
  private(set) var runs: SourceRuns
  /// Those of every scenario that was tried: another item of the source mostly leaves out the same.
  private(set) var tried: [Scenario: SourceRuns]
  /// The steps that are asked about, counted from 0.
  private(set) var window: ClosedRange<Int>
  /// The newest one first: where that differs nothing else need be run.
  private let worlds: [Edition]
  private let wanted: [Log]

  /// What the steps log in a world, and what they log where a fact that nobody knows is otherwise.
  private struct Log: Equatable {
    let log: [Line]
    let others: Set<[Line]>

    init(_ run: EditionRun, _ window: ClosedRange<Int>) {
      log = Self.lines(run.shape, window)
      others = Set(run.doubts.map { Self.lines($0.shape, window) }).subtracting([log])
    }

    var receivers: Set<String> { Set(log.map(\.identity.receiver)) }

    /// Whether a run logs the same, whatever it logs where a fact is otherwise: told first, for most that is tried differs.
    func isLog(of shape: RunShape, _ window: ClosedRange<Int>) -> Bool { Self.lines(shape, window) == log }

    private static func lines(_ shape: RunShape, _ window: ClosedRange<Int>) -> [Line] {
      shape.events.filter { window.contains($0.step) }.map {
        Line(identity: EventIdentity($0), step: $0.step - window.lowerBound, phase: $0.phase)
      }
    }
  }

  private struct Line: Hashable {
    var identity: EventIdentity
    var step: Int
    var phase: Int
  }

  /// - Parameters:
  ///   - worlds: Those that have to log the same with less; they run the source to its end.
  ///   - tried: What is known of shorter scenarios from other items of the source.
  init(
    _ source: ScenarioSource, _ runs: SourceRuns, window: ClosedRange<Int>, in worlds: Set<Edition>,
    tried: [Scenario: SourceRuns]
  ) {
    self.source = source
    self.tried = tried
    self.window = window
    let worlds = worlds.sorted { $0.version > $1.version }
    var runs = runs
    wanted = worlds.compactMap { runs.run(in: $0).map { Log($0, window) } }
    self.worlds = worlds
    self.runs = runs
  }

  /// Leaves out all that can be left out; whether that is anything.
  ///
  /// - Complexity: at most `mostTries` scenarios are run, in all worlds; most fail in the first. What comes where a fact that
  ///   nobody knows is otherwise takes as many runs as there are such facts: it is asked at the end, and at each try only
  ///   where it is not the same then.
  mutating func shorten() -> Bool {
    guard wanted.count == worlds.count else { return false }
    let long = self
    leaveOutAll()
    var short = runs
    if isLoggedUnderDoubt(window, &short) {
      runs = short
      tried[source.scenario] = short
    } else {
      (source, runs, window, tries, doubtsEachTry) = (long.source, long.runs, long.window, 0, true)
      leaveOutAll()
    }
    return source.scenario != long.source.scenario
  }

  private mutating func leaveOutAll() {
    _ = take(Self.withoutExpectations(source.scenario), window)
    leaveOutSteps(window.upperBound + 1..<source.scenario.steps.count)
    var end = window.lowerBound
    while end > 0 {
      // Coming back undoes leaving: some steps can be left out together only.
      let length = stride(from: min(end, Self.longestDetour), to: 0, by: -1).first { leaveOutSteps(end - $0..<end) }
      end -= length ?? 1
    }
    leaveOut(\.segues)
    leaveOut(\.containers)
    leaveOut(\.views)
    leaveOut(\.classes)
    let asked = wanted.first?.receivers ?? []
    leaveOut(\.controllers) { controller, scenario in
      asked.contains(String(decoding: scenario.text(controller.name), as: UTF8.self))
    }
  }

  /// What is logged follows from what is expected where nothing else is said: then it is said.
  private static func withoutExpectations(_ scenario: Scenario) -> Scenario {
    guard var log = anyLog, var logged = log.entries.first else { return scenario }
    var scenario = scenario
    log.entries = []
    for expectation in scenario.steps.flatMap(\.expectations) {
      guard case .entry(let entry) = expectation.kind else { continue }
      logged.callback = entry.callback
      let isOwn = entry.receiver.role == .object || entry.receiver.role == .main
      for receiver in isOwn ? [nil, entry.receiver] : [entry.receiver] {
        logged.receiver = receiver
        if !log.entries.contains(logged) { log.entries.append(logged) }
      }
    }
    if scenario.log == nil, !log.entries.isEmpty { scenario.log = log }
    for step in scenario.steps.indices { scenario.steps[step].expectations = [] }
    return scenario
  }

  private static let anyLog = ScenarioParser.parse(Array("log: viewDidLoad\n".utf8)).scenario.log

  private static let longestDetour = 4
  private static let mostTries = 80
  private var tries = 0
  private var doubtsEachTry = false

  @discardableResult
  private mutating func leaveOutSteps(_ steps: Range<Int>) -> Bool {
    var scenario = source.scenario
    guard !steps.contains(where: isNamedInTitle) else { return false }
    scenario.steps.removeSubrange(steps)
    let shift = steps.lowerBound < window.lowerBound ? steps.count : 0
    return !steps.isEmpty && take(scenario, window.lowerBound - shift...window.upperBound - shift)
  }

  /// Whether the title has a word of a step.
  private func isNamedInTitle(_ step: Int) -> Bool {
    let words = RunReading.text(of: source.scenario.steps[step], in: source.scenario).lowercased().split(separator: " ")
    let title = source.title.lowercased()
    return step < window.lowerBound && words.contains { $0.utf8.count > 3 && $0 != "launch" && title.contains($0) }
  }

  private mutating func leaveOut<Element>(
    _ declarations: WritableKeyPath<Scenario, [Element]>,
    unless isNeeded: (Element, Scenario) -> Bool = { _, _ in false }
  ) {
    for index in source.scenario[keyPath: declarations].indices.reversed() {
      guard !isNeeded(source.scenario[keyPath: declarations][index], source.scenario) else { continue }
      var scenario = source.scenario
      scenario[keyPath: declarations].remove(at: index)
      _ = take(scenario, window)
    }
  }

  /// Takes a scenario that logs the same in the window, in every world.
  private mutating func take(_ scenario: Scenario, _ window: ClosedRange<Int>) -> Bool {
    tries += 1
    guard tries <= Self.mostTries else { return false }
    var source = source
    source.scenario = scenario
    var runs = tried.removeValue(forKey: scenario) ?? SourceRuns(source: source, strings: runs.strings)
    defer { tried[scenario] = runs }
    for (world, wanted) in zip(worlds, wanted) {
      guard let shape = runs.shape(in: world), wanted.isLog(of: shape, window) else { return false }
    }
    guard !doubtsEachTry || isLoggedUnderDoubt(window, &runs) else { return false }
    (self.source, self.runs, self.window) = (source, runs, window)
    return true
  }

  /// Whether the steps log the same in each world, and the same where a fact that nobody knows is otherwise.
  private func isLoggedUnderDoubt(_ window: ClosedRange<Int>, _ runs: inout SourceRuns) -> Bool {
    zip(worlds, wanted).allSatisfy { world, wanted in
      runs.run(in: world).map { Log($0, window) == wanted } ?? false
    }
  }
}
