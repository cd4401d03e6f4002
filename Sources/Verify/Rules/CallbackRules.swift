package import LifecycleEngine

/// What runs have in common about each callback: what its receiver was told before every one of its calls (precedence),
/// and what it was told after every one of them (response), with the exceptions by name.
///
/// The same as judging, for every pair of callbacks, a strict claim on all runs at once; what one run refutes is gone. A
/// callback is never held against itself. The life of an object ends with its process. As with statements that name no
/// version, what counts is the systems that are in use, unless these no longer call it.
package struct CallbackRules: Sendable {
  private var earlier = Common()
  private var later = Common()
  private var laterWhenCancelled = Common()
  private var laterWhenEnded = Common()
  private var laterWhenHidden = Common()
  /// For each callback all that ever came before it in its receiver's life, and all that ever came after.
  private var everEarlier = [CallbackSet](repeating: CallbackSet(), count: CallbackSet.capacity)
  private var everLater = [CallbackSet](repeating: CallbackSet(), count: CallbackSet.capacity)
  private var evidence = [Evidence](repeating: Evidence(), count: CallbackSet.capacity)

  /// On how many runs a rule rests.
  package struct Evidence: Sendable, Hashable {
    /// The runs in which the callback comes.
    package var runs = 0
    /// The steps of the longest of them.
    package var steps = 0
  }

  /// What can keep a callback from coming after another, or from coming at all.
  package enum Exception: Sendable, Hashable {
    /// The transition is cancelled, or another takes over: who was to come goes, who was to go stays.
    case cancelled
    /// The process ends first.
    case appEnds
    /// A window is hidden or closed.
    case windowHidden
    /// Versions before this one do not call it.
    case before(Version)
    /// This version and later ones do not call it.
    case since(Version)
    /// An app with scenes is not told: its scene delegate is.
    case scenes
  }

  /// A callback that always comes before or after another, but for the exceptions.
  package struct Neighbour: Sendable, Hashable {
    /// The other callback.
    package var callback: Callback
    /// When it does not come.
    package var exceptions: [Exception]
  }

  /// Rules that rest on no run yet.
  package init() {}

  // MARK: Rules

  /// What came before each call of a callback, in the order of the catalog.
  package func before(_ callback: Callback) -> [Neighbour] {
    let index = Int(callback.rawValue)
    return neighbours(of: callback, among: earlier[index], everEarlier[index], [])
  }

  /// What came after each call of a callback, in the order of the catalog.
  package func after(_ callback: Callback) -> [Neighbour] {
    let index = Int(callback.rawValue)
    let excused: [(Exception, CallbackSet?)] = [
      (.cancelled, laterWhenCancelled[index]), (.appEnds, laterWhenEnded[index]),
      (.windowHidden, laterWhenHidden[index]),
    ]
    return neighbours(of: callback, among: later[index], everLater[index], excused)
  }

  /// On how many runs the rules about a callback rest.
  package func evidence(of callback: Callback) -> Evidence { evidence[Int(callback.rawValue)] }

  /// The first version that the rules about a callback speak of; nil where they speak of all that call it.
  package static func oldest(for callback: Callback) -> Version? { callback.isOnlyOld ? nil : .oldestInUse }

  private func neighbours(
    of callback: Callback, among common: CallbackSet?, _ seen: CallbackSet, _ excused: [(Exception, CallbackSet?)]
  ) -> [Neighbour] {
    guard let common else { return [] }
    return Callback.allCases.compactMap { other in
      guard other.isOfOneStory(with: callback), common.contains(other.rawValue), seen.contains(other.rawValue) else {
        return nil
      }
      var exceptions: [Exception] = []
      for (exception, present) in excused where present.map({ !$0.contains(other.rawValue) }) ?? false {
        exceptions.append(exception)
      }
      return Neighbour(callback: other, exceptions: exceptions + Self.absences(of: other, beside: callback))
    }
  }

  /// Where one callback is called and the other is not, whatever happens.
  private static func absences(of other: Callback, beside callback: Callback) -> [Exception] {
    var absences: [Exception] = []
    if other.info.introduced > max(callback.info.introduced, oldest(for: callback) ?? .oldest) {
      absences.append(.before(other.info.introduced))
    }
    if let end = other.info.neverCalledSince, callback.info.neverCalledSince.map({ $0 > end }) ?? true {
      absences.append(.since(end))
    }
    if !other.isSentWithScenes, callback.isSentWithScenes { absences.append(.scenes) }
    return absences
  }

  // MARK: Runs

  /// What is the same for all runs of an app on a platform.
  package struct Setting: Sendable {
    /// What cannot be called there: that it does not come says nothing.
    fileprivate let absent: CallbackSet
    fileprivate let isOld: Bool

    /// Complexity: O(*n*) in the callbacks of the catalog.
    package init(_ script: Script, on platform: Platform) {
      absent = CallbackRules.absent(script, on: platform)
      isOld = platform.version < .oldestInUse
    }

    fileprivate func counts(_ callback: Callback) -> Bool { !isOld || callback.isOnlyOld }
  }

  /// Learns from a run that has come to rest.
  ///
  /// - Parameters:
  ///   - steps: the steps that were made.
  ///   - first: where a run that was learnt from goes on; of whom is told nothing from there on there is nothing to learn.
  /// - Complexity: O(*n*) in the entries of the trace.
  package mutating func learn(_ trace: Trace, of steps: [[Action]], from first: Int = 0, in setting: Setting) {
    let events = Events(
      isCancelled: steps.map { $0.contains { $0.verb.isCancelled } },
      hides: steps.contains { $0.contains { $0.verb == .hideWindow || $0.verb == .closeWindow } })
    var start = 0
    for change in trace.stateChanges where change.to == .notRunning {
      learn(trace.entries[start..<Int(change.entry)], from: first, events, setting, isEnded: true)
      start = Int(change.entry)
    }
    learn(trace.entries[start...], from: first, events, setting, isEnded: false)
    var came = CallbackSet()
    for entry in trace.entries where !came.contains(entry.callback.rawValue) && setting.counts(entry.callback) {
      came.insert(entry.callback.rawValue)
      evidence[Int(entry.callback.rawValue)].add(Evidence(runs: 1, steps: steps.count))
    }
  }

  /// What happens in a run that can keep callbacks from coming.
  private struct Events {
    /// For each step whether it takes a transition back.
    let isCancelled: [Bool]
    let hides: Bool
  }

  /// What cannot be called in an app on a platform.
  static func absent(_ script: Script, on platform: Platform) -> CallbackSet {
    let hasScenes = script.usesScenes(on: platform)
    var absent = CallbackSet()
    for callback in Callback.allCases
    where !callback.info.isCalled(on: platform.version) || hasScenes && !callback.isSentWithScenes {
      absent.insert(callback.rawValue)
    }
    return absent
  }

  /// The part of a run in one process, once from its beginning and once from its end.
  private mutating func learn(
    _ entries: ArraySlice<Entry>, from first: Int, _ events: Events, _ setting: Setting, isEnded: Bool
  ) {
    let untold = Life.ofAll(told: entries.reversed().prefix { Int($0.step) >= first }, setting)
    var lives = untold
    for entry in entries {
      // Few objects live in a run: to look along them costs less than a table of hashes.
      guard let place = lives.firstIndex(where: { $0.receiver == entry.receiver }) else { continue }
      learnEarlier(entry, &lives[place], setting)
    }
    lives = untold
    for entry in entries.reversed() {
      guard let place = lives.firstIndex(where: { $0.receiver == entry.receiver }) else { continue }
      learnLater(entry, &lives[place], events, setting, isEnded: isEnded)
    }
  }

  /// What an object has been told on the way through its life, from one end or the other.
  private struct Life {
    let receiver: Receiver
    private(set) var seen = CallbackSet()
    /// What was seen, and what cannot come at all.
    private(set) var known: CallbackSet
    var nextAppearance: Callback?

    /// The objects that are told something, before they are told anything.
    static func ofAll(told entries: some Sequence<Entry>, _ setting: Setting) -> [Life] {
      var lives: [Life] = []
      for entry in entries
      where entry.receiver.isInstance && !lives.contains(where: { $0.receiver == entry.receiver }) {
        lives.append(Life(receiver: entry.receiver, known: setting.absent))
      }
      return lives
    }

    private init(receiver: Receiver, known: CallbackSet) {
      self.receiver = receiver
      self.known = known
    }

    mutating func see(_ callback: Callback) {
      seen.insert(callback.rawValue)
      known.insert(callback.rawValue)
    }
  }

  private mutating func learnEarlier(_ entry: Entry, _ life: inout Life, _ setting: Setting) {
    if setting.counts(entry.callback) {
      earlier.narrow(Int(entry.callback.rawValue), to: life.known)
      everEarlier[Int(entry.callback.rawValue)].formUnion(life.seen)
    }
    life.see(entry.callback)
  }

  private mutating func learnLater(
    _ entry: Entry, _ life: inout Life, _ events: Events, _ setting: Setting, isEnded: Bool
  ) {
    if setting.counts(entry.callback) {
      let index = Int(entry.callback.rawValue)
      if events.isCancelled[Int(entry.step)] || entry.callback.isTurnedBack(by: life.nextAppearance) {
        laterWhenCancelled.narrow(index, to: life.known)
      } else if isEnded {
        laterWhenEnded.narrow(index, to: life.known)
      } else if events.hides {
        laterWhenHidden.narrow(index, to: life.known)
      } else {
        later.narrow(index, to: life.known)
      }
      everLater[index].formUnion(life.seen)
    }
    life.see(entry.callback)
    if entry.callback.isAppearance { life.nextAppearance = entry.callback }
  }

  /// Takes over what was learnt from other runs.
  package mutating func merge(_ other: CallbackRules) {
    earlier.merge(other.earlier)
    later.merge(other.later)
    laterWhenCancelled.merge(other.laterWhenCancelled)
    laterWhenEnded.merge(other.laterWhenEnded)
    laterWhenHidden.merge(other.laterWhenHidden)
    for index in evidence.indices {
      everEarlier[index].formUnion(other.everEarlier[index])
      everLater[index].formUnion(other.everLater[index])
      evidence[index].add(other.evidence[index])
    }
  }
}

