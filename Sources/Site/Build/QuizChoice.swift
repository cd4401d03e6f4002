import Diagnostics
import LifecycleEngine
import Quiz

/// Chooses from the questions of all pages: ten of each topic, of each level, and of all. Ten are a sitting, and fit a
/// sheet of paper or two.
struct QuizChoice {
  let items: [QuizItem]
  let language: Language

  private static let count = 10

  /// Nothing where one page holds all questions there are.
  func drafts(_ paths: inout PagePaths) -> [(subject: QuizSelection.Subject, draft: QuizPageBuilder.Draft)] {
    guard Set(items.map(\.source.path)).count > 1 else { return [] }
    var drafts: [(QuizSelection.Subject, QuizPageBuilder.Draft)] = []
    func add(_ subject: QuizSelection.Subject, _ name: String, _ title: String, _ all: [QuizItem]) {
      guard !all.isEmpty, let path = paths.make("quizzes", name) else { return }
      // As in an exam: none shows what another asks for.
      let chosen = QuizBank.choice(of: Self.count, from: all, seed: 0, isExam: true)
      let introduction = UIText.tenOf.text(
        in: language, filledWith: String(chosen.count), String(all.count),
        Level.allCases.map { level in
          "\(all.count { $0.level == level }) \(level.word.text(in: language))"
        }.joined(separator: " · "))
      let page = QuizPage(
        path: path, title: title, group: UIText.byTopic.text(in: language), introduction: introduction, items: [])
      drafts.append((subject, QuizPageBuilder.Draft(page: page, items: chosen)))
    }
    add(.everything, "ten", UIText.tenMixed.text(in: language), items)
    for level in Level.allCases {
      let title = UIText.tenAbout.text(in: language, filledWith: level.word.text(in: language))
      add(.level(level), "ten \(level.rawValue)", title, items.filter { $0.level == level })
    }
    for family in Family.allCases {
      let title = UIText.tenAbout.text(in: language, filledWith: family.name(in: language))
      add(.topic, "ten \(family.displayName)", title, items.filter { $0.family == family })
    }
    return drafts
  }
}

extension Level {
  /// As a list of levels names it.
  var word: UIText {
    switch self {
    case .easy: .easy
    case .middle: .middle
    case .hard: .hard
    }
  }
}
