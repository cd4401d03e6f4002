package import LifecycleEngine
package import Notes

extension Wording {
  /// A callback as people name it: the base name of its selector; where that only names the sender or says nothing,
  /// the whole selector without its last colon.
  package static func symbol(_ callback: Callback) -> String { symbols[Int(callback.rawValue)] }

  /// By the callback's number.
  private static let symbols = Callback.allCases.map { callback in
    let parts = callback.info.selector.description.split(separator: ":", omittingEmptySubsequences: true)
    guard parts.count > 1, let base = parts.first else {
      let name = parts.first.map(String.init) ?? ""
      return name.hasPrefix("+") ? String(name.dropFirst()) : name
    }
    let keepsParts = NameIndex.senders.contains(String(base)) || base.hasPrefix("initWith")
    return keepsParts ? parts.joined(separator: ":") : String(base)
  }

  /// A step in a sequence: `A.viewWillAppear`.
  package static func step(_ step: Ordering.Step) -> String {
    switch step.event {
    case .scenePhase(let phase): return "scenePhase.\(phase.rawValue)"
    case .callback(let callback):
      var actor = step.actor ?? ""
      if actor.utf8.contains(UInt8(ascii: ".")) { actor.removeAll { $0 == "." } }
      return actor.isEmpty ? symbol(callback) : "\(actor).\(symbol(callback))"
    }
  }
}
