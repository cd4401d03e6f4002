import ArgumentParser
import LifecycleEngine

/// Versions as scenarios write them: `13...`, `9...12`, `17`.
struct VersionsArgument: ExpressibleByArgument {
  let text: String
  let range: VersionRange

  init?(argument: String) {
    guard let range = VersionRange(text: Array(argument.utf8)) else { return nil }
    self.range = range
    text = argument
  }
}
