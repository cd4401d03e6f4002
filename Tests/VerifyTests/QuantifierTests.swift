import LifecycleEngine
import Testing

@testable import Verify

/// "Always", "only", "again", "not": what the words quantify over.
@Suite struct QuantifierTests {
  private static func claim(
    _ pattern: ClaimPattern, _ a: Callback, _ b: Callback? = nil, in places: [Situation] = [],
    _ strength: Claim.Strength = .general, _ change: (inout Claim) -> Void = { _ in }
  ) -> Claim {
    var claim = Claim(pattern, Claim.Term(a), b.map { Claim.Term($0) }, in: places, strength: strength)
    change(&claim)
    return claim
  }

  private static func denied(_ claim: Claim) -> Claim {
    var claim = claim
    claim.isDenied = true
    return claim
  }

  private static func only(_ a: Callback, in place: Situation) -> Claim {
    claim(.existence, a, in: [place], .strict) { $0.isOnly = true }
  }

  private static func again(_ pattern: ClaimPattern, _ a: Callback, in place: Situation) -> Claim {
    claim(pattern, a, in: [place]) { $0.isAgain = true }
  }

  private static let willThenDid = claim(.response, .viewWillAppear, .viewDidAppear, .strict)

  private static func claim(
    _ pattern: ClaimPattern, _ a: Callback, _ b: Callback, _ strength: Claim.Strength
  ) -> Claim { claim(pattern, a, b, in: [], strength) }

  private static let sheetKeeps = claim(.absence, .viewWillDisappear, nil, in: [.present], .possible) {
    $0.worlds.style = .pageSheet
  }

