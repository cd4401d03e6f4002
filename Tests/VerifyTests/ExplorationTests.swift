import LifecycleEngine
import Testing
import Verify

@Suite("Exploration")
struct ExplorationTests {
  private func search(
    _ text: String, depth: Int = 40, worlds: Int = 20_000, until goal: ((borrowing Simulator) -> Bool)? = nil
  ) -> Exploration {
    let scenario = ScenarioParser.parse(Array(text.utf8)).scenario
    return Exploration(
      from: Simulator(Script(scenario), on: Platform(Version(17))), steps: scenario.steps.map { $0.actions },
      limits: Exploration.Limits(depth: depth, worlds: worlds), until: goal)
  }

  static let navigation = "root: nav(A)\nlaunch\npush B\npop\nhome\nopen"

  @Test("A small world closes, and is the same when searched again")
  func closes() {
    let found = search(Self.navigation)
    #expect(found.closure == .closed)
    #expect(found.witness == nil)
    // Not running; launched; B pushed or popped; each in front and behind.
    #expect(found.worlds > 4 && found.worlds < 20)
    let again = search(Self.navigation)
    #expect(found.worlds == again.worlds && found.transitions == again.transitions && found.depth == again.depth)
  }

  @Test("Bound and budget are reported")
  func limits() {
    #expect(search(Self.navigation, depth: 1).closure == .boundedByDepth)
    #expect(search(Self.navigation, worlds: 2).closure == .outOfBudget)
  }

  @Test("The witness is the shortest way to the goal, and can be replayed")
  func witness() throws {
    let text = Self.navigation + "\nmemory warning\nrotate"
    let found = search(text) { simulator in
      simulator.trace.entries.contains { $0.callback == .viewDidDisappear && simulator.name(of: $0.receiver) == "B" }
    }
    let witness = try #require(found.witness)
    #expect(witness.map { $0.map { $0.verb } } == [[.launch], [.push], [.pop]])
    var replayed = Simulator(Script(ScenarioParser.parse(Array(text.utf8)).scenario), on: Platform(Version(17)))
    for (index, actions) in witness.enumerated() { replayed.perform(actions, step: index) }
    #expect(replayed.trace.entries.contains { $0.callback == .viewDidDisappear })
  }

  @Test("A failure is a goal like any other, and nothing follows it")
  func failure() {
    let found = search("root: A\nlaunch\npresent A") { $0.failure?.kind == .exception }
    #expect(found.witness?.count == 2)
  }

  /// Results that are taken over from another world must be those of a simulation there.
  @Test("A search that remembers steps finds what a search that simulates each of them finds")
  func memory() {
    for seed in UInt64(1)...60 {
      let random = RandomScenario(seed: seed, style: .wellBehaved, steps: 12)
      let steps = random.scenario.steps.map { $0.actions }
      let start = Simulator(Script(random.scenario), on: Platform(random.version))
      let limits = Exploration.Limits(depth: 6, worlds: 400)
      let quick = Exploration(from: start, steps: steps, limits: limits)
      let thorough = Exploration(from: start, steps: steps, limits: limits) { _ in false }
      #expect(quick.worlds == thorough.worlds, "seed \(seed)")
      #expect(quick.transitions == thorough.transitions, "seed \(seed)")
      #expect(quick.depth == thorough.depth, "seed \(seed)")
      #expect(quick.farthest == thorough.farthest, "seed \(seed)")
    }
  }

  /// Packing must lose nothing that decides what happens next.
  @Test("A world that was packed and restored goes on as if nothing had been", arguments: RandomScenario.Style.allCases)
  func packing(style: RandomScenario.Style) {
    for seed in UInt64(1)...150 {
      let random = RandomScenario(seed: seed, style: style)
      var straight = Simulator(Script(random.scenario), on: Platform(random.version))
      var packed = PackedWorld(straight.script)
      for (index, step) in random.scenario.steps.enumerated() {
        packed.pack(straight.world)
        var restored = Simulator(straight.script, on: straight.platform)
        var words: [UInt64] = []
        packed.append(0..<packed.count, to: &words)
        restored.restoreWorld(system: words, at: 0, screen: words, at: packed.screen.lowerBound)
        _ = straight.takeTrace()
        straight.perform(step.actions, step: index)
        restored.perform(step.actions, step: index)
        #expect(restored.trace.fingerprint == straight.trace.fingerprint, "seed \(seed) step \(index)")
        #expect(restored.failure == straight.failure, "seed \(seed) step \(index)")
        if straight.failure != nil { break }
      }
    }
  }
}

extension Simulator {
  fileprivate func name(of receiver: Receiver) -> String { script.describe(receiver) }
}
