import Diagnostics

/// What the terminal shows: lines, and where its real cursor stands.
struct Frame: Sendable, Equatable {
  /// At most as many as the terminal has rows, each at most as wide as the terminal.
  var lines: [String]
  /// Counted from 0.
  var cursorRow: Int
  /// Counted from 0.
  var cursorColumn: Int
}

/// The size of a terminal in characters.
struct TerminalSize: Sendable, Equatable {
  var columns: Int
  var rows: Int
}

/// Draws a screen model as lines. Pure; the driver writes them.
///
/// From top to bottom: heading and stem, the rows, what just happened, and one line of keys. If it does not fit,
/// the part with the rows is scrolled so that the focused one stays in sight.
struct ScreenRenderer: Sendable {
  var strings: Strings
  /// How text is marked.
  var style: Style
  /// Which item of how many, for the heading.
  var position: (number: Int, count: Int)

  /// The frame for a size. Bounds the model's scroll on the way.
  func frame(_ model: inout ScreenModel, size: TerminalSize) -> Frame {
    let width = min(max(size.columns, 20), 200)
    let height = max(size.rows, 4)
    if model.isHelpShown {
      return scrolled(
        HelpText(strings: strings, model: model.answer).screenLines, .footerHelp, &model, width, height)
    }
    if model.answer.isFinished {
      return scrolled(finishedText(model.answer), .footerFinished, &model, width, height)
    }
    return answeringFrame(model.answer, width: width, height: height)
  }

  // MARK: - While answering

  private func answeringFrame(_ model: AnswerModel, width: Int, height: Int) -> Frame {
    let header = header(model.item, width: width)
    let rows = RowsRenderer(model: model, strings: strings, style: style, width: width).render()
    let body = header + rows.lines
    let focusLine = header.count + rows.focusLine
    var notice = noticeLines(model, width: width)
    if !notice.isEmpty, body.count + 1 + notice.count < height { notice.insert("", at: 0) }
    // The notice may not push the rows away: it gets at most half, its beginning matters most.
    notice = Array(notice.prefix(max(1, (height - 1) / 2)))

    let room = height - 1 - notice.count
    // One more line than the focused row, if there is one, shows that the list goes on.
    let needed = min(body.count, focusLine + rows.focusHeight + 1)
    let top = min(max(0, needed - room), focusLine)
    var lines = Array(body.dropFirst(top).prefix(room)) + notice
    while lines.count < height - 1 { lines.append("") }
    lines.append(footer(model, width: width))
    return Frame(lines: lines, cursorRow: focusLine - top, cursorColumn: rows.cursorColumn)
  }

  private func header(_ item: QuizItem, width: Int) -> [String] {
    var lines = [style.mark(strings(.question, "\(position.number)", "\(position.count)"), .title)]
    for text in StemText(item: item, strings: strings).drawnLines {
      lines += TextWidth.wrapped(TextWidth.safe(text), width: width)
    }
    return lines + [""]
  }

  private func noticeLines(_ model: AnswerModel, width: Int) -> [String] {
    let role: Style.Role? = model.isNoticeOfMistake ? .wrong : nil
    var lines: [String] = []
    for (index, text) in model.noticeLines(strings).enumerated() {
      let wrapped = TextWidth.wrapped(TextWidth.safe(text), width: width, indent: 2)
      lines += index == 0 ? wrapped.map { line in role.map { style.mark(line, $0) } ?? line } : wrapped
    }
    return lines
  }

  private func footer(_ model: AnswerModel, width: Int) -> String {
    let choices: [Phrase] =
      switch model {
      case .ordering(let model) where model.isGrabbed: [.footerGrabbed, .footerGrabbedShort]
      case .ordering(let model): [model.rules.allowsHelp ? .footer : .footerExam, .footerShort]
      case .choice(let model): [model.rules.allowsHelp ? .choiceFooter : .choiceFooterExam, .choiceFooterShort]
      }
    let texts = choices.map { strings($0) }
    let text = texts.first { DisplayWidth.of($0) <= width } ?? texts[texts.count - 1]
    return style.mark(TextWidth.truncated(text, width: width), .quiet)
  }

  // MARK: - Text to read

  private func finishedText(_ model: AnswerModel) -> [StyledLine] {
    let isRight = model.outcome == .right
    var lines: [StyledLine] = [
      StyledLine(strings(.question, "\(position.number)", "\(position.count)"), .title)
    ]
    lines += StemText(item: model.item, strings: strings).drawnLines.map { StyledLine($0) }
    lines.append(StyledLine(""))
    for (index, text) in model.noticeLines(strings).enumerated() {
      lines.append(StyledLine(text, index == 0 ? (isRight ? .right : .wrong) : nil))
    }
    lines.append(StyledLine(""))
    lines += model.explanation(strings).map { StyledLine($0) }
    return lines
  }

  private func scrolled(
    _ text: [StyledLine], _ footer: Phrase, _ model: inout ScreenModel, _ width: Int, _ height: Int
  ) -> Frame {
    var lines: [String] = []
    for line in text {
      let wrapped = TextWidth.wrapped(TextWidth.safe(line.text), width: width, indent: line.indent)
      lines += wrapped.map { part in line.role.map { style.mark(part, $0) } ?? part }
    }
    let room = height - 1
    model.boundScroll(to: lines.count - room)
    var shown = Array(lines.dropFirst(model.scroll).prefix(room))
    while shown.count < room { shown.append("") }
    shown.append(style.mark(TextWidth.truncated(strings(footer), width: width), .quiet))
    return Frame(lines: shown, cursorRow: 0, cursorColumn: 0)
  }
}

/// A line of text with its mark, before it is wrapped.
struct StyledLine: Sendable, Equatable {
  var text: String
  var role: Style.Role?
  /// How far continuation lines are indented.
  var indent = 3

  init(_ text: String, _ role: Style.Role? = nil) {
    self.text = text
    self.role = role
  }
}
