import ArgumentParser
import Project
import Quiz
import QuizStore

/// `lcdoc export`: the questions for other programs, with what these cannot hold.
struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write the questions for Anki, Moodle, QTI, spreadsheets or paper.",
    discussion: """
      What a format cannot hold is told on standard error. The same notes give the same bytes. Exit code 0: \
      written. 2: no questions, or nothing could be written.
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case anki, qti21, qti3, moodle, json, csv, html
  }

  @OptionGroup var selection: QuizSelection

  @Option(help: "The format: anki, qti21, qti3, moodle, json, csv or html.")
  var format: Format

  @Option(name: .shortAndLong, help: ArgumentHelp("Where to write; - is standard output.", valueName: "file"))
  var output: String

  @Option(help: "The name of the deck, the category or the sheet.")
  var title = "lcdoc"

  @Option(help: ArgumentHelp("At most so many questions.", valueName: "n"))
  var count: Int?

  @Option(
    help: ArgumentHelp(
      "When the questions changed, for Anki, in seconds since 1970. Not given: when the newest note changed; now, where there is no note.",
      valueName: "seconds"))
  var timestamp: Int?

  @Flag(help: "Tell every loss, not only how many there are of each kind.")
  var verbose = false

  func run() throws {
    try stoppingOnErrors {
      let questions = try selection.questions(seed: selection.seed ?? 0)
      let fitting = questions.wanted
      let wanted = selection.words.isEmpty && count == nil
      let items =
        wanted
        ? fitting
        : QuizBank.choice(
          of: count ?? fitting.count, from: fitting, seed: selection.seed ?? 0, words: selection.words)
      guard !items.isEmpty else {
        Output.remark("lcdoc: \(questions.place): no questions to write")
        throw ExitCode(2)
      }
      let export = try make(items, changed: questions.paths)
      try OutputFile.write(export.bytes, to: output)
      report(export.losses, of: export.count)
    }
  }

  private func make(_ items: [QuizItem], changed paths: [String]) throws -> Export {
    if let format = Export.Format(rawValue: format.rawValue) { return Export.make(items, as: format, title: title) }
    let deck = AnkiDeck(items, title: title)
    let time = try timestamp ?? (paths.isEmpty ? Int(ProgressFile.now) : InputFiles.newestChange(of: paths))
    return Export(bytes: try AnkiPackage.bytes(of: deck, time: time), losses: deck.losses, count: items.count)
  }

  private func report(_ losses: [Export.Loss], of count: Int) {
    Output.remark("lcdoc: \(counted(count, "question")) written to \(output == "-" ? Output.name : output)")
    if verbose {
      for loss in losses { Output.remark("  \(loss.itemID): \(loss.what)") }
      return
    }
    var kinds: [(what: String, count: Int, first: String)] = []
    for loss in losses {
      // What names its pieces is one kind with others of its beginning.
      let what = loss.what.split(separator: ":", maxSplits: 1).first.map(String.init) ?? loss.what
      if let known = kinds.firstIndex(where: { $0.what == what }) {
        kinds[known].count += 1
      } else {
        kinds.append((what, 1, loss.itemID))
      }
    }
    for kind in kinds { Output.remark("  \(kind.count) × \(kind.what) (first: \(kind.first))") }
  }
}
