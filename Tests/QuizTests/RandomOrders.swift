import LifecycleEngine
import Testing
import Verify

/// Keys and responses by chance.
struct RandomOrders {
  var generator: SplitMix64

  init(seed: UInt64) { generator = SplitMix64(seed: seed) }

  mutating func key(_ count: Int) throws -> PartialOrder {
    if generator.next(below: 2) == 0 {
      let runs = (0...generator.next(below: 3)).map { _ in generator.shuffled(Array(0..<count)) }
      return try #require(PartialOrder(commonTo: runs))
    }
    let names = generator.shuffled(Array(0..<count))
    let density = 2 + generator.next(below: 4)
    var pairs: [OrderedPair] = []
    for first in names.indices {
      for second in names.indices where first < second && generator.next(below: density) == 0 {
        pairs.append(OrderedPair(names[first], names[second]))
      }
    }
    return try #require(PartialOrder(count: count, pairs: pairs))
  }

  /// As in items, copies of a label are ordered by their number; the free rest is random. A chain if no order has
  /// them so.
  mutating func key(_ count: Int, keepingCopiesOf labels: [String]) throws -> PartialOrder {
    let runs = try key(count).linearExtensions(limit: 1_000).filter { run in
      run.indices.allSatisfy { later in
        (0..<later).allSatisfy { labels[run[$0]] != labels[run[later]] || run[$0] < run[later] }
      }
    }
    return try #require(PartialOrder(commonTo: runs.isEmpty ? [Array(0..<count)] : runs))
  }

  /// Some of the pieces and distractors in some order.
  mutating func response(of count: Int) -> [Int] {
    let all = generator.shuffled(Array(0..<count))
    return generator.next(below: 3) == 0 ? Array(all.prefix(generator.next(below: count + 1))) : all
  }
}
