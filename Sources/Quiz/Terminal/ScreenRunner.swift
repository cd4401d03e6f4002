/// Runs a session full-screen: events in, frames out.
struct ScreenRunner {
  private let terminal: Terminal
  private let strings: Strings
  private let style: Style
  private var decoder = KeyDecoder()
  /// Keys that came together with the one that ended an item: they are for the next one.
  private var waiting: [Key] = []

  init(terminal: Terminal, strings: Strings, style: Style) {
    self.terminal = terminal
    self.strings = strings
    self.style = style
  }

  /// Asks all items of the session.
  mutating func run(_ session: inout QuizSession) -> SessionReport.End {
    var untold: [(model: ScreenModel, renderer: ScreenRenderer, place: Int)] = []
    for (index, item) in session.items.enumerated() {
      var model = ScreenModel(AnswerModel(item, rules: session.rules))
      let renderer = ScreenRenderer(
        strings: strings, style: style, position: (index + 1, session.items.count))
      let end = ask(&model, renderer, &session, place: index)
      if !model.answer.isFinished { session.record(model.answer, at: index) }
      if let end { return end }
      if session.rules.tellsAtEnd { untold.append((model, renderer, index)) }
    }
    // All is answered, so leaving early here changes nothing.
    for var item in untold where ask(&item.model, item.renderer, &session, place: item.place) != nil { break }
    return .completed
  }

  /// Asks one item; nil if the next one may come.
  private mutating func ask(
    _ model: inout ScreenModel, _ renderer: ScreenRenderer, _ session: inout QuizSession, place: Int
  ) -> SessionReport.End? {
    draw(renderer.frame(&model, size: terminal.size()))
    while true {
      if waiting.isEmpty, let end = wait() { return end }
      var isChanged = false
      while !waiting.isEmpty {
        let key = waiting.removeFirst()
        isChanged = true
        let before = model.answer
        let request = model.press(key)
        if model.answer.isFinished, !before.isFinished {
          session.record(model.answer, at: place)
        } else if model.answer.responseCount != before.responseCount {
          session.note(model.answer, at: place)
        }
        if session.rules.tellsAtEnd, model.answer.isFinished, !before.isFinished { return nil }
        switch request {
        case .draw: break
        case .suspend: terminal.suspend()
        case .nextItem: return nil
        case .quit: return .quit
        case .abort: return .interrupted(signal: Self.interruptSignal)
        }
      }
      if isChanged { draw(renderer.frame(&model, size: terminal.size())) }
    }
  }

  /// Waits for the next event and takes its keys; not nil if it ends the session.
  private mutating func wait() -> SessionReport.End? {
    switch terminal.nextEvent(decoder.isWaiting ? Self.escapePause : nil) {
    case .bytes(let bytes): waiting += decoder.decode(bytes)
    case .timeout: waiting += decoder.flush()
    case .resized, .continued: waiting.append(.redraw)
    case .suspendRequested: waiting.append(.suspend)
    case .terminated(let signal): return .interrupted(signal: signal)
    case .closed: return .inputEnded
    }
    return nil
  }

  /// A lone escape byte is the Esc key if nothing follows it for so many milliseconds.
  private static let escapePause = 40
  /// SIGINT has this number everywhere.
  private static let interruptSignal: Int32 = 2

  /// One write a frame. Each line is cleared before it is written: clearing after would eat the last column of
  /// a full line.
  private func draw(_ frame: Frame) {
    var text = "\u{1B}[H"
    for (index, line) in frame.lines.enumerated() {
      text += "\(index == 0 ? "" : "\r\n")\u{1B}[2K\(line)"
    }
    text += "\u{1B}[J\u{1B}[\(frame.cursorRow + 1);\(frame.cursorColumn + 1)H"
    terminal.write(text)
  }
}
