import ArgumentParser
import LifecycleEngine
import Quiz

/// Versions as scenarios write them: `13...`, `9...12`, `17`.
struct VersionsArgument: ExpressibleByArgument {
  let text: String
  private let range: VersionRange

  init?(argument: String) {
    guard let range = VersionRange(text: Array(argument.utf8)) else { return nil }
    self.range = range
    text = argument
  }

  /// Whether a question speaks of one of the versions.
  func fits(_ item: QuizItem) -> Bool { item.versions.contains(where: range.contains) }
}
