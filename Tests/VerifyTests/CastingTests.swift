import LifecycleEngine
import Testing

@testable import Verify

/// Who is who, and where an order and a run part.
@Suite struct CastingTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let lines: [String]
    /// The line that the run does not have where the order has it; nil where they agree.
    var parts: Int?
    var completeness = OrderClaim.Completeness.projection
    var situations: [Situation] = [.push]
  }

  /// On iOS 15, where `a` is on screen and `b` comes.
  static let cases: [Case] = [
    Case(testDescription: "in order", lines: ["b loadView", "b viewDidLoad", "b viewWillAppear:"]),
    Case(testDescription: "two that changed places", lines: ["b viewDidLoad", "b loadView"], parts: 0),
    Case(testDescription: "of the wrong controller", lines: ["a viewDidLoad", "a viewWillAppear:"], parts: 0),
    Case(
      testDescription: "one that is named once and comes once for each",
      lines: ["a viewWillDisappear:", "b viewWillAppear:", "a viewDidDisappear:", "b viewDidAppear:"]),
    Case(
      testDescription: "named twice, comes once", lines: ["b viewDidLoad", "b viewDidLoad", "b viewWillAppear:"],
      parts: 1),
    Case(
      testDescription: "named once, comes twice",
      lines: ["- applicationWillResignActive:", "- applicationDidEnterBackground:"], parts: 2,
      situations: [.background, .foreground, .background]),
    Case(
      testDescription: "named once, and what comes again later",
      lines: [
        "- applicationWillResignActive:", "- applicationDidEnterBackground:", "- applicationWillEnterForeground:",
      ],
      completeness: .firstTimes, situations: [.background, .foreground, .background]),
    Case(
      testDescription: "turned round the first time, and right the second",
      lines: ["- applicationDidEnterBackground:", "- applicationWillResignActive:"], parts: 0,
      completeness: .firstTimes, situations: [.background, .foreground, .background]),
    Case(
      testDescription: "what is left out between", lines: ["b loadView", "b viewDidAppear:"],
      completeness: .subsequence),
    Case(
      testDescription: "left out, in the wrong order", lines: ["b viewDidAppear:", "b loadView"], parts: 1,
      completeness: .subsequence),
    Case(
      testDescription: "passes of layout that are not named decide nothing",
      lines: ["b viewWillAppear:", "b viewWillLayoutSubviews", "b viewDidLayoutSubviews", "b viewDidAppear:"]),
    Case(
      testDescription: "the end of a pass before its beginning",
      lines: ["b viewWillAppear:", "b viewDidLayoutSubviews", "b viewWillLayoutSubviews", "b viewDidAppear:"], parts: 1),
    Case(testDescription: "a single one is no order", lines: ["b viewDidLoad"], parts: 0),
  ]

  @Test(arguments: cases) func divergence(_ given: Case) throws {
    let order = OrderClaim(
      steps: given.lines.map(claimed), situations: given.situations, completeness: given.completeness)
    let way = try #require(SituationSequence.ways(given.situations).first)
    let facts = try #require(way.worlds(in: WorldSpace(claim: order)).first { $0.version == Version(15) })
    let script = Script(Staging.scenario(way.plan, facts, order))
    let run = StagedTrace(way.plan, script, on: Platform(facts.version))
    let cast = CastOrder(order, Casting(actors: [0, 1, 2], unnamed: nil))
    let found = cast.divergence(from: run.watched)
    #expect(found?.step == given.parts)
    let projection = cast.projection(of: run.watched)
    // What is kept of an order that agrees is all of it, and never all of one that does not.
    let kept = cast.kept(in: run.watched, projection)
    if given.parts == nil { #expect(kept.count == given.lines.count) }
    if let found { #expect(found.entry <= projection.count) }
  }

  @Test(
    "Every way to give the actors of an order their parts, each once",
    arguments: [
      ([], 1), (["- viewDidLoad"], 4), (["a viewDidLoad"], 3), (["a viewDidLoad", "b viewDidLoad"], 6),
      (["a viewDidLoad", "- viewDidLoad"], 12), (["a viewDidLoad", "b viewDidLoad", "c viewDidLoad"], 6),
      (["- applicationDidBecomeActive:"], 1),
    ] as [([String], Int)])
  func castings(lines: [String], count: Int) {
    let all = Casting.all(of: OrderClaim(steps: lines.map(claimed), situations: []))
    #expect(all.count == count && Set(all).count == count)
    for casting in all { #expect(Set(casting.actors).count == casting.actors.count, "nobody plays two parts") }
  }

  @Test("Who may be meant by a line")
  func receivers() {
    let casting = Casting(actors: [1, 0], unnamed: 2)
    let roles = Roles(arriving: 1, leaving: 0)
    func receivers(_ line: String, _ role: Role? = nil) -> StagedReceivers {
      var step = claimed(line)
      step.role = role
      return casting.receivers(of: step, roles)
    }
    let (a, b, c) = (StagedReceivers(letter: 0), StagedReceivers(letter: 1), StagedReceivers(letter: 2))
    #expect(receivers("a viewDidLoad") == [b, .others] && receivers("b viewDidLoad") == [a, .others])
    #expect(receivers("- viewDidLoad") == [c, .others])
    #expect(receivers("- applicationDidBecomeActive:") == .others)
    #expect(receivers("a viewDidLoad", .arriving) == b && receivers("a viewDidLoad", .leaving) == a)
    #expect(receivers("a viewDidLoad", .container) == .containers)
    #expect(
      Casting(actors: [], unnamed: nil).receivers(of: claimed("- viewDidLoad"), roles) == [.others, .controllers])
    #expect(Roles().receivers(of: .arriving) == [], "nobody plays a part that there is not")
  }

  @Test("An order of more controllers than can be staged contradicts nothing")
  func moreThanTheStageHas() {
    let lines = ["a viewDidLoad", "b viewDidLoad", "c viewDidLoad", "d viewDidLoad"]
    var judge = OrderJudge()
    let judgement = judge.judge(OrderClaim(steps: lines.map(claimed), situations: [.push]))
    #expect(judgement.verdict == .notUnderstood)
  }

  @Test("The longest part that is kept is the longest there is")
  func kept() {
    var generator = SplitMix64(seed: 7)
    for _ in 0..<300 {
      let claimed = (0..<generator.next(below: 7)).map { _ in generator.next(below: 4) }
      let run = (0..<generator.next(below: 7)).map { _ in generator.next(below: 4) }
      let kept = Neighbour.kept(steps: claimed.count, entries: run.count) { claimed[$0] == run[$1] }.map(\.step)
      #expect(kept == kept.sorted() && Set(kept).count == kept.count)
      #expect(Self.isSubsequence(kept.map { claimed[$0] }, of: run))
      var longest = 0
      for subset in 0..<(1 << claimed.count) {
        let part = claimed.indices.filter { subset >> $0 & 1 == 1 }.map { claimed[$0] }
        if Self.isSubsequence(part, of: run) { longest = max(longest, part.count) }
      }
      #expect(kept.count == longest, "\(claimed) in \(run)")
    }
  }

  private static func isSubsequence(_ part: [Int], of whole: [Int]) -> Bool {
    var left = part[...]
    for element in whole where left.first == element { left = left.dropFirst() }
    return left.isEmpty
  }
}
