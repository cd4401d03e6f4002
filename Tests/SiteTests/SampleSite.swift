import Diagnostics
@testable import Site

/// A small site with every kind of page, made by hand from the log of a push and a pop on iOS 9.
enum SampleSite {
  static func make(language: Language = .english) -> SiteModel {
    SiteModel(
      title: language == .english ? "Life cycles, checked" : "生命周期,逐条检验",
      tagline: language == .english
        ? "Notes about the life cycles of apps, scenes, controllers and views, each statement run in a simulation."
        : "关于应用、场景、控制器与视图生命周期的笔记,每条说法都经模拟运行检验。",
      language: language, featured: present.figure, notes: [chineseNote, englishNote], callbacks: callbacks,
      scenarios: [pushPop, present],
      quizzes: [quiz], selections: selections(language), conformance: conformance, facts: facts)
  }

  static func path(_ text: String) -> SitePath {
    guard let path = SitePath(text) else { preconditionFailure("no path: \(text)") }
    return path
  }

  static let pushPop = ScenarioPage(
    path: path("scenarios/push-pop.html"), title: "Launch, push, back", group: "Navigation stacks",
    source: """
      ios: 9
      life-cycle: app
      root: nav(ViewController)
      controller SecondViewController: from code

      launch
      push SecondViewController
      pop
      """,
    facts: [
      .init(name: "iOS", value: "9"), .init(name: "life-cycle", value: "app"),
      .init(name: "window", value: "storyboard"), .init(name: "Root", value: "nav(ViewController)"),
    ],
    figure: pushFigure, origin: SourceReference(label: "A log of March 2016", url: "http://example.com/log"),
    links: [PageLink(label: "Quiz: pushes", path: path("quizzes/push.html"))])

  static let pushFigure = figure(
    id: "push-pop", title: "Launch, push, back on iOS 9",
    lanes: [
      ("AppDelegate", .app), ("ViewController", .controller), ("SecondViewController", .controller),
    ],
    steps: [
      (
        "launch",
        [
          ("AppDelegate", "application:didFinishLaunchingWithOptions:", "in the call", .appState),
          ("AppDelegate", "applicationDidBecomeActive:", "in the call", .appState),
          ("ViewController", "viewDidLoad", "in its layout", .loading),
          ("ViewController", "viewWillAppear:", "in its layout", .appearance),
          ("ViewController", "viewWillLayoutSubviews", "commit", .layout),
          ("ViewController", "viewDidAppear:", "later turn", .appearance),
        ]
      ),
      (
        "push SecondViewController",
        [
          ("ViewController", "viewWillDisappear:", "in its layout", .appearance),
          ("SecondViewController", "loadView", "in its layout", .loading),
          ("SecondViewController", "viewDidLoad", "in its layout", .loading),
          ("SecondViewController", "viewWillAppear:", "in its layout", .appearance),
          ("ViewController", "viewDidDisappear:", "end of the animation", .appearance),
          ("SecondViewController", "viewDidAppear:", "end of the animation", .appearance),
        ]
      ),
      (
        "pop",
        [
          ("SecondViewController", "viewWillDisappear:", "in its layout", .appearance),
          ("ViewController", "viewWillAppear:", "in its layout", .appearance),
          ("SecondViewController", "viewDidDisappear:", "end of the animation", .appearance),
          ("ViewController", "viewDidAppear:", "end of the animation", .appearance),
        ]
      ),
    ])

  static let present = ScenarioPage(
    path: path("scenarios/present.html"), title: "Present over tabs", group: "Presenting and dismissing",
    source: "ios: 17\nroot: tabs(nav(A), B)\n\nlaunch\npresent C as fullScreen\n",
    facts: [.init(name: "iOS", value: "17")],
    figure: figure(
      id: "present", title: "A full-screen presentation over tabs",
      lanes: [
        ("AppDelegate", .app), ("SceneDelegate", .scene), ("Tabs", .container), ("Nav", .container),
        ("A", .controller), ("C", .controller), ("C.view", .view),
      ],
      steps: [
        ("launch", [("SceneDelegate", "scene:willConnectToSession:options:", "in the call", .appState)]),
        (
          "present C as fullScreen",
          [
            ("C", "viewDidLoad", "in the call", .loading),
            ("A", "viewWillDisappear:", "commit", .appearance),
            ("C", "viewWillAppear:", "commit", .appearance),
            ("C.view", "didMoveToWindow", "commit", .containment),
            ("C", "viewIsAppearing:", "commit", .other),
            ("C", "viewWillTransitionToSize:withTransitionCoordinator:", "commit", .layout),
            ("C", "viewDidAppear:", "end of the animation", .appearance),
            ("A", "viewDidDisappear:", "end of the animation", .appearance),
          ]
        ),
        ("nothing happens", []),
      ]),
    deviations: [
      .init(step: "present C", text: "One more layout pass than recorded.", isKnown: true),
      .init(step: "present C", text: "viewIsAppearing: comes before the layout."),
    ])
}
