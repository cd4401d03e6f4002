import Notes
import Testing

/// What speaks for and against a list, and what is made of it.
struct ListEvidenceTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let text: String
    let evidence: [ListEvidence]
    var testDescription: String { name }

    init(_ name: String, _ text: String, _ evidence: [ListEvidence]) {
      self.name = name
      self.text = text
      self.evidence = evidence
    }
  }

  static let strong: [Case] = [
    Case(
      "numbered steps with advice behind them",
      "# Life cycle\n\n1. `loadView` is called. You should not call it yourself.\n2. `viewDidLoad` is called. You should set up here.\n3. `viewWillAppear` is called. Never block here.",
      [.numbers, .life, .explainedSteps]),
    Case("numbers", "1. loadView\n2. viewDidLoad", [.numbers, .alone]),
    Case(
      "explained steps below a word for order",
      "The order:\n\n- loadView: makes the view\n- viewDidLoad: the view is there",
      [.order]),
    Case(
      "receivers in turn", "Push:\n\n- A viewWillDisappear\n- B viewWillAppear\n- A viewDidDisappear",
      [.situation, .receivers, .owners, .alone]),
    Case(
      "a console",
      "```\n2021-03-04 10:11:12.123 App[1:2] viewDidLoad\n2021-03-04 10:11:12.124 App[1:2] viewWillAppear\n```",
      [.times, .alone]),
    Case("messages", "```\n-[List viewDidLoad]\n-[List viewWillAppear:]\n```", [.messages, .owners, .alone]),
    Case(
      "a recorded row", "```\nviewWillAppear\nviewWillLayoutSubviews\nviewWillLayoutSubviews\nviewDidAppear\n```",
      [.block, .alone, .recurs]),
    Case("a chain", "loadView → viewDidLoad", [.arrows]),
    Case("dashes at the ends of lines", "```\nloadView -\n\nviewDidLoad -\n```", [.block, .alone]),
    Case(
      "items that say then",
      "1. First the system calls `loadView`\n2. then it calls `viewDidLoad`\n3. finally `viewWillAppear`",
      [.numbers, .sentences, .order]),
  ]

  static let weak: [Case] = [
    Case("names alone", "Some methods:\n\n- viewDidLoad\n- viewWillAppear", [.alone]),
    Case(
      "numbers before explanations",
      "Methods:\n\n1. loadView: here the view is made\n2. viewDidLoad: here the view is there",
      [.numbers, .explainedSteps]),
  ]

  static let none: [Case] = [
    Case("a glossary", "Methods:\n\n- loadView: here the view is made\n- viewDidLoad: here the view is there", []),
    Case(
      "a glossary below a life cycle",
      "# Life cycle\n\n- loadView: here the view is made\n- viewDidLoad: here the view is there", []),
    Case(
      "the alphabet",
      "All that was logged:\n```\n-[A loadView]\n-[A viewDidAppear:]\n-[A viewDidDisappear:]\n-[A viewDidLoad]\n-[A viewWillAppear:]\n```",
      []),
    Case(
      "a template",
      "- application:didFinishLaunchingWithOptions:\n- applicationWillResignActive:\n- applicationDidEnterBackground:\n- applicationWillEnterForeground:\n- applicationDidBecomeActive:",
      []),
    Case("one callback with several remarks", "- viewDidLoad here\n- viewDidLoad there\n- viewDidLoad again", []),
  ]

  @Test(arguments: strong)
  func judgesWhatEnoughSpeaksFor(_ example: Case) throws {
    let ordering = try #require(read(example.text).orderings.first)
    #expect(ordering.evidence == example.evidence)
  }

  @Test(arguments: weak)
  func showsWhatMayBeAnOrder(_ example: Case) throws {
    let note = read(example.text)
    #expect(note.orderings.isEmpty)
    let ordering = try #require(note.weakOrderings.first)
    #expect(ordering.evidence == example.evidence)
  }

  @Test(arguments: none)
  func leavesTheRest(_ example: Case) {
    let note = read(example.text)
    #expect(note.orderings.isEmpty && note.weakOrderings.isEmpty)
  }

  /// The same list in the right order and in a wrong one has the same evidence.
  @Test(arguments: ["- %@\n- %@\n- %@", "1. %@\n2. %@\n3. %@", "%@ → %@ → %@", "```\n%@\n%@\n%@\n```"])
  func doesNotAskWhetherTheOrderIsRight(_ form: String) {
    let names = ["loadView", "viewDidLoad", "viewWillAppear"]
    func evidence(_ names: [String]) -> [[ListEvidence]] {
      let text = names.reduce("# Order\n\n" + form) { text, name in text.replacing("%@", with: name, maxReplacements: 1)
      }
      return read(text).orderings.map(\.evidence)
    }
    #expect(evidence(names).count == 1)
    #expect(evidence(names) == evidence(names.reversed()))
  }

  @Test func keepsWhatIsNoStep() throws {
    let note = read("1. The window is made\n2. `loadView`\n3. Outlets are set\n4. `viewDidLoad` (not before iOS 2)")
    let ordering = try #require(note.orderings.first)
    #expect(ordering.steps.map { note.text($0.range) } == ["loadView", "viewDidLoad"])
    #expect(ordering.steps.map { $0.condition.map(note.text) } == [nil, "not before iOS 2"])
  }
}
