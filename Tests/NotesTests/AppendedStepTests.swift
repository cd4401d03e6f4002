import Judging
import Notes
import Testing
import Verify

/// What stands behind the end of a life in a list, and how much of a life a list tells.
@Suite struct AppendedStepTests {
  @Test(arguments: [
    "1. viewDidLoad\n2. viewWillAppear\n3. viewDidDisappear\n4. didReceiveMemoryWarning",
    "1. viewDidLoad\n2. viewWillAppear\n3. viewDidDisappear\n4. viewWillLayoutSubviews\n5. viewDidLayoutSubviews",
    "## Life cycle\n\n- viewDidLoad\n- viewWillAppear\n- viewDidDisappear\n- viewWillTransition(to:with:)",
  ])
  func whatComesAtATimeOfItsOwnIsNoStep(_ text: String) {
    #expect(read(text).sequences == ["viewDidLoad viewWillAppear viewDidDisappear"])
  }

  /// What was printed came there; what stands among the others is said to.
  @Test(arguments: [
    "viewDidLoad → viewWillAppear → viewDidDisappear → didReceiveMemoryWarning",
    "1. viewDidLoad\n2. viewWillAppear\n3. viewDidDisappear\n4. didReceiveMemoryWarning\n5. dealloc",
    "```\n[1:2] viewDidLoad\n[1:2] viewWillAppear\n[1:2] viewDidDisappear\n[1:2] didReceiveMemoryWarning\n```",
  ])
  func whatIsSaidToComeThereIsAStep(_ text: String) {
    #expect(read(text).sequences.first?.contains("viewDidDisappear didReceiveMemoryWarning") ?? false)
  }

  /// What each command printed is a log of its own.
  @Test func commandsPrintApart() {
    let log =
      "```\n$ grep A app.log\n[A] viewWillAppear(_:)\n[A] viewWillDisappear(_:)\n\n$ grep B app.log\n[B] viewWillDisappear(_:)\n[B] viewDidAppear(_:)\n```"
    #expect(
      read("## Swipe back cancelled\n\n" + log).sequences == [
        "A.viewWillAppear A.viewWillDisappear", "B.viewWillDisappear B.viewDidAppear",
      ])
  }

  /// A list of the states of an application begins where it became active, and need not tell all that comes twice.
  @Test(arguments: [
    ("- didBecomeActive\n- willResignActive\n- didEnterBackground\n- willEnterForeground", Verdict.holds),
    ("- didBecomeActive\n- didEnterBackground\n- willResignActive\n- willEnterForeground", .contradicted),
  ])
  func statesBeginWithALaunch(_ states: String, _ verdict: Verdict) {
    for owner in ["application", "scene"] {
      let items = states.replacing("- ", with: "- " + owner).replacing(owner + "d", with: owner + "D")
        .replacing(owner + "w", with: owner + "W")
      var judge = NoteJudge()
      #expect(judge.judge(read("## UI life cycle\n\n" + items)).orderings.map(\.verdict) == [verdict], "\(items)")
    }
  }

  @Test func anApplicationEndsBehindItsLaunch() {
    var judge = NoteJudge()
    let text =
      "## Process life cycle\n\n- `application(_:didFinishLaunchingWithOptions:)`\n- `applicationWillTerminate(_:)`"
    #expect(judge.judge(read(text)).orderings.map(\.verdict) == [.holds])
  }
}
