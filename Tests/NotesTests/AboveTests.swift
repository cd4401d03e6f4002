import Judging
import Notes
import Testing

/// What a heading, a question or a label right above says of a statement, and what it does not.
@Suite struct AboveTests {
  static let above: [ReadingCase] = [
    // Of both kinds of application, and of what has scenes wherever it stands.
    ReadingCase(
      "## Without scenes vs. with scenes\n\n`sceneWillEnterForeground` is called on a cold start.",
      "`sceneWillEnterForeground` is called, at launch"),
    ReadingCase(
      "## App without scenes\n\n`sceneWillEnterForeground` is called on a cold start.",
      "`sceneWillEnterForeground` is called, at launch"),
    ReadingCase(
      "## App without scenes\n\n`applicationDidBecomeActive` is called on a cold start.",
      "`applicationDidBecomeActive` is called, at launch, without scenes"),
    // A reason tells no time.
    ReadingCase(
      "_Why is there no `deinit` on termination?_ The process is gone, nobody runs `deinit`.",
      "`dealloc` is not called, when the app is killed"),
    ReadingCase(
      "When is `viewDidLoad` called? Once the view is loaded.", "`viewDidLoad` is called, when the view is loaded"),
    // What to do there is no time either.
    ReadingCase("Typical crashes:\n\n- `awakeFromNib`: call super"),
    ReadingCase("Number of `viewDidLayoutSubviews` calls per appearance: don't count on it."),
    ReadingCase(
      "First tap on a tab → `viewDidLoad` of it.",
      "`viewDidLoad` is called, when another tab is selected for the first time"),
  ]

  @Test(arguments: above)
  func readsBack(_ expected: ReadingCase) {
    #expect(read(expected.text).claims.map { ClaimWording.reading($0) } == expected.readings)
  }

  /// Each line with a label is an order of its own.
  @Test func labelsPartOrders() {
    let note = read(
      "With scenes\nlaunch: sceneWillEnterForeground → sceneDidBecomeActive\nHome: sceneWillResignActive → sceneDidEnterBackground"
    )
    #expect(
      note.sequences == [
        "sceneWillEnterForeground sceneDidBecomeActive", "sceneWillResignActive sceneDidEnterBackground",
      ])
  }
}
