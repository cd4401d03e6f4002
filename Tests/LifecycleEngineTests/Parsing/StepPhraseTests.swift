import Testing

@testable import LifecycleEngine

/// Every phrase of the language is read as the verb that it stands for.
@Suite("Phrases of steps")
struct StepPhraseTests {
  static let steps = Verb.allCases.filter { !$0.isOnlyInOverride }
  static let inOverrides = Verb.allCases.filter { $0.isOnlyInOverride }

  /// The phrase with something in each of its places.
  private static func example(_ verb: Verb) -> String {
    let places = [
      "$1.view": "One.view", "$1.frame": "One.frame", "$1": "One", "$2": "Two", "$list": "One, Two", "$word": "Other",
      "$style": "formSheet", "$numbers": verb == .touch ? "10 -20" : "1 2 30 40", "$method": "One.loadView",
      "$value": "Two", "$super": "super.viewWillAppear: YES",
    ]
    return "\(verb.phrase)".split(separator: " ").map { places[String($0)] ?? String($0) }.joined(separator: " ")
  }

  private static func read(_ text: String) -> ParsedScenario { ScenarioParser.parse(Array(text.utf8)) }

  @Test("A phrase is read as its verb", arguments: steps)
  func step(_ verb: Verb) throws {
    let parsed = Self.read(Self.example(verb))
    #expect(parsed.problems.isEmpty)
    let action = try #require(parsed.scenario.steps.first?.actions.first)
    #expect(action.verb == verb)
    #expect(action.isAnimated)
    let phrase = "\(verb.phrase)"
    #expect((action.first != nil) == ["$1", "$word", "$method"].contains { phrase.contains($0) })
    #expect((action.second != nil) == phrase.contains("$2"))
    #expect(action.list.count == (phrase.contains("$list") ? 2 : 0))
    #expect(action.style == (phrase.contains("$style") ? .formSheet : nil))
    let numbers: [Int32] = !phrase.contains("$numbers") ? [] : verb == .touch ? [10, -20] : [1, 2, 30, 40]
    #expect(action.numbers == numbers)
  }

  @Test("A phrase may end in unanimated, and in animated", arguments: steps)
  func animation(_ verb: Verb) throws {
    let unanimated = Self.read(Self.example(verb) + " unanimated")
    #expect(unanimated.problems.isEmpty)
    #expect(try #require(unanimated.scenario.steps.first?.actions.first).isAnimated == false)
    let animated = Self.read(Self.example(verb) + " animated")
    #expect(try #require(animated.scenario.steps.first?.actions.first).isAnimated)
  }

  @Test("Who acts may stand in front", arguments: steps)
  func actor(_ verb: Verb) throws {
    let parsed = Self.read("Actor " + Self.example(verb))
    guard verb.takesActor else {
      #expect(!parsed.problems.isEmpty)
      return
    }
    #expect(parsed.problems.isEmpty)
    let action = try #require(parsed.scenario.steps.first?.actions.first)
    #expect(action.verb == verb)
    #expect(action.actor.map { parsed.scenario.text($0) } == Array("Actor".utf8))
  }

  @Test("A phrase that fits two verbs is the longer one")
  func longest() {
    let texts = [
      "pop to root", "pop to A", "swipe back cancelled", "present B as custom", "page back begins", "launch by url",
    ]
    let verbs: [Verb] = [.popToRoot, .popTo, .swipeBackCancelled, .presentAs, .pageBackBegins, .launchByURL]
    #expect(texts.map { Self.read($0).scenario.steps.first?.actions.first?.verb } == verbs)
  }

  @Test("What only an override can say is no step", arguments: inOverrides)
  func override(_ verb: Verb) throws {
    let text = Self.example(verb)
    #expect(Self.read(text).problems.map(\.kind) == [.unknownStep])
    let parsed = Self.read("when A.viewDidLoad: \(text)")
    #expect(parsed.problems.isEmpty)
    #expect(try #require(parsed.scenario.overrides.first?.actions.first).verb == verb)
  }

  @Test("Several actions make one step")
  func joined() {
    let parsed = Self.read("launch; push B ;pop;;")
    #expect(parsed.problems.isEmpty)
    #expect(parsed.scenario.steps.map { $0.actions.map(\.verb) } == [[.launch, .push, .pop]])
    for text in ["segue to B; call A.addChildViewController: C", "page back; call A.addChildViewController: C"] {
      let parsed = Self.read(text)
      #expect(parsed.problems.isEmpty)
      #expect(parsed.scenario.steps.first?.actions.count == 2)
    }
  }
}
