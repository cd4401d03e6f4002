import LifecycleEngine
import Notes
import Testing
import Verify

/// Who gets a callback, in the forms in which writers say it. A getter that is dropped makes a false sentence hold, and calls a
/// true one wrong: it is the one that was named, or nothing is said.
@Suite struct GetterFormsTests {
  /// What happens, who comes in it, and who goes.
  struct Event: Sendable {
    var name: String
    var arriving: [String]
    var leaving: [String]
  }

  private static let english = [
    Event(
      name: "When a controller is pushed",
      arriving: [
        "the new controller", "the pushed controller", "the controller that is pushed", "the controller you push",
      ],
      leaving: ["the old controller", "the covered controller", "the controller that pushed it"]),
    Event(
      name: "When the top controller is popped", arriving: ["the controller below", "the controller you return to"],
      leaving: ["the popped controller", "the controller being popped", "the controller that leaves the stack"]),
    Event(
      name: "When a controller is presented full screen",
      arriving: ["the presented controller", "the modal controller"],
      leaving: ["the presenter", "the controller that presented it"]),
  ]
  private static let russian = [
    Event(
      name: "При push", arriving: ["у нового контроллера", "у контроллера, который пушится,"],
      leaving: ["у старого контроллера", "у контроллера, который скрывается,"])
  ]
  private static let spanish = [
    Event(
      name: "Al hacer push,", arriving: ["el nuevo controlador", "el controlador que se apila"],
      leaving: ["el controlador anterior", "el controlador que queda tapado"])
  ]
  private static let japanese = [
    Event(name: "画面をpushすると、", arriving: ["新しい画面", "pushされた画面"], leaving: ["元の画面", "隠れる画面"]),
    Event(name: "画面をpopすると、", arriving: ["前の画面"], leaving: ["popされた画面", "消える画面"]),
  ]
  private static let korean = [
    Event(name: "화면을 push하면 ", arriving: ["새 화면", "push된 화면"], leaving: ["이전 화면"]),
    Event(name: "화면을 pop하면 ", arriving: ["돌아온 화면"], leaving: ["pop된 화면", "사라지는 화면"]),
  ]
  private static let chinese = [
    Event(name: "push 一个控制器时，", arriving: ["新控制器", "被 push 的控制器"], leaving: ["旧控制器", "被盖住的控制器"]),
    Event(name: "pop 栈顶控制器时，", arriving: ["露出来的控制器"], leaving: ["被 pop 的控制器", "栈顶控制器"]),
  ]

  typealias Form = @Sendable (_ event: String, _ getter: String) -> String
  private static let forms: [(events: [Event], said: [Form])] = [
    (
      english,
      [
        { "\($0), \($1) gets `viewWillAppear`." }, { "\($0), \($1) does not get `viewWillAppear`." },
        { "\($0), `viewWillAppear` is called on \($1)." }, { "\($0), `viewWillAppear` of \($1) is called." },
        { "## \($0)\n\n- \($1): `viewWillAppear`" },
      ]
    ),
    (russian, [{ "\($0) \($1) вызывается `viewWillAppear`." }, { "\($0) \($1) не вызывается `viewWillAppear`." }]),
    (spanish, [{ "\($0) \($1) recibe `viewWillAppear`." }, { "\($0) \($1) no recibe `viewWillAppear`." }]),
    (japanese, [{ "\($0)\($1)の `viewWillAppear` が呼ばれる。" }, { "\($0)\($1)では `viewWillAppear` が呼ばれます。" }]),
    (korean, [{ "\($0)\($1)의 `viewWillAppear`가 호출된다." }, { "\($0)\($1)의 `viewWillAppear`는 호출되지 않는다." }]),
    (chinese, [{ "\($0)\($1)会调用 `viewWillAppear`。" }, { "\($0)\($1)的 `viewWillAppear` 不会被调用。" }]),
  ]

  static let sentences = forms.flatMap { form in
    form.events.flatMap { event in
      form.said.flatMap { said in
        event.arriving.map { (said(event.name, $0), Role.arriving) }
          + event.leaving.map { (said(event.name, $0), Role.leaving) }
      }
    }
  }

  @Test(arguments: sentences)
  func isTheOneNamed(_ text: String, _ role: Role) {
    for claim in read(text).claims { #expect(claim.claim.a.role == role, "\(claim.claim)") }
  }

  /// Silence about all of them would pass the test above.
  @Test func mostAreRead() {
    let read = Self.sentences.count { text, _ in !NotesTests.read(text).claims.isEmpty }
    #expect(read * 10 >= Self.sentences.count * 9, "\(read) of \(Self.sentences.count)")
  }

  /// Whoever does it to another neither comes nor goes by that word, and of two nobody says which.
  @Test(arguments: [
    "The controller that shows an alert gets `viewWillAppear`.", "The controller which pushes B gets `viewDidAppear`.",
    "The controller that is not on top gets `viewWillDisappear` on a pop.",
    "A controller that is not on screen does not get `viewWillAppear` on a push.",
    "When A pushes B, both get `viewWillAppear`.",
    "When A presents B full screen, neither A nor B gets `viewWillAppear`.",
    "El controlador que hace push de otro recibe `viewWillAppear`.",
    "Контроллер, который делает push другого, получает `viewWillAppear`.", "弹出 alert 的控制器会收到 `viewWillAppear`。",
    "別の画面を push したコントローラでは `viewWillAppear` が呼ばれる。", "다른 화면을 push한 컨트롤러는 `viewWillAppear`를 받는다.",
  ])
  func isNobodyInParticular(_ text: String) { #expect(read(text).claims.isEmpty) }

  /// What tells which one it is takes no denial from what is said of it.
  @Test(arguments: [
    "The controller that is on screen does not get `viewWillAppear` on a push.",
    "Контроллер, который сейчас на экране, не получает `viewWillAppear` при push.",
  ])
  func isDenied(_ text: String) {
    #expect(read(text).claims.map { $0.claim.pattern } == [.absence])
    #expect(read(text).claims.map { $0.claim.a.role } == [.leaving])
  }
}
