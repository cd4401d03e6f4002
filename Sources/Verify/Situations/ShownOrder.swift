package import LifecycleEngine

extension OrderClaim {
  /// The order in which the app is told what happens, as the newest run of the likeliest way shows it: callbacks of its
  /// controllers, of its delegate and of its scenes, apart from layout, whose number varies.
  ///
  /// Nil where it cannot be brought about. May have less than two steps, which are no order. Cost: one run.
  ///
  /// - Parameter listed: if not empty, only these callbacks, each where one controller gets it first.
  package init?(
    shownBy situations: [Situation], after: [Situation] = [], in worlds: WorldFilter = WorldFilter(),
    of listed: [Callback] = []
  ) {
    // Some callback has to be named for a stage to be set; that of controllers sets the plainest.
    let named = OrderClaim(
      steps: [Step(actor: nil, callback: .viewDidLoad)], situations: situations, worlds: worlds)
    guard let way = SituationSequence.ways(situations, after: after).first else { return nil }
    let fitting = way.worlds(in: WorldSpace(claim: named))
    guard let facts = fitting.first(where: { $0.version == fitting.last?.version }) else { return nil }
    let script = Script(Staging.scenario(way.plan, facts, named))
    let trace = StagedTrace(way.plan, script, on: Platform(facts.version))
    guard trace.isComplete else { return nil }
    var letters = StagedLetters(script)
    self.init(steps: [], situations: situations, worlds: worlds)
    self.after = after
    for entry in trace.watched.entries {
      guard listed.isEmpty ? entry.callback.tellsTheApp : listed.contains(entry.callback) else { continue }
      if !listed.isEmpty, steps.contains(where: { $0.callback == entry.callback }) { continue }
      let letter = letters.letter(of: entry.receiver)
      // UIKit's own containers are not the app's.
      guard letter != nil || entry.receiver.kind != .controller else { continue }
      steps.append(Step(actor: letter, callback: entry.callback))
    }
  }
}

extension Callback {
  /// Whether it tells a part of the app that something happens.
  fileprivate var tellsTheApp: Bool {
    guard info.kind == .callback, isSimulated, !isIncidental else { return false }
    // Traits flip while the system draws what is left behind light and dark: that answers no question on leaving.
    guard self != .traitCollectionDidChange, self != .traitChangeHandler else { return false }
    switch info.owner {
    case .viewController, .applicationDelegate, .sceneDelegate: return true
    default: return false
    }
  }
}
