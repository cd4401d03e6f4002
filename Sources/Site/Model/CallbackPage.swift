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
  /// What comes before this callback in every run.
  package var alwaysBefore: [Neighbour]
  /// What comes after it in every run.
  package var alwaysAfter: [Neighbour]
  /// The scenario that shows it.
  package var figure: TraceFigure?
  /// The places of notes that name it.
  package var mentions: [Mention]
  /// How many more mentions there are than these.
  package var omittedMentions = 0

  /// A page with what is known of a callback; what is left out is not shown.
  package init(
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
    /// For instance "of the same controller" or "in a push"; may be empty.
    package var condition: String

    /// A callback that always comes before or behind.
    package init(name: String, path: SitePath? = nil, condition: String = "") {
      self.name = name
      self.path = path
      self.condition = condition
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
