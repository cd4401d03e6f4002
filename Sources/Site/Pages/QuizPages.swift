/// A page of questions.
struct QuizValues: TemplateValues {
  static let template = TemplateName.quiz
  var title = ""
  var introduction = ""
  var items = HTML()

  var fields: [TemplateField] {
    [.text("title", title), .text("introduction", introduction), .html("items", items)]
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
  var answer = HTML()
  var distractors = HTML()
  var explanation = HTML()
  var href = ""
  var label = ""

  var fields: [TemplateField] {
    [
      .text("id", id), .text("number", number), .html("stem", stem), .html("pieces", pieces),
      .text("relation", relation), .text("canonical", canonical), .html("answer", answer),
      .html("distractors", distractors),
      .html("explanation", explanation), .text("href", href), .text("label", label),
    ]
  }
}

/// A piece to be put in its place.
struct PieceValues: TemplateValues {
  static let template = TemplateName.piece
  var label = ""
  var isDistractor = false

  var fields: [TemplateField] { [.text("label", label), .flag("distractor", isDistractor)] }
}

/// A piece in the key; with a reason if it does not belong there.
struct AnswerValues: TemplateValues {
  static let template = TemplateName.answer
  var label = ""
  var reason = ""

  var fields: [TemplateField] { [.text("label", label), .text("reason", reason)] }
}

extension SiteFrame {
  /// A page of questions: as a list and a folded key they need no script.
  func page(_ quiz: QuizPage) -> OutputFile {
    var values = QuizValues()
    values.title = quiz.title
    values.introduction = quiz.introduction
    values.items = list(
      quiz.items.enumerated().map { itemValues($0.element, number: $0.offset + 1, on: quiz.path) })
    return page(quiz.path, title: quiz.title, section: .quizzes, main: html(values))
  }

  private func itemValues(_ item: OrderingItem, number: Int, on page: SitePath) -> ItemValues {
    var values = ItemValues()
    values.id = item.id
    values.number = String(number)
    values.stem = item.stem
    values.pieces = list(
      item.pieces.map { piece in
        var values = PieceValues()
        values.label = piece.label
        values.isDistractor = piece.distractorReason != nil
        return values
      })
    values.relation = item.relation.map { "\($0.before)<\($0.after)" }.joined(separator: " ")
    let answer = item.canonical.filter(item.pieces.indices.contains).map { item.pieces[$0] }
    values.canonical = item.canonical.map(String.init).joined(separator: " ")
    values.answer = list(answer.map { answerValues($0, reason: "") })
    values.distractors = list(
      item.pieces.compactMap { piece in
        piece.distractorReason.map { answerValues(piece, reason: $0) }
      })
    values.explanation = item.explanation
    if let link = item.link {
      values.href = page.link(to: link.path, fragment: link.fragment)
      values.label = link.label
    }
    return values
  }

  private func answerValues(_ piece: OrderingItem.Piece, reason: String) -> AnswerValues {
    var values = AnswerValues()
    values.label = piece.label
    values.reason = reason
    return values
  }
}
