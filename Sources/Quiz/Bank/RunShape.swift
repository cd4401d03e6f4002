internal import LifecycleEngine

/// What is read from a run, shared by all worlds whose runs are equal. Immutable.
final class RunShape: Sendable {
  let reading: RunReading
  /// What was logged, without the words for why.
  let events: [RunEvent]
  /// Tells the shapes of a source apart.
  let number: Int
  /// Equal for runs of a source that log the same.
  let log: Int

  struct StepEvent: Hashable {
    var identity: EventIdentity
    var step: Int
  }

  /// - Parameter others: The shapes that the source has so far; different runs may still log the same.
  init(reading: RunReading, number: Int, others: [RunShape]) {
    let events = reading.events(explained: false)
    self.reading = reading
    self.events = events
    self.number = number
    log = others.first { $0.events == events }?.log ?? number
  }

  /// How often each event comes in each step.
  var counts: [StepEvent: Int] {
    events.reduce(into: [:]) { counts, event in
      counts[StepEvent(identity: EventIdentity(event), step: event.step), default: 0] += 1
    }
  }

  /// Whether another run of the same script is equal in everything that is read from it.
  func isOf(_ run: ScenarioRun) -> Bool {
    reading.run.steps == run.steps && reading.run.trace.entries == run.trace.entries
  }
}

/// A world with what the scenario logs in it.
struct EditionRun: Sendable {
  let world: Edition
  let shape: RunShape
  private let name: String
  /// The same world where a fact that nobody knows for sure is otherwise, as far as something else comes then.
  private(set) var doubts: [EditionRun] = []

  init(world: Edition, name: String, shape: RunShape) {
    self.world = world
    self.name = name
    self.shape = shape
  }

  /// Takes note of what comes of it where an open fact has the value that it is not taken to have.
  mutating func add(_ other: RunShape, where fact: Fact, is value: Bool) {
    guard other !== shape, !doubts.contains(where: { $0.shape === other }) else { return }
    doubts.append(EditionRun(world: world, name: "\(name), \(fact)=\(value)", shape: other))
  }

  /// Equal for runs that log the same.
  var log: Int { shape.log }

  var run: QuizRun { QuizRun(world: name, events: shape.events) }

  /// The run with the words for why each event comes.
  var explained: QuizRun { QuizRun(world: name, events: shape.reading.events(explained: true)) }
}

extension Array where Element == EditionRun {
  /// The runs, and what comes of them where a fact that nobody knows is otherwise: no answer is wrong for that.
  var withDoubts: [EditionRun] { flatMap { [$0] + $0.doubts } }

  /// The first of each set of runs that log the same, among them those that nobody can rule out.
  var distinct: [EditionRun] {
    var seen: Set<Int> = []
    return withDoubts.filter { seen.insert($0.log).inserted }
  }
}

extension DeliveredCalls {
  /// Everything that any of some runs delivers.
  init(_ runs: [EditionRun]) {
    self.init()
    var seen: Set<Int> = []
    for run in runs.withDoubts where seen.insert(run.shape.number).inserted {
      run.shape.reading.addDelivered(to: &self)
    }
  }
}
