import LifecycleEngine
import Testing

@testable import Verify

struct ClaimCase: CustomTestStringConvertible, Sendable {
  var says: String
  var claim: Claim
  var verdict: Verdict
  var fact: Fact?
  var neighbour: ClaimPattern?

  init(_ says: String, _ claim: Claim, _ verdict: Verdict, _ fact: Fact? = nil, neighbour: ClaimPattern? = nil) {
    self.says = says
    self.claim = claim
    self.verdict = verdict
    self.fact = fact
    self.neighbour = neighbour
  }

  var testDescription: String { says }
}

/// Claims whose verdict is known, and what must come with it.
@Suite struct ClaimJudgeTests {
  private static func only(_ callback: Callback, onVersions versions: VersionRange) -> Claim {
    var claim = Claim(.absence, Claim.Term(callback))
    claim.worlds.versions = versions
    return claim
  }

  private static func state(_ callback: Callback, _ state: StatePredicate, in place: [Situation] = []) -> Claim {
    var claim = Claim(.universality, Claim.Term(callback), in: place)
    claim.state = state
    return claim
  }

  private static func ofCall(_ callback: Callback, in place: Situation) -> Claim {
    var claim = Claim(.existence, Claim.Term(callback), in: [place])
    claim.isOfCall = true
    return claim
  }

  private static func shown(_ style: PresentationStyle, _ pattern: ClaimPattern) -> Claim {
    var claim = Claim(pattern, Claim.Term(.viewWillDisappear), in: [.present])
    claim.worlds.style = style
    return claim
  }

  private static var allTabs: Claim {
    var claim = Claim(.existence, Claim.Term(.viewDidLoad), in: [.tabsShown], strength: .strict)
    claim.isForAll = true
    return claim
  }

  private static func firstTime(_ callback: Callback) -> Claim {
    var claim = Claim(.existence, Claim.Term(callback), in: [.appears])
    claim.firstTime = .viewWillAppear
    return claim
  }

  private static var onceUnless: Claim {
    var claim = Claim(.count(atLeast: 0, atMost: 1), Claim.Term(.viewDidLoad), strength: .strict)
    claim.unless = [.viewSetToNil]
    claim.worlds.versions = VersionRange(Version(6), VersionRange.all.upper)
    return claim
  }

  private static func ofCall(_ callback: Callback, _ situation: Situation) -> Claim {
    var claim = Claim(.existence, Claim.Term(callback), in: [situation], strength: .strict)
    claim.isOfCall = true
    return claim
  }

  private static func lockedAndUnlocked(_ callback: Callback) -> Claim {
    var claim = Claim(.existence, Claim.Term(callback), in: [.unlock])
    claim.first = [.lock]
    claim.worlds.lifeCycle = .app
    // Earlier systems suspend nothing when the screen is locked.
    claim.worlds.versions = VersionRange(Version(5), VersionRange.all.upper)
    return claim
  }

  private static func alwaysAfter(_ first: Callback, _ then: Callback) -> Claim {
    var claim = Claim(.before, Claim.Term(first), Claim.Term(then), strength: .strict)
    claim.mayPromise = true
    return claim
  }

