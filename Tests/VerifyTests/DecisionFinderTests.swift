import LifecycleEngine
import Testing

@testable import Verify

/// What is said to decide must decide: a wrong reason is a false statement of its own.
@Suite struct DecisionFinderTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let worlds: [(facts: WorldFacts, isTrue: Bool)]
    let decision: Decision
    /// The facts that make the statement true where it is false.
    var mending: Set<Fact> = []
  }

  private static func world(
    _ version: Int, _ lifeCycle: LifeCycle = .scene, isInNavigation: Bool = false, _ origin: Origin = .code,
    true isTrue: Bool
  ) -> (facts: WorldFacts, isTrue: Bool) {
    (
      WorldFacts(version: Version(version), lifeCycle: lifeCycle, isInNavigation: isInNavigation, origin: origin),
      isTrue
    )
  }

  /// One world for each version.
  private static func byVersion(_ versions: ClosedRange<Int>, true isTrue: (Int) -> Bool) -> [(
    facts: WorldFacts, isTrue: Bool
  )] { versions.map { world($0, true: isTrue($0)) } }

  static let cases: [Case] = [
    Case(
      testDescription: "the only fact that changes between 12 and 13 and mends what is false",
      worlds: byVersion(10...15) { $0 >= 13 }, decision: .fact(.defaultStyleIsSheet), mending: [.defaultStyleIsSheet]),
    Case(
      testDescription: "several change with the version and none mends: the version alone",
      worlds: byVersion(10...15) { $0 >= 13 }, decision: .version),
    Case(
      testDescription: "no fact is so on one version in the middle only", worlds: byVersion(13...16) { $0 == 15 },
      decision: .version),
    Case(
      testDescription: "the life cycle",
      worlds: [13, 14].flatMap { [world($0, .app, true: true), world($0, .scene, true: false)] }, decision: .lifeCycle),
    Case(
      testDescription: "the container",
      worlds: [13, 14].flatMap {
        [world($0, isInNavigation: true, true: true), world($0, isInNavigation: false, true: false)]
      },
      decision: .container),
    Case(
      testDescription: "where it comes from",
      worlds: [13, 14].flatMap { [world($0, .scene, .nib, true: false), world($0, .scene, .code, true: true)] },
      decision: .origin),
    Case(
      testDescription: "a version, in a navigation controller only",
      worlds: (14...16).flatMap {
        [world($0, isInNavigation: true, true: $0 == 15), world($0, isInNavigation: false, true: false)]
      }, decision: .conditional(nil, .navigationRoot)),
    Case(
      testDescription: "a version, for a plain root only",
      worlds: (14...16).flatMap {
        [world($0, isInNavigation: false, true: $0 == 15), world($0, isInNavigation: true, true: false)]
      }, decision: .conditional(nil, .plainRoot)),
    Case(
      testDescription: "a version, in apps with scenes only",
      worlds: (13...15).flatMap { [world($0, .scene, true: $0 == 14), world($0, .app, true: false)] },
      decision: .conditional(nil, .sceneLifeCycle)),
    Case(
      testDescription: "a condition that does not hold wherever it is true is none",
      worlds: (13...15).flatMap { [world($0, .scene, true: $0 == 14), world($0, .app, true: $0 == 15)] },
      decision: .several),
    Case(
      testDescription: "worlds that nothing tells apart", worlds: [world(13, true: true), world(13, true: false)],
      decision: .several),
    Case(
      testDescription: "the version goes before what goes with it",
      worlds: [world(12, .app, true: false), world(13, .scene, true: true)], decision: .version),
  ]

  @Test(arguments: cases) func decides(_ given: Case) {
    let finder = DecisionFinder(given.worlds) { world, fact in
      #expect(!given.worlds[world].isTrue, "what is true already needs no mending")
      return given.mending.contains(fact)
    }
    #expect(finder.decision == given.decision)
  }

  @Test("A fact that decides is one that the platform table has so on each side", arguments: Fact.allCases)
  func followsTheTable(_ fact: Fact) {
    let worlds = Version.modelled.map {
      (
        facts: WorldFacts(version: $0, lifeCycle: .app, isInNavigation: false, origin: .code),
        isTrue: Platform($0)[fact]
      )
    }
    guard Set(worlds.map(\.isTrue)).count == 2 else { return }
    let decision = DecisionFinder(worlds) { $1 == fact }.decision
    #expect(decision == .fact(fact))
  }
}
