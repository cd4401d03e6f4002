import Diagnostics
import Quiz

@testable import Site

extension SampleSite {
  static let callbacks = [
    CallbackPage(
      path: path("callbacks/viewWillAppear.html"), selector: "viewWillAppear:",
      swiftName: "viewWillAppear(_:)",
      owner: "UIViewController", family: "Appearing and disappearing",
      meaning: "The view is about to be put on screen. It has no final size yet and may not be in a window.",
      sources: [
        SourceReference(label: "Apple: UIViewController", url: "https://developer.apple.com/documentation/")
      ],
      availability: .init(introduced: "2", states: [.called, .called, .deprecated, .ended]),
      advice: .init(
        good: "Bring up to date what the view shows.", bad: "Do not measure: the size may change.",
        code: "override func viewWillAppear(_ animated: Bool) {\n  super.viewWillAppear(animated)\n}"),
      superRule: .init(
        text: "Call the superclass.",
        source: SourceReference(label: "UIViewController", url: "https://developer.apple.com/documentation/")),
      promised: [.init(text: "Written down.", source: SourceReference(label: "UIViewController header"))],
      observed: [
        .init(
          text: "Seen in a log.", versions: "iOS 13", source: SourceReference(label: "a log of 2020"),
          fact: "hasViewDidUnload")
      ],
      situations: [
        .init(
          name: "push", steps: ["push B"], isAlways: true, often: "B: one time", phases: "in its layout",
          marks: [.init(lane: 0, phase: 1), .init(lane: 1, phase: 3)]),
        .init(
          name: "pop", steps: ["fly"], isAlways: false, versions: "iOS 5 to 12", often: "A: one time",
          phases: "in the call"),
      ],
      otherSituations: ["rotation", "memory warning"],
      alwaysBefore: [
        .init(name: "loadView", condition: "of the same controller"),
        .init(
          name: "viewDidLoad", path: path("callbacks/viewDidLoad.html"), condition: "of the same controller"),
      ],
      alwaysAfter: [.init(name: "viewDidAppear:", condition: "or viewDidDisappear:, if it is cancelled")],
      figure: pushFigure, scenarios: [PageLink(label: "Launch, push, back", path: path("scenarios/push-pop.html"))],
      omittedScenarios: 3,
      mentions: [
        .init(
          note: PageLink(
            label: "UIApplication 与 UIViewController 的生命周期", path: path("notes/app-and-controller.html"),
            fragment: "claim-1"), line: 42, excerpt: LateText("push 时先调用旧控制器的 viewWillDisappear:,再…"))
      ]),
    CallbackPage(
      path: path("callbacks/viewDidLoad.html"), selector: "viewDidLoad", swiftName: "viewDidLoad()",
      owner: "UIViewController", family: "Loading the view", meaning: "The controller's view has been made.",
      availability: .init(introduced: "2")),
    CallbackPage(
      path: path("callbacks/viewDidUnload.html"), selector: "viewDidUnload", swiftName: "viewDidUnload()",
      owner: "UIViewController", family: "Loading the view",
      meaning: "The controller has let go of its view.",
      availability: .init(introduced: "3", deprecated: "6", neverCalledSince: "6")),
    CallbackPage(
      path: path("callbacks/applicationDidFinishLaunchingWithOptions.html"),
      selector: "application:didFinishLaunchingWithOptions:",
      swiftName: "application(_:didFinishLaunchingWithOptions:)", owner: "UIApplicationDelegate",
      family: "Launching and ending", meaning: "The process has been set up.",
      availability: .init(introduced: "3")),
  ]

  static func selections(_ language: Language) -> [QuizSelection] {
    let subjects: [(QuizSelection.Subject, String, String)] = [
      (.everything, "ten", UIText.tenMixed.text(in: language)),
      (.level(.easy), "ten-easy", UIText.tenAbout.text(in: language, filledWith: UIText.easy.text(in: language))),
      (.topic, "ten-navigation", UIText.tenAbout.text(in: language, filledWith: "Navigation stacks")),
    ]
    return subjects.map { subject, name, title in
      var page = quiz
      page.path = path("quizzes/\(name).html")
      page.title = title
      page.group = UIText.byTopic.text(in: language)
      page.about = nil
      return QuizSelection(subject: subject, page: page)
    }
  }

