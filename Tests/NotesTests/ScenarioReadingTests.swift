import Diagnostics
import Judging
import LifecycleEngine
import Testing

/// A scenario file that is only read says what is wrong in how it is written, and nothing about its runs.
@Suite struct ScenarioReadingTests {
  @Test(arguments: [
    ("root: A\nlaunch\n", []), ("root: A\nlaunch\n  > A viewDidDisappear:\n", []),
    ("rot: A\nroot: B\nlaunch\n  > B viewDidLoda\n", ["rot", "viewDidLoda"]),
    // What a recorded trace is known to differ in hides no mistake in its text.
    ("# source: a forum\n# deviates: the order\nroot: B\nlaunch\n  > B viewDidLoda\n", ["viewDidLoda"]),
  ])
  func problems(text: String, words: [String]) {
    let file = SourceFile(path: "a.scenario", text: text)
    let (scenario, problems) = ScenarioCheck.read(file)
    #expect(problems.map { file.text($0.range) } == words)
    #expect(scenario.steps.count == 1)
    if !words.isEmpty, !text.contains("deviates") { #expect(problems == ScenarioCheck.check(file: file).diagnostics) }
  }
}
