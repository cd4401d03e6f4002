public import LifecycleEngine

/// What came out of judging a statement over all worlds that fit it.
public enum Verdict: UInt8, Hashable, Sendable, CaseIterable {
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
  /// Nobody could say what is meant.
  case notUnderstood

  /// The word that reports and pages use.
  public var word: StaticString {
    switch self {
    case .holds: "holds"
    case .depends: "depends"
    case .open: "open"
    case .contradicted: "contradicted"
    case .vacuous: "vacuous"
    case .notUnderstood: "not understood"
    }
  }
}

/// A verdict with what it rests on.
public struct Judgement: Sendable {
  public var verdict: Verdict
  /// How many worlds were run, and in how many of them the statement is true.
  public var worlds = 0
  public var agreeing = 0
  /// What decides, where the verdict depends.
  public var decision: Decision?
  /// What is not known, where the verdict is open.
  public var openQuestion: OpenQuestion?
  /// The verdict for each version, oldest first; nil where its worlds differ.
  public var versions: [(version: Version, isTrue: Bool?)] = []
  /// A world in which the statement is true, and one in which it is not: the newest of each.
  public var witness: Evidence?
  public var counterexample: Evidence?
  /// The claimed steps without which the rest of a contradicted order holds; empty where nothing is left of it.
  public var dropped: [Int] = []
  /// The claimed steps that nothing on stage could send: the app's own code does, or a user. The rest is judged.
  public var notTried: [Int] = []
  /// The verdict for each of the situations that an order is claimed for, where these are several.
  public var alternatives: [(situation: Situation, verdict: Verdict)] = []
  /// Whether only the beginning of a long log was looked at.
  public var isCutShort = false
  /// The steps that come in this order in the newest run, where the order as a whole does not.
  var kept: [Int] = []

  /// A verdict that no run speaks for.
  public init(verdict: Verdict) { self.verdict = verdict }
}

/// A fact of the platform that nobody knows for sure, and that a verdict turns on.
public struct OpenQuestion: Hashable, Sendable {
  public var fact: Fact
  /// Whether the statement holds where the platform is as the table of facts takes it to be. It does not where it is
  /// otherwise; and the reverse.
  public var holdsAsAssumed: Bool
}

/// The property of the world that a verdict turns on.
public enum Decision: Hashable, Sendable {
  /// A difference between versions.
  case fact(Fact)
  /// The version, by no single fact.
  case version
  case lifeCycle
  /// A plain root against one in a navigation controller.
  case container
  case animation
  case origin
  /// A fact, or the version by no single fact, in worlds of one kind; never true in others.
  case conditional(Fact?, Condition)
  /// Several things together.
  case several

  /// A kind of worlds.
  public enum Condition: Hashable, Sendable {
    case appLifeCycle, sceneLifeCycle, plainRoot, navigationRoot
  }
}

/// A run that shows something.
public struct Evidence: Sendable {
  public var version: Version
  /// The entries of the run that were compared.
  public var entries: [Entry]
  /// What was run. Made for any statement that is staged alike: its `log` and `ios` may be another's; take those from
  /// `scenario` and `version`.
  public var script: Script
  /// The first place among `entries` where the statement and the run part; nil where they agree.
  public var divergence: Int?
  /// The index of the claimed step that could not be found there.
  public var claimedStep: Int?
  /// The statement that was put on stage; nil where the script was written for it.
  private var staged: Staged?

  /// What was run, with what the statement itself names. Written when it is asked for: most evidence is
  /// never run again.
  ///
  /// - Complexity: written and parsed at each access, O(*n*) in the length of its text; keep it.
  public var scenario: Scenario {
    guard let staged else { return script.scenario }
    return Staging.scenario(staged.plan, staged.facts, staged.claim)
  }

  /// What a scenario is written from.
  struct Staged: Sendable {
    let plan: Plan
    let facts: WorldFacts
    let claim: OrderClaim
  }

  /// A run of a script that was written for the statement.
  public init(version: Version, entries: [Entry], script: Script) {
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
