package import Diagnostics

/// Everything that the site shows, as values; no page asks anything of a note, the engine or the disk.
package struct SiteModel: Sendable {
  /// The name of the site, in the head of every page.
  package var title: String
  /// One sentence under the name on the first page.
  package var tagline: String
  /// The language of what the site itself says: headings, buttons, verdict words.
  package var language: Language
  /// A run that the first page shows.
  package var featured: TraceFigure?
  /// In reading order; the first page lists them under their groups.
  package var notes: [NotePage]
  /// The pages of callbacks.
  package var callbacks: [CallbackPage]
  /// The pages of scenarios.
  package var scenarios: [ScenarioPage]
  /// The pages of questions.
  package var quizzes: [QuizPage]
  /// The page of recorded traces; nil where there are none.
  package var conformance: ConformancePage?
  /// The page of what differs between versions; nil for none.
  package var facts: FactsPage?
  /// What the pages leave out because there is too much of it; for who makes the site, and on no page.
  package var limits: [Diagnostic]

  /// A site of pages; what is left out is not there.
  package init(
    title: String, tagline: String = "", language: Language = .english, featured: TraceFigure? = nil,
    notes: [NotePage] = [],
    callbacks: [CallbackPage] = [], scenarios: [ScenarioPage] = [], quizzes: [QuizPage] = [],
    conformance: ConformancePage? = nil, facts: FactsPage? = nil, limits: [Diagnostic] = []
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
    self.facts = facts
    self.limits = limits
  }
}
