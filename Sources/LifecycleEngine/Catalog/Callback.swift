/// Every callback that the engine can deliver or that a note can mention.
///
/// A case is named like its Objective-C selector with the colons dropped and each further part capitalised:
/// `application:didFinishLaunchingWithOptions:` is `applicationDidFinishLaunchingWithOptions`. To add one: a
/// case here, its row in a table `AppCatalog+….swift` or `ScreenCatalog+….swift`, its sentence in a table
/// `CallbackMeaning+….swift`. The tests of the catalog fail until all three are there.
public enum Callback: UInt16, CaseIterable, Sendable, Hashable {
  // Process and classes
  case main
  case load
  case initialize

  // Application delegate: launching and ending
  case applicationWillFinishLaunchingWithOptions
  case applicationDidFinishLaunchingWithOptions
  case applicationDidFinishLaunching
  case applicationWillTerminate
  case applicationDidReceiveMemoryWarning
  case applicationSignificantTimeChange

  // Application delegate: states
  case applicationDidBecomeActive
  case applicationWillResignActive
  case applicationDidEnterBackground
  case applicationWillEnterForeground
  case applicationProtectedDataDidBecomeAvailable
  case applicationProtectedDataWillBecomeUnavailable
  case expirationHandler

  // Application delegate: what arrives
  case applicationOpenURLOptions
  case applicationOpenURLSourceApplicationAnnotation
  case applicationHandleOpenURL
  case applicationWillContinueUserActivityWithType
  case applicationContinueUserActivityRestorationHandler
  case applicationDidReceiveRemoteNotification
  case applicationDidReceiveRemoteNotificationFetchCompletionHandler
  case applicationDidReceiveLocalNotification
  case applicationDidRegisterForRemoteNotificationsWithDeviceToken
  case applicationDidFailToRegisterForRemoteNotificationsWithError
  case applicationPerformFetchWithCompletionHandler
  case backgroundTaskLaunchHandler
  case backgroundTaskExpirationHandler
  case applicationHandleEventsForBackgroundURLSessionCompletionHandler
  case applicationPerformActionForShortcutItemCompletionHandler
  case applicationSupportedInterfaceOrientationsForWindow
  case userNotificationCenterDidReceiveNotificationResponseWithCompletionHandler
  case userNotificationCenterWillPresentNotificationWithCompletionHandler
  case locationManagerDidUpdateLocations

  // Application delegate: state restoration
  case applicationShouldSaveApplicationState
  case applicationShouldRestoreApplicationState
  case applicationWillEncodeRestorableStateWithCoder
  case applicationDidDecodeRestorableStateWithCoder
  case applicationViewControllerWithRestorationIdentifierPathCoder
  case encodeRestorableStateWithCoder
  case decodeRestorableStateWithCoder
  case applicationFinishedRestoringState

  // Scenes
  case applicationConfigurationForConnectingSceneSessionOptions
  case applicationDidDiscardSceneSessions
  case sceneWillConnectToSessionOptions
  case sceneDidDisconnect
  case sceneWillEnterForeground
  case sceneDidBecomeActive
  case sceneWillResignActive
  case sceneDidEnterBackground
  case sceneOpenURLContexts
  case sceneWillContinueUserActivityWithType
  case sceneContinueUserActivity
  case stateRestorationActivityForScene
  case sceneRestoreInteractionStateWithUserActivity
  case windowScenePerformActionForShortcutItemCompletionHandler
  case windowSceneDidUpdateCoordinateSpaceInterfaceOrientationTraitCollection
  case windowSceneDidUpdateEffectiveGeometry
  case templateApplicationSceneDidConnectInterfaceController
  case templateApplicationSceneDidDisconnectInterfaceController

  // Making objects
  case initPlain
  case initWithNibNameBundle
  case initWithCoder
  case initWithFrame
  case initWithRootViewController
  case initWithWindowScene
  case awakeFromNib
  case dealloc

  // Storyboards
  case shouldPerformSegueWithIdentifierSender
  case prepareForSegueSender
  case canPerformUnwindSegueActionFromViewControllerSender
  case allowedChildViewControllersForUnwindingFromSource
  case unwindForSegueTowardsViewController
  case unwindAction

  // Controllers: view loading and memory
  case loadView
  case loadViewIfNeeded
  case viewDidLoad
  case viewWillUnload
  case viewDidUnload
  case didReceiveMemoryWarning

  // Controllers: appearance
  case viewWillAppear
  case viewIsAppearing
  case viewDidAppear
  case viewWillDisappear
  case viewDidDisappear
  case setPreferredContentSize
  case preferredContentSizeDidChangeForChildContentContainer
  case beginAppearanceTransitionAnimated
  case endAppearanceTransition
  case shouldAutomaticallyForwardAppearanceMethods
  case automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers

