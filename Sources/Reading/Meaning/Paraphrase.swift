import LifecycleEngine
import Verify

/// What an event means where callbacks are spoken of that tell of one thing: "the view is added", of one that appears, is that.
struct Paraphrase: Sendable {
  /// Whether it is said of such a callback.
  private let isOf: @Sendable (Frame, Frame.Call) -> Bool
  /// Of each of these a word is said.
  private let needs: [FeatureSet]
  /// What else may be.
  private let adds: FeatureSet
  /// What of that it does not mean.
  private let drops: FeatureSet
  /// What it means instead.
  private let gives: FeatureSet
  /// How many names stand in it.
  private let actors: Int

  private init(
    _ isOf: @escaping @Sendable (Frame, Frame.Call) -> Bool, _ needs: [FeatureSet], _ adds: FeatureSet,
    drops: FeatureSet = [], gives: FeatureSet, actors: Int = 0
  ) {
    (self.isOf, self.needs, self.adds, self.drops, self.gives, self.actors) = (isOf, needs, adds, drops, gives, actors)
  }

  /// The event as the first row that fits has it; nil where none does.
  static func meant(_ event: Frame.Event, of frame: Frame) -> Frame.Event? { first(of: rows, event, frame) }

  /// "Before the animation", of one that comes or goes: the animation of that.
  static func animated(_ event: Frame.Event, of frame: Frame) -> Frame.Event? { first(of: movements, event, frame) }

  private static func first(of rows: [Paraphrase], _ event: Frame.Event, _ frame: Frame) -> Frame.Event? {
    for row in rows { if let meant = row.meant(event, frame) { return meant } }
    return nil
  }

  private func meant(_ event: Frame.Event, _ frame: Frame) -> Frame.Event? {
    guard event.actors.count == actors, needs.allSatisfy({ $0.meets(event.features) }),
      event.features.isSubset(of: needs.reduce(adds) { $0.union($1) }),
      !frame.subjects.isEmpty, frame.subjects.allSatisfy({ isOf(frame, $0) })
    else { return nil }
    var meant = event
    meant.features = event.features.subtracting(drops).union(gives)
    return meant
  }

  private static let rows = [
    // "When one goes back": from there, and not to it.
    Paraphrase(goes, [[.comeBack]], everything.subtracting([.arriving, .leaving]), gives: [.leaving]),
    // "When the app exits": it ends, and does not only leave the front.
    Paraphrase(ends, [[.leave]], [.app, .process, .soon, .done, .finish], drops: [.leave], gives: [.kill]),
    // "When the user opens the app", "taps its icon".
    Paraphrase(
      isLaunched, [[.app], [.open, .tap]], [.button, .soon, .done], drops: [.app, .open, .tap, .button],
      gives: [.launch]),
    // "When the size changes".
    Paraphrase(
      resizes, [[.geometry, .resize]], resized.union([.soon, .done]), drops: resized.union([.geometry, .resize]),
      gives: [.rotate]),
    // "The view is about to be added", "has been drawn", "is presented": to what is on screen, and from there.
    Paraphrase(comes, [[.add]], beside, drops: [.add], gives: [.appear]),
    Paraphrase(comes, [[.draw]], beside, drops: [.draw], gives: [.appear]),
    Paraphrase(comes, [[.hierarchy], [.load]], beside, drops: [.hierarchy, .load], gives: [.appear]),
    Paraphrase(comes, [[.view], [.present]], beside.subtracting([.controller]), drops: [.present], gives: [.appear]),
    Paraphrase(comes, [[.display], [.present]], beside, drops: [.display, .present], gives: [.appear]),
    Paraphrase(goes, [[.remove]], beside, drops: [.remove], gives: [.disappear]),
    // "The user moves on to another screen": away from this one.
    Paraphrase(
      goesItself, [[.other, .arriving], [.controller, .display], [.move, .transition, .leave]], aspects.union([.view]),
      drops: everything.subtracting(aspects), gives: [.disappear]),
    // "From A to B", "A shows B", "the next one is entered": the one covers the other, whichever way it comes.
    Paraphrase(isOfController, [ways], aspects.union(shown), drops: ways.union(shown), gives: [.cover], actors: 2),
    Paraphrase(
      goes, [[.arriving], ways], aspects.union(shown).union([.top]), drops: ways.union(shown).union([.arriving, .top]),
      gives: [.cover]),
    // "When the user swipes", of what only a sheet is asked: that is what goes.
    Paraphrase(
      isOfSheet, [[.swipe, .drag]], [.below, .leave, .dismiss, .soon, .done, .finish, .gesture], gives: [.sheet]),
    // "Touching `vc.view`": nobody taps what is not there yet.
    Paraphrase(
      loads, [[.view, .property], [.tap]], [.controller, .code, .manual, .early, .hidden], drops: [.tap, .hidden],
      gives: [.access]),
    // "Шторка": a sheet, where its own callbacks are told of.
    Paraphrase(
      isOfSheet, [[.controlCenter]], [.close, .swipe, .drag, .dismiss, .hide, .gesture, .soon, .done, .disappear],
      drops: [.controlCenter], gives: [.sheet]),
    // "When the keyboard appears", of those that tell of appearances.
    Paraphrase(
      isOfAppearing, [[.keyboard], [.appear, .show, .open]], aspects, drops: [.appear, .show, .open], gives: [.focus]),
    Paraphrase(
      isOfAppearing, [[.keyboard], [.disappear, .hide, .close, .dismiss, .leave]], aspects,
      drops: [.disappear, .hide, .close, .dismiss], gives: [.focus, .leave]),
    // "addSubview", of a child: its view is, so that it is added as a whole.
    Paraphrase(isAddedByMethod, [[.add], [.subview]], [], drops: [.subview], gives: [.child]),
  ]

