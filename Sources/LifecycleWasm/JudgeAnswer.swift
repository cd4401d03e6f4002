import LifecycleEngine
import Verify

/// Judges a claim that is written as a scenario, and writes the verdict with what it rests on.
enum JudgeAnswer {
  static func write(_ text: [UInt8]) -> [UInt8] {
    let parsed = ScenarioParser.parse(text)
    var json = JSONText()
    json.open(JSONText.brace.open)
    ProblemList.write(parsed.problems, in: text, to: &json)
    if parsed.problems.isEmpty { write(ScenarioJudge(parsed.scenario), to: &json) }
    json.close(JSONText.brace.close)
    return json.bytes
  }

  private static func write(_ judge: ScenarioJudge, to json: inout JSONText) {
    json.field("verdict", judge.verdict.word)
    json.key("facts")
    json.open(JSONText.bracket.open)
    for fact in judge.facts { json.value(Int(fact.rawValue)) }
    json.close(JSONText.bracket.close)
    json.key("versions")
    json.open(JSONText.bracket.open)
    for row in judge.versions {
      json.open(JSONText.brace.open)
      json.version("ios", row.version)
      json.field("isTrue", row.isTrue)
      json.close(JSONText.brace.close)
    }
    json.close(JSONText.bracket.close)
    if let witness = judge.witness { json.version("witness", witness) }
    if let counterexample = judge.counterexample { json.version("counterexample", counterexample) }
  }
}
