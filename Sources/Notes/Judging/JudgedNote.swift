public import Diagnostics
import Markup
public import LifecycleEngine
public import Verify

/// A note with the verdict on everything in it that can be run.
public struct JudgedNote: Sendable {
  public let note: Note
  /// One for each ordering, in their order.
  public let orderings: [Verify.Judgement]
  /// One for each claim, in their order.
  public let claims: [ClaimJudgement]
  public let stateChanges: [(claim: StateChangeClaim, judgement: Verify.Judgement)]
  public let scenarios: [CheckedScenario]
  /// All findings, in the order of the file.
  public let diagnostics: [Diagnostic]
}

/// A scenario with its runs: one for each version that it names.
public struct CheckedScenario: Sendable {
  public let name: String
  /// The scenario's text.
  public let text: [UInt8]
  /// The bytes of the file that hold it.
  public let range: Range<Int>
  public let scenario: Scenario
  public let runs: [ScenarioRun]
  public let diagnostics: [Diagnostic]

  /// Whether it was read without a problem and came out as expected on every version.
  public var passes: Bool { !diagnostics.contains { $0.severity == .error } }
}

/// Judges notes. Holds what was run before, so one judge serves many notes; not shared between threads.
public struct NoteJudge: Sendable {
  private var judge = OrderJudge()
  private var claims = ClaimJudge()

  public init() {}

  /// Runs everything that the note says.
  public mutating func judge(_ note: Note) -> JudgedNote {
    let file = note.document.file
    var diagnostics = note.document.diagnostics
    diagnostics += note.mentions.compactMap { SpellingDiagnostics.diagnostic(for: $0, in: file) }
    let scenarios = note.scenarios.map { ScenarioCheck.check($0, in: file) }
    var judgements: [Verify.Judgement] = []
    for ordering in note.orderings {
      let judgement = ScenarioReading.judge(ordering, of: note, scenarios) ?? judge(ordering, note)
      judgements.append(judgement)
      if let diagnostic = OrderDiagnostics.diagnostic(for: ordering, judgement, in: file) {
        diagnostics.append(diagnostic)
      }
    }
    let changes = judgeStateChanges(of: note, &diagnostics)
    let judgedClaims = judgeClaims(of: note, &diagnostics)
    for scenario in scenarios { diagnostics += scenario.diagnostics }
    diagnostics.sort { ($0.range.lowerBound, $0.code) < ($1.range.lowerBound, $1.code) }
    return JudgedNote(
      note: note, orderings: judgements, claims: judgedClaims, stateChanges: changes, scenarios: scenarios,
      diagnostics: diagnostics)
  }

  private mutating func judgeClaims(of note: Note, _ diagnostics: inout [Diagnostic]) -> [ClaimJudgement] {
    note.claims.map { statement in
      let judgement = judge(statement)
      if let diagnostic = ClaimDiagnostics.diagnostic(for: statement, judgement, in: note.document.file) {
        diagnostics.append(diagnostic)
      }
      return judgement
    }
  }

  /// Judges one claim.
  public mutating func judge(_ statement: ClaimStatement) -> ClaimJudgement {
    switch statement.meaning {
    case .rule(let rule): return ClaimJudgement(rule.judgement)
    case .claim(let claim):
      let judged = claims.judge(claim)
      // The condition that was left aside may be just the exception that was found; a version it is not.
      let isException = judged.verdict == .contradicted || judged.judgement.decision == .several
      let isUnfair = statement.isPartlyRead && isException
      return isUnfair ? ClaimJudgement(Judgement(verdict: .notUnderstood)) : judged
    }
  }

  private mutating func judge(_ ordering: Ordering, _ note: Note) -> Verify.Judgement {
    judge.judge(ordering.claim(frontMatter: note.document.frontMatter.values))
  }

  private mutating func judgeStateChanges(
    of note: Note, _ diagnostics: inout [Diagnostic]
  ) -> [(claim: StateChangeClaim, judgement: Verify.Judgement)] {
    var judged: [(claim: StateChangeClaim, judgement: Verify.Judgement)] = []
    for claim in StateChangeReader.read(note) {
      let judgement = judge.judge(claim.claim)
      judged.append((claim, judgement))
      if let diagnostic = OrderDiagnostics.diagnostic(for: claim, judgement, in: note.document.file) {
        diagnostics.append(diagnostic)
      }
    }
    return judged
  }
}

extension Verdict {
  /// The word that reports and pages use.
  public var word: String {
    switch self {
    case .holds: "holds"
    case .depends: "depends"
    case .contradicted: "contradicted"
    case .vacuous: "vacuous"
    case .notUnderstood: "not understood"
    }
  }
}
