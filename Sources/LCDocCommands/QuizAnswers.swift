import Diagnostics
import Project
import Quiz

/// Answers that were given on the command line: one for each question, as in an exam.
struct GivenAnswers {
  let orders: [String]

  /// Commas part the answers, as in `3 1 2, 2 1 3`; a single answer may have them between its numbers: `3,1,2`.
  init(_ options: [String]) {
    orders = options.flatMap { option -> [String] in
      let parts = option.split { $0 == "," || $0 == "，" }
      let isOneOrder = parts.allSatisfy { $0.split(separator: " ").count == 1 }
      return isOneOrder ? [option] : parts.map(String.init)
    }
  }

  /// Answers the questions in line mode, without waiting for anybody.
  func answer(_ items: [QuizItem], language: Language) -> SessionReport {
    var left = orders[...]
    let io = LineIO(
      readLine: { left.popFirst() }, write: { Output.remark(lines: $0) }, isInteractive: false)
    var session = QuizSession(items: items, rules: .exam)
    let end = LineRunner(io: io, strings: Strings(language)).run(&session)
    return session.report(end)
  }
}

/// All questions of a bank as lines.
enum QuizListing {
  /// In text a line each; in JSON an object each, with everything that a page needs to ask it.
  static func write(_ questions: Questions, language: Language, _ format: ReportFormat) {
    let (bank, items) = (questions.bank, questions.wanted)
    for item in items {
      Output.write(
        as: format, json: ItemJSON.text(item) + "\n",
        text: "\(DisplayWidth.printable(item.source.text)): \(item.id): \(item.stem) (\(item.fixed.first ?? ""))\n")
    }
    for refusal in bank.refusals { Output.remark(line(refusal, language)) }
    Output.remark(
      "lcdoc: \(counted(items.count, "question")); \(bank.mergedCount) more asking the same as one of them; "
        + "\(counted(bank.refusals.count, "part")) without any")
  }

  static func line(_ refusal: BankRefusal, _ language: Language) -> String {
    let title = refusal.title.isEmpty ? "" : "\(refusal.title), "
    return "\(refusal.note.text): no question (\(title)\(refusal.worlds)): \(refusal.text(Strings(language)))"
  }
}