  static let quiz = QuizPage(
    path: path("quizzes/push.html"), title: "Pushes and presentations", group: "Navigation stacks",
    about: PageLink(label: "Launch, push, back", path: path("scenarios/push-pop.html")),
    introduction: "What comes when, on iOS 13 and later.",
    items: [
      .ordering(
        OrderingItem(
          id: "push", stem: HTML(text: "A is on screen in a navigation stack and pushes B, animated."),
          pieces: [
            .init(
              label: "B.viewDidAppear:",
              reasons: [.init(earlier: 1, text: "A transition is announced before it ends.")]),
            .init(label: "A.viewWillDisappear:", because: "in the first turn"),
            .init(label: "B.viewWillAppear:"),
            .init(label: "B.viewDidLoad"), .init(label: "A.viewDidDisappear:"),
          ],
          relation: [
            .init(before: 3, after: 1), .init(before: 1, after: 2), .init(before: 2, after: 4),
            .init(before: 4, after: 0),
          ],
          canonical: [3, 1, 2, 4, 0],
          link: PageLink(label: "The run", path: path("scenarios/push-pop.html"), fragment: "push-pop"))),
      .ordering(
        OrderingItem(
          id: "partial", stem: HTML(text: "A full-screen presentation of B over A."),
          pieces: [
            .init(label: "A.viewDidDisappear:"), .init(label: "A.viewWillDisappear:"),
            .init(label: "B.viewDidUnload", distractorReason: "Not called since iOS 6."),
            .init(label: "B.viewWillAppear:"), .init(label: "B.viewDidAppear:"),
          ],
          relation: [.init(before: 1, after: 3), .init(before: 3, after: 4), .init(before: 4, after: 0)],
          canonical: [1, 3, 4, 0])),
      .choice(
        ChoiceQuestion(
          id: "push~next", kind: .next, stem: HTML(text: "A pushes B."), log: ["B.viewDidLoad"],
          options: [
            .init(label: "B.viewDidAppear:", reason: "It comes later."),
            .init(label: "A.viewWillDisappear:", reason: "It comes in every run."),
          ],
          answer: 1)),
      .choice(
        ChoiceQuestion(
          id: "push~wrong", kind: .wrongLine, stem: HTML(text: "A pushes B."),
          options: [
            .init(label: "B.viewDidUnload", reason: "No run calls it."),
            .init(label: "B.viewDidLoad", reason: "It may stand here."),
          ],
          answer: 0)),
    ],
    marks: [
      .init(id: "push", hash: "8b6c981706d231a7", topic: "Navigation stacks", level: .easy),
      .init(id: "partial", hash: "8b6c981706d231a8", topic: "Presenting and dismissing", level: .hard),
      .init(id: "push~next", hash: "8b6c981706d231a9", topic: "Navigation stacks", level: .easy),
      .init(id: "push~wrong", hash: "8b6c981706d231aa", topic: "Navigation stacks", level: .middle),
    ])

  static let facts = FactsPage(
    introduction: "Two facts.",
    topics: [
      .init(
        title: "Views of controllers",
        facts: [
          .init(
            name: "hasViewDidUnload", statement: "viewDidUnload is sent", versions: "iOS 3 to 5", evidence: "header"),
          .init(
            name: "rootSwapOldFirst", statement: "the old root hears first", versions: "iOS 2 and later",
            evidence: "inference", isOpen: true),
        ])
    ])

  static let conformance = ConformancePage(
    introduction:
      "Traces that people recorded on devices and simulators, and what the simulation makes of the same steps.",
    traces: [
      .init(
        name: "Launch, push, back", path: path("scenarios/push-pop.html"),
        source: SourceReference(label: "log of March 2016", url: "http://example.com/log"), version: "9",
        simulatedOn: 9,
        topic: "push", result: .reproduced),
      .init(
        name: "Present over tabs",
        source: SourceReference(label: "a console photograph", url: "javascript:alert(1)"),
        version: "17", simulatedOn: 17, topic: "presentation", result: .knownDeviation,
        reason: "The recorded app lays out a second time because of its own constraints."),
      .init(
        name: "Cancelled swipe", source: SourceReference(label: "a blog"), version: "13", simulatedOn: 13,
        topic: "navigation",
        result: .deviates),
    ])
}
