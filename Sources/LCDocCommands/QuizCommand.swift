import ArgumentParser
import Quiz
import Site

/// `lcdoc quiz`: questions about the order of callbacks, made from notes and confirmed by runs.
struct QuizCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "quiz",
    abstract: "Put callbacks in order: questions from notes, every answer confirmed by runs.",
    discussion: """
      Full-screen at a terminal; line by line in a pipe, on a dumb terminal, or with --plain. Questions go to \
      standard error, the result to standard output. Exit code 0: answered. 1: below --min-score. 2: no \
      questions, or wrong options. 130: interrupted.
      """)

  @OptionGroup var notes: NotesArgument

  @Option(help: "How many questions.")
  var count = 10

  @Option(help: "Ask the same questions in the same starting order as another time.")
  var seed: UInt64?

  @Option(help: ArgumentHelp("Only questions in which all of these words occur.", valueName: "words"))
  var about: String?

  @Option(name: .customLong("lang"), help: "The language: en or zh.")
  var language: QuizLanguage = .en

  @Option(help: ArgumentHelp("At most so many calls a question that do not happen.", valueName: "n"))
  var distractors = 0

  @Flag(help: "One try a question, no hints.")
  var exam = false

  @Flag(help: "Line by line, nothing drawn over.")
  var plain = false

  @Flag(inversion: .prefixedNo, help: "Colours, whatever the terminal.")
  var color: Bool?

  @Flag(help: "Never wait for input: answers come from --answer.")
  var noInput = false

  @Option(
    help: ArgumentHelp(
      "An answer a question, parted by commas: \"3 1 2 4, 2 1 4 3\". Given again, it goes on.", valueName: "orders"))
  var answer: [String] = []

  @Option(help: ArgumentHelp("Exit with 1 if the score, of 100, is lower.", valueName: "score"))
  var minScore = 0

  @Option(help: "How the result is written: text or json.")
  var format: ReportFormat = .text

  @Flag(help: "List all questions, and what gave none, instead of asking.")
  var list = false

  func validate() throws {
    guard count > 0 else { throw ValidationError("--count must be at least 1.") }
    guard (0...100).contains(minScore) else { throw ValidationError("--min-score is from 0 to 100.") }
    guard distractors >= 0 else { throw ValidationError("--distractors must not be negative.") }
    if noInput, answer.isEmpty, !list { throw ValidationError("--no-input needs --answer, one for each question.") }
  }

  func run() throws {
    let input: SiteInput
    do {
      input = try SiteSources.read(notes.paths, title: "")
    } catch {
      throw stop(error)
    }
    let seed = seed ?? (answer.isEmpty ? UInt64.random(in: 1...9_999) : 0)
    let bank = QuizBank(
      QuizSources.sources(of: input), language: language.value, seed: seed, distractorLimit: distractors)
    let words = (about ?? "").split(separator: " ").map(String.init)
    let wanted = list ? bank.items.count : count
    let items = bank.choice(of: wanted, seed: seed, words: words)
    guard !items.isEmpty else { throw noItems(bank, words) }
    if list {
      QuizListing.write(bank, only: Set(items.map(\.id)), language: language.value)
      return
    }
    let report = ask(items)
    write(report, seed: seed)
    let code = report.exitCode(minimumScore: minScore)
    if code != 0 { throw ExitCode(code) }
  }

  private func ask(_ items: [Item]) -> SessionReport {
    guard answer.isEmpty else { return GivenAnswers(answer).answer(items, language: language.value) }
    let session = QuizSession(items: items, rules: exam ? .exam : .practice)
    return QuizTerminal.run(session, language: language.value, plainFlag: plain, colourFlag: color)
  }

  private func write(_ report: SessionReport, seed: UInt64) {
    switch format {
    case .json: Output.write(report.json + "\n")
    case .text: Output.write(report.lines(Strings(language.value)).joined(separator: "\n") + "\n")
    }
    Output.remark("lcdoc: --seed \(seed) asks the same again")
  }

  private func noItems(_ bank: QuizBank, _ words: [String]) -> ExitCode {
    let place = notes.paths.joined(separator: ", ")
    if !bank.items.isEmpty {
      Output.remark(
        "lcdoc: \(place): none of the \(bank.items.count) questions has all of these words: "
          + words.joined(separator: ", "))
    } else if bank.refusals.isEmpty {
      Output.remark("lcdoc: \(place): no scenario that passes and no order that holds, so no questions")
    } else {
      Output.remark("lcdoc: \(place): nothing here gives a question:")
      for refusal in bank.refusals { Output.remark("  " + QuizListing.line(refusal, language.value)) }
    }
    return ExitCode(2)
  }
}
