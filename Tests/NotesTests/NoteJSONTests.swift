import FoundationEssentials
import Judging
import LifecycleEngine
@testable import Notes
import Testing
import Verify

struct NoteJSONTests {
  private struct Object: Decodable {
    struct Found: Decodable {
      var symbol: String
      var owner: String
      var line: Int
      var column: Int
      var asWritten: String
    }
    struct Order: Decodable {
      var line: Int
      var endLine: Int
      var form: String
      var scenario: String
      var sequence: [String]
      var verdict: String?
    }
    var file: String
    var mentions: [Found]
    var orderings: [Order]
  }

  @Test func writesWhatWasUnderstood() throws {
    let note = read("# 生命周期\n\n1. \"init\"\n2. 先 loadview\n\nviewDidLoad → viewWillAppear\n")
    let object = try JSONDecoder().decode(
      Object.self, from: Array(NoteJSON.write(note, orders: [Judgement(verdict: .holds)]).utf8).data)
    #expect(object.file == "note.md")
    #expect(object.mentions.map(\.symbol) == ["init", "loadView", "viewDidLoad", "viewWillAppear"])
    #expect(object.mentions[1].asWritten == "loadview")
    #expect((object.mentions[1].line, object.mentions[1].column) == (4, 6))
    #expect(object.orderings.map(\.sequence) == [["init", "loadView"], ["viewDidLoad", "viewWillAppear"]])
    #expect(object.orderings.map(\.form) == ["numbered list", "arrows"])
    #expect(object.orderings.map(\.verdict) == ["holds", nil])
    #expect(object.orderings.map { [$0.line, $0.endLine] } == [[3, 4], [6, 6]])
  }

  private struct Judged: Decodable {
    struct Statement: Decodable {
      struct Term: Decodable {
        var callback: String
        var owner: String
        var role: String?
      }
      var pattern: String
      var a: Term
      var b: Term?
      var circumstances: [String]
      var unless: [String]?
      var strength: String
      var flags: [String]
    }
    struct Row: Decodable {
      var ios: String
      var holds: Bool?
    }
    struct Run: Decodable {
      struct Step: Decodable {
        var callback: String
        var receivers: [String]
      }
      var ios: String
      var scenario: String
      var watched: [Int]
      var parts: [String: String]
      var order: [Step]?
    }
    struct Found: Decodable {
      var verdict: String
      var versions: [Row]
      var witness: Run?
      var counterexample: Run?
      var statement: Statement?
    }
    var orderings: [Found]
    var claims: [Found]
  }

  /// Nothing of a statement is missing that changes what it promises.
  @Test func writesAllThatAStatementSays() throws {
    let text = """
      `viewDidLoad` is called once unless the view is set to nil.

      The completion handler of dismiss is called after `viewDidDisappear`.

      The intermediate controllers do not get `viewWillAppear` on a pop to root.

      All tabs get `viewDidLoad` when the tab bar controller is shown.
      """
    let note = read(text)
    var judge = NoteJudge()
    let judged = judge.judge(note)
    let json = NoteJSON.write(note, orders: judged.orderings, claims: judged.claims)
    let found = try JSONDecoder().decode(Judged.self, from: Array(json.utf8).data)

    #expect(found.claims.map { $0.statement?.unless } == [["viewSetToNil"], nil, nil])
    #expect(found.claims.map { $0.statement?.flags } == [[], [], ["all"]])
    #expect(found.claims[1].statement?.a.role == "bystander")
    #expect(found.claims[1].witness?.parts["bystander"] == "B")
    #expect(found.orderings.map { $0.statement?.b?.owner } == ["completion"])
  }

  /// What somebody needs who holds verdicts against runs once more.
  @Test func writesWhatVerdictsRestOn() throws {
    let text =
      "When pushing:\n\n1. Old viewWillDisappear\n2. New viewDidAppear\n\nOn a pop viewDidLoad is always called.\n"
    let note = read(text)
    var judge = NoteJudge()
    let judged = judge.judge(note)
    let json = NoteJSON.write(note, orders: judged.orderings, claims: judged.claims)
    let found = try JSONDecoder().decode(Judged.self, from: Array(json.utf8).data)

    let order = try #require(found.orderings.first)
    let witness = try #require(order.witness)
    #expect(order.verdict == "holds")
    #expect(order.versions.allSatisfy { $0.holds == true })
    #expect(witness.order?.map(\.callback) == ["viewWillDisappear:", "viewDidAppear:"])
    #expect(witness.order?.map { $0.receivers.first } == ["A", "B"])
    #expect(witness.watched == [1])
    #expect(witness.scenario.hasSuffix("\nlaunch\npush B\n"))

    let claim = try #require(found.claims.first)
    let run = try #require(claim.counterexample)
    #expect(claim.verdict == "contradicted")
    #expect(claim.statement?.pattern == "existence")
    #expect(claim.statement?.a.owner == "UIViewController")
    #expect(claim.statement?.strength == "strict")
    #expect(claim.statement?.circumstances == ["pop"])
    #expect(run.watched == [2])
    #expect(run.parts["arriving"] == "A")
    #expect(ScenarioParser.parse(Array(run.scenario.utf8)).problems.isEmpty)
  }

  @Test func escapesWhatANoteCanHold() throws {
    let note = read("```\n\u{7}\"A\\\u{2028}\" viewDidLoad\nB viewDidLoad\n```\n- A\t viewDidLoad\n")
    #expect(throws: Never.self) {
      _ = try JSONDecoder().decode(Object.self, from: Array(NoteJSON.write(note).utf8).data)
    }
  }

  @Test(arguments: [
    (Ordering.Step(event: .scenePhase(.inactive), range: 0..<0), "scenePhase.inactive"),
    (Ordering.Step(actor: "My.VC", event: .callback(.viewDidLoad), range: 0..<0), "MyVC.viewDidLoad"),
    (Ordering.Step(event: .callback(.load), range: 0..<0), "load"),
    (Ordering.Step(event: .callback(.initWithNibNameBundle), range: 0..<0), "initWithNibName:bundle"),
    (Ordering.Step(event: .callback(.prepareForSegueSender), range: 0..<0), "prepareForSegue"),
  ])
  func namesSteps(_ step: Ordering.Step, _ name: String) {
    #expect(Wording.step(step) == name)
  }
}

extension [UInt8] {
  fileprivate var data: Data { Data(self) }
}
