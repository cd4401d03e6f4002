import Diagnostics
import Judging
import LifecycleEngine

/// What the commands say of a scenario that is wrong, with `{}` where they name what is written.
///
/// Each sentence comes from a small scenario that is wrong in that way, so that a page says what the commands say.
struct LiveFindings {
  let language: Language

  /// Sentences by the names that the engine's answers have for them.
  var sentences: [(name: String, text: String)] {
    let problems = ScenarioProblem.Kind.allCases.map { kind in
      let (text, written) = Self.sample(kind)
      return (name: "\(kind)", text: finding(text)?.message.replacing("`\(written)`", with: "`{}`") ?? "")
    }
    let early = finding("root: A\nlaunch\n  > A viewDidAppear:\n  > A viewWillAppear:\n")
    let missing = finding("root: A\nlaunch\n  > A dealloc\n")
    let more = finding("root: A\nlog: viewWillAppear:, viewDidAppear:\nlaunch\n  > A viewWillAppear:\n")
    let mismatches: [(name: String, text: String?)] = [
      ("trace", early?.message), ("logged", early?.label.replacing("A.viewWillAppear:", with: "{}")),
      ("ended", missing?.label), ("goesOn", more?.label), ("query", finding("launch\n  = A.parent is B\n")?.message),
      ("impossible", finding("launch\npush B\n")?.message),
      ("failed", finding(Self.failing)?.message),
      ("did not fail", finding("launch\n  ! x\n")?.message),
    ]
    return problems + mismatches.map { ($0.name, $0.text ?? "") }
  }

  /// An app that UIKit ends: it pushes what is on the stack.
  private static let failing = "root: nav(A)\nlaunch\npush B\npush B\n"

  /// A text for each way in which one can be wrong, and what is written in the place that the sentence names.
  static func sample(_ kind: ScenarioProblem.Kind) -> (text: String, written: String) {
    switch kind {
    case .unknownKey: ("foo-bar: x\nlaunch\n", "foo-bar")
    case .unknownStep: ("launch\nQQ\n", "QQ")
    case .unknownReceiver: ("root: A\nlaunch\n  > QQ viewDidLoad\n", "QQ viewDidLoad")
    case .unknownCallback: ("root: A\nlaunch\n  > A QQ\n", "QQ")
    case .unknownStyle: ("root: A\nlaunch\npresent B as QQ\n", "QQ")
    case .unknownState: ("launch\n  = app.state is QQ\n", "QQ")
    case .unknownProperty: ("root: A\nlaunch\n  = A.QQ\n", "QQ")
    case .unknownMessage: ("launch\n  > console QQ\n", "QQ")
    case .badVersion: ("ios: QQ\nlaunch\n", "QQ")
    case .badValue: ("life-cycle: QQ\nlaunch\n", "QQ")
    case .badName: ("root: 7\nlaunch\n", "7")
    case .badFrame: ("view v: frame QQ 0 1 1\nlaunch\n", "QQ")
    case .declarationAfterStep: ("launch\nroot: A\n", "")
    case .expectationWithoutStep: ("  > A viewDidLoad\n", "")
    case .unbalancedEither: ("launch\n  > end\n", "")
    case .tooManyNames: ((0...250).map { "view v\($0): in A\n" }.joined() + "launch\n", "")
    case .tooLong: (String(repeating: "#\n", count: 20_001), "")
    }
  }

  private func finding(_ scenario: String) -> Diagnostic? {
    ScenarioCheck.check(file: SourceFile(path: "", text: scenario), in: language).diagnostics.first
  }
}
