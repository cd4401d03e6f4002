import LifecycleEngine
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The code of the library's article is this file's: it is compiled, and it does what the article says.
@Suite("The article of the library")
struct ArticleTests {
  /// What the article would print.
  private final class Console {
    var lines: [String] = []
  }

  @Test("It makes a world, runs steps and reads the trace")
  func article() {
    let console = Console()
    func print(_ items: Any...) { console.lines.append(items.map { "\($0)" }.joined(separator: " ")) }

    let text = """
      ios: 12...
      root: nav(A)

      launch
      push B
      """
    let parsed = ScenarioParser.parse(Array(text.utf8))
    for problem in parsed.problems { print("line \(problem.line): \(problem.kind)") }

    let script = Script(parsed.scenario)
    let run = ScenarioRun(script, on: Platform(Version(18)))
    if let failure = run.failure { print(String(decoding: failure.text, as: UTF8.self)) }

    for entry in run.trace.entries where entry.callback == .viewWillAppear {
      print(script.describe(entry.receiver), entry.callback.info.selector, "in step \(entry.step)")
      if let cause = entry.cause { print("because of", run.trace.entries[Int(cause)].callback.info.selector) }
    }

    var simulator = Simulator(script, on: Platform(Version(18)))
    var states: [World] = []
    for (index, step) in script.scenario.steps.enumerated() {
      simulator.perform(step.actions, step: index)
      states.append(simulator.world)
    }
    simulator.go(to: states[0])

    #expect(
      console.lines.contains("A viewWillAppear: in step 0") && console.lines.contains("B viewWillAppear: in step 1"))
    #expect(console.lines.contains { $0.hasPrefix("because of ") } && !console.lines.contains { $0.hasPrefix("line") })
    #expect(states.count == 2 && states[0] != states[1])
    #expect(simulator.world == states[0])
  }

  @Test("The article shows this code and no other")
  func sameCode() throws {
    let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(separator: "/")
    let path = root + "/Sources/LifecycleEngine/LifecycleEngine.docc/LifecycleEngine.md"
    let article = try String(contentsOfFile: path, encoding: .utf8)
    let blocks = article.split(separator: "```swift\n").dropFirst().compactMap { $0.split(separator: "```").first }
    #expect(blocks.count == 4)
    let here = try String(contentsOfFile: #filePath, encoding: .utf8)
    for block in blocks {
      let lines = block.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    \($0)" }
      #expect(here.contains("\n" + lines.joined(separator: "\n")), "the tests have no such code:\n\(block)")
    }
  }
}
