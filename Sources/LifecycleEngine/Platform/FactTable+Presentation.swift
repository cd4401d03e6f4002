extension FactTable {
  /// Presentation, rotation and traits.
  static let presentation: [FactRecord] = [
    FactRecord(
      fact: .presentationStartsInCall,
      statement: "a presentation sends its will-callbacks inside the call instead of after the commit",
      spans: VersionRange(.oldest, Version(7)),
      evidence: "frames of later versions (mixpanel-iphone 709)",
      isOpen: true),
    FactRecord(
      fact: .presenterEndsUnanimated,
      statement: "a presenter that goes or comes back with animation is told of the end as if without",
      spans: VersionRange(Version(8), Version(8)),
      evidence: "rdar 18246020; log of iOS 8 (Parker, 15 April 2015)"),
    FactRecord(
      fact: .defaultStyleIsSheet,
      statement: "a presentation without a style is a sheet",
      spans: VersionRange(Version(13), Version(99)),
      evidence: "UIModalPresentationStyle documentation"),
    FactRecord(
      fact: .sheetsLeavePresenter,
      statement: "page and form sheets on a phone leave the presenter where it is",
      spans: VersionRange(Version(13), Version(99)),
      evidence: "logs of iOS 13 (aokiplayer 2020)"),
    FactRecord(
      fact: .sheetsArePulledDown,
      statement: "a finger pulls page and form sheets down",
      spans: VersionRange(Version(13), Version(99)),
      evidence: "UIAdaptivePresentationControllerDelegate documentation"),
    FactRecord(
      fact: .hasPresentationControllers,
      statement: "presentation controllers exist",
      spans: VersionRange(Version(8), Version(99)),
      evidence: "UIPresentationController header"),
    FactRecord(
      fact: .hasCustomPresentations,
      statement: "there is the style custom, with animations of the app's own",
      spans: VersionRange(Version(7), Version(99)),
      evidence: "UIModalPresentationStyle documentation"),
    FactRecord(
      fact: .presentationBeginsBeforeDisappearance,
      statement: "presentationTransitionWillBegin comes before the presenter is told that it disappears",
      spans: VersionRange(Version(8), Version(99)),
      evidence: "inference",
      isOpen: true),
    FactRecord(
      fact: .refusedPresentationNamesProgress,
      statement: "the console says of a second presentation that one is in progress",
      spans: VersionRange(.oldest, Version(8)),
      evidence: "texts on the console, collected in questions of 2012 to 2015"),
    FactRecord(
      fact: .refusedPresentationNamesCaller,
      statement: "the console names who asked for a refused presentation besides who would have presented",
      spans: VersionRange(Version(14), Version(99)),
      evidence: "texts on the console: WeChat 16 (iOS 13) without, Siren 348 (iOS 14) with"),
    FactRecord(
      fact: .dismissedIntermediatesDisappear,
      statement: "controllers between the first and the last of a dismissed chain get callbacks",
      spans: nil,
      evidence: "no published log",
      isOpen: true),
    FactRecord(
      fact: .dismissedChainGoesFromTheTop,
      statement: "those under the top of a dismissed chain are told from the top down",
      spans: VersionRange(.oldest, Version(99)),
      evidence: "no published log",
      isOpen: true),
    FactRecord(
      fact: .emptyDismissCompletes,
      statement: "dismissing nothing still calls the completion handler",
      spans: nil,
      evidence: "no published log",
      isOpen: true),
    FactRecord(
      fact: .sheetReportsAtGestureStart,
      statement: "a sheet that is dragged says so when the drag begins",
      spans: VersionRange(Version(13), Version(99)),
      evidence: "UIAdaptivePresentationControllerDelegate documentation",
      isOpen: true),
    FactRecord(
      fact: .unwindingPassesOverSource,
      statement: "the search for the destination of an unwind segue leaves out the controller that it starts from",
      spans: VersionRange(Version(9), Version(99)),
      evidence: "Apple TN2298; log of canPerformUnwindSegueAction on iOS 6 and 7, which the source is asked first"),
    FactRecord(
      fact: .sheetGoneBeforeItsDelegateHears,
      statement: "a dragged sheet's viewDidDisappear comes before didDismiss",
      spans: VersionRange(Version(13), Version(99)),
      evidence: "UIAdaptivePresentationControllerDelegate documentation: after the animation",
      isOpen: true),
    FactRecord(
      fact: .keptSheetIsAppearingAgain,
      statement: "a sheet whose drag is given up is sent viewIsAppearing once more",
      spans: VersionRange(Version(13), Version(99)),
      evidence: "a recorded drag that was given up"),
    FactRecord(
      fact: .alertIsGoneBeforeItsHandlerRuns,
      statement: "the handler of an alert's action runs when the alert has disappeared",
      spans: VersionRange(Version(8), Version(99)),
      evidence: "handlers that present the next alert, in posts since iOS 8; no published log",
      isOpen: true),
    FactRecord(
      fact: .animatorIsAskedBeforeLoading,
      statement: "who animates a transition is asked before the view that comes is loaded",
      spans: VersionRange(Version(7), Version(99)),
      evidence: "View Controller Programming Guide: asked first; of the loading it says nothing",
      isOpen: true),
    FactRecord(
      fact: .appearanceBeginsBeforeAnimator,
      statement: "the controllers of a transition hear that it begins before its animator does",
      spans: VersionRange(Version(7), Version(99)),
      evidence:
        "no published log; an animator that sent viewWillAppear itself was told to come first (RZTransitions 20)",
      isOpen: true),
    FactRecord(
      fact: .animatorHearsEndFirst,
      statement: "the animator of a transition hears of its end before the controllers do",
      spans: nil,
      evidence: "UIViewControllerAnimatedTransitioning documentation: at the end of the transition",
      isOpen: true),
    FactRecord(
      fact: .givenUpDismissalHidesPresenterFirst,
      statement: "where the user gives up a dismissal the presenter goes before the presented controller is back",
      spans: VersionRange(Version(7), Version(99)),
      evidence: "no published log; cancelled pops have it so (log of 2014)",
      isOpen: true),
    FactRecord(
      fact: .givenUpPresentationGoesFirst,
      statement: "where the user gives up a presentation what had come goes before the presenter is back",
      spans: VersionRange(Version(7), Version(99)),
      evidence: "no published log; cancelled pops have it so (log of 2014)",
      isOpen: true),
    FactRecord(
      fact: .givenUpTransitionCompletes,
      statement: "the completion handler of a presentation or dismissal is called where the user gives it up",
      spans: nil,
      evidence: "UIViewController documentation: after it finishes; no published log",
      isOpen: true),
    FactRecord(
      fact: .hasTraits,
      statement: "trait collections exist",
      spans: VersionRange(Version(8), Version(99)),
      evidence: "UITraitCollection documentation"),
    FactRecord(
      fact: .hasDarkMode,
      statement: "there is a dark mode",
      spans: VersionRange(Version(13), Version(99)),
      evidence: "Apple, “Supporting Dark Mode in your interface”"),
    FactRecord(
      fact: .snapshotsFlipAppearance,
      statement: "an app that enters the background is drawn light and dark, and told of both traits",
      spans: VersionRange(Version(13), Version(99)),
      evidence: "reports since iOS 13 (FluentDarkModeKit 97, Texture 1686, QMUI 1491)"),
    FactRecord(
      fact: .hasSizeTransitions,
      statement: "rotation is a change of size",
      spans: VersionRange(Version(8), Version(99)),
      evidence: "UIContentContainer documentation"),
    FactRecord(
      fact: .deprecatedRotationIsSent,
      statement: "a controller that has only the rotation callbacks of before iOS 8 is still sent them",
      spans: VersionRange(Version(8), Version(99)),
      evidence: "rdar 19810773 (iOS 8)",
      isOpen: true, openOn: VersionRange(Version(9), Version(99))),
    FactRecord(
      fact: .asksEachOrientation,
      statement: "rotation asks shouldAutorotateToInterfaceOrientation:",
      spans: VersionRange(.oldest, Version(5)),
      evidence: "UIViewController header"),
    FactRecord(
      fact: .landscapeOnlyAlwaysTurns,
      statement:
        "a window starts upright and turns for a controller that is landscape only, however the device is held",
      spans: VersionRange(Version(8), Version(10)),
      evidence: "Neuburg's lists: for iOS 10 one list for both ways of holding the device"),
    FactRecord(
      fact: .traitHandlersBeforeMethod,
      statement: "registered trait handlers run before traitCollectionDidChange",
      spans: VersionRange(Version(17), Version(99)),
      evidence: "reimplementations do so",
      isOpen: true),
    FactRecord(
      fact: .traitsReachControllerBeforeViews,
      statement: "traitCollectionDidChange comes to a controller before its views",
      spans: VersionRange(Version(8), Version(99)),
      evidence: "no published log",
      isOpen: true),
    FactRecord(
      fact: .textSizeIsTrait,
      statement: "the size of text is a trait",
      spans: VersionRange(Version(10), Version(99)),
      evidence: "UITraitCollection documentation of preferredContentSizeCategory"),
    FactRecord(
      fact: .textSizeIsPostedFirst,
      statement: "another size of text is posted before the traits change",
      spans: nil,
      evidence: "no published log",
      isOpen: true),
    FactRecord(
      fact: .hasResizableWindows,
      statement: "the user can make a window of a pad narrower than the screen",
      spans: VersionRange(Version(9), Version(99)),
      evidence: "Apple, “Adopting Multitasking Enhancements on iPad”"),
    FactRecord(
      fact: .resizedAppIsInactive,
      statement: "an app is inactive while the user gives its window another size",
      spans: VersionRange(Version(9), Version(99)),
      evidence:
        "Apple, “Adopting Multitasking Enhancements on iPad”, of the divider; of later windows no published log",
      isOpen: true, openOn: VersionRange(Version(16), Version(99))),
    FactRecord(
      fact: .resizeReachesCovered,
      statement: "a container announces the new size of a resized window to those that it does not show too",
      spans: VersionRange(Version(9), Version(99)),
      evidence: "rdar 24277475 (iOS 9): on the way to three quarters it did, on the way back to half it did not",
      isOpen: true),
    FactRecord(
      fact: .adaptationMovesPresenter,
      statement: "a presenter leaves, or is back, when what it shows takes on its other style in a resized window",
      spans: VersionRange(Version(9), Version(99)),
      evidence: "UIAdaptivePresentationControllerDelegate documentation: it is full screen then; no published log",
      isOpen: true, openOn: VersionRange(Version(9), Version(12))),
  ]
}
