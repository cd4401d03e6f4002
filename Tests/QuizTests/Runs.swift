import Diagnostics
import LifecycleEngine

@testable import Quiz

/// Events from text, one word each: `A.viewDidLoad`, `B.willMove(nil)`; `|` starts the next phase, `;` the next step.
func events(_ text: String) -> [RunEvent] {
  var step = 0
  var phase = 0
  var found: [RunEvent] = []
  for word in text.split(separator: " ") {
    switch word {
    case ";":
      step += 1
      phase = 0
    case "|": phase += 1
    default:
      let parts = word.split(separator: ".", maxSplits: 1)
      let call = parts[1].split(separator: "(")
      let argument = call.count > 1 ? String(call[1].dropLast()) : nil
      let callback = Callback.allCases.first { short[String(call[0])] == $0 || "\($0)" == call[0] }
      if let callback {
        found.append(
          RunEvent(
            receiver: String(parts[0]), callback: callback, argument: argument, step: step, phase: phase,
            because: "cause of \(word)"))
      }
    }
  }
  return found
}

private let short: [String: Callback] = [
  "VDL": .viewDidLoad, "VWA": .viewWillAppear, "VIA": .viewIsAppearing, "VDA": .viewDidAppear,
  "VWD": .viewWillDisappear, "VDD": .viewDidDisappear, "VWL": .viewWillLayoutSubviews,
  "VDLS": .viewDidLayoutSubviews, "WMP": .willMoveToParentViewController,
  "DMP": .didMoveToParentViewController, "LV": .loadView,
]

/// The push and pop that many logs of navigation controllers show.
let push = "B.VDL A.VWD B.VWA | B.VWL B.VDLS | A.VDD B.VDA"
let pop = "B.VWD A.VWA | B.VDD A.VDA"

func request(
  _ runs: [String], id: String = "push-and-back", language: Language = .english, distractors: Int = 0,
  seed: UInt64 = 0, steps: [String] = ["launch", "push B", "pop"]
) -> ItemRequest {
  ItemRequest(
    id: id, language: language, situation: "Push and back", fixed: ["iOS 13 and later"], steps: steps,
    runs: runs.enumerated().map { QuizRun(world: "world \($0.offset + 1)", events: events($0.element)) },
    source: SourceNote(path: "notes/push.md", line: 42), seed: seed, distractorLimit: distractors)
}

/// An item for tests of what comes after generation; the text names runs as `events` reads them.
func makeItem(
  _ runs: [String], language: Language = .english, distractors: Int = 0, seed: UInt64 = 0
) throws -> Item {
  let made = ItemGenerator.generate(request(runs, language: language, distractors: distractors, seed: seed))
  guard let item = made.items.first else { throw NoItem(refusals: made.refusals) }
  return item
}

struct NoItem: Error {
  var refusals: [ItemRefusal]
}

extension ScreenModel {
  /// The ordering that tests of the screen are about.
  var ordering: OrderingModel {
    guard case .ordering(let model) = answer else { preconditionFailure("not an ordering") }
    return model
  }
}

/// All that the standard situations give: made once, for tests that look at every question.
let standardBank = QuizBank(
  StandardSituations.sources, language: .english, seed: 1, kinds: Set(ItemKind.allCases))
