import Judging
import Notes
import Testing

/// Who calls whom, and when the method that asks for a callback returns.
@Suite struct CallReturnTests {
  static let callers: [ReadingCase] = [
    ReadingCase("`init` does not call `viewDidLoad`.", "`viewDidLoad` is not called, when the controller is made"),
    ReadingCase("`init` は `viewDidLoad` を呼ばない。", "`viewDidLoad` is not called, when the controller is made"),
    ReadingCase(
      "`viewDidLoad`는 init할 때가 아니라 view에 처음으로 접근할 때 호출된다.",
      "`viewDidLoad` is called, when the view is asked for and not there",
      "`viewDidLoad` is not called, when the controller is made"),
    ReadingCase(
      "`viewDidLoad` は `init` のときではなく view に最初にアクセスしたときに呼ばれる。",
      "`viewDidLoad` is called, when the view is asked for and not there",
      "`viewDidLoad` is not called, when the controller is made"),
    // Two that are called one after the other call nobody.
    ReadingCase("`loadView` is called, `viewDidLoad` is not."),
  ]

  /// What comes inside the call of a method, and what behind it.
  static let returns: [ReadingCase] = [
    ReadingCase(
      "`viewDidLoad` runs before `pushViewController` returns.",
      "`viewDidLoad` is called, on a push",
      "whenever `viewDidLoad` is called, the call that asks for it has not returned yet, on a push"),
    ReadingCase(
      "`viewDidLoad` runs after `pushViewController` returned.",
      "whenever `viewDidLoad` is called, the call that asks for it has returned before, on a push"),
    ReadingCase(
      "`viewDidAppear` has not been called when `present(_:animated:completion:)` returns.",
      "whenever `viewDidAppear` is called, the call that asks for it has returned before, when a controller is presented"
    ),
    ReadingCase(
      "After `loadViewIfNeeded()` returned, `viewDidLoad` has already been called.",
      "`viewDidLoad` is called, when the view is asked for and not there",
      "whenever `viewDidLoad` is called, the call that asks for it has not returned yet, when the view is asked for and not there"
    ),
    ReadingCase(
      "When `present` returns, `viewDidLoad` has been called.",
      "`viewDidLoad` is called, when a controller is presented",
      "whenever `viewDidLoad` is called, the call that asks for it has not returned yet, when a controller is presented"
    ),
    ReadingCase(
      "`pushViewController` returns only after `viewDidLoad` has run.",
      "`viewDidLoad` is called, on a push",
      "whenever `viewDidLoad` is called, the call that asks for it has not returned yet, on a push"),
    ReadingCase(
      "present does not return until `viewDidLoad` has been called.",
      "`viewDidLoad` is called, when a controller is presented",
      "whenever `viewDidLoad` is called, the call that asks for it has not returned yet, when a controller is presented"
    ),
    ReadingCase(
      "`pushViewController` returns before `viewWillAppear` is called.",
      "whenever `viewWillAppear` is called, the call that asks for it has returned before, on a push"),
    // Never, or inside it?
    ReadingCase("`viewDidLoad` is not called after `pushViewController` returned."),
  ]

  @Test(arguments: callers + returns)
  func readsBack(_ expected: ReadingCase) {
    #expect(read(expected.text).claims.map { ClaimWording.reading($0) } == expected.readings)
  }
}
