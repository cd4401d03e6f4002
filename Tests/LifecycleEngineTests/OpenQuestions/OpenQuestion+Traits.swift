extension OpenQuestion {
  /// Windows, displays, traits, motion, and the sheets of SwiftUI.
  static let traits = """
    ## textSizeIsPostedFirst
    ios: 13
    root: A
    log: traitCollectionDidChange, UIContentSizeCategoryDidChangeNotification

    launch =>
    change text size => A.traitCollectionDidChange:(nil) notification.UIContentSizeCategoryDidChangeNotification
      ~> notification.UIContentSizeCategoryDidChangeNotification A.traitCollectionDidChange:(nil)

    ## resizedAppIsInactive
    ios: 17
    device: pad
    root: A
    log: sceneWillResignActive, sceneDidBecomeActive

    launch => SceneDelegate.sceneDidBecomeActive:
    resize window to 320 => SceneDelegate.sceneWillResignActive: SceneDelegate.sceneDidBecomeActive:
      ~>

    ## resizeReachesCovered
    ios: 9
    device: pad
    root: nav(A)
    log: viewWillTransitionToSize:withTransitionCoordinator:

    launch =>
    push B =>
    resize window to 320 => A.viewWillTransitionToSize:withTransitionCoordinator: B.viewWillTransitionToSize:withTransitionCoordinator:
      ~> B.viewWillTransitionToSize:withTransitionCoordinator:

    ## adaptationMovesPresenter
    ios: 12
    device: pad
    root: A
    log: A.viewWillDisappear, A.viewDidDisappear

    launch =>
    present B as popover =>
    resize window to 320 => A.VWD A.VDD
      ~>

    ## motionReachesFrontController
    ios: 13
    root: A
    log: motionBegan:withEvent:

    launch =>
    shake => A.motionBegan:withEvent:
      ~>

    ## movedColumnReappears
    ios: 14
    device: pad
    root: split(nav(A), B)
    log: A.viewDidDisappear, B.viewDidDisappear, B.viewDidAppear

    launch => B.VDA
    resize window to 400 => B.VDD A.VDD B.VDA
      ~> A.VDD
    resize window to 1024 => B.VDD B.VDA
      ~>

    ## shownColumnAppears
    ios: 14
    device: pad
    root: split(A, B)
    log: A.viewDidDisappear, A.viewDidAppear

    launch => A.VDA
    hide column A => A.VDD
    show column A => A.VDA
      ~>

    ## displayStaysInactive
    ios: 16
    root: A
    log: sceneDidBecomeActive

    launch => SceneDelegate.sceneDidBecomeActive:
    connect display W =>
      ~> SceneDelegate.sceneDidBecomeActive:

    ## unpluggedSceneEntersBackground
    ios: 16
    root: A
    log: sceneDidEnterBackground, sceneDidDisconnect

    launch =>
    connect display W =>
    disconnect display W => SceneDelegate.sceneDidEnterBackground: SceneDelegate.sceneDidDisconnect:
      ~> SceneDelegate.sceneDidDisconnect:

    ## carConnectsBeforeForeground
    ios: 16
    root: A
    log: sceneWillEnterForeground, templateApplicationScene:didConnectInterfaceController:

    open in car C => SceneDelegate.templateApplicationScene:didConnectInterfaceController: SceneDelegate.sceneWillEnterForeground:
      ~> SceneDelegate.sceneWillEnterForeground: SceneDelegate.templateApplicationScene:didConnectInterfaceController:

    ## carDisconnectsAfterScene
    ios: 16
    root: A
    log: sceneDidDisconnect, templateApplicationScene:didDisconnectInterfaceController:

    open in car C =>
    disconnect car C => SceneDelegate.sceneDidDisconnect: SceneDelegate.templateApplicationScene:didDisconnectInterfaceController:
      ~> SceneDelegate.templateApplicationScene:didDisconnectInterfaceController: SceneDelegate.sceneDidDisconnect:

    ## carSessionIsKept
    ios: 16
    root: A
    log: application:configurationForConnectingSceneSession:options:

    open in car C => AppDelegate.application:configurationForConnectingSceneSession:options:
    disconnect car C =>
    open in car C => AppDelegate.application:configurationForConnectingSceneSession:options:
      ~>

    ## sheetTellsWhenItHasGone
    ios: 16
    root: hosting(C)
    controller E: hosts K
    log: onDismiss, onDisappear

    launch =>
    present E =>
    dismiss => K.onDisappear C.onDismiss
      ~> C.onDismiss K.onDisappear

    """
}
