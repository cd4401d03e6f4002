internal import Diagnostics
internal import LifecycleEngine

/// An item as JSON, for tools. The same item gives the same bytes.
///
/// ```
/// {"schema":"lcdoc.quiz/1","kind":"ordering","id":"push-and-back.2","language":"en",
///  "stem":"…","fixed":["iOS 13 and later"],
///  "given":{"steps":["launch"],"calls":["A.viewDidLoad"],"omitted":0},
///  "pieces":[{"label":"B.viewWillDisappear","receiver":"B","callback":"viewWillDisappear","argument":null,
///             "occurrence":1,"because":"…","moment":{"step":2,"stepText":"pop","text":"…"}}, …],
///  "distractors":[{"label":"…","partner":0,"misconception":"counterpart","why":"…"}, …],
///  "after":[[1,2,3],[2,3],[3],[]],
///  "canonical":[0,1,2,3],"start":[3,1,2,0],
///  "world":"iOS 17, animated","worlds":12,"accepted":1,
///  "run":["1. B.viewWillDisappear: …", …],"notes":["Either order is accepted: …"],
///  "verify":{"scenario":"root: nav(A)\n…","worlds":[{"ios":"17","lifeCycle":"scene"}, …]},
///  "source":{"path":"notes/push.md","line":42},"semanticHash":"8b6c981706d231a7","difficulty":2,
///  "attempts":4,"help":true}
/// ```
///
/// - Indices count pieces from 0; `pieces.length` and up are distractors, in `start` and in what learners place.
/// - `after[i]` lists, ascending, every piece that must come later than piece `i`: the transitive closure. A
///   response is right if it places every piece and no distractor, and never places `i` behind one of `after[i]`.
/// - Pieces with equal labels are interchangeable, and so are copies among distractors.
/// - `canonical` is the order of the run that `run` tells; `accepted` is null if there are too many to count.
/// - `verify` is what was run: the scenario with each of the life cycles and versions.
/// - `argument`, `because`, `moment` and `accepted` may be null. `<`, `>` and `&` are escaped, so that the text may stand
///   inside a `script` element.
package enum ItemJSON {
  /// An item of any kind as one line of JSON. A choice has `log`, `options` (`label`, `why`, `misconception`),
  /// `answer` and `start` instead of pieces and their order.
  package static func text(_ item: QuizItem) -> String {
    switch item {
    case .ordering(let item): text(item)
    case .choice(let item): text(item)
    }
  }

  static func text(_ item: Item) -> String {
    let strings = Strings(item.language)
    let run = RunText(item: item, strings: strings)
    let json: JSON = [
      "schema": "lcdoc.quiz/1", "kind": "ordering", "id": .string(item.id), "language": .string(item.language.tag),
      "stem": .string(item.stem), "fixed": .texts(item.fixed), "given": given(item.given),
      "pieces": .array(item.pieces.map(piece)), "distractors": .array(distractors(item, strings)),
      "after": .array(after(item)), "canonical": .numbers(item.canonicalOrder), "start": .numbers(item.start),
      "world": .string(item.canonicalWorld), "worlds": .number(item.worldCount),
      "accepted": item.key.linearExtensionCount().flatMap { Int(exactly: $0) }.map { .number($0) } ?? .null,
      "run": .texts(run.rows), "notes": .texts(run.freePairs), "verify": verify(item.scenario, item.worlds),
      "source": source(item.source), "semanticHash": .string(item.semanticHash.hexadecimal),
      "difficulty": .number(item.difficulty), "attempts": .number(AnsweringRules.practice.attemptLimit),
      "help": .bool(AnsweringRules.practice.allowsHelp),
    ]
    return json.text
  }

  private static func text(_ item: ChoiceItem) -> String {
    let json: JSON = [
      "schema": "lcdoc.quiz/1", "kind": .string(item.kind.rawValue), "id": .string(item.id),
      "language": .string(item.language.tag), "stem": .string(item.stem), "fixed": .texts(item.fixed),
      "given": given(item.given), "log": .texts(item.log),
      "options": .array(
        item.options.map {
          ["label": .string($0.label), "why": .string($0.why), "misconception": .optional($0.misconception?.rawValue)]
        }),
      "answer": .number(item.answer), "start": .numbers(item.start), "run": .texts(item.run),
      "world": .string(item.canonicalWorld), "worlds": .number(item.worldCount), "callbacks": .texts(item.callbacks),
      "verify": verify(item.scenario, item.worlds), "source": source(item.source),
      "semanticHash": .string(item.semanticHash.hexadecimal), "difficulty": .number(item.difficulty),
      "attempts": .number(min(2, AnsweringRules.practice.attemptLimit)),
      "help": .bool(AnsweringRules.practice.allowsHelp),
    ]
    return json.text
  }

  private static func verify(_ scenario: String, _ worlds: Set<Edition>) -> JSON {
    let sorted = worlds.sorted { ($0.version, "\($0.lifeCycle)") < ($1.version, "\($1.lifeCycle)") }
    return [
      "scenario": .string(scenario),
      "worlds": .array(sorted.map { ["ios": "\($0.version)", "lifeCycle": $0.lifeCycle == .app ? "app" : "scene"] }),
    ]
  }

  private static func given(_ given: Item.Given) -> JSON {
    ["steps": .texts(given.steps), "calls": .texts(given.calls), "omitted": .number(given.omittedCallCount)]
  }

  private static func piece(_ piece: Piece) -> JSON {
    [
      "label": .string(piece.label), "receiver": .string(piece.receiver), "callback": "\(piece.callback)",
      "argument": .optional(piece.argument), "occurrence": .number(piece.occurrence),
      "because": .optional(piece.because),
      "moment": piece.moment.map {
        ["step": .number($0.step), "stepText": .string($0.stepText), "text": .string($0.text)]
      } ?? .null,
    ]
  }

  private static func distractors(_ item: Item, _ strings: Strings) -> [JSON] {
    let feedback = FeedbackText(item: item, strings: strings)
    return item.distractors.enumerated().map { index, distractor in
      [
        "label": .string(distractor.label), "partner": .number(distractor.partner),
        "misconception": .string(distractor.misconception.rawValue),
        "why": .string(feedback.why(distractor: item.pieces.count + index)),
      ]
    }
  }

  private static func after(_ item: Item) -> [JSON] {
    item.pieces.indices.map { first in .numbers(item.pieces.indices.filter { item.key.precedes(first, $0) }) }
  }

  private static func source(_ source: SourceNote) -> JSON {
    ["path": .string(source.path), "line": .number(source.line)]
  }
}
