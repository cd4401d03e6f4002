import LifecycleEngine

/// Decides whether a list of steps is meant as an order.
struct StepSequence {
  let steps: [Ordering.Step]
  let place: OrderingPlace
  let bytes: [UInt8]

  /// At least two things that differ: callbacks, or the receivers of one callback.
  var hasTwoSteps: Bool {
    guard let first = steps.first else { return false }
    return steps.dropFirst().contains { $0.event != first.event || $0.actor != first.actor }
  }

  /// Two receivers take turns: nobody explains methods in that way.
  var hasTwoActors: Bool {
    let named = steps.compactMap(\.actor)
    guard named.count * 2 >= steps.count, let first = named.first else { return false }
    return named.contains { $0 != first }
  }

  /// A callback without a receiver comes several times: a list about topics.
  var repeats: Bool {
    let callbacks = steps.filter { $0.actor == nil }.compactMap(\.callback)
    var seen: [Bool] = Array(repeating: false, count: CallbackInfo.all.count)
    var repeated = 0
    for callback in callbacks {
      if seen[Int(callback.rawValue)] { repeated += 1 }
      seen[Int(callback.rawValue)] = true
    }
    return repeated * 3 > steps.count
  }

  /// The callbacks stand in the order of a life.
  var isAscending: Bool { LifeRank.isAscending(steps.compactMap(\.callback)) }

  /// A list without numbers is an order if its surroundings say so, or if it tells a life in its order.
  var isOrderWithoutNumbers: Bool {
    guard hasTwoSteps, !repeats else { return false }
    if hasTwoActors { return true }
    if place.says(.order, bytes: bytes) { return true }
    if place.leadInSays(.output, bytes: bytes) { return true }
    return isLife
  }

  /// Three and more callbacks in the order of a life, where the text is about life cycles.
  var isLife: Bool {
    steps.count >= 3 && hasTwoSteps && isAscending && place.says(.life, bytes: bytes)
      && !saysGlossaryNearby
  }

  private var saysGlossaryNearby: Bool {
    guard let nearest = place.headings.last else { return false }
    let meanings = OrderingCues.meanings(in: nearest.range, of: bytes)
    return meanings.contains(.glossary) && !meanings.contains(.life)
  }
}
