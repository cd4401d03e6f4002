/// Where to read on about callbacks that no page of a type's documentation is about alone.
enum CallbackSource {
  /// The source of such a callback; nil for one that is described under its own name.
  static func own(of callback: Callback) -> StaticString? {
    switch callback {
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
    default: callback.info.isNotification ? notification(callback) : nil
    }
  }

  /// The constants of notifications stand on the pages of the types that post them.
  private static func notification(_ callback: Callback) -> StaticString {
    switch callback {
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
