import LifecycleEngine
import Testing

/// A rule about the order of callbacks, as a scenario with every expected callback on the line of its step.
///
/// `push B => B.WMP(Nav) B.LV …`: short names as in the table below, all others as selectors; nothing after `=>`
/// means that nothing is logged, no `=>` that the step is not compared. A line that starts with `=>` goes on.
struct RuleCase: Sendable, CustomTestStringConvertible {
  let title: String
  let lines: [String]

  var testDescription: String { "\(title), \(lines.first ?? "")" }

  /// What a case logs that says nothing of it.
  enum Log {
    static let controllers = """
      willMoveToParentViewController, didMoveToParentViewController, loadView, viewDidLoad, viewWillAppear, \
      viewIsAppearing, viewWillLayoutSubviews, viewDidLayoutSubviews, viewDidAppear, viewWillDisappear, \
      viewDidDisappear, didReceiveMemoryWarning, viewWillUnload, viewDidUnload, dealloc, completion; exact layout
      """
    static let views = """
      init, initWithFrame, initWithCoder, awakeFromNib, willMoveToSuperview, didMoveToSuperview, willMoveToWindow, \
      didMoveToWindow, didAddSubview, willRemoveSubview, removeFromSuperview, updateConstraints, layoutSubviews, \
      drawRect, dealloc
      """
    static let app = """
      main, application:willFinishLaunchingWithOptions:, application:didFinishLaunchingWithOptions:, \
      applicationDidFinishLaunching:, applicationDidBecomeActive, applicationWillResignActive, \
      applicationDidEnterBackground, applicationWillEnterForeground, applicationWillTerminate, \
      application:configurationForConnectingSceneSession:options:, application:didDiscardSceneSessions:, \
      scene:willConnectToSession:options:, sceneWillEnterForeground, sceneDidBecomeActive, sceneWillResignActive, \
      sceneDidEnterBackground, sceneDidDisconnect, viewDidLoad, viewWillAppear, viewDidAppear, viewWillDisappear, \
      viewDidDisappear, application:openURL:options:, application:handleOpenURL:, \
      application:continueUserActivity:restorationHandler:, application:willContinueUserActivityWithType:, \
      application:performFetchWithCompletionHandler:, locationManager:didUpdateLocations:, scene:openURLContexts:, \
      scene:continueUserActivity:, scene:willContinueUserActivityWithType:
      """
  }

  /// Reads a table of cases, each under a line `## title`.
  static func table(_ text: String, log: String) -> [RuleCase] {
    var cases: [RuleCase] = []
    var title: String?
    var lines: [String] = []
    func close() {
      guard let title else { return }
      let declaresLog = lines.contains { $0.hasPrefix("log: ") }
      cases.append(RuleCase(title: title, lines: declaresLog ? lines : lines + ["log: " + log]))
    }
    for line in text.split(separator: "\n") {
      if line.hasPrefix("## ") {
        close()
        title = String(line.dropFirst(3))
        lines = []
      } else {
        lines.append(String(line))
      }
    }
    close()
    return cases
  }

  /// The case in the language of scenarios.
  var scenario: ScenarioText {
    var declarations: [String] = []
    var steps: [String] = []
    for line in lines {
      let parts = line.split(separator: "=>", maxSplits: 1, omittingEmptySubsequences: false)
      let isDeclaration = line.contains(":") && parts.count == 1 && Self.isDeclaration(line)
      if isDeclaration {
        declarations.append(line)
        continue
      }
      let step = parts[0].split(separator: " ").joined(separator: " ")
      if !step.isEmpty { steps.append(step) }
      guard parts.count == 2 else { continue }
      let entries = parts[1].split(separator: " ")
      steps += entries.isEmpty ? ["  > (nothing)"] : entries.map { "  > " + Self.expectation(String($0)) }
    }
    return ScenarioText(place: title, text: (declarations + steps).joined(separator: "\n"))
  }

  private static let keys = [
    "ios", "life-cycle", "device", "plist", "window", "root", "names", "nibs", "log", "controller", "segue", "nav",
    "tab", "split", "page", "presentation", "view", "class", "category", "when",
  ]

  private static func isDeclaration(_ line: String) -> Bool {
    keys.contains { line.hasPrefix($0 + ":") || line.hasPrefix($0 + " ") }
  }

