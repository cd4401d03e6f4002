internal import LifecycleEngine

/// What is read from a run, shared by all worlds whose runs are equal.
struct RunShape: Sendable {
  let reading: RunReading
  /// What was logged, without the words for why.
  let events: [RunEvent]
  /// Every callback that the run delivered, logged or not.
  let delivered: DeliveredCalls
  /// How often each event comes in each step.
  let counts: [StepEvent: Int]
  /// Tells the shapes of a source apart.
  let number: Int
  /// Equal for runs of a source that log the same.
  var log: Int

  struct StepEvent: Hashable {
    var identity: EventIdentity
    var step: Int
  }

  init(reading: RunReading, number: Int) {
    self.reading = reading
    events = reading.events(explained: false)
    delivered = reading.delivered
    counts = events.reduce(into: [:]) { counts, event in
      counts[StepEvent(identity: EventIdentity(event), step: event.step), default: 0] += 1
    }
    self.number = number
    log = number
  }

  /// Whether another run of the same script is equal in everything that is read from it.
  func isOf(_ run: ScenarioRun) -> Bool {
    reading.run.steps == run.steps && reading.run.trace.entries == run.trace.entries
  }
}

/// A world with what the scenario logs in it.
struct WorldRun: Sendable {
  let world: World
  let shape: RunShape
  private let name: String

  init(world: World, name: String, shape: RunShape) {
    self.world = world
    self.name = name
    self.shape = shape
  }

  /// Equal for runs that log the same.
  var log: Int { shape.log }

  var run: QuizRun { QuizRun(world: name, events: shape.events) }

  /// The run with the words for why each event comes.
  var explained: QuizRun { QuizRun(world: name, events: shape.reading.events(explained: true)) }
}

extension Array where Element == WorldRun {
  /// The first of each set of runs that log the same.
  var distinct: [WorldRun] {
    var seen: Set<Int> = []
    return filter { seen.insert($0.log).inserted }
  }
}
