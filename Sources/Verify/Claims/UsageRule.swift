public import LifecycleEngine

/// A statement about how a callback is to be used: not seen in any run, but in what the catalog knows.
public struct UsageRule: Hashable, Sendable {
  public var callback: Callback
  public var kind: Kind
  /// Whether the statement asks for it, or asks not to.
  public var isAsked: Bool

  public init(_ callback: Callback, _ kind: Kind, isAsked: Bool) {
    self.callback = callback
    self.kind = kind
    self.isAsked = isAsked
  }

  /// What the app is told to do.
  public enum Kind: Hashable, Sendable {
    /// The app's code calls it.
    case callYourself
    /// An override calls super.
    case callSuper
    /// The app overrides it although a nib or a storyboard has its view.
    case override
    /// New in this version.
    case introduced(Version)
    /// Deprecated, since this version if it is named.
    case deprecated(Version?)
    /// An override assigns a view.
    case assignView
    /// A method of this class or protocol.
    case declared(DeclaringType)
    /// The type whose method it is has been there since this version.
    case typeIntroduced(Version)
  }

  /// As a judgement without runs: rules are looked up.
  public var judgement: Judgement { Judgement(verdict: verdict) }

  private var verdict: Verdict {
    switch kind {
    case .callYourself:
      switch callback.info.kind {
      case .callback, .query, .notification, .message: return isAsked ? .contradicted : .holds
      case .call, .initializer: return isAsked ? .holds : .notUnderstood
      case .classMethod, .function: return .notUnderstood
      }
    case .callSuper:
      if callback == .loadView { return isAsked ? .contradicted : .holds }
      if callback.asksForSuper { return isAsked ? .holds : .contradicted }
      return .notUnderstood
    case .assignView: return callback == .loadView ? (isAsked ? .holds : .contradicted) : .notUnderstood
    case .declared(let type): return type.declares(callback) ? .holds : .notUnderstood
    case .typeIntroduced(let version):
      let first = CallbackInfo.all.filter { $0.owner == callback.info.owner }.map { $0.introduced }.min()
      return (first?.major == version.major) == isAsked ? .holds : .contradicted
    case .override: return callback == .loadView ? (isAsked ? .contradicted : .holds) : .notUnderstood
    case .introduced(let version):
      return (callback.info.introduced.major == version.major) == isAsked ? .holds : .contradicted
    case .deprecated(let version):
      guard let known = callback.info.deprecated else { return isAsked ? .contradicted : .holds }
      guard let version else { return isAsked ? .holds : .contradicted }
      return (known.major == version.major) == isAsked ? .holds : .contradicted
    }
  }
}

/// A class or protocol that a note says declares a method.
public enum DeclaringType: UInt8, Hashable, Sendable, CaseIterable {
  case object, coding, viewController, view, applicationDelegate, sceneDelegate

  /// Its name.
  public var name: StaticString {
    switch self {
    case .object: "NSObject"
    case .coding: "NSCoding"
    case .viewController: "UIViewController"
    case .view: "UIView"
    case .applicationDelegate: "UIApplicationDelegate"
    case .sceneDelegate: "UISceneDelegate"
    }
  }

  /// Whether the method is one of the type's own. False also where nothing is known: types inherit and adopt.
  func declares(_ callback: Callback) -> Bool {
    switch self {
    case .object: callback.info.owner == .object
    case .coding: callback == .initWithCoder
    case .viewController: callback.info.owner == .viewController || callback == .initWithCoder
    case .view: callback.info.owner == .view || callback == .initWithCoder
    case .applicationDelegate: callback.info.owner == .applicationDelegate
    case .sceneDelegate: callback.info.owner == .sceneDelegate
    }
  }
}

extension Callback {
  /// Whether its documentation asks an override to call super (UIViewController, UIView, NSObject).
  fileprivate var asksForSuper: Bool {
    switch self {
    case .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear, .viewIsAppearing,
      .didReceiveMemoryWarning, .awakeFromNib, .updateConstraints, .updateViewConstraints,
      .viewWillTransitionToSizeWithTransitionCoordinator:
      true
    default: false
    }
  }
}
