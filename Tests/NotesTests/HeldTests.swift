import Judging
import Notes
import Testing

/// What goes while something else holds it, and what goes alone.
@Suite struct HeldTests {
  private static let popped = "when a controller that something else holds is popped"
  private static let either =
    "`dealloc` is not called, \(popped) as well as when a controller that something else holds is dismissed"

  private static let released = "`dealloc` is called, when the controller is released"

  static let held: [ReadingCase] = [
    ReadingCase("With a retain cycle `deinit` is never called.", either),
    ReadingCase(
      "With a retain cycle, `viewDidDisappear` still fires on pop but `deinit` never does.",
      "`viewDidDisappear` is called, \(popped)", "`dealloc` is not called, \(popped)"),
    ReadingCase("순환 참조가 있으면 pop해도 `deinit`이 호출되지 않는다.", "`dealloc` is not called, \(popped)"),
    ReadingCase("Si hay un retain cycle, `deinit` no se llama al hacer pop.", "`dealloc` is not called, \(popped)"),
    ReadingCase("循环引用时 `dealloc` 不会调用", "被其他对象持有的控制器被 pop 时，以及被其他对象持有的控制器被 dismiss 时，`dealloc` 不会被调用"),
    ReadingCase("Without a retain cycle `deinit` is called on a pop.", "`dealloc` is called, on a pop"),
    ReadingCase("If there is no retain cycle, `deinit` is called on a pop.", "`dealloc` is called, on a pop"),
    ReadingCase("pop 之后如果没有循环引用，`dealloc` 会被调用。", "pop 时，`dealloc` 会被调用"),
    ReadingCase("Если нет retain cycle, `deinit` вызывается при pop.", "`dealloc` is called, on a pop"),
    ReadingCase("闭包捕获了 self，pop 之后 `deinit` 不会被调用。", "被其他对象持有的控制器被 pop 时，`dealloc` 不会被调用"),
    // Nobody holds it any more.
    ReadingCase("`deinit` is called when nobody retains the controller any more.", released),
    ReadingCase("`deinit` se llama cuando ya no quedan referencias fuertes.", released),
    ReadingCase("`deinit`은 강한 참조가 모두 사라지면 호출된다.", released),
    ReadingCase(
      "`deinit` is called after the dismissal has finished.", "`dealloc` is called, when a controller is dismissed"),
    ReadingCase(
      "Si un closure retiene al controlador, `deinit` no se llama al hacer pop.", "`dealloc` is not called, \(popped)"),
    // That it is let go is no time for what comes before.
    ReadingCase("`viewDidDisappear` is called when nobody retains the controller any more."),
    // Who holds it, nobody understood.
    ReadingCase("If a flurble retains the controller, `deinit` is not called on a pop."),
    ReadingCase("**`deinit` is not called?**\n\nA retain cycle."),
  ]

  @Test(arguments: held)
  func readsBack(_ expected: ReadingCase) {
    #expect(read(expected.text).claims.map { ClaimWording.reading($0) } == expected.readings)
  }
}
