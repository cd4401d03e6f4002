import LifecycleEngine
import Testing

@testable import Verify

/// The table of situations: complete, and each way can be gone.
@Suite struct SituationTests {
  @Test("Each situation has its row, and no two are composed alike")
  func rows() {
    #expect(SituationTable.rows.map(\.situation).sorted { $0.rawValue < $1.rawValue } == Situation.allCases)
    let parts = SituationTable.rows.map { [$0.thing.rawValue, $0.change.rawValue] }
    #expect(Set(parts).count == parts.count)
  }

  @Test("Each way is possible in every world that fits, and somebody is told of what is watched")
  func staging() {
    // What the system does without telling anybody.
    let silent: Set<Situation> = [
      .isViewLoadedRead, .suspension, .endedWhileSuspended, .outOfMemory, .crash, .tabReselected, .viewShifted,
    ]
    for situation in Situation.allCases {
      var isHeard = situation.ways.isEmpty || silent.contains(situation)
      for way in situation.ways {
        let staged = way.staged
        let worlds = staged.worlds(in: WorldSpace(claim: Self.anything))
        #expect(!worlds.isEmpty, "\(situation)")
        for facts in worlds {
          let script = Script(Staging.scenario(staged.plan, facts, Self.anything))
          let run = StagedTrace(staged.plan, script, on: Platform(facts.version))
          #expect(run.isComplete, "\(situation) on \(facts.version): \(staged.plan.steps.map(\.action))")
          if !run.watched.entries.isEmpty { isHeard = true }
        }
      }
      #expect(isHeard, "\(situation)")
    }
  }

  @Test("Who arrives appears, who leaves disappears")
  func roles() {
    for situation in Situation.allCases where !Self.withoutAppearance.contains(situation) {
      for way in situation.ways {
        let staged = way.staged
        let worlds = staged.worlds(in: WorldSpace(claim: Self.anything)).filter { $0.version == .newest }
        for facts in worlds {
          let script = Script(Staging.scenario(staged.plan, facts, Self.anything))
          let run = StagedTrace(staged.plan, script, on: Platform(facts.version))
          func gets(_ callback: Callback, _ letter: UInt8?) -> Bool {
            guard let letter else { return true }
            return zip(run.watched.entries, run.watched.receivers).contains {
              $0.callback == callback && $1.meets(StagedReceivers(letter: letter))
            }
          }
          // Who presents a sheet stays on screen.
          let isSheet = staged.plan.steps.contains { $0.action.isPresenting }
          func isMoved(_ letter: UInt8?) -> Bool { !isSheet || letter == SituationTable.top(of: staged.plan) }
          if isMoved(staged.roles.arriving) {
            #expect(gets(.viewWillAppear, staged.roles.arriving), "\(situation)")
          }
          if isMoved(staged.roles.leaving) {
            #expect(gets(.viewWillDisappear, staged.roles.leaving), "\(situation)")
          }
        }
      }
    }
  }

  /// No view moves, or nothing is begun.
  private static let withoutAppearance: Set<Situation> = [
    .childAddedBare, .childRemovedBare, .dragDownRefused, .rootSetOnHiddenWindow, .covered,
  ]

  /// Names a controller's callback, so that worlds differ in containers.
  private static let anything = OrderClaim(
    steps: [.init(actor: nil, callback: .viewWillAppear)], situations: [])
}

extension SituationTable {
  /// The last controller that is presented.
  fileprivate static func top(of plan: Plan) -> UInt8 { plan.has(.presentC) ? c : b }
}

extension PlanStep {
  fileprivate var isPresenting: Bool { self == .presentB || self == .presentC }
}
