import LifecycleEngine

/// The fewest lines that have to be added or dropped so that expectations fit a run.
///
/// Complexity: O(expectations × entries) time and memory, which the caller bounds.
struct TraceAlignment {
  /// One line; together they go through all expectations and all entries in order.
  enum Move: Hashable {
    /// An expectation that the next entry fits.
    case keep(expectation: Int)
    /// `...`, which stays.
    case gap(expectation: Int)
    /// An entry that `...` stands for.
    case skip
    /// An entry that nothing expects.
    case add
    /// An expectation that no entry fits.
    case drop(expectation: Int)
  }

  private(set) var moves: [Move] = []

  init(_ expectations: [Expectation], _ entries: [Entry], _ run: ScenarioRun) {
    let width = entries.count + 1
    var costs = [Int32](repeating: 0, count: (expectations.count + 1) * width)
    func cost(_ expectation: Int, _ entry: Int) -> Int32 { costs[expectation * width + entry] }
    for entry in entries.indices.reversed() { costs[expectations.count * width + entry] = Int32(entries.count - entry) }
    for expectation in expectations.indices.reversed() {
      for entry in (0...entries.count).reversed() {
        let best: Int32
        if expectations[expectation].kind == .anything {
          best = min(cost(expectation + 1, entry), entry < entries.count ? cost(expectation, entry + 1) : .max)
        } else {
          var cheapest = 1 + cost(expectation + 1, entry)
          if entry < entries.count {
            cheapest = min(cheapest, 1 + cost(expectation, entry + 1))
            if run.fits(entries[entry], expectations[expectation]) {
              cheapest = min(cheapest, cost(expectation + 1, entry + 1))
            }
          }
          best = cheapest
        }
        costs[expectation * width + entry] = best
      }
    }
    var (expectation, entry) = (0, 0)
    while expectation < expectations.count || entry < entries.count {
      let here = cost(expectation, entry)
      let isLast = entry == entries.count
      if expectation == expectations.count {
        moves.append(.add)
        entry += 1
      } else if expectations[expectation].kind == .anything {
        moves.append(.gap(expectation: expectation))
        while cost(expectation, entry) != cost(expectation + 1, entry) {
          moves.append(.skip)
          entry += 1
        }
        expectation += 1
      } else if !isLast, here == cost(expectation + 1, entry + 1), run.fits(entries[entry], expectations[expectation]) {
        moves.append(.keep(expectation: expectation))
        expectation += 1
        entry += 1
      } else if here == 1 + cost(expectation + 1, entry) {
        moves.append(.drop(expectation: expectation))
        expectation += 1
      } else {
        moves.append(.add)
        entry += 1
      }
    }
  }
}
