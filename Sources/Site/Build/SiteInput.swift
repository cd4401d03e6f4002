public import Notes

/// Everything that a site is made from: values, no files.
public struct SiteInput: Sendable {
  public var title: String
  public var language: SiteLanguage
  public var notes: [Entry]
  /// Scenario files.
  public var scenarios: [ScenarioEntry]
  /// Whether there are quizzes about standard situations too, a page for each family of callbacks.
  public var hasStandardQuizzes = false

  public init(title: String, language: SiteLanguage = .english, notes: [Entry] = [], scenarios: [ScenarioEntry] = []) {
    self.title = title
    self.language = language
    self.notes = notes
    self.scenarios = scenarios
  }

  /// A judged note with its path below the folder that is built, without its ending.
  public struct Entry: Sendable {
    public var note: JudgedNote
    public var relativePath: String

    public init(note: JudgedNote, relativePath: String) {
      self.note = note
      self.relativePath = relativePath
    }
  }

  /// A scenario file with its path below the folder that is built, without its ending.
  public struct ScenarioEntry: Sendable {
    public var scenario: CheckedScenario
    public var relativePath: String

    public init(scenario: CheckedScenario, relativePath: String) {
      self.scenario = scenario
      self.relativePath = relativePath
    }
  }
}
