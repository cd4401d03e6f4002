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
      claimed.append(OrderClaim.Step(actor: actor, callback: callback, role: step.role))
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
