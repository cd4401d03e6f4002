internal import Diagnostics

/// What ordering items are made from: the runs of one scenario in all worlds that fit, and how to speak of them.
struct ItemRequest: Sendable {
  /// The scenario's name; parts add their step to it.
  var id: String
  var language: Language = .english
  /// What the scenario is about, as it starts the stem: "Push onto a navigation stack".
  var situation: String
  /// What the note fixes, and with it all runs.
  var fixed: [String] = []
  /// The steps as the scenario writes them, indexed by `RunEvent.step`.
  var steps: [String] = []
  /// The first run is the engine's default one and becomes the canonical order.
  var runs: [QuizRun]
  /// Where the note stands that it was made from.
  var source: SourceNote
  /// Decides starting orders and which distractors are taken, together with the item's id.
  var seed: UInt64 = 0
  /// At most so many distractors an item; none on a first exposure and in exams.
  var distractorLimit: Int = 0
  /// What the runs deliver without logging it: no distractor either.
  var unlogged = DeliveredCalls()
  /// Where somebody stands in a step of the canonical run.
  var standing: @Sendable (_ receiver: String, _ step: Int) -> Standing? = { _, _ in nil }
}

/// What came of a request: the items, and for each part without one the reason.
struct ItemGeneration: Sendable, Equatable {
  /// The items, in the order of the parts.
  var items: [Item]
  /// The parts without one, in their order.
  var refusals: [ItemRefusal]
}

/// Why a part of a scenario became no item.
struct ItemRefusal: Sendable, Equatable {
  /// The steps concerned, counted from 0; nil if it is the whole scenario.
  var steps: ClosedRange<Int>?
  var reason: Reason

  /// The reasons, with the facts that a message needs.
  enum Reason: Error, Hashable {
    case noRuns
    case eventsDiffer(label: String, in: String, notIn: String)
    case tooFew(Int)
    case tooMany(Int)
    case everyOrderAccepted
    /// The order is documented nowhere.
    case incidental
    case noStart
  }

  func text(_ strings: Strings) -> String {
    switch reason {
    case .noRuns: strings(.refusedNoRuns)
    case .eventsDiffer(let label, let present, let absent):
      strings(.refusedEventsDiffer, label, present, absent)
    case .tooFew(let count): strings(.refusedTooFew, "\(count)", "\(ItemGenerator.sizes.lowerBound)")
    case .tooMany(let count): strings(.refusedTooMany, "\(count)", "\(ItemGenerator.sizes.upperBound)")
    case .everyOrderAccepted: strings(.refusedEveryOrder)
    case .incidental: strings(.refusedIncidental)
    case .noStart: strings(.refusedNoStart)
    }
  }
}