  static let cases: [ClaimCase] = [
    // Whatever brings them is what they tell of.
    ClaimCase("only what is released is told so", only(.dealloc, in: .released), .holds),
    ClaimCase("only a scene that goes is told so", only(.sceneDidDisconnect, in: .sceneDisconnected), .holds),
    ClaimCase("only what is loaded is told so", only(.viewDidLoad, in: .viewLoads), .holds),
    // Always followed by: a swipe may be cancelled, the app may end.
    ClaimCase("will is always followed by did", willThenDid, .contradicted),
    ClaimCase("will is not always followed by did", denied(willThenDid), .holds),
    ClaimCase(
      "disappearing likewise", claim(.response, .viewWillDisappear, .viewDidDisappear, .strict), .contradicted),
    ClaimCase(
      "on the way back, with a swipe that is let go",
      claim(.response, .viewWillDisappear, .viewDidDisappear, in: [.pop], .strict), .contradicted),
    ClaimCase(
      "on a push nothing can interrupt",
      claim(.response, .viewWillDisappear, .viewDidDisappear, in: [.push], .strict), .holds),
    ClaimCase("loading is always followed", claim(.response, .loadView, .viewDidLoad, .strict), .holds),
    ClaimCase("that is not always so", denied(claim(.response, .loadView, .viewDidLoad, .strict)), .contradicted),
    ClaimCase(
      "what is loaded need not be shown", claim(.response, .viewDidLoad, .viewWillAppear, .strict), .contradicted),
    ClaimCase(
      "resigning need not end in the background",
      claim(.response, .applicationWillResignActive, .applicationDidEnterBackground, .strict), .contradicted),
    ClaimCase(
      "pairs are always closed", claim(.alternateSuccession, .viewWillAppear, .viewDidAppear, .strict), .contradicted),
    // As a rule: what only systems do that nobody uses any more is no exception.
    ClaimCase("loaded once", claim(.count(atLeast: 0, atMost: 1), .viewDidLoad, nil, in: [], .strict), .depends),
    ClaimCase("usually loaded once", claim(.count(atLeast: 0, atMost: 1), .viewDidLoad, nil, in: [], .usual), .holds),
    ClaimCase(
      "usually the old one hears of a modal", claim(.existence, .viewWillDisappear, nil, in: [.present], .usual),
      .depends),
    // May not: one case is enough, on what is in use.
    ClaimCase("below a sheet it may not come", sheetKeeps, .holds),
    // Only.
    ClaimCase("loaded only when asked for by a push", only(.viewDidLoad, in: .push), .contradicted),
    ClaimCase("unloaded only on a memory warning", only(.viewDidUnload, in: .memoryWarning), .holds),
    ClaimCase("appears only when it appears", only(.viewWillAppear, in: .appears), .holds),
    ClaimCase("appears only on a push", only(.viewWillAppear, in: .push), .contradicted),
    ClaimCase("background only", only(.applicationDidEnterBackground, in: .background), .holds),
    ClaimCase("a drag is the only way to didDismiss", only(.presentationControllerDidDismiss, in: .dragDown), .holds),
    // Again.
    ClaimCase("loaded again after a push", again(.existence, .viewDidLoad, in: .pop), .contradicted),
    ClaimCase("not loaded again when it appears", again(.absence, .viewDidLoad, in: .appears), .holds),
    ClaimCase("appears again", again(.existence, .viewWillAppear, in: .returns), .depends),
    // Immediate succession, among callbacks that tell of the same.
    ClaimCase("loaded right after", claim(.chainResponse, .loadView, .viewDidLoad, .strict), .holds),
    ClaimCase(
      "something comes between", claim(.chainResponse, .viewWillAppear, .viewDidAppear, .strict), .contradicted),
    ClaimCase("loading comes first", claim(.first, .viewDidLoad), .contradicted),
    ClaimCase("loadView does", claim(.first, .loadView), .holds),
    // Who comes is sent away before it is there, or laid out before it comes.
    ClaimCase(
      "gone only after it was there", claim(.precedence, .viewDidAppear, .viewDidDisappear, .strict), .contradicted),
    ClaimCase("going likewise", claim(.precedence, .viewDidAppear, .viewWillDisappear, .strict), .contradicted),
    ClaimCase("gone only after it went", claim(.precedence, .viewWillDisappear, .viewDidDisappear, .strict), .holds),
    ClaimCase(
      "laid out only after it comes", claim(.precedence, .viewWillAppear, .viewDidLayoutSubviews, .strict),
      .contradicted),
    ClaimCase(
      "always comes before it is laid out", claim(.before, .viewWillAppear, .viewDidLayoutSubviews, .strict),
      .contradicted),
    ClaimCase("it usually does", claim(.before, .viewWillAppear, .viewDidLayoutSubviews, .general), .holds),
    ClaimCase(
      "always laid out before it is there", claim(.before, .viewDidLayoutSubviews, .viewDidAppear, .strict), .depends),
    // A recognizer takes a touch away; each responder has its own.
    ClaimCase(
      "a touch that begins always ends", claim(.response, .touchesBeganWithEvent, .touchesEndedWithEvent, .strict),
      .contradicted),
    ClaimCase(
      "it usually does", claim(.response, .touchesBeganWithEvent, .touchesEndedWithEvent, .general), .holds),
    ClaimCase(
      "a touch ends only after it began", claim(.precedence, .touchesBeganWithEvent, .touchesEndedWithEvent, .strict),
      .holds),
    ClaimCase(
      "a tap always ends", claim(.existence, .touchesEndedWithEvent, in: [.viewTapped], .strict), .contradicted),
    ClaimCase(
      "a touch is never cancelled", claim(.absence, .touchesCancelledWithEvent, in: [], .strict), .contradicted),
    ClaimCase(
      "a touch is looked for before it begins", claim(.before, .hitTestWithEvent, .touchesBeganWithEvent), .holds),
    // The app may hold what goes, and decode what wakes by itself.
    ClaimCase("released by each pop", claim(.existence, .dealloc, in: [.pop], .strict), .contradicted),
    ClaimCase("released by a pop", claim(.existence, .dealloc, in: [.pop]), .holds),
    ClaimCase("decoded is always awake", claim(.response, .initWithCoder, .awakeFromNib, .strict), .contradicted),
    ClaimCase("decoded is awake", claim(.response, .initWithCoder, .awakeFromNib, .general), .holds),
    // What comes once may come again; an app may come up behind, and who is told need not be loaded.
    ClaimCase(
      "warned once", claim(.count(atLeast: 0, atMost: 1), .didReceiveMemoryWarning, in: [], .strict), .contradicted),
    ClaimCase("warned when loaded", claim(.precedence, .viewDidLoad, .didReceiveMemoryWarning, .strict), .contradicted),
    ClaimCase("released when loaded", claim(.precedence, .viewDidLoad, .dealloc, .strict), .contradicted),
    ClaimCase("drawn once", claim(.count(atLeast: 0, atMost: 1), .drawRect, in: [], .strict), .contradicted),
    ClaimCase(
      "nothing active after a warning",
      claim(.notSuccession, .applicationDidReceiveMemoryWarning, .applicationDidBecomeActive, .strict), .contradicted),
    ClaimCase(
      "to the front only from behind",
      claim(.precedence, .applicationDidEnterBackground, .applicationWillEnterForeground, .strict), .contradicted),
    ClaimCase(
      "a launch always ends in front",
      claim(.response, .applicationDidFinishLaunchingWithOptions, .applicationDidBecomeActive, .strict), .contradicted),
    ClaimCase(
      "a scene goes once", claim(.count(atLeast: 0, atMost: 1), .sceneDidDisconnect, in: [], .strict), .contradicted),
    ClaimCase(
      "in a window before it has a superview", claim(.before, .didMoveToWindow, .didMoveToSuperview, .strict),
      .contradicted),
    ClaimCase(
      "laid out in a window only", claim(.precedence, .didMoveToWindow, .layoutSubviews, .strict), .contradicted),
    ClaimCase("it moves before it has moved", claim(.precedence, .willMoveToWindow, .didMoveToWindow, .strict), .holds),
    // Each occurrence.
    ClaimCase(
      "once each time it appears",
      claim(.count(atLeast: 1, atMost: 1), .viewWillAppear, in: [.appears], .strict), .holds),
    // Applications with scenes are told otherwise.
    ClaimCase("told of the background", claim(.existence, .applicationDidEnterBackground, in: [.background]), .depends),
    ClaimCase(
      "without scenes",
      claim(.existence, .applicationDidEnterBackground, in: [.background]) { $0.worlds.lifeCycle = .app }, .holds),
    ClaimCase(
      "never with them",
      claim(.existence, .applicationDidEnterBackground, in: [.background]) { $0.worlds.lifeCycle = .scene },
      .contradicted),
    ClaimCase(
      "before scenes there were none",
      claim(.existence, .applicationDidEnterBackground, in: [.background]) {
        $0.worlds.versions = VersionRange(Version(4), Version(12))
      }, .holds),
    ClaimCase("killed", claim(.existence, .applicationWillTerminate, in: [.kill]), .depends),
    ClaimCase("always when killed", claim(.existence, .applicationWillTerminate, in: [.kill], .strict), .contradicted),
    ClaimCase("swiped away", claim(.existence, .applicationWillTerminate, in: [.killFromSwitcher]), .depends),
    ClaimCase("suspended", claim(.existence, .applicationWillTerminate, in: [.endedWhileSuspended]), .contradicted),
    // Phones and pads differ in their traits when they are turned.
    ClaimCase(
      "traits change with a turn",
      claim(.existence, .willTransitionToTraitCollectionWithTransitionCoordinator, in: [.rotation]), .depends),
    ClaimCase(
      "on a phone",
      claim(.existence, .willTransitionToTraitCollectionWithTransitionCoordinator, in: [.rotation]) {
        $0.worlds.device = .phone
      }, .holds),
    // What nobody sends contradicts nothing.
    ClaimCase("not modelled", claim(.existence, .applicationSignificantTimeChange, in: [.launch]), .vacuous),
    ClaimCase("nobody touches", claim(.existence, .touchesBeganWithEvent, in: [.appears]), .vacuous),
    ClaimCase("laid out at launch", claim(.existence, .layoutSubviews, in: [.launch]), .holds),
    ClaimCase("a pushed controller's view", claim(.existence, .didMoveToWindow, in: [.push]), .holds),
  ]

