import LifecycleEngine

/// What Apple documents of calling `super` in an override; nothing where it documents nothing.
struct SuperRule: Sendable {
  /// When it has to be called.
  enum Kind: Sendable {
    /// At the beginning.
    case first
    /// At the end.
    case last
    /// Somewhere.
    case must
    /// Not at all.
    case never
    /// UIKit's own implementation does nothing.
    case needless
  }

  /// The rule.
  let kind: Kind
  /// Where it stands.
  let source: String
  /// The same as an address; empty where it is in no page of the web.
  let address: String

  /// nil where nothing is documented.
  static func about(_ callback: Callback) -> SuperRule? {
    guard let (kind, source) = rule(callback) else { return nil }
    switch source {
    case .page:
      let name = "\(callback.info.owner.displayName) documentation, “\(callback.info.swift)”"
      return SuperRule(kind: kind, source: name, address: callback.documentationAddress ?? "")
    case .other(let name, let path):
      let address = path.isEmpty ? "" : "https://developer.apple.com/documentation/" + path
      return SuperRule(kind: kind, source: name, address: address)
    }
  }

  private enum Source {
    /// The page of the callback.
    case page
    /// Another, with its path there.
    case other(String, String)
  }

  private static func rule(_ callback: Callback) -> (Kind, Source)? {
    switch callback {
    case .loadView: (.never, .page)
    case .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear, .didReceiveMemoryWarning,
      .addChildViewController, .removeFromParentViewController:
      (.must, .page)
    case .willMoveToParentViewController, .didMoveToParentViewController:
      (.must, .other("UIViewController.h", ""))
    case .viewWillTransitionToSizeWithTransitionCoordinator:
      (.must, .other("UIContentContainer documentation", "uikit/uicontentcontainer/viewwilltransition(to:with:)"))
    case .awakeFromNib:
      (.must, .other("NSObject documentation, “awakeFromNib()”", "objectivec/nsobject-swift.class/awakefromnib()"))
    case .prepareForReuse: (.must, .other("UITableViewCell.h", ""))
    case .traitCollectionDidChange:
      (
        .first,
        .other(
          "UITraitEnvironment documentation", "uikit/uitraitenvironment/traitcollectiondidchange(_:)")
      )
    case .updateViewConstraints, .updateConstraints: (.last, .page)
    case .willMoveToWindow, .didMoveToWindow, .didMoveToSuperview, .drawRect: (.needless, .page)
    default: nil
    }
  }
}
