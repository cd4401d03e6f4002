import LifecycleEngine

/// Runs a scenario and says in words what did not come out as expected.
struct ScenarioReport {
  let text: ScenarioText
  let parsed: ParsedScenario

  init(_ text: ScenarioText) {
    self.text = text
    parsed = ScenarioParser.parse(text.bytes)
  }

  /// Problems of the text, one a line; empty if there are none.
  var problems: String {
    parsed.problems.map { "line \($0.line): \($0.kind): \(slice($0.range))" }.joined(separator: "\n")
  }

  /// What went wrong on one version; empty if nothing did.
  func mismatches(on version: Version) -> String {
    mismatches(on: Platform(version))
  }

  func mismatches(on platform: Platform) -> String {
    mismatches(of: ScenarioRun(Script(parsed.scenario), on: platform))
  }

  /// What went wrong on the versions that the scenario names, or on the newest.
  func mismatches() -> String {
    let versions = (parsed.scenario.ios ?? VersionRange(.newest, .newest)).modelled
    let reports = versions.map { ($0, mismatches(on: $0)) }.filter { !$0.1.isEmpty }
    return reports.map { "on iOS \($0.0):\n\($0.1)" }.joined(separator: "\n")
  }

  private func mismatches(of run: ScenarioRun) -> String {
    run.mismatches.map { mismatch in
      let step = parsed.scenario.steps[mismatch.step]
      return "  \(slice(step.source.range)): " + describe(mismatch.kind, step, run)
    }.joined(separator: "\n")
  }

  private func describe(_ kind: Mismatch.Kind, _ step: Step, _ run: ScenarioRun) -> String {
    switch kind {
    case .trace(let place, let logged, _):
      let wanted =
        step.expectations.indices.contains(place) ? slice(step.expectations[place].source.range) : "no more"
      let got = logged.map { describe(run.trace.entries[$0], run.script) }
      return "wants \(wanted) in\n    " + got.joined(separator: "\n    ")
    case .query(let place): return "\(slice(step.queries[place].source.range)) is not so"
    case .failed(let failure): return "fails: \(String(decoding: failure.text, as: UTF8.self))"
    case .didNotFail: return "does not fail"
    }
  }

  private func describe(_ entry: Entry, _ script: Script) -> String {
    "\(script.describe(entry.receiver)) \(entry.callback.info.selector)"
  }

  private func slice(_ range: Range<Int>) -> String {
    let bytes = text.bytes
    return String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }
}
