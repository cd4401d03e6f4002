import Diagnostics
import LifecycleEngine
import Testing

@testable import Quiz

/// Banks over scenarios as notes write them.
struct BankTests {
  // MARK: Keys

  struct Example: CustomTestStringConvertible, Sendable {
    var name: String
    var text: String
    var labels: [[String]]
    var facts: [[String]]
    var testDescription: String { name }
  }

  @Test(
    "An item asks what the runs show, and names the worlds that share it",
    arguments: [
      Example(
        name: "push", text: "ios: 11...\nroot: nav(A)\nlog: \(appearance)\n\nlaunch\npush B\n",
        labels: [
          [
            "A.viewWillAppear", "A.viewDidAppear", "A.viewWillDisappear", "B.viewWillAppear",
            "A.viewDidDisappear", "B.viewDidAppear",
          ]
        ],
        facts: [["iOS 11 and later", "the root is a navigation controller with A"]]),
      Example(
        name: "sheet",
        text: "ios: 12...13\nroot: A\nlog: \(appearance)\n\nlaunch\npresent B\n",
        labels: [
          ["A.viewWillAppear", "A.viewDidAppear", "B.viewWillAppear", "B.viewDidAppear"],
          [
            "A.viewWillAppear", "A.viewDidAppear", "A.viewWillDisappear", "B.viewWillAppear", "B.viewDidAppear",
            "A.viewDidDisappear",
          ],
        ],
        facts: [
          ["iOS 13", "the root is A"],
          ["iOS 12", "the root is A"],
        ]),
      Example(
        name: "views",
        text: "ios: 12\nroot: A\nview V: loose\n\(viewLog)\n\nlaunch\ncreate V\nadd V to A.view\nremove V\n",
        labels: [
          [
            "V.willMoveToWindow: window", "V.willMoveToSuperview: A", "V.didMoveToWindow", "V.didMoveToSuperview",
            "V.willMoveToSuperview: nil", "V.willMoveToWindow: nil", "V.didMoveToWindow", "V.didMoveToSuperview",
          ]
        ],
        facts: [["iOS 12", "the root is A", "V is a view made in code"]]),
      Example(
        name: "methods without super",
        text: """
          ios: 12
          root: nav(A)
          when A.viewWillAppear: no super
          when B.viewWillAppear: no super
          when B.viewDidLoad: call super; memory warning
          log: \(appearance)

          launch
          push B
          """,
        labels: [
          [
            "A.viewWillAppear", "A.viewDidAppear", "A.viewWillDisappear", "B.viewWillAppear", "A.viewDidDisappear",
            "B.viewDidAppear",
          ]
        ],
        facts: [
          [
            "iOS 12", "the root is a navigation controller with A", "B.viewDidLoad does: memory warning",
            "A.viewWillAppear and B.viewWillAppear do not call super",
          ]
        ]),
    ])
  func items(_ example: Example) throws {
    let bank = QuizBank([source(example.text)])
    #expect(bank.items.map { $0.pieces.map(\.label) } == example.labels)
    #expect(bank.items.map(\.fixed) == example.facts)
  }

  @Test("Every run, answered as it happened, is accepted; the reverse and the start are not")
  func confirmed() {
    let bank = QuizBank(samples)
    #expect(bank.items.count >= 8)
    for item in bank.items {
      let grader = Grader(item: item)
      #expect(grader.grade(item.canonicalOrder).isAccepted, "\(item.id)")
      #expect(!grader.grade(item.start).isAccepted, "\(item.id)")
      #expect(!grader.grade(item.canonicalOrder.reversed()).isAccepted, "\(item.id)")
      #expect(ItemGenerator.sizes.contains(item.pieces.count), "\(item.id)")
    }
  }

  @Test("A key that a run contradicts is not confirmed")
  func contradictedKey() throws {
    let made = ItemGenerator.generate(request([push]))
    let item = try #require(made.items.first)
    let runs = [QuizRun(world: "as made", events: events(push))]
    #expect(KeyConfirmation.isConfirmed(item, by: runs))
    let other = [QuizRun(world: "another", events: Array(events(push).reversed()))]
    #expect(!KeyConfirmation.isConfirmed(item, by: other))
    #expect(!KeyConfirmation.isConfirmed(item, by: []))
    let shorter = [QuizRun(world: "shorter", events: Array(events(push).dropLast()))]
    #expect(!KeyConfirmation.isConfirmed(item, by: shorter))
  }

  // MARK: Worlds

  @Test("Orders that differ between versions with the same calls leave the pair free")
  func freePair() throws {
    let bank = QuizBank([
      source(
        "ios: 10...11\nroot: nav(A)\nlog: viewDidLoad, \(appearance)\nwhen A.viewDidLoad: call super\n\nlaunch\npush B\n"
      )
    ])
    let item = try #require(bank.items.first { $0.labels.contains("B.viewDidLoad") })
    let load = try #require(item.labels.firstIndex(of: "B.viewDidLoad"))
    let leave = try #require(item.labels.firstIndex(of: "A.viewWillDisappear"))
    #expect(!item.key.precedes(load, leave) && !item.key.precedes(leave, load))
    #expect(item.worldCount == 2)
    #expect(item.canonicalWorld == "iOS 11")
  }

