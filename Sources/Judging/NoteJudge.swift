package import Diagnostics
package import LifecycleEngine
import Markup
package import Notes
package import Verify

/// Judges notes. Holds what was run before, so one judge serves many notes. Not shared between threads, but copies
/// share the verdicts that any of them has found.
package struct NoteJudge: Sendable {
  private var orders = OrderJudge()
  private var claims = ClaimJudge()
  private let verdictsOnOrders = Verdicts<OrderClaim, Verify.Judgement>()
  private let verdictsOnClaims = Verdicts<Claim, ClaimJudgement>()
  private let verdictsOnChanges = Verdicts<EdgeClaim, Verify.Judgement>()
  /// What notes speak of that name no versions.
  private let versions: VersionRange?
  /// The language to word findings in; nil for that of each note.
  var language: Language?

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
      return verdict(on: claim(ordering, of: note)).doubted(for: ordering)
    }
    let stateChanges = note.stateChanges.map { change in
      var claim = change.claim
      claim.lifeCycle = claim.lifeCycle ?? note.lifeCycle
      return verdictsOnChanges.verdict(on: claim) { orders.judge($0) }
    }
    return JudgedOrders(orderings: orderings, stateChanges: stateChanges, scenarios: scenarios)
  }

  private mutating func verdict(on order: OrderClaim) -> Verify.Judgement {
    verdictsOnOrders.verdict(on: order) { orders.judge($0) }
  }

  /// Runs the claim at a place among the note's.
  package mutating func judgeClaim(_ place: Int, of note: Note) -> ClaimJudgement {
    judge(note.claims[place], on: note.versions ?? versions, note.lifeCycle).doubted(for: note.claims[place])
  }

  /// Judges one claim as it was read, in the worlds that its note is about unless it names its own.
  package mutating func judge(
    _ statement: ClaimStatement, on versions: VersionRange? = nil, _ lifeCycle: LifeCycle? = nil
  ) -> ClaimJudgement {
    var claim = statement.claim
    claim.worlds.versions = claim.worlds.versions ?? versions
    claim.worlds.lifeCycle = claim.worlds.lifeCycle ?? lifeCycle
    var judged = verdictsOnClaims.verdict(on: claim) { claims.judge($0) }
    if claim != statement.claim, judged.taken == nil { judged.taken = claim }
    return judged
  }
}
