import Diagnostics
import LifecycleEngine

/// `pushLoadsBeforeDisappearing=false`: a fact of the platform with the answer that a run takes for granted.
struct Assumption {
  let fact: Fact
  let isTrue: Bool

  init(_ text: String) throws(InputError) {
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2, parts[1] == "true" || parts[1] == "false" else {
      throw InputError(path: "--assume \(text)", reason: "is not of the form FACT=true or FACT=false")
    }
    guard let fact = Fact.allCases.first(where: { "\($0)" == parts[0] }) else {
      throw InputError(path: "--assume \(text)", reason: Self.unknown(parts[0]))
    }
    self.fact = fact
    isTrue = parts[1] == "true"
  }

  /// The nearest names, or the open questions where nothing is near.
  private static func unknown(_ name: String) -> String {
    let near = NearNames(Fact.allCases.map { "\($0)" }).near(name)
    if !near.isEmpty { return "names no fact; near: " + near.joined(separator: ", ") }
    let open = Fact.allCases.filter { $0.record.isOpen }.map { "\($0)" }
    return "names no fact; the open ones are " + open.joined(separator: ", ")
  }
}
