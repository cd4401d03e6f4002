import Testing

@testable import Project

/// What `lcdoc ask` answers to questions.
@Suite struct QuestionTests {
  struct Asked: CustomTestStringConvertible, Sendable {
    var question: String
    var kind: String
    var exitCode: Int32
    /// What the answer begins with.
    var answer: String
    var says: [String] = []
    var testDescription: String { question }

    init(_ question: String, _ kind: String, _ exitCode: Int32, _ answer: String, says: String...) {
      (self.question, self.kind, self.exitCode, self.answer, self.says) = (question, kind, exitCode, answer, says)
    }
  }

  @Test(arguments: [
    Asked(
      "Is viewDidLoad called when the app comes back to the foreground?", "yesNo", 1, "No\n",
      says: "read as: `viewDidLoad` is called, when the app comes to the foreground", "a run where it is not so",
      "\nlaunch\n"),
    Asked("Does viewWillAppear come before viewDidAppear?", "yesNo", 0, "Yes\n", says: "a run where it is so"),
    Asked("Is viewDidLoad called only once?", "yesNo", 1, "It depends\n", says: "true on iOS 6 and later"),
    Asked("Is viewWillAppear not called when the screen is locked?", "yesNo", 0, "Yes\n"),
    Asked("pop 时会调用 viewDidLoad 吗？", "yesNo", 1, "否\n", says: "说法不成立的一次运行"),
    Asked("push 时会调用 viewDidLoad 吗？", "yesNo", 0, "是\n"),
    Asked("viewDidLoad 只会调用一次吗？", "yesNo", 1, "视情况\n"),
    Asked("pop 할 때 viewDidLoad가 호출되나요?", "yesNo", 1, "No\n"),
    Asked("ポップするとき viewDidLoad は呼ばれますか？", "yesNo", 1, "No\n"),
    Asked("Вызывается ли viewDidLoad при pop?", "yesNo", 1, "No\n"),
    Asked("¿Se llama a viewDidLoad al hacer pop?", "yesNo", 1, "No\n"),
    Asked("Is viewDidLoad called when the flurble zorps?", "yesNo", 2, "not understood: when | flurble | zorps\n"),
    Asked("Is viewDidLoad nice?", "yesNo", 2, "not understood"),
  ])
  func yesOrNo(_ asked: Asked) { check(asked) }

  @Test(arguments: [
    Asked("Which comes first, viewWillAppear or viewDidLoad?", "whichFirst", 0, "`viewDidLoad` comes first\n"),
    Asked("Which comes first, viewDidLoad or viewWillAppear?", "whichFirst", 0, "`viewDidLoad` comes first\n"),
    Asked(
      "On a push, which comes first: the old controller's viewWillDisappear or the new one's viewWillAppear?",
      "whichFirst", 0, "`viewWillDisappear` comes first\n", says: "on a push"),
    Asked("viewDidLoad 和 viewWillAppear 哪个先调用？", "whichFirst", 0, "`viewDidLoad` 先\n"),
    Asked(
      "Which comes first, viewDidLoad or viewWillAppear, when the flurble zorps?", "whichFirst", 2, "not understood"),
    Asked("How often is viewDidLoad called?", "howOften", 1, "It depends\n", says: "at most once", "true on iOS 6"),
    Asked("How often is viewWillAppear called?", "howOften", 0, "It can be more than once\n"),
    Asked("How often is viewDidLoad called on a pop?", "howOften", 0, "Not at all\n", says: "on a pop"),
    Asked("How often is viewDidLoad called on a push?", "howOften", 0, "At most once\n", says: "on a push"),
    Asked("viewDidLoad 会调用几次？", "howOften", 1, "视情况\n", says: "至多调用一次"),
    Asked("viewWillAppear 会调用几次？", "howOften", 0, "可能不止一次\n"),
  ])
  func whichAndHowOften(_ asked: Asked) { check(asked) }

  @Test(arguments: [
    Asked(
      "When is viewDidLoad called?", "whenCalled", 0, "`viewDidLoad` is called, when the view is loaded\n  true in",
      says: "a run where it is so"),
    Asked(
      "When does the system call viewWillAppear?", "whenCalled", 0, "`viewWillAppear` is called, when the controller"),
    Asked("viewDidLoad 什么时候调用？", "whenCalled", 0, "加载 view 时，`viewDidLoad` 会被调用\n"),
    Asked("Когда вызывается viewDidLoad?", "whenCalled", 0, "`viewDidLoad` is called, when the view is loaded\n"),
    Asked("viewDidLoadはいつ呼ばれますか？", "whenCalled", 0, "`viewDidLoad` is called, when the view is loaded\n"),
    Asked("viewDidLoad는 언제 호출되나요?", "whenCalled", 0, "`viewDidLoad` is called, when the view is loaded\n"),
    Asked("¿Cuándo se llama a viewDidLoad?", "whenCalled", 0, "`viewDidLoad` is called, when the view is loaded\n"),
    Asked("When is viewWillUnload called?", "whenCalled", 1, "It depends\n", says: "true on iOS 5"),
    Asked("When is viewDidLoad called twice?", "yesNo", 2, "not understood"),
    Asked("When the flurble zorps, is viewDidLoad called?", "yesNo", 2, "not understood"),
  ])
  func when(_ asked: Asked) { check(asked) }

