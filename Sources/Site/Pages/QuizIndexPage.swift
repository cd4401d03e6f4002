import Quiz

/// The page that lists all quizzes.
struct QuizzesValues: TemplateValues {
  static let template = TemplateName.quizzes
  var title = ""
  /// The page that asks about everything.
  var everything = ""
  /// A row a topic; empty where no page chooses from the others.
  var topics = HTML()
  var topicsID = ""
  /// The heads of their columns.
  var levels = HTML()
  /// The pages by what their questions were made from.
  var groups = HTML()

  var fields: [TemplateField] {
    [
      .text("title", title), .text("everything", everything), .html("topics", topics), .text("topicsId", topicsID),
      .html("levels", levels), .html("groups", groups),
    ]
  }
}

/// A topic, and how many questions there are of each level.
struct QuizTopicValues: TemplateValues {
  static let template = TemplateName.quizTopic
  var href = ""
  var label = ""
  var cells = HTML()

  var fields: [TemplateField] { [.text("href", href), .text("label", label), .html("cells", cells)] }
}

/// The head of a column: a level, with a page that asks ten of it.
struct QuizLevelValues: TemplateValues {
  static let template = TemplateName.quizLevel
  var href = ""
  var label = ""

  var fields: [TemplateField] { [.text("href", href), .text("label", label)] }
}

extension SiteFrame {
  /// All quizzes: by topic and level, and by what they were made from.
  func quizIndex(_ site: SiteModel) -> SiteFile {
    let path = SiteRenderer.quizIndex
    var groups = GroupedEntries()
    for quiz in site.quizzes {
      groups.add(
        EntryValues(
          href: path.link(to: quiz.path), label: quiz.title, detail: word(.questionCount, quiz.marks.count)),
        to: quiz.group)
    }
    var values = QuizzesValues()
    values.title = word(.quizzes)
    values.groups = html(groups, isTop: site.selections.isEmpty)
    let topics = site.selections.filter { $0.subject == .topic }
    if !topics.isEmpty {
      values.topicsID = GroupedEntries.id(of: word(.byTopic))
      values.everything = site.selections.first { $0.subject == .everything }.map { path.link(to: $0.page.path) } ?? ""
      let marks = Dictionary(grouping: site.quizzes.flatMap(\.marks), by: \.topic)
      values.topics = list(topics.map { row($0.page, marks[$0.page.marks.first?.topic ?? ""] ?? []) })
      values.levels = list(
        Level.allCases.map { level in
          let page = site.selections.first { $0.subject == .level(level) }?.page.path
          return QuizLevelValues(href: page.map { path.link(to: $0) } ?? "", label: word(level.word))
        })
    }
    let names = topics.compactMap(\.page.marks.first?.topic) + groups.groups.map(\.title)
    let about = "\(values.title): " + names.joined(separator: " · ")
    return page(path, title: values.title, about: about, section: .quizzes, main: html(values))
  }

  private func row(_ page: QuizPage, _ marks: [QuestionMark]) -> QuizTopicValues {
    let counts = Level.allCases.map { level in marks.count { $0.level == level } } + [marks.count]
    return QuizTopicValues(
      href: SiteRenderer.quizIndex.link(to: page.path), label: page.marks.first?.topic ?? "",
      cells: list(counts.map { CellValues(value: $0 == 0 ? "" : String($0)) }))
  }

  private func word(_ text: UIText, _ count: Int) -> String { text.text(in: language, filledWith: String(count)) }
}
