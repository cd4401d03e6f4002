import Testing

/// What is said from its other side: of the end of a call by the app, of when something has become so, of one more call.
@Suite struct TurnTests {
  static let cases = [
    FrameCase(
      "`loadViewIfNeeded()` returns only after `viewDidLoad` has run.", "viewDidLoad · before[load comeBack manual]"),
    FrameCase(
      "`loadViewIfNeeded()` doesn't return until `viewDidLoad` was called.",
      "viewDidLoad · before[load comeBack manual]"),
    FrameCase(
      "`setNeedsLayout()` returns before `layoutSubviews` is called.", "layoutSubviews · after[comeBack layout prompt]"),
    // At X it is so, or not yet; since when, no moment shows.
    FrameCase("The outlets are connected before `viewDidLoad` is called.", "viewDidLoad · is so[outlets connect]"),
    FrameCase(
      "The outlets get connected between `loadView` and `viewDidLoad`.", "loadView · is not so[outlets connect]",
      "viewDidLoad · is so[outlets connect]"),
    FrameCase("The outlets aren't connected until after `viewDidLoad`.", "viewDidLoad · is not so[outlets connect]"),
    FrameCase("The outlets aren't connected until `viewDidLoad`."),
    FrameCase("The outlets get connected only after `viewDidLoad`."),
    FrameCase("In `viewDidUnload` the view has been set to nil.", "viewDidUnload · is so[done view set nil]"),
    // One more call of it, and nobody else's.
    FrameCase(
      "A push causes another `viewDidLoad` on the covered controller.",
      "(leaving below controller cover).viewDidLoad · when[push] · again"),
    FrameCase("Rotation leaves `viewWillAppear` uncalled.", "viewWillAppear · not · when[rotate]"),
    // Twice opens the list of apps.
    FrameCase(
      "A double press on the Home button calls `applicationDidEnterBackground`.",
      "applicationDidEnterBackground · at[appSwitcher] · when[tap]"),
    FrameCase(
      "双击 Home 键会调用 `applicationDidEnterBackground`。", "applicationDidEnterBackground · when[appSwitcher button tap]"),
    FrameCase("Если дважды нажать Home, вызывается `viewDidLoad`.", "viewDidLoad · if[appSwitcher tap]"),
    // How often something happens is no step.
    FrameCase(
      "If a controller is pushed twice, `viewDidLoad` is called.",
      "viewDidLoad · if[arriving top controller push] · not understood: If a controller is pushed twice"),
    // Who gets the second is told by what it does.
    FrameCase(
      "On a pop the screen that returns gets `viewWillAppear` and then the one that leaves gets `viewWillDisappear`.",
      "viewWillAppear then (leaving leave).viewWillDisappear · at[display pop comeBack]"),
    // A callback of which nobody knows what is said.
    FrameCase(
      "popViewController를 부르면 그 즉시 `deinit`이 되어 버리기 때문에 `viewWillDisappear`는 불릴 기회가 없다.",
      "deinit · right when[pop] · not understood: viewWillDisappear"),
    FrameCase("At this point `removeFromSuperview` has not been called yet."),
    // A dash for the verb.
    FrameCase(
      "При push старый контроллер получает `viewDidDisappear`, а потом новый — `viewDidAppear`.",
      "(leaving controller).viewDidDisappear then (arriving).viewDidAppear · when[push]"),
    // Once more, by another callback.
    FrameCase(
      "`viewWillDisappear` вызывается, когда вью уже убрана с экрана, то есть после `viewDidDisappear`.",
      "viewWillDisappear · when[done view display remove] · after(viewDidDisappear)"),
    // Who is asked is called, in every language.
    FrameCase(
      "用户下拉关闭 sheet 时，代理先被问 `presentationControllerShouldDismiss`，最后才是 `presentationControllerDidDismiss`。",
      "(delegate).presentationControllerShouldDismiss then presentationControllerDidDismiss · when[sheet dismiss swipe]"
    ),
    // Set off in brackets of its own, each line says something.
    FrameCase(
      "[UIViewController viewDidLoad] - Called when the view is loaded (from a nib or a storyboard).\n[UIViewController viewDidAppear:] - Called once the view has appeared.",
      "(controller).viewDidLoad · when[view load]", "(controller).viewDidAppear · after[done view appear]"),
  ]

  @Test(arguments: cases) func isRead(_ sentence: FrameCase) {
    #expect(frames(sentence.text) == sentence.frames)
  }
}
