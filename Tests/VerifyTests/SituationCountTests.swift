import LifecycleEngine
import Testing

@testable import Verify

/// In which situations callbacks come, held against what is known and against the judge of claims.
@Suite("How often callbacks come in a situation")
struct SituationCountTests {
  private static let counts = Situation.allCases.filter { $0 != .unknown }.map { SituationCounts(of: $0) }

  private static func counts(of situation: Situation) throws -> SituationCounts {
    try #require(counts.first { $0.situation == situation })
  }

  @Test("On a push the one that comes is told once that it appears, the one that goes is not")
  func push() throws {
    let push = try Self.counts(of: .push)
    let count = try #require(push.count(of: .viewWillAppear))
    #expect(count.isAlways && count.some == count.tried)
    #expect(count.parts.filter { $0.part == .arriving }.map(\.times) == [1...1])
    #expect(!count.parts.contains { $0.part == .leaving })
    #expect(count.marks.first == SituationCounts.Mark(part: .arriving, phase: .layout) || !count.marks.isEmpty)
    #expect(push.steps.map { "\($0)" } == ["push B"])
  }

  @Test(
    "Coming back to the foreground makes no view appear, and apps with scenes do not tell the application's delegate")
  func foreground() throws {
    let foreground = try Self.counts(of: .foreground)
    #expect(try #require(foreground.count(of: .viewWillAppear)).some.isEmpty)
    let told = try #require(foreground.count(of: .applicationWillEnterForeground))
    #expect(told.isAlways && told.some == told.tried)
    let scene = try #require(foreground.count(of: .sceneWillEnterForeground))
    #expect(scene.isAlways && !scene.tried.contains(Version(12)))
  }

  @Test("A cancelled swipe back announces an end that does not come")
  func cancelled() throws {
    let cancelled = try Self.counts(of: .swipeBackCancelled)
    #expect(try #require(cancelled.count(of: .viewWillDisappear)).isAlways)
    #expect(try #require(cancelled.count(of: .dealloc)).some.isEmpty)
  }

  @Test("What is said not to come is what the judge of claims says never comes")
  func judged() {
    var judge = ClaimJudge()
    var judged = 0
    let callbacks: [Callback] = [
      .viewWillAppear, .viewDidDisappear, .viewDidLoad, .applicationDidEnterBackground, .sceneDidBecomeActive,
      .didReceiveMemoryWarning, .willMoveToParentViewController,
    ]
    for counts in Self.counts {
      for callback in callbacks {
        guard let count = counts.count(of: callback), count.some.isEmpty else { continue }
        let claim = Claim(.absence, .init(callback), in: [counts.situation], strength: .strict)
        let verdict = judge.judge(claim).verdict
        judged += 1
        #expect(verdict != .contradicted && verdict != .depends, "\(callback) in \(counts.situation): \(verdict)")
      }
    }
    #expect(judged > 200)
  }
}
