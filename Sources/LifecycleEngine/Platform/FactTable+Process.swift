extension FactTable {
  /// The process, its states, what is delivered.
  static let process: [FactRecord] = [
    FactRecord(
      fact: .hasBackground,
      statement: "an application that is left goes to the background instead of ending",
      spans: VersionRange(Version(4), Version(99)),
      evidence: "UIApplicationDelegate documentation: applicationDidEnterBackground(_:) since iOS 4"),
    FactRecord(
      fact: .lockEntersBackground,
      statement: "locking the device sends the application to the background",
      spans: VersionRange(Version(5), Version(99)),
      evidence: "logs of one app on 4.3 and 5.0 (e-com-net 253833)"),
    FactRecord(
      fact: .lockedBackgroundReportsInactive,
      statement: "during applicationDidEnterBackground at a lock the state still reads inactive",
      spans: VersionRange(Version(5), Version(6)),
      evidence: "log of iOS 5.0 (e-com-net 253833); background by iOS 11",
      isOpen: true),
    FactRecord(
      fact: .hasWillFinishLaunching,
      statement: "application(_:willFinishLaunchingWithOptions:) exists",
      spans: VersionRange(Version(6), Version(99)),
      evidence: "UIApplicationDelegate documentation"),
    FactRecord(
      fact: .activatesBeforeFirstCommit,
      statement:
        "without scenes the application becomes active before the first commit, so before the first viewDidAppear",
      spans: VersionRange(Version(9), Version(10)),
      evidence: "Neuburg, Stack Overflow 66605799; logs of iOS 9 (jianshu a212496277f0), 11 and 12",
      isOpen: true),
    FactRecord(
      fact: .activatesAfterFirstCommit,
      statement:
        "without scenes the application becomes active right after the first commit, viewDidAppear a turn later",
      spans: VersionRange(.oldest, Version(7)),
      evidence: "recorded launches: the first layout comes before applicationDidBecomeActive, viewDidAppear behind it"),
    FactRecord(
      fact: .exitsOnSuspendThroughBackground,
      statement: "an app that exits on suspend is told that it entered the background before it ends",
      spans: VersionRange(Version(4), Version(99)),
      evidence: "logs; the documentation leaves didEnterBackground out",
      isOpen: true),
    FactRecord(
      fact: .hasNotificationCenter,
      statement: "there is a notification center",
      spans: VersionRange(Version(5), Version(99)),
      evidence: "Apple, iOS 5 announced (2011)"),
    FactRecord(
      fact: .hasControlCenter,
      statement: "there is a control center",
      spans: VersionRange(Version(7), Version(99)),
      evidence: "Apple, iOS 7 announced (2013)"),
    FactRecord(
      fact: .notificationCenterBounces,
      statement: "pulling down the notification centre resigns, activates and resigns",
      spans: VersionRange(Version(11), Version(12)),
      evidence: "logs of 11 and 12; up to 10 one resignation, from 13 on nothing published",
      isOpen: true),
    FactRecord(
      fact: .callsAreBanners,
      statement: "an incoming call is shown as a banner that leaves the application active",
      spans: VersionRange(Version(14), Version(99)),
      evidence: "Apple, iOS 14: calls are banners unless the user wants the full screen"),
    FactRecord(
      fact: .backgroundDeliveryNeedsFetchHandler,
      statement:
        "a remote notification reaches a background app, and only through the variant with a completion handler",
      spans: VersionRange(Version(7), Version(99)),
      evidence: "UIApplicationDelegate documentation"),
    FactRecord(
      fact: .notificationResponseBeforeActive,
      statement: "the answer to a tapped notification is delivered before the application becomes active",
      spans: VersionRange(.oldest, Version(99)),
      evidence: "order of the other deliveries on the way to the foreground",
      isOpen: true),
    FactRecord(
      fact: .coldTapReachesResponseDelegate,
      statement:
        "a tap that launches an app with scenes reaches the notification delegate besides the connection options",
      spans: VersionRange(.oldest, Version(99)),
      evidence: "UNUserNotificationCenterDelegate documentation; no published log with scenes",
      isOpen: true),
    FactRecord(
      fact: .protectedDataBeforeActive,
      statement: "protected data becomes available before the application becomes active",
      spans: VersionRange(.oldest, Version(99)),
      evidence: "inference: the device is unlocked before the app comes back",
      isOpen: true),
    FactRecord(
      fact: .expirationHandlersInBeginOrder,
      statement: "the expiration handlers of background tasks run in the order in which the tasks began",
      spans: VersionRange(.oldest, Version(99)),
      evidence: "inference",
      isOpen: true),
    FactRecord(
      fact: .killTearsDownWindows,
      statement: "a switcher kill of an app without scenes takes the window down, so the visible controllers disappear",
      spans: VersionRange(Version(4), Version(12)),
      evidence: "log of iOS 9 (jianshu a212496277f0)"),
    FactRecord(
      fact: .missingRootControllerRaises,
      statement: "no root view controller at the end of launching raises",
      spans: VersionRange(Version(9), Version(99)),
      evidence: "UIKit's exception text since iOS 9; a console line before"),
  ]
}
