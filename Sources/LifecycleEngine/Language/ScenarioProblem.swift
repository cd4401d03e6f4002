/// One way in which the text of a scenario is wrong. Facts only; the wording is made where it is shown.
public struct ScenarioProblem: Hashable, Sendable {
  /// What is wrong with a statement.
  public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    case unknownKey, unknownStep, unknownReceiver, unknownCallback, unknownStyle, unknownState, unknownProperty
    case unknownMessage
    case badVersion, badValue, badName, badFrame
    case declarationAfterStep, expectationWithoutStep, unbalancedEither, tooManyNames, tooLong
  }

  /// What is wrong.
  public var kind: Kind
  /// Byte offsets in the scenario's text.
  public var range: Range<Int>
  /// The line, from 1.
  public var line: Int

  /// A problem in a range of the text's bytes, on a line that counts from 1.
  public init(kind: Kind, range: Range<Int>, line: Int) {
    self.kind = kind
    self.range = range
    self.line = line
  }
}

/// A scenario that was read, with everything that was wrong; what could be read is there.
public struct ParsedScenario: Sendable {
  /// What could be read.
  public var scenario: Scenario
  /// What could not, in the order of the text; empty where all was read.
  public var problems: [ScenarioProblem]
}

/// The words of the language, for the near ones in an error message.
public enum LanguageWords {
  /// The first words of declarations.
  public static let keys: [StaticString] = [
    "ios", "life-cycle", "device", "plist", "window", "root", "names", "controller", "segue", "nav", "tab", "split",
    "page", "presentation", "nibs", "view", "class", "category", "when", "log",
  ]

  /// The names of presentation styles, at the places of their raw values.
  public static let styles: [StaticString] = [
    "fullScreen", "pageSheet", "formSheet", "currentContext", "overFullScreen", "overCurrentContext", "popover",
    "custom", "automatic", "alert", "actionSheet", "search",
  ]

  /// What each verb looks like, `$1` and the like standing for names.
  public static var steps: [StaticString] {
    Verb.allCases.filter { !$0.isOnlyInOverride }.map { $0.phrase }
  }
}

extension PresentationStyle {
  var word: StaticString { LanguageWords.styles[Int(rawValue)] }
}

extension StateWord {
  var word: StaticString {
    switch self {
    case .notRunning: "not running"
    case .active: "active"
    case .inactive: "inactive"
    case .background: "background"
    case .suspended: "suspended"
    case .disappeared: "disappeared"
    case .appearing: "appearing"
    case .appeared: "appeared"
    case .disappearing: "disappearing"
    case .movingToParent: "moving to parent"
    case .movingFromParent: "moving from parent"
    case .beingPresented: "being presented"
    case .beingDismissed: "being dismissed"
    case .unattached: "unattached"
    case .foregroundInactive: "foreground inactive"
    case .foregroundActive: "foreground active"
    }
  }
}

extension Query.Property {
  var word: StaticString {
    switch self {
    case .state: "state"
    case .isViewLoaded: "isViewLoaded"
    case .view: "view"
    case .parent: "parent"
    case .presented: "presented"
    case .presenting: "presenting"
    case .isKey: "isKey"
    case .window: "window"
    case .levels: "levels"
    case .responders: "responders"
    case .navigationController: "navigationController"
    case .tabBarController: "tabBarController"
    case .topViewController: "topViewController"
    case .visibleViewController: "visibleViewController"
    case .superview: "superview"
    case .isFirstResponder: "isFirstResponder"
    }
  }
}
