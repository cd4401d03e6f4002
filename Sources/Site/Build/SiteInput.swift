public import Diagnostics
public import Notes

/// Everything that a site is made from: values, no files.
public struct SiteInput: Sendable {
  public var title: String
  /// The language of what the site itself says.
  public var language: Language
  public var notes: [Entry]
  /// Scenario files.
  public var scenarios: [ScenarioEntry]
  /// Whether there are quizzes about standard situations too, a page for each family of callbacks.
  public var hasStandardQuizzes = false

  /// - Parameter title: by default what the site is about, in its language.
  public init(
    title: String? = nil, language: Language = .english, notes: [Entry] = [], scenarios: [ScenarioEntry] = []
  ) {
    self.title = title ?? UIText.siteTitle.text(in: language)
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
    /// The file as it was read, by which links find it; empty if no note can link to it.
    public var path: String

    public init(scenario: CheckedScenario, relativePath: String, path: String = "") {
      self.scenario = scenario
      self.relativePath = relativePath
      self.path = path
    }
  }
}
