import Foundation
import LifecycleEngine

/// Logs as people paste them: some written by hand, and what runs of the project's scenarios print.
enum LogText {
  static let all: [ScenarioText] = shapes + printed

  private static let shapes: [ScenarioText] = [
    ("brackets", "-[List viewDidLoad]\n-[List viewWillAppear:]\n-[List viewDidAppear:]\n"),
    (
      "a console",
      "2020-01-02 10:11:12.345678+0800 App[12:345] -[List viewDidLoad]\n"
        + "2020-01-02 10:11:12.345678+0800 App[12:345] other words\n"
        + "2020-01-02 10:11:13.345678+0800 App[12:345] -[List viewDidAppear:]\n"
    ),
    ("arrows", "AppDelegate    >>>>    applicationDidBecomeActive:\r\nList >>>> viewDidLoad\r\n"),
    ("functions", "viewDidLoad()\nviewWillAppear(_:)\n1. viewDidApear\n"),
    ("phases", "scenePhase active\nscenePhase inactive\nscenePhase background"),
    ("two apart from each other", "A: viewWillDisappear\nB: viewDidLoad\nB: viewWillAppear\nA: viewDidDisappear\n"),
    ("swapped lines", "-[A viewDidLoad]\n-[A viewDidAppear:]\n-[A viewWillAppear:]\n"),
    (
      "what is denied",
      "A viewDidLoad\nA viewWillAppear: is not called here\nA viewDidAppear:\n第二个页面 viewDidLoad 没有调用\n"
    ),
    ("a note", "```\n-[A viewDidLoad]\n```\ntext\n```\n-[B viewDidLoad]\n```\n"),
    ("what nobody sends", "-[A viewDidLoad]\n-[A encodeRestorableStateWithCoder:]\n"),
    ("its own source", "override func viewDidLoad() {\n  print(\"one\")\n}\none\none\n"),
    ("other receivers", "控制器A viewDidLoad\nÉcran viewWillAppear\n控制器A viewDidAppear\n"),
    ("no callbacks", "hello\nworld"), ("nothing", ""), ("no text", "\u{0}\u{FFFD}\u{1B}[31m-[A viewDidLoad]"),
  ].map { ScenarioText(place: $0.0, text: Array($0.1.utf8)) }

  /// Of every eighth scenario what its steps log behind the launch, the first lines of it.
  private static let printed: [ScenarioText] = Content.scenarios.enumerated().filter { $0.offset % 8 == 0 }.map {
    let script = Script(ScenarioParser.parse($0.element.text).scenario)
    let run = ScenarioRun(script, on: Platform(script.scenario.defaultVersion))
    var text: [UInt8] = []
    for entry in run.steps.indices.dropFirst().flatMap({ run.logged(inStep: $0) }).prefix(12) {
      text += "-[".utf8
      script.write(entry.receiver, to: &text)
      text += " ".utf8
      entry.callback.write(to: &text)
      text += "]\n".utf8
    }
    return ScenarioText(place: "log of \($0.element.place)", text: text)
  }
}
