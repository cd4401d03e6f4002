import ArgumentParser
import LifecycleEngine
import Quiz

/// Versions as scenarios write them: `13...`, `9...12`, `17`.
struct VersionsArgument: ExpressibleByArgument {
  let text: String
  private let range: VersionRange

  init?(argument: String) {
    let reading = ScenarioParser.parse(Array("ios: \(argument)\nroot: A\n\nlaunch\n".utf8))
    guard reading.problems.isEmpty, let range = reading.scenario.ios else { return nil }
    self.range = range
    text = argument
  }

  /// Whether a question speaks of one of the versions.
  func fits(_ item: QuizItem) -> Bool { item.versions.contains(where: range.contains) }
}
