import LifecycleEngine
import Testing

@testable import Verify

/// How situations are put one after the other: a step too many or left out is another situation than the note's.
@Suite struct PlannerTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var situations: [Situation]
    var after: [Situation] = []
    /// The steps of the first way, what is watched in brackets; nil where there is none.
    var steps: String?
    /// Who arrives and who leaves.
    var roles: String = "--"
    var testDescription: String { "\(after) then \(situations)" }
  }

  static let cases: [Case] = [
    Case(situations: [.push], steps: "launch; [push B]", roles: "BA"),
    Case(situations: [.push, .pop], steps: "launch; [push B; pop]", roles: "BA"),
    Case(situations: [.push, .push], steps: "launch; [push B; push C]", roles: "BA"),
    Case(situations: [.secondPush], steps: "launch; push B; [push C]", roles: "CB"),
    Case(situations: [.push, .present], steps: "launch; [push B; present C]", roles: "BA"),
    Case(situations: [.push, .dismiss], steps: "launch; [push B]; present C; [dismiss]", roles: "BA"),
    Case(situations: [.dismiss], after: [.push], steps: "launch; push B; present C; [dismiss]", roles: "BC"),
    Case(situations: [.present, .dismiss], steps: "launch; [present B; dismiss]", roles: "BA"),
    Case(situations: [.launch, .push], steps: "[launch; push B]", roles: "BA"),
    Case(situations: [.background, .foreground], steps: "launch; [home; open]"),
    Case(situations: [.foreground], steps: "launch; home; [open]"),
    // What has happened before is not watched, nor done twice.
    Case(situations: [.push], after: [.launch], steps: "launch; [push B]", roles: "BA"),
    Case(situations: [.pop], after: [.push], steps: "launch; push B; [pop]", roles: "AB"),
    Case(situations: [.memoryWarning], after: [.background], steps: "launch; push B; home; [memory warning]"),
    Case(situations: [.lock], after: [.launch], steps: "launch; [lock]"),
    // Something on screen takes an app in front.
    Case(situations: [.push], after: [.background], steps: "launch; home; open; [push B]", roles: "BA"),
    // An ended process begins anew.
    Case(situations: [.launch], after: [.kill], steps: "launch; kill; [launch]", roles: "A-"),
    Case(situations: [.kill, .launch], steps: "launch; [kill; launch]", roles: "A-"),
    Case(situations: [.launch, .launch], steps: nil),
    Case(situations: [], steps: nil),
    Case(situations: [.unknown], steps: nil),
  ]

  @Test(arguments: cases) func steps(_ given: Case) {
    let way = SituationSequence.ways(given.situations, after: given.after).first
    #expect(way.map(Self.text) == given.steps)
    guard let way else { return }
    let letters = [way.roles.arriving, way.roles.leaving].map { $0.map { ["A", "B", "C"][Int($0)] } ?? "-" }
    #expect(letters.joined() == given.roles)
  }

  private static func text(_ way: StagedWay) -> String {
    var text = ""
    var isWatched = false
    for step in way.plan.steps {
      if isWatched, !step.isWatched { text += "]" }
      if !text.isEmpty { text += "; " }
      if step.isWatched, !isWatched { text += "[" }
      isWatched = step.isWatched
      text += step.action.text.description
    }
    return text + (isWatched ? "]" : "")
  }

  @Test("Two situations in a row are carried out as planned, or say nothing")
  func pairs() {
    let situations: [Situation] = [
      .launch, .push, .pop, .present, .dismiss, .tabSwitch, .background, .foreground, .memoryWarning, .rotation, .kill,
      .childAdded, .swipeBackCancelled,
    ]
    // Of what is told to whoever is there no order is right in the one direction and wrong in the other by chance.
    let order = OrderClaim(
      steps: [.viewDidAppear, .viewDidUnload].map { .init(actor: nil, callback: $0) }, situations: [])
    let space = WorldSpace(claim: order)
    var judge = OrderJudge()
    var counts: (carriedOut: Int, impossible: Int) = (0, 0)
    for first in situations {
      for second in situations {
        let ways = SituationSequence.ways([first, second])
        let areComplete = ways.compactMap { way in way.worlds(in: space).last.map { Self.isComplete(way, $0, order) } }
        if areComplete.contains(true) { counts.carriedOut += 1 } else { counts.impossible += 1 }
        guard !areComplete.contains(true) else { continue }
        var claim = order
        claim.situations = [first, second]
        #expect(judge.judge(claim).verdict == .vacuous, "\(first), \(second)")
      }
    }
    #expect(counts.carriedOut > 130 && counts.impossible > 5, "\(counts)")
  }

  private static func isComplete(_ way: StagedWay, _ facts: WorldFacts, _ order: OrderClaim) -> Bool {
    let script = Script(Staging.scenario(way.plan, facts, order))
    return StagedTrace(way.plan, script, on: Platform(facts.version)).isComplete
  }

  struct Told: Sendable {
    let situation: Situation
    let other: Situation
    let happens: Bool
  }

  @Test(
    "Whether one situation comes about in another",
    arguments: [
      Told(situation: .push, other: .pushOfLoaded, happens: true),
      Told(situation: .push, other: .present, happens: false),
      Told(situation: .present, other: .secondPresent, happens: true),
      Told(situation: .pop, other: .swipeBack, happens: true),
      Told(situation: .pop, other: .swipeBackCancelled, happens: false),
      Told(situation: .dismiss, other: .dragDown, happens: true),
      Told(situation: .appears, other: .launch, happens: true), Told(situation: .appears, other: .pop, happens: true),
      Told(situation: .appears, other: .memoryWarning, happens: false),
      Told(situation: .disappears, other: .present, happens: true),
      Told(situation: .disappears, other: .rotation, happens: false),
      Told(situation: .background, other: .switchToApp, happens: true),
      Told(situation: .background, other: .controlCenter, happens: false),
      Told(situation: .kill, other: .crash, happens: true),
      Told(situation: .launch, other: .launchByURL, happens: true),
    ])
  func happens(_ given: Told) {
    let ways = given.other.ways
    #expect(!ways.isEmpty)
    for way in ways { #expect(given.situation.happens(in: way) == given.happens, "\(given)") }
  }
}
