import LifecycleEngine
import Testing

@testable import Verify

/// Laws that bind verdicts to each other, whatever they are: strengths, denials, single versions and their ranges.
@Suite struct VerdictLawTests {
  static let callbacks: [Callback] = [
    .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidDisappear, .viewDidUnload, .applicationDidEnterBackground,
    .sceneDidBecomeActive, .dealloc,
  ]
  static let situations: [Situation] = [
    .launch, .push, .present, .dismiss, .memoryWarning, .background, .foreground, .swipeBackCancelled,
  ]

  private static func claim(
    _ pattern: ClaimPattern, _ callback: Callback, _ situation: Situation, _ strength: Claim.Strength,
    _ versions: VersionRange? = .all
  ) -> Claim {
    var claim = Claim(pattern, Claim.Term(callback), in: [situation], strength: strength)
    claim.worlds.versions = versions
    return claim
  }

  @Test("What always comes comes, and what comes can come; never is not sometimes", arguments: callbacks)
  func strengths(of callback: Callback) {
    var judge = ClaimJudge()
    var verdicts: Set<Verdict> = []
    for situation in Self.situations {
      func verdict(_ pattern: ClaimPattern, _ strength: Claim.Strength) -> Verdict {
        judge.judge(Self.claim(pattern, callback, situation, strength)).verdict
      }
      let (always, usually, sometimes) = (
        verdict(.existence, .strict), verdict(.existence, .general), verdict(.existence, .possible)
      )
      if always == .holds { #expect(usually == .holds, "\(callback), \(situation)") }
      if usually == .holds { #expect(sometimes == .holds, "\(callback), \(situation)") }
      if sometimes == .contradicted { #expect(usually == .contradicted && always == .contradicted) }
      let never = verdict(.absence, .strict)
      #expect((never == .holds) == (sometimes == .contradicted), "\(callback), \(situation): \(never), \(sometimes)")
      #expect((never == .vacuous) == (sometimes == .vacuous), "\(callback), \(situation): \(never), \(sometimes)")
      if never == .contradicted { #expect(sometimes == .holds) }
      verdicts.formUnion([always, usually, sometimes, never])
    }
    #expect(verdicts.isSuperset(of: [.holds, .contradicted]) || callback == .dealloc, "\(verdicts)")
  }

  @Test("A verdict over a range of versions is made of the verdicts on each", arguments: callbacks)
  func versions(of callback: Callback) {
    let lowest = Version(5), highest = Version(13)
    var judge = ClaimJudge()
    var compared = 0
    for situation in Self.situations {
      for pattern in [ClaimPattern.existence, .count(atLeast: 0, atMost: 1)] {
        for strength in [Claim.Strength.general, .strict] {
          let whole = judge.judge(
            Self.claim(pattern, callback, situation, strength, VersionRange(lowest, highest)))
          for version in [5, 6, 9, 12, 13].map({ Version($0) }) {
            let one = judge.judge(
              Self.claim(pattern, callback, situation, strength, VersionRange(version, version))
            ).verdict
            // What a version says alone may be open, or rest on what is sent on others only.
            guard one != .open, one != .vacuous, whole.verdict != .vacuous else { continue }
            let row = whole.judgement.versions.first { $0.version == version }
            let expected: Verdict? = row.map { $0.isTrue.map { $0 ? .holds : .contradicted } ?? .depends }
            #expect(one == expected, "\(callback), \(situation), \(pattern), \(strength) on iOS \(version)")
            compared += 1
          }
        }
      }
    }
    #expect(compared > 30, "\(compared)")
  }

  @Test("A denial turns over what is decided and leaves the rest", arguments: callbacks)
  func denials(of callback: Callback) {
    let opposite: [Verdict: Verdict] = [.holds: .contradicted, .contradicted: .holds]
    var judge = ClaimJudge()
    for situation in Self.situations {
      for strength in [Claim.Strength.general, .strict, .possible] {
        var claim = Self.claim(.existence, callback, situation, strength, nil)
        let stated = judge.judge(claim)
        claim.isDenied = true
        let denied = judge.judge(claim)
        #expect(denied.verdict == opposite[stated.verdict, default: stated.verdict])
        #expect(denied.judgement.worlds == stated.judgement.worlds)
        #expect(denied.judgement.agreeing + stated.judgement.agreeing == stated.judgement.worlds)
        for (one, other) in zip(stated.judgement.versions, denied.judgement.versions) {
          #expect(one.version == other.version && one.isTrue.map { !$0 } == other.isTrue)
        }
        #expect((denied.judgement.witness == nil) == (stated.judgement.counterexample == nil))
      }
    }
  }

  @Test("An order that is true on a version of a range is true on it alone")
  func orders() {
    let lines = [
      "a viewWillDisappear:", "b loadView", "b viewDidLoad", "b viewWillAppear:", "a viewDidDisappear:",
      "b viewDidAppear:",
    ]
    var judge = OrderJudge()
    var counts = [true: 0, false: 0]
    for situation in [Situation.push, .present, .tabSwitch] {
      for first in lines.indices {
        for second in lines.indices where second != first {
          var order = OrderClaim(steps: [lines[first], lines[second]].map(claimed), situations: [situation])
          order.worlds.versions = VersionRange(Version(7), Version(15))
          let whole = judge.judge(order)
          guard whole.verdict != .open else { continue }
          for (version, isTrue) in whole.versions {
            order.worlds.versions = VersionRange(version, version)
            let one = judge.judge(order).verdict
            guard let isTrue, one != .open else { continue }
            // Of a version alone a reading may be taken that is no better for the whole.
            if isTrue { #expect(one == .holds, "\(lines[first]), \(lines[second]), \(situation) on iOS \(version)") }
            if one == .contradicted { #expect(!isTrue) }
            counts[isTrue, default: 0] += 1
          }
          let (agreeing, worlds) = (whole.agreeing, whole.worlds)
          #expect(
            (whole.verdict == .holds) == (agreeing == worlds) && (whole.verdict == .contradicted) == (agreeing == 0))
        }
      }
    }
    #expect(counts[true, default: 0] > 50 && counts[false, default: 0] > 50)
  }
}
