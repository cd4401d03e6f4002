package import Diagnostics

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// A quiz at the real terminal: questions on standard error, so that standard output stays for results.
package enum QuizTerminal {
  /// Asks the session's items, full-screen or line by line, and says what came of it.
  ///
  /// - Parameters:
  ///   - plainFlag: Whether lines were asked for.
  ///   - colourFlag: Whether colours were asked for; nil if neither way.
  ///   - write: Takes what is said line by line.
  package static func run(
    _ session: QuizSession, language: Language, plainFlag: Bool = false, colourFlag: Bool? = nil,
    write: @escaping (String) -> Void
  ) -> SessionReport {
    let choice = TerminalChoice(
      isInputTerminal: isatty(0) == 1, isOutputTerminal: isatty(2) == 1, environment: variable)
    let strings = Strings(language)
    var session = session
    switch choice.mode(plainFlag: plainFlag) {
    case .lines(let reason):
      return runLines(&session, strings: strings, reason: reason, isInteractive: choice.isInputTerminal, write: write)
    case .screen:
      guard let raw = RawTerminal() else {
        return runLines(&session, strings: strings, reason: .noTerminal, isInteractive: false, write: write)
      }
      let style = Style(usesColour: choice.usesColour(flag: colourFlag))
      var runner = ScreenRunner(terminal: raw.terminal, strings: strings, style: style)
      let end = runner.run(&session)
      raw.close()
      return session.report(end)
    }
  }

  private static func runLines(
    _ session: inout QuizSession, strings: Strings, reason: TerminalChoice.Reason, isInteractive: Bool,
    write: @escaping (String) -> Void
  ) -> SessionReport {
    let io = LineIO(readLine: { readLine() }, write: write, isInteractive: isInteractive)
    let end = LineRunner(io: io, strings: strings).run(&session, announcement: reason.text(strings))
    return session.report(end)
  }

  @Sendable private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
