import LifecycleEngine
import Reading

extension OrderingDraft {
  /// Without what is listed behind the end of a life: "…, viewDidDisappear, didReceiveMemoryWarning" names one more callback, which
  /// comes at a time of its own. What was printed came where it stands, and an arrow or a word for order says that it does.
  var withoutAppended: OrderingDraft {
    let isSaid = form == .log || form == .arrows || !Self.saying.isDisjoint(with: evidence)
    guard !isSaid, steps.allSatisfy({ $0.actor == nil }),
      let end = steps.lastIndex(where: { $0.callback.map { !$0.isOfOwnTime } ?? true }), end > 0,
      let last = steps[end].callback, Self.ends.contains(last),
      steps[..<end].contains(where: { $0.callback.map(Self.comes) ?? false })
    else { return self }
    var draft = self
    draft.steps.removeLast(steps.count - end - 1)
    return draft
  }

  private static let saying: Set<ListEvidence> = [.times, .messages, .output, .order]
  private static let ends: Set<Callback> = [.viewWillDisappear, .viewDidDisappear, .dealloc]

  private static func comes(_ callback: Callback) -> Bool { callback == .viewDidLoad || callback == .viewWillAppear }
}

extension Callback {
  /// Whether it belongs to no part of a life: memory gets low, or something is laid out anew or turned, at any time.
  fileprivate var isOfOwnTime: Bool {
    switch self {
    case .didReceiveMemoryWarning, .viewWillLayoutSubviews, .viewDidLayoutSubviews, .updateViewConstraints: true
    default: tellsOfSize
    }
  }
}
