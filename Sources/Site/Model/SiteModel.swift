package import Diagnostics

/// Everything that the site shows, as values; no page asks anything of a note, the engine or the disk.
package struct SiteModel: Sendable {
  /// The name of the site, in the head of every page.
  package var title: String
  /// One sentence under the name on the first page.
  package var tagline: String = ""
  /// The language of what the site itself says: headings, buttons, verdict words.
  package var language: Language = .english
  /// Where the site will be found; nil where that is not said.
  package var address: SiteAddress? = nil
  /// The same site in another language; nil for none.
  package var other: OtherEdition? = nil
  /// A run that the first page shows.
  package var featured: TraceFigure? = nil
  /// In reading order; the first page lists them under their groups.
  package var notes: [NotePage] = []
  /// The pages of callbacks.
  package var callbacks: [CallbackPage] = []
  /// The pages of scenarios.
  package var scenarios: [ScenarioPage] = []
  /// The pages of questions about one note, scenario or family of callbacks each.
  package var quizzes: [QuizPage] = []
  /// Some of these questions once more: by topic, by level and of all.
  package var selections: [QuizSelection] = []
  /// The page of recorded traces; nil where there are none.
  package var conformance: ConformancePage? = nil
  /// The page of what differs between versions; nil for none.
  package var facts: FactsPage? = nil
  /// What the pages leave out because there is too much of it; for who makes the site, and on no page.
  package var limits: [Diagnostic] = []
}