  @Test(arguments: [
    Asked(
      "In which order are callbacks called on a push?", "whatHappens", 0, "In this order: B.willMove",
      says: "B.loadView, B.viewDidLoad, A.viewWillDisappear, B.viewWillAppear", "read as: what is called on a push\n",
      "\nlaunch\npush B\n"),
    Asked(
      "What is called when the app goes to the background?", "whatHappens", 0,
      "In this order: sceneWillResignActive, sceneDidEnterBackground\n",
      says: "In this order: applicationWillResignActive, applicationDidEnterBackground\n", "\nlaunch\nhome\n"),
    Asked(
      "进入后台时会调用哪些方法？", "whatHappens", 0, "依次为：sceneWillResignActive、sceneDidEnterBackground\n",
      says: "依次为：applicationWillResignActive、applicationDidEnterBackground\n"),
    Asked("What is called when the flurble zorps?", "whatHappens", 2, "not understood: flurble | zorps\n"),
    Asked("What is called?", "whatHappens", 2, "not understood"),
  ])
  func whatIsCalled(_ asked: Asked) { check(asked) }

  @Test(arguments: [
    Asked("What is called right before viewDidLoad?", "whatIsBeside", 0, "In this order: B.loadView, B.viewDidLoad\n"),
    Asked(
      "What comes between viewWillAppear and viewDidAppear?", "whatIsBeside", 0, "In this order: B.viewWillAppear, ",
      says: "B.viewIsAppearing", "B.viewDidAppear"),
    Asked("loadView 之后会调用什么？", "whatIsBeside", 0, "依次为：B.loadView、B.viewDidLoad\n"),
    Asked("viewDidLoad 전에 불리는 메서드는?", "whatIsBeside", 0, "In this order: B.loadView, B.viewDidLoad\n"),
    Asked("Is viewDidAppear called after viewWillAppear?", "yesNo", 0, "Yes\n"),
    Asked("viewDidLoad 是在 loadView 之前调用的吗？", "yesNo", 1, "否\n"),
  ])
  func whatIsBeside(_ asked: Asked) { check(asked) }

  @Test(arguments: [
    Asked(
      "What is the order of viewDidAppear, deinit and viewDidLoad?", "whichOrder", 0,
      "In this order: B.viewDidLoad, B.viewDidAppear, B.dealloc\n"),
    Asked(
      "storyboard 的 VC，loadView、awakeFromNib、init(coder:) 的执行顺序？", "whichOrder", 0,
      "依次为：B.initWithCoder、B.awakeFromNib、B.loadView\n"),
    Asked(
      "при повороте в каком порядке идут viewDidLayoutSubviews и viewWillTransition(to:with:)?", "whichOrder", 0,
      "In this order: A.viewWillTransitionToSize"),
    Asked("When does viewWillAppear run, every time or just once?", "howOften", 0, "It can be more than once\n"),
  ])
  func whichOrder(_ asked: Asked) { check(asked) }

  @Test(
    "What is said before a question tells when it is asked",
    arguments: [
      Asked(
        "A presents B with .fullScreen. Does A.viewDidDisappear come before B.viewDidAppear?", "yesNo", 1, "No\n"),
      Asked("A pushes B, then the user taps Back. Does A get viewDidLoad again?", "yesNo", 1, "No\n"),
      Asked(
        "No scenes, only an AppDelegate. User presses home. Will applicationDidEnterBackground be called?", "yesNo", 0,
        "Yes\n", says: "without scenes"),
      Asked("B is popped and a running flurble holds it. Does its deinit run?", "yesNo", 2, "not understood"),
      Asked("After A pushes B, is A deallocated?", "yesNo", 2, "not understood"),
    ])
  func isAskedOfWhatWasSaid(_ asked: Asked) { check(asked) }

  private func check(_ asked: Asked) {
    let answer = ClaimAnswer(to: asked.question)
    #expect(answer.exitCode == asked.exitCode && answer.text.hasPrefix(asked.answer), "\(answer.text)")
    for part in asked.says { #expect(answer.text.contains(part), "\(answer.text)") }
    #expect(answer.json.contains("\"kind\":\"\(asked.kind)\""), "\(answer.json)")
  }

  @Test func answersForPrograms() {
    #expect(
      ClaimAnswer(to: "Is viewDidLoad called on a pop?").json == #"""
        {"sentence":"Is viewDidLoad called on a pop?","kind":"yesNo","answers":[
        {"verdict":"contradicted","reading":"`viewDidLoad` is called, on a pop","words":"No; true in 0 of 18 worlds that fit (iOS 2 and later)",\#
        "worlds":18,"agreeing":0,"scenario":"ios: 26\nlife-cycle: scene\nroot: nav(A)\ncontroller B: from code\n\#
        log: viewDidLoad\n\nlaunch\npush B\npop\n","isSoInScenario":false}],"notUnderstood":[]}

        """#)
    #expect(
      ClaimAnswer(to: "What is called when the \"flurble\" zorps?").json == #"""
        {"sentence":"What is called when the \"flurble\" zorps?","kind":"whatHappens","answers":[],\#
        "notUnderstood":["flurble","zorps"]}

        """#)
    #expect(ClaimAnswer(to: "viewDidAppear comes before viewWillAppear").json.contains(#""kind":"statement""#))
  }
}