  @Test(arguments: cases) func verdict(_ expected: ClaimCase) {
    let judged = Idle.judges.judge(expected.claim)
    let shown = judged.judgement.counterexample.map {
      String(decoding: ScenarioPrinter.print($0.scenario), as: UTF8.self)
    }
    #expect(judged.verdict == expected.verdict, "\(shown ?? "")")
    #expect(judged.verdict != .contradicted || judged.judgement.counterexample != nil)
  }

  @Test("Between the two ends of a change of parents stands the transition")
  func containment() {
    var judge = ClaimJudge()
    for pattern in [ClaimPattern.chainPrecedence, .chainResponse] {
      let (a, b) =
        pattern == .chainResponse
        ? (Callback.willMoveToParentViewController, Callback.didMoveToParentViewController)
        : (.didMoveToParentViewController, .willMoveToParentViewController)
      #expect(judge.judge(Self.claim(pattern, a, b, in: [.push])).verdict == .contradicted, "\(pattern)")
    }
    let order = Self.claim(.before, .willMoveToParentViewController, .didMoveToParentViewController, in: [.push])
    #expect(judge.judge(order).verdict == .holds)
  }

  @Test("What nobody knows turns a verdict into an open one")
  func openQuestion() {
    let claim = Self.claim(
      .before, .viewWillAppear, .navigationControllerWillShowViewControllerAnimated, in: [.push])
    var judge = ClaimJudge()
    let judged = judge.judge(claim)
    #expect(judged.verdict == .open)
    #expect(judged.judgement.openQuestion == OpenQuestion(fact: .willShowAfterWillAppear, holdsAsAssumed: true))
    let steps = [claim.a, claim.b].compactMap { $0 }.map { OrderClaim.Step(actor: nil, callback: $0.callback) }
    var orders = OrderJudge()
    #expect(orders.judge(OrderClaim(steps: steps, situations: [.push])).verdict == .open)
    // A log is evidence.
    #expect(orders.judge(OrderClaim(steps: steps, situations: [.push], isRecorded: true)).verdict == .holds)
    #expect(orders.judge(OrderClaim(steps: steps.reversed(), situations: [.push])).verdict == .open)
  }

