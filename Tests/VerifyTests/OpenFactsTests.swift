import LifecycleEngine
import Testing

@testable import Verify

@Suite("Which open facts turn a verdict")
struct OpenFactsTests {
  private static let facts: [Fact] = [
    .willShowAfterWillAppear, .sceneActiveBeforeLayout, .poppedLosesParentAtOnce, .rootSwapOldFirst,
  ]

  struct Example: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// Those that change a run by themselves.
    var moving: [Int]
    /// Those that turn the verdict, all together.
    var turning: [Int]
    var deciding: [Int]?
  }

  @Test(arguments: [
    Example(testDescription: "none", moving: [0, 1], turning: [], deciding: nil),
    Example(testDescription: "one", moving: [0, 1, 2], turning: [2], deciding: [2]),
    Example(testDescription: "two that change runs", moving: [1, 3], turning: [1, 3], deciding: [1, 3]),
    Example(
      testDescription: "two, of which one only changes what the other does", moving: [3], turning: [0, 3],
      deciding: [3, 0]),
    Example(testDescription: "two that no run notices", moving: [1], turning: [0, 2], deciding: nil),
  ])
  func deciding(_ example: Example) {
    let facts = Self.facts
    var tried: [[Fact]] = []
    let found = OpenFacts.deciding(among: facts) { some in
      tried.append(some)
      let places = some.compactMap(facts.firstIndex)
      if !example.turning.isEmpty, places.sorted() == example.turning.sorted() { return .verdict }
      return places.contains(where: example.moving.contains) ? .runs : .nothing
    }
    #expect(found == example.deciding.map { $0.map { facts[$0] } })
    #expect(Set(tried.map(Set.init)).count == tried.count)
  }

  @Test("Pairs are bounded, and one fact is enough where it decides")
  func bound() {
    let facts = Array(Fact.allCases.prefix(40))
    var pairs = 0
    #expect(
      OpenFacts.deciding(among: facts) { some in
        pairs += some.count - 1
        return .runs
      } == nil)
    #expect(pairs == OpenFacts.mostPairs)
  }

  @Test("Two facts are flipped together in runs that ask for both, and each at a version that both are open for")
  func together() throws {
    let open = Fact.allCases.filter { $0.record.isOpen }
    let worlds = Version.modelled.map { WorldFacts(version: $0, lifeCycle: .app, isInNavigation: false, origin: .code) }
    for first in open {
      for second in open {
        guard let version = OpenFacts.newestVersion(openFor: [first, second], of: worlds) else { continue }
        #expect(first.record.isOpen(on: version) && second.record.isOpen(on: version))
      }
    }
    #expect(OpenFacts.newestVersion(openFor: [.hasScenes], of: worlds) == nil)
  }
}
