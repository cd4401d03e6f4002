extension FactTable {
  /// Scenes.
  static let scenes: [FactRecord] = [
    FactRecord(
      fact: .hasScenes,
      statement: "scenes exist",
      spans: VersionRange(Version(13), Version(99)),
      evidence: "UIScene documentation"),
    FactRecord(
      fact: .scenesAreDefault,
      statement: "new projects use scenes",
      spans: VersionRange(Version(13), Version(99)),
      evidence: "Xcode 11 templates"),
    FactRecord(
      fact: .phoneKillEntersBackground,
      statement:
        "a phone's scene enters the background when it is swiped away in the switcher, instead of disconnecting",
      spans: VersionRange(Version(13), Version(13)),
      evidence: "Neuburg, Stack Overflow 71570813 (13); Apple forums 732170 has the disconnection (16)",
      isOpen: true),
    FactRecord(
      fact: .backgroundLaunchConnectsScene,
      statement: "a launch into the background connects a scene",
      spans: nil,
      evidence: "Apple's diagram allows it",
      isOpen: true),
    FactRecord(
      fact: .disconnectSendsDisappearance,
      statement: "the controllers of a disconnected scene disappear",
      spans: nil,
      evidence: "no published log",
      isOpen: true),
    FactRecord(
      fact: .sceneColdLaunchPostsWillEnterForeground,
      statement: "the application's willEnterForeground notification is posted on a cold scene launch",
      spans: VersionRange(Version(13), Version(99)),
      evidence: "inference from the aggregated state",
      isOpen: true),
    FactRecord(
      fact: .sceneConnectsUnattached,
      statement: "a scene reads unattached until it has entered the foreground",
      spans: VersionRange(Version(13), Version(99)),
      evidence: "UIScene.ActivationState documentation; no published log",
      isOpen: true),
    FactRecord(
      fact: .sceneDelegateBeforeNotification,
      statement: "a scene delegate hears of a change before its notification is posted",
      spans: VersionRange(Version(13), Version(99)),
      evidence: "the same order as for the application delegate",
      isOpen: true),
    FactRecord(
      fact: .sceneActiveBeforeLayout,
      statement: "a scene becomes active before its first layout",
      spans: VersionRange(Version(13), Version(99)),
      evidence: "log of iOS 14 (Ajmera 2020): a navigation controller's root is loaded behind sceneDidBecomeActive",
      isOpen: true),
    FactRecord(
      fact: .leftSceneIsLaidOutAgain,
      statement: "after a scene has entered the background the visible controller is laid out once more",
      spans: VersionRange(Version(13), Version(99)),
      evidence: "recorded runs of iOS 14 (Ajmera 2020) and 17; inference: the system takes its snapshots",
      isOpen: true),
    FactRecord(
      fact: .displayStaysInactive,
      statement: "the scene of another display comes to the foreground and does not become active",
      spans: VersionRange(Version(13), Version(99)),
      evidence: "forcedotcom/SalesforceMobileSDK-iOS 3679: UISceneDidActivateNotification is not posted for AirPlay",
      isOpen: true),
    FactRecord(
      fact: .unpluggedSceneEntersBackground,
      statement: "the scene of a display that is unplugged enters the background before it is disconnected",
      spans: VersionRange(Version(13), Version(99)),
      evidence: "no published log",
      isOpen: true),
    FactRecord(
      fact: .carConnectsBeforeForeground,
      statement: "CarPlay hands over the interface controller before its scene comes to the foreground",
      spans: VersionRange(Version(14), Version(99)),
      evidence: "CPTemplateApplicationSceneDelegate documentation: when it connects the scene; no published log",
      isOpen: true),
    FactRecord(
      fact: .carDisconnectsAfterScene,
      statement: "CarPlay takes the interface controller back after sceneDidDisconnect",
      spans: VersionRange(Version(14), Version(99)),
      evidence: "CPTemplateApplicationSceneDelegate documentation: after it disconnects the scene; no published log",
      isOpen: true),
    FactRecord(
      fact: .carSessionIsKept,
      statement: "the session of a CarPlay scene is kept for the next time",
      spans: nil,
      evidence: "no published log",
      isOpen: true),
    FactRecord(
      fact: .warnsWithoutScenes,
      statement: "the console says of an app without scenes that it will need them",
      spans: VersionRange(Version(18, 4), Version(99)),
      evidence: "TN3187"),
  ]
}
