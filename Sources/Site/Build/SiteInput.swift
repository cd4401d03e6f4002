package import Diagnostics
package import Judging
package import Quiz

/// Everything that a site is made from: values, no files.
package struct SiteInput: Sendable {
  /// What the site is called.
  package var title: String
  /// The language of what the site itself says.
  package var language: Language
  /// Where the site will be found; nil where that is not said.
  package var address: SiteAddress?
  /// The notes, in the order of the site.
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
    /// The note with its verdicts.
    package var note: JudgedNote
    /// Its path below the folder that was named, without its ending.
    package var relativePath: String

    /// A note and where its page goes.
    package init(note: JudgedNote, relativePath: String) {
      self.note = note
      self.relativePath = relativePath
    }
  }

  /// A scenario file with its path below the folder that is built, without its ending.
  package struct ScenarioEntry: Sendable {
    /// The scenario with its runs.
    package var scenario: CheckedScenario
    /// Its path below the folder that was named, without its ending.
    package var relativePath: String
    /// The file as it was read, by which links find it; empty if no note can link to it.
    package var path: String

    /// A scenario file; `path` is where it was read, by which links find it.
    package init(scenario: CheckedScenario, relativePath: String, path: String = "") {
      self.scenario = scenario
      self.relativePath = relativePath
      self.path = path
    }
  }
}
