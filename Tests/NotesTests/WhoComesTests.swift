import Judging
import Notes
import Testing
import Verify

/// Of two that are named, what is said to happen tells which one comes, and which one goes.
@Suite struct WhoComesTests {
  /// In each of them B comes.
  @Test(arguments: [
    "A pushes B", "B is pushed", "B is pushed onto A", "B is presented over A", "B is presented by A",
    "A is covered by B",
    "B covers A", "you navigate from A to B", "A shows B", "A disappears",
  ])
  func tellsWhoComesInEnglish(_ event: String) {
    expectRoles(comes: "B", goes: "A") { "When \(event), \($0) of \($1) is called." }
  }

  /// In each of them A comes.
  @Test(arguments: [
    "B is popped", "you return to A", "you return from B to A", "B is dismissed", "B disappears", "B is closed",
    "B goes away",
    "you pop back to A",
  ])
  func tellsWhoComesBackInEnglish(_ event: String) {
    expectRoles(comes: "A", goes: "B") { "When \(event), \($0) of \($1) is called." }
  }

  @Test(arguments: ["从 A push 到 B", "A 跳转到 B", "B 覆盖 A", "A 消失"])
  func tellsWhoComesInChinese(_ event: String) {
    expectRoles(comes: "B", goes: "A") { "\(event) 时，\($1) 的 \($0) 会被调用。" }
  }

  @Test(arguments: ["从 B 返回 A", "返回 A", "B 侧滑返回 A", "B pop 回 A", "B 消失"])
  func tellsWhoComesBackInChinese(_ event: String) {
    expectRoles(comes: "A", goes: "B") { "\(event) 时，\($1) 的 \($0) 会被调用。" }
  }

  @Test func tellsWhoComesInOtherLanguages() {
    expectRoles(comes: "B", goes: "A") { "AからBへ遷移すると、\($1)の\($0)が呼ばれる。" }
    expectRoles(comes: "B", goes: "A") { "BがAを覆うと、\($1)の\($0)が呼ばれる。" }
    expectRoles(comes: "B", goes: "A") { "A에서 B로 이동하면 \($1)의 \($0)가 호출된다." }
    expectRoles(comes: "B", goes: "A") { "При переходе с A на B вызывается \($0) у \($1)." }
    expectRoles(comes: "A", goes: "B") { "Bが閉じられると、\($1)の\($0)が呼ばれる。" }
    expectRoles(comes: "A", goes: "B") { "B가 사라지면 \($1)의 \($0)가 호출된다." }
    expectRoles(comes: "A", goes: "B") { "Cuando B desaparece, se llama a \($0) de \($1)." }
    expectRoles(comes: "A", goes: "B") { "Когда B исчезает, у \($1) вызывается \($0)." }
  }

  /// Who is told by what happens to them gets what is told then.
  @Test(arguments: [
    ("On a pop, viewDidAppear of the controller that comes back is called.", Role.arriving),
    ("Al hacer pop se llama a viewDidDisappear del controlador que se desapila.", .leaving),
    ("При закрытии полноэкранного контроллера вызывается viewDidAppear у нижнего контроллера.", .arriving),
    ("При pop вызывается viewDidDisappear у текущего экрана.", .leaving),
    ("popすると、popされた画面のviewDidDisappearが呼ばれる。", .leaving),
    ("pop할 때 pop되는 화면의 viewDidDisappear가 호출된다.", .leaving),
  ])
  func tellsByWhatHappens(_ text: String, _ role: Role) {
    #expect(read(text).claims.map { $0.claim.a.role } == [role])
  }

