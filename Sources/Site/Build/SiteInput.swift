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

  /// A note with its path below the folder that is built, without its ending.
  package struct Entry: Sendable {
    /// Its path as it is shown.
    package let path: String
    /// Its path below the folder that was named, without its ending.
    package let relativePath: String
    /// What other pages say of it.
    package let summary: NoteSummary
    /// What it is made from, by which its page is kept; nil where it is made each time.
    let digest: Digest?
    /// Whether the summary was kept, so that the page is likely to be known.
    let isKnown: Bool
    /// Gives `file`, and holds nothing else of the note.
    let read: @Sendable () -> SourceFile
    private let judged: @Sendable () -> JudgedNote

    /// The note as it was read. Cost: where it is known, that of reading it.
    var file: SourceFile { read() }

    /// The note with its verdicts. Cost: where its page may be known, that of judging it.
    package var note: JudgedNote { judged() }

    /// A note and where its page goes.
    ///
    /// - Parameters:
    ///   - questions: what its questions are made from; nil for none.
    ///   - digest: what it is made from; nil where nothing is kept.
    package init(note: JudgedNote, relativePath: String, questions: Digest? = nil, digest: Digest? = nil) {
      let file = note.note.document.file
      path = file.path
      read = { file }
      self.relativePath = relativePath
      self.digest = digest
      summary = NoteSummary(note, name: relativePath, questions: questions)
      isKnown = false
      judged = { note }
    }

    /// A note that nobody reads as long as its page is known.
    package init(
      path: String, file: @escaping @Sendable () -> SourceFile, relativePath: String, summary: NoteSummary,
      digest: Digest, judged: @escaping @Sendable () -> JudgedNote
    ) {
      self.path = path
      read = file
      self.relativePath = relativePath
      self.digest = digest
      self.summary = summary
      isKnown = true
      self.judged = judged
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