  // Controllers: layout, size and traits
  case updateViewConstraints
  case viewWillLayoutSubviews
  case viewDidLayoutSubviews
  case viewSafeAreaInsetsDidChange
  case willTransitionToTraitCollectionWithTransitionCoordinator
  case viewWillTransitionToSizeWithTransitionCoordinator
  case traitCollectionDidChange
  case traitChangeHandler
  case shouldAutorotate
  case supportedInterfaceOrientations
  case shouldAutorotateToInterfaceOrientation
  case willRotateToInterfaceOrientationDuration
  case willAnimateRotationToInterfaceOrientationDuration
  case didRotateFromInterfaceOrientation

  // Controllers: containment and transitions
  case addChildViewController
  case removeFromParentViewController
  case willMoveToParentViewController
  case didMoveToParentViewController
  case transitionFromViewController
  case pushViewControllerAnimated
  case popViewControllerAnimated
  case popToViewControllerAnimated
  case popToRootViewControllerAnimated
  case setViewControllersAnimated
  case setViewControllersDirectionAnimatedCompletion
  case setSelectedViewController
  case setSelectedTab
  case presentViewControllerAnimatedCompletion
  case dismissViewControllerAnimatedCompletion
  case presentModalViewControllerAnimated
  case dismissModalViewControllerAnimated

  // Delegates of containers and presentations
  case navigationControllerWillShowViewControllerAnimated
  case navigationControllerDidShowViewControllerAnimated
  case tabBarControllerShouldSelectViewController
  case tabBarControllerDidSelectViewController
  case tabBarControllerShouldSelectTab
  case tabBarControllerDidSelectTabPreviousTab
  case pageViewControllerWillTransitionToViewControllers
  case pageViewControllerDidFinishAnimating
  case pageViewControllerViewControllerBeforeViewController
  case pageViewControllerViewControllerAfterViewController
  case splitViewControllerCollapseSecondaryViewController
  case splitViewControllerTopColumnForCollapsingToProposedTopColumn
  case splitViewControllerSeparateSecondaryViewController
  case splitViewControllerDidCollapse
  case splitViewControllerDidExpand
  case splitViewControllerWillShowColumn
  case splitViewControllerWillHideColumn
  case shouldRemovePresentersView
  case presentationTransitionWillBegin
  case presentationTransitionDidEnd
  case dismissalTransitionWillBegin
  case dismissalTransitionDidEnd
  case presentationControllerShouldDismiss
  case presentationControllerWillDismiss
  case presentationControllerDidDismiss
  case presentationControllerDidAttemptToDismiss
  case popoverControllerShouldDismissPopover
  case popoverControllerDidDismissPopover
  case adaptivePresentationStyleForPresentationController
  case prepareForPopoverPresentation
  case popoverPresentationControllerShouldDismissPopover
  case popoverPresentationControllerDidDismissPopover
  case alertActionHandler
  case animationControllerForPresentedController
  case animationControllerForDismissedController
  case interactionControllerForPresentation
  case interactionControllerForDismissal
  case navigationControllerAnimationControllerForOperation
  case navigationControllerInteractionControllerForAnimationController
  case transitionDuration
  case startInteractiveTransition
  case animateTransition
  case animationEnded
  case willPresentSearchController
  case didPresentSearchController
  case willDismissSearchController
  case didDismissSearchController

  // Views
  case didAddSubview
  case willRemoveSubview
  case willMoveToSuperview
  case didMoveToSuperview
  case willMoveToWindow
  case didMoveToWindow
  case removeFromSuperview
  case addSubview
  case insertSubviewBelowSubview
  case insertSubviewAboveSubview
  case bringSubviewToFront
  case sendSubviewToBack

  // Views: constraints, layout, drawing
  case updateConstraints
  case intrinsicContentSize
  case layoutSublayersOfLayer
  case layoutSubviews
  case updateProperties
  case drawRect
  case displayLayer
  case setNeedsUpdateConstraints
  case updateConstraintsIfNeeded
  case invalidateIntrinsicContentSize
  case setNeedsLayout
  case layoutIfNeeded
  case setNeedsDisplay
  case safeAreaInsetsDidChange

  // Scrolling
  case scrollViewWillBeginDragging
  case scrollViewDidScroll
  case scrollViewWillEndDraggingWithVelocityTargetContentOffset
  case scrollViewDidEndDraggingWillDecelerate

