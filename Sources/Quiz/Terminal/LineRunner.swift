/// The two streams of the line mode.
package struct LineIO {
  /// The next line without its end; nil at the end of the input.
  package var readLine: () -> String?
  /// Text for the learner, with its line ends.
  package var write: (String) -> Void
  /// Whether somebody sits there and wants a prompt.
  package var isInteractive: Bool

  /// Two streams of closures.
  package init(readLine: @escaping () -> String?, write: @escaping (String) -> Void, isInteractive: Bool) {
    self.readLine = readLine
    self.write = write
    self.isInteractive = isInteractive
  }
}

/// Runs a session line by line: nothing is drawn over, so that it works in a pipe, on a dumb terminal and with a
/// screen reader.
package struct LineRunner {
  private let io: LineIO
  private let strings: Strings

  /// A runner that asks in a language.
  package init(io: LineIO, strings: Strings) {
    self.io = io
    self.strings = strings
  }

  /// Asks all items. `announcement` is said first: why this mode is on.
  package func run(_ session: inout QuizSession, announcement: String? = nil) -> SessionReport.End {
    if let announcement { say(announcement) }
    var untold: [(heading: String, lines: [String])] = []
    defer {
      for item in untold { (["", item.heading] + item.lines).forEach(say) }
    }
    for (index, item) in session.items.enumerated() {
      var model = AnswerModel(item, rules: session.rules)
      say("")
      say(strings(.question, "\(index + 1)", "\(session.items.count)"))
      StemText(item: item, strings: strings).lines.forEach(say)
      showRows(model)
      say(strings(item.kind == .ordering ? .linePrompt : .choicePrompt))
      let end = ask(&model, session.rules) { session.note($0, at: index) }
      session.record(model, at: index)
      if model.isFinished, session.rules.tellsAtEnd {
        let heading = strings(.question, "\(index + 1)", "\(session.items.count)")
        untold.append((heading, model.noticeLines(strings) + [""] + model.explanation(strings)))
      }
      if let end { return end }
    }
    return .completed
  }

  /// Asks until the item has ended (nil) or the session has.
  private func ask(
    _ model: inout AnswerModel, _ rules: AnsweringRules, onResponse: (AnswerModel) -> Void
  ) -> SessionReport.End? {
    while !model.isFinished {
      if io.isInteractive { io.write("> ") }
      guard let line = io.readLine() else {
        say(strings(.unansweredEnd))
        return .inputEnded
      }
      guard line.utf8.count <= Self.lineLimit, let command = LineCommand(line) else {
        say(strings(.notUnderstood, TextWidth.truncated(line, width: 60)))
        continue
      }
      if command == .quit { return .quit }
      let before = model.responseCount
      perform(command, &model)
      if model.responseCount != before, !model.isFinished { onResponse(model) }
    }
    if !rules.tellsAtEnd { ([""] + model.explanation(strings)).forEach(say) }
    return nil
  }

  private static let lineLimit = 1_000

  private func perform(_ command: LineCommand, _ model: inout AnswerModel) {
    switch (command, model) {
    case (.show, _): showRows(model)
    case (.help, _): HelpText(strings: strings, model: model).plainLines.forEach(say)
    case (_, .ordering(var ordering)):
      perform(command, &ordering)
      model = .ordering(ordering)
    case (_, .choice(var choice)):
      perform(command, &choice)
      model = .choice(choice)
    }
  }

  private func perform(_ command: LineCommand, _ model: inout ChoiceModel) {
    switch command {
    case .order(let numbers) where numbers.count == 1: model.pick(row: numbers[0] - 1)
    case .hint: model.hint()
    case .answer: model.reveal()
    default: return say(strings(.choicePrompt))
    }
    guard let notice = model.notice, !isUntold(.choice(model), model.rules) else { return }
    ChoiceText(item: model.item, strings: strings).lines(notice).forEach(say)
  }

  private func perform(_ command: LineCommand, _ model: inout OrderingModel) {
    switch command {
    case .order(let positions): submit(positions, &model)
    case .submit: apply(.submit, &model)
    case .move(let from, let to): apply(.move(from: from - 1, to: to - 1), &model)
    case .swap(let first, let second): apply(.swap(first - 1, second - 1), &model)
    case .out(let position): apply(.leaveOut(position - 1), &model)
    case .undo: apply(.undo, &model)
    case .hint: apply(.hint, &model)
    case .answer: apply(.reveal, &model)
    case .show, .help, .quit: break
    }
  }

  /// Whether the item has ended, and what came of it is told behind the last one.
  private func isUntold(_ model: AnswerModel, _ rules: AnsweringRules) -> Bool { model.isFinished && rules.tellsAtEnd }

  /// A line of numbers is an answer; if it is no order, nothing is submitted.
  private func submit(_ positions: [Int], _ model: inout OrderingModel) {
    apply(.arrange(positions.map { $0 - 1 }), &model)
    if model.notice == .arranged { apply(.submit, &model) }
  }

  private func apply(_ action: OrderingAction, _ model: inout OrderingModel) {
    model.apply(action)
    if isUntold(.ordering(model), model.rules) { return }
    NoticeText(model: model, strings: strings).lines.forEach(say)
    // Numbers name positions, and a submission may have changed them all.
    if action == .submit, !model.isFinished { showRows(.ordering(model)) }
  }

  private func showRows(_ model: AnswerModel) {
    switch model {
    case .ordering(let model):
      let labels = model.item.labels
      for (row, piece) in model.arrangement.order.enumerated() {
        if row == model.arrangement.placedCount { say(strings(.notCalled)) }
        say(strings(.positionRow, "\(row + 1)", labels[piece]))
      }
    case .choice(let model):
      for (row, option) in model.item.start.enumerated() {
        say(strings(.positionRow, "\(row + 1)", model.item.options[option].label))
      }
    }
  }

  private func say(_ line: String) {
    io.write(TextWidth.safe(line) + "\n")
  }
}
