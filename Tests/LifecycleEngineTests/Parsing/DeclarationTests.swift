import Testing

@testable import LifecycleEngine

/// Every key with its values.
@Suite("Declarations of a scenario")
struct DeclarationTests {
  private func read(_ text: String) throws -> Scenario {
    let parsed = ScenarioParser.parse(Array(text.utf8))
    try #require(parsed.problems.isEmpty, "\(parsed.problems)")
    return parsed.scenario
  }

  private func names(_ scenario: Scenario, _ ids: [NameID?]) -> [String] {
    ids.map { $0.map { String(decoding: scenario.text($0), as: UTF8.self) } ?? "-" }
  }

  @Test(
    "Versions",
    arguments: [
      ("9.2", Version(9, 2), Version(9, 2)), ("9...12", Version(9), Version(12)), ("13...", Version(13), Version(99)),
      ("...5", .oldest, Version(5)), (" 8.1 ... 8.4.1 ", Version(8, 1), Version(8, 4, 1)),
    ])
  func versions(_ text: String, _ lower: Version, _ upper: Version) throws {
    #expect(try read("ios: \(text)").ios == VersionRange(lower, upper))
  }

  @Test("Life cycle, device, plist, window")
  func surroundings() throws {
    let scenario = try read(
      """
      life-cycle: app
      device: pad landscape
      plist: UIApplicationExitsOnSuspend, UISupportedInterfaceOrientations landscape
      window: code
      """)
    #expect(scenario.lifeCycle == .app)
    #expect(scenario.device.isPad && scenario.device.isLandscape)
    #expect(
      scenario.plist
        == ["UIApplicationExitsOnSuspend", "UISupportedInterfaceOrientations landscape"].map { Array($0.utf8) })
    #expect(scenario.windowMaker == .code)
    #expect(try read("life-cycle: scene").lifeCycle == .scene)
    #expect(try read("window: storyboard").windowMaker == .storyboard)
    #expect(try !read("device: phone portrait").device.isPad)
  }

  @Test("The root, nested")
  func root() throws {
    let scenario = try read("root: tab(nav(A, B), page(), split(C, container(D)))")
    #expect(scenario.root.map(\.kind) == [.tab, .nav, .plain, .plain, .page, .split, .plain, .container, .plain])
    #expect(scenario.root.map(\.childCount) == [3, 2, 0, 0, 0, 2, 0, 1, 0])
    #expect(names(scenario, scenario.root.map(\.name)) == ["-", "-", "A", "B", "-", "-", "C", "-", "D"])
  }

  @Test("Names of containers and delegates")
  func renamed() throws {
    let scenario = try read("names: nav Navigation, app Delegate, scene Scene, tab T, split S, page P, container K")
    #expect(scenario.renamed.map(\.role) == [.nav, .app, .scene, .tab, .split, .page, .container])
    #expect(names(scenario, scenario.renamed.map(\.name)).first == "Navigation")
  }

  @Test("Controllers")
  func controllers() throws {
    let scenario = try read(
      """
      controller A: from code; class MyViewController; style formSheet; landscape only; defines context
      controller B: from nib "BView"
      controller C: from storyboard
      controller D: from coder
      controller E: from loadNibNamed "X"
      """)
    #expect(scenario.controllers.map(\.origin) == [.code, .nib, .storyboard, .coder, .loadNibNamed])
    let first = try #require(scenario.controllers.first)
    #expect(first.style == .formSheet && first.landscapeOnly && first.definesContext)
    #expect(names(scenario, scenario.controllers.map(\.nibName)) == ["-", "BView", "-", "-", "X"])
    #expect(names(scenario, [first.className]) == ["MyViewController"])
  }

  @Test("Segues, containers, nibs")
  func storyboards() throws {
    let scenario = try read(
      """
      segue A to B: push
      segue A to C: present
      segue A to D: present as pageSheet
      segue A to E: embed
      nav Nav: delegate N
      page Page: curl; delegate P, data source S
      presentation B: delegate Q
      tab Tab: delegate T
      split Split: delegate U
      nibs: AView, BView(no view outlet), "CView"
      """)
    #expect(scenario.segues.map(\.kind) == [.push, .present, .present, .embed])
    #expect(scenario.segues.map(\.style) == [nil, nil, .pageSheet, nil])
    #expect(scenario.containers.map(\.kind) == [.nav, .page, .presentation, .tab, .split])
    #expect(scenario.containers.map(\.isCurl) == [false, true, false, false, false])
    #expect(names(scenario, scenario.containers.map(\.dataSource)) == ["-", "S", "-", "-", "-"])
    #expect(scenario.nibs.map(\.hasViewOutlet) == [true, false, true])
    #expect(names(scenario, scenario.nibs.map(\.name)) == ["AView", "BView", "CView"])
  }

  @Test("Views")
  func views() throws {
    let scenario = try read(
      """
      view V: in A; frame 1 -2 30 40; hidden, alpha 0; no interaction; control; gesture; constraints
      view W: loose; from code
      view X: root of A; from nib "X"
      view Y: in V
      view Z: in A.view
      """)
    let first = try #require(scenario.views.first)
    #expect(first.frame == Frame(x: 1, y: -2, width: 30, height: 40))
    #expect(first.isHidden && first.isTransparent && first.ignoresTouches)
    #expect(first.isControl && first.hasGesture && first.hasConstraints)
    let places = scenario.views.map(\.place)
    #expect(places[1] == .loose)
    #expect(scenario.views[1].isFromCode)
    if case .rootOf = places[2] {} else { Issue.record("\(places[2])") }
    #expect(places[4] == places[0], "the view of a controller is meant by its name too")
    #expect(names(scenario, [scenario.views[2].nibName]) == ["X"])
  }

  @Test("Classes and categories")
  func classes() throws {
    let scenario = try read(
      """
      class Base: initialize; load
      class Leaf: of Base, load
      class Plain:
      category Base(Extra): initialize
      """)
    #expect(scenario.classes.map(\.isCategory) == [false, false, false, true])
    #expect(scenario.classes.map(\.hasInitialize) == [true, false, false, true])
    #expect(scenario.classes.map(\.hasLoad) == [true, true, false, false])
    #expect(names(scenario, scenario.classes.map(\.base)) == ["-", "Base", "-", "Base"])
  }

  @Test("What an app's own method does")
  func overrides() throws {
    let scenario = try read(
      """
      when A.viewDidLoad: call super; present B unanimated; log; A.view = nil; A.view = V; call C.loadView
      when A.viewWillAppear:: call super.viewDidAppear: YES; call super.viewWillAppear: YES
      when completion dismiss: push C
      when V.gesture.action: present B
      when D.tabBarController:shouldSelectViewController:: return NO
      view V: loose
      """)
    #expect(
      scenario.overrides.map(\.callback) == [
        .viewDidLoad, .viewWillAppear, .dismissViewControllerAnimatedCompletion, .action,
        .tabBarControllerShouldSelectViewController,
      ])
    #expect(scenario.overrides[0].actions.map(\.verb) == [.callSuper, .present, .log, .setView, .setView, .call])
    // By its own name it is what it always was.
    #expect(scenario.overrides[1].actions.map(\.verb) == [.callOtherSuper, .callSuper])
    #expect(scenario.overrides[2].receiver == nil)
    #expect(scenario.overrides.map(\.isOfGesture) == [false, false, false, true, false])
    #expect(scenario.overrides[4].actions.map(\.verb) == [.returnNo])
  }

  @Test("What is logged")
  func log() throws {
    let scenario = try read(
      """
      log: viewDidLoad, B.dealloc, main, completion, return, console, notification; after super, exact layout; exact hits
      """)
    let log = try #require(scenario.log)
    #expect(log.entries.map(\.callback) == [.viewDidLoad, .dealloc, .main, nil, nil, nil, nil])
    #expect(log.afterSuper && log.exactLayout && log.exactHits && !log.isAll)
    #expect(try read("log: all").log?.isAll == true)
    let gesture = try read("view V: loose\nlog: V.gesture.touchesBegan:withEvent:")
    #expect(gesture.log?.entries.first?.receiver?.role == .gesture)
  }
}
