import Diagnostics
import Quiz

/// The questions that one file gives, held against fresh runs as they would be asked.
struct QuizFindings {
  /// What is wrong with them, at the lines that they were made from.
  var diagnostics: [Diagnostic] = []
  /// How many there are.
  var questions = 0

  init(_ sources: [ScenarioSource], in file: SourceFile) {
    guard !sources.isEmpty else { return }
    let bank = QuizBank(
      sources, distractorLimit: Self.distractorLimit, kinds: Set(ItemKind.allCases), keepsRuns: true)
    let validation = BankValidation(bank)
    questions = validation.itemCount
    diagnostics = validation.problems.map { Self.diagnostic($0, in: file) }
  }

  /// As many as the strictest learner asks for, so that they are checked as well.
  private static let distractorLimit = 2

  static func diagnostic(_ problem: ItemProblem, in file: SourceFile) -> Diagnostic {
    let line = max(1, min(problem.source.line, file.line(at: file.bytes.count)))
    return Diagnostic(
      code: code(of: problem.kind), severity: .warning, message: message(of: problem.kind), file: file,
      range: file.lineRange(line), label: problem.complaint, notes: ["the question is \(problem.id)"])
  }

  private static func code(of kind: ItemProblem.Kind) -> String {
    switch kind {
    case .key: "LC8002"
    case .start: "LC8006"
    case .wrongAnswer: "LC8003"
    }
  }

  private static func message(of kind: ItemProblem.Kind) -> String {
    switch kind {
    case .key: "the key of a question is what every run shows"
    case .start: "a question starts far from its answer"
    case .wrongAnswer: "a wrong answer of a question is wrong in every run"
    }
  }
}
