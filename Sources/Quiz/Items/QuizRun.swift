package import LifecycleEngine

/// One run of a scenario in one world: what an ordering item is made from.
package struct QuizRun: Sendable, Hashable {
  /// The world in the reader's words: "iOS 15, animated".
  package var world: String
  /// The instrumented callbacks in the order in which they were delivered.
  package var events: [RunEvent]
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
  package var argument: String? = nil
  /// The step of the scenario that it belongs to, counted from 0.
  package var step: Int = 0
  /// The turn's phase in which it came, in ascending order within a step.
  package var phase: Int = 0
  /// Why it came, in the item's language: "the push starts the transition".
  package var because: String? = nil
  /// When in the run it comes, in the item's language, so that two events can be held against each other.
  package var moment: Moment? = nil
  /// What the run knows of it beside this.
  package var cause: CallCause? = nil
}

/// When an event comes: the step, and the moment within it.
package struct Moment: Sendable, Hashable {
  /// The step's index, from 0.
  package var step: Int
  /// The step as the scenario writes it: `push B`.
  package var stepText: String
  /// "when the animation has ended"
  package var text: String
}
