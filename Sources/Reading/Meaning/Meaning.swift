import LifecycleEngine
package import Verify

/// What a frame says, as something that can be run.
package enum Meaning: Sendable, Hashable {
  case claim(Claim)
  case order(Order)

  /// An order with what it is claimed for.
  package struct Order: Sendable, Hashable {
    /// The callbacks in the order in which they are said to come.
    package var calls: [Frame.Call]
    /// What happens while they come.
    package var occasion: Occasion
  }
}

/// What came of a frame.
package enum Understood: Sendable {
  /// Everything that it says, each to be judged by itself.
  case meanings([Meaning])
  /// Some of it was not understood: these places.
  case partly([Range<Int>])
  /// It claims nothing: why.
  case noClaim(Feature?)
}

extension Understood {
  /// Everything that it says; nil where it claims nothing, or not all of it was understood.
  var meanings: [Meaning]? { if case .meanings(let meanings) = self { meanings } else { nil } }

  /// Whether its words were understood and could not be put together, or some were not understood.
  var isUnclear: Bool {
    switch self {
    case .meanings, .noClaim(.some): false
    case .partly, .noClaim(nil): true
    }
  }
}

extension Frame {
  /// What the frame says. Nothing where a word, a condition or a relation was not understood.
  ///
  /// - Parameter bytes: the text that it was read from.
  package func understood(in bytes: [UInt8]) -> Understood {
    if let noClaim { return .noClaim(noClaim) }
    guard unread.isEmpty else { return .partly(unread) }
    var reader = MeaningReader(frame: self, bytes: bytes)
    return reader.read()
  }
}

/// Makes claims and orders of one frame.
struct MeaningReader {
  var frame: Frame
  let bytes: [UInt8]
  var occasion = Occasion()
  /// Before or after what happens the callbacks are said to come.
  var bounds: [(relation: Feature, condition: Frame.Condition, occasion: Occasion)] = []
  var isEach = false
  /// What is said not to happen.
  var unless: [Situation] = []
  var isOnly = false
  /// How it comes to what asks for it: "at once".
  var moment: StatePredicate?
  /// Whether it speaks of the first time that something happens.
  var isFirst = false

  init(frame: Frame, bytes: [UInt8]) {
    self.frame = frame
    self.bytes = bytes
  }

  var owner: Owner { (frame.subjects.first ?? frame.sequence.first)?.name.owner ?? .viewController }

  mutating func read() -> Understood {
    if frame.isAboutAll { return aboutAll() }
    guard let first = frame.sequence.first ?? frame.subjects.first, first.name.callback.isSimulated else {
      return .noClaim(nil)
    }
    occasion.worlds.versions = frame.versions
    occasion.worlds.lifeCycle = frame.lifeCycle
    occasion.worlds.device = frame.device
    guard frame.conditions.count <= 3 else { return .partly([frame.range]) }
    if let place = takeConditions() { return stateOnly() ?? .partly([place]) }
    if let place = takeFields() { return .partly([place]) }
    if owner == .applicationDelegate, frame.lifeCycle == nil,
      frame.subjects.contains(where: { $0.receiver.features.contains(.scene) })
        || frame.conditions.contains(where: { isOfAppWithScenes($0.event.features) })
    {
      occasion.worlds.lifeCycle = .scene
    }
    if frame.isOneOf, frame.subjects.count > 1, !frame.isNegative { return .noClaim(nil) }
    takeWarned()
    takeReloaded()
    takeAtOnce()
    takeOnlyVersions()
    // "Only then" says an order.
    if frame.features.contains(.only), frame.quantity == nil, frame.sequence.count < 2, !takeOnlyReceiver() {
      guard frame.subjects.count == 1, !frame.isNegative, takeOnly() else { return .partly([frame.range]) }
    }
    takeTurns()
    if let told = toldOfSubview() { return told }
    if let place = unclearReceiver { return .partly([place]) }
    if let unknown = unusedFeature { return unknown }
    guard
      frame.isStated || frame.sequence.count > 1 || !frame.relations.isEmpty || frame.isNegative
        || frame.quantity != nil
    else {
      return .noClaim(nil)
    }
    guard frame.hasVerb || !frame.isNegative || !frame.relations.isEmpty else { return .noClaim(nil) }
    takeImplied()
    if let state = frame.state { return self.state(state) }
    if frame.sequence.count > 1 { return sequence() }
    guard parts.areClear else { return .partly([frame.range]) }
    if !frame.relations.isEmpty { return relations() }
    return statement()
  }

  /// "When an app with scenes becomes active".
  private func isOfAppWithScenes(_ said: FeatureSet) -> Bool {
    said.contains(.app) && said.contains(.scene) && said.meets(FeatureSet.states.union([.launch, .cold]))
  }

