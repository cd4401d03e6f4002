import LifecycleEngine

/// The longest part of a claim that comes in the same order in a run: what is left of an order that is wrong.
enum Neighbour {
  /// A claimed step and the entry of the run that it is.
  typealias Pair = (step: Int, entry: Int)

  /// The claimed steps that can be kept, in order, each with its entry. Incidental entries cost nothing.
  ///
  /// Complexity: O(steps × entries), both cut at a few hundred.
  static func kept(steps: Int, entries: Int, matches: (_ step: Int, _ entry: Int) -> Bool) -> [Pair] {
    let steps = min(steps, most)
    let entries = min(entries, most)
    guard steps > 0, entries > 0 else { return [] }
    let width = entries + 1
    var lengths = [UInt16](repeating: 0, count: (steps + 1) * width)
    for step in (0..<steps).reversed() {
      for entry in (0..<entries).reversed() {
        let skipped = max(lengths[(step + 1) * width + entry], lengths[step * width + entry + 1])
        let taken = matches(step, entry) ? lengths[(step + 1) * width + entry + 1] + 1 : 0
        lengths[step * width + entry] = max(skipped, taken)
      }
    }
    var kept: [Pair] = []
    var step = 0
    var entry = 0
    while step < steps, entry < entries {
      let here = lengths[step * width + entry]
      // Of two steps that stand the other way round the later one goes.
      if here == lengths[step * width + entry + 1] {
        entry += 1
      } else if here == lengths[(step + 1) * width + entry] {
        step += 1
      } else {
        kept.append((step, entry))
        step += 1
        entry += 1
      }
    }
    return kept
  }

  private static let most = 400
}

extension OrderClaim {
  /// The claim with some of its steps only.
  func keeping(_ indices: [Int]) -> OrderClaim {
    var copy = self
    copy.steps = indices.map { steps[$0] }
    return copy
  }
}
