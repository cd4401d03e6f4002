extension OpenQuestion {
  /// Windows of another size, text of another size, and motion.
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

    """
}
