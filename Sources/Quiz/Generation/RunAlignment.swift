internal import LifecycleEngine

/// Consecutive steps in which all runs deliver the same events, though perhaps in different orders.
struct Stretch: Sendable, Equatable {
  /// The events in the order of the canonical run.
  var events: [RunEvent]
  /// For each run the indices into `events` in that run's order; the first is ascending.
  var orders: [[Int]]

  /// The lengths of prefixes that hold the same events in every run, ascending, up to the whole length.
  ///
  /// Only there can a stretch be cut so that both sides ask about something that all runs share.
  ///
  /// - Complexity: O(events × runs).
  var divisions: [Int] {
    var isDivision = [Bool](repeating: true, count: events.count + 1)
    for order in orders {
      var largest = -1
      for (place, index) in order.enumerated() {
        largest = max(largest, index)
        if largest != place { isDivision[place + 1] = false }
      }
    }
    return isDivision.indices.filter { $0 > 0 && isDivision[$0] }
  }
}

/// Finds which steps all runs agree on.
struct RunAlignment: Sendable {
  let stretches: [Stretch]
  let refusals: [ItemRefusal]

  /// Compares all runs, step by step, with the first one.
  ///
  /// - Complexity: O(all events), apart from sorting the step numbers.
  init(_ request: ItemRequest) {
    let runsBySteps = request.runs.map { Dictionary(grouping: $0.events, by: \.step) }
    let steps = Set(runsBySteps.flatMap(\.keys)).sorted()
    var stretches: [Stretch] = []
    var refusals: [ItemRefusal] = []
    var isOpen = false
    for step in steps {
      let sides = runsBySteps.map { $0[step] ?? [] }
      switch Self.orders(of: sides) {
      case .success(let orders):
        let canonical = sides.first ?? []
        if isOpen {
          stretches[stretches.count - 1].append(canonical, orders: orders)
        } else {
          stretches.append(Stretch(events: canonical, orders: orders))
        }
        isOpen = true
      case .failure(let difference):
        refusals.append(ItemRefusal(steps: step...step, reason: difference.reason(request)))
        isOpen = false
      }
    }
    self.stretches = stretches
    self.refusals = refusals
  }

  /// Each side as indices into the first one, or an event that only some have.
  private static func orders(of sides: [[RunEvent]]) -> Result<[[Int]], Difference> {
    let canonical = sides.first ?? []
    let indexOfEvent = Dictionary(
      zip(EventIdentity.numbered(canonical), canonical.indices), uniquingKeysWith: { first, _ in first })
    var orders: [[Int]] = []
    for (run, side) in sides.enumerated() {
      var isMissing = [Bool](repeating: true, count: canonical.count)
      var order: [Int] = []
      for (event, identity) in zip(side, EventIdentity.numbered(side)) {
        guard let index = indexOfEvent[identity] else {
          return .failure(Difference(event: event, runWith: run, runWithout: 0))
        }
        isMissing[index] = false
        order.append(index)
      }
      if let missing = isMissing.firstIndex(of: true) {
        return .failure(Difference(event: canonical[missing], runWith: 0, runWithout: run))
      }
      orders.append(order)
    }
    return .success(orders)
  }

  private struct Difference: Error {
    var event: RunEvent
    var runWith: Int
    var runWithout: Int

    func reason(_ request: ItemRequest) -> ItemRefusal.Reason {
      .eventsDiffer(
        label: EventIdentity(event).label, in: request.runs[runWith].world, notIn: request.runs[runWithout].world)
    }
  }
}

extension Stretch {
  /// Adds a later step, of which every event comes after all of this stretch in every run.
  fileprivate mutating func append(_ later: [RunEvent], orders laterOrders: [[Int]]) {
    let offset = events.count
    events += later
    for (run, order) in laterOrders.enumerated() { orders[run] += order.map { $0 + offset } }
  }
}