  @Test("What both life cycles share is asked of both; what they do not is asked of each")
  func lifeCycles() {
    let shared = QuizBank([source("ios: 17\nroot: nav(A)\nlog: \(appearance)\n\nlaunch\npush B\n")])
    #expect(shared.items.map(\.fixed) == [["iOS 17", "the root is a navigation controller with A"]])
    #expect(shared.items.map(\.worldCount) == [2])
    let split = QuizBank([source("ios: 17\nroot: A\n\nlaunch\nhome\nopen\n")])
    let lifeCycles = Set(split.items.map { $0.fixed[1] })
    #expect(lifeCycles == ["an app with scenes", "an app without scenes"])
    let stated = QuizBank([source("ios: 17\nlife-cycle: app\nroot: A\n\nlaunch\nhome\nopen\n")])
    #expect(Set(stated.items.map { $0.fixed[1] }) == ["an app without scenes"])
  }

  @Test("Versions are named in stretches")
  func versions() {
    let facts = StemFacts(strings: Strings(.english))
    func words(_ versions: [Int]) -> [String] {
      facts.worlds(Editions(versions.map { Edition(version: Version($0), lifeCycle: .app) }))
    }
    #expect(words([7]) == ["iOS 7"])
    #expect(words([9, 10]) == ["iOS 9 and 10"])
    #expect(words([5, 6, 7, 10, 11, 12]) == ["iOS 5 to 7 or iOS 10 to 12"])
    #expect(words([18, 26]) == ["iOS 18 and later", "an app without scenes"])
    #expect(words([26]) == ["iOS 26", "an app without scenes"])
  }

  // MARK: Refusals and merging

  @Test("What cannot be asked is refused with the reason")
  func refusals() {
    let bank = QuizBank([
      source("ios: 12\nroot: A\nlog: viewDidAppear:\n\nlaunch\n"),
      source("ios: 12\nroot: A\n\nlaunch\npop\n"),
      source("ios: 12\nroot: A\nlog: viewWillUnload\n\nlaunch\n"),
      source(""),
    ])
    #expect(bank.items.isEmpty)
    let texts = bank.refusals.map { $0.text(Strings(.english)) }
    #expect(texts.count == 4)
    #expect(texts[0] == "1 call is too few to put in order; an item needs 4")
    #expect(texts[1].hasPrefix("the run fails in step 2: "))
    #expect(texts[2] == "0 calls are too few to put in order; an item needs 4")
    #expect(bank.refusals[0].worlds == "iOS 12")
    #expect(bank.refusals[0].note == SourceNote(path: "notes/a.md", line: 3))
  }

  @Test("The name of a scenario steers nothing that shows it")
  func steeringTitle() {
    let hostile = ScenarioSource(
      id: "a", title: "Push\u{1B}[31m\u{202E}\u{9B}", scenario: samples[0].scenario, note: samples[0].note)
    #expect(hostile.title.unicodeScalars.allSatisfy { !["\u{1B}", "\u{202E}", "\u{9B}"].contains($0) })
  }

  // The time that it waits among a thousand others counts, too.
  @Test("A line may hold what would be too long in lines; nothing is asked about it", .timeLimit(.minutes(30)))
  func longLine() {
    let line = String(repeating: "home; open; ", count: 1_500)
    let bank = QuizBank([source("ios: 15\nroot: A\n\nlaunch\n\(line)\n")])
    #expect(bank.items.isEmpty && bank.refusals.map(\.reason) == [.tooLong(steps: 3_001)])
  }

  @Test("The same question from two notes is asked once")
  func merged() {
    let text = "ios: 12\nroot: nav(A)\nlog: \(appearance)\n\nlaunch\npush B\n"
    let bank = QuizBank([source(text, id: "a"), source(text, id: "b")])
    #expect(bank.items.map(\.id) == ["a"])
    #expect(bank.mergedCount == 1)
    // The same calls in the same order, but of another step, are another question.
    let other = text.split(separator: "push B").joined() + "segue to B\n"
    let both = QuizBank([source(text), source("segue A to B: push\n" + other)])
    #expect(both.items.count == 2)
    #expect(Set(both.items.map(\.id)).count == 2)
  }

  @Test("Versions that are split elsewhere are named together where they ask the same")
  func mergedVersions() {
    // With iOS 13 launching connects a scene; the pop at the end is the same.
    let text =
      "ios: 12...13\nroot: nav(A)\nlog: scene:willConnectToSession:options:, \(appearance)\n\nlaunch\npush B\npop\n"
    let bank = QuizBank([source(text)])
    let pops = bank.items.filter { $0.stem.contains("(pop)") }
    #expect(pops.map { $0.fixed[0] } == ["iOS 12 and 13"])
    #expect(pops.map(\.worldCount) == [2])
    #expect(bank.items.contains { $0.fixed[0] == "iOS 13" } && bank.items.contains { $0.fixed[0] == "iOS 12" })
    #expect(bank.mergedCount == 1)
  }

