import LifecycleEngine
import Testing

@testable import Verify

/// What is so at a moment, and what a move between states brings.
@Suite struct MomentTests {
  @Test("Of two states that deny each other one is so, at every entry")
  func complements() throws {
    let pairs: [(StatePredicate, StatePredicate)] = [
      (.viewIsLoaded, .viewIsNotLoaded), (.viewIsInWindow, .viewIsNotInWindow),
      (.outletsAreConnected, .outletsAreNotConnected), (.sizeIsFinal, .sizeIsNotFinal),
      (.subviewsAreLaidOut, .subviewsAreNotLaidOut), (.comesAtOnce, .comesLater), (.subviewIsTold, .superviewIsTold),
      (.appIsActive, .appIsInactive), (.appIsInBackground, .appIsNotInBackground),
      (.viewIsOnScreen, .viewIsNotOnScreen),
    ]
    let apps: [StatePredicate] = [.appIsActive, .appIsInBackground]
    let flags: [StatePredicate] = [.argumentIsYes, .argumentIsNo, .argumentIsNil]
    #expect(pairs.count * 2 + flags.count == StatePredicate.allCases.count)
    for version in [Version(5), Version(12), .newest] {
      let run = try Self.run([.launch, .push, .background], on: version)
      #expect(run.entries.count > 30)
      for index in run.entries.indices {
        for (one, other) in pairs where one.isClear(at: index, of: run) {
          #expect(one.holds(at: index, of: run) != other.holds(at: index, of: run))
        }
        #expect(apps.count { $0.holds(at: index, of: run) } <= 1)
        #expect(flags.count { $0.holds(at: index, of: run) } <= 1)
      }
    }
  }

  struct Moment: CustomTestStringConvertible, Sendable {
    let callback: Callback
    let so: [StatePredicate]
    var testDescription: String { "\(callback)" }
  }

  /// Of the controller that is pushed.
  static let moments = [
    Moment(
      callback: .loadView, so: [.viewIsNotLoaded, .outletsAreNotConnected, .viewIsNotInWindow, .viewIsNotOnScreen]),
    Moment(callback: .viewDidLoad, so: [.viewIsLoaded, .outletsAreConnected, .viewIsNotInWindow, .sizeIsNotFinal]),
    Moment(callback: .viewWillAppear, so: [.viewIsLoaded, .subviewsAreNotLaidOut, .appIsActive, .viewIsNotOnScreen]),
    Moment(callback: .viewWillLayoutSubviews, so: [.viewIsInWindow, .subviewsAreNotLaidOut]),
    Moment(
      callback: .viewDidAppear, so: [.viewIsInWindow, .sizeIsFinal, .subviewsAreLaidOut, .appIsActive, .viewIsOnScreen]),
  ]

  @Test("What is so when the pushed controller is told", arguments: moments)
  func isSo(_ given: Moment) throws {
    for version in Version.modelled where given.callback.info.isCalled(on: version) {
      let run = try Self.run([.push], on: version)
      let index = try #require(
        run.entries.indices.first {
          run.entries[$0].callback == given.callback && run.receivers[$0] == StagedReceivers(letter: 1)
        })
      for state in given.so where state.toldBy.map({ $0.info.isCalled(on: version) }) ?? true {
        #expect(state.holds(at: index, of: run), "\(state) on iOS \(version)")
      }
    }
  }

  private static func run(_ situations: [Situation], on version: Version) throws -> StagedTrace {
    let order = OrderClaim(steps: [.init(actor: nil, callback: .viewDidLoad)], situations: situations)
    let way = try #require(SituationSequence.ways(situations).first)
    let facts = try #require(way.worlds(in: WorldSpace(claim: order)).last { $0.version == version })
    return StagedTrace(way.plan, Script(Staging.scenario(way.plan, facts, order)), on: Platform(version))
  }

  struct Move: CustomTestStringConvertible, Sendable {
    let from: AppState
    let to: AppState
    let callback: Callback
    var lifeCycle: LifeCycle? = .app
    let verdict: Verdict
    var testDescription: String { "\(from) → \(to): \(callback)" }
  }

  /// The table of states and messages that Apple documents for applications and scenes.
  static let moves = [
    Move(from: .active, to: .inactive, callback: .applicationWillResignActive, verdict: .holds),
    Move(from: .inactive, to: .background, callback: .applicationDidEnterBackground, verdict: .holds),
    Move(from: .background, to: .inactive, callback: .applicationWillEnterForeground, verdict: .holds),
    Move(from: .inactive, to: .active, callback: .applicationDidBecomeActive, verdict: .holds),
    Move(from: .active, to: .inactive, callback: .applicationDidEnterBackground, verdict: .contradicted),
    Move(from: .inactive, to: .active, callback: .applicationWillEnterForeground, verdict: .contradicted),
    Move(from: .background, to: .suspended, callback: .applicationWillTerminate, verdict: .contradicted),
    Move(from: .active, to: .background, callback: .applicationDidEnterBackground, verdict: .vacuous),
    Move(from: .suspended, to: .active, callback: .applicationDidBecomeActive, verdict: .vacuous),
    Move(from: .active, to: .inactive, callback: .applicationWillResignActive, lifeCycle: nil, verdict: .depends),
    Move(
      from: .active, to: .inactive, callback: .applicationWillResignActive, lifeCycle: .scene, verdict: .contradicted),
    Move(from: .active, to: .inactive, callback: .sceneWillResignActive, verdict: .holds),
    Move(from: .inactive, to: .background, callback: .sceneDidEnterBackground, verdict: .holds),
  ]

  @Test("A move between states and what it brings", arguments: moves)
  func brings(_ given: Move) {
    let judge = OrderJudge()
    let judged = judge.judge(
      EdgeClaim(from: given.from, to: given.to, callback: given.callback, lifeCycle: given.lifeCycle))
    #expect(judged.verdict == given.verdict, "\(judged.agreeing) of \(judged.worlds)")
    #expect((judged.witness != nil) == (judged.agreeing > 0))
    #expect((judged.counterexample != nil) == (judged.agreeing < judged.worlds))
  }
}
