/// An override that calls another method of super than its own, which the compiler takes and a reader overlooks:
/// `[super viewDidAppear:]` in `viewWillAppear:`.
enum SuperCalls {
  static let noSuch: StaticString = "super has no such method, or it cannot be called by hand"

  /// UIKit's own method, without the app's override of it: so it is in no log of the app's.
  static func call(_ action: Action, of receiver: Receiver, _ run: inout Run) {
    guard let method = action.method else { return }
    switch receiver.kind {
    case .controller: callOnController(method, ControllerID(Int(receiver.index)), &run)
    case .view: callOnView(method, Int(receiver.index), &run)
    default: run.fail(.impossible, noSuch)
    }
  }

  private static func callOnController(_ method: Callback, _ id: ControllerID, _ run: inout Run) {
    switch method {
    case .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear:
      // Only in its own method can UIKit see that nothing appears that would call it.
      if run.platform[.warnsOfAppearanceByHand] { run.warn(.appearanceCalledByHand) }
      AppearanceTransition.passOn(method, from: id, &run)
    case .loadView: ViewLoading.loadDefaultView(of: id, &run)
    case .didReceiveMemoryWarning: MemoryWarning.unloadViewIfPossible(id, &run)
    // For the app to override: UIKit's own do nothing.
    case .viewDidLoad, .viewWillLayoutSubviews, .viewDidLayoutSubviews, .viewIsAppearing, .viewWillUnload,
      .viewDidUnload, .willMoveToParentViewController, .didMoveToParentViewController:
      break
    default: run.fail(.impossible, noSuch)
    }
  }

  private static func callOnView(_ method: Callback, _ declaration: Int, _ run: inout Run) {
    guard Script.methodsOfViews.contains(method), method.info.argument != .subview, method != .removeFromSuperview,
      let view = run.world.view(declaredAt: declaration)
    else { return run.fail(.impossible, noSuch) }
    ViewCalls.carryOut(method, on: view, &run)
  }
}
