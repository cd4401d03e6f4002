import LifecycleEngine
import Verify

/// What an order shows by itself: the shape of a push differs from that of a tab switch.
struct ScenarioInference {
  private(set) var situations: [Situation] = []
  /// The one that leaves first, then the one that enters.
  private(set) var actors: [String] = []
  private var loaded: Set<String> = []

  private static let mostActors = 8
  private let before: [String]

  /// - Parameter before: who left and who entered in the ordering before.
  init(_ steps: [Ordering.Step], after before: [String] = []) {
    self.before = before
    for act in ScenarioInference.acts(steps) {
      let situation = classify(act)
      if situation == .kill, opens(act) { situations.append(.foreground) }
      if let situation, situations.last != situation { situations.append(situation) }
      if situation == .launch, ends(act) { situations.append(.kill) }
    }
    // "Becomes active", and then to the background: it was launched.
    if situations.first == .background, steps.first?.callback?.tellsOfActivity ?? false {
      situations.insert(.launch, at: 0)
    }
    if situations.contains(.appears), situations.contains(.disappears), actors.count <= 1 {
      let first = situations.firstIndex { $0 == .disappears || $0 == .appears } ?? 0
      situations[first] = .lifeOfOneController
      situations.removeAll { $0 == .disappears || $0 == .appears }
    }
    for step in steps where actors.count < ScenarioInference.mostActors {
      if let actor = step.actor, !actors.contains(actor) { actors.append(actor) }
    }
  }

  /// Whether the order looks like this way or its way back.
  func hasShape(of situation: Situation) -> Bool {
    switch situation {
    case .push: situations.contains(.push) || situations.contains(.pop)
    case .present: situations.contains(.present) || situations.contains(.dismiss)
    default: situations.contains(situation)
    }
  }

  /// Cuts steps where every transition that began has ended.
  private static func acts(_ steps: [Ordering.Step]) -> [[Ordering.Step]] {
    var acts: [[Ordering.Step]] = []
    var act: [Ordering.Step] = []
    var open = 0
    var hasClosed = false
    for step in steps {
      guard let callback = step.callback else { continue }
      if hasClosed, open <= 0, begins(callback) {
        acts.append(act)
        act = []
        open = 0
        hasClosed = false
      }
      act.append(step)
      switch callback {
      case .viewWillAppear, .viewWillDisappear: open += 1
      case .viewDidAppear, .viewDidDisappear, .applicationDidBecomeActive, .applicationDidEnterBackground,
        .sceneDidBecomeActive, .sceneDidEnterBackground:
        if callback == .viewDidAppear || callback == .viewDidDisappear { open -= 1 }
        hasClosed = true
      default: break
      }
    }
    if !act.isEmpty { acts.append(act) }
    return acts
  }

  private static func begins(_ callback: Callback) -> Bool {
    switch callback {
    case .initPlain, .loadView, .viewDidLoad, .viewWillAppear, .viewWillDisappear,
      .applicationWillResignActive,
      .applicationWillEnterForeground, .sceneWillResignActive, .sceneWillEnterForeground,
      .didReceiveMemoryWarning:
      true
    default: false
    }
  }

  private mutating func classify(_ act: [Ordering.Step]) -> Situation? {
    let callbacks = act.compactMap(\.callback)
    func has(_ callback: Callback) -> Bool { callbacks.contains(callback) }
    if has(.applicationDidFinishLaunchingWithOptions) || has(.sceneWillConnectToSessionOptions) {
      return .launch
    }
    if ends(act) { return .kill }
    if has(.applicationDidEnterBackground) || has(.sceneDidEnterBackground) { return .background }
    if opens(act) { return .foreground }
    if has(.viewWillAppear) || has(.viewWillDisappear) || has(.viewDidAppear) || has(.viewDidDisappear) {
      return transition(act)
    }
    if has(.didReceiveMemoryWarning) || has(.applicationDidReceiveMemoryWarning) { return .memoryWarning }
    if has(.willMoveToSuperview) || has(.didMoveToSuperview) || has(.didMoveToWindow) {
      return has(.dealloc) ? .lifeOfOneView : .viewAdded
    }
    if has(.loadView) || has(.viewDidLoad) { return .viewLoads }
    return nil
  }

  /// Whether the application or a scene of it ends.
  private func ends(_ act: [Ordering.Step]) -> Bool {
    act.contains { $0.callback == .applicationWillTerminate || $0.callback == .sceneDidDisconnect }
  }

  /// Whether the application is opened before it ends.
  private func opens(_ act: [Ordering.Step]) -> Bool {
    act.contains { $0.callback == .applicationWillEnterForeground || $0.callback == .sceneWillEnterForeground }
  }

  private mutating func transition(_ act: [Ordering.Step]) -> Situation {
    func index(_ callback: Callback, _ actor: String?) -> Int? {
      act.firstIndex { $0.callback == callback && $0.actor == actor }
    }
    let leaving = act.first { $0.callback == .viewWillDisappear || $0.callback == .viewDidDisappear }
    let entering = act.first { $0.callback == .viewWillAppear || $0.callback == .viewDidAppear }
    let isFirstTime =
      entering.map { index(.viewDidLoad, $0.actor) != nil || !loaded.contains($0.actor ?? "") } ?? false
    defer { loaded.formUnion(act.compactMap(\.actor)) }
    guard let leaving, let entering, let a = leaving.actor, let b = entering.actor, a != b else {
      if leaving != nil, entering != nil { return .lifeOfOneController }
      return leaving != nil ? .disappears : .appears
    }
    if actors.isEmpty { actors = [a, b] }
    let isBack = before == [b, a] && index(.viewDidLoad, b) == nil
    let isForward = isFirstTime && !loaded.contains(b) && !isBack
    guard let willA = index(.viewWillDisappear, a), let willB = index(.viewWillAppear, b),
      let didA = index(.viewDidDisappear, a), let didB = index(.viewDidAppear, b)
    else { return isForward ? .push : .returns }
    switch (willA < willB, didA < didB) {
    case (true, true): return isForward ? .push : .pop
    case (true, false): return isForward ? .present : .dismiss
    case (false, true): return .tabSwitch
    case (false, false): return .unknown
    }
  }
}
