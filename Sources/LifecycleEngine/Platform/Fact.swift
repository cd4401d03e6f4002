/// A way in which versions of iOS differ, or of which it is not known how iOS behaves.
///
/// Mechanisms ask `platform[.fact]` and never look at a version number. `FactTable` holds, for every fact, since
/// when it is true and who saw it. A fact that the evidence leaves open names a question of its own
/// (`isUncertain`), so that a run can be made under either answer.
public enum Fact: UInt8, CaseIterable, Sendable, Hashable {
  // The process and its states
  case hasBackground
  case lockEntersBackground
  case lockedBackgroundReportsInactive
  case hasWillFinishLaunching
  case activatesBeforeFirstCommit
  case exitsOnSuspendThroughBackground
  case notificationCenterBounces
  case backgroundDeliveryNeedsFetchHandler
  case killTearsDownWindows
  case missingRootControllerRaises

  // Scenes
  case hasScenes
  case scenesAreDefault
  case phoneKillEntersBackground
  case backgroundLaunchConnectsScene
  case disconnectSendsDisappearance
  case sceneColdLaunchPostsWillEnterForeground

  // Loading views
  case nibNamedLikeViewFirst
  case unsetViewIsReplacedByPlain
  case storyboardCanvasDiffers
  case lowMemoryUnloadsViews
  case hasViewWillUnload
  case hasViewDidUnload

  // Appearance and layout
  case hasLayoutCallbacks
  case hasConstraints
  case hasViewIsAppearing
  case hasUpdateProperties
  case windowAppearanceEndsNextTurn
  case endWithoutBeginIsSent
  case didAppearChildFirst
  case navigationBarHasConstraints
  case layoutGuidesFollowBars
  case presenterIsLaidOutUnderFullScreen
  case safeAreaRelaysOutPresented
  case traitsAreSentAtLaunch

  // Navigation, tabs, pages
  case hasContainment
  case navigationStartsInCall
  case pushLoadsBeforeDisappearing
  case initialTransitionIsFlushed
  case unanimatedEndsInLayout
  case initialShowIsReportedTwice
  case didMoveBeforeDidShow
  case hasInteractivePop
  case poppedLosesParentAtOnce
  case cancelledPopResendsMove
  case tabDidsAfterCommit
  case tabSelectReportedBeforeAppear

  // Presentation
  case presentationStartsInCall
  case defaultStyleIsSheet
  case sheetsLeavePresenter
  case hasPresentationControllers
  case dismissedIntermediatesDisappear
  case emptyDismissCompletes
  case sheetReportsAtGestureStart

  // Rotation and traits
  case hasTraits
  case hasSizeTransitions
  case asksEachOrientation

  // Views
  case windowPairOutsideSuperviewPair
  case dyingParentSendsSuperviewPair
  case statusBarIsWindow
  case hiddenWindowSendsDisappearance

  /// The bit of the fact in a platform.
  var bit: UInt64 { 1 << UInt64(rawValue) }
}

/// What is true of one version of iOS: the answer to every fact. A small value, copied freely.
public struct Platform: Hashable, Sendable {
  public let version: Version
  private var facts: UInt64

  /// The platform as the evidence has it.
  public init(_ version: Version) {
    self.version = version
    var facts: UInt64 = 0
    for fact in Fact.allCases where fact.record.isTrue(on: version) { facts |= fact.bit }
    self.facts = facts
  }

  public subscript(fact: Fact) -> Bool { @inline(__always) get { facts & fact.bit != 0 } }

  /// The same platform with the other candidate for one open question.
  public func flipping(_ fact: Fact) -> Platform {
    var copy = self
    copy.facts ^= fact.bit
    return copy
  }
}
