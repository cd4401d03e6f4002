extension RuleCase {
  /// Who presents, in which style, and how it goes again.
  static let presentation = table(
    """
    ## the presenter is told of the end without animation
    ios: 8
    root: A
    log: viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear

    launch => A.VWA A.VDA
    present B
      > A viewWillDisappear: YES
      > B viewWillAppear: YES
      > B viewDidAppear: YES
      > A viewDidDisappear: NO
    dismiss
      > B viewWillDisappear: YES
      > A viewWillAppear: YES
      > A viewDidAppear: NO
      > B viewDidDisappear: YES

    ## the presenter is told of the end with the animation that it had
    ios: 9...12
    root: A
    log: viewDidAppear, viewDidDisappear

    launch => A.VDA
    present B
      > B viewDidAppear: YES
      > A viewDidDisappear: YES
    dismiss
      > A viewDidAppear: YES
      > B viewDidDisappear: YES

    ## full screen, animated
    ios: 3...4
    root: A
    log: loadView, viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear, dealloc, completion, return

    launch => A.LV A.VDL A.VWA A.VDA
    present B as fullScreen => B.LV B.VDL A.VWD B.VWA return.presentViewController:animated:completion: B.VDA A.VDD
      = A.presented is B
      = B.presenting is A
    dismiss => B.VWD A.VWA return.dismissViewControllerAnimated:completion: A.VDA B.VDD B.dealloc
      = A.presented is nil

    ## full screen, animated
    ios: 5...7
    root: A
    log: loadView, viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear, dealloc, completion, return

    launch => A.LV A.VDL A.VWA A.VDA
    present B as fullScreen => B.LV B.VDL A.VWD B.VWA return.presentViewController:animated:completion: B.VDA A.VDD
      => completion.presentViewController:animated:completion:
      = A.presented is B
      = B.presenting is A
    dismiss => B.VWD A.VWA return.dismissViewControllerAnimated:completion: A.VDA B.VDD
      => completion.dismissViewControllerAnimated:completion: B.dealloc
      = A.presented is nil

    ## full screen, animated
    ios: 8...12
    root: A
    log: loadView, viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear, dealloc, completion, return

    launch => A.LV A.VDL A.VWA A.VDA
    present B as fullScreen => B.LV B.VDL return.presentViewController:animated:completion: A.VWD B.VWA B.VDA A.VDD
      => completion.presentViewController:animated:completion:
      = A.presented is B
      = B.presenting is A
    dismiss => return.dismissViewControllerAnimated:completion: B.VWD A.VWA A.VDA B.VDD
      => completion.dismissViewControllerAnimated:completion: B.dealloc
      = A.presented is nil

    ## full screen, animated
    ios: 13...
    root: A
    log: loadView, viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear, dealloc, completion, return

    launch => A.LV A.VDL A.VWA A.VIA A.VDA
    present B as fullScreen => B.LV B.VDL return.presentViewController:animated:completion: A.VWD B.VWA B.VIA B.VDA
      => A.VDD completion.presentViewController:animated:completion:
      = A.presented is B
      = B.presenting is A
    dismiss => return.dismissViewControllerAnimated:completion: B.VWD A.VWA A.VIA A.VDA B.VDD
      => completion.dismissViewControllerAnimated:completion: B.dealloc
      = A.presented is nil

    ## full screen, not animated
    ios: 3...4
    root: A
    log: viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear, dealloc, completion, return

    launch => A.VDL A.VWA A.VDA
    present B as fullScreen unanimated => B.VDL A.VWD B.VWA return.presentViewController:animated:completion: B.VDA
      => A.VDD
    dismiss unanimated => B.VWD A.VWA return.dismissViewControllerAnimated:completion: A.VDA B.VDD B.dealloc

    ## full screen, not animated
    ios: 5...7
    root: A
    log: viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear, dealloc, completion, return

    launch => A.VDL A.VWA A.VDA
    present B as fullScreen unanimated => B.VDL A.VWD B.VWA return.presentViewController:animated:completion: B.VDA
      => A.VDD completion.presentViewController:animated:completion:
    dismiss unanimated => B.VWD A.VWA return.dismissViewControllerAnimated:completion: A.VDA B.VDD
      => completion.dismissViewControllerAnimated:completion: B.dealloc

    ## full screen, not animated
    ios: 8...12
    root: A
    log: viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear, dealloc, completion, return

    launch => A.VDL A.VWA A.VDA
    present B as fullScreen unanimated => B.VDL return.presentViewController:animated:completion: A.VWD B.VWA B.VDA
      => A.VDD completion.presentViewController:animated:completion:
    dismiss unanimated => return.dismissViewControllerAnimated:completion: B.VWD A.VWA A.VDA B.VDD
      => completion.dismissViewControllerAnimated:completion: B.dealloc

    ## full screen, not animated
    ios: 13...
    root: A
    log: viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear, dealloc, completion, return

    launch => A.VDL A.VWA A.VIA A.VDA
    present B as fullScreen unanimated => B.VDL return.presentViewController:animated:completion: A.VWD B.VWA B.VIA
      => B.VDA A.VDD completion.presentViewController:animated:completion:
    dismiss unanimated => return.dismissViewControllerAnimated:completion: B.VWD A.VWA A.VIA A.VDA B.VDD
      => completion.dismissViewControllerAnimated:completion: B.dealloc

    ## the styles on a phone
    ios: 8...12
    root: A
    log: viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear

    launch => A.VWA A.VDA
    present B => A.VWD B.VWA B.VDA A.VDD
    dismiss => B.VWD A.VWA A.VDA B.VDD
    present B as pageSheet => A.VWD B.VWA B.VDA A.VDD
    dismiss => B.VWD A.VWA A.VDA B.VDD
    present B as formSheet => A.VWD B.VWA B.VDA A.VDD
    dismiss => B.VWD A.VWA A.VDA B.VDD
    present B as popover => A.VWD B.VWA B.VDA A.VDD
    dismiss => B.VWD A.VWA A.VDA B.VDD
    present B as currentContext => A.VWD B.VWA B.VDA A.VDD
    dismiss => B.VWD A.VWA A.VDA B.VDD
    present B as overFullScreen => B.VWA B.VDA
    dismiss => B.VWD B.VDD
    present B as overCurrentContext => B.VWA B.VDA
    dismiss => B.VWD B.VDD
    present B as custom => B.VWA B.VDA
    dismiss => B.VWD B.VDD

    ## the styles on a phone
    ios: 13...
    root: A
    log: viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear

    launch => A.VWA A.VDA
    present B => B.VWA B.VDA
    dismiss => B.VWD B.VDD
    present B as pageSheet => B.VWA B.VDA
    dismiss => B.VWD B.VDD
    present B as formSheet => B.VWA B.VDA
    dismiss => B.VWD B.VDD
    present B as popover => B.VWA B.VDA
    dismiss => B.VWD B.VDD
    present B as currentContext => A.VWD B.VWA B.VDA A.VDD
    dismiss => B.VWD A.VWA A.VDA B.VDD
    present B as overFullScreen => B.VWA B.VDA
    dismiss => B.VWD B.VDD
    present B as overCurrentContext => B.VWA B.VDA
    dismiss => B.VWD B.VDD
    present B as custom => B.VWA B.VDA
    dismiss => B.VWD B.VDD

    ## a tap beside a popover, heard by the popover controller's delegate
    ios: 5...8
    device: pad
    root: A
    presentation B: delegate Bubble
    log: viewWillAppear, viewWillDisappear, viewDidDisappear, popoverControllerShouldDismissPopover:, popoverControllerDidDismissPopover:

    launch => A.VWA
    present B as popover => B.VWA
    drag down => Bubble.popoverControllerShouldDismissPopover: B.VWD B.VDD Bubble.popoverControllerDidDismissPopover:
    present B as popover => B.VWA
    dismiss => B.VWD B.VDD

    ## the styles on a pad
    ios: 8...12
    device: pad
    root: A
    log: viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear

    launch => A.VWA A.VDA
    present B => A.VWD B.VWA B.VDA A.VDD
    dismiss => B.VWD A.VWA A.VDA B.VDD
    present B as pageSheet => B.VWA B.VDA
    dismiss => B.VWD B.VDD
    present B as formSheet => B.VWA B.VDA
    dismiss => B.VWD B.VDD
    present B as popover => B.VWA B.VDA
    dismiss => B.VWD B.VDD
    present B as currentContext => A.VWD B.VWA B.VDA A.VDD
    dismiss => B.VWD A.VWA A.VDA B.VDD
    present B as overFullScreen => B.VWA B.VDA
    dismiss => B.VWD B.VDD

    ## the styles on a pad
    ios: 13...
    device: pad
    root: A
    log: viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear

    launch => A.VWA A.VDA
    present B => B.VWA B.VDA
    dismiss => B.VWD B.VDD
    present B as pageSheet => B.VWA B.VDA
    dismiss => B.VWD B.VDD
    present B as formSheet => B.VWA B.VDA
    dismiss => B.VWD B.VDD
    present B as popover => B.VWA B.VDA
    dismiss => B.VWD B.VDD
    present B as currentContext => A.VWD B.VWA B.VDA A.VDD
    dismiss => B.VWD A.VWA A.VDA B.VDD
    present B as overFullScreen => B.VWA B.VDA
    dismiss => B.VWD B.VDD

    ## the root container presents, and a getter looks at ancestors
    ios: 13...
    root: tab(nav(A), B)
    log: viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear, Nav.viewWillAppear, Nav.viewDidAppear, Nav.viewWillDisappear, Nav.viewDidDisappear, Tab.viewWillAppear, Tab.viewDidAppear, Tab.viewWillDisappear, Tab.viewDidDisappear

    launch => Tab.VWA Nav.VWA A.VWA A.VIA Tab.VDA Nav.VDA A.VDA
    A present C as fullScreen => Tab.VWD Nav.VWD A.VWD C.VWA C.VIA C.VDA Tab.VDD Nav.VDD A.VDD
      = C.presenting is Tab
      = A.presented is C
      = Tab.presented is C
      = C.navigationController is nil
    dismiss => C.VWD Tab.VWA Nav.VWA A.VWA A.VIA Tab.VDA Nav.VDA A.VDA C.VDD
      = A.presented is nil

    ## a controller that defines the context presents itself
    ios: 8...
    root: nav(A)
    controller A: defines context
    log: viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear, Nav.viewWillDisappear

    launch => A.VWA A.VDA
    A present C as currentContext => A.VWD C.VWA C.VDA A.VDD
      = C.presenting is A
    dismiss => C.VWD A.VWA A.VDA C.VDD
    A present C as overCurrentContext => C.VWA C.VDA
      = C.presenting is A
    dismiss => C.VWD C.VDD

    ## a chain goes at once, from below
    ios: 13...
    root: A

    launch => A.LV A.VDL A.VWA A.VIA A.VWL A.VDLS A.VDA
    present B as fullScreen => B.LV B.VDL A.VWD B.VWA B.VIA B.VWL B.VDLS B.VDA A.VDD
      => completion.presentViewController:animated:completion:
    present C as fullScreen => C.LV C.VDL B.VWD C.VWA C.VIA C.VWL C.VDLS C.VDA B.VDD
      => completion.presentViewController:animated:completion:
    A dismiss => C.VWD A.VWA A.VIA A.VDA C.VDD completion.dismissViewControllerAnimated:completion: B.dealloc
      => C.dealloc

    ## a chain of sheets goes at once, from below
    ios: 13...
    root: A

    launch => A.LV A.VDL A.VWA A.VIA A.VWL A.VDLS A.VDA
    present B => B.LV B.VDL B.VWA B.VIA B.VWL B.VDLS B.VDA completion.presentViewController:animated:completion:
    present C => C.LV C.VDL C.VWA C.VIA C.VWL C.VDLS C.VDA completion.presentViewController:animated:completion:
    A dismiss => C.VWD B.VWD C.VDD B.VDD completion.dismissViewControllerAnimated:completion: B.dealloc C.dealloc

    ## the top of a chain dismisses itself
    ios: 13...
    root: A

    launch => A.LV A.VDL A.VWA A.VIA A.VWL A.VDLS A.VDA
    present B as fullScreen => B.LV B.VDL A.VWD B.VWA B.VIA B.VWL B.VDLS B.VDA A.VDD
      => completion.presentViewController:animated:completion:
    present C as fullScreen => C.LV C.VDL B.VWD C.VWA C.VIA C.VWL C.VDLS C.VDA B.VDD
      => completion.presentViewController:animated:completion:
    C dismiss => C.VWD B.VWA B.VIA B.VDA C.VDD completion.dismissViewControllerAnimated:completion: C.dealloc
    B dismiss => B.VWD A.VWA A.VIA A.VDA B.VDD completion.dismissViewControllerAnimated:completion: B.dealloc

    ## what may not be presented
    ios: 13...
    root: A
    log: init, viewDidLoad, viewWillAppear, viewDidAppear, viewWillDisappear, completion, console

    launch => A.VDL A.VWA A.VDA
    present B as fullScreen => B.init B.VDL A.VWD B.VWA B.VDA completion.presentViewController:animated:completion:
    A present C => C.init console.consoleMessage
      = B.presented is nil
    B present B =>
      ! active controller

    ## from a view that is in no window
    ios: 8...
    root: A
    when A.viewDidLoad: call super; present B
    log: viewDidLoad, viewWillAppear, viewDidAppear, viewWillDisappear, completion, console

    launch => A.VDL console.consoleMessage A.VWA A.VDA

    ## from viewDidAppear
    ios: 8...
    root: A
    when A.viewDidAppear: call super; present B as fullScreen
    log: viewDidLoad, viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear, completion, console

    launch => A.VDL A.VWA A.VDA B.VDL A.VWD B.VWA B.VDA A.VDD completion.presentViewController:animated:completion:

    ## a sheet that is dragged
    ios: 13...
    root: A
    presentation B: delegate D
    log: viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear, dealloc, completion, D.presentationControllerShouldDismiss:, D.presentationControllerWillDismiss:, D.presentationControllerDidDismiss:, D.presentationControllerDidAttemptToDismiss:

    launch => A.VWA A.VIA A.VDA
    present B => B.VWA B.VIA B.VDA completion.presentViewController:animated:completion:
    drag down begins => D.presentationControllerShouldDismiss: D.presentationControllerWillDismiss: B.VWD
    drag down cancelled => B.VWA B.VIA B.VDA
    drag down cancelled => D.presentationControllerShouldDismiss: D.presentationControllerWillDismiss: B.VWD B.VWA
      => B.VIA B.VDA
    drag down => D.presentationControllerShouldDismiss: D.presentationControllerWillDismiss: B.VWD B.VDD
      => D.presentationControllerDidDismiss: B.dealloc
    present B => B.VWA B.VIA B.VDA completion.presentViewController:animated:completion:
    drag down begins => D.presentationControllerShouldDismiss: D.presentationControllerWillDismiss: B.VWD
    drag down ends => B.VDD D.presentationControllerDidDismiss: B.dealloc

    ## a sheet that refuses, and one that the app dismisses
    ios: 13...
    root: A
    presentation B: delegate D
    when D.presentationControllerShouldDismiss: return NO
    log: viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear, completion, D.presentationControllerShouldDismiss:, D.presentationControllerWillDismiss:, D.presentationControllerDidDismiss:, D.presentationControllerDidAttemptToDismiss:

    launch => A.VWA A.VDA
    present B => B.VWA B.VDA completion.presentViewController:animated:completion:
    drag down => D.presentationControllerShouldDismiss: D.presentationControllerDidAttemptToDismiss:
    dismiss => B.VWD B.VDD completion.dismissViewControllerAnimated:completion:

    ## present again in the completion of a dismissal
    ios: 8...
    root: A
    when completion dismiss: present C as fullScreen
    log: viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear, completion

    launch => A.VWA A.VDA
    present B as fullScreen => A.VWD B.VWA B.VDA A.VDD completion.presentViewController:animated:completion:
    dismiss => B.VWD A.VWA A.VDA B.VDD completion.dismissViewControllerAnimated:completion: A.VWD C.VWA C.VDA A.VDD
      => completion.presentViewController:animated:completion:

    ## a push under a sheet, a pop under a full screen
    ios: 13...
    root: nav(A)
    log: viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear, viewDidLoad, dealloc

    launch => A.VDL A.VWA A.VDA
    present S => S.VDL S.VWA S.VDA
    A push B => B.VDL A.VWD B.VWA A.VDD B.VDA
    dismiss => S.VWD S.VDD S.dealloc
    present F as fullScreen => F.VDL B.VWD F.VWA F.VDA B.VDD
    B pop => B.dealloc
    dismiss => F.VWD A.VWA A.VDA F.VDD F.dealloc
    """, log: Log.controllers)
}
