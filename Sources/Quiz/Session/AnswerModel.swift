/// One item while it is being answered, whatever its kind.
enum AnswerModel: Sendable, Equatable {
  case ordering(OrderingModel)
  case choice(ChoiceModel)

  init(_ item: QuizItem, rules: AnsweringRules) {
    switch item {
    case .ordering(let item): self = .ordering(OrderingModel(item: item, rules: rules))
    case .choice(let item): self = .choice(ChoiceModel(item: item, rules: rules))
    }
  }

  var item: QuizItem {
    switch self {
    case .ordering(let model): .ordering(model.item)
    case .choice(let model): .choice(model.item)
    }
  }

  /// How it ended; nil while it goes on.
  var outcome: OrderingModel.Outcome? {
    switch self {
    case .ordering(let model): model.outcome
    case .choice(let model): model.outcome
    }
  }

  /// Whether it was answered or the answer shown.
  var isFinished: Bool { outcome != nil }

  /// How often an answer was given.
  var responseCount: Int {
    switch self {
    case .ordering(let model): model.submissions.count
    case .choice(let model): model.responses.count
    }
  }

  /// Whether what just happened is a wrong answer.
  var isNoticeOfMistake: Bool {
    switch self {
    case .ordering(let model): if case .feedback = model.notice { true } else { false }
    case .choice(let model): if case .picked = model.notice { true } else { false }
    }
  }

  /// What just happened, in words.
  func noticeLines(_ strings: Strings) -> [String] {
    switch self {
    case .ordering(let model): NoticeText(model: model, strings: strings).lines
    case .choice(let model):
      model.notice.map { ChoiceText(item: model.item, strings: strings).lines($0) } ?? []
    }
  }

  /// What is told when the item has ended.
  func explanation(_ strings: Strings) -> [String] {
    switch self {
    case .ordering(let model): RunText(item: model.item, strings: strings).lines
    case .choice(let model): ChoiceText(item: model.item, strings: strings).explanation
    }
  }
}
