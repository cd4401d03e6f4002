import Diagnostics
import LifecycleEngine
import Testing

@testable import Quiz

/// What nobody knows for sure decides no grade.
@Suite("Questions leave free what is not known")
struct OpenFactTests {
  /// The runs of an item's scenario in its oldest and newest world under the other value of each open fact that is asked
  /// for there, read and run apart from the bank.
  private static func otherRuns(of text: String, _ worlds: Set<Edition>) -> [(fact: Fact, reading: RunReading)] {
    var scenario = ScenarioParser.parse(Array(text.utf8)).scenario
    let sorted = worlds.sorted { $0.version < $1.version }
    var found: [(fact: Fact, reading: RunReading)] = []
    for world in [sorted.first, sorted.last].compactMap({ $0 }) {
      scenario.lifeCycle = world.lifeCycle
      let (script, platform, asked) = (Script(scenario), Platform(world.version), AskedFacts())
      _ = ScenarioRun(script, on: platform.noting(asked))
      for fact in Fact.allCases where asked.has(fact) && fact.record.isOpen(on: world.version) {
        let run = ScenarioRun(script, on: platform.flipping(fact))
        found.append((fact, RunReading(run: run, stepTexts: [], strings: Strings(.english))))
      }
    }
    return found
  }

  @Test("Every ordering accepts what comes under the other value of every open fact that its run asked for")
  func orderings() {
    var runs = 0
    for item in standardBank.items {
      let grader = Grader(item: item)
      for (fact, reading) in Self.otherRuns(of: item.scenario, item.worlds) {
        runs += 1
        let run = QuizRun(world: "\(fact)", events: reading.events(explained: false))
        let response = KeyConfirmation.response(to: item, of: run)
        #expect(response.map { grader.grade($0).isAccepted } == true, "\(item.id): \(fact)")
      }
    }
    #expect(runs > 500)
  }

  @Test("What is said not to come comes under no value of an open fact")
  func never() {
    var asked = 0
    for item in standardBank.choices where item.kind == .notCalled {
      let answer = item.options[item.answer].label
      for (fact, reading) in Self.otherRuns(of: item.scenario, item.worlds) {
        asked += 1
        var calls = DeliveredCalls()
        reading.addDelivered(to: &calls)
        let labels = calls.identities.map(\.label)
        #expect(!labels.contains { $0 == answer || $0.hasPrefix(answer + ":") }, "\(item.id): \(fact)")
      }
    }
    #expect(asked > 100)
  }

  struct Example: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var text: String
    /// Two calls that may come in either order; empty where nothing is asked.
    var free: [String]
    var refusal: String?
  }

  @Test(
    "A pair that an open fact turns round is free; a step in which it makes a call come or not is not asked about",
    arguments: [
      Example(
        testDescription: "who is shown first",
        text: "ios: 17\nroot: nav(A)\nnav Nav: delegate D\nlog: \(shown)\n\nlaunch\npush B\n",
        free: ["B.viewWillAppear", "D.navigationController:willShowViewController:animated: B"], refusal: nil),
      Example(
        testDescription: "a swipe that is given up",
        text:
          "ios: 17\nroot: nav(A)\nlog: \(appearance)\n\nlaunch\npush B\nswipe back cancelled\nswipe back begins\nswipe back ends\n",
        free: [], refusal: "poppedLosesParentAtOnce=true"),
    ])
  func examples(_ example: Example) throws {
    let bank = QuizBank([source(example.text)])
    if let refusal = example.refusal {
      let refusals = bank.refusals.map { $0.text(Strings(.english)) }
      #expect(refusals.contains { $0.contains(refusal) }, "\(refusals)")
    }
    guard !example.free.isEmpty else { return }
    let item = try #require(bank.items.first { item in example.free.allSatisfy(item.labels.contains) })
    let places = example.free.compactMap(item.labels.firstIndex)
    #expect(!item.key.precedes(places[0], places[1]) && !item.key.precedes(places[1], places[0]))
  }

  @Test("No version is asked for where it is not known what it prints")
  func versions() {
    for item in standardBank.choices where item.kind == .versions {
      let step = item.given.steps.count
      for (fact, reading) in Self.otherRuns(of: item.scenario, item.worlds) {
        let known = ScenarioRun(reading.run.script, on: Platform(reading.run.platform.version))
        let same = RunReading(run: known, stepTexts: [], strings: Strings(.english))
        let calls = [reading, same].map { reading in
          reading.events(explained: false).filter { $0.step == step }.map { EventIdentity($0) }
        }
        #expect(calls[0] == calls[1], "\(item.id): \(fact)")
      }
    }
  }
}

private let appearance = "viewWillAppear:, viewDidAppear:, viewWillDisappear:, viewDidDisappear:"
private let shown =
  "navigationController:willShowViewController:animated:, navigationController:didShowViewController:animated:, \(appearance)"

private func source(_ text: String) -> ScenarioSource {
  ScenarioSource(
    id: "sample", title: "", scenario: ScenarioParser.parse(Array(text.utf8)).scenario,
    note: SourceNote(path: "notes/a.md", line: 3))
}
