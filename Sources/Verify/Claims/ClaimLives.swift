import LifecycleEngine

/// The lives that a statement without circumstances is tried on: what usually happens to controllers, applications
/// and views, and what is known to upset rules.
enum ClaimLives {
  static func stages(for claim: Claim) -> [StagedWay] {
    let owners = claim.terms.map { $0.callback.info.owner }
    // "Only after" allows no exception, however it is said.
    let isStrict = claim.strength == .strict || claim.pattern == .precedence
    if owners.allSatisfy({ $0 == .view || $0.isTouched }) {
      let usual = (owners.contains(.view) ? views : []) + (owners.contains { $0.isTouched } ? touches : [])
      return isStrict ? usual + upsetViews : usual
    }
    if owners.allSatisfy({ $0.isOfLists }) {
      return isStrict || claim.strength == .possible ? lists + [reloaded] : lists
    }
    let isAboutApp = owners.contains { $0 == .applicationDelegate || $0 == .sceneDelegate }
    let isAboutController = owners.contains { $0 == .viewController || $0 == .object }
    if isAboutApp {
      var lives = isStrict ? application + upsetApplication : application
      if isStrict, owners.contains(.sceneDelegate) { lives += upsetScenes }
      return isAboutController ? lives + Array(controllers.prefix(3)) : lives
    }
    if claim.strength == .possible { return controllers + recurrences + lettingGo }
    return isStrict ? controllers + upsets + (owners.contains(.object) ? [decodedByHand] : []) : controllers
  }

  /// What happens twice to one: "more than once" speaks of it.
  private static let recurrences: [StagedWay] = [
    life([.launch, .memoryWarning, .memoryWarning]), life([.launch, .rotate, .rotate]),
    life([.launch, .createB, .pushB, .pop, .pushB, .pop]),
    life([.launch, .createB, .presentB, .dismiss, .presentB, .dismiss]),
    life([.launch, .addChildB, .removeChildB, .addChildB]),
  ]

  /// What an app can do itself, so that what comes once comes again.
  private static let lettingGo: [StagedWay] = [life([.launch, .pushB, .pushC, .pop], .letsViewGo)]

  private static let controllers: [StagedWay] = [
    life([.launch, .pushB, .pop]),
    life([.launch, .presentB, .dismiss]),
    life([.launch, .pushB, .home, .open]),
    life([.launch, .pushB, .pushC, .pop, .pop]),
    life([.launch, .selectB, .selectA]),
    life([.launch, .pushB, .swipeBackCancelled]),
    life([.launch, .pushB, .memoryWarning, .pop]),
    life([.launch, .rotate]),
    life([.launch, .createB, .loadB]),
    life([.launch, .addChildB, .removeChildB]),
  ]

  /// What comes between two callbacks that usually follow one another: "always" speaks of it too. A transition is
  /// left half done, the app ends, nobody shows what was loaded.
  private static let upsets: [StagedWay] = [
    life([.launch, .pushB, .swipeBackBegins, .kill]), life([.launch, .presentB, .dragDownCancelled]),
    life([.launch, .presentB, .dragDown], .refusesDrag), life([.launch, .createB, .loadB, .kill]),
    life([.launch, .createB, .loadB, .releaseB]),
    life([.launch, .addChildBareB]), life([.launch, .pushB, .kill]),
    life([.launch, .pushB, .pushC, .memoryWarning, .pop, .pop]),
    // Who comes is sent away before it is there, is laid out before it comes, or comes at once.
    life([.launch, .turnPageCancelled]), life([.launchAndPushB, .pop]),
    life([.launch, .createB, .layOutViewOfB, .pushB]), life([.launch, .pushBUnanimated, .pop]),
    // It is told of things before it is loaded, is never loaded, or is shown in one way and then in another.
    life([.launch, .createB, .memoryWarning, .pushB, .memoryWarning, .pop]), life([.launch, .createB, .releaseB]),
    life([.launch, .createB, .presentB, .dismiss, .pushB]),
  ]

  private static let decodedByHand = life([.launch, .createB, .loadB], .decodesByHand)

  private static let upsetApplication: [StagedWay] = [
    life([.launch, .home, .suspend, .kill]), life([.launch, .crash]),
    life([.launch, .memoryWarning, .home, .memoryWarning, .open, .kill]),
    // Nobody is there to see it come up.
    life([.launchInBackground, .memoryWarning, .open, .home]), life([.launchInBackground, .terminate]),
  ]

  private static let upsetScenes: [StagedWay] = [
    life([.launch, .newWindow, .home, .disconnectWindow, .open]),
    life([.launch, .newWindow, .closeWindow, .newWindow, .closeWindow]),
  ]

  private static let application: [StagedWay] = [
    life([.launch]), life([.launch, .home, .open]), life([.launch, .home, .open, .home, .open, .kill]),
    life([.launch, .lock, .unlock]),
    life([.launch, .appSwitcher, .backToApp]), life([.launch, .kill]), life([.launch, .home, .kill]),
    life([.launch, .home, .openURL]), life([.launch, .home, .tapNotification]), life([.launch, .memoryWarning]),
    life([.launch, .home, .suspend, .outOfMemory]), life([.launch, .callArrives]), life([.launch, .controlCenter]),
  ]

  private static let views: [StagedWay] = [
    life([.launch, .createV, .addV, .removeV, .releaseV]), life([.launch, .createV, .addV, .pushB]),
    life([.launch, .createV, .addV, .layoutV, .layoutV]), life([.launch, .createV, .addV, .changeConstraintsV]),
    life([.launch, .createV, .addV, .rotate]), touched,
  ]

  /// A list is shown and scrolled.
  private static let lists: [StagedWay] = [
    life([.launch], .list), life([.launch, .scrollList, .scrollListOn, .scrollList]),
  ]

  /// It is filled anew, where each row goes before it comes again.
  private static let reloaded = life([.launch, .scrollList, .reloadList, .scrollListOn])

  private static let touches: [StagedWay] = [touched, life([.launch, .createV, .addV, .focusV, .blurV])]

  private static let touched = life([.launch, .createV, .addV, .tapV, .tapV])

  /// A recognizer takes a touch away; a view needs no constraints, may be laid out and get a superview before there is a
  /// window, may be drawn and come again.
  private static let upsetViews: [StagedWay] = [
    life([.launch, .createV, .addV, .tapV, .tapV], .gesture),
    life([.launch, .createV, .addV, .layoutV], .unconstrained), life([.launch, .createV, .layOutV, .addV]),
    life([.launch, .createB, .loadB, .createV, .addVOffScreen, .pushB]),
    life([.launch, .createV, .addV, .removeV, .addV, .removeV]), life([.launch, .createV, .addV, .redrawV, .redrawV]),
  ]

  private static func life(_ steps: [PlanStep], _ props: StageProps = []) -> StagedWay {
    var way = StagedWay(steps)
    way.plan.props.formUnion(props)
    return way
  }
}

extension Owner {
  /// Whether it is told of touches and of the focus.
  fileprivate var isTouched: Bool { self == .responder || self == .control }
}
