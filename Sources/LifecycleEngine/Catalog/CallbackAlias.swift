/// Names that no rule yields: renamed between SDKs, or offered by the compiler beside the official one.
struct CallbackAlias {
  let name: StaticString
  let callback: Callback

  init(_ name: StaticString, _ callback: Callback) {
    self.name = name
    self.callback = callback
  }

  static let all: [CallbackAlias] = [
    // Swift 3 to 4.1
    CallbackAlias("willMove(toParentViewController:)", .willMoveToParentViewController),
    CallbackAlias("didMove(toParentViewController:)", .didMoveToParentViewController),
    CallbackAlias(
      "allowedChildViewControllersForUnwinding(from:)", .allowedChildViewControllersForUnwindingFromSource),
    // iOS 6 to 12
    CallbackAlias(
      "canPerformUnwindSegueAction:fromViewController:withSender:",
      .canPerformUnwindSegueActionFromViewControllerSender),
    CallbackAlias(
      "canPerformUnwindSegueAction(_:from:withSender:)",
      .canPerformUnwindSegueActionFromViewControllerSender),
    // Arguments with a default, and async forms
    CallbackAlias("present(_:animated:)", .presentViewControllerAnimatedCompletion),
    CallbackAlias("dismiss(animated:)", .dismissViewControllerAnimatedCompletion),
    CallbackAlias(
      "setViewControllers(_:direction:animated:)", .setViewControllersDirectionAnimatedCompletion),
    CallbackAlias(
      "userNotificationCenter(_:didReceive:)",
      .userNotificationCenterDidReceiveNotificationResponseWithCompletionHandler),
    CallbackAlias(
      "userNotificationCenter(_:willPresent:)",
      .userNotificationCenterWillPresentNotificationWithCompletionHandler),
    CallbackAlias("numberOfSectionsInCollectionView:", .numberOfSections),
    CallbackAlias("onAppear()", .onAppear),
    CallbackAlias("onDisappear()", .onDisappear),
    // Failable initialisers as they are declared
    CallbackAlias("init?(coder:)", .initWithCoder),
  ]

  static let names: [CallbackName] = all.map { alias in
    var bytes: [UInt8] = []
    bytes.append(alias.name)
    return CallbackName(bytes: bytes[...], callback: alias.callback, standing: .alias)
  }
}