  static let cases: [ClaimCase] = [
    ClaimCase(
      "viewDidLoad once", Claim(.count(atLeast: 0, atMost: 1), Claim.Term(.viewDidLoad), strength: .strict),
      .depends, .lowMemoryUnloadsViews),
    ClaimCase(
      "viewWillAppear once", Claim(.count(atLeast: 0, atMost: 1), Claim.Term(.viewWillAppear), strength: .strict),
      .contradicted),
    ClaimCase(
      "dealloc only after viewDidDisappear",
      Claim(.precedence, Claim.Term(.viewDidDisappear), Claim.Term(.dealloc)), .contradicted),
    ClaimCase(
      "applicationDidEnterBackground once",
      Claim(.count(atLeast: 0, atMost: 1), Claim.Term(.applicationDidEnterBackground)), .contradicted),
    ClaimCase(
      "nothing ends after the foreground",
      Claim(.notSuccession, Claim.Term(.applicationWillEnterForeground), Claim.Term(.applicationWillTerminate)),
      .contradicted),
    ClaimCase(
      "viewDidDisappear before dealloc",
      Claim(.before, Claim.Term(.viewDidDisappear), Claim.Term(.dealloc), strength: .strict), .holds),
    // No controller gets both: one goes, and one comes.
    ClaimCase(
      "one goes before the other comes",
      Claim(.before, Claim.Term(.viewWillDisappear), Claim.Term(.viewWillAppear), in: [.push]), .holds),
    ClaimCase(
      "one comes before the other has gone",
      Claim(.before, Claim.Term(.viewDidAppear), Claim.Term(.viewDidDisappear), in: [.push]), .contradicted),
    ClaimCase(
      "viewDidLoad on a push", Claim(.existence, Claim.Term(.viewDidLoad), in: [.push]), .holds),
    ClaimCase(
      "viewDidLoad on each push: its view may be loaded",
      Claim(.existence, Claim.Term(.viewDidLoad), in: [.push], strength: .strict), .contradicted),
    ClaimCase(
      "viewWillAppear on each push",
      Claim(.existence, Claim.Term(.viewWillAppear), in: [.push], strength: .strict), .holds),
    ClaimCase("each push, whether or not anybody sees it", ofCall(.viewWillAppear, .push), .depends),
    ClaimCase(
      "each call that forces layout, whether or not it is needed", ofCall(.layoutSubviews, .layoutForced), .depends),
    ClaimCase("what is done twice is watched twice", lockedAndUnlocked(.applicationDidEnterBackground), .holds),
    ClaimCase("and what comes at its end is seen too", lockedAndUnlocked(.applicationDidBecomeActive), .holds),
    ClaimCase("an order that is no promise", alwaysAfter(.viewWillAppear, .viewDidAppear), .ambiguous),
    ClaimCase(
      "an order that is a promise", alwaysAfter(.viewWillLayoutSubviews, .viewDidLayoutSubviews), .holds),
    ClaimCase("neither order nor promise", alwaysAfter(.viewDidAppear, .viewWillAppear), .contradicted),
    ClaimCase(
      "what came before the situation shows nothing of it",
      Claim(.response, Claim.Term(.viewWillAppear), Claim.Term(.viewDidAppear), in: [.endedWhileSuspended]), .vacuous),
    ClaimCase(
      "nor what answers it",
      Claim(.response, Claim.Term(.loadView), Claim.Term(.viewWillAppear), in: [.pop]), .vacuous),
    ClaimCase(
      "nor does what stood side by side before",
      Claim(.chainPrecedence, Claim.Term(.loadView), Claim.Term(.viewDidLoad), in: [.disappears]), .vacuous),
    ClaimCase(
      "viewWillAppear can come often",
      Claim(.count(atLeast: 2, atMost: .max), Claim.Term(.viewWillAppear), strength: .possible), .holds),
    ClaimCase(
      "viewDidUnload on a memory warning", Claim(.existence, Claim.Term(.viewDidUnload), in: [.memoryWarning]),
      .depends, .lowMemoryUnloadsViews),
    ClaimCase(
      "no viewDidUnload since iOS 6", only(.viewDidUnload, onVersions: VersionRange(Version(6), Version(99))), .holds),
    ClaimCase(
      "layoutSubviews once", Claim(.count(atLeast: 0, atMost: 1), Claim.Term(.layoutSubviews)), .contradicted),
    ClaimCase(
      "viewDidLoad each time the view appears",
      Claim(.existence, Claim.Term(.viewDidLoad), in: [.appears], strength: .strict), .contradicted),
    ClaimCase(
      "viewDidLoad when the view appears: it may have appeared before",
      Claim(.existence, Claim.Term(.viewDidLoad), in: [.appears]), .depends),
    ClaimCase("viewDidLoad the first time that it appears", firstTime(.viewDidLoad), .holds),
    ClaimCase("viewDidUnload the first time that it appears", firstTime(.viewDidUnload), .contradicted),
    ClaimCase("layout is done later", state(.layoutSubviews, .comesLater, in: [.layoutRequested]), .holds),
    ClaimCase(
      "layout is not done in the call", state(.layoutSubviews, .comesAtOnce, in: [.layoutRequested]), .contradicted),
    ClaimCase(
      "what is shown at launch is not animated", state(.viewDidAppear, .argumentIsYes, in: [.launch]), .contradicted),
    ClaimCase("a subview is not told itself", state(.didAddSubview, .subviewIsTold, in: [.viewAdded]), .contradicted),
    ClaimCase(
      "a view leaves what is shown", Claim(.existence, Claim.Term(.willMoveToWindow), in: [.viewRemoved]), .holds),
    ClaimCase("removeFromSuperview, wherever it is", ofCall(.willMoveToWindow, in: .viewRemoved), .depends),
    ClaimCase("its superview is", state(.willRemoveSubview, .superviewIsTold, in: [.viewRemoved]), .holds),
    ClaimCase("who is pushed is animated", state(.viewDidAppear, .argumentIsYes, in: [.push]), .holds),
    ClaimCase("a forced pass is over in the call", state(.layoutSubviews, .comesAtOnce, in: [.layoutForced]), .holds),
    ClaimCase("drawing is done later", state(.drawRect, .comesLater, in: [.drawRequested]), .holds),
    ClaimCase("who asks for a view gets it", state(.viewDidLoad, .comesAtOnce, in: [.viewRequested]), .holds),
    ClaimCase(
      "viewWillAppear each time the view appears",
      Claim(.existence, Claim.Term(.viewWillAppear), in: [.appears], strength: .strict), .depends),
    ClaimCase(
      "on a pop the one below is told each time",
      Claim(.existence, Claim.Term(.viewWillAppear, of: .arriving), in: [.pop], strength: .strict), .holds),
    ClaimCase(
      "a URL that launches the app is not opened by a call of its own",
      Claim(
        .chainPrecedence, Claim.Term(.sceneWillConnectToSessionOptions), Claim.Term(.sceneOpenURLContexts),
        in: [.launchByURL]), .contradicted),
    ClaimCase(
      "a tab that is not selected is not loaded",
      Claim(.absence, Claim.Term(.viewDidLoad, of: .bystander), in: [.tabsShown]), .holds),
    ClaimCase("not all tabs are loaded", allTabs, .contradicted),
    ClaimCase(
      "who lies in the middle of the stack hears nothing",
      Claim(.absence, Claim.Term(.viewWillAppear, of: .bystander), in: [.popToRoot]), .holds),
    ClaimCase(
      "pages that scroll: did before did",
      Claim(
        .before, Claim.Term(.viewDidAppear, of: .arriving), Claim.Term(.viewDidDisappear, of: .leaving),
        in: [.pageScrolled]), .holds),
    ClaimCase(
      "a segue embeds the child before its parent is loaded",
      Claim(
        .before, Claim.Term(.viewDidLoad, of: .arriving), Claim.Term(.viewDidLoad, of: .container),
        in: [.childEmbedded]), .holds),
    ClaimCase(
      "a view that scrolls is laid out", Claim(.existence, Claim.Term(.layoutSubviews), in: [.viewScrolled]), .holds),
    ClaimCase(
      "a view that is moved is not laid out", Claim(.absence, Claim.Term(.layoutSubviews), in: [.viewShifted]), .holds),
    ClaimCase(
      "the completion of a presentation comes last",
      Claim(
        .before, Claim.Term(.viewDidAppear, of: .arriving), Claim.Term(.presentViewControllerAnimatedCompletion),
        in: [.present]), .holds),
    ClaimCase(
      "the completion of a dismissal does not come first",
      Claim(
        .before, Claim.Term(.dismissViewControllerAnimatedCompletion), Claim.Term(.viewDidDisappear, of: .leaving),
        in: [.dismiss]), .contradicted),
    ClaimCase(
      "the controller is told of layout before its view",
      Claim(.before, Claim.Term(.viewWillLayoutSubviews), Claim.Term(.layoutSubviews)), .holds),
    ClaimCase("once, if nobody lets the view go", onceUnless, .holds),
    ClaimCase("touches never come", Claim(.absence, Claim.Term(.touchesBeganWithEvent)), .contradicted),
    ClaimCase(
      "what no life that is tried brings", Claim(.absence, Claim.Term(.applicationSignificantTimeChange)), .vacuous),
    ClaimCase("not called when locked", Claim(.absence, Claim.Term(.viewWillDisappear), in: [.lock]), .holds),
    ClaimCase(
      "each will has a did", Claim(.response, Claim.Term(.viewWillAppear), Claim.Term(.viewDidAppear)),
      .depends),
    ClaimCase(
      "pairs", Claim(.alternateSuccession, Claim.Term(.viewWillAppear), Claim.Term(.viewDidAppear)), .depends,
      neighbour: .alternatePrecedence),
    ClaimCase(
      "did only after will", Claim(.precedence, Claim.Term(.viewWillAppear), Claim.Term(.viewDidAppear)), .holds),
    ClaimCase("full screen takes the presenter away", shown(.fullScreen, .existence), .holds),
    ClaimCase("over full screen does not", shown(.overFullScreen, .existence), .contradicted),
    ClaimCase("over full screen leaves it", shown(.overFullScreen, .absence), .holds),
    ClaimCase(
      "covered controllers disappear", Claim(.existence, Claim.Term(.viewDidDisappear), in: [.covered]), .depends),
    ClaimCase("loadView without a view", state(.loadView, .viewIsNotLoaded), .holds),
    ClaimCase("viewDidLoad with a view", state(.viewDidLoad, .viewIsLoaded), .holds),
    ClaimCase("viewDidLoad in no window", state(.viewDidLoad, .viewIsNotInWindow), .holds),
    ClaimCase(
      "laid out in viewDidAppear, as far back as that is told", state(.viewDidAppear, .subviewsAreLaidOut), .holds),
    ClaimCase("viewDidAppear in a window", state(.viewDidAppear, .viewIsInWindow), .holds),
    ClaimCase(
      "suspended apps are not told",
      Claim(.absence, Claim.Term(.applicationWillTerminate), in: [.endedWhileSuspended]),
      .holds),
    ClaimCase(
      "willTerminate at a kill", Claim(.existence, Claim.Term(.applicationWillTerminate), in: [.killInFront]), .holds),
    ClaimCase(
      "no scene, no claim",
      {
        var claim = Claim(.existence, Claim.Term(.sceneDidBecomeActive), in: [.launch])
        claim.worlds.versions = VersionRange(Version(9), Version(9))
        return claim
      }(), .vacuous),
  ]

