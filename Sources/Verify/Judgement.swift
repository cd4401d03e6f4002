package import LifecycleEngine

/// What came out of judging a statement over all worlds that fit it.
package enum Verdict: UInt8, Hashable, Sendable, CaseIterable {
  /// True in every world that fits.
  case holds
  /// True in some.
  case depends
  /// It turns on a fact of the platform that is not known.
  case open
  /// True in none.
  case contradicted
  /// The situation never arises in the worlds that fit.
  case vacuous
  /// It can be meant in several ways that have different verdicts; or no run shows it as it was read, and it may well be meant
  /// otherwise.
  case ambiguous
  /// Nobody could say what is meant.
  case notUnderstood

  /// The word that reports and pages use.
  package var word: StaticString {
    switch self {
    case .holds: "holds"
    case .depends: "depends"
    case .open: "open"
    case .contradicted: "contradicted"
    case .vacuous: "vacuous"
    case .ambiguous: "ambiguous"
    case .notUnderstood: "not understood"
    }
  }
}

/// A verdict with what it rests on.
package struct Judgement: Sendable {
  /// What came out.
  package var verdict: Verdict
  /// How many worlds were run, and in how many of them the statement is true.
  package var worlds = 0
  /// What the worlds differ in beside the version; nil where that was not kept.
  package var spread: WorldSpread?
  /// In how many of the worlds the statement is true.
  package var agreeing = 0
  /// What decides, where the verdict depends.
  package var decision: Decision?
  /// What is not known, where the verdict is open.
  package var openQuestion: OpenQuestion?
  /// The verdict for each version, oldest first; nil where its worlds differ.
  package var versions: [(version: Version, isTrue: Bool?)] = []
  /// A world in which the statement is true, and one in which it is not: the newest of each.
  package var witness: Evidence?
  /// The newest world in which it is not true; nil where there is none.
  package var counterexample: Evidence?
  /// The claimed steps without which the rest of a contradicted order holds; empty where nothing is left of it.
  package var dropped: [Int] = []
  /// The claimed steps that nothing on stage could send: the app's own code does, or a user. The rest is judged.
  package var notTried: [Int] = []
  /// The verdict for each of the situations that an order is claimed for, where these are several.
  package var alternatives: [(situation: Situation, verdict: Verdict)] = []
  /// A run of another transition that prints a contradicted log.
  package var printedBy: Evidence?
  /// Whether only the beginning of a long log was looked at.
  package var isCutShort = false
  /// The steps that come in this order in the newest run, where the order as a whole does not.
  package var kept: [Int] = []
  /// The others, in the order that is claimed; layout passes and initialisers that this run does not have are none.
  package var misplaced: [Misplaced] = []

  /// A verdict that no run speaks for.
  package init(verdict: Verdict) { self.verdict = verdict }

  /// A verdict with the worlds that it was reached in, oldest first, and whether the statement is true in each.
  init(verdict: Verdict, in worlds: [JudgedWorld]) {
    self.verdict = verdict
    self.worlds = worlds.count
    for world in worlds {
      if world.isTrue { agreeing += 1 }
      if let last = versions.last, last.version == world.facts.version {
        if last.isTrue != world.isTrue { versions[versions.count - 1].isTrue = nil }
      } else {
        versions.append((world.facts.version, world.isTrue))
      }
    }
  }
}

extension Judgement {
  /// A claimed step that the newest run has elsewhere, or not at all.
  package struct Misplaced: Hashable, Sendable {
    /// Its place in the order that is claimed, from 0.
    package var step: Int
    /// Whether the run has it.
    package var comes: Bool
    /// The last of the kept steps that come before it in the run; nil where none does.
    package var after: Int?
    /// The first that comes behind it.
    package var before: Int?

    /// The same among other steps.
    func renumbered(_ number: (Int) -> Int) -> Misplaced {
      Misplaced(step: number(step), comes: comes, after: after.map(number), before: before.map(number))
    }
  }
}

/// A fact of the platform that nobody knows for sure, and that a verdict turns on, by itself or with another one.
package struct OpenQuestion: Hashable, Sendable {
  /// What is not known.
  package var fact: Fact
  /// The other fact that has to be otherwise too before the verdict turns; nil where one is enough.
  package var other: Fact?
  /// Whether the statement holds where the platform is as the table of facts takes it to be. It does not where it is
  /// otherwise; and the reverse.
  package var holdsAsAssumed: Bool
}

/// The property of the world that a verdict turns on.
package enum Decision: Hashable, Sendable {
  /// A difference between versions.
  case fact(Fact)
  /// The version, by no single fact.
  case version
  case lifeCycle
  /// A plain root against one in a navigation controller.
  case container
  case origin
  /// A fact, or the version by no single fact, in worlds of one kind; never true in others.
  case conditional(Fact?, Condition)
  /// Several things together.
  case several

  /// A kind of worlds.
  package enum Condition: Hashable, Sendable {
    case appLifeCycle, sceneLifeCycle, plainRoot, navigationRoot
  }
}

/// A run that shows something.
package struct Evidence: Sendable {
  /// The version that was run.
  package var version: Version
  /// The entries of the run that were compared.
  package var entries: [Entry]
  /// What was run. Made for any statement that is staged alike: its `log` and `ios` may be another's; take those from
  /// `scenario` and `version`.
  package var script: Script
  /// The first place among `entries` where the statement and the run part; nil where they agree.
  package var divergence: Int?
  /// The index of the claimed step that could not be found there.
  package var claimedStep: Int?
  /// The statement that was put on stage; nil where the script was written for it.
  private(set) var staged: Staged?

  /// What was run, with what the statement itself names. Written when it is asked for: most evidence is
  /// never run again.
  ///
  /// - Complexity: written and parsed at each access, O(*n*) in the length of its text; keep it.
  package var scenario: Scenario {
    guard let staged else { return script.scenario }
    return Staging.scenario(staged.plan, staged.facts, staged.claim)
  }

  /// What a scenario is written from.
  struct Staged: Sendable {
    let plan: Plan
    let facts: WorldFacts
    let claim: OrderClaim
    /// Who plays which part, whom a claim is about, and who is who in an order.
    var roles = Roles()
    var subject: UInt8?
    var casting: Casting?
  }

  /// A run of a script that was written for the statement.
  package init(version: Version, entries: [Entry], script: Script) {
    self.version = version
    self.entries = entries
    self.script = script
  }

  /// A run of what a statement was staged as, or another one that is staged alike.
  init(_ staged: Staged, entries: [Entry], script: Script, divergence: Int?, claimedStep: Int? = nil) {
    self.staged = staged
    self.version = staged.facts.version
    self.entries = entries
    self.script = script
    self.divergence = divergence
    self.claimedStep = claimedStep
  }
}
