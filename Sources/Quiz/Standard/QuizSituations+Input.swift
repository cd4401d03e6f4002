/// Situations of text fields and their keyboard, of state that is restored, and of methods that an app calls by hand.
extension QuizSituations {
  static let ofInput = [
    """
    ios: 10...
    root: A
    view V: in A
    view W: in A
    log: textFieldShouldBeginEditing:, textFieldDidBeginEditing:, textFieldShouldEndEditing:, textFieldDidEndEditing:reason:, V.becomeFirstResponder, V.resignFirstResponder, W.becomeFirstResponder

    launch
    focus V
    focus W
    """,
    """
    ios: 5...9
    root: A
    view V: in A
    log: textFieldShouldBeginEditing:, textFieldDidBeginEditing:, textFieldShouldEndEditing:, textFieldDidEndEditing:, V.becomeFirstResponder, V.resignFirstResponder

    launch
    focus V
    blur V
    """,
    """
    ios: 7...
    root: A
    view V: in A
    log: textFieldDidBeginEditing:, notification.UIKeyboardWillShowNotification, notification.UIKeyboardDidShowNotification, notification.UIKeyboardWillHideNotification, notification.UIKeyboardDidHideNotification, notification.UITextFieldTextDidBeginEditingNotification, notification.UITextFieldTextDidEndEditingNotification

    launch
    focus V
    blur V
    """,
    """
    ios: 7...12
    root: nav(A)
    log: application:shouldSaveApplicationState:, application:shouldRestoreApplicationState:, application:willFinishLaunchingWithOptions:, application:didFinishLaunchingWithOptions:, A.viewDidLoad, A.encodeRestorableStateWithCoder:, A.decodeRestorableStateWithCoder:, A.applicationFinishedRestoringState

    launch
    home
    out of memory
    launch
    """,
    """
    ios: 5...8
    device: pad
    root: A
    presentation B: delegate Bubble
    log: viewWillAppear:, viewDidAppear:, viewWillDisappear:, viewDidDisappear:, popoverControllerShouldDismissPopover:, popoverControllerDidDismissPopover:

    launch
    present B as popover
    drag down
    """,
    """
    ios: 6...
    root: A
    when A.shouldAutomaticallyForwardAppearanceMethods: return NO
    when A.viewWillAppear: call super; call C.beginAppearanceTransition: YES
    when A.viewDidAppear: call super; call C.endAppearanceTransition
    when A.viewDidLoad: call super; add child C to A
    log: A.viewDidLoad, viewWillAppear:, viewDidAppear:, C.beginAppearanceTransition:animated:, C.endAppearanceTransition

    launch
    """,
    """
    ios: 9...
    root: tab(A, B)
    log: B.loadViewIfNeeded, viewDidLoad, viewWillAppear:, viewDidAppear:, viewWillDisappear:, viewDidDisappear:

    launch
    call B.loadViewIfNeeded
    select B
    """,
    """
    ios: 6...
    root: page(A)
    log: Page.setViewControllers:direction:animated:completion:, viewDidLoad, viewWillAppear:, viewDidAppear:, viewWillDisappear:, viewDidDisappear:

    launch
    set pages B
    """,
  ]
}
