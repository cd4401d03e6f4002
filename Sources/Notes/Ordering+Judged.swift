package import LifecycleEngine

extension Ordering {
  /// The steps that a claim is made of: the phases of a SwiftUI scene say the same as the callbacks of the scene
  /// beside them, and count only where they stand alone.
  package var judgedSteps: [Step] {
    let callbacks = steps.filter { $0.callback != nil }
    return callbacks.isEmpty ? steps : callbacks
  }

  /// The callback of each judged step; of a phase the one that tells the scene of the same change.
  var judgedCallbacks: [Callback] {
    let judged = judgedSteps
    return judged.indices.compactMap { index in
      switch judged[index].event {
      case .callback(let callback): callback
      case .scenePhase(.active): .sceneDidBecomeActive
      case .scenePhase(.background): .sceneDidEnterBackground
      case .scenePhase(.inactive):
        isEntering(judged, at: index) ? .sceneWillEnterForeground : .sceneWillResignActive
      }
    }
  }

  /// Whether a scene is inactive on its way to the front.
  private func isEntering(_ steps: [Step], at index: Int) -> Bool {
    if index > 0 { return steps[index - 1].event == .scenePhase(.background) }
    return index + 1 < steps.count && steps[index + 1].event == .scenePhase(.active)
  }
}

extension Owner {
  /// Whether there can be several receivers of the same class in one order.
  package var takesActor: Bool {
    switch self {
    case .viewController, .object, .view: true
    default: false
    }
  }
}
