import Diagnostics
import Judging
import Notes
import Testing

/// When something comes, told by a word that stands alone, by what makes no difference, or by how often another method is called.
@Suite struct ToldTimesTests {
  private static let atCrash = "`applicationWillTerminate` is called, when the app crashes"
  private static let onceEach = "`layoutSubviews` is called at most once, when layout is requested"
  private static let atRequest = "`layoutSubviews` is called, when layout is requested"

  /// "Right before", of what the sentence names.
  static let alone: [ReadingCase] = [
    ReadingCase("When the app crashes, `applicationWillTerminate` is called right before.", atCrash),
    ReadingCase("クラッシュした場合、直前に `applicationWillTerminate` が呼ばれる。", atCrash),
    ReadingCase("`applicationWillTerminate` is called before the app crashes.", atCrash),
    // Before what?
    ReadingCase("`applicationWillTerminate` is called right before."),
  ]

  /// How often a method is called is no word of what comes of it.
  static let repeated: [ReadingCase] = [
    ReadingCase("If `setNeedsLayout` is called, `layoutSubviews` is called only once.", onceEach, atRequest),
    ReadingCase("`setNeedsLayout` を何度呼んでも `layoutSubviews` は一度だけ呼ばれる。", onceEach, atRequest),
    ReadingCase("Calling `setNeedsLayout` several times leads to one `layoutSubviews` call."),
  ]

  /// Who does what, and how it was before.
  static let told: [ReadingCase] = [
    ReadingCase(
      "After the user has swiped the page sheet away, the screen below receives `viewWillAppear`.",
      "`viewWillAppear` of the one that comes is called, when a sheet is dragged away, presented as pageSheet"),
    ReadingCase(
      "On a push, `viewDidLoad` is called, assuming nobody has loaded the view earlier.",
      "`viewDidLoad` is called, on a push"),
    ReadingCase(
      "When the scene goes to the background, `applicationDidEnterBackground` is called.",
      "`applicationDidEnterBackground` is called, when the app goes to the background, with scenes"),
    // Whoever it is, by two ways: both are said.
    ReadingCase("`presentationControllerDidDismiss` is called no matter who closes the sheet: a swipe or your code."),
  ]

  /// Who gets it, by a number or behind the name, and in turns.
  static let turns = [
    "When VC 1 pushes VC 2: viewWillDisappear of VC 1, viewWillAppear of VC 2, viewDidDisappear of VC 1, viewDidAppear of VC 2",
    "When A pushes B: viewWillDisappear (A), viewWillAppear (B), viewDidDisappear (A), viewDidAppear (B).",
    "When screen 1 pushes screen 2: viewWillDisappear (screen 1), viewWillAppear (screen 2), viewDidDisappear (screen 1), viewDidAppear (screen 2)",
    "Push: viewWillDisappear (old), viewWillAppear (new), viewDidDisappear (old), viewDidAppear (new).",
  ]

  @Test(arguments: turns)
  func tellsOrder(_ text: String) {
    let order = "viewWillDisappear viewWillAppear viewDidDisappear viewDidAppear"
    let told = read(text).allSequences.map { sequence in
      sequence.split(separator: " ").map { $0.split(separator: ".").last ?? $0 }.joined(separator: " ")
    }
    #expect(told == [order])
  }

  @Test(arguments: alone + repeated + told)
  func readsBack(_ expected: ReadingCase) {
    let note = read(expected.text)
    #expect(note.claims.map { ClaimWording.reading($0.claim, in: .english) } == expected.readings)
  }
}
