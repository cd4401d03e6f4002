public import LifecycleEngine

/// A statement about what is so after something happened: not seen in callbacks, but asked of the world.
public struct WorldQuestion: Hashable, Sendable {
  public var kind: Kind
  /// Whether the statement says that it is not so.
  public var isDenied: Bool
  public var versions: VersionRange?

  public init(_ kind: Kind, isDenied: Bool = false, versions: VersionRange? = nil) {
    self.kind = kind
    self.isDenied = isDenied
    self.versions = versions
  }

  public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    /// A memory warning releases the view of a controller that is not shown.
    case memoryWarningReleasesView
    /// `presentedViewController` of the one that presents is the presented one, and the other way round.
    case presentedIsNew, presentedIsOld, presentingIsOld, presentingIsNew
    /// `parentViewController` of a child is its container, and the other way round.
    case parentIsContainer, parentIsChild
    /// Normal, alert and status bar windows are at levels 0, 2000 and 1000.
    case windowLevels

    fileprivate var steps: StaticString {
      switch self {
      case .memoryWarningReleasesView: "root: nav(A)\n\nlaunch\npush B\nmemory warning\n"
      case .presentedIsNew, .presentedIsOld, .presentingIsOld, .presentingIsNew: "root: A\n\nlaunch\npresent B\n"
      case .parentIsContainer, .parentIsChild: "root: A\n\nlaunch\nadd child B to A\n"
      case .windowLevels: "root: A\n\nlaunch\n"
      }
    }

    fileprivate var query: StaticString {
      switch self {
      case .memoryWarningReleasesView: "A.view is nil"
      case .presentedIsNew: "A.presented is B"
      case .presentedIsOld: "B.presented is A"
      case .presentingIsOld: "B.presenting is A"
      case .presentingIsNew: "A.presenting is B"
      case .parentIsContainer: "B.parent is A"
      case .parentIsChild: "A.parent is B"
      case .windowLevels: "app.levels are 0 2000 1000"
      }
    }

    /// Controllers cannot be put into others before.
    fileprivate var oldest: Version {
      switch self {
      case .parentIsContainer, .parentIsChild, .presentedIsNew, .presentedIsOld, .presentingIsOld, .presentingIsNew:
        Version(5)
      default: .oldest
      }
    }
  }

  /// What is run to answer it.
  public var scenario: Scenario {
    var text: [UInt8] = []
    text.append("controller B: from code\n")
    text.append(kind.steps)
    text.append(isDenied ? "  = not " : "  = ")
    text.append(kind.query)
    text.append("\n")
    var scenario = ScenarioParser.parse(text).scenario
    let range = versions ?? .all
    scenario.ios = VersionRange(max(range.lower, kind.oldest), range.upper)
    return scenario
  }

  /// Asks on every version that the statement is about.
  public var judgement: Judgement {
    let scenario = self.scenario
    let judged = ScenarioJudge(scenario)
    var judgement = Judgement(verdict: judged.verdict)
    judgement.versions = judged.versions.map { (version: $0.version, isTrue: $0.isTrue) }
    judgement.worlds = judged.versions.count
    judgement.agreeing = judged.versions.filter { $0.isTrue }.count
    if judged.verdict == .depends { judgement.decision = judged.facts.first.map { .fact($0) } ?? .version }
    let script = Script(scenario)
    func evidence(_ version: Version) -> Evidence {
      Evidence(scenario: scenario, version: version, entries: [], script: script)
    }
    judgement.witness = judged.witness.map(evidence)
    judgement.counterexample = judged.counterexample.map(evidence)
    return judgement
  }
}
