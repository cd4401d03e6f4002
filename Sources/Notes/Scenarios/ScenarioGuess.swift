/// What a note says, or the order itself shows, to be happening.
public struct ScenarioGuess: Sendable, Hashable {
  /// In the order in which they happen; empty if nothing says.
  public var situations: [Situation] = []
  /// The words that it was read from.
  public var evidence: [Evidence] = []
  /// Presentation styles and the like named near the order, as UIKit calls them: `fullScreen`, `pageSheet`.
  public var styles: [String] = []
  /// Versions named near the order, as written: `iOS 13`.
  public var versions: [String] = []
  /// The order itself was the only hint.
  public var isInferred = false
  /// The situations are alternatives that the order is claimed for, not steps one after the other.
  public var isAlternatives = false
  /// Receivers in the order of their parts: the one that leaves (or is covered) first.
  public var actors: [String] = []

  public init() {}

  /// Words that tell what happens, and where they stand.
  public struct Evidence: Sendable, Hashable {
    public var text: String
    public var range: Range<Int>

    public init(text: String, range: Range<Int>) {
      self.text = text
      self.range = range
    }
  }

  /// What can happen.
  public enum Situation: String, Sendable, Hashable, CaseIterable {
    case lifeOfOneController = "life of one controller"
    case lifeOfOneView = "life of one view"
    case launch
    case background
    case foreground
    case push
    case pop
    case present
    case dismiss
    case tabSwitch = "tab switch"
    case swipeBackCancelled = "swipe back cancelled"
    case swipeBackFinished = "swipe back finished"
    case memoryWarning = "memory warning"
    case kill
    case appSwitcherOpen = "app switcher opened"
    case backToApp = "back to the app"
    case lock
    case unlock
    case openURL = "open URL"
    case notificationTap = "notification tapped"
    case rotation
    case viewAdded = "view added"
    case viewRemoved = "view removed"
    case childAdded = "child added"
    case childRemoved = "child removed"
    case loadOnly = "view loaded"
    case appears
    case disappears
    case returns
    case unknown
  }
}
