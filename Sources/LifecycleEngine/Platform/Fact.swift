/// A way in which versions of iOS differ, or of which it is not known how iOS behaves.
///
/// Mechanisms ask `platform[.fact]` and never look at a version number. `FactTable` holds, for every fact, since
/// when it is true and who saw it. Where the evidence leaves a fact open (`isOpen`), a run can be made under
/// either answer.
public enum Fact: UInt8, CaseIterable, Sendable, Hashable {
  // The process and its states
  case hasBackground
  case lockEntersBackground
  case lockedBackgroundReportsInactive
  case hasWillFinishLaunching
  case activatesBeforeFirstCommit
  case activatesAfterFirstCommit
  case exitsOnSuspendThroughBackground
  case hasNotificationCenter
  case hasControlCenter
  case notificationCenterBounces
  case callsAreBanners
  case backgroundDeliveryNeedsFetchHandler
  case notificationResponseBeforeActive
  case coldTapReachesResponseDelegate
  case protectedDataBeforeActive
  case expirationHandlersInBeginOrder
  case killTearsDownWindows
  case missingRootControllerRaises

  // Scenes
  case hasScenes
  case scenesAreDefault
  case phoneKillEntersBackground
  case backgroundLaunchConnectsScene
  case disconnectSendsDisappearance
  case sceneColdLaunchPostsWillEnterForeground
  case sceneConnectsUnattached
  case sceneDelegateBeforeNotification
  case sceneActiveBeforeLayout
  case leftSceneIsLaidOutAgain
  case displayStaysInactive
  case unpluggedSceneEntersBackground
  case carConnectsBeforeForeground
  case carDisconnectsAfterScene
  case carSessionIsKept
  case warnsWithoutScenes

  // Loading views
  case nibNamedLikeViewFirst
  case unsetViewIsReplacedByPlain
  case unsetViewStillLoads
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
  case isAppearingAgainOnReversal
  case warnsOfAppearanceByHand
  case navigationBarHasConstraints
  case layoutGuidesFollowBars
  case presenterIsLaidOutUnderFullScreen
  case safeAreaRelaysOutPresented
  case nestedViewsAreLaidOutAgain
  case traitsAreSentAtLaunch

  // Navigation, tabs, pages
  case hasContainment
  case navigationStartsInCall
  case pushLoadsBeforeDisappearing
  case initialTransitionIsFlushed
  case unanimatedEndsInLayout
  case initialShowIsReportedTwice
  case returningNavigationReportsShow
  case willShowAfterWillAppear
  case navigationRootMovesAtInit
  case poppedMiddleSettlesInCall
  case replacedTopIsNotTold
  case didMoveBeforeDidShow
  case hasInteractivePop
  case poppedLosesParentAtOnce
  case cancelledPopResendsMove
  case splitViewsCollapse
  case movedColumnReappears
  case shownColumnAppears
  case exchangedColumnsLeaveFirst
  case compactColumnIsProposed
  case tabDidsAfterCommit
  case tabSelectReportedBeforeAppear
  case tabLoadsSelectedWithItsView
  case rowOfMoreHearsOfTab
  case providersAreAskedWhenSelected
  case tabChosenAgainIsReported
  case tabChosenByCodeIsReported
  case firstTabIsReported
  case controllersAreReportedWithTabs

  // Presentation
  case presentationStartsInCall
  case presenterEndsUnanimated
  case defaultStyleIsSheet
  case sheetsLeavePresenter
  case sheetsArePulledDown
  case hasPresentationControllers
  case hasCustomPresentations
  case presentationBeginsBeforeDisappearance
  case refusedPresentationNamesProgress
  case refusedPresentationNamesCaller
  case dismissedIntermediatesDisappear
  case dismissedChainGoesFromTheTop
  case emptyDismissCompletes
  case sheetReportsAtGestureStart
  case unwindingPassesOverSource
  case sheetGoneBeforeItsDelegateHears
  case keptSheetIsAppearingAgain
  case alertIsGoneBeforeItsHandlerRuns
  case animatorIsAskedBeforeLoading
  case appearanceBeginsBeforeAnimator
  case animatorHearsEndFirst
  case givenUpDismissalHidesPresenterFirst
  case givenUpPresentationGoesFirst
  case givenUpTransitionCompletes

  // Rotation and traits
  case hasTraits
  case hasDarkMode
  case snapshotsFlipAppearance
  case hasSizeTransitions
  case deprecatedRotationIsSent
  case asksEachOrientation
  case landscapeOnlyAlwaysTurns
  case traitHandlersBeforeMethod
  case traitsReachControllerBeforeViews
  case textSizeIsTrait
  case textSizeIsPostedFirst
  case hasResizableWindows
  case resizedAppIsInactive
  case resizeReachesCovered
  case adaptationMovesPresenter

  // Views and windows
  case windowPairOutsideSuperviewPair
  case willRemoveComesFirst
  case movedViewLeavesOldParent
  case removalEndsWithSuperview
  case sameWindowMoveSendsWindowPair
  case repeatedMovesAreSent
  case dyingParentSendsSuperviewPair
  case willAppearBeforeWindowMove
  case hiddenWindowSendsDisappearance
  case rootSwapOldFirst
  case frontWindowBecomesKey
  case windowShownAfterRootLoad
  case forcedLayoutStartsAbove
  case dueConstraintsAskForLayout
  case cellsHaveStyles
  case collectionCellsArePrepared
  case tableCellsArePrepared
  case leavingCellsGoFirst
  case headersAreReused
  case supplementsFollowItems
  case turningBackCancelsFetch
  case rowsAreSelectedAfterCommit
  case itemsAreDeselectedFirst

