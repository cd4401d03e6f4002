/// What is known of one callback.
package struct CallbackPage: Sendable {
  /// Where the page lies in the site.
  package var path: SitePath
  /// The name in Objective-C and in traces.
  package var selector: String
  /// The name in Swift, with its labels.
  package var swiftName: String
  /// The class or protocol that declares it.
  package var owner: String
  /// The heading under which the first page lists it.
  package var family: String
  /// What it means that it is called: one to three sentences.
  package var meaning: String
  /// Who says what the page says.
  package var sources: [SourceReference]
  /// The versions that know it.
  package var availability: Availability
  /// What its receiver is told before each of its calls.
  package var alwaysBefore: [Neighbour]
  /// What it is told after each.
  package var alwaysAfter: [Neighbour]
  /// On how many runs that rests: those in which the callback comes.
  package var runCount: Int
  /// The first version that they speak of, as people write it; empty for all that call it.
  package var oldest: String
  /// The steps of the longest of them.
  package var stepCount: Int
  /// The scenario that shows it.
  package var figure: TraceFigure?
  /// A run that is an exception to what comes after.
  package var exception: TraceFigure?
  /// The places of notes that name it.
  package var mentions: [Mention]
  /// How many more mentions there are than these.
  package var omittedMentions = 0

  /// A page with what is known of a callback; what is left out is not shown.
  package init(
    path: SitePath, selector: String, swiftName: String, owner: String, family: String, meaning: String = "",
    sources: [SourceReference] = [], availability: Availability = Availability(),
    alwaysBefore: [Neighbour] = [], alwaysAfter: [Neighbour] = [], runCount: Int = 0, oldest: String = "",
    stepCount: Int = 0,
    figure: TraceFigure? = nil, exception: TraceFigure? = nil, mentions: [Mention] = []
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
    self.runCount = runCount
    self.oldest = oldest
    self.stepCount = stepCount
    self.figure = figure
    self.exception = exception
    self.mentions = mentions
  }

  /// Releases of iOS as people write them, for instance `13` or `8.1`; empty where there is none.
  package struct Availability: Sendable, Hashable {
    /// The first version, as people write it.
    package var introduced: String
    /// The version that deprecated it; empty for none.
    package var deprecated: String
    /// The first version that no longer calls it; empty for none.
    package var neverCalledSince: String

    /// Versions as people write them; empty for what is not so.
    package init(introduced: String = "", deprecated: String = "", neverCalledSince: String = "") {
      self.introduced = introduced
      self.deprecated = deprecated
      self.neverCalledSince = neverCalledSince
    }
  }

  /// A callback whose place relative to this one is always the same.
  package struct Neighbour: Sendable, Hashable {
    /// What comes before or behind.
    package var name: String
    /// Its page, if it has one.
    package var path: SitePath?
    /// When it is so and when not: "unless the transition is cancelled"; may be empty.
    package var condition: String
    /// The figure of the page that shows the exception; empty for none.
    package var figure: String

    /// A callback that always comes before or behind.
    package init(name: String, path: SitePath? = nil, condition: String = "", figure: String = "") {
      self.name = name
      self.path = path
      self.condition = condition
      self.figure = figure
    }
  }

  /// A place in a note that names the callback.
  package struct Mention: Sendable, Hashable {
    /// The note, with the place in it.
    package var note: PageLink
    /// The line in its file, from 1.
    package var line: Int
    /// The words around the name.
    package var excerpt: String

    /// A place of a note.
    package init(note: PageLink, line: Int, excerpt: String = "") {
      self.note = note
      self.line = line
      self.excerpt = excerpt
    }
  }
}
