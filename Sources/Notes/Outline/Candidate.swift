import LifecycleEngine

/// Lines that may be an order together.
struct Candidate {
  var lines: [StepLine]
  var form: Ordering.Form
  var place: OrderingPlace
  /// The text right at the steps that says what happens.
  var title: Range<Int>?
  /// What is known from where the lines stand.
  var evidence: [ListEvidence] = []

  var steps: [Ordering.Step] { lines.flatMap(\.steps) }
}

extension Candidate {
  /// At least two things that differ: callbacks, or the receivers of one callback.
  static func hasTwoSteps(_ steps: [Ordering.Step]) -> Bool {
    guard let first = steps.first else { return false }
    return steps.dropFirst().contains { $0.event != first.event || $0.actor != first.actor }
  }

  /// "Q. X or Y? A. Y": a question and its answer, and no receivers.
  var isDialogue: Bool {
    let actors = steps.compactMap(\.actor)
    return actors.contains("Q") && actors.allSatisfy { $0 == "Q" || $0 == "A" }
  }

  /// "addSubview triggers X", "scrolling triggers X": sentences about one callback, whatever else they name.
  var isAboutOne: Bool {
    guard form != .log, steps.contains(where: { $0.actor == nil }) else { return false }
    let callbacks = steps.compactMap(\.callback)
    let most = Set(callbacks).map { one in callbacks.count { $0 == one } }.max() ?? 0
    return most > 2 && most * 2 > callbacks.count
  }

  var isLog: Bool { evidence.contains(.times) || evidence.contains(.messages) }

  /// Two receivers take turns.
  var takesTurns: Bool {
    let steps = steps
    let named = steps.compactMap(\.actor)
    guard named.count * 2 >= steps.count, let first = named.first else { return false }
    return named.contains { $0 != first }
  }

  /// A callback without a receiver comes several times.
  var recurs: Bool { recurrences > 0 }

  /// So often that the items are about topics.
  var repeats: Bool { recurrences * 3 > steps.count }

  private var recurrences: Int {
    let callbacks = steps.filter { $0.actor == nil }.compactMap(\.callback)
    var seen = [Bool](repeating: false, count: CallbackInfo.all.count)
    var count = 0
    for callback in callbacks {
      if seen[Int(callback.rawValue)] { count += 1 }
      seen[Int(callback.rawValue)] = true
    }
    return count
  }

  /// A name can come twice.
  static func isSorted(_ names: [String]) -> Bool { zip(names, names.dropFirst()).allSatisfy { $0 <= $1 } }

  /// Five and more in the order of the alphabet.
  var isAlphabetical: Bool {
    let names = steps.compactMap { $0.callback?.info.selector.description }
    return names.count >= 5 && Candidate.isSorted(names)
  }
}
