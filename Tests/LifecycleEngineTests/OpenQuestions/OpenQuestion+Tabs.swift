extension OpenQuestion {
  /// Tabs of iOS 18, whose controllers come from providers.
  static let tabs = """
    ## providersAreAskedWhenSelected
    ios: 18
    root: tab(A, B)
    tab Tab: providers
    log: init

    launch => A.init
      ~> A.init B.init
    select B => B.init
      ~>

    ## tabChosenAgainIsReported
    ios: 18
    root: tab(A, B)
    tab Tab: providers; delegate D
    log: D.tabBarController:didSelectTab:previousTab:

    launch =>
    select A =>
      ~> D.tabBarController:didSelectTab:previousTab:(A)

    ## tabChosenByCodeIsReported
    ios: 18
    root: tab(A, B)
    tab Tab: providers; delegate D
    log: D.tabBarController:didSelectTab:previousTab:

    launch =>
    call Tab.setSelectedTab: B => D.tabBarController:didSelectTab:previousTab:(B)
      ~>

    ## firstTabIsReported
    ios: 18
    root: tab(A, B)
    tab Tab: providers; delegate D
    log: A.init, D.tabBarController:didSelectTab:previousTab:

    launch => A.init
      ~> A.init D.tabBarController:didSelectTab:previousTab:(A)

    ## controllersAreReportedWithTabs
    ios: 18
    root: tab(A, B)
    tab Tab: providers; delegate D
    log: D.tabBarController:shouldSelectTab:, D.tabBarController:didSelectTab:previousTab:, D.tabBarController:shouldSelectViewController:, D.tabBarController:didSelectViewController:

    launch =>
    select B => D.tabBarController:shouldSelectTab: D.tabBarController:didSelectTab:previousTab:
      ~> D.tabBarController:shouldSelectTab: D.tabBarController:shouldSelectViewController: D.tabBarController:didSelectTab:previousTab: D.tabBarController:didSelectViewController:
    """
}
