import Testing

@testable import LifecycleEngine

/// Lines, comments and everything that is wrong, with its place.
@Suite("Text of a scenario")
struct ScenarioTextTests {
  private static func parse(_ text: String) -> ParsedScenario { ScenarioParser.parse(Array(text.utf8)) }

  /// A text with one mistake, marked by `«` and `»`.
  struct Mistake: Sendable, CustomTestStringConvertible {
    let kind: ScenarioProblem.Kind
    let marked: String

    var testDescription: String { "\(kind): \(marked)" }
  }

  static let mistakes: [Mistake] = [
    Mistake(kind: .unknownKey, marked: "«rooot»: A"),
    Mistake(kind: .unknownStep, marked: "root: A\nlaunch\n«lunch now»"),
    Mistake(kind: .unknownStep, marked: "launch; «jump B»; pop"),
    Mistake(kind: .unknownStep, marked: "when A.viewDidLoad: call super; «jump»"),
    Mistake(kind: .unknownStep, marked: "launch\n«call super.viewDidAppear: YES»"),
    Mistake(kind: .unknownCallback, marked: "when A.viewDidLoad: call super.«viewDidLode»"),
    Mistake(kind: .unknownReceiver, marked: "root: A\nlaunch\n  > «Z viewDidLoad»"),
    Mistake(kind: .unknownCallback, marked: "root: A\nlaunch\n  > A «viewDidLoaded»"),
    Mistake(kind: .unknownCallback, marked: "root: A\nlaunch\n  > «viewDidLoad»"),
    Mistake(kind: .unknownCallback, marked: "log: viewDidLoad, «viewDidLode»"),
    Mistake(kind: .unknownCallback, marked: "log: A.«viewDidLode»"),
    Mistake(kind: .unknownCallback, marked: "when A.«viewDidLode»: call super"),
    Mistake(kind: .unknownCallback, marked: "when completion «shove»: call super"),
    Mistake(kind: .unknownCallback, marked: "launch\ncall A.«viewDidLode»"),
    Mistake(kind: .unknownStyle, marked: "launch\npresent B as «fullscreen»"),
    Mistake(kind: .unknownStyle, marked: "controller B: style «fullscreen»"),
    Mistake(kind: .unknownStyle, marked: "segue A to B: present as «sheet»"),
    Mistake(kind: .unknownState, marked: "root: A\nlaunch\n  > A viewDidLoad [«loaded»]"),
    Mistake(kind: .unknownState, marked: "launch\n  = app.state is «in front»"),
    Mistake(kind: .unknownProperty, marked: "root: A\nlaunch\n  = A.«colour» is red"),
    Mistake(kind: .unknownProperty, marked: "launch\n  = «what»"),
    Mistake(kind: .badValue, marked: "root: A\nlaunch\n  = «A.parent»"),
    Mistake(kind: .badValue, marked: "root: A\nlaunch\n  = «A.parent Nav»"),
    Mistake(kind: .badValue, marked: "root: A\nlaunch\n  > A viewWillAppear: YES «NO»"),
    Mistake(kind: .badVersion, marked: "ios: «nine»"),
    Mistake(kind: .badVersion, marked: "ios: «12...9»"),
    Mistake(kind: .badVersion, marked: "ios: «1»"),
    Mistake(kind: .badVersion, marked: "ios: «9.1.2.3»"),
    Mistake(kind: .badValue, marked: "life-cycle: «process»"),
    Mistake(kind: .badValue, marked: "device: phone «upside-down»"),
    Mistake(kind: .badValue, marked: "window: «glass»"),
    Mistake(kind: .badValue, marked: "root: «table»(A)"),
    Mistake(kind: .badValue, marked: "names: «door D»"),
    Mistake(kind: .badValue, marked: "controller A: from code; «big»"),
    Mistake(kind: .badValue, marked: "segue A to B: «jump»"),
    Mistake(kind: .badValue, marked: "view V: in A; «round»"),
    Mistake(kind: .badValue, marked: "class C: initialize, «quick»"),
    Mistake(kind: .badValue, marked: "page Page: «spiral»"),
    Mistake(kind: .badName, marked: "root: «1st»"),
    Mistake(kind: .badName, marked: "launch\npop to «nav(B)»"),
    Mistake(kind: .badName, marked: "launch\nadd child C to «nav(B)»"),
    Mistake(kind: .badName, marked: "launch\nselect «nav(B)»"),
    Mistake(kind: .badName, marked: "launch\nload «nav(B)».view"),
    Mistake(kind: .badName, marked: "controller «nav(B)»: from code"),
    Mistake(kind: .badName, marked: "launch\npresent nav(«1st»)"),
    Mistake(kind: .badValue, marked: "launch\npresent nav(«table»(B))"),
    Mistake(kind: .badName, marked: "«segue A B»: push"),
    Mistake(kind: .badName, marked: "«controller»: from code"),
    Mistake(kind: .badFrame, marked: "view V: in A; «frame 1 2 3»"),
    Mistake(kind: .badFrame, marked: "view V: in A\nlaunch\nset V.frame 1 2 3 «wide»"),
    Mistake(kind: .declarationAfterStep, marked: "root: A\nlaunch\n«device: pad»"),
    Mistake(kind: .expectationWithoutStep, marked: "root: A\n«> A viewDidLoad»"),
    Mistake(kind: .expectationWithoutStep, marked: "root: A\n«= A.isViewLoaded»"),
    Mistake(kind: .expectationWithoutStep, marked: "«! boom»"),
    Mistake(kind: .unbalancedEither, marked: "root: A\n«launch»\n  > either\n  > A viewDidLoad"),
    Mistake(kind: .unbalancedEither, marked: "root: A\nlaunch\n  > A viewDidLoad\n  > «end»"),
  ]

