public import LifecycleEngine

/// A statement about what is so after something happened: not seen in callbacks, but asked of the world.
public struct WorldQuestion: Hashable, Sendable {
  public var kind: Kind
  /// Whether the statement says that it is not so.
  public var isDenied: Bool
  /// The versions that it is said of; nil for all.
  public var versions: VersionRange?

  public init(_ kind: Kind, isDenied: Bool = false, versions: VersionRange? = nil) {
    self.kind = kind
    self.isDenied = isDenied
    self.versions = versions
  }

  /// What is said of the world.
  public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    /// A memory warning releases the view of a controller that is not shown.
    case memoryWarningReleasesView
    /// `presentedViewController` of the one that presents is the presented one, and the other way round.
    case presentedIsNew, presentedIsOld, presentingIsOld, presentingIsNew
    /// `parentViewController` of a child is its container, and the other way round.
    case parentIsContainer, parentIsChild
    /// Normal, alert and status bar windows are at levels 0, 2000 and 1000.
    case windowLevels
    /// Which nib the default `loadView` takes: the one that is named, the one named like the class, the one named
    /// like the class without "Controller", the first or second of these where there are both, none.
    case namedNibIsLoaded, classNibIsLoaded, shortNibIsLoaded, classNibComesFirst, shortNibComesFirst
    case plainViewWithoutNib

    fileprivate var steps: StaticString {
      switch self {
      case .memoryWarningReleasesView: "root: nav(A)\n\nlaunch\npush B\nmemory warning\n"
      case .presentedIsNew, .presentedIsOld, .presentingIsOld, .presentingIsNew: "root: A\n\nlaunch\npresent B\n"
      case .parentIsContainer, .parentIsChild: "root: A\n\nlaunch\nadd child B to A\n"
      case .windowLevels: "root: A\n\nlaunch\n"
      case .namedNibIsLoaded:
        "controller B: from nib \"Named\"; class MyViewController\nroot: A\n\nlaunch\nload B.view\n"
      case .classNibIsLoaded, .shortNibIsLoaded, .classNibComesFirst, .shortNibComesFirst, .plainViewWithoutNib:
        "controller B: from code; class MyViewController\nroot: A\n\nlaunch\nload B.view\n"
      }
    }

    /// The nibs that there are. One without its outlet tells by its failure that it is loaded.
    fileprivate var nibs: StaticString? {
      switch self {
      case .namedNibIsLoaded: "Named(no view outlet)"
      case .classNibIsLoaded: "MyViewController(no view outlet)"
      case .shortNibIsLoaded: "MyView(no view outlet)"
      case .classNibComesFirst: "MyView, MyViewController(no view outlet)"
      case .shortNibComesFirst: "MyView(no view outlet), MyViewController"
      default: nil
      }
    }

    /// What is asked after the steps.
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
      case .namedNibIsLoaded, .classNibIsLoaded, .shortNibIsLoaded, .classNibComesFirst, .shortNibComesFirst,
        .plainViewWithoutNib:
        "B.isViewLoaded"
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
    if let nibs = kind.nibs {
      text.append("nibs: ")
      text.append(nibs)
      text.append("\n")
    }
    text.append(kind.steps)
    if kind.nibs != nil, !isDenied {
      text.append("  ! the view outlet was not set\n")
    } else {
      // That another nib is loaded shows in that the loading does not fail.
      text.append(isDenied && kind.nibs == nil ? "  = not " : "  = ")
      text.append(kind.query)
      text.append("\n")
    }
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
    let script = Script(scenario)
    if judged.verdict == .depends {
      let deciding = judged.facts.first { turns($0, script, judged) }
      judgement.decision = deciding.map { .fact($0) } ?? .version
    }
    func evidence(_ version: Version) -> Evidence {
      Evidence(version: version, entries: [], script: script)
    }
    judgement.witness = judged.witness.map(evidence)
    judgement.counterexample = judged.counterexample.map(evidence)
    return judgement
  }

  /// Several facts change with one version. The one that matters turns the answer over when it alone is otherwise.
  private func turns(_ fact: Fact, _ script: Script, _ judged: ScenarioJudge) -> Bool {
    guard let version = judged.counterexample else { return false }
    return ScenarioRun(script, on: Platform(version).flipping(fact)).mismatches.isEmpty
  }
}
