import Diagnostics
import Judging
import LifecycleEngine
import Notes
import Verify

/// Puts verdicts into words for the margin, in the language of the note.
struct OrderVerdict {
  let language: Language
  private let words: TraceWords

  init(language: Language) {
    self.language = language
    words = TraceWords(language)
  }

  func note(for ordering: Ordering, _ judgement: Judgement, line: Int) -> VerdictNote {
    var note = VerdictNote(line: line, kind: judgement.verdict, headline: headline(judgement))
    note.detail = detail(ordering, judgement)
    if judgement.verdict == .depends { note.decidingFact = sentence(Wording.decision(judgement, in: language)) }
    if let question = judgement.openQuestion {
      note.decidingFact = sentence(Wording.openQuestion(question, in: language))
    }
    note.run = run(judgement)
    return note
  }

  private func headline(_ judgement: Judgement) -> String {
    let agreeing = judgement.agreeing
    let worlds = Wording.worldsThatFit(judgement, in: language)
    switch judgement.verdict {
    case .holds where agreeing == judgement.worlds:
      return agreeing == 1
        ? language("This order holds in the \(worlds).", "这一顺序在\(worlds)中成立。")
        : language("This order holds in all \(worlds).", "这一顺序在\(worlds)中都成立。")
    case .holds, .depends:
      return language("This order holds in \(agreeing) of \(worlds).", "这一顺序在\(worlds)中有 \(agreeing) 种成立。")
    case .open: return sentence(Wording.openOrder(in: language))
    case .contradicted: return sentence(Wording.contradictedOrder(in: language))
    case .vacuous: return language("This situation does not arise.", "这种情形不会出现。")
    case .ambiguous: return sentence(Doubt.headline(in: language))
    case .notUnderstood:
      return language("Read, but not run: not everything here is a callback of UIKit.", "已读出，但没有运行：其中有的不是 UIKit 的回调。")
    }
  }

  private func detail(_ ordering: Ordering, _ judgement: Judgement) -> String {
    let situations = ordering.guess.situations.map { $0.words(in: language) }.joined(
      separator: language(", then ", "，然后"))
    var reading = situations.isEmpty ? "" : language("Read as: \(situations). ", "读作：\(situations)。")
    if judgement.verdict == .ambiguous, let doubt = Doubt(ordering, judgement) {
      reading = sentence(doubt.reason(in: language)) + language(" ", "") + reading
    }
    if let steps = Wording.steps(of: ordering, judgement, in: language) { return reading + sentence(steps) }
    guard judgement.verdict == .contradicted, let evidence = judgement.counterexample else { return reading }
    guard let place = evidence.divergence, place < evidence.entries.count else {
      guard let step = evidence.claimedStep, step < ordering.judgedSteps.count else { return reading }
      let name = Wording.step(ordering.judgedSteps[step])
      return reading + language("\(name) does not come here.", "\(name) 不会出现在这里。")
    }
    let seen = Wording.entry(evidence.entries[place], evidence.script)
    return reading + language("The run has \(seen) first.", "运行中先出现 \(seen)。")
  }

  func note(for claim: StateChangeClaim, _ judgement: Judgement, line: Int) -> VerdictNote {
    let (from, to, name) = (claim.claim.from, claim.claim.to, claim.claim.callback.info.selector)
    return VerdictNote(
      line: line, kind: judgement.verdict,
      headline: language(
        "Going from \(from.word) to \(to.word) does not call \(name).",
        "从\(from.words(in: language))到\(to.words(in: language))不会调用 \(name)。"),
      detail: language("Looked at \(judgement.worlds) such changes.", "检查了 \(judgement.worlds) 次这样的变化。"))
  }

  func note(for claim: ClaimStatement, _ judged: ClaimJudgement, line: Int) -> VerdictNote {
    let reading = ClaimWording.reading(claim, judged, in: language)
    var note = VerdictNote(
      line: line, kind: judged.verdict, headline: claimHeadline(judged.verdict, of: claim.claim),
      detail: language("Read as: \(reading).", "读作：\(reading)。"))
    if judged.verdict == .ambiguous, let doubt = Doubt(claim, judged) {
      note.detail += language(" ", "") + sentence(doubt.reason(in: language))
    }
    if judged.verdict == .depends { note.decidingFact = sentence(ClaimWording.decision(judged, in: language)) }
    if let question = judged.judgement.openQuestion {
      note.decidingFact = sentence(Wording.openQuestion(question, in: language))
    }
    if let neighbour = ClaimWording.neighbour(judged, in: language) {
      note.detail += language(" ", "") + sentence(neighbour)
    }
    note.run = run(judged.judgement)
    return note
  }

  private func claimHeadline(_ verdict: Verdict, of claim: Claim) -> String {
    switch verdict {
    case .holds: language("This is so.", "的确如此。")
    case .depends: sentence(ClaimWording.depending(in: language))
    case .open: sentence(ClaimWording.open(in: language))
    case .contradicted: sentence(ClaimWording.contradicted(claim, in: language))
    case .vacuous: language("What this speaks of does not arise.", "所说的情形不会出现。")
    case .ambiguous: sentence(Doubt.headline(in: language))
    case .notUnderstood: language("Read, but not run.", "已读出，但没有运行。")
    }
  }

  func note(for scenario: CheckedScenario, line: Int, _ path: SitePath) -> VerdictNote {
    let versions = Wording.versions(scenario.runs.map(\.platform.version), in: language)
    let passes = language("This scenario comes out as written on \(versions).", "这一情景与所写一致的版本：\(versions)。")
    return VerdictNote(
      line: line, kind: scenario.passes ? .holds : .contradicted,
      headline: scenario.passes ? passes : language("The run differs from this.", "运行与此不同。"),
      detail: scenario.diagnostics.first?.message ?? "",
      links: [PageLink(label: language("The run, step by step", "逐步查看运行"), path: path)])
  }

  /// Words of a list as a sentence of their own.
  private func sentence(_ words: String) -> String {
    words.prefix(1).uppercased() + words.dropFirst() + language(".", "。")
  }

  private func run(_ judgement: Judgement) -> VerdictNote.Run? {
    judgement.shown.map { shown in
      let caption = shown.caption(in: language)
      return VerdictNote.Run(caption: caption.prefix(1).uppercased() + caption.dropFirst(), step: step(shown.evidence))
    }
  }

  private func step(_ evidence: Evidence) -> TraceStep {
    let steps = Wording.reproduction(evidence, in: language)
    let nothing = language("\(steps): none of these callbacks", "\(steps)：没有这些回调")
    return TraceStep(
      text: evidence.entries.isEmpty ? nothing : steps,
      rows: evidence.entries.map { entry in
        TraceRow(
          receiver: evidence.script.describe(entry.receiver), callback: entry.callback.info.selector.description,
          phase: words[entry.phase], state: words[entry.appState], link: PagePaths.callback(entry.callback))
      })
  }
}
