import Testing

/// What is said once of several callbacks, each of which has a time of its own.
@Suite struct ElisionTests {
  static let verbs = [
    FrameCase(
      "`viewWillAppear` is called when the view appears and `viewWillDisappear` when the view disappears.",
      "viewWillAppear · when[view appear]", "viewWillDisappear · when[view disappear]"),
    FrameCase(
      "viewWillAppear se llama cuando la vista va a aparecer y viewDidAppear cuando ya ha aparecido.",
      "viewWillAppear · when[soon view appear]", "viewDidAppear · when[done appear]"),
    FrameCase(
      "viewWillAppear는 뷰가 나타나기 직전, viewDidAppear는 나타난 직후에 호출된다.",
      "viewWillAppear · right before[view appear]", "viewDidAppear · right after[appear]"),
    FrameCase(
      "viewWillAppearはviewが表示される直前、viewDidAppearは表示された直後に呼ばれる。",
      "viewWillAppear · right before[view show]", "viewDidAppear · right after[show]"),
    // The time before the name.
    FrameCase(
      "viewが表示される直前にviewWillAppear、表示された直後にviewDidAppearが呼ばれる。",
      "viewWillAppear · right before[view show]", "viewDidAppear · right after[show]"),
    FrameCase(
      "You must call `willMove(toParent:)` before removing the view and `didMove(toParent:)` after adding it.",
      "no claim (advice): willMove(toParent:) · before[view remove] · advice",
      "no claim (advice): didMove(toParent:) · after[add] · advice"),
  ]

  static let times = [
    FrameCase(
      "viewWillAppear вызывается перед появлением view, а viewDidAppear — после.",
      "viewWillAppear · before[view appear]", "viewDidAppear · after[view appear]"),
    FrameCase(
      "viewWillAppear在视图显示之前调用，viewDidAppear在之后调用。", "viewWillAppear · before[view show]",
      "viewDidAppear · after[view show]"),
    FrameCase(
      "视图显示之前调用viewWillAppear，之后调用viewDidAppear。", "viewWillAppear · before[view show]",
      "viewDidAppear · after[view show]"),
    FrameCase(
      "`viewWillAppear` is called before the view appears and `viewDidAppear` after it.",
      "viewWillAppear · before[view appear]", "viewDidAppear · after[view appear]"),
  ]

  static let ends = [
    FrameCase(
      "viewWillAppear在视图显示之前调用，而viewDidAppear则是在之后。", "viewWillAppear · before[view show]",
      "viewDidAppear · after[view show]"),
    FrameCase(
      "On launch, before the view appears `viewWillAppear` is called, and after it appears `viewDidAppear`.",
      "viewWillAppear · at[launch] · before[view appear]", "viewDidAppear · at[launch] · after[appear]"),
    FrameCase(
      "viewWillDisappear在push时调用，viewDidDisappear在之后调用。", "viewWillDisappear · when[push]",
      "viewDidDisappear · after(viewWillDisappear)"),
    // What restricts the first may be said of it alone.
    FrameCase(
      "`viewDidLoad` may be called when a controller is pushed and `viewWillDisappear` when a sheet is presented.",
      "viewDidLoad and viewWillDisappear · may · when[arriving top controller push] · when[arriving top sheet present] · may"
    ),
  ]

  /// Where each has all that it needs, or one is measured by the other.
  static let whole = [
    FrameCase(
      "`viewWillAppear` is called before `viewDidAppear`, and `viewDidDisappear` after `viewWillDisappear`.",
      "viewWillAppear · before(viewDidAppear)", "viewDidDisappear · after(viewWillDisappear)"),
    FrameCase(
      "`viewDidAppear` is called once the push is done, that is, after `viewWillAppear`.",
      "viewDidAppear · after[done push] · after(viewWillAppear)"),
  ]

  @Test(arguments: verbs + times + ends + whole) func isReadAs(_ expected: FrameCase) {
    #expect(frames(expected.text) == expected.frames)
  }
}