  /// `B.WMP(Nav)` → `B willMoveToParentViewController: Nav`.
  private static func expectation(_ short: String) -> String {
    guard let dot = dot(of: short) else { return short }
    let receiver = short[..<dot]
    var name = String(short[short.index(after: dot)...])
    var argument = ""
    if name.hasSuffix(")"), let open = name.lastIndex(of: "(") {
      argument = " " + name[name.index(after: open)...].dropLast()
      name = String(name[..<open])
    }
    return "\(receiver) \(names[name] ?? name)\(argument)"
  }

  /// Before the callback: `V.gesture.action` has its receiver's dot first.
  private static func dot(of short: String) -> String.Index? {
    guard let first = short.firstIndex(of: ".") else { return nil }
    let rest = short[short.index(after: first)...]
    return rest.hasPrefix("gesture.") ? rest.firstIndex(of: ".") : first
  }

  private static let names = [
    "WMP": "willMoveToParentViewController:", "DMP": "didMoveToParentViewController:", "LV": "loadView",
    "VDL": "viewDidLoad", "VWA": "viewWillAppear:", "VIA": "viewIsAppearing:", "VDA": "viewDidAppear:",
    "VWD": "viewWillDisappear:", "VDD": "viewDidDisappear:", "VWL": "viewWillLayoutSubviews",
    "VDLS": "viewDidLayoutSubviews", "UVC": "updateViewConstraints",
    "willShow": "navigationController:willShowViewController:animated:",
    "didShow": "navigationController:didShowViewController:animated:", "wmS": "willMoveToSuperview:",
    "dmS": "didMoveToSuperview", "wmW": "willMoveToWindow:", "dmW": "didMoveToWindow",
    "didAdd": "didAddSubview:", "willRem": "willRemoveSubview:", "LS": "layoutSubviews",
    "task": "task(priority:_:)",
    "askPresent": "animationControllerForPresentedController:presentingController:sourceController:",
    "askPresentDrive": "interactionControllerForPresentation:",
    "askDismiss": "animationControllerForDismissedController:",
    "askDismissDrive": "interactionControllerForDismissal:",
    "askNav": "navigationController:animationControllerForOperation:fromViewController:toViewController:",
    "askNavDrive": "navigationController:interactionControllerForAnimationController:",
    "duration": "transitionDuration:", "drive": "startInteractiveTransition:", "animate": "animateTransition:",
    "animationEnded": "animationEnded:",
    "numberOfRows": "tableView:numberOfRowsInSection:",
    "cellForRow": "tableView:cellForRowAtIndexPath:",
    "willDisplayItem": "collectionView:willDisplayCell:forItemAtIndexPath:",
    "didEndDisplayingItem": "collectionView:didEndDisplayingCell:forItemAtIndexPath:",
    "cellForItem": "collectionView:cellForItemAtIndexPath:",
    "willDisplay": "tableView:willDisplayCell:forRowAtIndexPath:",
    "viewForHeader": "tableView:viewForHeaderInSection:",
    "willDisplayHeader": "tableView:willDisplayHeaderView:forSection:",
    "didEndDisplayingHeader": "tableView:didEndDisplayingHeaderView:forSection:",
    "viewForFooter": "tableView:viewForFooterInSection:",
    "willDisplayFooter": "tableView:willDisplayFooterView:forSection:",
    "viewForSupplement": "collectionView:viewForSupplementaryElementOfKind:atIndexPath:",
    "willDisplaySupplement": "collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:",
    "didEndDisplayingSupplement": "collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:",
    "shouldHighlight": "tableView:shouldHighlightRowAtIndexPath:",
    "didHighlight": "tableView:didHighlightRowAtIndexPath:",
    "didUnhighlight": "tableView:didUnhighlightRowAtIndexPath:",
    "willSelect": "tableView:willSelectRowAtIndexPath:", "didSelect": "tableView:didSelectRowAtIndexPath:",
    "willDeselect": "tableView:willDeselectRowAtIndexPath:", "didDeselect": "tableView:didDeselectRowAtIndexPath:",
    "shouldHighlightItem": "collectionView:shouldHighlightItemAtIndexPath:",
    "didHighlightItem": "collectionView:didHighlightItemAtIndexPath:",
    "didUnhighlightItem": "collectionView:didUnhighlightItemAtIndexPath:",
    "shouldSelectItem": "collectionView:shouldSelectItemAtIndexPath:",
    "didSelectItem": "collectionView:didSelectItemAtIndexPath:",
    "didDeselectItem": "collectionView:didDeselectItemAtIndexPath:",
    "didEndDisplaying": "tableView:didEndDisplayingCell:forRowAtIndexPath:",
  ]
}