  // Lists and their cells
  case numberOfSections
  case tableViewNumberOfRowsInSection
  case tableViewCellForRowAtIndexPath
  case tableViewWillDisplayCellForRowAtIndexPath
  case tableViewDidEndDisplayingCellForRowAtIndexPath
  case tableViewPrefetchRowsAtIndexPaths
  case tableViewCancelPrefetchingForRowsAtIndexPaths
  case collectionViewNumberOfItemsInSection
  case collectionViewCellForItemAtIndexPath
  case collectionViewWillDisplayCellForItemAtIndexPath
  case collectionViewDidEndDisplayingCellForItemAtIndexPath
  case collectionViewPrefetchItemsAtIndexPaths
  case collectionViewCancelPrefetchingForItemsAtIndexPaths
  case tableViewViewForHeaderInSection
  case tableViewWillDisplayHeaderViewForSection
  case tableViewDidEndDisplayingHeaderViewForSection
  case tableViewViewForFooterInSection
  case tableViewWillDisplayFooterViewForSection
  case tableViewDidEndDisplayingFooterViewForSection
  case collectionViewViewForSupplementaryElementOfKindAtIndexPath
  case collectionViewWillDisplaySupplementaryViewForElementKindAtIndexPath
  case collectionViewDidEndDisplayingSupplementaryViewForElementOfKindAtIndexPath
  case tableViewShouldHighlightRowAtIndexPath
  case tableViewDidHighlightRowAtIndexPath
  case tableViewDidUnhighlightRowAtIndexPath
  case tableViewWillSelectRowAtIndexPath
  case tableViewDidSelectRowAtIndexPath
  case tableViewWillDeselectRowAtIndexPath
  case tableViewDidDeselectRowAtIndexPath
  case collectionViewShouldHighlightItemAtIndexPath
  case collectionViewDidHighlightItemAtIndexPath
  case collectionViewDidUnhighlightItemAtIndexPath
  case collectionViewShouldSelectItemAtIndexPath
  case collectionViewDidSelectItemAtIndexPath
  case collectionViewDidDeselectItemAtIndexPath
  case initWithStyleReuseIdentifier
  case initWithReuseIdentifier
  case prepareForReuse
  case reloadData

  // Windows
  case makeKeyAndVisible
  case becomeKeyWindow
  case resignKeyWindow

  // Events
  case sendEvent
  case hitTestWithEvent
  case pointInsideWithEvent
  case touchesBeganWithEvent
  case touchesMovedWithEvent
  case touchesEndedWithEvent
  case touchesCancelledWithEvent
  case motionBeganWithEvent
  case motionEndedWithEvent
  case motionCancelledWithEvent
  case action
  case beginTrackingWithTouchWithEvent
  case continueTrackingWithTouchWithEvent
  case endTrackingWithTouchWithEvent
  case cancelTrackingWithEvent
  case canBecomeFirstResponder
  case becomeFirstResponder
  case canResignFirstResponder
  case resignFirstResponder
  case textFieldShouldBeginEditing
  case textFieldDidBeginEditing
  case textFieldShouldEndEditing
  case textFieldDidEndEditing
  case textFieldDidEndEditingReason

  // SwiftUI in a hosting controller
  case onAppear
  case onDisappear
  case task
  case onCancel
  case onDismiss
  case scenePhase
  case makeCoordinator
  case makeUIViewController
  case updateUIViewController
  case dismantleUIViewController
  case makeUIView
  case updateUIView
  case dismantleUIView

  // Notifications
  case didFinishLaunchingNotification
  case didBecomeActiveNotification
  case willResignActiveNotification
  case didEnterBackgroundNotification
  case willEnterForegroundNotification
  case willTerminateNotification
  case didReceiveMemoryWarningNotification
  case significantTimeChangeNotification
  case contentSizeCategoryDidChangeNotification
  case screenDidConnectNotification
  case screenDidDisconnectNotification
  case sceneWillConnectNotification
  case sceneDidDisconnectNotification
  case sceneDidActivateNotification
  case sceneWillDeactivateNotification
  case sceneWillEnterForegroundNotification
  case sceneDidEnterBackgroundNotification
  case windowDidBecomeVisibleNotification
  case windowDidBecomeHiddenNotification
  case windowDidBecomeKeyNotification
  case windowDidResignKeyNotification
  case keyboardWillShowNotification
  case keyboardDidShowNotification
  case keyboardWillHideNotification
  case keyboardDidHideNotification
  case textFieldDidBeginEditingNotification
  case textFieldDidEndEditingNotification

  // What the console shows when UIKit is misused; the text is in the entry's argument.
  case consoleMessage
}
