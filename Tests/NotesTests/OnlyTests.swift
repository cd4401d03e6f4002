import Judging
import Notes
import Testing

/// "Only X is called on a push" and "X is called only on a push" are two things.
@Suite struct OnlyTests {
  /// What else could come is no part of a statement: nothing is judged.
  @Test(arguments: [
    "On a push only `viewDidAppear` is called.", "On a push the system only calls `viewDidAppear`.",
    "push 时只会调用 `viewDidAppear`。", "push 时只有 `viewDidAppear` 会被调用。", "push 할 때 `viewDidAppear`만 호출된다.",
    "push するとき `viewDidAppear` だけが呼ばれる。", "push すると `viewDidAppear` しか呼ばれない。",
    "При push вызывается только `viewDidAppear`.", "Al hacer push solo se llama a `viewDidAppear`.",
    "On a push only B's `viewDidLoad` is called.", "push 时只有 B 的 `viewDidLoad` 会被调用。",
    "push すると `viewDidAppear` メソッドだけが呼ばれる。",
    // Of all presentations, those; and nothing of what else brings it.
    "`viewWillDisappear` is called (only if it is full screen).",
  ])
  func saysNothingOfOtherTimes(_ text: String) {
    #expect(read(text).claims.map { ClaimWording.reading($0) } == [])
  }

  @Test(arguments: [
    "`viewDidAppear` is only called on a push.", "`viewDidAppear` is called only on a push.",
    "The system only calls `viewDidAppear` on a push.", "`viewDidAppear` は push のときにしか呼ばれない。",
    "push 할 때만 `viewDidAppear`가 호출된다.",
  ])
  func saysThatNothingElseBringsIt(_ text: String) {
    #expect(read(text).claims.map { ClaimWording.reading($0) } == ["nothing else brings `viewDidAppear`, on a push"])
  }
}