  @Test("A mistake is reported once, where it is", arguments: mistakes)
  func mistake(_ mistake: Mistake) throws {
    let marked = Array(mistake.marked.utf8)
    let open = try #require(marked.firstIndex(of: 0xC2).flatMap { marked[$0 + 1] == 0xAB ? $0 : nil })
    let text = Array(mistake.marked.replacing("«").utf8)
    let close = try #require(text.firstIndex(of: 0xC2))
    let clean = Array(text[..<close] + text[(close + 2)...])
    let parsed = ScenarioParser.parse(clean)
    let problem = try #require(parsed.problems.first)
    #expect(parsed.problems.count == 1, "\(parsed.problems)")
    #expect(problem.kind == mistake.kind)
    #expect(problem.range == open..<close)
    #expect(problem.line == clean[..<open].count { $0 == 0x0A } + 1)
  }

  @Test("The rest is still read")
  func recovery() {
    let parsed = Self.parse("rooot: A\nroot: B\nlaunch\njump\npush C\n  > C viewDidLode\n  > C viewDidLoad\n")
    #expect(parsed.problems.map(\.line) == [1, 4, 6])
    #expect(parsed.scenario.root.count == 1)
    #expect(parsed.scenario.steps.map { $0.actions.map(\.verb) } == [[.launch], [], [.push]])
    #expect(parsed.scenario.steps[2].expectations.count == 1)
  }

  @Test("Comments, blank lines, indentation and line ends do not matter")
  func lines() {
    let plain = Self.parse("ios: 9\nroot: A\nlaunch\n> A viewDidLoad\n")
    let texts = [
      "# head\nios: 9 # nine\n\n\nroot: A\n   \nlaunch # go\n\t> A viewDidLoad\t# loaded",
      "ios: 9\r\nroot: A\r\nlaunch\r\n  > A viewDidLoad\r\n", "ios: 9\rroot: A\rlaunch\r> A viewDidLoad",
      "  ios:   9\n\troot:  A \n launch\n >A   viewDidLoad",
    ]
    for text in texts {
      let parsed = Self.parse(text)
      #expect(parsed.problems.isEmpty, "\(parsed.problems)")
      #expect(parsed.scenario == plain.scenario)
    }
  }

  @Test("A line end of two bytes counts as one line")
  func lineNumbers() {
    #expect(Self.parse("root: A\r\n\r\nlaunch\r\njump\r\n").problems.map(\.line) == [4])
    #expect(Self.parse("root: A\n\nlaunch\njump\n").problems.map(\.line) == [4])
    #expect(Self.parse("root: A\r\rlaunch\rjump").problems.map(\.line) == [4])
  }

  @Test("A number sign inside a word is no comment")
  func numberSign() {
    #expect(Self.parse("root: A#1").problems.map(\.kind) == [.badName])
    #expect(Self.parse("root: A #1").problems.isEmpty)
  }

  @Test("Names in any script")
  func scripts() {
    let parsed = Self.parse("root: nav(首页)\nlaunch\npush 详情\n  > 详情 viewDidLoad\n  = 详情.parent is Nav")
    #expect(parsed.problems.isEmpty)
    #expect(ScenarioRun(Script(parsed.scenario), on: Platform(Version(17))).mismatches.isEmpty)
  }

  @Test("An empty text is a scenario that does nothing")
  func empty() {
    for text in ["", "\n", "# nothing", " \t "] {
      #expect(Self.parse(text).problems.isEmpty)
      #expect(Self.parse(text).scenario == Scenario())
    }
  }

  @Test(
    "A name has nothing that steers what shows it",
    arguments: [
      "B\u{202E}", "\u{9B}31m", "B\u{2066}", "\u{61C}B", "B\u{2028}", "B\u{200F}", String(repeating: "B", count: 256),
    ])
  func steeringNames(name: String) {
    for line in ["push \(name)", "controller \(name): from code", "root: nav(\(name))", "names: app \(name)"] {
      #expect(!Self.parse("\(line)\n").problems.isEmpty)
    }
    #expect(Self.parse("push 视图é\u{200D}B\n").problems.isEmpty)
  }

  @Test("Too many lines and too many names are reported")
  func bounds() {
    let lines = Self.parse(String(repeating: "home\n", count: 20_001))
    #expect(lines.problems.map(\.kind) == [.tooLong])
    let line = ScenarioParser.parse(Array(("root: A\n" + String(repeating: "home; open; ", count: 20_000)).utf8))
    #expect(line.problems.map(\.kind) == [.tooLong])
    let names = Self.parse((0..<2_500).map { "create N\($0)" }.joined(separator: "\n"))
    #expect(names.problems.allSatisfy { $0.kind == .tooManyNames })
    #expect(!names.problems.isEmpty)
  }
}

extension String {
  /// The text without every occurrence of a mark.
  fileprivate func replacing(_ mark: Character) -> String { filter { $0 != mark } }
}
