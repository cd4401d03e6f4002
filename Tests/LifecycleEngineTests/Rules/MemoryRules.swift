extension RuleCase {
  /// Memory warnings.
  static let memory = table(
    """
    ## nil by hand loads again
    ios: 6...
    root: A
    when A.didReceiveMemoryWarning: call super; A.view = nil
    log: loadView, viewDidLoad, didReceiveMemoryWarning

    launch => A.LV A.VDL
    present M as fullScreen => M.LV M.VDL
    memory warning => A.didReceiveMemoryWarning M.didReceiveMemoryWarning
    dismiss => A.LV A.VDL

    ## in order of creation, loaded or not
    ios: 4...
    root: tab(nav(A), B)
    log: applicationDidReceiveMemoryWarning, didReceiveMemoryWarning

    launch =>
    push C =>
    create D =>
    memory warning => AppDelegate.applicationDidReceiveMemoryWarning: A.didReceiveMemoryWarning
      => B.didReceiveMemoryWarning C.didReceiveMemoryWarning D.didReceiveMemoryWarning

    ## up to iOS 5 views are unloaded
    ios: 2
    root: nav(A)
    log: didReceiveMemoryWarning, viewWillUnload, viewDidUnload, loadView, viewDidLoad

    launch => A.LV A.VDL
    push B => B.LV B.VDL
    memory warning => A.didReceiveMemoryWarning B.didReceiveMemoryWarning
    pop => A.LV A.VDL

    ## up to iOS 5 views are unloaded
    ios: 3...4
    root: nav(A)
    log: didReceiveMemoryWarning, viewWillUnload, viewDidUnload, loadView, viewDidLoad

    launch => A.LV A.VDL
    push B => B.LV B.VDL
    memory warning => A.didReceiveMemoryWarning A.viewDidUnload B.didReceiveMemoryWarning
    pop => A.LV A.VDL

    ## up to iOS 5 views are unloaded
    ios: 5
    root: nav(A)
    log: didReceiveMemoryWarning, viewWillUnload, viewDidUnload, loadView, viewDidLoad

    launch => A.LV A.VDL
    push B => B.LV B.VDL
    memory warning => A.didReceiveMemoryWarning A.viewWillUnload A.viewDidUnload B.didReceiveMemoryWarning
    pop => A.LV A.VDL

    ## up to iOS 5 views are unloaded
    ios: 6
    root: nav(A)
    log: didReceiveMemoryWarning, viewWillUnload, viewDidUnload, loadView, viewDidLoad

    launch => A.LV A.VDL
    push B => B.LV B.VDL
    memory warning => A.didReceiveMemoryWarning B.didReceiveMemoryWarning
    pop =>

    ## a view that nobody could make again stays
    ios: 4...5
    window: code
    root: nav(A)
    log: didReceiveMemoryWarning, viewDidUnload, viewDidLoad

    launch => A.VDL
    push B => B.VDL
    memory warning => A.didReceiveMemoryWarning B.didReceiveMemoryWarning

    ## views of containers go, and their children's with them
    ios: 5
    root: tab(nav(A), B)
    log: viewWillUnload, viewDidUnload, loadView, viewDidLoad, viewWillAppear, viewDidAppear

    launch => A.LV A.VDL A.VWA A.VDA
    select B => B.LV B.VDL B.VWA B.VDA
    memory warning => A.viewWillUnload A.viewDidUnload
    select A => A.LV A.VDL A.VWA A.VDA
    present M as fullScreen => M.LV M.VDL M.VWA M.VDA
    memory warning => A.viewWillUnload A.viewDidUnload B.viewWillUnload B.viewDidUnload
    dismiss => A.LV A.VDL A.VWA A.VDA

    ## viewDidUnload is not part of dying
    ios: 5
    root: nav(A)
    log: viewDidUnload, dealloc

    launch =>
    push B =>
    pop => B.dealloc

    ## a suspended app hears nothing
    ios: 4...
    root: A
    log: applicationDidReceiveMemoryWarning, didReceiveMemoryWarning

    launch =>
    home =>
    memory warning => AppDelegate.applicationDidReceiveMemoryWarning: A.didReceiveMemoryWarning
    suspend =>
    memory warning =>
    """, log: Log.controllers)
}
