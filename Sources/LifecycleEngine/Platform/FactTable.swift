/// What is known of a fact: the question, when the answer is yes, and who saw it.
public struct FactRecord: Sendable {
  public let fact: Fact
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
  /// What the table says of the fact.
  public var record: FactRecord { FactTable.records[Int(rawValue)] }
}

/// The table: the one place where versions of iOS differ. In the order of the facts' declaration, which a test
/// holds it to.
public enum FactTable {
  public static let records: [FactRecord] = [
    FactRecord(
      fact: .hasBackground,
      statement: "an application that is left goes to the background instead of ending",
      spans: [VersionRange(Version(4), Version(99))],
      evidence: "UIApplicationDelegate documentation: applicationDidEnterBackground(_:) since iOS 4",
      question: ""),
    FactRecord(
      fact: .lockEntersBackground,
      statement: "locking the device sends the application to the background",
      spans: [VersionRange(Version(5), Version(99))],
      evidence: "logs of one app on 4.3 and 5.0 (e-com-net 253833)",
      question: ""),
    FactRecord(
      fact: .lockedBackgroundReportsInactive,
      statement: "during applicationDidEnterBackground at a lock the state still reads inactive",
      spans: [VersionRange(Version(5), Version(6))],
      evidence: "log of iOS 5.0 (e-com-net 253833); background by iOS 11",
      question: "U-32"),
    FactRecord(
      fact: .hasWillFinishLaunching,
      statement: "application(_:willFinishLaunchingWithOptions:) exists",
      spans: [VersionRange(Version(6), Version(99))],
      evidence: "UIApplicationDelegate documentation",
      question: ""),
    FactRecord(
      fact: .activatesBeforeFirstCommit,
      statement:
        "without scenes the application becomes active before the first commit, so before the first viewDidAppear",
      spans: [VersionRange(.oldest, Version(7)), VersionRange(Version(9), Version(10))],
      evidence: "Neuburg, Stack Overflow 66605799; logs of iOS 9 (jianshu a212496277f0), 11 and 12",
      question: "U-07"),
    FactRecord(
      fact: .exitsOnSuspendThroughBackground,
      statement: "an app that exits on suspend is told that it entered the background before it ends",
      spans: [VersionRange(Version(4), Version(99))],
      evidence: "logs; the documentation leaves didEnterBackground out",
      question: "U-11"),
    FactRecord(
      fact: .notificationCenterBounces,
      statement: "pulling down the notification centre resigns, activates and resigns",
      spans: [],
      evidence: "one report for 11 and 12",
      question: "U-13"),
    FactRecord(
      fact: .backgroundDeliveryNeedsFetchHandler,
      statement: "a remote notification reaches a background app only through the variant with a completion handler",
      spans: [VersionRange(Version(7), Version(99))],
      evidence: "UIApplicationDelegate documentation",
      question: ""),
    FactRecord(
      fact: .killTearsDownWindows,
      statement: "a switcher kill of an app without scenes takes the window down, so the visible controllers disappear",
      spans: [VersionRange(Version(4), Version(12))],
      evidence: "log of iOS 9 (jianshu a212496277f0)",
      question: ""),
    FactRecord(
      fact: .missingRootControllerRaises,
      statement: "no root view controller at the end of launching raises",
      spans: [VersionRange(Version(9), Version(99))],
      evidence: "UIKit's exception text since iOS 9; a console line before",
      question: ""),
    FactRecord(
      fact: .hasScenes,
      statement: "scenes exist",
      spans: [VersionRange(Version(13), Version(99))],
      evidence: "UIScene documentation",
      question: ""),
    FactRecord(
      fact: .scenesAreDefault,
      statement: "new projects use scenes",
      spans: [VersionRange(Version(13), Version(99))],
      evidence: "Xcode 11 templates",
      question: ""),
    FactRecord(
      fact: .phoneKillEntersBackground,
      statement:
        "a phone's scene enters the background when it is swiped away in the switcher, instead of disconnecting",
      spans: [VersionRange(Version(13), Version(13))],
      evidence: "Neuburg, Stack Overflow 71570813 (13); Apple forums 732170 has the disconnection (16)",
      question: "U-12"),
    FactRecord(
      fact: .backgroundLaunchConnectsScene,
      statement: "a launch into the background connects a scene",
      spans: [],
      evidence: "Apple's diagram allows it",
      question: "U-10"),
    FactRecord(
      fact: .disconnectSendsDisappearance,
      statement: "the controllers of a disconnected scene disappear",
      spans: [],
      evidence: "no published log",
      question: "U-38"),
    FactRecord(
      fact: .sceneColdLaunchPostsWillEnterForeground,
      statement: "the application's willEnterForeground notification is posted on a cold scene launch",
      spans: [VersionRange(Version(13), Version(99))],
      evidence: "inference from the aggregated state",
      question: "U-33"),
    FactRecord(
      fact: .nibNamedLikeViewFirst,
      statement: "MyView.nib is tried before MyViewController.nib",
      spans: [VersionRange(.oldest, Version(8))],
      evidence: "nibName documentation; later observations have the class name first (Neuburg, iOS 9; log of iOS 12)",
      question: "U-30"),
    FactRecord(
      fact: .unsetViewIsReplacedByPlain,
      statement: "a loadView that sets no view gets a plain one",
      spans: [],
      evidence: "reimplementations do so",
      question: "U-15"),
    FactRecord(
      fact: .storyboardCanvasDiffers,
      statement: "a storyboard scene is drawn on a canvas that is not the device's size, so it is laid out twice",
      spans: [VersionRange(.oldest, Version(10))],
      evidence: "logs of iOS 9 and 10 with two passes",
      question: ""),
    FactRecord(
      fact: .lowMemoryUnloadsViews,
      statement: "a memory warning unloads views that are in no superview",
      spans: [VersionRange(.oldest, Version(5))],
      evidence: "UIViewController documentation of didReceiveMemoryWarning()",
      question: ""),
    FactRecord(
      fact: .hasViewWillUnload,
      statement: "viewWillUnload is sent",
      spans: [VersionRange(Version(5), Version(5))],
      evidence: "UIViewController header",
      question: ""),
    FactRecord(
      fact: .hasViewDidUnload,
      statement: "viewDidUnload is sent",
      spans: [VersionRange(Version(3), Version(5))],
      evidence: "UIViewController header",
      question: ""),
    FactRecord(
      fact: .hasLayoutCallbacks,
      statement: "viewWillLayoutSubviews and viewDidLayoutSubviews are sent",
      spans: [VersionRange(Version(5), Version(99))],
      evidence: "UIViewController header",
      question: ""),
    FactRecord(
      fact: .hasConstraints,
      statement: "views take part in Auto Layout",
      spans: [VersionRange(Version(6), Version(99))],
      evidence: "UIView header",
      question: ""),
    FactRecord(
      fact: .hasViewIsAppearing,
      statement: "viewIsAppearing(_:) is sent",
      spans: [VersionRange(Version(13), Version(99))],
      evidence: "UIViewController documentation: back to iOS 13 when built with the iOS 17 SDK",
      question: ""),
    FactRecord(
      fact: .hasUpdateProperties,
      statement: "updateProperties() runs before layout",
      spans: [VersionRange(Version(26), Version(99))],
      evidence: "UIView documentation",
      question: ""),
    FactRecord(
      fact: .windowAppearanceEndsNextTurn,
      statement: "viewDidAppear after a move into a window comes a turn later instead of after the commit",
      spans: [VersionRange(.oldest, Version(7))],
      evidence: "frames of later versions; Chameleon for earlier ones",
      question: ""),
    FactRecord(
      fact: .endWithoutBeginIsSent,
      statement: "the end of an appearance that never began still sends viewDidAppear",
      spans: [VersionRange(.oldest, Version(6))],
      evidence: "rdar 12322346 (iOS 5.1, 6.0)",
      question: ""),
    FactRecord(
      fact: .didAppearChildFirst,
      statement: "a plain container's children get their did-callback before it",
      spans: [],
      evidence: "order of the will-callbacks is known from frames, of the did-callbacks not",
      question: "U-06"),
    FactRecord(
      fact: .navigationBarHasConstraints,
      statement: "a navigation bar brings Auto Layout into its window",
      spans: [VersionRange(Version(11), Version(99))],
      evidence: "UINavigationBar since iOS 11",
      question: ""),
    FactRecord(
      fact: .layoutGuidesFollowBars,
      statement: "the bars' layout guides mark constraints of both controllers of a transition",
      spans: [VersionRange(Version(7), Version(10))],
      evidence: "list of iOS 7 (bradbambara 2014)",
      question: ""),
    FactRecord(
      fact: .presenterIsLaidOutUnderFullScreen,
      statement: "the storyboard presenter of a full screen presentation is laid out again under it, and after it",
      spans: [VersionRange(Version(5), Version(12))],
      evidence: "logs of iOS 10 (remkoh) and 12.2 (aokiplayer)",
      question: ""),
    FactRecord(
      fact: .safeAreaRelaysOutPresented,
      statement: "a presented view is laid out again when its safe area is known",
      spans: [VersionRange(Version(11), Version(12))],
      evidence: "log of iOS 12.2 (aokiplayer)",
      question: ""),
    FactRecord(
      fact: .traitsAreSentAtLaunch,
      statement: "traitCollectionDidChange is sent when a view first enters a window",
      spans: [VersionRange(Version(8), Version(12))],
      evidence: "Neuburg's lists for iOS 10, 11 and 15",
      question: ""),
    FactRecord(
      fact: .hasContainment,
      statement: "child view controllers exist",
      spans: [VersionRange(Version(5), Version(99))],
      evidence: "UIViewController header",
      question: ""),
    FactRecord(
      fact: .navigationStartsInCall,
      statement: "a navigation transition starts inside the call instead of in the next layout pass",
      spans: [VersionRange(.oldest, Version(7))],
      evidence: "frames of later versions (RTRootNavigationController 275)",
      question: ""),
    FactRecord(
      fact: .pushLoadsBeforeDisappearing,
      statement: "the pushed controller's view is loaded before the old one is told that it disappears",
      spans: [VersionRange(.oldest, Version(8)), VersionRange(Version(11), Version(99))],
      evidence: "logs of iOS 8, 9, 10, 11 and 12; four sources",
      question: "U-01"),
    FactRecord(
      fact: .initialTransitionIsFlushed,
      statement: "a push right after the window was shown first finishes the transition to the root",
      spans: [VersionRange(.oldest, Version(17))],
      evidence: "console screenshots of 17.4 and 18.2 (VAndrJ)",
      question: ""),
    FactRecord(
      fact: .unanimatedEndsInLayout,
      statement: "a transition without animation ends inside the container's layout, before the new view is laid out",
      spans: [VersionRange(.oldest, Version(12))],
      evidence: "consoles of iOS 12 (jianshu ff7ded05242d), 11 (Stack Overflow 48653763)",
      question: ""),
    FactRecord(
      fact: .initialShowIsReportedTwice,
      statement: "the navigation delegate hears twice that the root was shown",
      spans: [VersionRange(.oldest, Version(6))],
      evidence: "log of iOS 5 (vastdev 2012)",
      question: "U-39"),
    FactRecord(
      fact: .didMoveBeforeDidShow,
      statement: "didMove(toParent:) comes before the navigation delegate's didShow",
      spans: [VersionRange(Version(2), Version(99))],
      evidence: "inference",
      question: "U-17"),
    FactRecord(
      fact: .hasInteractivePop,
      statement: "a swipe from the edge pops",
      spans: [VersionRange(Version(7), Version(99))],
      evidence: "UINavigationController header",
      question: ""),
    FactRecord(
      fact: .poppedLosesParentAtOnce,
      statement: "a popped controller's parent is nil right after the call",
      spans: [],
      evidence: "reimplementations do so",
      question: "U-40"),
    FactRecord(
      fact: .cancelledPopResendsMove,
      statement: "a cancelled swipe sends the move callbacks again",
      spans: [],
      evidence: "no published log",
      question: "U-18"),
    FactRecord(
      fact: .tabDidsAfterCommit,
      statement: "the did-callbacks of a tab switch wait for the commit",
      spans: [VersionRange(Version(13), Version(99))],
      evidence: "viewIsAppearing stands between the old tab's callbacks",
      question: ""),
    FactRecord(
      fact: .tabSelectReportedBeforeAppear,
      statement: "the tab bar's didSelect comes before viewDidAppear",
      spans: [],
      evidence: "no published log",
      question: "U-20"),
    FactRecord(
      fact: .presentationStartsInCall,
      statement: "a presentation sends its will-callbacks inside the call instead of after the commit",
      spans: [VersionRange(.oldest, Version(7))],
      evidence: "frames of later versions (mixpanel-iphone 709)",
      question: "U-21"),
    FactRecord(
      fact: .defaultStyleIsSheet,
      statement: "a presentation without a style is a sheet",
      spans: [VersionRange(Version(13), Version(99))],
      evidence: "UIModalPresentationStyle documentation",
      question: ""),
    FactRecord(
      fact: .sheetsLeavePresenter,
      statement: "page and form sheets on a phone leave the presenter where it is",
      spans: [VersionRange(Version(13), Version(99))],
      evidence: "logs of iOS 13 (aokiplayer 2020)",
      question: ""),
    FactRecord(
      fact: .hasPresentationControllers,
      statement: "presentation controllers exist",
      spans: [VersionRange(Version(8), Version(99))],
      evidence: "UIPresentationController header",
      question: ""),
    FactRecord(
      fact: .dismissedIntermediatesDisappear,
      statement: "controllers between the first and the last of a dismissed chain get callbacks",
      spans: [],
      evidence: "no published log",
      question: "U-22"),
    FactRecord(
      fact: .emptyDismissCompletes,
      statement: "dismissing nothing still calls the completion handler",
      spans: [],
      evidence: "no published log",
      question: "U-23"),
    FactRecord(
      fact: .sheetReportsAtGestureStart,
      statement: "a sheet that is dragged says so when the drag begins",
      spans: [VersionRange(Version(13), Version(99))],
      evidence: "UIAdaptivePresentationControllerDelegate documentation",
      question: "U-24"),
    FactRecord(
      fact: .hasTraits,
      statement: "trait collections exist",
      spans: [VersionRange(Version(8), Version(99))],
      evidence: "UITraitCollection documentation",
      question: ""),
    FactRecord(
      fact: .hasSizeTransitions,
      statement: "rotation is a change of size",
      spans: [VersionRange(Version(8), Version(99))],
      evidence: "UIContentContainer documentation",
      question: ""),
    FactRecord(
      fact: .asksEachOrientation,
      statement: "rotation asks shouldAutorotateToInterfaceOrientation:",
      spans: [VersionRange(.oldest, Version(5))],
      evidence: "UIViewController header",
      question: ""),
    FactRecord(
      fact: .windowPairOutsideSuperviewPair,
      statement: "a view that enters a window hears of the window first",
      spans: [VersionRange(Version(2), Version(99))],
      evidence: "log of iOS 9 (e-com-net 4817188)",
      question: "U-02"),
    FactRecord(
      fact: .dyingParentSendsSuperviewPair,
      statement: "the subviews of a view that dies hear that they lose it",
      spans: [VersionRange(Version(2), Version(99))],
      evidence: "logs of iOS 12 (CLTestView 2018)",
      question: "U-44"),
    FactRecord(
      fact: .statusBarIsWindow,
      statement: "the status bar is a window of the application",
      spans: [VersionRange(.oldest, Version(12))],
      evidence: "window lists before iOS 13",
      question: ""),
    FactRecord(
      fact: .hiddenWindowSendsDisappearance,
      statement: "hiding a window makes its controllers disappear",
      spans: [VersionRange(Version(2), Version(99))],
      evidence: "inference",
      question: "U-43"),
  ]
}
