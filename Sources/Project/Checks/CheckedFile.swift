import Diagnostics
import Judging
import Markup
import Notes
import Verify

/// What one file says by itself, judged: all that a check reports of it but where its links lead, which other files decide.
struct CheckedFile: Sendable {
  /// What was found in it, in the order of the file.
  var diagnostics: [Diagnostic]
  /// What is wrong with its questions.
  var quizDiagnostics: [Diagnostic]
  /// The comments that may allow findings.
  var comments: [CommentPlace]
  var links: [DocumentLink] = []
  var language = Language.english
  var scenarios: Int
  var runs: Int
  var questions: Int
  var verdicts: [Verdict] = []
  var claims: [Verdict] = []
  var coverage = Coverage()

  /// A note of which only its links are asked for: it is not judged.
  init(linksOf file: SourceFile) {
    let document = Document.parse(file)
    diagnostics = []
    quizDiagnostics = []
    comments = NoteComments.all(in: document)
    links = document.links
    language = Language(of: document)
    (scenarios, runs, questions) = (0, 0, 0)
  }

  init(_ file: SourceFile, _ judged: JudgedFile) {
    let quiz: QuizFindings
    switch judged {
    case .scenario(let checked):
      diagnostics = checked.diagnostics
      comments = ScenarioComments.all(in: file)
      scenarios = 1
      runs = checked.runs.count
      quiz = QuizFindings(QuizSources.sources(of: checked, named: file.path), in: file)
    case .note(let judged):
      diagnostics = judged.diagnostics
      comments = NoteComments.all(in: judged.note.document)
      links = judged.note.document.links
      language = judged.language
      scenarios = judged.scenarios.count
      runs = judged.scenarios.reduce(0) { $0 + $1.runs.count }
      quiz = QuizFindings(QuizSources.sources(of: judged, named: file.path), in: file)
      verdicts = judged.orderings.map(\.verdict)
      claims = judged.claims.map(\.verdict)
      coverage = judged.note.coverage.counts
    }
    quizDiagnostics = quiz.diagnostics
    questions = quiz.questions
  }
}
