extension FactTable {
  /// Appearance and layout.
  static let appearance: [FactRecord] = [
    FactRecord(
      fact: .hasLayoutCallbacks,
      statement: "viewWillLayoutSubviews and viewDidLayoutSubviews are sent",
      spans: VersionRange(Version(5), Version(99)),
      evidence: "UIViewController header"),
    FactRecord(
      fact: .hasConstraints,
      statement: "views take part in Auto Layout",
      spans: VersionRange(Version(6), Version(99)),
      evidence: "UIView header"),
    FactRecord(
      fact: .hasViewIsAppearing,
      statement: "viewIsAppearing(_:) is sent",
      spans: VersionRange(Version(13), Version(99)),
      evidence: "UIViewController documentation: back to iOS 13 when built with the iOS 17 SDK"),
    FactRecord(
      fact: .hasUpdateProperties,
      statement: "updateProperties() runs before layout",
      spans: VersionRange(Version(26), Version(99)),
      evidence: "UIView documentation"),
    FactRecord(
      fact: .windowAppearanceEndsNextTurn,
      statement: "viewDidAppear after a move into a window comes a turn later instead of after the commit",
      spans: VersionRange(.oldest, Version(7)),
      evidence: "frames of later versions; Chameleon for earlier ones"),
    FactRecord(
      fact: .endWithoutBeginIsSent,
      statement: "the end of an appearance that never began still sends viewDidAppear",
      spans: VersionRange(.oldest, Version(6)),
      evidence: "rdar 12322346 (iOS 5.1, 6.0)"),
    FactRecord(
      fact: .didAppearChildFirst,
      statement: "a plain container's children get their did-callback before it",
      spans: nil,
      evidence: "order of the will-callbacks is known from frames, of the did-callbacks not",
      isOpen: true),
    FactRecord(
      fact: .isAppearingAgainOnReversal,
      statement: "an appearance that is taken up again after a cancelled disappearance sends viewIsAppearing again",
      spans: nil,
      evidence: "no published log",
      isOpen: true),
    FactRecord(
      fact: .warnsOfAppearanceByHand,
      statement: "the console warns of appearance methods that the app calls by hand",
      spans: VersionRange(Version(16), Version(99)),
      evidence: "reports since iOS 16 (LNPopupController 521)"),
    FactRecord(
      fact: .navigationBarHasConstraints,
      statement: "a navigation bar brings Auto Layout into its window",
      spans: VersionRange(Version(11), Version(99)),
      evidence: "UINavigationBar since iOS 11"),
    FactRecord(
      fact: .layoutGuidesFollowBars,
      statement: "the bars' layout guides mark constraints of both controllers of a transition",
      spans: VersionRange(Version(7), Version(10)),
      evidence: "list of iOS 7 (bradbambara 2014)"),
    FactRecord(
      fact: .presenterIsLaidOutUnderFullScreen,
      statement: "the storyboard presenter of a full screen presentation is laid out again under it, and after it",
      spans: VersionRange(Version(5), Version(12)),
      evidence: "logs of iOS 10 (remkoh) and 12.2 (aokiplayer)"),
    FactRecord(
      fact: .safeAreaRelaysOutPresented,
      statement: "a presented view is laid out again when its safe area is known",
      spans: VersionRange(Version(11), Version(12)),
      evidence: "log of iOS 12.2 (aokiplayer)"),
    FactRecord(
      fact: .nestedViewsAreLaidOutAgain,
      statement: "a view inside a view is laid out a second time when margins and safe area have reached it",
      spans: VersionRange(Version(11), Version(99)),
      evidence: "log of iOS 13 (haomeiwen nqdkvhtx): twice in one run, once in another; safe areas since 11",
      isOpen: true),
    FactRecord(
      fact: .traitsAreSentAtLaunch,
      statement: "traitCollectionDidChange is sent when a view first enters a window",
      spans: VersionRange(Version(8), Version(12)),
      evidence: "Neuburg's lists for iOS 10, 11 and 15"),
  ]
}
