import LifecycleEngine
import Verify

/// Takes what a frame says beside its callbacks into the proposition: what happens meanwhile, in which worlds, and how the
/// callbacks come to it. It is apart from what makes claims: it alone changes the proposition, and makes nothing of it.
struct CircumstanceReader: PropositionPass {
  var proposition: Proposition

  mutating func takeWorlds() {
    proposition.occasion.worlds.versions = frame.versions
    proposition.occasion.worlds.lifeCycle = frame.lifeCycle
    proposition.occasion.worlds.device = frame.device
  }

  /// What happens while no callback comes, whosever.
  ///
  /// - Returns: the first condition that was not understood.
  mutating func takeOfAll() -> Range<Int>? {
    let isAboutApp = OccasionReader(owner: .applicationDelegate).occasion(frame.conditions[0].event) != nil
    let reader = OccasionReader(owner: isAboutApp ? .applicationDelegate : .viewController)
    proposition.occasion.worlds.versions = frame.versions
    for condition in frame.conditions {
      guard let said = reader.occasion(condition.event) else { return condition.event.range }
      add(said)
    }
    return nil
  }

  /// How the callbacks come to what happens, once all conditions have been taken.
  ///
  /// - Returns: false where "only" was not understood.
  mutating func takeManner() -> Bool {
    takeScenes()
    takeClosed()
    takeWarned()
    takeReloaded()
    takeAtOnce()
    takeOnlyVersions()
    // "Only then" says an order.
    if frame.features.contains(.only), frame.quantity == nil, frame.sequence.count < 2, !takeOnlyReceiver() {
      guard frame.subjects.count == 1, !frame.isNegative, takeOnly() else { return false }
    }
    takeTurns()
    return true
  }

  /// "After the sheet, when it was closed": what was presented is dismissed.
  private mutating func takeClosed() {
    guard occasion.situations == [.disappears], occasion.worlds.style != nil,
      frame.conditions.contains(where: { $0.event.features.contains(.close) })
    else { return }
    proposition.occasion.situations = [.dismiss]
  }

  private mutating func takeScenes() {
    guard owner == .applicationDelegate, frame.lifeCycle == nil,
      frame.subjects.contains(where: { $0.receiver.features.contains(.scene) })
        || frame.conditions.contains(where: { saysScenes($0.event.features) })
    else { return }
    proposition.occasion.worlds.lifeCycle = .scene
  }

  /// "When an app with scenes becomes active", "when the scene does".
  private func saysScenes(_ said: FeatureSet) -> Bool {
    said.contains(.scene) && said.meets(FeatureSet.states.union([.launch, .cold]))
  }

  /// "A's X, B's Y, A's Z": nobody lists callbacks in that way but in their order.
  private mutating func takeTurns() {
    let actors = frame.subjects.compactMap { who($0.receiver) }
    guard frame.sequence.isEmpty, !frame.hasVerb || frame.features.isEmpty, frame.relations.isEmpty,
      !frame.isNegative, !frame.isOneOf, frame.quantity == nil, actors.count > 2, actors.count == frame.subjects.count,
      zip(actors, actors.dropFirst()).count(where: { $0 != $1 }) > 1
    else { return }
    proposition.frame.sequence = frame.subjects
  }

  /// Who gets it, by name or by part: one of two.
  private func who(_ receiver: Frame.Receiver) -> [UInt8]? {
    if let actor = receiver.actor { return Array(proposition.bytes[actor]) }
    let isComing = receiver.features.contains(.arriving)
    return isComing != receiver.features.contains(.leaving) ? [isComing ? 1 : 0] : nil
  }

  /// A warning comes to all controllers: one that is told to get it where it is covered gets it there.
  private mutating func takeWarned() {
    guard !frame.subjects.isEmpty, frame.subjects.allSatisfy({ $0.name.callback == .didReceiveMemoryWarning }) else {
      return
    }
    let said = frame.subjects.reduce(FeatureSet()) { $0.union($1.receiver.features) }
    let isCovered = said.meets([.hidden, .below, .idle, .leaving]) && !said.meets([.visible, .top])
    switch occasion.situations {
    case [], [.memoryWarning]: if isCovered { proposition.occasion.situations = [.memoryWarningCovered] }
    case [.covered], [.disappears]:
      proposition.occasion.situations = [.memoryWarningCovered]
      proposition.occasion.after.removeAll { $0 == .memoryWarning }
    default: break
    }
  }

  /// "Called again after a memory warning": not by it, but when the view that it let go is wanted again.
  private mutating func takeReloaded() {
    guard frame.features.contains(.again), !frame.subjects.isEmpty,
      frame.subjects.allSatisfy({ [.loadView, .viewDidLoad].contains($0.name.callback) }), bounds.count == 1,
      bounds[0].relation == .after, bounds[0].occasion.situations == [.memoryWarning],
      [[], [.returns], [.appears]].contains(occasion.situations)
    else { return }
    proposition.bounds = []
    proposition.occasion.situations = [.returnsAfterMemoryWarning]
  }

  /// "Only the visible one gets X": the others do not.
  ///
  /// - Returns: whether it is said of the receiver, whose opposite the frame speaks of then.
  private mutating func takeOnlyReceiver() -> Bool {
    guard frame.subjects.count == 1, !frame.isNegative, frame.relations.isEmpty, bounds.isEmpty,
      frame.subjects[0].name.callback == .didReceiveMemoryWarning,
      frame.subjects[0].receiver.features.meets([.visible, .top]),
      occasion.situations.isEmpty || occasion.situations == [.memoryWarning]
    else { return false }
    proposition.occasion.situations = [.memoryWarningCovered]
    proposition.frame.subjects[0].receiver = Frame.Receiver()
    proposition.frame.isNegative = true
    proposition.frame.isStated = true
    proposition.frame.features.remove(.only)
    return true
  }

  /// "Only on iOS 17 and later": on none before it that has the callback at all.
  private mutating func takeOnlyVersions() {
    guard frame.features.contains(.only), let versions = frame.versions, versions.upper == VersionRange.all.upper,
      frame.subjects.count == 1, !frame.isNegative, frame.quantity == nil, frame.conditions.isEmpty,
      frame.relations.isEmpty, frame.sequence.isEmpty,
      case let introduced = frame.subjects[0].name.callback.info.introduced, introduced < versions.lower
    else { return }
    proposition.frame.features.remove(.only)
    proposition.frame.isNegative = true
    proposition.frame.versions = VersionRange(introduced, Version(versions.lower.major - 1))
    proposition.occasion.worlds.versions = frame.versions
  }

  /// "Only after X" is an order, "only when" says that nothing else brings it.
  private mutating func takeOnly() -> Bool {
    // "要等 X 走完才会调用": only behind it.
    if frame.relations.count == 1, frame.relations[0].kind == .until {
      proposition.frame.relations[0].kind = .after
    }
    if frame.relations.count == 1, frame.relations[0].kind == .after { return true }
    // "Only the visible one gets it": no word of when.
    guard frame.subjects.allSatisfy({ $0.receiver.isEmpty }) else { return false }
    proposition.isOnly = frame.relations.isEmpty && !occasion.situations.isEmpty
    return isOnly
  }
}
