import Notes
import Testing

/// "After this method X is called": orders that point back to what was spoken of.
@Suite struct BackwardOrderTests {
  /// Orders that point back to the callback that a line is about.
  static let backward: [OrderCase] = [
    OrderCase("`sceneWillEnterForeground`: 이 메소드 호출 뒤에 `sceneDidBecomeActive`가 호출됩니다.", before: true),
    OrderCase("`sceneDidBecomeActive`: 그 전에 `sceneWillEnterForeground`가 호출된다.", before: false),
    OrderCase("`sceneWillEnterForeground`：该方法调用之后会调用`sceneDidBecomeActive`。", before: true),
    OrderCase("`sceneWillEnterForeground`: このメソッドの後に `sceneDidBecomeActive` が呼ばれます。", before: true),
    OrderCase("`sceneDidBecomeActive`: before this method `sceneWillEnterForeground` is called.", before: false),
    OrderCase(
      "`sceneWillEnterForeground`: after this method is called, `sceneDidBecomeActive` is called.", before: true),
    OrderCase("`sceneWillEnterForeground`: después de este método se llama a `sceneDidBecomeActive`.", before: true),
    OrderCase(
      "`sceneDidBecomeActive`: перед вызовом этого метода вызывается `sceneWillEnterForeground`.", before: false),
    OrderCase("### viewDidLoad\n\n- loadView()로 뷰가 로드된 직후에 해당 메소드를 호출합니다.", before: false),
    // What one gets who was spoken of, and nothing that is spoken of.
    OrderCase("A controller receives `loadView` just before it receives `viewDidLoad`.", before: true),
  ]

  /// Two callbacks, and whether the one that is named first comes first.
  struct OrderCase: Sendable {
    let text: String
    let comesFirst: Bool

    init(_ text: String, before comesFirst: Bool) { (self.text, self.comesFirst) = (text, comesFirst) }
  }

  /// What several are measured by, in a list of commas, behind the names of their owners, as C writes them.
  @Test(arguments: [
    "`drawRect` 在 `loadView`, `viewDidLoad` 之后调用。", "`drawRect` は `loadView`, `viewDidLoad` の後に呼ばれる。",
    "`drawRect` 调用是在 Controller->loadView, Controller->viewDidLoad 两方法之后调用的。",
  ])
  func comesBehindBoth(_ text: String) {
    #expect(read(text).allSequences == ["loadView drawRect", "viewDidLoad drawRect"])
  }

  @Test(arguments: backward)
  func pointsBack(_ expected: OrderCase) {
    let note = read(expected.text)
    let named = expected.comesFirst ? note.symbols : note.symbols.reversed()
    #expect(note.allSequences == [named.joined(separator: " ")])
  }

  /// "다음" behind a call is no next controller.
  @Test func comesNext() {
    let text = "A에서 B로 push할 때 A의 viewWillDisappear가 호출된 다음 B의 viewWillAppear가 호출된다."
    #expect(read(text).allSequences == ["A.viewWillDisappear B.viewWillAppear"])
  }
}
