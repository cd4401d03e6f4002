import ArgumentParser
import Project
import Quiz

/// `lcdoc quiz`: questions about callbacks, made from notes and confirmed by runs.
struct QuizCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "quiz",
    abstract: "Questions about callbacks, made from notes; every answer confirmed by runs.",
    discussion: """
      Full-screen at a terminal; line by line in a pipe, on a dumb terminal, or with --plain. Questions go to \
      standard error, the result to standard output. Answers are kept in $XDG_DATA_HOME/lcdoc, so that --due can \
      ask again what is about to be forgotten. Exit code 0: answered. 1: below --min-score. 2: no questions, or \
      wrong options. 130: interrupted.
      """)

  @OptionGroup var selection: QuizSelection
  @OptionGroup var progress: QuizProgress

  @Option(help: "How many questions.")
  var count = 10

  @Flag(help: "Only what was answered before and is due for review.")
  var due = false

  @Option(help: ArgumentHelp("An exam of so many questions: one try each, no hints.", valueName: "n"))
  var exam: Int?

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

  @Flag(help: "Check every key and every wrong answer against the runs, and report on the questions.")
  var report = false

  func validate() throws {
    guard count > 0 else { throw ValidationError("--count must be at least 1.") }
    if let exam, exam < 1 { throw ValidationError("--exam must be at least 1.") }
    guard (0...100).contains(minScore) else { throw ValidationError("--min-score is from 0 to 100.") }
    if noInput, answer.isEmpty, !isReport { throw ValidationError("--no-input needs --answer, one for each question.") }
  }

  /// Whether something is told instead of asked.
  private var isReport: Bool {
    list || report || progress.stats || progress.exportHistory != nil || progress.importHistory != nil
  }

  func run() throws {
    if try progress.transfer() { return }
    let seed = selection.seed ?? (answer.isEmpty && !isReport ? UInt64.random(in: 1...9_999) : 0)
    let questions = try stoppingOnErrors { try selection.questions(seed: seed, isExam: exam != nil) }
    if progress.stats {
      return try progress.writeStatistics(of: questions.wanted, language: selection.language, format)
    }
    if list { return QuizListing.write(questions, language: selection.language, format) }
    if report {
      let report = BankValidation(questions.bank, items: questions.wanted)
      Output.write(as: format, json: report.json + "\n", text: report.lines.joined(separator: "\n") + "\n")
      if !report.isClean { throw ExitCode(1) }
      return
    }
    try ask(questions, seed: seed)
  }

  private func ask(_ questions: Questions, seed: UInt64) throws {
    let fitting = QuizBank.choice(
      of: questions.wanted.count, from: questions.wanted, seed: seed, words: selection.words)
    // Where nothing is asked no file for answers is begun.
    guard !fitting.isEmpty else { throw noItems(questions) }
    let store = answer.isEmpty ? progress.open() : nil
    let items = try chosen(from: questions.wanted, fitting, store, seed: seed)
    guard !items.isEmpty else { return }
    let report = ask(items, store)
    write(report, seed: seed)
    let code = report.exitCode(minimumScore: minScore)
    if code != 0 { throw ExitCode(code) }
  }

  /// What is due of those that fit, longest overdue first; or some of all.
  private func chosen(
    from all: [QuizItem], _ fitting: [QuizItem], _ store: OpenProgress?, seed: UInt64
  ) throws -> [QuizItem] {
    guard due else {
      let picked = QuizBank.choice(
        of: exam ?? count, from: all, seed: seed, words: selection.words, isExam: exam != nil)
      return picked.map { store?.isNew($0) == true ? $0.withoutDistractors : $0 }
    }
    guard let store else { throw ExitCode(2) }
    let found = store.due(among: fitting)
    if found.items.isEmpty {
      let strings = Strings(selection.language)
      Output.show(QuizStatistics(dueDay: found.nextDay).dueLine(strings) + "\n")
    }
    return Array(found.items.prefix(exam ?? count))
  }

  private func ask(_ items: [QuizItem], _ store: OpenProgress?) -> SessionReport {
    let language = selection.language
    guard answer.isEmpty else { return GivenAnswers(answer).answer(items, language: language) }
    let session = QuizSession(
      items: items, rules: exam == nil ? .practice : .exam,
      onResponse: { place, result in store?.keep(result, place: place) })
    return QuizTerminal.run(session, language: language, plainFlag: plain, colourFlag: color) {
      Output.remark(lines: $0)
    }
  }

  private func write(_ report: SessionReport, seed: UInt64) {
    let lines = report.lines(Strings(selection.language), width: Output.isTerminal ? Output.width : nil)
    Output.write(as: format, json: report.json + "\n", text: lines.joined(separator: "\n") + "\n")
    Output.remark("lcdoc: --seed \(seed) asks the same again")
  }

  private func noItems(_ questions: Questions) -> ExitCode {
    let (bank, place) = (questions.bank, questions.place)
    if !bank.items.isEmpty {
      Output.remark(
        "lcdoc: \(place): none of the \(bank.all.count) questions fits all of: "
          + selection.wishes.joined(separator: ", "))
    } else if bank.refusals.isEmpty {
      Output.remark("lcdoc: \(place): no scenario that passes and no order that holds, so no questions")
    } else {
      Output.remark("lcdoc: \(place): nothing here gives a question:")
      for refusal in bank.refusals { Output.remark("  " + QuizListing.line(refusal, selection.language)) }
    }
    return ExitCode(2)
  }
}