  /// "A's X, B's Y, A's Z": nobody lists callbacks in that way but in their order.
  private mutating func takeTurns() {
    let actors = frame.subjects.compactMap { $0.receiver.actor.map { bytes[$0] } }
    guard frame.sequence.isEmpty, !frame.hasVerb || frame.features.isEmpty, frame.relations.isEmpty,
      !frame.isNegative, !frame.isOneOf, frame.quantity == nil, actors.count > 2, actors.count == frame.subjects.count,
      zip(actors, actors.dropFirst()).count(where: { $0 != $1 }) > 1
    else { return }
    frame.sequence = frame.subjects
  }

  /// Features of the predicate that no rule below reads.
  var unusedFeature: Understood? {
    let known: FeatureSet = [
      .once, .twice, .many, .exactly, .least, .most, .first, .last, .always, .every, .all, .both, .neither, .never,
      .nothing,
      .may, .usually,
      .again, .then, .order, .only, .done, .early, .late, .at, .paired, .callbacks, .than, .since,
      .before, .after, .settled,
    ]
    var unknown = frame.features.subtracting(known)
    // "First X, then Y": said by the order.
    if frame.sequence.count > 1 || !frame.relations.isEmpty {
      unknown = unknown.subtracting([.earlier, .later, .output, .precede])
    }
    return unknown.isEmpty ? nil : .partly([frame.range])
  }

  /// Some callbacks tell by themselves what happens.
  mutating func takeImplied() {
    takeDecoded()
    let calls = frame.subjects + frame.sequence + frame.relations.flatMap { $0.others }
    // The tab that is not selected is one of those that are shown.
    if occasion.situations.isEmpty || occasion.situations == [.launch],
      calls.contains(where: { call in
        call.receiver.features.meets([.tab, .tabs])
          && (call.receiver.features.contains(.idle) || frame.features.meets([.all, .every]))
      })
    {
      occasion.situations = [.tabsShown]
    }
    // Sessions are discarded by the user: a scene that the system lets go keeps its session.
    if occasion.situations == [.sceneDisconnected],
      calls.allSatisfy({ $0.name.callback == .applicationDidDiscardSceneSessions }),
      frame.conditions.allSatisfy({ !$0.event.features.contains(.disconnect) && !$0.event.features.contains(.memory) })
    {
      occasion.situations = [.windowClosed]
    }
    // "On a segue", of what only one that unwinds sends.
    if occasion.situations == [.segue], calls.allSatisfy({ $0.name.callback.isOfUnwinding }) {
      occasion.situations = [.unwind]
    }
    // Freed where it goes: "on a pop X comes before dealloc".
    if calls.contains(where: { $0.name.callback == .dealloc }), calls.count > 1, let freed = occasion.situations.freed {
      occasion.situations = [freed]
    }
    // A view comes into a window with its superview, if that is in one.
    if occasion.situations == [.viewAdded], calls.count == 1,
      [.willMoveToWindow, .didMoveToWindow].contains(calls[0].name.callback)
    {
      occasion.situations = [.viewAdded, .viewAddedOffScreen]
    }
    guard occasion.situations.isEmpty, frame.quantity == nil, calls.count > 1 else { return takeEnd() }
    if let completed = calls.compactMap({ $0.name.callback.completed }).first {
      occasion.situations = [completed]
    } else if let moved = movedSubview(calls) {
      occasion.situations = [moved]
    } else if calls.contains(where: { $0.name.callback.isOfSegue }) {
      occasion.situations = [.segue]
    } else if calls.contains(where: { $0.name.callback.isOfStack }),
      calls.contains(where: { $0.name.owner == .viewController })
    {
      occasion.situations = [.push]
    } else if let typing = calls[0].name.callback.typing, calls.allSatisfy({ $0.name.callback.typing == typing }) {
      occasion.situations = [typing]
    } else {
      takeEnd()
    }
  }

  /// "init(coder:): when the view is loaded from a nib", "after it was": it is unarchived.
  private mutating func takeDecoded() {
    guard frame.subjects.allSatisfy({ $0.name.callback == .initWithCoder || $0.name.callback == .awakeFromNib }),
      bounds.allSatisfy({ $0.relation == .after && $0.condition.event.features.meets([.nib, .storyboard]) }),
      occasion.situations + bounds.flatMap({ $0.occasion.situations }) == [.viewLoads],
      occasion.worlds.origin != nil || !bounds.isEmpty
    else { return }
    (occasion.situations, bounds) = ([.decoded], [])
    occasion.worlds.origin = nil
  }

  /// "If the app is suspended, applicationWillTerminate is not called": it tells of the end, of one that is suspended.
  private mutating func takeEnd() {
    guard occasion.situations == [.suspension] || bounds.count == 1 && bounds[0].occasion.situations == [.suspension],
      bounds.allSatisfy({ $0.relation == .after }),
      frame.subjects.allSatisfy({ $0.name.callback == .applicationWillTerminate })
    else { return }
    occasion.situations = [.endedWhileSuspended]
    bounds = []
  }

