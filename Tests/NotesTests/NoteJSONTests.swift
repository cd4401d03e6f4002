import FoundationEssentials
import Judging
import LifecycleEngine
import Notes
import Testing

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
      Object.self, from: Array(NoteJSON.write(note, verdicts: ["holds"]).utf8).data)
    #expect(object.file == "note.md")
    #expect(object.mentions.map(\.symbol) == ["init", "loadView", "viewDidLoad", "viewWillAppear"])
    #expect(object.mentions[1].asWritten == "loadview")
    #expect((object.mentions[1].line, object.mentions[1].column) == (4, 6))
    #expect(object.orderings.map(\.sequence) == [["init", "loadView"], ["viewDidLoad", "viewWillAppear"]])
    #expect(object.orderings.map(\.form) == ["numbered list", "arrows"])
    #expect(object.orderings.map(\.verdict) == ["holds", nil])
    #expect(object.orderings.map { [$0.line, $0.endLine] } == [[3, 4], [6, 6]])
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
