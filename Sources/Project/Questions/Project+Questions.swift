package import Diagnostics
package import LifecycleEngine
import Parallel
package import Quiz

/// Which questions are wanted, about which notes.
package struct QuestionRequest: Sendable {
  /// Files and folders; what is none of these names nothing to read.
  package var topics: [String]
  /// The language of the questions.
  package var language: Language
  /// Decides the starting orders.
  package var seed: UInt64
  /// Empty for all kinds.
  package var kinds: [ItemKind]
  /// Only questions that speak of one of these versions.
  package var versions: VersionRange?
  /// At most so many calls a question that do not happen.
  package var distractorLimit: Int
  /// Whether standard situations are asked about that no note tells; nil for where no notes are named. They belong to
  /// the whole, not to notes that somebody names.
  package var asksStandard: Bool?

  /// By default all questions that the settings' notes give.
  package init(
    topics: [String] = [], language: Language = .english, seed: UInt64 = 0, kinds: [ItemKind] = [],
    versions: VersionRange? = nil, distractorLimit: Int = 0, asksStandard: Bool? = nil
  ) {
    self.topics = topics
    self.language = language
    self.seed = seed
    self.kinds = kinds
    self.versions = versions
    self.distractorLimit = distractorLimit
    self.asksStandard = asksStandard
  }

  fileprivate func wants(_ item: QuizItem) -> Bool {
    guard kinds.isEmpty || kinds.contains(item.kind) else { return false }
    return versions.map { item.versions.contains(where: $0.contains) } ?? true
  }
}

/// The questions of some notes.
package struct Questions: Sendable {
  /// The files and folders that they were made from; empty where there are only standard situations.
  package let paths: [String]
  /// All that was made, with what gave none.
  package let bank: QuizBank
  /// Those of the kinds and versions that are wanted.
  package let wanted: [QuizItem]

  /// What they are about, for messages.
  package var place: String { paths.isEmpty ? "standard situations" : paths.joined(separator: ", ") }
}

extension Project {
  /// Makes the questions of the topics that are files or folders, else of the project's notes. Where nobody named any
  /// and there are none, the standard situations are left.
  ///
  /// - Parameter warn: is told of what is left out.
  /// - Complexity: runs every scenario and order on every version that it speaks of, on all cores.
  package func questions(
    _ request: QuestionRequest, warn: ([Diagnostic]) -> Void
  ) throws(InputError) -> Questions {
    let named = request.topics.filter(InputFiles.exists)
    if let missing = request.topics.first(where: { !InputFiles.exists($0) && InputFiles.isNameOfFile($0) }) {
      throw InputError(path: missing, reason: "No such file or directory")
    }
    let paths = try named.isEmpty ? ownNotes() : named
    var sources: [ScenarioSource] = []
    if !paths.isEmpty {
      // What two languages tell of one run is asked once.
      let notes = settings.notes(below: paths, in: request.language)
      sources = QuizSources.sources(of: try JudgedFolders(notes.paths, notes.settings, warn: warn).entries)
    }
    if request.asksStandard ?? named.isEmpty { sources += StandardSituations.sources }
    let bank = QuizBank(
      sources, language: request.language, seed: request.seed, distractorLimit: request.distractorLimit,
      kinds: Set(request.kinds.isEmpty ? ItemKind.allCases : request.kinds),
      map: { count, body in Parallel.map(0..<count, body) })
    return Questions(paths: paths, bank: bank, wanted: bank.all.filter(request.wants))
  }

  private func ownNotes() throws(InputError) -> [String] {
    let areThere = settings != Settings() || settings.notes.contains(where: InputFiles.exists)
    return areThere ? try settings.roots([]) : []
  }
}
