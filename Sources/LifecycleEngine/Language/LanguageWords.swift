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

extension ControllerKind {
  /// What a root, a step and a picture call it.
  public var word: StaticString {
    switch self {
    case .plain: "plain"
    case .nav: "nav"
    case .tab: "tab"
    case .split: "split"
    case .page: "page"
    case .container: "container"
    case .hosting: "hosting"
    }
  }

  /// The kind of container that a word stands for.
  init?(containerWord word: Slice) {
    guard let kind = Self.allCases.first(where: { word.is($0.word) }), kind != .plain else { return nil }
    self = kind
  }
}

extension RoleName.Role {
  var word: StaticString {
    switch self {
    case .nav: "nav"
    case .tab: "tab"
    case .split: "split"
    case .page: "page"
    case .container: "container"
    case .app: "app"
    case .scene: "scene"
    }
  }
}

extension ContainerDeclaration.Kind {
  var word: StaticString {
    switch self {
    case .nav: "nav"
    case .tab: "tab"
    case .split: "split"
    case .page: "page"
    case .presentation: "presentation"
    }
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
