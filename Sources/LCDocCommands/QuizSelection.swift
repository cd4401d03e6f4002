import Parallel
import ArgumentParser
import Diagnostics
import Quiz
import Site

/// The notes that questions are made from, and what the project says of them.
struct QuizNotes {
  let paths: [String]
  let settings: Settings

  /// For messages.
  var place: String { paths.isEmpty ? "standard situations" : paths.joined(separator: ", ") }
}

/// Which questions are asked about which notes.
struct QuizSelection: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Notes, scenario files or folders; what is none of these is a word that has to occur in a question.",
      valueName: "topic"))
  var topics: [String] = []

  @Option(help: "Ask the same questions in the same starting order as another time.")
  var seed: UInt64?

  @Option(help: ArgumentHelp("Only questions in which all of these words occur.", valueName: "words"))
  var about: String?

  @Option(
    help: ArgumentHelp("Only questions that speak of one of these versions: 13..., 9...12, 17.", valueName: "versions"))
  var ios: VersionsArgument?

  @Option(
    help: ArgumentHelp("Only questions of this kind: order, next, wrong, never, versions.", valueName: "kind"),
    transform: Self.kind)
  var kind: [ItemKind] = []

  @Option(name: .customLong("lang"), help: "The language: en or zh.")
  var language: Language = .english

  @Option(help: ArgumentHelp("At most so many calls a question that do not happen.", valueName: "n"))
  var distractors = 0

  @Flag(inversion: .prefixedNo, help: "Also questions about standard situations that no note tells.")
  var canonical: Bool?

  private static func kind(_ text: String) throws -> ItemKind {
    guard let kind = ItemKind(rawValue: text) else {
      throw ValidationError(
        "\(text) is no kind: it is one of \(ItemKind.allCases.map(\.rawValue).joined(separator: ", ")).")
    }
    return kind
  }

  func validate() throws {
    guard distractors >= 0 else { throw ValidationError("--distractors must not be negative.") }
  }

  /// What the questions are made from: the topics that are files or folders, else the project's notes. Where nobody
  /// named any and there are none, the standard situations are left.
  func notes() throws -> QuizNotes {
    let settings = try Settings.read()
    let named = topics.filter(InputFiles.exists)
    if !named.isEmpty { return QuizNotes(paths: named, settings: settings) }
    let areThere = settings != Settings() || settings.notes.contains(where: InputFiles.exists)
    return QuizNotes(paths: areThere ? try settings.roots([]) : [], settings: settings)
  }

  /// Standard situations belong to the whole, not to notes that somebody names.
  private var asksCanonical: Bool { canonical ?? !topics.contains(where: InputFiles.exists) }

  /// The words that have to occur.
  var words: [String] {
    topics.filter { !InputFiles.exists($0) } + (about ?? "").split(separator: " ").map(String.init)
  }

  /// Everything that narrows the choice, for a message.
  var wishes: [String] {
    words + (ios.map { ["iOS \($0.text)"] } ?? []) + kind.map(\.rawValue)
  }

  /// The questions of the notes, made on all cores.
  func bank(of notes: QuizNotes, seed: UInt64, isExam: Bool = false) throws(InputError) -> QuizBank {
    var sources: [ScenarioSource] = []
    if !notes.paths.isEmpty {
      sources = QuizSources.sources(of: try SiteSources.read(notes.paths, settings: notes.settings))
    }
    if asksCanonical { sources += QuizSources.canonical }
    let kinds: Set<ItemKind> = kind.isEmpty ? Set(ItemKind.allCases) : Set(kind)
    return QuizBank(
      sources, language: language, seed: seed, distractorLimit: isExam ? 0 : distractors, kinds: kinds,
      map: { count, body in Parallel.map(0..<count, body) })
  }

  /// The questions of the kinds and versions that are wanted.
  func fitting(_ bank: QuizBank) -> [QuizItem] {
    bank.all.filter { item in
      guard kind.isEmpty || kind.contains(item.kind) else { return false }
      return ios?.fits(item) ?? true
    }
  }
}
