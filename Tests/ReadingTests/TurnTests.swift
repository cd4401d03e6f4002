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
  ]

  @Test(arguments: cases) func isRead(_ sentence: FrameCase) {
    #expect(frames(sentence.text) == sentence.frames)
  }
}
