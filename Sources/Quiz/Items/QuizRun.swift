package import LifecycleEngine

/// One run of a scenario in one world: what an ordering item is made from.
package struct QuizRun: Sendable, Hashable {
  /// The world in the reader's words: "iOS 15, animated".
  package var world: String
  /// The instrumented callbacks in the order in which they were delivered.
  package var events: [RunEvent]

  /// A run in a world.
  package init(world: String, events: [RunEvent]) {
    self.world = world
    self.events = events
  }
}

/// One callback that a run delivered.
///
/// Two events of different runs are the same event if receiver, callback, argument and occurrence are equal;
/// the other fields only say where the event stands and how it is shown.
package struct RunEvent: Sendable, Hashable {
  /// Who receives it, as the scenario names it: `A`.
  package var receiver: String
  /// What is delivered.
  package var callback: Callback
  /// What tells this delivery from others of the same callback: `nil` in `willMoveToSuperview: nil`.
  package var argument: String?
  /// The step of the scenario that it belongs to, counted from 0.
  package var step: Int
  /// The turn's phase in which it came, in ascending order within a step.
  package var phase: Int
  /// Why it came, in the item's language: "the push starts the transition".
  package var because: String?
  /// When in the run it comes, in the item's language, so that two events can be held against each other.
  package var moment: Moment?

  /// An event; what is left out nobody knows.
  package init(
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
package struct Moment: Sendable, Hashable {
  /// The step's index, from 0.
  package var step: Int
  /// The step as the scenario writes it: `push B`.
  package var stepText: String
  /// "when the animation has ended"
  package var text: String

  /// A moment within a step.
  package init(step: Int, stepText: String, text: String) {
    self.step = step
    self.stepText = stepText
    self.text = text
  }
}
