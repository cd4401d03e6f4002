extension FactTable {
  /// Views, windows, the run loop.
  static let views: [FactRecord] = [
    FactRecord(
      fact: .windowPairOutsideSuperviewPair,
      statement: "a view that enters a window hears of the window first",
      spans: VersionRange(Version(2), Version(99)),
      evidence: "log of iOS 9 (e-com-net 4817188)",
      isOpen: true),
    FactRecord(
      fact: .willRemoveComesFirst,
      statement: "a superview hears that it loses a subview before the subview does",
      spans: VersionRange(.oldest, Version(99)),
      evidence: "UIView documentation",
      isOpen: true),
    FactRecord(
      fact: .movedViewLeavesOldParent,
      statement: "a view that moves to another superview says so to the old one",
      spans: VersionRange(.oldest, Version(99)),
      evidence: "UIView documentation of willRemoveSubview(_:)",
      isOpen: true),
    FactRecord(
      fact: .removalEndsWithSuperview,
      statement: "a view that is removed hears of the window first when it has gone, then of the superview",
      spans: VersionRange(.oldest, Version(99)),
      evidence: "four logs of removals",
      isOpen: true),
    FactRecord(
      fact: .sameWindowMoveSendsWindowPair,
      statement: "a move inside one window sends the window callbacks too",
      spans: nil,
      evidence: "no published log",
      isOpen: true),
    FactRecord(
      fact: .repeatedMovesAreSent,
      statement: "a view that is added to and removed from one superview again and again hears of it every time",
      spans: VersionRange(.oldest, Version(99)),
      evidence: "logs of iOS 12; one post of 2019 has them once",
      isOpen: true),
    FactRecord(
      fact: .dyingParentSendsSuperviewPair,
      statement: "the subviews of a view that dies hear that they lose it",
      spans: VersionRange(Version(2), Version(99)),
      evidence: "logs of iOS 12 (CLTestView 2018)",
      isOpen: true),
    FactRecord(
      fact: .willAppearBeforeWindowMove,
      statement: "viewWillAppear comes before the root view's willMoveToWindow",
      spans: VersionRange(.oldest, Version(99)),
      evidence: "frames: the appearance hook runs in the window move",
      isOpen: true),
    FactRecord(
      fact: .hiddenWindowSendsDisappearance,
      statement: "hiding a window makes its controllers disappear",
      spans: VersionRange(Version(2), Version(99)),
      evidence: "inference",
      isOpen: true),
    FactRecord(
      fact: .rootSwapOldFirst,
      statement: "when a window's root controller is replaced the old one is told first",
      spans: VersionRange(.oldest, Version(99)),
      evidence: "inference from the order of removal and addition",
      isOpen: true),
    FactRecord(
      fact: .frontWindowBecomesKey,
      statement: "the front-most of the visible windows becomes key when the key window goes",
      spans: VersionRange(.oldest, Version(99)),
      evidence: "inference",
      isOpen: true),
    FactRecord(
      fact: .windowShownAfterRootLoad,
      statement: "a window says that it is visible after its root's view was loaded",
      spans: VersionRange(.oldest, Version(99)),
      evidence: "frames of makeKeyAndVisible",
      isOpen: true),
    FactRecord(
      fact: .forcedLayoutStartsAbove,
      statement: "layoutIfNeeded begins at the outermost view of those above that wait for their layout too",
      spans: VersionRange(.oldest, Version(99)),
      evidence: "CALayer documentation of layoutIfNeeded(); that of UIView names the view itself",
      isOpen: true),
    FactRecord(
      fact: .dueConstraintsAskForLayout,
      statement: "setNeedsUpdateConstraints marks the layout of the view too",
      spans: nil,
      evidence: "no published log",
      isOpen: true),
    FactRecord(
      fact: .cellsHaveStyles,
      statement: "a table's cell is made with a style, not with a frame",
      spans: VersionRange(Version(3), Version(99)),
      evidence: "UITableViewCell documentation"),
    FactRecord(
      fact: .collectionCellsArePrepared,
      statement: "a collection view that is scrolled asks for the next cell ahead and keeps the last one for its item",
      spans: VersionRange(Version(10), Version(99)),
      evidence: "Apple's UIKit sessions of 2016; Stack Overflow 39135347"),
    FactRecord(
      fact: .tableCellsArePrepared,
      statement: "a table that is scrolled asks for the next cell ahead and keeps the last one for its row",
      spans: VersionRange(Version(15), Version(99)),
      evidence: "Apple's UIKit sessions of 2021; tables of iOS 10 do not (Stack Overflow 39135347)"),
    FactRecord(
      fact: .leavingCellsGoFirst,
      statement: "a list that is scrolled takes what has left the screen before it asks for new cells and headers",
      spans: nil,
      evidence: "no published log",
      isOpen: true),
    FactRecord(
      fact: .headersAreReused,
      statement: "the headers and footers of a table come out of a pool, as its cells do",
      spans: VersionRange(Version(6), Version(99)),
      evidence: "UITableViewHeaderFooterView documentation"),
    FactRecord(
      fact: .supplementsFollowItems,
      statement: "a collection view asks for the headers and footers of its sections after its items",
      spans: VersionRange(Version(6), Version(99)),
      evidence: "no published log; lists of the order for tables have it so (jianshu ce5a13cbf565, CSDN 45395429)",
      isOpen: true),
    FactRecord(
      fact: .turningBackCancelsFetch,
      statement: "the fetching of a row ahead is cancelled as soon as the user scrolls the other way",
      spans: VersionRange(Version(10), Version(99)),
      evidence: "UITableViewDataSourcePrefetching documentation, which does not say when",
      isOpen: true),
    FactRecord(
      fact: .rowsAreSelectedAfterCommit,
      statement: "a table selects the touched row right after the commit of the touch, and not in a later turn",
      spans: VersionRange(Version(7), Version(99)),
      evidence: "stack traces of iOS 9 to 17 (RocketChat 2181, WordPress-iOS 4956, Apollo-Reborn 1076)",
      isOpen: true, openOn: VersionRange(.oldest, Version(8))),
    FactRecord(
      fact: .itemsAreDeselectedFirst,
      statement: "of the items of a collection view the old one is deselected before the new one is selected",
      spans: VersionRange(Version(6), Version(99)),
      evidence: "no published log; the header lists the calls for one item, tables deselect first (iter01 128615)",
      isOpen: true),
    FactRecord(
      fact: .motionReachesFrontController,
      statement: "where nobody is first responder a shake goes to the controller in front",
      spans: VersionRange(Version(10), Version(99)),
      evidence: "UIResponder documentation: to the first responder; posts since 2017 see it without one",
      isOpen: true),
    FactRecord(
      fact: .hasSwiftUIApps,
      statement: "an app can be one of SwiftUI's, which makes its window and tells its views the phase of their scene",
      spans: VersionRange(Version(14), Version(99)),
      evidence: "SwiftUI.App documentation"),
    FactRecord(
      fact: .hostsHearScenePhaseWithoutApp,
      statement:
        "views in a hosting controller hear the phase of their scene in an app with a scene delegate of its own too",
      spans: nil,
      evidence: "a report of 2024 that they do not (FlowStacks 81)",
      isOpen: true),
    FactRecord(
      fact: .launchTellsScenePhase,
      statement: "the views that a launch shows hear that their scene becomes active",
      spans: VersionRange(Version(14), Version(99)),
      evidence: "no published log",
      isOpen: true),
    FactRecord(
      fact: .representedLoadBeforeUpdate,
      statement: "the view of a controller that SwiftUI asked for is loaded before its first update",
      spans: VersionRange(Version(13), Version(99)),
      evidence: "no published log",
      isOpen: true),
    FactRecord(
      fact: .dismantlingComesFirst,
      statement: "what SwiftUI takes out is dismantled before its view and its host hear that they go",
      spans: nil,
      evidence: "UIViewControllerRepresentable documentation, which says only that it comes before the removal",
      isOpen: true),
    FactRecord(
      fact: .tasksAreCancelledLater,
      statement: "the task of a SwiftUI view is cancelled in a later turn than the view disappears",
      spans: nil,
      evidence: "SwiftUI.View documentation: at some point after the view disappears",
      isOpen: true),
    FactRecord(
      fact: .sheetTellsWhenItHasGone,
      statement: "onDismiss of a SwiftUI sheet is called when what it showed has disappeared",
      spans: VersionRange(Version(13), Version(99)),
      evidence: "FlowStacks 69: the binding is set at the very end of the dismissal; no published log",
      isOpen: true),
    FactRecord(
      fact: .asyncRunsAfterCommit,
      statement: "work that the app queues for the next turn runs after the commit of this one",
      spans: VersionRange(.oldest, Version(99)),
      evidence: "CFRunLoop; a touch handler can be served before",
      isOpen: true),
  ]
}
