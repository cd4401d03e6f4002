internal import LifecycleEngine

/// One run of a scenario in one world: what an ordering item is made from.
struct QuizRun: Sendable, Hashable {
  /// The world in the reader's words: "iOS 15, animated".
  var world: String
  /// The instrumented callbacks in the order in which they were delivered.
  var events: [RunEvent]
}

/// One callback that a run delivered.
///
/// Two events of different runs are the same event if receiver, callback, argument and occurrence are equal;
/// the other fields only say where the event stands and how it is shown.
struct RunEvent: Sendable, Hashable {
  /// Who receives it, as the scenario names it: `A`.
  var receiver: String
  /// What is delivered.
  var callback: Callback
  /// What tells this delivery from others of the same callback: `nil` in `willMoveToSuperview: nil`.
  var argument: String? = nil
  /// The step of the scenario that it belongs to, counted from 0.
  var step: Int = 0
  /// The turn's phase in which it came, in ascending order within a step.
  var phase: Int = 0
  /// Why it came, in the item's language: "the push starts the transition".
  var because: String? = nil
  /// When in the run it comes, in the item's language, so that two events can be held against each other.
  var moment: Moment? = nil
  /// What the run knows of it beside this.
  var cause: CallCause? = nil
}

/// When an event comes: the step, and the moment within it.
struct Moment: Sendable, Hashable {
  /// The step's index, from 0.
  var step: Int
  /// The step as the scenario writes it: `push B`.
  var stepText: String
  /// "when the animation has ended"
  var text: String
}
