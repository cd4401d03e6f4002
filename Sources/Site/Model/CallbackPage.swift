/// What is known of one callback.
public struct CallbackPage: Sendable {
  public var path: SitePath
  /// The name in Objective-C and in traces.
  public var selector: String
  public var swiftName: String
  /// The class or protocol that declares it.
  public var owner: String
  /// The heading under which the first page lists it.
  public var family: String
  /// What it means that it is called: one to three sentences.
  public var meaning: String
  public var sources: [SourceReference]
  public var availability: Availability
  /// What comes before this callback in every run.
  public var alwaysBefore: [Neighbour]
  /// What comes after it in every run.
  public var alwaysAfter: [Neighbour]
  /// The scenario that shows it.
  public var figure: TraceFigure?
  public var mentions: [Mention]
  /// How many more mentions there are than these.
  public var omittedMentions = 0

  public init(
    path: SitePath, selector: String, swiftName: String, owner: String, family: String, meaning: String = "",
    sources: [SourceReference] = [], availability: Availability = Availability(),
    alwaysBefore: [Neighbour] = [], alwaysAfter: [Neighbour] = [], figure: TraceFigure? = nil,
    mentions: [Mention] = []
  ) {
    self.path = path
    self.selector = selector
    self.swiftName = swiftName
    self.owner = owner
    self.family = family
    self.meaning = meaning
    self.sources = sources
    self.availability = availability
    self.alwaysBefore = alwaysBefore
    self.alwaysAfter = alwaysAfter
    self.figure = figure
    self.mentions = mentions
  }

  /// Releases of iOS as people write them, for instance `13` or `8.1`; empty where there is none.
  public struct Availability: Sendable, Hashable {
    public var introduced: String
    public var deprecated: String
    public var neverCalledSince: String

    public init(introduced: String = "", deprecated: String = "", neverCalledSince: String = "") {
      self.introduced = introduced
      self.deprecated = deprecated
      self.neverCalledSince = neverCalledSince
    }
  }

  /// A callback whose place relative to this one is always the same.
  public struct Neighbour: Sendable, Hashable {
    public var name: String
    public var path: SitePath?
    /// For instance "of the same controller" or "in a push"; may be empty.
    public var condition: String

    public init(name: String, path: SitePath? = nil, condition: String = "") {
      self.name = name
      self.path = path
      self.condition = condition
    }
  }

  /// A place in a note that names the callback.
  public struct Mention: Sendable, Hashable {
    public var note: PageLink
    public var line: Int
    public var excerpt: String

    public init(note: PageLink, line: Int, excerpt: String = "") {
      self.note = note
      self.line = line
      self.excerpt = excerpt
    }
  }
}
