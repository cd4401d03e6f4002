import Judging
import Notes
import Testing

/// What is denied of something that would be so each time.
@Suite struct DeniedTimesTests {
  private static let notEach = "it is not so that `viewDidLoad` is always called, when the controller appears"

  /// "Not each time" is not never.
  static let deniedTimes: [ReadingCase] = [
    ReadingCase("`viewDidLoad` is not called each time the screen shows up.", notEach),
    ReadingCase("Is `viewDidLoad` called each time the screen shows up?\n\nNo.", notEach),
    ReadingCase("`viewDidLoad` не вызывается каждый раз, когда экран появляется.", notEach),
    ReadingCase("`viewDidLoad` no se llama cada vez que aparece la pantalla.", notEach),
    ReadingCase("`viewDidLoad`は画面が表示されるたびに呼ばれるわけではない。", notEach),
    // Never, or not each time?
    ReadingCase("`viewDidLoad`は画面が表示されるたびに呼ばれない。"),
    ReadingCase("`viewDidLoad`는 화면이 나타날 때마다 호출되지 않는다."),
  ]

  private static let once = "`viewDidLoad` is called at most once, for each controller by itself"

  /// "Never twice", and what happens with a verb of its own.
  static let denied: [ReadingCase] = [
    ReadingCase("`viewDidLoad` is never called more than once.", once),
    ReadingCase("`viewDidLoad` is not always called more than once."),
    ReadingCase("`viewDidLoad`는 두 번 호출되지 않는다.", once),
    ReadingCase("`viewDidLoad` никогда не вызывается дважды.", once),
    ReadingCase("`viewDidLoad` nunca se llama dos veces.", once),
    ReadingCase(
      "`viewDidLoad` не вызывается, если приходит предупреждение о памяти.",
      "`viewDidLoad` is not called, on a memory warning"),
    ReadingCase(
      "`layoutSubviews` не вызывается, если вызывается addSubview.",
      "`layoutSubviews` is not called, when the view is added to a superview"),
    // Of the view alone, and not of whoever appears with it.
    ReadingCase("`viewWillAppear` isn't called when the view is added to a superview."),
  ]

  private static let notOnPush = "`viewDidAppear` is not called, on a push"

  /// What cannot be never is, and does not only need not be.
  static let impossible: [ReadingCase] = [
    ReadingCase("`viewDidAppear` can't be called on a push.", notOnPush),
    ReadingCase("`viewDidLoad` cannot be called twice.", once),
    ReadingCase(
      "It is impossible that `viewDidLoad` is called before `loadView`.",
      "`loadView` comes before `viewDidLoad`, for each controller by itself"),
    ReadingCase("`viewDidAppear` no puede llamarse en un push.", notOnPush),
    ReadingCase("push 하면 `viewDidAppear`가 호출될 수 없다.", notOnPush),
  ]

  @Test(arguments: deniedTimes + denied + impossible)
  func readsBack(_ expected: ReadingCase) {
    #expect(read(expected.text).claims.map { ClaimWording.reading($0) } == expected.readings)
  }
}
