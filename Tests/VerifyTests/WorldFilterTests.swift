import LifecycleEngine
import Testing

@testable import Verify

/// What a claim says of roles, of what came before, and of the worlds that it is about.
@Suite struct WorldFilterTests {
  private static func claim(
    _ pattern: ClaimPattern, _ a: Claim.Term, _ b: Claim.Term? = nil, in place: Situation, after: [Situation] = [],
    _ worlds: WorldFilter = WorldFilter()
  ) -> Claim {
    var claim = Claim(pattern, a, b, in: [place])
    claim.after = after
    claim.worlds = worlds
    return claim
  }

  static let cases: [ClaimCase] = [
    // Who is who.
    ClaimCase(
      "on a push the one that goes is told first",
      claim(.precedence, .init(.viewWillDisappear, of: .leaving), .init(.viewWillAppear, of: .arriving), in: .push),
      .holds),
    ClaimCase(
      "and not the other way round",
      claim(.precedence, .init(.viewWillAppear, of: .arriving), .init(.viewWillDisappear, of: .leaving), in: .push),
      .contradicted),
    ClaimCase("the arriving one appears", claim(.existence, .init(.viewDidAppear, of: .arriving), in: .pop), .holds),
    ClaimCase(
      "the leaving one does not", claim(.existence, .init(.viewDidAppear, of: .leaving), in: .pop), .contradicted),
    ClaimCase(
      "the parent is told nothing",
      claim(.existence, .init(.viewWillAppear, of: .container), in: .childAdded), .contradicted),
    // What came before.
    ClaimCase(
      "in the background a warning reaches the application",
      claim(.existence, .init(.applicationDidReceiveMemoryWarning), in: .memoryWarning, after: [.background]), .holds),
    ClaimCase(
      "after a push the launch is not watched",
      claim(.existence, .init(.viewDidLoad), in: .background, after: [.push]), .contradicted),
    // Containers, devices, animation, origin.
    ClaimCase(
      "no push without a stack",
      claim(.existence, .init(.viewWillAppear), in: .push, WorldFilter(container: .plain)), .vacuous),
    ClaimCase(
      "a phone has one window",
      claim(.existence, .init(.sceneDidDisconnect), in: .windowClosed, WorldFilter(device: .phone)), .vacuous),
    ClaimCase(
      "unanimated, the did comes before the layout",
      claim(
        .precedence, .init(.viewDidAppear, of: .arriving), .init(.viewDidLayoutSubviews, of: .arriving), in: .push,
        WorldFilter(versions: VersionRange(Version(12), Version(12)), isAnimated: false)), .holds),
    ClaimCase(
      "animated it comes after it",
      claim(
        .precedence, .init(.viewDidAppear, of: .arriving), .init(.viewDidLayoutSubviews, of: .arriving), in: .push,
        WorldFilter(versions: VersionRange(Version(12), Version(12)), isAnimated: true)), .contradicted),
    ClaimCase(
      "awoken from a storyboard",
      claim(.existence, .init(.awakeFromNib), in: .push, WorldFilter(origin: .storyboard)), .holds),
    // Whether it comes is what is said, and from where the controller is, is not.
    ClaimCase("from anywhere", claim(.existence, .init(.awakeFromNib), in: .made, WorldFilter()), .depends),
    ClaimCase(
      "not from code", claim(.existence, .init(.awakeFromNib), in: .push, WorldFilter(origin: .code)), .contradicted),
    // The order within what happens, not one of long ago.
    ClaimCase(
      "on the way back it does not become active first",
      claim(
        .before, .init(.applicationDidBecomeActive), .init(.applicationWillEnterForeground), in: .foreground),
      .contradicted),
  ]

  @Test(arguments: cases) func verdict(_ expected: ClaimCase) {
    var judge = ClaimJudge()
    #expect(judge.judge(expected.claim).verdict == expected.verdict)
  }
}
