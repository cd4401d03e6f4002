import LifecycleEngine

/// What there is to know of a situation.
struct SituationRow: Sendable {
  let situation: Situation
  let thing: Thing
  let change: Change
  let ways: [Way]

  init(_ situation: Situation, _ thing: Thing, _ change: Change, _ ways: [Way]) {
    self.situation = situation
    self.thing = thing
    self.change = change
    self.ways = ways
  }
}

/// The situations, a row for each. A new one is a case and a row; its words are in `SituationWording`.
enum SituationTable {
  static let rows: [SituationRow] =
    lives + loading + showing + stacks + containers + views + lists + windows + device + app + arrivals

  /// The rows by the number of their situation.
  static let bySituation: [SituationRow] = Situation.allCases.compactMap { situation in
    rows.first { $0.situation == situation }
  }

  /// Letters of the staged controllers.
  static let a: UInt8 = 0
  static let b: UInt8 = 1
  static let c: UInt8 = 2

  private static let lives: [SituationRow] = [
    SituationRow(.unknown, .anything, .happens, []),
    SituationRow(
      .lifeOfOneController, .controller, .lives,
      [
        Way([.launch], [.pushB, .pop], about: b), Way([.launch], [.presentB, .dismiss], about: b),
        Way([], [.launch], about: a), Way([], [.launch, .pushB]), Way([], [.launch, .pushB, .pop]),
      ]),
    SituationRow(
      .lifeOfOneView, .view, .lives,
      [
        Way([], [.launch], props: [.view, .viewOnLoad]),
        Way([], [.launch, .removeV, .releaseV], props: [.view, .viewOnLoad]),
        Way([.launch], [.createV, .addV, .removeV, .releaseV]),
      ]),
  ]

  private static let makes: [PlanStep] = [.createB, .loadB]

  private static let loading: [SituationRow] = [
    SituationRow(.made, .controller, .made, [Way([.launch], [.createB], about: b)]),
    SituationRow(.madeInCode, .controller, .madeInCode, [Way([.launch], [.createB], about: b, origin: .code)]),
    // Its view is asked for too: what is loaded from a file is loaded only then.
    SituationRow(
      .madeFromStoryboard, .controller, .madeFromStoryboard, [Way([.launch], makes, about: b, origin: .storyboard)]),
    SituationRow(
      .madeFromNib, .controller, .madeFromNib,
      [Way([.launch], makes, about: b, origin: .nib), Way([.launch], makes, about: b, origin: .storyboard)]),
    SituationRow(.decoded, .controller, .decoded, [Way([.launch], makes, about: b, origin: .storyboard)]),
    SituationRow(.leftUnloaded, .controller, .leftUnloaded, [Way([.launch], [.createB], about: b)]),
    SituationRow(.viewRequested, .rootView, .requested, [Way([.launch, .createB], [.loadB], about: b)]),
    SituationRow(
      .viewLoads, .rootView, .loaded,
      [Way([.launch, .createB], [.loadB], about: b), Way([.launch], [.pushB], arriving: b, leaving: a, about: b)]),
    SituationRow(.isViewLoadedRead, .rootView, .queried, [Way([.launch], [.askB], about: b)]),
    SituationRow(.loadViewCalled, .rootView, .loadedByHand, [Way([.launch, .createB], [.loadViewOfB], about: b)]),
    SituationRow(
      .viewSetToNil, .rootView, .setToNil,
      [Way([.launch, .pushB, .pushC], [.pop], arriving: b, leaving: c, about: b, props: .letsViewGo)]),
    SituationRow(.released, .controller, .released, [pop.about(b), dismiss.about(b)]),
    SituationRow(.releasedByPop, .controller, .releasedByPop, [pop.about(b)]),
    SituationRow(.releasedByDismiss, .controller, .releasedByDismiss, [dismiss.about(b)]),
    // A variable of the app has it, too.
    SituationRow(
      .poppedWhileHeld, .controller, .poppedHeld,
      [Way([.launch, .createB, .pushB], [.pop], arriving: a, leaving: b, about: b)]),
    SituationRow(
      .dismissedWhileHeld, .controller, .dismissedHeld,
      [Way([.launch, .createB, .presentB], [.dismiss], arriving: a, leaving: b, about: b)]),
  ]

  static let push = Way([.launch], [.pushB], arriving: b, leaving: a)
  static let pop = Way([.launch, .pushB], [.pop], arriving: a, leaving: b)
  static let present = Way([.launch], [.presentB], arriving: b, leaving: a)
  static let dismiss = Way([.launch, .presentB], [.dismiss], arriving: a, leaving: b)
  private static let coverWhole = Way([.launch], [.presentFullScreen], arriving: b, leaving: a)
  private static let uncoverWhole = Way([.launch, .presentFullScreen], [.dismiss], arriving: a, leaving: b)
  static let select = Way([.launch], [.selectB], arriving: b, leaving: a)

  private static let showing: [SituationRow] = [
    SituationRow(
      .appears, .controller, .appears,
      [
        push.about(b), present.about(b), Way([], [.launch], arriving: a, about: a), select.about(b), pop.about(a),
        uncoverWhole.about(a),
      ]),
    SituationRow(
      .disappears, .controller, .disappears,
      [pop.about(b), dismiss.about(b), push.about(a), select.about(a), coverWhole.about(a)]),
    SituationRow(
      .covered, .controller, .covered,
      [
        push.about(a), coverWhole.about(a),
        Way([.launch], [.presentOverFullScreen], arriving: b, leaving: a, about: a), present.about(a),
      ]),
    SituationRow(.returns, .controller, .returned, [pop.about(a), dismiss.about(a)]),
    SituationRow(
      .returnsAfterMemoryWarning, .controller, .returnedAfterWarning,
      [Way([.launch, .pushB, .memoryWarning], [.pop], arriving: a, leaving: b, about: a)]),
    SituationRow(
      .returnsAfterRotation, .controller, .returnedAfterRotation,
      [Way([.launch, .pushB, .rotate], [.pop], arriving: a, leaving: b, about: a)]),
  ]
}
