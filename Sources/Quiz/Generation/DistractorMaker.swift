internal import LifecycleEngine

/// Makes distractors from named misconceptions. One that any run delivers, anywhere, is never taken: it would
/// be right in some other part, and wrong only by a hair here.
struct DistractorMaker: Sendable {
  let request: ItemRequest
  private let delivered: Set<EventIdentity>

  init(_ request: ItemRequest) {
    self.request = request
    var delivered: Set<EventIdentity> = []
    for run in request.runs {
      for event in run.events { delivered.insert(EventIdentity(event)) }
    }
    self.delivered = delivered
  }

  /// At most `request.distractorLimit` distractors for a part, of as many misconceptions as possible.
  func distractors(for events: [RunEvent], seed: UInt64) -> [Distractor] {
    guard request.distractorLimit > 0 else { return [] }
    var generator = SplitMix64(seed: seed)
    let order = generator.shuffled(Array(Misconception.ofCalls.indices))
    let lists = order.map { Misconception.ofCalls[$0] }.map { misconception in
      let found = candidates(misconception, events)
      return generator.shuffled(Array(found.indices)).map { found[$0] }
    }
    var taken: [Distractor] = []
    var labels: Set<String> = []
    for round in 0..<(lists.map(\.count).max() ?? 0) {
      for list in lists where list.indices.contains(round) && taken.count < request.distractorLimit {
        if labels.insert(list[round].label).inserted { taken.append(list[round]) }
      }
    }
    return taken
  }

  private func candidates(_ misconception: Misconception, _ events: [RunEvent]) -> [Distractor] {
    var found: [Distractor] = []
    for (partner, event) in events.enumerated() {
      for wrong in wrongEvents(misconception, event, among: events) where !delivered.contains(wrong) {
        let label = request.label(
          receiver: wrong.receiver, callback: wrong.callback, argument: wrong.argument)
        found.append(Distractor(label: label, partner: partner, misconception: misconception))
      }
    }
    return found
  }

  private func wrongEvents(
    _ misconception: Misconception, _ event: RunEvent, among events: [RunEvent]
  ) -> [EventIdentity] {
    switch misconception {
    case .otherReceiver:
      guard Self.counterparts[event.callback] != nil else { return [] }
      return receivers(events).filter { $0 != event.receiver }.map {
        EventIdentity(receiver: $0, callback: event.callback, argument: event.argument)
      }
    case .counterpart:
      guard let other = Self.counterparts[event.callback] else { return [] }
      return [EventIdentity(receiver: event.receiver, callback: other, argument: event.argument)]
    case .unloading:
      guard event.callback == .viewDidDisappear || event.callback == .didReceiveMemoryWarning else { return [] }
      return [EventIdentity(receiver: event.receiver, callback: .viewDidUnload, argument: nil)]
    case .otherSituation:
      return (Self.ofOtherSituations[event.callback] ?? []).map {
        EventIdentity(receiver: event.receiver, callback: $0, argument: nil)
      }
    case .wrongCount, .didBeforeWill, .otherReceiverFirst, .layoutPlace, .loadingPlace, .otherPlace, .otherVersion:
      return []
    }
  }

  /// Who receives appearance callbacks in the part, in order of appearance: views and delegates never do.
  private func receivers(_ events: [RunEvent]) -> [String] {
    var found: [String] = []
    for event in events where Self.counterparts[event.callback] != nil && !found.contains(event.receiver) {
      found.append(event.receiver)
    }
    return found
  }

  /// What people expect beside a callback because they know it from elsewhere.
  private static let ofOtherSituations: [Callback: [Callback]] = [
    .viewDidAppear: [.viewDidLoad],
    .viewWillAppear: [.viewDidLoad, .loadView],
    .viewDidDisappear: [.didMoveToParentViewController, .dealloc],
    .viewWillDisappear: [.willMoveToParentViewController],
    .applicationWillResignActive: [.applicationDidEnterBackground],
    .applicationDidBecomeActive: [.applicationWillEnterForeground],
    .applicationDidEnterBackground: [.applicationWillTerminate],
    .sceneWillResignActive: [.sceneDidEnterBackground],
    .sceneDidBecomeActive: [.sceneWillEnterForeground],
    .sceneDidEnterBackground: [.sceneDidDisconnect],
    .didMoveToWindow: [.drawRect],
    .willMoveToSuperview: [.removeFromSuperview],
    .didMoveToSuperview: [.didMoveToWindow],
    .touchesBeganWithEvent: [.touchesCancelledWithEvent],
    .touchesEndedWithEvent: [.touchesCancelledWithEvent],
  ]

  private static let counterparts: [Callback: Callback] = [
    .viewWillAppear: .viewDidAppear,
    .viewDidAppear: .viewWillAppear,
    .viewWillDisappear: .viewDidDisappear,
    .viewDidDisappear: .viewWillDisappear,
  ]
}
