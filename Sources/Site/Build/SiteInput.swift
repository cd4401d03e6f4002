package import Diagnostics
package import Judging
package import Quiz

/// Everything that a site is made from: values, no files.
package struct SiteInput: Sendable {
  package var title: String
  /// The language of what the site itself says.
  package var language: Language
  package var notes: [Entry]
  /// Scenario files.
  package var scenarios: [ScenarioEntry]
  /// What the quizzes are made from: a page for each note or scenario file, and for standard situations a page for each
  /// family of callbacks.
  package var questions: [ScenarioSource] = []

  /// - Parameter title: by default what the site is about, in its language.
  package init(
    title: String? = nil, language: Language = .english, notes: [Entry] = [], scenarios: [ScenarioEntry] = []
  ) {
    self.title = title ?? UIText.siteTitle.text(in: language)
    self.language = language
    self.notes = notes
    self.scenarios = scenarios
  }

  /// A judged note with its path below the folder that is built, without its ending.
  package struct Entry: Sendable {
    package var note: JudgedNote
    package var relativePath: String

    package init(note: JudgedNote, relativePath: String) {
      self.note = note
      self.relativePath = relativePath
    }
  }

  /// A scenario file with its path below the folder that is built, without its ending.
  package struct ScenarioEntry: Sendable {
    package var scenario: CheckedScenario
    package var relativePath: String
    /// The file as it was read, by which links find it; empty if no note can link to it.
    package var path: String

    package init(scenario: CheckedScenario, relativePath: String, path: String = "") {
      self.scenario = scenario
      self.relativePath = relativePath
      self.path = path
    }
  }
}
