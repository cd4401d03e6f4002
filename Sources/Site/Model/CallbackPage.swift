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
  package var meaning: String = ""
  /// Who says what the page says.
  package var sources: [SourceReference] = []
  /// The versions that know it.
  package var availability: Availability = Availability()
  /// What its receiver is told before each of its calls.
  package var alwaysBefore: [Neighbour] = []
  /// What it is told after each.
  package var alwaysAfter: [Neighbour] = []
  /// On how many runs that rests: those in which the callback comes.
  package var runCount: Int = 0
  /// The first version that they speak of, as people write it; empty for all that call it.
  package var oldest: String = ""
  /// The steps of the longest of them.
  package var stepCount: Int = 0
  /// The scenario that shows it.
  package var figure: TraceFigure? = nil
  /// A run that is an exception to what comes after.
  package var exception: TraceFigure? = nil
  /// Scenarios in whose runs it comes.
  package var scenarios: [PageLink] = []
  /// How many more there are than these.
  package var omittedScenarios = 0
  /// The places of notes that name it.
  package var mentions: [Mention] = []
  /// How many more mentions there are than these.
  package var omittedMentions = 0

  /// Releases of iOS as people write them, for instance `13` or `8.1`; empty where there is none.
  package struct Availability: Sendable, Hashable {
    /// The first version, as people write it.
    package var introduced: String = ""
    /// The version that deprecated it; empty for none.
    package var deprecated: String = ""
    /// The first version that no longer calls it; empty for none.
    package var neverCalledSince: String = ""
  }

  /// A callback whose place relative to this one is always the same.
  package struct Neighbour: Sendable, Hashable {
    /// What comes before or behind.
    package var name: String
    /// Its page, if it has one.
    package var path: SitePath? = nil
    /// When it is so and when not: "unless the transition is cancelled"; may be empty.
    package var condition: String = ""
    /// The figure of the page that shows the exception; empty for none.
    package var figure: String = ""
  }

  /// A place in a note that names the callback.
  package struct Mention: Sendable, Hashable {
    /// The note, with the place in it.
    package var note: PageLink
    /// The line in its file, from 1.
    package var line: Int
    /// The words around the name.
    package var excerpt: String = ""
  }
}