  /// Who gets a callback is no part of what happens, wherever that is said and whatever marks stand between.
  @Test(arguments: [
    ("On a push the new controller gets viewWillDisappear.", Role.arriving),
    ("On a push, the new controller gets viewWillDisappear.", .arriving),
    ("On a push: viewWillAppear (new)", .arriving), ("After a pop the popped controller gets viewDidAppear.", .leaving),
    ("On a push the pushed controller gets viewWillDisappear.", .arriving),
    ("When tabs are switched the tab you leave gets viewDidAppear.", .leaving),
    ("切换 tab 时，离开的那个 tab 会走 viewWillAppear。", .leaving),
    ("When a controller is pushed the new one receives viewWillDisappear.", .arriving),
    ("Presenting a full-screen modal the presenter gets viewWillAppear.", .leaving),
    ("During a push the previous screen runs viewDidLoad.", .leaving),
    ("Al hacer pop la pantalla anterior recibe viewDidDisappear.", .arriving),
    ("При push новый контроллер получает viewWillDisappear.", .arriving),
    ("После push нового контроллера старый получает viewDidDisappear.", .leaving),
    ("新控制器在 push 时会收到 viewWillDisappear。", .arriving),
    ("새 화면은 push할 때 viewWillDisappear를 받는다.", .arriving),
    ("新しい画面ではpush時にviewWillDisappearが呼ばれます。", .arriving),
    ("viewWillDisappear (of the new controller) is called on a push.", .arriving),
    ("viewWillDisappear（新控制器的）在 push 时调用。", .arriving),
    ("Switching to another tab triggers viewWillDisappear on the tab you go to.", .arriving),
    ("Switching to another tab triggers viewWillDisappear on the tab that the user comes from.", .leaving),
    ("切换 tab 时，要去的那个 tab 会走 viewWillDisappear。", .arriving),
    ("タブを切り替えると、切り替え先のタブでviewWillDisappearが呼ばれる。", .arriving),
    ("A child controller gets viewWillAppear when its parent appears.", .arriving),
    ("父控制器消失时，子控制器也会收到 viewWillDisappear。", .leaving),
  ])
  func tellsWithoutMarks(_ text: String, _ role: Role) {
    #expect(read(text).claims.map { $0.claim.a.role } == [role])
  }

  /// Whom all of it reaches, no one claim says; and a name in a bracket behind one is no more than that.
  @Test(arguments: [
    "Both controllers get viewWillAppear on a push.", "When the child appears, the parent gets viewWillAppear.",
    "When the parent appears or disappears, the child gets viewWillAppear.",
    "tabBarController(_:didSelect:) is called when the selected tab is tapped again.",
    "On a push each controller gets viewWillAppear.", "viewDidLoad (of the new controller).", "viewWillAppear (new)",
    "((((viewDidLoad (of the new controller", "viewDidLoad (of the new 🎉).",
  ])
  func givesNobodyMore(_ text: String) {
    #expect(read(text).claims.map { ClaimWording.reading($0) } == [])
  }

  /// An active past is no passive, and what is put on top comes.
  @Test(arguments: ["A has pushed B", "B is pushed onto A", "you push B onto A", "A pushed B"])
  func tellsWhoDoesIt(_ event: String) {
    expectRoles(comes: "B", goes: "A") { "After \(event), \($0) of \($1) is called." }
  }

  /// An order of two that are named holds them to the parts that they play.
  @Test(arguments: [
    ("When A pushes B, viewWillDisappear of A is called before viewWillAppear of B.", Verdict.holds),
    ("When A pushes B, viewWillDisappear of B is called before viewWillAppear of A.", .contradicted),
    ("When B is popped, A's viewWillAppear is only called after B's viewWillDisappear.", .holds),
    ("When moving from A to B, A's viewWillAppear is called before B's viewDidDisappear.", .contradicted),
    ("A 탭에서 B 탭으로 옮겨 가면, A가 viewWillDisappear를 받기 전에 B가 viewWillAppear를 받습니다.", .holds),
  ])
  func holdsThemToTheirParts(_ text: String, _ verdict: Verdict) {
    var judge = NoteJudge()
    #expect(judge.judge(read(text)).orderings.map(\.verdict) == [verdict])
  }

  /// Where what happens tells of one alone, or of two things, nothing is said of the other.
  @Test(arguments: [
    "When B appears, viewWillDisappear of A is called.", "When B is created, A gets viewDidLoad.",
    "When B is popped and A is shown, viewWillAppear of A is called.",
  ])
  func doesNotTakeOneForTheOther(_ text: String) {
    #expect(read(text).claims.map { ClaimWording.reading($0) } == [])
  }

  /// Who is named with one callback need not get the other.
  @Test(arguments: [
    "When A pushes B, B's viewWillAppear comes after viewWillDisappear.",
    "A push B 时，A 的 viewWillDisappear 之后会调用 viewWillAppear。",
    "При push с A на B после viewWillDisappear у A вызывается viewWillAppear.",
  ])
  func givesNobodyTheOther(_ text: String) {
    #expect(read(text).claims.map { [$0.claim.a.role, $0.claim.b?.role].count { $0 != nil } } == [1])
  }

  /// - Parameter sentence: that somebody gets a callback.
  private func expectRoles(comes: String, goes: String, _ sentence: (String, String) -> String) {
    for (callback, receiver, role) in [("viewDidAppear", comes, Role.arriving), ("viewDidDisappear", goes, .leaving)] {
      let text = sentence(callback, receiver)
      #expect(read(text).claims.map { $0.claim.a.role } == [role], "\(text)")
    }
  }
}
