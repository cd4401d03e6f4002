package import Cache
package import Diagnostics
package import Judging
import Markup
import Notes
package import Quiz

/// Everything that a site is made from: values, no files.
package struct SiteInput: Sendable {
  /// What the site is called.
  package var title: String
  /// The language of what the site itself says.
  package var language: Language
  /// Where the site will be found; nil where that is not said.
  package var address: SiteAddress?
  /// The same site in another language.
  package var other: OtherEdition?
  /// The notes, in the order of the site.
  package var notes: [Entry]
  /// Scenario files.
  package var scenarios: [ScenarioEntry]
  /// Where their pages lie; nil where nobody asked for that yet.
  package var places: NotePlaces?
  /// What the quizzes are made from: a page for each note or scenario file, and for standard situations a page for each
  /// family of callbacks.
  package var questions: [ScenarioSource] = []
  /// The same where they may be known, so that the quizzes need not be made.
  package var knownQuestions: KnownQuestions?

  /// Questions by what they are made from.
  package struct KnownQuestions: Sendable {
    let digest: Digest
    let sources: @Sendable () -> [ScenarioSource]

    /// `sources` is asked where the quizzes are not known.
    package init(_ digest: Digest, _ sources: @escaping @Sendable () -> [ScenarioSource]) {
      self.digest = digest
      self.sources = sources
    }
  }

  /// - Parameter title: by default what the site is about, in its language.
  package init(
    title: String? = nil, language: Language = .english, notes: [Entry] = [], scenarios: [ScenarioEntry] = []
  ) {
    self.title = title ?? UIText.siteTitle.text(in: language)
    self.language = language
    self.notes = notes
    self.scenarios = scenarios
  }

  /// A note, with as much of it as is there.
  package struct Entry: Sendable {
    /// What it is made from.
    package let source: NoteSource
    /// What other pages say of it.
    package let summary: NoteSummary
    let content: Content

    /// Nearly all notes are kept: what few hold does not make all larger.
    enum Content: Sendable {
      /// Its summary is kept, how many verdicts there are of each kind, and most likely its page, by what that is made from.
      case kept(VerdictCounts, page: Digest)
      /// It was judged, and its page is there.
      indirect case made(NotePage)
      /// It was judged. Its scenarios have pages of their own.
      indirect case judged(JudgedNote)
    }

    /// The note with its verdicts. Cost: where it is not there, that of judging it.
    package var note: JudgedNote {
      if case .judged(let note) = content { note } else { source.judge() }
    }

    /// A note that earlier runs know.
    ///
    /// - Parameter page: what its page is made from.
    init(_ source: NoteSource, _ kept: KeptNote, page: Digest) {
      self.source = source
      summary = kept.summary
      content = .kept(kept.tally, page: page)
    }

    /// A note that was judged. Its page is made now, and kept if it can be: what was judged is many times as much.
    ///
    /// - Parameter questions: what its questions are made from; nil for none.
    package init(_ source: NoteSource, _ note: JudgedNote, questions: Digest?, in places: NotePlaces) {
      self.source = source
      summary = NoteSummary(note, name: source.relativePath, questions: questions)
      content = places.content(of: source, summary, note)
    }

    /// A note that stays in memory.
    package init(note: JudgedNote, relativePath: String) {
      let file = note.note.document.file
      source = NoteSource(
        path: file.path, relativePath: relativePath, digest: nil, read: { file }, judge: { note })
      summary = NoteSummary(note, name: relativePath)
      content = .judged(note)
    }
  }

  /// A scenario file with its path below the folder that is built, without its ending.
  package struct ScenarioEntry: Sendable {
    /// The scenario with its runs.
    package var scenario: CheckedScenario
    /// Its path below the folder that was named, without its ending.
    package var relativePath: String
    /// The file as it was read, by which links find it; empty if no note can link to it.
    package var path: String

    /// A scenario file; `path` is where it was read, by which links find it.
    package init(scenario: CheckedScenario, relativePath: String, path: String = "") {
      self.scenario = scenario
      self.relativePath = relativePath
      self.path = path
    }
  }
}
