import Diagnostics
import LifecycleEngine
import Testing

@testable import Site
@testable import Verify

/// What callback pages say of before and after, held against runs that they did not come from.
@Suite("What pages say of every run")
struct CallbackRuleTests {
  private static let facts = CallbackFacts.all

  @Test("Nothing stands before or after itself, and what stands on both sides has words that tell the places apart")
  func selves() {
    let builder = CallbackPageBuilder(facts: Self.facts, language: .english)
    for callback in Callback.allCases where callback != .consoleMessage {
      guard let page = builder.page(callback) else { continue }
      for neighbour in page.alwaysBefore + page.alwaysAfter { #expect(neighbour.name != page.selector) }
      for before in page.alwaysBefore {
        guard let after = page.alwaysAfter.first(where: { $0.name == before.name }) else { continue }
        #expect(before.condition != after.condition && !before.condition.isEmpty && !after.condition.isEmpty)
      }
      #expect(page.alwaysBefore.isEmpty && page.alwaysAfter.isEmpty || page.runCount > 0 && page.stepCount > 0)
    }
  }

  @Test(
    "An exception is named",
    arguments: [(Callback.viewWillDisappear, Callback.viewDidDisappear), (.viewWillAppear, .viewDidAppear)])
  func exceptions(callback: Callback, other: Callback) throws {
    let neighbour = try #require(Self.facts.rules.after(callback).first { $0.callback == other })
    #expect(neighbour.exceptions.contains(.cancelled))
    let page = try #require(CallbackPageBuilder(facts: Self.facts, language: .english).page(callback))
    #expect(page.exception != nil && page.alwaysAfter.contains { !$0.figure.isEmpty })
    #expect(
      !Self.facts.rules.after(.applicationDidReceiveRemoteNotification).contains {
        $0.callback == .applicationDidReceiveMemoryWarning
      })
  }

  @Test("What the app itself has to call, and what only a control is told, follows from nothing")
  func noRules() {
    let rules = Self.facts.rules
    #expect(!rules.after(.willMoveToParentViewController).contains { $0.callback == .didMoveToParentViewController })
    #expect(!rules.before(.action).contains { $0.callback == .endTrackingWithTouchWithEvent })
  }

  @Test("Random lives of well-behaved apps break no rule", arguments: [0, 300, 600] as [UInt64])
  func randomLives(first: UInt64) {
    // What one run breaks stays broken whatever others show: to ask once after all of them asks the same of each.
    var rules = Self.facts.rules
    for seed in first..<first + 300 { learn(from: seed, &rules) }
    guard isAnyBroken(in: rules, "one of the seeds from \(first)") else { return }
    for seed in first..<first + 300 {
      var rules = Self.facts.rules
      learn(from: seed, &rules)
      _ = isAnyBroken(in: rules, "seed \(seed)")
    }
  }

  private func learn(from seed: UInt64, _ rules: inout CallbackRules) {
    let random = RandomScenario(seed: seed, style: .wellBehaved, steps: 12)
    let steps = random.scenario.steps.map(\.actions)
    guard !steps.joined().contains(where: { $0.verb.isUnfinished }) else { return }
    // Who ends in the turn in which something begins is told of no end, which no page says of each pair.
    guard !steps.contains(where: { $0.count > 1 && $0.contains { $0.verb.endsProcess } }) else { return }
    let script = Script(random.scenario)
    let run = ScenarioRun(script, on: Platform(random.version))
    guard run.failure == nil else { return }
    rules.learn(run.trace, of: steps, in: CallbackRules.Setting(script, on: run.platform))
  }

  /// Whether rules were lost, which is said of each.
  private func isAnyBroken(in learnt: CallbackRules, _ place: String) -> Bool {
    let rules = Self.facts.rules
    var isAnyBroken = false
    for callback in Callback.allCases {
      let lost = Set(rules.before(callback)).subtracting(learnt.before(callback)).map(\.callback)
      #expect(lost == [], "before \(callback), \(place)")
      let broken = Set(rules.after(callback)).subtracting(learnt.after(callback)).map(\.callback)
      #expect(broken == [], "after \(callback), \(place)")
      isAnyBroken = isAnyBroken || !lost.isEmpty || !broken.isEmpty
    }
    return isAnyBroken
  }

  @Test("The judge of claims breaks no rule that has no exception")
  func judged() {
    var judge = ClaimJudge()
    var judged = 0
    for callback in Callback.allCases where callback.isSimulated {
      let before = Self.facts.rules.before(callback).map {
        ($0, Claim(.precedence, .init($0.callback), .init(callback), strength: .strict))
      }
      let after = Self.facts.rules.after(callback).map {
        ($0, Claim(.response, .init(callback), .init($0.callback), strength: .strict))
      }
      for (neighbour, claim) in before + after where neighbour.exceptions.isEmpty && neighbour.callback.isSimulated {
        let verdict = judge.judge(claim).verdict
        judged += 1
        // What hangs on a fact that nobody knows breaks nothing either.
        #expect([.holds, .open, .vacuous].contains(verdict), "\(callback) and \(neighbour.callback): \(claim.pattern)")
      }
    }
    #expect(judged > 50)
  }
}

extension Verb {
  /// Whether nothing of the app's runs after it.
  fileprivate var endsProcess: Bool {
    switch self {
    case .kill, .terminate, .outOfMemory, .crash: true
    default: false
    }
  }

  /// Whether it leaves a transition half done, so that a run does not end at rest.
  fileprivate var isUnfinished: Bool {
    switch self {
    case .swipeBackBegins, .dragUpBegins, .dragDownBegins, .pageForwardBegins, .pageBackBegins: true
    default: false
    }
  }
}