extension CallbackRules.Evidence {
  fileprivate mutating func add(_ other: Self) {
    runs += other.runs
    steps = max(steps, other.steps)
  }
}

/// For each callback what all its calls have in common; nil where there was no call.
private struct Common: Sendable {
  private var sets = [CallbackSet?](repeating: nil, count: CallbackSet.capacity)

  subscript(index: Int) -> CallbackSet? { sets[index] }

  mutating func narrow(_ index: Int, to set: CallbackSet) {
    if sets[index]?.formIntersection(set) == nil { sets[index] = set }
  }

  mutating func merge(_ other: Common) {
    for index in sets.indices { if let set = other.sets[index] { narrow(index, to: set) } }
  }
}

extension Receiver {
  /// Whether the receiver has a life of its own: an object of the app or a recognizer, not the notification centre or a
  /// class.
  package var isInstance: Bool {
    switch kind {
    case .appDelegate, .sceneDelegate, .controller, .view, .object, .gesture: true
    default: false
    }
  }
}

extension Verb {
  /// Whether it begins a transition and takes it back.
  package var isCancelled: Bool {
    switch self {
    case .swipeBackCancelled, .dragUpCancelled, .dragDownCancelled, .pageForwardCancelled, .pageBackCancelled: true
    default: false
    }
  }
}

