import Diagnostics
import LifecycleEngine
public import Verify

/// Words for what the simulation says of a claim.
enum ClaimDiagnostics {
  static func diagnostic(for statement: ClaimStatement, _ judged: ClaimJudgement, in file: SourceFile) -> Diagnostic? {
    switch judged.verdict {
    case .holds: judged.isSameOnOtherSide ? noChange(statement, judged, file) : nil
    case .vacuous, .notUnderstood: nil
    case .depends: depends(statement, judged, file)
    case .contradicted: contradicted(statement, judged, file)
    }
  }

  private static func depends(_ statement: ClaimStatement, _ judged: ClaimJudgement, _ file: SourceFile) -> Diagnostic {
    var diagnostic = Diagnostic(
      code: "LC5002", severity: .note, message: "this is not so everywhere", file: file, range: statement.range)
    diagnostic.notes.append("read as: " + ClaimWording.reading(statement, judged))
    diagnostic.notes.append(ClaimWording.decision(judged))
    addRun(judged, &diagnostic)
    addNeighbour(statement, judged, &diagnostic)
    return diagnostic
  }

  private static func contradicted(
    _ statement: ClaimStatement, _ judged: ClaimJudgement, _ file: SourceFile
  ) -> Diagnostic {
    let severity: Diagnostic.Severity = statement.isHedged ? .note : statement.isDescription ? .warning : .error
    var diagnostic = Diagnostic(
      code: "LC4003", severity: severity, message: "the simulation contradicts this", file: file,
      range: statement.range)
    diagnostic.notes.append("read as: " + ClaimWording.reading(statement, judged))
    addRun(judged, &diagnostic)
    if judged.judgement.worlds > 0 {
      diagnostic.notes.append(Wording.worlds(judged.judgement))
    }
    addNeighbour(statement, judged, &diagnostic)
    return diagnostic
  }

  /// "Since iOS N" says that it was otherwise before.
  private static func noChange(_ statement: ClaimStatement, _ judged: ClaimJudgement, _ file: SourceFile) -> Diagnostic
  {
    var diagnostic = Diagnostic(
      code: "LC5003", severity: .note, message: "this is the same on the other versions", file: file,
      range: statement.range)
    diagnostic.notes.append("read as: " + ClaimWording.reading(statement, judged))
    return diagnostic
  }

  private static func addRun(_ judged: ClaimJudgement, _ diagnostic: inout Diagnostic) {
    guard let evidence = judged.judgement.counterexample else { return }
    diagnostic.notes.append("a run that shows it (\(Wording.reproduction(evidence))):\n" + Wording.listing(evidence))
  }

  private static func addNeighbour(
    _ statement: ClaimStatement, _ judged: ClaimJudgement, _ diagnostic: inout Diagnostic
  ) {
    guard let neighbour = judged.neighbour else { return }
    diagnostic.helps.append("this holds: " + ClaimWording.reading(neighbour, isChinese: statement.isChinese))
  }
}

extension Wording {
  /// The compared entries of a run, the one that decides marked.
  public static func listing(_ evidence: Evidence) -> String {
    if evidence.entries.isEmpty { return "   (none of these callbacks)" }
    return evidence.entries.enumerated().map { index, entry in
      (index == evidence.divergence ? ">> " : "   ") + Wording.entry(entry, evidence.script)
    }.joined(separator: "\n")
  }
}
