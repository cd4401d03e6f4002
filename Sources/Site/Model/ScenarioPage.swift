/// A scenario with the run that the engine makes of it.
public struct ScenarioPage: Sendable {
  public var path: SitePath
  public var title: String
  /// The heading under which the first page lists it.
  public var group: String
  /// The scenario as written.
  public var source: String
  /// What holds in this world: "iOS 13", "animated", "window made in code".
  public var facts: [Fact]
  /// nil where a site has more runs than it shows.
  public var figure: TraceFigure?
  /// Where the run differs from what the scenario expects; empty if it does not.
  public var deviations: [Deviation]
  /// Where the scenario comes from.
  public var origin: SourceReference?
  public var links: [PageLink]

  public init(
    path: SitePath, title: String, group: String = "", source: String, facts: [Fact] = [],
    figure: TraceFigure?,
    deviations: [Deviation] = [], origin: SourceReference? = nil, links: [PageLink] = []
  ) {
    self.path = path
    self.title = title
    self.group = group
    self.source = source
    self.facts = facts
    self.figure = figure
    self.deviations = deviations
    self.origin = origin
    self.links = links
  }

  /// A property of the world and its value.
  public struct Fact: Sendable, Hashable {
    public var name: String
    public var value: String

    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// One difference between the run and what was expected.
  public struct Deviation: Sendable, Hashable {
    /// What differs, or the step where it shows; code between backquotes.
    public var step: String
    /// More about it; code between backquotes.
    public var text: String
    /// Known and explained, or new.
    public var isKnown: Bool

    public init(step: String, text: String, isKnown: Bool = false) {
      self.step = step
      self.text = text
      self.isKnown = isKnown
    }
  }
}
