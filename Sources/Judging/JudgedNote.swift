package import Diagnostics
import Markup
package import LifecycleEngine
package import Verify
package import Notes

/// A note with the verdict on everything in it that can be run.
package struct JudgedNote: Sendable {
  /// The note as it was read.
  package let note: Note
  /// One for each ordering, in their order.
  package let orderings: [Verify.Judgement]
  /// One for each claim, in their order.
  package let claims: [ClaimJudgement]
  /// One for each statement that a change of state brings a callback.
  package let stateChanges: [(claim: StateChangeClaim, judgement: Verify.Judgement)]
  /// One for each scenario, in their order.
  package let scenarios: [CheckedScenario]
  /// The language of the words about it.
  package let language: Language
}

/// A scenario with its runs: one for each version that it names.
package struct CheckedScenario: Sendable {
  /// The name behind the word `scenario`; that of the file where it is one.
  package let name: String
  /// The scenario's text.
  package let text: [UInt8]
  /// The bytes of the file that hold it.
  package let range: Range<Int>
  /// What was read of the text.
  package let scenario: Scenario
  /// One for each version that it names, oldest first; empty where it cannot be run.
  package let runs: [ScenarioRun]
  /// What is wrong with it.
  package let diagnostics: [Diagnostic]

  /// Whether it was read without a problem and came out as expected on every version.
  package var passes: Bool { !diagnostics.contains { $0.severity == .error } }
}

/// The orders, changes of state and scenarios of a note with their verdicts, one for each and in their order.
package struct JudgedOrders: Sendable {
  let orderings: [Verify.Judgement]
  let stateChanges: [Verify.Judgement]
  let scenarios: [CheckedScenario]
}

extension JudgedNote {
  /// Puts together what was judged.
  ///
  /// - Parameter language: the language of the words about it; by default that of the note.
  package init(
    _ note: Note, _ orders: JudgedOrders, _ claims: [ClaimJudgement], in language: Language? = nil
  ) {
    self.init(
      note: note, orderings: orders.orderings, claims: Self.whole(claims, of: note),
      stateChanges: Array(zip(note.stateChanges, orders.stateChanges)).map { (claim: $0, judgement: $1) },
      scenarios: orders.scenarios, language: language ?? note.language)
  }

  /// Of a sentence of which a part may be meant otherwise nothing is said to hold.
  private static func whole(_ claims: [ClaimJudgement], of note: Note) -> [ClaimJudgement] {
    let doubted = Set(
      zip(note.claims, claims).filter { $1.verdict == .ambiguous && Doubt($0, $1) != nil }.map { $0.0.range })
    guard !doubted.isEmpty else { return claims }
    return zip(note.claims, claims).map { statement, judged in
      var judged = judged
      if judged.verdict == .holds, doubted.contains(statement.range) {
        judged.judgement = Judgement(verdict: .notUnderstood)
      }
      return judged
    }
  }

  /// All findings, in the order of the file. Cost: that of putting them into words, each time; these are many times as long
  /// as the note, and a site shows none of them.
  package var diagnostics: [Diagnostic] {
    let file = note.document.file
    let orderWords = OrderDiagnostics(file: file, language: language)
    let claimWords = ClaimDiagnostics(file: file, language: language)
    var diagnostics = note.document.diagnostics + HiddenText.diagnostics(note.document.hidden, in: file, language)
    diagnostics += note.mentions.compactMap { SpellingDiagnostics.diagnostic(for: $0, in: file, language) }
    for (ordering, judgement) in zip(note.orderings, orderings) {
      if let found = orderWords.diagnostic(for: ordering, judgement) { diagnostics.append(found) }
      if judgement.isCutShort { diagnostics.append(orderWords.cutShort(ordering)) }
    }
    for (change, judgement) in stateChanges {
      if let found = orderWords.diagnostic(for: change, judgement) { diagnostics.append(found) }
    }
    for (claim, judgement) in zip(note.claims, claims) {
      if let found = claimWords.diagnostic(for: claim, judgement) { diagnostics.append(found) }
    }
    for scenario in scenarios { diagnostics += scenario.diagnostics }
    if let first = note.firstLeftOut {
      diagnostics.append(ScenarioDiagnostics.tooMany(Note.mostScenarios, from: first, in: file, language))
    }
    // What Markdown's reader found is worded before the language is known.
    for index in diagnostics.indices.dropFirst(note.document.diagnostics.count) {
      diagnostics[index].language = language
    }
    diagnostics.sort { ($0.range.lowerBound, $0.code) < ($1.range.lowerBound, $1.code) }
    return diagnostics
  }
}