  // Motion
  case motionReachesFrontController

  // SwiftUI in a hosting controller
  case hasSwiftUIApps
  case hostsHearScenePhaseWithoutApp
  case launchTellsScenePhase
  case representedLoadBeforeUpdate
  case dismantlingComesFirst
  case tasksAreCancelledLater
  case sheetTellsWhenItHasGone

  // Events and the run loop
  case asyncRunsAfterCommit
}

/// What is true of one version of iOS: the answer to every fact. A small value, copied freely.
public struct Platform: Hashable, Sendable {
  private var answers: VersionAnswers

  /// The version whose answers these are.
  public var version: Version { answers.version }

  /// The platform as the evidence has it.
  public init(_ version: Version) {
    self = Platform.modelled.first { $0.version == version } ?? Platform(lookingUp: version)
  }

  private init(lookingUp version: Version) {
    var facts = Set256()
    for fact in Fact.allCases { facts[Int(fact.rawValue)] = fact.record.isTrue(on: version) }
    answers = VersionAnswers(version, facts, CallbackTable(version))
  }

  /// Looked up once: a judgement asks for them thousands of times.
  private static let modelled = Version.modelled.map { Platform(lookingUp: $0) }

  /// Whether a statement is true of the version, unless it is assumed to be otherwise.
  public subscript(fact: Fact) -> Bool {
    @inline(__always) get { answers.answer(fact) }
  }

  /// Whether this version delivers a callback.
  @inline(__always)
  func delivers(_ callback: Callback) -> Bool {
    answers.asked?.insert(callback)
    return answers.callbacks.delivers(callback)
  }

  @inline(__always)
  func isCall(_ callback: Callback) -> Bool { answers.callbacks.isCall(callback) }

  /// The same platform with the other candidate for one open question.
  public func flipping(_ fact: Fact) -> Platform { assuming(fact, !self[fact]) }

  /// The same platform with a fact taken to be true or false.
  public func assuming(_ fact: Fact, _ isTrue: Bool) -> Platform {
    var facts = answers.facts
    facts[Int(fact.rawValue)] = isTrue
    var copy = self
    copy.answers = VersionAnswers(version, facts, answers.callbacks, noting: answers.asked)
    return copy
  }

  /// The same platform, which notes what it is asked.
  public func noting(_ asked: AskedFacts) -> Platform {
    var copy = self
    copy.answers = VersionAnswers(version, answers.facts, answers.callbacks, noting: asked)
    return copy
  }

  /// The answer to a question, without a note of it.
  func answers(_ question: PlatformQuestion) -> Bool {
    switch question {
    case .isTrue(let fact): answers.facts[Int(fact.rawValue)]
    case .delivers(let callback): answers.callbacks.delivers(callback)
    }
  }

  /// Whether both give the same answers to what was asked.
  public func answersAlike(_ other: Platform, to asked: AskedFacts) -> Bool {
    answers.facts.agrees(with: other.answers.facts, on: asked.facts)
      && answers.callbacks.delivered.agrees(with: other.answers.callbacks.delivered, on: asked.callbacks)
  }

  /// Equal platforms give equal answers; who notes what is asked makes no difference.
  public static func == (one: Platform, other: Platform) -> Bool {
    one.version == other.version && one.answers.facts == other.answers.facts
  }

  /// By the version and the answers, as equality goes.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(version)
    hasher.combine(answers.facts)
  }
}

/// The answers of one version, or of one under an assumption; shared by all runs on it.
private final class VersionAnswers: Sendable {
  let version: Version
  let facts: Set256
  let callbacks: CallbackTable
  /// Where every question is noted, if anywhere.
  let asked: AskedFacts?

  init(_ version: Version, _ facts: Set256, _ callbacks: CallbackTable, noting asked: AskedFacts? = nil) {
    self.version = version
    self.facts = facts
    self.callbacks = callbacks
    self.asked = asked
  }

  /// Asked from more than two hundred places.
  @inline(never)
  func answer(_ fact: Fact) -> Bool {
    asked?.insert(fact)
    return facts[Int(fact.rawValue)]
  }
}

/// What a version makes of the callbacks, looked up once and shared: every delivery asks.
private final class CallbackTable: Sendable {
  let delivered: CallbackSet
  /// Of each callback whether it is delivered, and whether it is a call by the app.
  private let kinds: [UInt8]

  init(_ version: Version) {
    var delivered = CallbackSet()
    kinds = Callback.allCases.map { callback in
      let info = callback.info
      delivered[callback] = info.isCalled(on: version)
      return (delivered[callback] ? 1 : 0) | (info.kind == .call ? 2 : 0)
    }
    self.delivered = delivered
  }

  @inline(__always)
  func delivers(_ callback: Callback) -> Bool { kinds[Int(callback.rawValue)] & 1 != 0 }

  @inline(__always)
  func isCall(_ callback: Callback) -> Bool { kinds[Int(callback.rawValue)] & 2 != 0 }
}
