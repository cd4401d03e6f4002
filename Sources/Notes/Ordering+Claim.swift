package import LifecycleEngine
import Markup
package import Verify

extension Ordering {
  /// The order as a claim that can be run.
  package func claim(on versions: VersionRange?, lifeCycle: LifeCycle?) -> OrderClaim {
    var names: [String] = []
    var claimed: [OrderClaim.Step] = []
    for (step, callback) in zip(judgedSteps, judgedCallbacks) {
      var actor: UInt8?
      if let name = step.actor, callback.info.owner.takesActor {
        if let known = names.firstIndex(of: name) {
          actor = UInt8(clamping: known)
        } else {
          actor = UInt8(clamping: names.count)
          names.append(name)
        }
      }
      claimed.append(OrderClaim.Step(actor: actor, callback: callback))
    }
    var worlds = guess.worlds
    worlds.versions = worlds.versions ?? versions
    worlds.lifeCycle = worlds.lifeCycle ?? lifeCycle
    var claim = OrderClaim(
      steps: claimed, situations: guess.situations,
      completeness: completeness == .subsequence ? .subsequence : .projection, worlds: worlds,
      isRecorded: form == .log, isForEach: guess.isAlternatives)
    claim.after = guess.after
    return claim
  }
}

extension Note {
  /// The versions that its front matter names.
  package var versions: VersionRange? {
    document.frontMatter.values["ios"].flatMap { VersionRange(text: Array($0.utf8)) }
  }

  /// The life cycle that its front matter names.
  package var lifeCycle: LifeCycle? {
    switch document.frontMatter.values["life-cycle"] {
    case "app": .app
    case "scene": .scene
    default: nil
    }
  }
}

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
