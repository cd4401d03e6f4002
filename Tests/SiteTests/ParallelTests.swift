import Testing

@testable import Site

@Suite("Work on all cores")
struct ParallelTests {
  @Test("Results are in order", arguments: [0, 1, 2, 3, 1_000])
  func order(count: Int) {
    #expect(Parallel.map(0..<count) { $0 * $0 } == (0..<count).map { $0 * $0 })
    let kept = Parallel.mapFromBothEnds(Array(0..<count), state: 0) { worked, number in
      worked += 1
      return worked > 0 ? number : -1
    }
    #expect(kept == Array(0..<count))
  }
}