  /// A warning comes to all controllers: one that is told to get it where it is covered gets it there.
  private mutating func takeWarned() {
    guard !frame.subjects.isEmpty, frame.subjects.allSatisfy({ $0.name.callback == .didReceiveMemoryWarning }) else {
      return
    }
    let said = frame.subjects.reduce(FeatureSet()) { $0.union($1.receiver.features) }
    let isCovered = said.meets([.hidden, .below, .idle, .leaving]) && !said.meets([.visible, .top])
    switch occasion.situations {
    case [], [.memoryWarning]: if isCovered { occasion.situations = [.memoryWarningCovered] }
    case [.covered], [.disappears]:
      occasion.situations = [.memoryWarningCovered]
      occasion.after.removeAll { $0 == .memoryWarning }
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
    bounds = []
    occasion.situations = [.returnsAfterMemoryWarning]
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
    occasion.situations = [.memoryWarningCovered]
    frame.subjects[0].receiver = Frame.Receiver()
    frame.isNegative = true
    frame.isStated = true
    frame.features.remove(.only)
    return true
  }

  /// "Only on iOS 17 and later": on none before it that has the callback at all.
  private mutating func takeOnlyVersions() {
    guard frame.features.contains(.only), let versions = frame.versions, versions.upper == VersionRange.all.upper,
      frame.subjects.count == 1, !frame.isNegative, frame.quantity == nil, frame.conditions.isEmpty,
      frame.relations.isEmpty, frame.sequence.isEmpty,
      case let introduced = frame.subjects[0].name.callback.info.introduced, introduced < versions.lower
    else { return }
    frame.features.remove(.only)
    frame.isNegative = true
    frame.versions = VersionRange(introduced, Version(versions.lower.major - 1))
    occasion.worlds.versions = frame.versions
  }

  /// "Only after X" is an order, "only when" says that nothing else brings it.
  mutating func takeOnly() -> Bool {
    // "要等 X 走完才会调用": only behind it.
    if frame.relations.count == 1, frame.relations[0].kind == .until { frame.relations[0].kind = .after }
    if frame.relations.count == 1, frame.relations[0].kind == .after { return true }
    // "Only the visible one gets it": no word of when.
    guard frame.subjects.allSatisfy({ $0.receiver.isEmpty }) else { return false }
    isOnly = frame.relations.isEmpty && !occasion.situations.isEmpty
    return isOnly
  }
}

extension [Situation] {
  /// The same, where nobody else holds on to what goes; nil where nothing goes, or more than one thing happens.
  fileprivate var freed: Situation? {
    switch self {
    case [.pop]: .releasedByPop
    case [.dismiss]: .releasedByDismiss
    default: nil
    }
  }
}

extension Callback {
  /// Whether a navigation controller tells its delegate of the controller that it shows.
  var isOfStack: Bool {
    self == .navigationControllerWillShowViewControllerAnimated
      || self == .navigationControllerDidShowViewControllerAnimated
  }

  /// Whether it is sent where a segue is about to be performed, and nowhere else.
  var isOfSegue: Bool { self == .prepareForSegueSender || self == .shouldPerformSegueWithIdentifierSender }

  /// Whether only a segue that goes back sends it.
  fileprivate var isOfUnwinding: Bool {
    switch self {
    case .canPerformUnwindSegueActionFromViewControllerSender, .allowedChildViewControllersForUnwindingFromSource,
      .unwindForSegueTowardsViewController, .unwindAction:
      true
    default: false
    }
  }

  /// What happens when it is called.
  var ownSituation: Situation? {
    switch self {
    case .viewWillAppear, .viewIsAppearing, .viewDidAppear: .appears
    case .viewWillDisappear, .viewDidDisappear: .disappears
    case .loadView, .viewDidLoad: .viewLoads
    case .viewWillUnload, .viewDidUnload: .memoryWarningCovered
    case .applicationDidBecomeActive, .sceneDidBecomeActive: .becomesActive
    case .applicationWillResignActive, .sceneWillResignActive: .resignsActive
    case .applicationDidEnterBackground, .sceneDidEnterBackground: .background
    case .applicationWillEnterForeground, .sceneWillEnterForeground: .foreground
    default: nil
    }
  }

  /// What happens when it is called, where that is one thing.
  var tellsOf: Situation? {
    switch self {
    case .dealloc: .released
    case .didReceiveMemoryWarning, .applicationDidReceiveMemoryWarning: .memoryWarning
    case .initPlain, .initWithNibNameBundle: .made
    default: nil
    }
  }
}

extension Frame {
  var claimStrength: Claim.Strength {
    switch strength {
    case .general, .usual: .general
    case .always: .strict
    case .possible: .possible
    }
  }
}
