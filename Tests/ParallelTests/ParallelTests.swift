import Testing

import Parallel

@Suite("Work on all cores")
struct ParallelTests {
  @Test("Results are in order", arguments: [0, 1, 2, 3, 1_000])
  func order(count: Int) {
    #expect(Parallel.map(0..<count) { $0 * $0 } == (0..<count).map { $0 * $0 })
    let kept = Parallel.map(Array(0..<count), state: 0) { worked, number in
      worked += 1
      return worked > 0 ? number : -1
    }
    #expect(kept == Array(0..<count))
  }

  @Test("Work is divided again while it is done")
  func nested() {
    @Sendable func sum(_ depth: Int) -> Int {
      guard depth > 0 else { return 1 }
      let (first, rest) = Parallel.both {
        sum(depth - 1)
      } _: {
        Parallel.map(0..<3) { _ in sum(depth - 1) }
      }
      return first + rest.reduce(0, +)
    }
    for _ in 0..<20 { #expect(sum(5) == 1_024) }
  }

  @Test("Who joins in keeps what it found out, and every element is worked on once")
  func states() {
    let numbers = Parallel.map(0..<500, state: 0) { count, _ in
      count += 1
      return count
    }
    // Each counts from one: nobody reaches a number that somebody did not pass on the way.
    let counts = Dictionary(grouping: numbers) { $0 }.mapValues(\.count)
    #expect(numbers.count == 500)
    for number in 2...500 where counts[number] != nil {
      #expect(counts[number, default: 0] <= counts[number - 1, default: 0])
    }
  }
}
