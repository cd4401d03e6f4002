import Diagnostics
import LifecycleEngine
import Notes
import Verify

/// Puts verdicts into words for the margin.
enum OrderVerdict {
  static func note(for ordering: Ordering, _ judgement: Judgement, line: Int) -> VerdictNote {
    var note = VerdictNote(line: line, kind: judgement.verdict.kind, headline: headline(judgement))
    note.detail = detail(ordering, judgement)
    if judgement.verdict == .depends { note.decidingFact = Wording.decision(judgement) }
    let shown = judgement.verdict == .contradicted ? judgement.counterexample : judgement.witness
    if let evidence = shown { note.witness = [step(evidence)] }
    return note
  }

  private static func headline(_ judgement: Judgement) -> String {
    switch judgement.verdict {
    case .holds: "This order holds in all \(judgement.worlds) worlds that fit."
    case .depends: "This order holds in \(judgement.agreeing) of \(judgement.worlds) worlds."
    case .contradicted: "No run shows this order."
    case .vacuous: "This situation does not arise."
    case .notUnderstood: "Read, but not run: not everything here is a callback of UIKit."
    }
  }

  private static func detail(_ ordering: Ordering, _ judgement: Judgement) -> String {
    let situations = ordering.guess.situations.map(\.rawValue).joined(separator: ", then ")
    let reading = situations.isEmpty ? "" : "Read as: \(situations). "
    guard judgement.verdict == .contradicted, let evidence = judgement.counterexample else { return reading }
    guard let place = evidence.divergence, place < evidence.entries.count else {
      guard let step = evidence.claimedStep, step < ordering.judgedSteps.count else { return reading }
      return reading + "\(NoteJSON.step(ordering.judgedSteps[step])) does not come here."
    }
    return reading + "The run has \(Wording.entry(evidence.entries[place], evidence.script)) first."
  }

  static func note(for claim: StateChangeClaim, _ judgement: Judgement, line: Int) -> VerdictNote {
    VerdictNote(
      line: line, kind: judgement.verdict.kind,
      headline: "Going from \(claim.claim.from.word) to \(claim.claim.to.word) does not call "
        + "\(claim.claim.callback.info.selector).",
      detail: "Looked at \(judgement.worlds) such changes.")
  }

  static func note(for claim: ClaimStatement, _ judged: ClaimJudgement, line: Int) -> VerdictNote {
    var note = VerdictNote(
      line: line, kind: judged.verdict.kind, headline: claimHeadline(judged.verdict),
      detail: "Read as: \(ClaimWording.reading(claim, judged)).")
    if judged.verdict == .depends { note.decidingFact = ClaimWording.decision(judged) }
    if let neighbour = judged.neighbour {
      note.detail += " This holds: \(ClaimWording.reading(neighbour, isChinese: claim.isChinese))."
    }
    let shown = judged.verdict == .holds ? judged.judgement.witness : judged.judgement.counterexample
    if let evidence = shown { note.witness = [step(evidence)] }
    return note
  }

  private static func claimHeadline(_ verdict: Verdict) -> String {
    switch verdict {
    case .holds: "This is so."
    case .depends: "This is not so everywhere."
    case .contradicted: "The simulation contradicts this."
    case .vacuous: "What this speaks of does not arise."
    case .notUnderstood: "Read, but not run."
    }
  }

  static func note(for scenario: CheckedScenario, line: Int, _ path: SitePath) -> VerdictNote {
    let versions = Wording.versions(scenario.runs.map(\.platform.version))
    return VerdictNote(
      line: line, kind: scenario.passes ? .holds : .contradicted,
      headline: scenario.passes ? "This scenario comes out as written on \(versions)." : "The run differs from this.",
      detail: scenario.diagnostics.first?.message ?? "",
      links: [PageLink(label: "The run, step by step", path: path)])
  }

  private static func step(_ evidence: Evidence) -> TraceStep {
    TraceStep(
      text: Wording.reproduction(evidence),
      rows: evidence.entries.map { entry in
        TraceRow(
          receiver: evidence.script.describe(entry.receiver), callback: entry.callback.info.selector.description,
          phase: entry.phase.title, state: entry.appState.title, link: PagePaths.callback(entry.callback))
      })
  }
}

extension Verdict {
  var kind: VerdictKind {
    switch self {
    case .holds: .holds
    case .depends: .depends
    case .contradicted: .contradicted
    case .vacuous: .vacuous
    case .notUnderstood: .notUnderstood
    }
  }
}
