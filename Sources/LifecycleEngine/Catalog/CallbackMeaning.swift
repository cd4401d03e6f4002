/// What callbacks tell the app, in one sentence each, by topic. The Chinese stands in `Judging/Words`.
enum CallbackMeaning {
  /// One sentence a callback, at the place of its raw value.
  static let all: [StaticString] = [
    application, scenes, making, controllers, containers, views, layoutOnDemand, lists, listDelegates, swiftUI,
    customTransitions, notifications,
  ].flatMap { $0 }.sorted { $0.key.rawValue < $1.key.rawValue }.map { $0.value }
}

extension Callback {
  /// One sentence: what the callback tells the app, and when.
  public var meaning: StaticString { CallbackMeaning.all[Int(rawValue)] }

  /// Writes where to read on: `UIViewController documentation, “viewWillAppear(_:)”`.
  public func writeSource(to text: inout [UInt8]) {
    if let ownSource { return text.append(ownSource) }
    text.append(info.owner.displayName)
    text.append(" documentation, “")
    text.append(info.swift)
    text.append("”")
  }

  /// Whether the documentation of its type describes it under its own name.
  package var isDocumentedByName: Bool { ownSource == nil }

  /// The source of callbacks that have no page of their own.
  private var ownSource: StaticString? {
    switch self {
    case .main: "“About the app launch sequence”, UIKit documentation"
    case .load: "objc4 source, “load_images” and “call_load_methods”"
    case .initialize: "objc4 source, “initializeNonMetaClass”"
    case .viewWillUnload: "UIViewController.h of the iOS 5 SDK, “viewWillUnload”"
    case .viewDidUnload: "UIViewController.h of the iOS 5 SDK, “viewDidUnload”"
    case .automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers:
      "UIViewController.h of the iOS 5 SDK, “automaticallyForwardAppearanceAndRotation…”"
    case .presentModalViewControllerAnimated:
      "UIViewController.h of the iOS 5 SDK, “presentModalViewController:animated:”"
    case .dismissModalViewControllerAnimated:
      "UIViewController.h of the iOS 5 SDK, “dismissModalViewControllerAnimated:”"
    case .backgroundTaskLaunchHandler:
      "BGTaskScheduler documentation, “register(forTaskWithIdentifier:using:launchHandler:)”"
    case .backgroundTaskExpirationHandler: "BGTask documentation, “expirationHandler”"
    case .alertActionHandler: "UIAlertAction documentation, “init(title:style:handler:)”"
    case .unwindAction: "TN2298 “Using Unwind Segues”"
    case .onCancel: "Swift documentation, “withTaskCancellationHandler(operation:onCancel:)”"
    case .scenePhase: "SwiftUI documentation, “ScenePhase”"
    case .action: "UIControl documentation, “The target-action mechanism”"
    case .initWithCoder: "NSCoding documentation, “init(coder:)”"
    case .dealloc: "The Swift Programming Language, “Deinitialization”"
    case .updateProperties: "UIView and UIViewController documentation, “updateProperties()”"
    case .sendEvent: "UIWindow and UIApplication documentation, “sendEvent(_:)”"
    case .consoleMessage: "Published logs of UIKit's warnings"
    default: info.isNotification ? notificationSource : nil
    }
  }

  /// The constants of notifications stand on the pages of the types that post them.
  private var notificationSource: StaticString {
    switch self {
    case .sceneWillConnectNotification, .sceneDidDisconnectNotification, .sceneDidActivateNotification,
      .sceneWillDeactivateNotification, .sceneWillEnterForegroundNotification,
      .sceneDidEnterBackgroundNotification:
      "UIScene documentation, “Notifications”"
    case .windowDidBecomeVisibleNotification, .windowDidBecomeHiddenNotification,
      .windowDidBecomeKeyNotification, .windowDidResignKeyNotification:
      "UIWindow documentation, “Notifications”"
    case .keyboardWillShowNotification, .keyboardDidShowNotification, .keyboardWillHideNotification,
      .keyboardDidHideNotification:
      "UIResponder documentation, “Keyboard notifications”"
    case .textFieldDidBeginEditingNotification, .textFieldDidEndEditingNotification:
      "UITextField documentation, “Notifications”"
    default: "UIApplication documentation, “Notifications”"
    }
  }
}
