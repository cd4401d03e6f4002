import LifecycleEngine
import Testing

/// Pairs written as text: `"0<1 1<2"`.
private func pairs(_ text: String) -> [OrderedPair] {
  text.split(separator: " ").compactMap { pair in
    let ends = pair.split(separator: "<").compactMap { Int($0) }
    return ends.count == 2 ? OrderedPair(ends[0], ends[1]) : nil
  }
}

private func text(_ pairs: [OrderedPair]) -> String {
  pairs.map { "\($0.first)<\($0.second)" }.joined(separator: " ")
}

/// A small seeded generator, so that a failing random case can be run again.
private struct Seeded {
  var state: UInt64
  mutating func next(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }
  /// A random order whose pairs all ascend, then renamed by a random permutation.
  mutating func poset(_ count: Int) -> [OrderedPair] {
    let names = permutation(count)
    var found: [OrderedPair] = []
    for first in 0..<count {
      for second in first..<count where second > first && next(below: 3) == 0 {
        found.append(OrderedPair(names[first], names[second]))
      }
    }
    return found
  }
  mutating func permutation(_ count: Int) -> [Int] {
    var order = Array(0..<count)
    for index in order.indices.reversed() { order.swapAt(index, next(below: index + 1)) }
    return order
  }
}

private func permutations(_ count: Int) -> [[Int]] {
  guard count > 0 else { return [[]] }
  return permutations(count - 1).flatMap { shorter in
    (0...shorter.count).map { place in
      var longer = shorter
      longer.insert(count - 1, at: place)
      return longer
    }
  }
}

struct PartialOrderTests {
  struct Made: CustomTestStringConvertible, Sendable {
    var count: Int
    var given: String
    var closure: String
    var extensions: UInt64
    var canonical: [Int]
    var testDescription: String { "\(count): \(given)" }
  }

  @Test(arguments: [
    Made(count: 0, given: "", closure: "", extensions: 1, canonical: []),
    Made(count: 3, given: "", closure: "", extensions: 6, canonical: [0, 1, 2]),
    Made(
      count: 3, given: "2<1 1<0", closure: "1<0 2<0 2<1", extensions: 1,
      canonical: [2, 1, 0]),
    Made(
      count: 4, given: "0<1 0<2 1<3 2<3 0<3", closure: "0<1 0<2 0<3 1<3 2<3",
      extensions: 2, canonical: [0, 1, 2, 3]),
    Made(
      count: 5, given: "3<0 4<0", closure: "3<0 4<0", extensions: 40,
      canonical: [1, 2, 3, 4, 0]),
  ])
  func pairsGiveAClosedOrder(_ made: Made) throws {
    let order = try #require(PartialOrder(count: made.count, pairs: pairs(made.given)))
    #expect(text(order.pairs) == made.closure)
    #expect(order.relationCount == order.pairs.count)
    #expect(order.linearExtensionCount() == made.extensions)
    #expect(order.canonicalLinearExtension == made.canonical)
  }

  struct Refused: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var count: Int
    var given: String
  }

  @Test(arguments: [
    Refused(testDescription: "a circle", count: 3, given: "0<1 1<2 2<0"),
    Refused(testDescription: "before itself", count: 2, given: "1<1"),
    Refused(testDescription: "out of range", count: 2, given: "0<2"),
    Refused(testDescription: "more than a word", count: 65, given: ""),
    Refused(testDescription: "negative", count: -1, given: ""),
  ])
  func whatIsNoOrderIsRefused(_ refused: Refused) {
    #expect(PartialOrder(count: refused.count, pairs: pairs(refused.given)) == nil)
  }

  @Test func commonOrderOfRuns() throws {
    #expect(PartialOrder(commonTo: []) == nil)
    #expect(PartialOrder(commonTo: [[0, 1], [0]]) == nil)
    #expect(PartialOrder(commonTo: [[0, 0]]) == nil)
    #expect(PartialOrder(commonTo: [[0, 2]]) == nil)
    #expect(PartialOrder(commonTo: [Array(0..<65)]) == nil)
    let order = try #require(PartialOrder(commonTo: [[0, 1, 2, 3], [0, 2, 1, 3]]))
    #expect(text(order.pairs) == "0<1 0<2 0<3 1<3 2<3")
    #expect(order.precedes(0, 3) && !order.precedes(3, 0) && !order.precedes(1, 2))
    #expect(!order.precedes(0, 4) && !order.precedes(-1, 0))
    #expect(order.predecessors(of: 3) == 0b111)
  }

  @Test func aWholeWordOfElements() throws {
    let chain = try #require(PartialOrder(commonTo: [Array((0..<64).reversed())]))
    #expect(chain.relationCount == 64 * 63 / 2)
    #expect(chain.linearExtensionCount() == 1)
    #expect(chain.canonicalLinearExtension == Array((0..<64).reversed()))
    let free = try #require(PartialOrder(count: 64, pairs: []))
    #expect(free.linearExtensionCount() == nil)
    #expect(free.linearExtensions(limit: 3).count == 3)
    // Three chains of 21 have few closed sets, but more orders than 64 bits can count.
    let threeChains = (0..<60).map { OrderedPair($0, $0 + 3) }
    #expect(PartialOrder(count: 63, pairs: threeChains)?.linearExtensionCount() == nil)
    #expect(PartialOrder(count: 12, pairs: [])?.linearExtensionCount() == 479_001_600)
  }

  @Test func randomOrdersAgreeWithTryingEveryPermutation() throws {
    var random = Seeded(state: 7)
    let everyOrder = (0...6).map(permutations)
    for _ in 0..<1_500 {
      let count = random.next(below: 7)
      let given = random.poset(count)
      let order = try #require(PartialOrder(count: count, pairs: given))
      let accepted = everyOrder[count].filter { candidate in
        given.allSatisfy { pair in
          let first = candidate.firstIndex(of: pair.first)
          let second = candidate.firstIndex(of: pair.second)
          return (first ?? 0) < (second ?? 0)
        }
      }
      #expect(order.linearExtensionCount() == UInt64(accepted.count))
      let enumerated = order.linearExtensions(limit: 1_000)
      #expect(enumerated == accepted.sorted { $0.lexicographicallyPrecedes($1) })
      #expect(enumerated.first == order.canonicalLinearExtension)
      // An order is what its linear extensions agree on.
      #expect(PartialOrder(commonTo: accepted) == order)
    }
  }
}
