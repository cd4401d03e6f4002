import LifecycleEngine
import Testing

@Suite("Runs that would not end")
struct RunawayTests {
  @Test("Methods that call one another many times end the run with a failure")
  func fanOut() {
    func many(_ action: String) -> String { Array(repeating: action, count: 300).joined(separator: "; ") }
    let text = """
      root: A
      when A.viewDidLoad: \(many("call A.viewWillAppear:"))
      when A.viewWillAppear: \(many("call A.viewDidAppear:"))
      when A.viewDidAppear: \(many("call A.viewWillDisappear:"))
      launch
      """
    let parsed = ScenarioParser.parse(Array(text.utf8))
    #expect(parsed.problems.isEmpty)
    let run = ScenarioRun(Script(parsed.scenario), on: Platform(Version(17)))
    #expect(run.failure?.kind == .endlessLoop)
    #expect(run.trace.entries.count < 30_000)
  }
}