  @Test("The end of a layout pass and the beginning of the next are no order")
  func layoutTurnedRound() {
    let named: [Callback] = [.viewWillAppear, .viewDidLayoutSubviews, .viewWillLayoutSubviews, .viewDidAppear]
    var order = OrderClaim(steps: named.map { .init(actor: nil, callback: $0) }, situations: [.push])
    var judge = OrderJudge()
    #expect(judge.judge(order).verdict == .contradicted)
    order.steps.swapAt(1, 2)
    #expect(judge.judge(order).verdict == .holds)
  }

  @Test("A run that is made shorter keeps who is in it: whom nobody holds is gone and made anew")
  func madeAnew() throws {
    var judge = ClaimJudge()
    let judged = judge.judge(Self.claim(.before, .viewWillAppear, .viewDidLayoutSubviews, .strict))
    let run = try #require(judged.judgement.counterexample)
    #expect(judged.verdict == .contradicted)
    #expect(run.scenario.steps.count == 4)
    #expect(!run.entries.isEmpty && run.entries.allSatisfy { $0.callback != .dealloc })
  }

  @Test("A line that only the app's own code brings is set aside")
  func notTried() {
    let named: [Callback] = [
      .loadView, .viewDidLoad, .applicationDidRegisterForRemoteNotificationsWithDeviceToken, .viewWillAppear,
    ]
    let order = OrderClaim(steps: named.map { .init(actor: nil, callback: $0) }, situations: [.push])
    var judge = OrderJudge()
    let judged = judge.judge(order)
    #expect(judged.verdict == .holds)
    #expect(judged.notTried == [2])
    var wrong = order
    wrong.steps.swapAt(0, 1)
    let contradicted = judge.judge(wrong)
    #expect(contradicted.verdict == .contradicted)
    #expect(contradicted.notTried == [2])
  }
}