  @Test(arguments: cases) func verdict(_ expected: ClaimCase) {
    let judged = Idle.judges.judge(expected.claim)
    #expect(judged.verdict == expected.verdict)
    if let fact = expected.fact { #expect(judged.judgement.decision == .fact(fact)) }
    if let pattern = expected.neighbour { #expect(judged.neighbour?.pattern == pattern) }
    #expect(judged.verdict != .holds || judged.judgement.witness != nil)
    #expect((judged.verdict != .depends && judged.verdict != .contradicted) || judged.judgement.counterexample != nil)
  }

  /// What is printed as a counterexample is read back, run, and still breaks the claim.
  @Test(arguments: cases) func counterexampleReplaysAndRefutes(_ expected: ClaimCase) throws {
    guard let evidence = Idle.judges.judge(expected.claim).judgement.counterexample else { return }
    let parsed = ScenarioParser.parse(ScenarioPrinter.print(evidence.scenario))
    #expect(parsed.problems.isEmpty)
    let run = ScenarioRun(Script(parsed.scenario), on: Platform(evidence.version))
    #expect(run.failure == nil)
    let named = run.trace.entries.filter { entry in expected.claim.terms.contains { $0.callback == entry.callback } }
    for entry in evidence.entries {
      #expect(named.contains { $0.callback == entry.callback && $0.step == entry.step && $0.phase == entry.phase })
    }
    if expected.claim.circumstances.isEmpty, expected.claim.state == nil {
      #expect(Self.isRefuted(expected.claim, by: run))
    }
  }

  /// The claim on the run, receiver by receiver, with nothing but the patterns.
  private static func isRefuted(_ claim: Claim, by run: ScenarioRun) -> Bool {
    let receivers = Set(run.trace.entries.map(\.receiver))
    return receivers.contains { receiver in
      let events = run.trace.entries.filter { $0.receiver == receiver }.map { entry -> Marks in
        var marks: Marks = []
        if entry.callback == claim.a.callback { marks.insert(.a) }
        if entry.callback == claim.b?.callback { marks.insert(.b) }
        return marks
      }
      if case .violated = PatternCheck.check(claim.pattern, claim.scope, on: events) { return true }
      return false
    }
  }

  @Test func shortestCounterexampleHasNoIdleSteps() {
    var judge = ClaimJudge()
    let claim = Claim(.count(atLeast: 0, atMost: 1), Claim.Term(.viewWillAppear), strength: .strict)
    let evidence = judge.judge(claim).judgement.counterexample
    #expect((evidence?.scenario.steps.count ?? 0) <= 4)
    guard let scenario = evidence?.scenario, let version = evidence?.version else { return }
    for index in scenario.steps.indices {
      var shorter = scenario
      shorter.steps.remove(at: index)
      let run = ScenarioRun(Script(shorter), on: Platform(version))
      #expect(run.failure != nil || !Self.isRefuted(claim, by: run))
    }
  }
}