  @Test("The same sources and seed give the same bank; the seed changes the starting orders only")
  func determinism() {
    let first = QuizBank(samples, seed: 3)
    let again = QuizBank(samples, seed: 3)
    let other = QuizBank(samples, seed: 4)
    #expect(first.items == again.items && first.refusals == again.refusals)
    #expect(first.items.map(\.semanticHash) == other.items.map(\.semanticHash))
    #expect(first.items.map(\.start) != other.items.map(\.start))
    #expect(QuizBank.choice(of: 4, from: first.all, seed: 9) == QuizBank.choice(of: 4, from: again.all, seed: 9))
    #expect(QuizBank.choice(of: 100, from: first.all, seed: 9).count == first.items.count)
    #expect(
      QuizBank.choice(of: 9, from: first.all, seed: 9, words: ["PUSH", "nav"]).allSatisfy { $0.id.contains("push") })
    #expect(QuizBank.choice(of: 9, from: first.all, seed: 9, words: ["zebra"]).isEmpty)
  }

  // MARK: Distractors and words

  @Test("No distractor is delivered, although the log leaves it out")
  func distractors() {
    // The log names the wills only; the dids come all the same.
    let text = "ios: 17\nroot: nav(A)\nlog: viewWillAppear:, viewWillDisappear:\n\nlaunch\npush B\npop\n"
    let bank = QuizBank([source(text)], distractorLimit: 2)
    #expect(!bank.items.isEmpty)
    for distractor in bank.items.flatMap(\.distractors) {
      #expect(!distractor.label.contains("Did"), "\(distractor.label)")
    }
  }

  @Test("Causes are told in both languages", arguments: Language.allCases)
  func causes(_ language: Language) throws {
    let text = "ios: 17\nroot: nav(A)\nlog: \(appearance)\n\nlaunch\npush B\n"
    let item = try #require(QuizBank([source(text)], language: language).items.first)
    let leave = try #require(item.pieces.first { $0.label == "A.viewWillDisappear" })
    let arrive = try #require(item.pieces.first { $0.label == "B.viewDidAppear" })
    switch language {
    case .english:
      #expect(
        leave.because
          == "in the step \"push B\", in the layout pass at the end of the turn, inside Nav.viewWillLayoutSubviews")
      #expect(
        arrive.because
          == "when the animation that began in Nav.viewWillLayoutSubviews has ended: one transition ends for both, and "
          + "who has left is told first")
    case .chinese:
      #expect(leave.because == "在步骤“push B”中，在本轮末尾的布局过程中，Nav.viewWillLayoutSubviews 之内")
      #expect(arrive.because == "在由 Nav.viewWillLayoutSubviews 开始的动画结束时：同一个过渡对双方同时结束，先通知离开的一方")
    }
  }

  @Test("A wrong order is explained by the step, the moment, or the place in it")
  func explanations() throws {
    let text = "ios: 17\nroot: nav(A)\nlog: \(appearance)\n\nlaunch\npush B\n"
    let item = try #require(QuizBank([source(text)]).items.first)
    func reason(_ response: [Int]) -> String {
      let feedback = Feedback(response: response, grade: Grader(item: item).grade(response), attempt: 1)
      return FeedbackText(item: item, strings: Strings(.english)).lines(feedback).last ?? ""
    }
    #expect(
      reason([2, 0, 1, 3, 4, 5])
        == "Why: A.viewWillAppear comes in the step \"launch\", A.viewWillDisappear in the step \"push B\".")
    #expect(
      reason([0, 1, 2, 4, 3, 5])
        == "Why B.viewWillAppear comes before A.viewDidDisappear: a transition begins for both before it ends for "
        + "either, when the animation that began in Nav.viewWillLayoutSubviews has ended.")
    #expect(
      reason([0, 1, 3, 2, 4, 5])
        == "Why A.viewWillDisappear comes before B.viewWillAppear: one transition begins for both, and who leaves is "
        + "told first; nothing of B is in the window yet.")
  }
}

private let appearance = "viewWillAppear:, viewDidAppear:, viewWillDisappear:, viewDidDisappear:"
private let viewLog =
  "log: willMoveToWindow:, didMoveToWindow, willMoveToSuperview:, didMoveToSuperview"

private func source(_ text: String, id: String = "sample") -> ScenarioSource {
  ScenarioSource(
    id: id, title: "Sample", scenario: ScenarioParser.parse(Array(text.utf8)).scenario,
    note: SourceNote(path: "notes/a.md", line: 3))
}

private let samples = [
  source("ios: 9...\nroot: nav(A)\n\nlaunch\npush B\npop\n", id: "push"),
  source("ios: 9...\nroot: tab(A, B)\n\nlaunch\nselect B\nselect A\n", id: "tabs"),
  source("ios: 13...\nroot: A\n\nlaunch\npresent B as fullScreen\ndismiss\n", id: "present"),
  source("ios: 4...12\nroot: A\n\nlaunch\nhome\nopen\nlock\nunlock\n", id: "states"),
]
