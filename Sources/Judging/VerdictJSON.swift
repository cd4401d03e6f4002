import Diagnostics
import LifecycleEngine
import Verify

/// What a verdict rests on, so that it can be held against runs once more; docs/verdicts.md describes the fields.
extension JSONWriter {
  /// `verdict`, `versions`, `openQuestion`, `witness`, `counterexample`.
  mutating func judgement(_ judgement: Judgement) {
    field("verdict", "\(judgement.verdict.word)")
    guard judgement.verdict != .notUnderstood, judgement.verdict != .vacuous else { return }
    array("versions", judgement.versions) { json, row in
      json.object { json in
        json.field("ios", "\(row.version)")
        json.key("holds")
        if let isTrue = row.isTrue { json.value(isTrue) } else { json.null() }
      }
    }
    if let question = judgement.openQuestion {
      object("openQuestion") { json in
        json.field("fact", "\(question.fact)")
        if let other = question.other { json.field("other", "\(other)") }
        json.field("holdsAsAssumed", question.holdsAsAssumed)
      }
    }
    if let witness = judgement.witness { object("witness") { $0.evidence(witness) } }
    if let counterexample = judgement.counterexample { object("counterexample") { $0.evidence(counterexample) } }
  }

  /// `statement`, and what came of it.
  mutating func statement(_ claim: Claim, _ judged: ClaimJudgement) {
    judgement(judged.judgement)
    object("statement") { json in
      json.pattern(claim.pattern)
      json.field("scope", "\(claim.scope)")
      json.term("a", claim.a)
      for (name, term) in [("b", claim.b), ("q", claim.q), ("r", claim.r)] {
        if let term { json.term(name, term) }
      }
      if let state = claim.state { json.field("state", "\(state)") }
      json.array("circumstances", claim.circumstances) { $0.value("\($1)") }
      json.array("after", claim.after) { $0.value("\($1)") }
      if !claim.first.isEmpty { json.array("first", claim.first) { $0.value("\($1)") } }
      if let callback = claim.firstTime { json.field("firstTime", Self.selector(callback)) }
      if !claim.unless.isEmpty { json.array("unless", claim.unless) { $0.value("\($1)") } }
      json.field("strength", "\(claim.strength)")
      let flags = [
        ("each", claim.isForEach), ("denied", claim.isDenied), ("only", claim.isOnly), ("again", claim.isAgain),
        ("all", claim.isForAll),
      ]
      json.array("flags", flags.filter(\.1)) { $0.value($1.0) }
      json.object("worlds") { $0.worlds(claim.worlds) }
    }
  }

  private mutating func pattern(_ pattern: ClaimPattern) {
    guard case .count(let least, let most) = pattern else { return field("pattern", "\(pattern)") }
    field("pattern", "count")
    field("atLeast", Int(least))
    if most < .max { field("atMost", Int(most)) }
  }

  private mutating func term(_ name: String, _ term: Claim.Term) {
    object(name) { json in
      json.field("callback", term.isAny ? "any" : Self.selector(term.callback))
      if !term.isAny {
        let owner = term.callback.info.owner.displayName
        json.field("owner", term.callback.isCompletion ? "completion" : "\(owner)")
      }
      if let role = term.role { json.field("role", "\(role)") }
    }
  }

  private mutating func worlds(_ filter: WorldFilter) {
    if let versions = filter.versions {
      array("ios", [versions.lower, versions.upper]) { $0.value("\($1)") }
    }
    if let lifeCycle = filter.lifeCycle { field("lifeCycle", lifeCycle == .app ? "app" : "scene") }
    if let style = filter.style { field("style", "\(LanguageWords.styles[Int(style.rawValue)])") }
    if let origin = filter.origin { field("origin", "\(origin)") }
    if let container = filter.container { field("container", "\(container)") }
    if let isAnimated = filter.isAnimated { field("animated", isAnimated) }
    if let device = filter.device { field("device", "\(device)") }
  }

  private mutating func evidence(_ evidence: Evidence) {
    field("ios", "\(evidence.version)")
    field("scenario", String(decoding: ScenarioPrinter.print(evidence.scenario), as: UTF8.self))
    array("entries", evidence.entries) { json, entry in
      json.object { json in
        json.field("receiver", evidence.script.describe(entry.receiver))
        json.field("callback", Self.selector(entry.callback))
      }
    }
    if let stage = evidence.stage { self.stage(stage) }
  }

  private mutating func stage(_ stage: EvidenceStage) {
    array("watched", stage.watched) { $0.value($1) }
    let parts = [
      ("subject", stage.subject), ("arriving", stage.arriving), ("leaving", stage.leaving),
      ("container", stage.container), ("bystander", stage.bystander),
    ]
    object("parts") { json in
      for (name, letter) in parts { if let letter { json.field(name, Self.name(letter)) } }
    }
    guard !stage.order.isEmpty else { return }
    field("completeness", "\(stage.completeness)")
    array("order", stage.order) { json, step in
      json.object { json in
        json.field("callback", Self.selector(step.callback))
        json.field("owner", "\(step.callback.info.owner.displayName)")
        let others = (step.isOthers ? ["others"] : []) + (step.isContainers ? ["containers"] : [])
        json.array("receivers", step.letters.map(Self.name) + others) { $0.value($1) }
      }
    }
  }

  private static func name(_ letter: UInt8) -> String { String(decoding: [letter], as: UTF8.self) }

  /// As `lcdoc simulate` writes it.
  private static func selector(_ callback: Callback) -> String {
    var text: [UInt8] = []
    callback.write(to: &text)
    return String(decoding: text, as: UTF8.self)
  }
}
