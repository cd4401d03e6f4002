import LifecycleEngine

/// Runs the text of a scenario and writes what came out.
enum RunAnswer {
  /// A page that shows more shows nothing; the steps say how many there were.
  private static let mostEntries = 20_000

  /// `number` is major · 10000 + minor · 100 + patch; 0 stands for the newest version that the scenario names.
  static func platform(_ number: Int32, _ scenario: Scenario) -> Platform {
    guard number > 0 else { return Platform(scenario.defaultVersion) }
    let raw = Int(number)
    let asked = Version(raw / 10000, raw / 100 % 100, raw % 100)
    return Platform(min(max(asked, .oldest), Version(99, 99, 99)))
  }

  /// - Parameter otherwise: numbers of facts that are taken the other way, where the version leaves them open.
  static func write(_ text: [UInt8], version: Int32, otherwise: [UInt8] = []) -> [UInt8] {
    let parsed = ScenarioParser.parse(text)
    var json = JSONText()
    json.open(JSONText.brace.open)
    ProblemList.write(parsed.problems, in: text, to: &json)
    if parsed.problems.isEmpty {
      var platform = platform(version, parsed.scenario)
      for number in otherwise {
        guard let fact = Fact(rawValue: number), fact.record.isOpen(on: platform.version) else { continue }
        platform = platform.flipping(fact)
      }
      let asked = AskedFacts()
      let run = ScenarioRun(Script(parsed.scenario), on: platform.noting(asked), keepsScreens: true)
      write(run, asked, to: &json)
    }
    json.close(JSONText.brace.close)
    return json.bytes
  }

  @inline(never)
  static func write(_ run: ScenarioRun, _ asked: AskedFacts, to json: inout JSONText) {
    json.version("ios", run.platform.version)
    json.field("isMeant", run.script.scenario.ios?.contains(run.platform.version) ?? true)
    json.key("fingerprint")
    json.value(hexadecimal: run.trace.fingerprint)
    json.key("steps")
    json.open(JSONText.bracket.open)
    for (index, step) in run.script.scenario.steps.enumerated() {
      json.open(JSONText.brace.open)
      json.field("line", step.source.line)
      json.field("entries", run.steps.indices.contains(index) ? run.steps[index].count : 0)
      json.close(JSONText.brace.close)
    }
    json.close(JSONText.bracket.close)
    json.key("entries")
    json.open(JSONText.bracket.open)
    let instrumentation = Instrumentation(run.script)
    for entry in run.trace.entries.prefix(mostEntries) {
      write(entry, isLogged: instrumentation.contains(entry, in: run.script), run.script, &json)
    }
    json.close(JSONText.bracket.close)
    json.key("screens")
    json.open(JSONText.bracket.open)
    for screen in run.screens { json.value(screen.text(run.script)) }
    json.close(JSONText.bracket.close)
    writeOpen(asked, run.platform, to: &json)
    json.key("mismatches")
    json.open(JSONText.bracket.open)
    for mismatch in run.mismatches { write(mismatch, run, &json) }
    json.close(JSONText.bracket.close)
    if let failure = run.failure {
      json.key("failure")
      write(failure, &json)
    }
  }

  private static func writeOpen(_ asked: AskedFacts, _ platform: Platform, to json: inout JSONText) {
    json.key("open")
    json.open(JSONText.bracket.open)
    for fact in Fact.allCases where asked.has(fact) && fact.record.isOpen(on: platform.version) {
      json.open(JSONText.brace.open)
      json.field("fact", Int(fact.rawValue))
      json.field("isTrue", platform[fact])
      json.close(JSONText.brace.close)
    }
    json.close(JSONText.bracket.close)
  }

  private static func write(_ entry: Entry, isLogged: Bool, _ script: Script, _ json: inout JSONText) {
    var argument: [UInt8] = []
    script.write(entry.argument, to: &argument)
    var receiver: [UInt8] = []
    script.write(entry.receiver, to: &receiver)
    json.open(JSONText.brace.open)
    json.field("step", Int(entry.step))
    json.field("phase", entry.phase.word)
    json.field("cause", entry.cause.map { Int($0) })
    json.field("receiver", receiver)
    json.field("callback", entry.callback.info.selector)
    json.field("argument", argument)
    json.field("applicationState", entry.appState.word)
    json.field("isLogged", isLogged)
    json.field("family", Int(entry.callback.info.family.rawValue))
    json.field("receiverKind", Int(entry.receiver.kind.rawValue))
    json.field("receiverIndex", Int(entry.receiver.index))
    json.close(JSONText.brace.close)
  }

  private static func write(_ mismatch: Mismatch, _ run: ScenarioRun, _ json: inout JSONText) {
    let step = run.script.scenario.steps[mismatch.step]
    var line = step.source.line
    json.open(JSONText.brace.open)
    json.field("step", mismatch.step)
    switch mismatch.kind {
    case .trace(let expectation, let logged, let place):
      if step.expectations.indices.contains(expectation) { line = step.expectations[expectation].source.line }
      json.field("kind", "trace")
      json.field("entry", logged.indices.contains(place) ? logged[place] : nil)
    case .query(let index):
      line = step.queries[index].source.line
      json.field("kind", "query")
    case .failed: json.field("kind", "failed")
    case .didNotFail: json.field("kind", "did not fail")
    }
    json.field("line", line)
    json.close(JSONText.brace.close)
  }

  private static func write(_ failure: Failure, _ json: inout JSONText) {
    json.open(JSONText.brace.open)
    switch failure.kind {
    case .exception: json.field("kind", "exception")
    case .endlessLoop: json.field("kind", "endless loop")
    case .impossible: json.field("kind", "impossible")
    }
    json.field("step", failure.step)
    json.field("message", failure.text)
    json.close(JSONText.brace.close)
  }
}
