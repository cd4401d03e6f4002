import Quiz

/// A page of questions.
struct QuizValues: TemplateValues {
  static let template = TemplateName.quiz
  var title = ""
  var crumbs = HTML()
  var introduction = ""
  var items = HTML()
  /// What the questions are about.
  var about = HTML()

  var fields: [TemplateField] {
    [
      .text("title", title), .html("crumbs", crumbs), .text("introduction", introduction), .html("items", items),
      .html("about", about),
    ]
  }
}

/// One question.
struct ItemValues: TemplateValues {
  static let template = TemplateName.item
  var id = ""
  var number = ""
  var stem = HTML()
  var pieces = HTML()
  var relation = ""
  var canonical = ""
  var hash = ""
  /// The callbacks that are asked for, each once, and for each piece which of them it is.
  var asked = ""
  var calls = ""
  var answer = HTML()
  var distractors = HTML()
  var href = ""
  var label = ""

  var fields: [TemplateField] {
    [
      .text("id", id), .text("number", number), .html("stem", stem), .html("pieces", pieces),
      .text("relation", relation), .text("canonical", canonical), .text("hash", hash), .text("asked", asked),
      .text("calls", calls), .html("answer", answer),
      .html("distractors", distractors), .text("href", href), .text("label", label),
    ]
  }
}

/// A piece to be put in its place.
struct PieceValues: TemplateValues {
  static let template = TemplateName.piece
  var label = ""
  var isDistractor = false
  /// Why others come before it: a line each, with the place of the other in front.
  var reasons = ""

  var fields: [TemplateField] {
    [.text("label", label), .flag("distractor", isDistractor), .text("reasons", reasons)]
  }
}

/// A piece in the key; with a reason if it does not belong there. A choice says whether it is right.
struct AnswerValues: TemplateValues {
  static let template = TemplateName.answer
  var label = ""
  var reason = ""
  var mark = ""
  /// Whether the label is no call but words.
  var isWords = false

  var fields: [TemplateField] {
    [.text("label", label), .text("reason", reason), .text("mark", mark), .flag("isWords", isWords)]
  }
}

/// One question with one right choice.
struct ChoiceValues: TemplateValues {
  static let template = TemplateName.choice
  var id = ""
  var number = ""
  var heading = ""
  var stem = HTML()
  var log = HTML()
  var isLog = false
  var options = HTML()
  var answer = ""
  var hash = ""
  var kind = ""
  var asked = ""
  var reasons = HTML()
  var explanation = HTML()

  var fields: [TemplateField] {
    [
      .text("id", id), .text("number", number), .text("heading", heading), .html("stem", stem), .html("log", log),
      .flag("isLog", isLog), .html("options", options), .text("answer", answer), .text("hash", hash),
      .text("kind", kind), .text("asked", asked), .html("reasons", reasons),
      .html("explanation", explanation),
    ]
  }
}

/// Something to choose.
struct OptionValues: TemplateValues {
  static let template = TemplateName.option
  var group = ""
  var number = ""
  var label = ""
  var isWords = false

  var fields: [TemplateField] {
    [.text("group", group), .text("number", number), .text("label", label), .flag("isWords", isWords)]
  }
}

extension SiteFrame {
  /// A page of questions: as a list and a folded key they need no script.
  func page(_ quiz: QuizPage) -> SiteFile {
    var values = QuizValues()
    values.title = quiz.title
    values.introduction = quiz.introduction
    values.crumbs = crumbs(.quizzes, SiteRenderer.quizIndex, group: quiz.group, from: quiz.path)
    if let about = quiz.about { values.about = links([about], from: quiz.path) }
    for (index, item) in quiz.items.enumerated() {
      switch item {
      case .ordering(let item): values.items.append(html(itemValues(item, number: index + 1, on: quiz.path)))
      case .choice(let item): values.items.append(html(choiceValues(item, number: index + 1)))
      }
    }
    return page(
      quiz.path, title: quiz.title, about: quiz.introduction, section: .quizzes, main: html(values), asksQuestions: true
    )
  }

  private func itemValues(_ item: OrderingItem, number: Int, on page: SitePath) -> ItemValues {
    var values = ItemValues()
    values.id = item.id
    values.number = String(number)
    values.stem = item.stem
    values.pieces = list(
      item.pieces.map { piece in
        PieceValues(
          label: piece.label, isDistractor: piece.distractorReason != nil,
          reasons: piece.reasons.map { "\($0.earlier) \($0.text)" }.joined(separator: "\n"))
      })
    values.relation = item.relation.map { "\($0.before)<\($0.after)" }.joined(separator: " ")
    values.hash = item.hash
    let asked = item.pieces.map(\.callback).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    values.asked = asked.joined(separator: " ")
    values.calls = item.pieces.map { String(asked.firstIndex(of: $0.callback) ?? 0) }.joined(separator: " ")
    let answer = item.canonical.filter(item.pieces.indices.contains).map { item.pieces[$0] }
    values.canonical = item.canonical.map(String.init).joined(separator: " ")
    values.answer = list(answer.map { answerValues($0, reason: $0.because) })
    values.distractors = list(
      item.pieces.compactMap { piece in
        piece.distractorReason.map { answerValues(piece, reason: $0) }
      })
    if let link = item.link {
      values.href = page.link(to: link.path, fragment: link.fragment)
      values.label = link.label
    }
    return values
  }

  private func choiceValues(_ item: ChoiceQuestion, number: Int) -> ChoiceValues {
    var values = ChoiceValues()
    values.id = item.id
    values.number = String(number)
    values.heading = word(item.kind.heading)
    values.stem = item.stem
    values.log = list(item.log.map { answerValues(OrderingItem.Piece(label: $0), reason: "") })
    values.isLog = item.kind == .wrongLine
    values.options = list(
      item.options.enumerated().map { index, option in
        OptionValues(group: item.id, number: String(index), label: option.label, isWords: item.kind == .versions)
      })
    values.answer = String(item.answer)
    values.hash = item.hash
    values.kind = item.kind.itemKind.rawValue
    values.asked = item.asked.joined(separator: " ")
    values.reasons = list(
      item.options.enumerated().map { index, option in
        var values = answerValues(OrderingItem.Piece(label: option.label), reason: option.reason)
        values.mark = index == item.answer ? "✓" : "✕"
        values.isWords = item.kind == .versions
        return values
      })
    values.explanation = item.explanation
    return values
  }

  private func answerValues(_ piece: OrderingItem.Piece, reason: String) -> AnswerValues {
    AnswerValues(label: piece.label, reason: reason)
  }
}

extension ChoiceQuestion.Kind {
  fileprivate var itemKind: ItemKind {
    switch self {
    case .next: .next
    case .wrongLine: .wrongLine
    case .notCalled: .notCalled
    case .versions: .versions
    }
  }

  fileprivate var heading: UIText {
    switch self {
    case .next: .whichNext
    case .wrongLine: .whichWrong
    case .notCalled: .whichNever
    case .versions: .whichVersions
    }
  }
}
