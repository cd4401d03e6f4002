internal import LifecycleEngine

/// What can be asked whether or not a note tells of it: situations that make every mechanism happen.
package enum StandardSituations {
  /// The scenarios, each with a name of its own. Reads them at each access.
  package static var sources: [ScenarioSource] {
    (CanonicalRuns.scenarios + QuizSituations.scenarios).enumerated().map { index, scenario in
      ScenarioSource(
        id: "canonical-\(index + 1)", title: "", scenario: scenario, note: SourceNote(path: path, line: index + 1))
    }
  }

  /// Where questions about them say that they come from.
  package static let path = "canonical situations"
}
