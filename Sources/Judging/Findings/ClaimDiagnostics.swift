package import Diagnostics
import LifecycleEngine
package import Verify
import Notes

/// Words for what the simulation says of a claim.
struct ClaimDiagnostics {
  let file: SourceFile
  let language: Language

  func diagnostic(for statement: ClaimStatement, _ judged: ClaimJudgement) -> Diagnostic? {
    switch judged.verdict {
    case .holds, .notUnderstood: nil
    case .vacuous: vacuous(statement, judged)
    case .depends: depends(statement, judged)
    case .open: open(statement, judged)
    case .ambiguous: ambiguous(statement, judged)
    case .contradicted: contradicted(statement, judged)
    }
  }

  /// Nothing that was run is what the statement speaks of: it was never put to the test.
  private func vacuous(_ statement: ClaimStatement, _ judged: ClaimJudgement) -> Diagnostic {
    finding(
      "LC5004", .note,
      language("this was never put to the test: what it speaks of does not arise", "这一说法从未被检验：所说的情形不会出现"),
      statement, judged)
  }

  private func finding(
    _ code: String, _ severity: Diagnostic.Severity, _ message: String, _ statement: ClaimStatement,
    _ judged: ClaimJudgement
  ) -> Diagnostic {
    var diagnostic = Diagnostic(code: code, severity: severity, message: message, file: file, range: statement.range)
    diagnostic.notes.append(language("read as: ", "读作：") + ClaimWording.reading(statement, judged, in: language))
    return diagnostic
  }

  private func depends(_ statement: ClaimStatement, _ judged: ClaimJudgement) -> Diagnostic {
    var diagnostic = finding(
      "LC5002", .note, ClaimWording.depending(in: language), statement, judged)
    diagnostic.notes.append(ClaimWording.decision(judged, in: language))
    addRun(judged, &diagnostic)
    addNeighbour(judged, &diagnostic)
    return diagnostic
  }

  /// What nobody knows is no mistake of the note.
  private func open(_ statement: ClaimStatement, _ judged: ClaimJudgement) -> Diagnostic {
    var diagnostic = finding(
      "LC5005", .note, ClaimWording.open(in: language), statement, judged)
    if let question = judged.judgement.openQuestion {
      diagnostic.notes.append(Wording.openQuestion(question, in: language))
    }
    return diagnostic
  }

  /// Of what may be meant otherwise its author is told how it was read, and is not called wrong.
  private func ambiguous(_ statement: ClaimStatement, _ judged: ClaimJudgement) -> Diagnostic? {
    guard let doubt = Doubt(statement, judged) else { return nil }
    var diagnostic = finding("LC5006", .note, Doubt.headline(in: language), statement, judged)
    diagnostic.notes.append(doubt.reason(in: language))
    return diagnostic
  }

  private func contradicted(_ statement: ClaimStatement, _ judged: ClaimJudgement) -> Diagnostic {
    let severity: Diagnostic.Severity = statement.isHedged ? .note : statement.isDescription ? .warning : .error
    var diagnostic = finding(
      "LC4003", severity, ClaimWording.contradicted(statement.claim, in: language), statement, judged)
    addRun(judged, &diagnostic)
    if judged.judgement.worlds > 0 { diagnostic.notes.append(Wording.worlds(judged.judgement, in: language)) }
    addNeighbour(judged, &diagnostic)
    return diagnostic
  }

  private func addRun(_ judged: ClaimJudgement, _ diagnostic: inout Diagnostic) {
    guard let shown = judged.judgement.shown else { return }
    diagnostic.notes.append(Wording.shown(shown, in: language))
  }

  private func addNeighbour(_ judged: ClaimJudgement, _ diagnostic: inout Diagnostic) {
    if let neighbour = ClaimWording.neighbour(judged, in: language) { diagnostic.helps.append(neighbour) }
  }
}

extension Wording {
  /// A run with what stands above it.
  static func shown(_ run: ShownRun, in language: Language) -> String {
    let (caption, steps) = (run.caption(in: language), Wording.reproduction(run.evidence, in: language))
    return language("\(caption) (\(steps)):\n", "\(caption)（\(steps)）：\n") + Wording.listing(run.evidence, in: language)
  }

  /// The compared entries of a run, the one that decides marked.
  package static func listing(_ evidence: Evidence, in language: Language = .english) -> String {
    if evidence.entries.isEmpty { return language("   (none of these callbacks)", "   （没有这些回调）") }
    return evidence.entries.enumerated().map { index, entry in
      (index == evidence.divergence ? ">> " : "   ") + Wording.entry(entry, evidence.script)
    }.joined(separator: "\n")
  }
}
