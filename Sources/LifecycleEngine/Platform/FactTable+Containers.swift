extension FactTable {
  /// Navigation, tabs, pages.
  static let containers: [FactRecord] = [
    FactRecord(
      fact: .hasContainment,
      statement: "child view controllers exist",
      spans: VersionRange(Version(5), Version(99)),
      evidence: "UIViewController header"),
    FactRecord(
      fact: .navigationStartsInCall,
      statement: "a navigation transition starts inside the call instead of in the next layout pass",
      spans: VersionRange(.oldest, Version(7)),
      evidence: "frames of later versions (RTRootNavigationController 275)"),
    FactRecord(
      fact: .pushLoadsBeforeDisappearing,
      statement: "the pushed controller's view is loaded before the old one is told that it disappears",
      spans: VersionRange(.oldest, Version(8)), VersionRange(Version(11), Version(99)),
      evidence: "logs of iOS 8, 9, 10, 11 and 12; four sources",
      isOpen: true, openOn: VersionRange(Version(9), Version(10))),
    FactRecord(
      fact: .initialTransitionIsFlushed,
      statement: "a push right after the window was shown first finishes the transition to the root",
      spans: VersionRange(.oldest, Version(17)),
      evidence: "console screenshots of 17.4 and 18.2 (VAndrJ)"),
    FactRecord(
      fact: .unanimatedEndsInLayout,
      statement: "a transition without animation ends inside the container's layout, before the new view is laid out",
      spans: VersionRange(.oldest, Version(12)),
      evidence: "consoles of iOS 12 (jianshu ff7ded05242d), 11 (Stack Overflow 48653763)"),
    FactRecord(
      fact: .initialShowIsReportedTwice,
      statement: "the navigation delegate hears twice that the root was shown",
      spans: VersionRange(.oldest, Version(10)),
      evidence: "log of iOS 5 (vastdev 2012); rdar 29912893 (iOS 10), of a tab that is selected first",
      isOpen: true, openOn: VersionRange(Version(11), Version(99))),
    FactRecord(
      fact: .returningNavigationReportsShow,
      statement: "the navigation delegate hears didShow of the top whenever the navigation controller has appeared",
      spans: VersionRange(.oldest, Version(99)),
      evidence: "rdar 29912893 (iOS 10): once for each return to a tab that was shown before",
      isOpen: true, openOn: VersionRange(Version(11), Version(99))),
    FactRecord(
      fact: .willShowAfterWillAppear,
      statement: "the navigation delegate's willShow comes after viewWillAppear",
      spans: VersionRange(.oldest, Version(99)),
      evidence: "log of iOS 5 (vastdev 2012)",
      isOpen: true),
    FactRecord(
      fact: .navigationRootMovesAtInit,
      statement: "the root of a navigation controller hears that it has moved when the navigation controller is made",
      spans: VersionRange(.oldest, Version(99)),
      evidence: "inference",
      isOpen: true),
    FactRecord(
      fact: .poppedMiddleSettlesInCall,
      statement: "controllers between the old and the new top hear both halves of the move inside the call",
      spans: VersionRange(.oldest, Version(99)),
      evidence: "log of 2015: they are released before the transition ends",
      isOpen: true),
    FactRecord(
      fact: .replacedTopIsNotTold,
      statement: "the top controller that setViewControllers takes off the stack hears of no move",
      spans: VersionRange(.oldest, Version(8)),
      evidence: "rdar 18002763 (2014)"),
    FactRecord(
      fact: .didMoveBeforeDidShow,
      statement: "didMove(toParent:) comes before the navigation delegate's didShow",
      spans: VersionRange(Version(2), Version(99)),
      evidence: "inference",
      isOpen: true),
    FactRecord(
      fact: .hasInteractivePop,
      statement: "a swipe from the edge pops",
      spans: VersionRange(Version(7), Version(99)),
      evidence: "UINavigationController header"),
    FactRecord(
      fact: .poppedLosesParentAtOnce,
      statement: "a popped controller's parent is nil right after the call",
      spans: nil,
      evidence: "reimplementations do so",
      isOpen: true),
    FactRecord(
      fact: .cancelledPopResendsMove,
      statement: "a cancelled swipe sends the move callbacks again",
      spans: nil,
      evidence: "no published log",
      isOpen: true),
    FactRecord(
      fact: .splitViewsCollapse,
      statement: "split view controllers work on phones, where they show one column",
      spans: VersionRange(Version(8), Version(99)),
      evidence: "UISplitViewController documentation"),
    FactRecord(
      fact: .movedColumnReappears,
      statement: "a column that a split view on screen puts on a stack, or takes from it, disappears and appears again",
      spans: VersionRange(Version(8), Version(99)),
      evidence: "no published log; a view that changes its place goes and comes",
      isOpen: true),
    FactRecord(
      fact: .shownColumnAppears,
      statement:
        "a hidden column of a split view controller that is shown again appears, as one that is hidden disappears",
      spans: VersionRange(Version(8), Version(99)),
      evidence: "Open Radar 29824842 (iOS 10.2) heard nothing in a column that had been hidden from the start",
      isOpen: true),
    FactRecord(
      fact: .exchangedColumnsLeaveFirst,
      statement: "columns that give their place to the compact column, or take it back, go before who comes is told",
      spans: nil,
      evidence: "no published log; that it is what a collapsed one shows is documented (UISplitViewController.Column)",
      isOpen: true),
    FactRecord(
      fact: .compactColumnIsProposed,
      statement: "where there is a compact column the delegate is asked for the top column too",
      spans: VersionRange(Version(14), Version(99)),
      evidence: "the documentation of the question makes no exception; no published log",
      isOpen: true),
    FactRecord(
      fact: .tabDidsAfterCommit,
      statement: "the did-callbacks of a tab switch wait for the commit",
      spans: VersionRange(Version(13), Version(99)),
      evidence: "viewIsAppearing stands between the old tab's callbacks"),
    FactRecord(
      fact: .tabSelectReportedBeforeAppear,
      statement: "the tab bar's didSelect comes before viewDidAppear",
      spans: nil,
      evidence: "no published log",
      isOpen: true),
    FactRecord(
      fact: .tabLoadsSelectedWithItsView,
      statement: "a tab bar controller loads the selected child's view together with its own",
      spans: nil,
      evidence: "logs show the load between the two, which fits both",
      isOpen: true),
    FactRecord(
      fact: .rowOfMoreHearsOfTab,
      statement: "a controller from the list of More hears that the tab bar controller lets it go and takes it back",
      spans: nil,
      evidence: "no published log; that More pushes it is documented",
      isOpen: true),
    FactRecord(
      fact: .providersAreAskedWhenSelected,
      statement: "the provider of a UITab makes its controller when that is first selected, not when the tabs are set",
      spans: VersionRange(Version(18), Version(99)),
      evidence: "UITab header: when the controller is requested and there is none; no published log of who requests it",
      isOpen: true),
    FactRecord(
      fact: .tabChosenAgainIsReported,
      statement: "the delegate hears didSelectTab of a UITab that is selected already",
      spans: nil,
      evidence: "UITabBarController header: when the selected tab has changed; some apps count on it, others do not",
      isOpen: true),
    FactRecord(
      fact: .tabChosenByCodeIsReported,
      statement: "the delegate hears didSelectTab of a UITab that code selects",
      spans: VersionRange(Version(18), Version(99)),
      evidence: "react-native-screens 4675 sees it, the header allows it; the documentation speaks of the user",
      isOpen: true),
    FactRecord(
      fact: .firstTabIsReported,
      statement: "the delegate hears didSelectTab of the first UITab, which is selected when the tabs are set",
      spans: nil,
      evidence: "the previous tab may be nil; no published log",
      isOpen: true),
    FactRecord(
      fact: .controllersAreReportedWithTabs,
      statement: "with UITabs the delegate is asked and told of their controllers, too",
      spans: nil,
      evidence: "UITabBarController header: with tabs, viewControllers and related methods are not called",
      isOpen: true),
  ]
}
