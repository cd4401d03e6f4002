import Diagnostics
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

  private var isChinese: Bool { language == .chinese }

  func note(for ordering: Ordering, _ judgement: Judgement, line: Int) -> VerdictNote {
    var note = VerdictNote(line: line, kind: judgement.verdict.kind, headline: headline(judgement))
    note.detail = detail(ordering, judgement)
    if judgement.verdict == .depends { note.decidingFact = Wording.decision(judgement, in: language) }
    let shown = judgement.verdict == .contradicted ? judgement.counterexample : judgement.witness
    if let evidence = shown { note.witness = [step(evidence)] }
    return note
  }

  private func headline(_ judgement: Judgement) -> String {
    let (worlds, agreeing) = (judgement.worlds, judgement.agreeing)
    switch judgement.verdict {
    case .holds: return isChinese ? "这一顺序在符合的 \(worlds) 种情形中都成立。" : "This order holds in all \(worlds) worlds that fit."
    case .depends:
      return isChinese
        ? "这一顺序在 \(worlds) 种情形中有 \(agreeing) 种成立。" : "This order holds in \(agreeing) of \(worlds) worlds."
    case .contradicted: return isChinese ? "没有任何一次运行是这个顺序。" : "No run shows this order."
    case .vacuous: return isChinese ? "这种情形不会出现。" : "This situation does not arise."
    case .notUnderstood:
      return isChinese
        ? "已读出，但没有运行：其中有的不是 UIKit 的回调。" : "Read, but not run: not everything here is a callback of UIKit."
    }
  }

  private func detail(_ ordering: Ordering, _ judgement: Judgement) -> String {
    let situations = ordering.guess.situations.map { $0.words(in: language) }.joined(
      separator: isChinese ? "，然后" : ", then ")
    let reading = situations.isEmpty ? "" : isChinese ? "读作：\(situations)。" : "Read as: \(situations). "
    guard judgement.verdict == .contradicted, let evidence = judgement.counterexample else { return reading }
    guard let place = evidence.divergence, place < evidence.entries.count else {
      guard let step = evidence.claimedStep, step < ordering.judgedSteps.count else { return reading }
      let name = Wording.step(ordering.judgedSteps[step])
      return reading + (isChinese ? "\(name) 不会出现在这里。" : "\(name) does not come here.")
    }
    let seen = Wording.entry(evidence.entries[place], evidence.script)
    return reading + (isChinese ? "运行中先出现 \(seen)。" : "The run has \(seen) first.")
  }

  func note(for claim: StateChangeClaim, _ judgement: Judgement, line: Int) -> VerdictNote {
    let (from, to, name) = (claim.claim.from, claim.claim.to, claim.claim.callback.info.selector)
    return VerdictNote(
      line: line, kind: judgement.verdict.kind,
      headline: isChinese
        ? "从\(from.words(in: language))到\(to.words(in: language))不会调用 \(name)。"
        : "Going from \(from.word) to \(to.word) does not call \(name).",
      detail: isChinese ? "检查了 \(judgement.worlds) 次这样的变化。" : "Looked at \(judgement.worlds) such changes.")
  }

  func note(for claim: ClaimStatement, _ judged: ClaimJudgement, line: Int) -> VerdictNote {
    let reading = ClaimWording.reading(claim, judged, in: language)
    var note = VerdictNote(
      line: line, kind: judged.verdict.kind, headline: claimHeadline(judged.verdict),
      detail: isChinese ? "读作：\(reading)。" : "Read as: \(reading).")
    if judged.verdict == .depends { note.decidingFact = ClaimWording.decision(judged, in: language) }
    if let neighbour = judged.neighbour {
      let weaker = ClaimWording.reading(neighbour, in: language)
      note.detail += isChinese ? "这样说成立：\(weaker)。" : " This holds: \(weaker)."
    }
    let shown = judged.verdict == .holds ? judged.judgement.witness : judged.judgement.counterexample
    if let evidence = shown { note.witness = [step(evidence)] }
    return note
  }

  private func claimHeadline(_ verdict: Verdict) -> String {
    switch verdict {
    case .holds: isChinese ? "的确如此。" : "This is so."
    case .depends: isChinese ? "并非处处如此。" : "This is not so everywhere."
    case .contradicted: isChinese ? "模拟运行与这一说法不符。" : "The simulation contradicts this."
    case .vacuous: isChinese ? "所说的情形不会出现。" : "What this speaks of does not arise."
    case .notUnderstood: isChinese ? "已读出，但没有运行。" : "Read, but not run."
    }
  }

  func note(for scenario: CheckedScenario, line: Int, _ path: SitePath) -> VerdictNote {
    let versions = Wording.versions(scenario.runs.map(\.platform.version), in: language)
    let passes = isChinese ? "这一场景与所写一致的版本：\(versions)。" : "This scenario comes out as written on \(versions)."
    return VerdictNote(
      line: line, kind: scenario.passes ? .holds : .contradicted,
      headline: scenario.passes ? passes : isChinese ? "运行与此不同。" : "The run differs from this.",
      detail: scenario.diagnostics.first?.message ?? "",
      links: [PageLink(label: isChinese ? "逐步查看运行" : "The run, step by step", path: path)])
  }

  private func step(_ evidence: Evidence) -> TraceStep {
    TraceStep(
      text: Wording.reproduction(evidence, in: language),
      rows: evidence.entries.map { entry in
        TraceRow(
          receiver: evidence.script.describe(entry.receiver), callback: entry.callback.info.selector.description,
          phase: words[entry.phase], state: words[entry.appState], link: PagePaths.callback(entry.callback))
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
