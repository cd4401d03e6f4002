package import Verify

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
  /// What to do in it and what not; nil for callbacks that few people write.
  package var advice: Advice? = nil
  /// What is documented of calling `super`; nil for nothing.
  package var superRule: Known? = nil
  /// What Apple documents that has to do with it.
  package var promised: [Known] = []
  /// What runs and logs show of it.
  package var observed: [Known] = []
  /// What nobody has settled.
  package var open: [Known] = []
  /// What happens when it comes, in the order of the table of situations.
  package var situations: [Situation] = []
  /// How often one and the same receiver is told in one of them, at most.
  package var mostTimes = 0
  /// What happens without it.
  package var otherSituations: [String] = []
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
  /// Steps in which it comes, each text once, in the order of the scenarios.
  package var steps: [ScenarioStep] = []
  /// Scenarios in which the app answers it, where no run shows that it is asked: UIKit asks as often as it likes, and a run
  /// shows what the answer changes.
  package var answeredIn: [PageLink] = []
  /// In how many recorded logs it stands.
  package var logCount = 0
  /// The places of notes that name it.
  package var mentions: [Mention] = []
  /// How many more mentions there are than these.
  package var omittedMentions = 0
  /// Questions that ask about it: the first of each page of questions.
  package var questions: [PageLink] = []
  /// How many more pages there are than these.
  package var omittedQuestions = 0

  /// Whether the page has a run in which it comes.
  var isShown: Bool { figure != nil || !situations.isEmpty || !steps.isEmpty }

  /// A step of a scenario in which the callback comes.
  package struct ScenarioStep: Sendable, Hashable {
    /// The step as written.
    package var text: String
    /// How often one and the same receiver is told, at most.
    package var times: Int
    /// The scenario that shows it.
    package var page: PageLink
  }

  /// Releases of iOS as people write them, for instance `13` or `8.1`; empty where there is none.
  package struct Availability: Sendable, Hashable {
    /// The first version, as people write it.
    package var introduced: String = ""
    /// The version that deprecated it; empty for none.
    package var deprecated: String = ""
    /// The first version that no longer calls it; empty for none.
    package var neverCalledSince: String = ""
    /// What each modelled version makes of it, the oldest first.
    package var states: [State] = []

    /// What a version makes of a callback.
    package enum State: String, Sendable, Hashable {
      case unknown, called, deprecated, ended
    }
  }

  /// What to do and what not.
  package struct Advice: Sendable, Hashable {
    /// What belongs there.
    package var good: String
    /// What does not.
    package var bad: String
    /// A few lines of Swift.
    package var code: String
  }

  /// Something that is known of the callback.
  package struct Known: Sendable, Hashable {
    /// A sentence or a statement.
    package var text: String
    /// Of which versions it is true; may be empty.
    package var versions: String = ""
    /// Who says so; may be empty.
    package var source: SourceReference? = nil
    /// Where the site has more of it.
    package var link: PageLink? = nil
    /// The name of the fact that it is, by which the page of facts has it; empty for none.
    package var fact: String = ""
  }

  /// Something that happens, and the callback in it.
  package struct Situation: Sendable, Hashable {
    /// What happens.
    package var name: String
    /// The steps that bring it about, by which scenarios are found.
    package var steps: [String] = []
    /// Whether it comes each time.
    package var isAlways: Bool
    /// The versions, where these are not all that have it; may be empty.
    package var versions: String = ""
    /// Who is told and how often.
    package var often: String
    /// When in the turn.
    package var phases: String
    /// The calls of a run: who is told, as a lane from 0, and when in the turn, as a place from 0.
    package var marks: [Mark] = []

    /// A call in a run.
    package struct Mark: Sendable, Hashable {
      /// The row of the picture.
      package var lane: Int
      /// The column of the picture.
      package var phase: Int
    }
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
    package var excerpt = LateText("")
    /// What came of what is said of it there; nil for nothing.
    package var verdict: Verdict? = nil
  }
}
