/// A scenario with the run that the engine makes of it.
package struct ScenarioPage: Sendable {
  /// Where the page lies in the site.
  package var path: SitePath
  /// The heading.
  package var title: String
  /// The heading under which the first page lists it.
  package var group: String = ""
  /// The scenario as written.
  package var source: String
  /// What holds in this world: "iOS 13", "animated", "window made in code".
  package var facts: [Fact] = []
  /// nil where a site has more runs than it shows.
  package var figure: TraceFigure?
  /// Where the run differs from what the scenario expects; empty if it does not.
  package var deviations: [Deviation] = []
  /// Where the scenario comes from.
  package var origin: SourceReference? = nil
  /// The callbacks of which it says what the app does in them.
  package var overridden: [SitePath] = []
  /// Pages that have to do with it.
  package var links: [PageLink] = []

  /// A property of the world and its value.
  package struct Fact: Sendable, Hashable {
    /// What is said of the world.
    package var name: String
    /// What it is there.
    package var value: String
  }

  /// One difference between the run and what was expected.
  package struct Deviation: Sendable, Hashable {
    /// What differs, or the step where it shows; code between backquotes.
    package var step: String
    /// More about it; code between backquotes.
    package var text: String
    /// Known and explained, or new.
    package var isKnown: Bool = false
  }
}
