extension RuleCase {
  /// Whole stacks, and the swipe from the edge.
  static let navigationStacks = table(
    """
    ## a new stack with a new top, with an old top, with the same top
    ios: 11...12
    root: nav(A)

    launch => A.WMP(Nav) A.DMP(Nav) A.LV A.VDL A.VWA A.VWL A.VDLS A.VDA
    set stack A, B, C => B.WMP(Nav) B.DMP(Nav) C.WMP(Nav) C.LV C.VDL A.VWD C.VWA C.VWL C.VDLS A.VDD C.VDA C.DMP(Nav)
    set stack C, A => B.WMP(nil) B.DMP(nil) C.VWD A.VWA B.dealloc C.VDD A.VDA
    set stack B, A => C.WMP(nil) C.DMP(nil) B.WMP(Nav) B.DMP(Nav) C.dealloc
    set stack A => B.WMP(nil) B.DMP(nil) B.dealloc
    set stack D unanimated => A.WMP(nil) D.WMP(Nav) D.LV D.VDL A.VWD D.VWA A.VDD D.VDA D.DMP(Nav) A.DMP(nil) D.VWL
      => D.VDLS A.dealloc

    ## a new stack with a new top, with an old top, with the same top
    ios: 13...
    root: nav(A)

    launch => A.WMP(Nav) A.DMP(Nav) A.LV A.VDL A.VWA A.VIA A.VWL A.VDLS A.VDA
    set stack A, B, C => B.WMP(Nav) B.DMP(Nav) C.WMP(Nav) C.LV C.VDL A.VWD C.VWA C.VIA C.VWL C.VDLS A.VDD C.VDA
      => C.DMP(Nav)
    set stack C, A => B.WMP(nil) B.DMP(nil) C.VWD A.VWA A.VIA B.dealloc C.VDD A.VDA
    set stack B, A => C.WMP(nil) C.DMP(nil) B.WMP(Nav) B.DMP(Nav) C.dealloc
    set stack A => B.WMP(nil) B.DMP(nil) B.dealloc
    set stack D unanimated => A.WMP(nil) D.WMP(Nav) D.LV D.VDL A.VWD D.VWA A.VDD D.VIA D.VWL D.VDLS D.VDA D.DMP(Nav)
      => A.DMP(nil) A.dealloc

    ## the swipe from the edge, finished and given up
    ios: 7...8
    root: nav(A)

    launch => A.WMP(Nav) A.DMP(Nav) A.LV A.VDL A.VWA A.VWL A.VDLS A.VDA
    push B => B.WMP(Nav) B.LV B.VDL A.VWD B.VWA B.VWL B.VDLS A.VDD B.VDA B.DMP(Nav)
    swipe back cancelled => B.WMP(nil) B.VWD A.VWA A.VWD A.VDD B.VWA B.VDA
    swipe back begins => B.WMP(nil) B.VWD A.VWA
    swipe back cancelled => A.VWD A.VDD B.VWA B.VDA
    swipe back begins => B.WMP(nil) B.VWD A.VWA
    swipe back ends => B.VDD A.VDA B.DMP(nil) B.dealloc

    ## the swipe from the edge, finished and given up
    ios: 11...12
    root: nav(A)

    launch => A.WMP(Nav) A.DMP(Nav) A.LV A.VDL A.VWA A.VWL A.VDLS A.VDA
    push B => B.WMP(Nav) B.LV B.VDL A.VWD B.VWA B.VWL B.VDLS A.VDD B.VDA B.DMP(Nav)
    swipe back cancelled => B.WMP(nil) B.VWD A.VWA A.VWD A.VDD B.VWA B.VDA
    swipe back begins => B.WMP(nil) B.VWD A.VWA
    swipe back cancelled => A.VWD A.VDD B.VWA B.VDA
    swipe back begins => B.WMP(nil) B.VWD A.VWA
    swipe back ends => B.VDD A.VDA B.DMP(nil) B.dealloc

    ## the swipe from the edge, finished and given up
    ios: 9...10
    root: nav(A)

    launch => A.WMP(Nav) A.DMP(Nav) A.LV A.VDL A.VWA A.VWL A.VDLS A.VDA
    push B => B.WMP(Nav) A.VWD B.LV B.VDL B.VWA B.VWL B.VDLS A.VDD B.VDA B.DMP(Nav)
    swipe back cancelled => B.WMP(nil) B.VWD A.VWA A.VWD A.VDD B.VWA B.VDA
    swipe back begins => B.WMP(nil) B.VWD A.VWA
    swipe back cancelled => A.VWD A.VDD B.VWA B.VDA
    swipe back begins => B.WMP(nil) B.VWD A.VWA
    swipe back ends => B.VDD A.VDA B.DMP(nil) B.dealloc

    ## the swipe from the edge, finished and given up
    ios: 13...
    root: nav(A)

    launch => A.WMP(Nav) A.DMP(Nav) A.LV A.VDL A.VWA A.VIA A.VWL A.VDLS A.VDA
    push B => B.WMP(Nav) B.LV B.VDL A.VWD B.VWA B.VIA B.VWL B.VDLS A.VDD B.VDA B.DMP(Nav)
    swipe back cancelled => B.WMP(nil) B.VWD A.VWA A.VIA A.VWD A.VDD B.VWA B.VDA
    swipe back begins => B.WMP(nil) B.VWD A.VWA A.VIA
    swipe back cancelled => A.VWD A.VDD B.VWA B.VDA
    swipe back begins => B.WMP(nil) B.VWD A.VWA A.VIA
    swipe back ends => B.VDD A.VDA B.DMP(nil) B.dealloc

    ## flags and states while moving
    ios: 11...
    root: nav(A)
    log: viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear

    launch => A.VWA A.VDA
    push B => A.VWD B.VWA A.VDD B.VDA
    pop => B.VWD A.VWA B.VDD A.VDA

    ## nothing else happens when the stack does not change
    ios: 11...12
    root: nav(A)

    launch => A.WMP(Nav) A.DMP(Nav) A.LV A.VDL A.VWA A.VWL A.VDLS A.VDA
    set stack A =>
    push B => B.WMP(Nav) B.LV B.VDL A.VWD B.VWA B.VWL B.VDLS A.VDD B.VDA B.DMP(Nav)
    set stack A, B =>

    ## nothing else happens when the stack does not change
    ios: 13...
    root: nav(A)

    launch => A.WMP(Nav) A.DMP(Nav) A.LV A.VDL A.VWA A.VIA A.VWL A.VDLS A.VDA
    set stack A =>
    push B => B.WMP(Nav) B.LV B.VDL A.VWD B.VWA B.VIA B.VWL B.VDLS A.VDD B.VDA B.DMP(Nav)
    set stack A, B =>

    ## the view below was let go
    ios: 8
    root: nav(A)
    when A.didReceiveMemoryWarning: call super; A.view = nil

    launch => A.WMP(Nav) A.DMP(Nav) A.LV A.VDL A.VWA A.VWL A.VDLS A.VDA
    push B => B.WMP(Nav) B.LV B.VDL A.VWD B.VWA B.VWL B.VDLS A.VDD B.VDA B.DMP(Nav)
    memory warning => A.didReceiveMemoryWarning B.didReceiveMemoryWarning
    pop => B.WMP(nil) A.LV A.VDL B.VWD A.VWA A.VWL A.VDLS B.VDD A.VDA B.DMP(nil) B.dealloc

    ## the view below was let go
    ios: 11...12
    root: nav(A)
    when A.didReceiveMemoryWarning: call super; A.view = nil

    launch => A.WMP(Nav) A.DMP(Nav) A.LV A.VDL A.VWA A.VWL A.VDLS A.VDA
    push B => B.WMP(Nav) B.LV B.VDL A.VWD B.VWA B.VWL B.VDLS A.VDD B.VDA B.DMP(Nav)
    memory warning => A.didReceiveMemoryWarning B.didReceiveMemoryWarning
    pop => B.WMP(nil) A.LV A.VDL B.VWD A.VWA A.VWL A.VDLS B.VDD A.VDA B.DMP(nil) B.dealloc

    ## the view below was let go
    ios: 9...10
    root: nav(A)
    when A.didReceiveMemoryWarning: call super; A.view = nil

    launch => A.WMP(Nav) A.DMP(Nav) A.LV A.VDL A.VWA A.VWL A.VDLS A.VDA
    push B => B.WMP(Nav) A.VWD B.LV B.VDL B.VWA B.VWL B.VDLS A.VDD B.VDA B.DMP(Nav)
    memory warning => A.didReceiveMemoryWarning B.didReceiveMemoryWarning
    pop => B.WMP(nil) B.VWD A.LV A.VDL A.VWA A.VWL A.VDLS B.VDD A.VDA B.DMP(nil) B.dealloc

    ## the view below was let go
    ios: 13...
    root: nav(A)
    when A.didReceiveMemoryWarning: call super; A.view = nil

    launch => A.WMP(Nav) A.DMP(Nav) A.LV A.VDL A.VWA A.VIA A.VWL A.VDLS A.VDA
    push B => B.WMP(Nav) B.LV B.VDL A.VWD B.VWA B.VIA B.VWL B.VDLS A.VDD B.VDA B.DMP(Nav)
    memory warning => A.didReceiveMemoryWarning B.didReceiveMemoryWarning
    pop => B.WMP(nil) A.LV A.VDL B.VWD A.VWA A.VIA A.VWL A.VDLS B.VDD A.VDA B.DMP(nil) B.dealloc
    """, log: Log.controllers)
}
