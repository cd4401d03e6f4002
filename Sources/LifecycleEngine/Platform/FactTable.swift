/// What is known of a fact: the question, when the answer is yes, and who saw it.
public struct FactRecord: Sendable {
  /// The statement that is true or false of a version.
  public let statement: StaticString
  /// The spans of versions on which it is true.
  public let spans: [VersionRange]
  /// Who saw it: a published log, a header, a page of documentation.
  public let evidence: StaticString
  /// The open question that this fact answers by default; empty if the evidence settles it.
  public let question: StaticString

  public var isUncertain: Bool { question.utf8CodeUnitCount > 0 }

  /// Whether the statement is true of a version.
  public func isTrue(on version: Version) -> Bool {
    // 8.4 belongs to "...8": an upper end without minor part means the whole major version.
    let whole = Version(version.major)
    return spans.contains { $0.contains(version) || ($0.upper == whole && $0.lower <= version) }
  }
}

extension Fact {
  /// The table: the one place where versions of iOS differ.
  public var record: FactRecord {
    switch self {
    case .hasBackground:
      FactRecord(
        statement: "an application that is left goes to the background instead of ending",
        spans: [VersionRange(Version(4), Version(99))],
        evidence: "UIApplicationDelegate documentation: applicationDidEnterBackground(_:) since iOS 4",
        question: "")
    case .lockEntersBackground:
      FactRecord(
        statement: "locking the device sends the application to the background",
        spans: [VersionRange(Version(5), Version(99))],
        evidence: "logs of one app on 4.3 and 5.0 (e-com-net 253833)",
        question: "")
    case .lockedBackgroundReportsInactive:
      FactRecord(
        statement: "during applicationDidEnterBackground at a lock the state still reads inactive",
        spans: [VersionRange(Version(5), Version(6))],
        evidence: "log of iOS 5.0 (e-com-net 253833); background by iOS 11",
        question: "U-32")
    case .hasWillFinishLaunching:
      FactRecord(
        statement: "application(_:willFinishLaunchingWithOptions:) exists",
        spans: [VersionRange(Version(6), Version(99))],
        evidence: "UIApplicationDelegate documentation",
        question: "")
    case .activatesBeforeFirstCommit:
      FactRecord(
        statement: "without scenes the application becomes active before the first commit, so before the first viewDidAppear",
        spans: [VersionRange(.oldest, Version(7)), VersionRange(Version(9), Version(10))],
        evidence: "Neuburg, Stack Overflow 66605799; logs of iOS 9 (jianshu a212496277f0), 11 and 12",
        question: "U-07")
    case .exitsOnSuspendThroughBackground:
      FactRecord(
        statement: "an app that exits on suspend is told that it entered the background before it ends",
        spans: [VersionRange(Version(4), Version(99))],
        evidence: "logs; the documentation leaves didEnterBackground out",
        question: "U-11")
    case .notificationCenterBounces:
      FactRecord(
        statement: "pulling down the notification centre resigns, activates and resigns",
        spans: [],
        evidence: "one report for 11 and 12",
        question: "U-13")
    case .backgroundDeliveryNeedsFetchHandler:
      FactRecord(
        statement: "a remote notification reaches a background app only through the variant with a completion handler",
        spans: [VersionRange(Version(7), Version(99))],
        evidence: "UIApplicationDelegate documentation",
        question: "")
    case .killTearsDownWindows:
      FactRecord(
        statement: "a switcher kill of an app without scenes takes the window down, so the visible controllers disappear",
        spans: [VersionRange(Version(4), Version(12))],
        evidence: "log of iOS 9 (jianshu a212496277f0)",
        question: "")
    case .missingRootControllerRaises:
      FactRecord(
        statement: "no root view controller at the end of launching raises",
        spans: [VersionRange(Version(9), Version(99))],
        evidence: "UIKit's exception text since iOS 9; a console line before",
        question: "")
    case .hasScenes:
      FactRecord(
        statement: "scenes exist",
        spans: [VersionRange(Version(13), Version(99))],
        evidence: "UIScene documentation",
        question: "")
    case .scenesAreDefault:
      FactRecord(
        statement: "new projects use scenes",
        spans: [VersionRange(Version(13), Version(99))],
        evidence: "Xcode 11 templates",
        question: "")
    case .phoneKillEntersBackground:
      FactRecord(
        statement: "a phone's scene enters the background when it is swiped away in the switcher, instead of disconnecting",
        spans: [VersionRange(Version(13), Version(13))],
        evidence: "Neuburg, Stack Overflow 71570813 (13); Apple forums 732170 has the disconnection (16)",
        question: "U-12")
    case .backgroundLaunchConnectsScene:
      FactRecord(
        statement: "a launch into the background connects a scene",
        spans: [],
        evidence: "Apple's diagram allows it",
        question: "U-10")
    case .disconnectSendsDisappearance:
      FactRecord(
        statement: "the controllers of a disconnected scene disappear",
        spans: [],
        evidence: "no published log",
        question: "U-38")
    case .sceneColdLaunchPostsWillEnterForeground:
      FactRecord(
        statement: "the application's willEnterForeground notification is posted on a cold scene launch",
        spans: [VersionRange(Version(13), Version(99))],
        evidence: "inference from the aggregated state",
        question: "U-33")
    case .nibNamedLikeViewFirst:
      FactRecord(
        statement: "MyView.nib is tried before MyViewController.nib",
        spans: [VersionRange(.oldest, Version(8))],
        evidence: "nibName documentation; later observations have the class name first (Neuburg, iOS 9; log of iOS 12)",
        question: "U-30")
    case .unsetViewIsReplacedByPlain:
      FactRecord(
        statement: "a loadView that sets no view gets a plain one",
        spans: [],
        evidence: "reimplementations do so",
        question: "U-15")
    case .storyboardCanvasDiffers:
      FactRecord(
        statement: "a storyboard scene is drawn on a canvas that is not the device's size, so it is laid out twice",
        spans: [VersionRange(.oldest, Version(10))],
        evidence: "logs of iOS 9 and 10 with two passes",
        question: "")
    case .lowMemoryUnloadsViews:
      FactRecord(
        statement: "a memory warning unloads views that are in no superview",
        spans: [VersionRange(.oldest, Version(5))],
        evidence: "UIViewController documentation of didReceiveMemoryWarning()",
        question: "")
    case .hasViewWillUnload:
      FactRecord(
        statement: "viewWillUnload is sent",
        spans: [VersionRange(Version(5), Version(5))],
        evidence: "UIViewController header",
        question: "")
    case .hasViewDidUnload:
      FactRecord(
        statement: "viewDidUnload is sent",
        spans: [VersionRange(Version(3), Version(5))],
        evidence: "UIViewController header",
        question: "")
    case .hasLayoutCallbacks:
      FactRecord(
        statement: "viewWillLayoutSubviews and viewDidLayoutSubviews are sent",
        spans: [VersionRange(Version(5), Version(99))],
        evidence: "UIViewController header",
        question: "")
    case .hasConstraints:
      FactRecord(
        statement: "views take part in Auto Layout",
        spans: [VersionRange(Version(6), Version(99))],
        evidence: "UIView header",
        question: "")
    case .hasViewIsAppearing:
      FactRecord(
        statement: "viewIsAppearing(_:) is sent",
        spans: [VersionRange(Version(13), Version(99))],
        evidence: "UIViewController documentation: back to iOS 13 when built with the iOS 17 SDK",
        question: "")
    case .hasUpdateProperties:
      FactRecord(
        statement: "updateProperties() runs before layout",
        spans: [VersionRange(Version(26), Version(99))],
        evidence: "UIView documentation",
        question: "")
    case .windowAppearanceEndsNextTurn:
      FactRecord(
        statement: "viewDidAppear after a move into a window comes a turn later instead of after the commit",
        spans: [VersionRange(.oldest, Version(7))],
        evidence: "frames of later versions; Chameleon for earlier ones",
        question: "")
    case .endWithoutBeginIsSent:
      FactRecord(
        statement: "the end of an appearance that never began still sends viewDidAppear",
        spans: [VersionRange(.oldest, Version(6))],
        evidence: "rdar 12322346 (iOS 5.1, 6.0)",
        question: "")
    case .didAppearChildFirst:
      FactRecord(
        statement: "a plain container's children get their did-callback before it",
        spans: [],
        evidence: "order of the will-callbacks is known from frames, of the did-callbacks not",
        question: "U-06")
    case .navigationBarHasConstraints:
      FactRecord(
        statement: "a navigation bar brings Auto Layout into its window",
        spans: [VersionRange(Version(11), Version(99))],
        evidence: "UINavigationBar since iOS 11",
        question: "")
    case .layoutGuidesFollowBars:
      FactRecord(
        statement: "the bars' layout guides mark constraints of both controllers of a transition",
        spans: [VersionRange(Version(7), Version(10))],
        evidence: "list of iOS 7 (bradbambara 2014)",
        question: "")
    case .presenterIsLaidOutUnderFullScreen:
      FactRecord(
        statement: "the storyboard presenter of a full screen presentation is laid out again under it, and after it",
        spans: [VersionRange(Version(5), Version(12))],
        evidence: "logs of iOS 10 (remkoh) and 12.2 (aokiplayer)",
        question: "")
    case .safeAreaRelaysOutPresented:
      FactRecord(
        statement: "a presented view is laid out again when its safe area is known",
        spans: [VersionRange(Version(11), Version(12))],
        evidence: "log of iOS 12.2 (aokiplayer)",
        question: "")
    case .traitsAreSentAtLaunch:
      FactRecord(
        statement: "traitCollectionDidChange is sent when a view first enters a window",
        spans: [VersionRange(Version(8), Version(12))],
        evidence: "Neuburg's lists for iOS 10, 11 and 15",
        question: "")
    case .hasContainment:
      FactRecord(
        statement: "child view controllers exist",
        spans: [VersionRange(Version(5), Version(99))],
        evidence: "UIViewController header",
        question: "")
    case .navigationStartsInCall:
      FactRecord(
        statement: "a navigation transition starts inside the call instead of in the next layout pass",
        spans: [VersionRange(.oldest, Version(7))],
        evidence: "frames of later versions (RTRootNavigationController 275)",
        question: "")
    case .pushLoadsBeforeDisappearing:
      FactRecord(
        statement: "the pushed controller's view is loaded before the old one is told that it disappears",
        spans: [VersionRange(.oldest, Version(8)), VersionRange(Version(11), Version(99))],
        evidence: "logs of iOS 8, 9, 10, 11 and 12; four sources",
        question: "U-01")
    case .initialTransitionIsFlushed:
      FactRecord(
        statement: "a push right after the window was shown first finishes the transition to the root",
        spans: [VersionRange(.oldest, Version(17))],
        evidence: "console screenshots of 17.4 and 18.2 (VAndrJ)",
        question: "")
    case .unanimatedEndsInLayout:
      FactRecord(
        statement: "a transition without animation ends inside the container's layout, before the new view is laid out",
        spans: [VersionRange(.oldest, Version(12))],
        evidence: "consoles of iOS 12 (jianshu ff7ded05242d), 11 (Stack Overflow 48653763)",
        question: "")
    case .initialShowIsReportedTwice:
      FactRecord(
        statement: "the navigation delegate hears twice that the root was shown",
        spans: [VersionRange(.oldest, Version(6))],
        evidence: "log of iOS 5 (vastdev 2012)",
        question: "U-39")
    case .didMoveBeforeDidShow:
      FactRecord(
        statement: "didMove(toParent:) comes before the navigation delegate's didShow",
        spans: [VersionRange(Version(2), Version(99))],
        evidence: "inference",
        question: "U-17")
    case .hasInteractivePop:
      FactRecord(
        statement: "a swipe from the edge pops",
        spans: [VersionRange(Version(7), Version(99))],
        evidence: "UINavigationController header",
        question: "")
    case .poppedLosesParentAtOnce:
      FactRecord(
        statement: "a popped controller's parent is nil right after the call",
        spans: [],
        evidence: "reimplementations do so",
        question: "U-40")
    case .cancelledPopResendsMove:
      FactRecord(
        statement: "a cancelled swipe sends the move callbacks again",
        spans: [],
        evidence: "no published log",
        question: "U-18")
    case .tabDidsAfterCommit:
      FactRecord(
        statement: "the did-callbacks of a tab switch wait for the commit",
        spans: [VersionRange(Version(13), Version(99))],
        evidence: "viewIsAppearing stands between the old tab's callbacks",
        question: "")
    case .tabSelectReportedBeforeAppear:
      FactRecord(
        statement: "the tab bar's didSelect comes before viewDidAppear",
        spans: [],
        evidence: "no published log",
        question: "U-20")
    case .presentationStartsInCall:
      FactRecord(
        statement: "a presentation sends its will-callbacks inside the call instead of after the commit",
        spans: [VersionRange(.oldest, Version(7))],
        evidence: "frames of later versions (mixpanel-iphone 709)",
        question: "U-21")
    case .defaultStyleIsSheet:
      FactRecord(
        statement: "a presentation without a style is a sheet",
        spans: [VersionRange(Version(13), Version(99))],
        evidence: "UIModalPresentationStyle documentation",
        question: "")
    case .sheetsLeavePresenter:
      FactRecord(
        statement: "page and form sheets on a phone leave the presenter where it is",
        spans: [VersionRange(Version(13), Version(99))],
        evidence: "logs of iOS 13 (aokiplayer 2020)",
        question: "")
    case .hasPresentationControllers:
      FactRecord(
        statement: "presentation controllers exist",
        spans: [VersionRange(Version(8), Version(99))],
        evidence: "UIPresentationController header",
        question: "")
    case .dismissedIntermediatesDisappear:
      FactRecord(
        statement: "controllers between the first and the last of a dismissed chain get callbacks",
        spans: [],
        evidence: "no published log",
        question: "U-22")
    case .emptyDismissCompletes:
      FactRecord(
        statement: "dismissing nothing still calls the completion handler",
        spans: [],
        evidence: "no published log",
        question: "U-23")
    case .sheetReportsAtGestureStart:
      FactRecord(
        statement: "a sheet that is dragged says so when the drag begins",
        spans: [VersionRange(Version(13), Version(99))],
        evidence: "UIAdaptivePresentationControllerDelegate documentation",
        question: "U-24")
    case .hasTraits:
      FactRecord(
        statement: "trait collections exist",
        spans: [VersionRange(Version(8), Version(99))],
        evidence: "UITraitCollection documentation",
        question: "")
    case .hasSizeTransitions:
      FactRecord(
        statement: "rotation is a change of size",
        spans: [VersionRange(Version(8), Version(99))],
        evidence: "UIContentContainer documentation",
        question: "")
    case .asksEachOrientation:
      FactRecord(
        statement: "rotation asks shouldAutorotateToInterfaceOrientation:",
        spans: [VersionRange(.oldest, Version(5))],
        evidence: "UIViewController header",
        question: "")
    case .windowPairOutsideSuperviewPair:
      FactRecord(
        statement: "a view that enters a window hears of the window first",
        spans: [VersionRange(Version(2), Version(99))],
        evidence: "log of iOS 9 (e-com-net 4817188)",
        question: "U-02")
    case .dyingParentSendsSuperviewPair:
      FactRecord(
        statement: "the subviews of a view that dies hear that they lose it",
        spans: [VersionRange(Version(2), Version(99))],
        evidence: "logs of iOS 12 (CLTestView 2018)",
        question: "U-44")
    case .statusBarIsWindow:
      FactRecord(
        statement: "the status bar is a window of the application",
        spans: [VersionRange(.oldest, Version(12))],
        evidence: "window lists before iOS 13",
        question: "")
    case .hiddenWindowSendsDisappearance:
      FactRecord(
        statement: "hiding a window makes its controllers disappear",
        spans: [VersionRange(Version(2), Version(99))],
        evidence: "inference",
        question: "U-43")
    }
  }
}
