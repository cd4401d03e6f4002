import LifecycleEngine
import Testing

/// Who is on screen after each step, as scripts read it.
@Suite struct ScreenTests {
  struct Example: CustomTestStringConvertible, Sendable {
    var scenario: String
    var screens: [String]
    var testDescription: String { scenario }
  }

  @Test(arguments: [
    Example(
      scenario: "root: nav(A)\n\nlaunch\npush B\npop\n",
      screens: [
        "", "0,root,nav,Nav;1,shown,plain,A", "0,root,nav,Nav;1,hidden,plain,A;1,shown,plain,B",
        "0,root,nav,Nav;1,shown,plain,A",
      ]),
    Example(
      scenario: "root: tab(A, nav(B))\n\nlaunch\nselect Nav\n",
      screens: [
        "", "0,root,tab,Tab;1,shown,plain,A;1,hidden,nav,Nav;2,shown,plain,B",
        "0,root,tab,Tab;1,hidden,plain,A;1,shown,nav,Nav;2,shown,plain,B",
      ]),
    Example(
      scenario: "ios: 17\nroot: A\n\nlaunch\npresent B\npresent C as fullScreen\nkill\n",
      screens: [
        "", "0,root,plain,A", "0,root,plain,A;1,pageSheet,plain,B",
        "0,root,plain,A;1,pageSheet,plain,B;2,fullScreen,plain,C", "",
      ]),
    Example(
      scenario: "root: A\n\nlaunch\nadd child B to A\n",
      screens: ["", "0,root,plain,A", "0,root,plain,A;1,shown,plain,B"]),
  ])
  func screens(_ example: Example) {
    let scenario = ScenarioParser.parse(Array(example.scenario.utf8)).scenario
    let script = Script(scenario)
    let texts = ScenarioRun(script, on: Platform(scenario.defaultVersion), keepsScreens: true).screens.map {
      String(decoding: $0.text(script), as: UTF8.self)
    }
    #expect(texts == example.screens)
  }

  /// A step that is impossible ends the run, and what follows has no screen.
  @Test func impossibleStepsEndIt() {
    let script = Script(ScenarioParser.parse(Array("root: A\n\nlaunch\npop\nrotate\n".utf8)).scenario)
    #expect(ScenarioRun(script, on: Platform(.newest), keepsScreens: true).screens.count == 2)
  }
}
