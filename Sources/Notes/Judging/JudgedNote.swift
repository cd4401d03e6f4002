package import Diagnostics
import Markup
package import LifecycleEngine
package import Verify

/// A note with the verdict on everything in it that can be run.
package struct JudgedNote: Sendable {
  package let note: Note
  /// One for each ordering, in their order.
  package let orderings: [Verify.Judgement]
  /// One for each claim, in their order.
  package let claims: [ClaimJudgement]
  package let stateChanges: [(claim: StateChangeClaim, judgement: Verify.Judgement)]
  package let scenarios: [CheckedScenario]
  /// All findings, in the order of the file.
  package let diagnostics: [Diagnostic]
  /// The language of the words about it.
  package let language: Language
}

/// A scenario with its runs: one for each version that it names.
package struct CheckedScenario: Sendable {
  package let name: String
  /// The scenario's text.
  package let text: [UInt8]
  /// The bytes of the file that hold it.
  package let range: Range<Int>
  package let scenario: Scenario
  package let runs: [ScenarioRun]
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
  /// Puts together what was judged, and says what is wrong.
  ///
  /// - Parameter language: the language to say it in; by default that of the note.
  package init(
    _ note: Note, _ orders: JudgedOrders, _ claims: [ClaimJudgement], in language: Language? = nil
  ) {
    let file = note.document.file
    let language = language ?? note.language
    let orderWords = OrderDiagnostics(file: file, language: language)
    let claimWords = ClaimDiagnostics(file: file, language: language)
    var diagnostics = note.document.diagnostics + HiddenText.diagnostics(note.document.hidden, in: file, language)
    diagnostics += note.mentions.compactMap { SpellingDiagnostics.diagnostic(for: $0, in: file, language) }
    for (ordering, judgement) in zip(note.orderings, orders.orderings) {
      if let found = orderWords.diagnostic(for: ordering, judgement) { diagnostics.append(found) }
      if judgement.isCutShort { diagnostics.append(orderWords.cutShort(ordering)) }
    }
    for (change, judgement) in zip(note.stateChanges, orders.stateChanges) {
      if let found = orderWords.diagnostic(for: change, judgement) { diagnostics.append(found) }
    }
    for (claim, judgement) in zip(note.claims, claims) {
      if let found = claimWords.diagnostic(for: claim, judgement) { diagnostics.append(found) }
    }
    for scenario in orders.scenarios { diagnostics += scenario.diagnostics }
    if let first = note.firstLeftOut {
      diagnostics.append(ScenarioDiagnostics.tooMany(Note.mostScenarios, from: first, in: file, language))
    }
    // What Markdown's reader found is worded before the language is known.
    for index in diagnostics.indices.dropFirst(note.document.diagnostics.count) {
      diagnostics[index].language = language
    }
    diagnostics.sort { ($0.range.lowerBound, $0.code) < ($1.range.lowerBound, $1.code) }
    self.init(
      note: note, orderings: orders.orderings, claims: claims,
      stateChanges: Array(zip(note.stateChanges, orders.stateChanges)).map { (claim: $0, judgement: $1) },
      scenarios: orders.scenarios, diagnostics: diagnostics, language: language)
  }
}

/// Judges notes. Holds what was run before, so one judge serves many notes. Not shared between threads, but copies
/// share the verdicts that any of them has found.
package struct NoteJudge: Sendable {
  private var orders = OrderJudge()
  private var claims = ClaimJudge()
  private let verdictsOnOrders = Verdicts<OrderClaim, Verify.Judgement>()
  private let verdictsOnClaims = Verdicts<Claim, ClaimJudgement>()
  /// What notes speak of that name no versions.
  private let versions: VersionRange?
  /// The language to word findings in; nil for that of each note.
  private let language: Language?

  /// - Parameter versions: The versions that a note is about unless its front matter names others; nil for all.
  package init(versions: VersionRange? = nil, language: Language? = nil) {
    self.versions = versions
    self.language = language
  }

  /// Runs everything that the note says.
  package mutating func judge(_ note: Note) -> JudgedNote {
    let orders = judgeOrders(of: note)
    return JudgedNote(note, orders, note.claims.indices.map { judgeClaim($0, of: note) }, in: language)
  }

  /// The orders that notes state, each once, those side by side that are held against the same runs. Who judges them
  /// before the notes runs little twice. Notes with scenarios are left out: theirs are judged by the scenarios first.
  package func orders(of notes: [Note]) -> [OrderClaim] {
    var seen: Set<OrderClaim> = []
    var orders: [OrderClaim] = []
    for note in notes where note.scenarios.isEmpty {
      for ordering in note.orderings {
        let order = claim(ordering, of: note)
        if seen.insert(order).inserted { orders.append(order) }
      }
    }
    // A verdict on more would not be kept, and found again for the note.
    let most = Verdicts<OrderClaim, Verify.Judgement>.most
    let hints = orders.prefix(most).map(\.stagingHint)
    return hints.indices.sorted { (hints[$0], $0) < (hints[$1], $1) }.map { orders[$0] }
  }

  /// Judges an order before the notes that state it are judged, by this judge or a copy of it.
  package mutating func learn(_ order: OrderClaim) { _ = verdict(on: order) }

  private func claim(_ ordering: Ordering, of note: Note) -> OrderClaim {
    ordering.claim(on: note.versions ?? versions, lifeCycle: note.lifeCycle)
  }

  /// Runs the note's scenarios, orders and changes of state.
  package mutating func judgeOrders(of note: Note) -> JudgedOrders {
    let words = note.scenarios.isEmpty ? .english : language ?? note.language
    let scenarios = note.scenarios.map { ScenarioCheck.check($0, in: note.document.file, words) }
    let orderings = note.orderings.map { ordering -> Verify.Judgement in
      if let judged = ScenarioReading.judge(ordering, of: note, scenarios) { return judged }
      guard !ordering.guess.isUnstaged else { return Verify.Judgement(verdict: .notUnderstood) }
      return verdict(on: claim(ordering, of: note))
    }
    let stateChanges = note.stateChanges.map { orders.judge($0.claim) }
    return JudgedOrders(orderings: orderings, stateChanges: stateChanges, scenarios: scenarios)
  }

  private mutating func verdict(on order: OrderClaim) -> Verify.Judgement {
    verdictsOnOrders.verdict(on: order) { orders.judge($0) }
  }

  /// Runs the claim at a place among the note's.
  package mutating func judgeClaim(_ place: Int, of note: Note) -> ClaimJudgement {
    judge(note.claims[place], on: note.versions ?? versions, note.lifeCycle)
  }

  /// Judges one claim, in the worlds that its note is about unless it names its own.
  package mutating func judge(
    _ statement: ClaimStatement, on versions: VersionRange? = nil, _ lifeCycle: LifeCycle? = nil
  ) -> ClaimJudgement {
    var claim = statement.claim
    claim.worlds.versions = claim.worlds.versions ?? versions
    claim.worlds.lifeCycle = claim.worlds.lifeCycle ?? lifeCycle
    var judged = verdictsOnClaims.verdict(on: claim) { claims.judge($0) }
    if claim != statement.claim, judged.taken == nil { judged.taken = claim }
    // The condition that was left aside may be just the exception that was found; a version it is not.
    let isException = judged.verdict == .contradicted || judged.judgement.decision == .several
    let isUnfair = statement.isPartlyRead && isException
    return isUnfair ? ClaimJudgement(Judgement(verdict: .notUnderstood)) : judged
  }
}