extension Callback {
  /// Whether one calls for the other, if anything does: that a device is turned, or that the app asks for something, comes of
  /// no callback, and layout comes and goes.
  fileprivate func isOfOneStory(with other: Callback) -> Bool {
    self != other && hasStory && other.hasStory && (info.family == other.info.family || isOfComing && other.isOfComing)
  }

  /// Whether it is called on no system that is in use.
  fileprivate var isOnlyOld: Bool { info.neverCalledSince.map { $0 <= .oldestInUse } ?? false }

  private var hasStory: Bool {
    // A control sends its action for events of many kinds, of which the simulation has one.
    if self == .action { return false }
    return switch info.family {
    case .layout: self == .viewWillLayoutSubviews || self == .viewDidLayoutSubviews
    case .rotation, .storyboard: false
    default: isTold
    }
  }

  /// Whether the system tells it, or asks for an object or its view to be made.
  private var isTold: Bool { info.kind == .callback || info.kind == .initializer || self == .loadView }

  /// Whether it tells that an object is made, loads its view, appears or goes; that a process begins and changes its state.
  private var isOfComing: Bool {
    switch info.family {
    case .creation, .viewLoading, .appearance, .launching, .states, .arriving: true
    default: false
    }
  }

  /// Whether it tells that a controller appears or disappears.
  fileprivate var isAppearance: Bool {
    switch self {
    case .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear: true
    default: false
    }
  }

  /// Whether what it announced was taken back: the next that its receiver is told of appearance is the opposite.
  fileprivate func isTurnedBack(by next: Callback?) -> Bool {
    switch self {
    case .viewWillAppear, .viewIsAppearing: next == .viewWillDisappear || next == .viewDidDisappear
    case .viewWillDisappear: next == .viewWillAppear || next == .viewDidAppear
    default: false
    }
  }
}
