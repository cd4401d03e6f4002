import ArgumentParser
import Diagnostics
import Project
import Quiz

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

  /// The words that have to occur.
  var words: [String] {
    topics.filter { !InputFiles.exists($0) } + (about ?? "").split(separator: " ").map(String.init)
  }

  /// Everything that narrows the choice, for a message.
  var wishes: [String] {
    words + (ios.map { ["iOS \($0.text)"] } ?? []) + kind.map(\.rawValue)
  }

  /// The questions, made on all cores. An exam has no calls that do not happen.
  func questions(seed: UInt64, isExam: Bool = false) throws -> Questions {
    let request = QuestionRequest(
      topics: topics, language: language, seed: seed, kinds: kind, versions: ios?.range,
      distractorLimit: isExam ? 0 : distractors, asksStandard: canonical)
    return try Project().questions(request) { Output.remark($0) }
  }
}
