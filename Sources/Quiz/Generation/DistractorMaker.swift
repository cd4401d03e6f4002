internal import LifecycleEngine
internal import Verify

/// Makes distractors from named misconceptions. One that any run delivers, anywhere, is never taken: it would
/// be right in some other part, and wrong only by a hair here.
struct DistractorMaker: Sendable {
  let request: ItemRequest
  private let delivered: DeliveredCalls
  /// Who receives appearance callbacks in the runs, in order of appearance: views and delegates never do.
  private let controllers: [String]

  init(_ request: ItemRequest) {
    self.request = request
    var delivered = request.unlogged
    var controllers: [String] = []
    for event in request.runs.flatMap(\.events) {
      delivered.insert(EventIdentity(event))
      if ExpectedCalls.counterparts[event.callback] != nil, !controllers.contains(event.receiver) {
        controllers.append(event.receiver)
      }
    }
    self.delivered = delivered
    self.controllers = controllers
  }

  /// What was refuted by every run, and how much was held against the runs.
  struct Candidates {
    /// One list for each misconception about calls.
    var lists: [[Distractor]] = []
    var examinedCount = 0

    /// Some of them, of as many misconceptions as possible.
    func some(atMost limit: Int, seed: UInt64) -> [Distractor] {
      guard limit > 0 else { return [] }
      var generator = SplitMix64(seed: seed)
      let order = generator.shuffled(Array(lists.indices))
      let shuffled = order.map { index in
        generator.shuffled(Array(lists[index].indices)).map { lists[index][$0] }
      }
      var taken: [Distractor] = []
      var labels: Set<String> = []
      for round in 0..<(shuffled.map(\.count).max() ?? 0) {
        for list in shuffled where list.indices.contains(round) && taken.count < limit {
          if labels.insert(list[round].label).inserted { taken.append(list[round]) }
        }
      }
      return taken
    }
  }

  /// At most `request.distractorLimit` distractors for a part.
  func distractors(for events: [RunEvent], seed: UInt64) -> [Distractor] {
    candidates(for: events).some(atMost: request.distractorLimit, seed: seed)
  }

  /// Everything that no run delivers though somebody might think so.
  func candidates(for events: [RunEvent]) -> Candidates {
    var candidates = Candidates()
    for misconception in Misconception.ofCalls {
      var found: [Distractor] = []
      for (partner, event) in events.enumerated() {
        for wrong in wrongEvents(misconception, event) {
          candidates.examinedCount += 1
          guard !delivered.contains(wrong) else { continue }
          let label = wrong.label
          found.append(
            Distractor(
              label: label, partner: partner, misconception: misconception,
              because: because(wrong, label, step: event.step)))
        }
      }
      candidates.lists.append(found)
    }
    return candidates
  }

  private func wrongEvents(_ misconception: Misconception, _ event: RunEvent) -> [EventIdentity] {
    switch misconception {
    case .otherReceiver:
      guard ExpectedCalls.counterparts[event.callback] != nil else { return [] }
      return others(than: event).map {
        EventIdentity(receiver: $0, callback: event.callback, argument: event.argument)
      }
    case .presenterDisappears:
      guard event.callback == .viewWillAppear || event.callback == .viewDidAppear else { return [] }
      let expected: Callback = event.callback == .viewWillAppear ? .viewWillDisappear : .viewDidDisappear
      return others(than: event).map { EventIdentity(receiver: $0, callback: expected, argument: nil) }
    case .unloading:
      guard event.callback == .viewDidDisappear || event.callback == .didReceiveMemoryWarning else { return [] }
      return [EventIdentity(receiver: event.receiver, callback: .viewDidUnload, argument: nil)]
    case .otherLifeCycle: return ofOtherLifeCycle(event)
    case .counterpart: return same(event, [ExpectedCalls.counterparts[event.callback]].compactMap(\.self))
    case .otherSituation: return same(event, ExpectedCalls.ofOtherSituations[event.callback] ?? [])
    case .obsolete: return same(event, ExpectedCalls.obsolete[event.callback] ?? [])
    case .otherVersion: return same(event, ExpectedCalls.newer[event.callback] ?? [])
    case .wrongCount, .leftOut, .didBeforeWill, .otherReceiverFirst, .layoutPlace, .loadingPlace, .otherPlace:
      return []
    }
  }

  /// Where who would be told stands, if that is why it is not.
  private func because(_ wrong: EventIdentity, _ label: String, step: Int) -> String? {
    let phrase: Phrase
    switch (wrong.callback, request.standing(wrong.receiver, step)) {
    case (.viewWillDisappear, .staysOnScreen), (.viewDidDisappear, .staysOnScreen): phrase = .staysOnScreen
    case (.viewWillDisappear, .comes), (.viewDidDisappear, .comes): phrase = .comesOnScreen
    case (.viewWillAppear, .staysOutOfSight), (.viewDidAppear, .staysOutOfSight): phrase = .staysOutOfSight
    case (.viewWillAppear, .goes), (.viewDidAppear, .goes): phrase = .goesOutOfSight
    case (.dealloc, .staysOnScreen), (.dealloc, .comes): phrase = .heldOnScreen
    case (.dealloc, .staysOutOfSight), (.dealloc, .goes): phrase = .heldOutOfSight
    default: return nil
    }
    return Strings(request.language)(phrase, label, wrong.receiver)
  }

  private func others(than event: RunEvent) -> [String] {
    controllers.filter { $0 != event.receiver }
  }

  private func same(_ event: RunEvent, _ callbacks: [Callback]) -> [EventIdentity] {
    callbacks.map { EventIdentity(receiver: event.receiver, callback: $0, argument: nil) }
  }

  private func ofOtherLifeCycle(_ event: RunEvent) -> [EventIdentity] {
    guard let callback = ExpectedCalls.ofOtherLifeCycle[event.callback] else { return [] }
    let receiver = callback.info.owner == .applicationDelegate ? "AppDelegate" : "SceneDelegate"
    return [EventIdentity(receiver: receiver, callback: callback, argument: nil)]
  }
}
