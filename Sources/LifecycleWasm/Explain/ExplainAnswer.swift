import Diagnostics
import LifecycleEngine
import Notes
import Verify

/// Looks for the run that prints a log, and writes what was found: all that `lcdoc explain` tells of it, without words.
struct ExplainAnswer {
  private let log: Log
  private let actors: [[UInt8]]

  static func write(_ text: [UInt8]) -> [UInt8] {
    let file = SourceFile(path: "", bytes: text)
    let answer = ExplainAnswer(log: Log.whole(file))
    var json = JSONText()
    json.open(JSONText.brace.open)
    // A note holds several logs; here it was read as one.
    json.field("isNote", Log.hasFence(text))
    answer.write(to: &json)
    json.close(JSONText.brace.close)
    return json.bytes
  }

  private init(log: Log) {
    self.log = log
    actors = log.actors.map { Array($0.utf8) }
  }

  private func write(to json: inout JSONText) {
    json.field("callbacks", log.calls.count)
    json.field("unknown", log.unknown.count)
    if let first = log.unknown.first { json.field("firstUnknown", first.callback.info.selector) }
    guard !log.calls.isEmpty else { return }
    let read = min(log.calls.count, LogExplainer.mostLines)
    var explainer = LogExplainer()
    let found = explainer.explain(log.steps, names: actors)
    json.field("read", read)
    json.field("isCutShort", found.isCutShort)
    if found.isCutShort { json.field("firstUnread", line(read)) }
    json.field("isExplained", found.isExplained)
    json.field("covered", found.covered)
    if !found.isExplained, let wrong = found.firstWrongLine { write(wrong: wrong, found.expected, to: &json) }
    list("runs", to: &json) { json in
      if let run = found.run { write(run, to: &json) }
      for run in found.others { write(run, to: &json) }
    }
  }

  /// The first line that no run prints, without a name where the log ends before one.
  private func write(wrong: Int, _ expected: [OrderClaim.Step], to json: inout JSONText) {
    json.field("wrongLine", line(min(wrong, log.calls.count - 1)))
    if wrong < log.calls.count {
      let call = log.calls[wrong]
      json.field("wrong", name(call.actor.map { Array($0.utf8) }, call.callback))
    }
    list("expected", to: &json) { json in
      for step in expected { json.value(name(step)) }
    }
  }

  private func write(_ run: LogExplanation.Run, to json: inout JSONText) {
    json.open(JSONText.brace.open)
    write("versions", run.versions, to: &json)
    write("versionsApartFromLayout", run.versionsApartFromLayout, to: &json)
    json.field("layoutPasses", run.layoutPasses)
    json.field("startsLate", run.startsLate)
    json.field("endsEarly", run.endsEarly)
    list("steps", to: &json) { json in
      for step in run.steps { write(step, to: &json) }
    }
    list("edits", to: &json) { json in
      for edit in run.edits {
        json.open(JSONText.brace.open)
        json.field("kind", edit.kind.word)
        json.field("line", edit.line < log.calls.count ? line(edit.line) : nil)
        json.field("name", name(edit.step))
        json.close(JSONText.brace.close)
      }
    }
    json.field("scenario", run.scenario)
    json.close(JSONText.brace.close)
  }

  private func write(_ step: LogExplanation.Step, to json: inout JSONText) {
    json.open(JSONText.brace.open)
    json.field("text", step.text)
    json.field("isLogged", step.isLogged)
    if step.isLogged, let last = step.lines.last {
      json.field("first", line(step.lines.lowerBound))
      json.field("last", line(last))
    }
    json.close(JSONText.brace.close)
  }

  /// Stretches of versions with none missing between: the first, the last, and whether that is the newest.
  private func write(_ name: StaticString, _ versions: [Version], to json: inout JSONText) {
    list(name, to: &json) { json in
      for stretch in Version.stretches(of: versions) {
        json.open(JSONText.brace.open)
        json.version("first", stretch.lower)
        json.version("last", stretch.upper)
        json.field("isNewest", stretch.upper >= .newest)
        json.close(JSONText.brace.close)
      }
    }
  }

  private func list(_ name: StaticString, to json: inout JSONText, _ write: (inout JSONText) -> Void) {
    json.key(name)
    json.open(JSONText.bracket.open)
    write(&json)
    json.close(JSONText.bracket.close)
  }

  /// The line of the text, from 1, that a call stands on.
  private func line(_ call: Int) -> Int { log.file.line(at: log.calls[call].range.lowerBound) }

  private func name(_ step: OrderClaim.Step) -> [UInt8] {
    let actor = step.actor.flatMap { Int($0) < actors.count ? actors[Int($0)] : nil }
    return name(actor, step.callback)
  }

  /// `A.viewDidLoad`
  private func name(_ actor: [UInt8]?, _ callback: Callback) -> [UInt8] {
    var name = actor ?? []
    if actor != nil { name.append(UInt8(ascii: ".")) }
    name.append(callback.info.selector)
    return name
  }
}

extension LogExplanation.Edit.Kind {
  /// A stable name; the page has the sentence, in its language.
  fileprivate var word: StaticString {
    switch self {
    case .missing: "missing"
    case .extra: "extra"
    case .replaced: "replaced"
    case .swapped: "swapped"
    }
  }
}
