/// Everything that the site shows, as values; no page asks anything of a note, the engine or the disk.
public struct SiteModel: Sendable {
  /// The name of the site, in the head of every page.
  public var title: String
  /// One sentence under the name on the first page.
  public var tagline: String
  /// The language of what the site itself says: headings, buttons, verdict words.
  public var language: SiteLanguage
  /// A run that the first page shows.
  public var featured: TraceFigure?
  /// In reading order; the first page lists them under their groups.
  public var notes: [NotePage]
  public var callbacks: [CallbackPage]
  public var scenarios: [ScenarioPage]
  public var quizzes: [QuizPage]
  public var conformance: ConformancePage?

  public init(
    title: String, tagline: String = "", language: SiteLanguage = .english, featured: TraceFigure? = nil,
    notes: [NotePage] = [],
    callbacks: [CallbackPage] = [], scenarios: [ScenarioPage] = [], quizzes: [QuizPage] = [],
    conformance: ConformancePage? = nil
  ) {
    self.title = title
    self.tagline = tagline
    self.language = language
    self.featured = featured
    self.notes = notes
    self.callbacks = callbacks
    self.scenarios = scenarios
    self.quizzes = quizzes
    self.conformance = conformance
  }
}

/// A language that the site can speak.
public enum SiteLanguage: String, Sendable, Hashable, CaseIterable {
  case english = "en"
  case chinese = "zh-Hans"
}