  private static let movements = [
    Paraphrase(comes, [[.animation, .transition]], aspects, gives: [.appear]),
    Paraphrase(goes, [[.animation, .transition]], aspects, gives: [.disappear]),
  ]

  private static let everything = Feature.allCases.reduce(into: FeatureSet()) { $0.insert($1) }
  private static let aspects: FeatureSet = [.soon, .done, .begin, .finish]
  private static let beside: FeatureSet = [.view, .controller, .display, .arriving, .top, .soon, .done, .finish]
  private static let resized: FeatureSet = [.change, .view, .controller, .root, .set]
  private static let ways: FeatureSet = [.open, .show, .enter, .move, .transition, .appear]
  private static let shown: FeatureSet = [.display, .controller, .view]

  // MARK: Of what

  private static func comes(_ frame: Frame, _ call: Frame.Call) -> Bool { call.name.callback.ownSituation == .appears }
  private static func goes(_ frame: Frame, _ call: Frame.Call) -> Bool {
    call.name.callback.ownSituation == .disappears
  }
  private static func goesItself(_ frame: Frame, _ call: Frame.Call) -> Bool {
    goes(frame, call) && call.receiver.isEmpty && !frame.isNegative
  }
  private static func isOfController(_ frame: Frame, _ call: Frame.Call) -> Bool { call.name.owner == .viewController }
  private static func loads(_ frame: Frame, _ call: Frame.Call) -> Bool {
    call.name.callback.ownSituation == .viewLoads
  }
  private static func ends(_ frame: Frame, _ call: Frame.Call) -> Bool {
    call.name.callback == .applicationWillTerminate
  }
  private static func isOfSheet(_ frame: Frame, _ call: Frame.Call) -> Bool { call.name.callback.isOfSheet }
  private static func resizes(_ frame: Frame, _ call: Frame.Call) -> Bool { call.name.callback.tellsOfSize }
  /// Who opens it again, or from the background, need not launch it.
  private static func isLaunched(_ frame: Frame, _ call: Frame.Call) -> Bool {
    call.name.callback.isOfLaunch && !frame.features.meets([.again, .every])
      && frame.conditions.allSatisfy { !$0.isEach && $0.event.origin.isEmpty }
  }
  private static func isOfAppearing(_ frame: Frame, _ call: Frame.Call) -> Bool {
    Callback.ofAppearance.contains(call.name.callback) || call.name.callback == .viewDidLoad
  }
  private static func isAddedByMethod(_ frame: Frame, _ call: Frame.Call) -> Bool {
    call.name.owner == .viewController && call.receiver.features.contains(.child)
      && frame.conditions.contains { $0.event.isMethod && $0.event.features == [.add, .subview] }
  }
}
