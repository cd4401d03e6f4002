public import LifecycleEngine

/// One run of a scenario in one world: what an ordering item is made from.
public struct QuizRun: Sendable, Hashable {
  /// The world in the reader's words: "iOS 15, animated".
  public var world: String
  /// The instrumented callbacks in the order in which they were delivered.
  public var events: [RunEvent]

  public init(world: String, events: [RunEvent]) {
    self.world = world
    self.events = events
  }
}

/// One callback that a run delivered.
///
/// Two events of different runs are the same event if receiver, callback, argument and occurrence are equal;
/// the other fields only say where the event stands and how it is shown.
public struct RunEvent: Sendable, Hashable {
  /// Who receives it, as the scenario names it: `A`.
  public var receiver: String
  public var callback: Callback
  /// What tells this delivery from others of the same callback: `nil` in `willMoveToSuperview: nil`.
  public var argument: String?
  /// The step of the scenario that it belongs to, counted from 0.
  public var step: Int
  /// The turn's phase in which it came, in ascending order within a step.
  public var phase: Int
  /// Why it came, in the item's language: "the push starts the transition".
  public var because: String?
  /// When in the run it comes, in the item's language, so that two events can be held against each other.
  public var moment: Moment?

  public init(
    receiver: String, callback: Callback, argument: String? = nil, step: Int = 0, phase: Int = 0,
    because: String? = nil, moment: Moment? = nil
  ) {
    self.receiver = receiver
    self.callback = callback
    self.argument = argument
    self.step = step
    self.phase = phase
    self.because = because
    self.moment = moment
  }
}

/// When an event comes: the step, and the moment within it.
public struct Moment: Sendable, Hashable {
  /// The step's index, from 0.
  public var step: Int
  /// The step as the scenario writes it: `push B`.
  public var stepText: String
  /// "when the animation has ended"
  public var text: String

  public init(step: Int, stepText: String, text: String) {
    self.step = step
    self.stepText = stepText
    self.text = text
  }
}
