import Diagnostics
import Judging
import Notes
import Testing
import Verify

/// Since when systems have a callback, and since when they no longer want it used.
@Suite struct StandingTests {
  static let readings: [ReadingCase] = [
    ReadingCase("`viewDidUnload` is deprecated since iOS 6.", "`viewDidUnload` is deprecated since iOS 6"),
    ReadingCase("`viewWillUnload` is deprecated.", "`viewWillUnload` is deprecated"),
    ReadingCase("`viewWillAppear` isn't deprecated.", "it is not so that `viewWillAppear` is deprecated"),
    ReadingCase("## viewDidUnload\n\n- deprecated since iOS 6", "`viewDidUnload` is deprecated since iOS 6"),
    ReadingCase("`viewDidUnload` 在 iOS 6 之后已废弃。", "从 iOS 6 起`viewDidUnload` 已被弃用"),
    ReadingCase("`viewDidUnload` は iOS 6 で非推奨になった。", "`viewDidUnload` is deprecated since iOS 6"),
    ReadingCase("`shouldAutorotate` устарел с iOS 16.", "`shouldAutorotate` is deprecated since iOS 16"),
    ReadingCase("`viewDidUnload` está obsoleto desde iOS 6.", "`viewDidUnload` is deprecated since iOS 6"),
    ReadingCase("`viewDidUnload`는 iOS 6부터 deprecated되었다.", "`viewDidUnload` is deprecated since iOS 6"),
    ReadingCase(
      "`viewSafeAreaInsetsDidChange` was introduced in iOS 11.", "`viewSafeAreaInsetsDidChange` is there since iOS 11"),
    ReadingCase("`viewIsAppearing` 是 iOS 13 新增的。", "从 iOS 13 起有 `viewIsAppearing`"),
    // What stands in a bracket does not restrict what is said beside it.
    ReadingCase(
      "`viewDidUnload` (deprecated in iOS 6) is called on a memory warning.",
      "`viewDidUnload` is called, on a memory warning"),
    // A word for something else, or what is still to come.
    ReadingCase("`viewDidLoad` calls a deprecated method."), ReadingCase("`viewDidLoad` 调用了已弃用的方法。"),
    ReadingCase("`viewWillTransition(to:with:)` for the deprecated `willRotate(to:duration:)`."),
    ReadingCase("`viewWillAppear` will soon be deprecated."),
    // And what is said beside it.
    ReadingCase(
      "- `viewDidUnload` - deprecated since iOS 6, called on each pop", "`viewDidUnload` is deprecated since iOS 6",
      "`viewDidUnload` is always called, on a pop, on iOS 6 and later"),
    ReadingCase("`viewDidUnload` was once deprecated in favour of something else."),
    ReadingCase("`viewDidUnload` is deprecated when the view is loaded."),
  ]

  @Test(arguments: readings)
  func readsBack(_ expected: ReadingCase) {
    #expect(read(expected.text).claims.map { ClaimWording.reading($0) } == expected.readings)
  }

  static let verdicts: [(String, Verdict, String?)] = [
    ("`viewDidUnload` is deprecated since iOS 6.", .holds, nil),
    ("`viewDidUnload` is deprecated since iOS 5.", .contradicted, "`viewDidUnload` is deprecated since iOS 6"),
    ("`viewWillAppear` is deprecated.", .contradicted, nil),
    ("`viewWillAppear` isn't deprecated.", .holds, nil),
    ("`viewDidUnload` isn't deprecated.", .contradicted, nil),
    // It is so in iOS 17, and began before that.
    ("`shouldAutorotate` is deprecated in iOS 17.", .ambiguous, "`shouldAutorotate` is deprecated since iOS 16"),
    ("`viewIsAppearing` was introduced in iOS 17.", .ambiguous, "`viewIsAppearing` is there since iOS 13"),
    (
      "`viewSafeAreaInsetsDidChange` was added in iOS 10.", .contradicted,
      "`viewSafeAreaInsetsDidChange` is there since iOS 11"
    ),
  ]

  @Test(arguments: verdicts)
  func isToldByTheCatalog(_ text: String, _ verdict: Verdict, _ instead: String?) throws {
    let statement = try #require(read(text).claims.first)
    var judge = ClaimJudge()
    let judged = judge.judge(statement.claim)
    #expect(judged.verdict == verdict)
    #expect(judged.neighbour.map { ClaimWording.reading($0, in: .english) } == instead)
  }
}
