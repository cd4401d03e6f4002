/// Decides from flags, the environment and what the streams are how a quiz speaks.
struct TerminalChoice: Sendable {
  var isInputTerminal: Bool
  /// Whether standard error, on which questions are drawn, is one.
  var isOutputTerminal: Bool
  /// The value of an environment variable.
  var environment: @Sendable (String) -> String?

  /// How a session is shown.
  enum Mode: Sendable, Equatable {
    case screen
    case lines(Reason)
  }

  /// Why it is the line mode: said in its first line.
  enum Reason: Sendable, Equatable {
    /// A flag or a variable, by name.
    case asked(by: String)
    case noTerminal
    case dumb(String)

    func text(_ strings: Strings) -> String {
      switch self {
      case .asked(let name): strings(.lineModeAsked, name)
      case .noTerminal: strings(.lineModeNoTerminal)
      case .dumb(let term): strings(.lineModeDumb, TextWidth.safe(term))
      }
    }
  }

  /// The screen needs two real terminals and nobody who asked for lines.
  func mode(plainFlag: Bool) -> Mode {
    if plainFlag { return .lines(.asked(by: "--plain")) }
    for name in ["LCDOC_ACCESSIBLE", "ACCESSIBLE"] where isOn(name) { return .lines(.asked(by: name)) }
    guard isInputTerminal, isOutputTerminal else { return .lines(.noTerminal) }
    let term = environment("TERM") ?? ""
    return term.isEmpty || term == "dumb" ? .lines(.dumb(term)) : .screen
  }

  /// The flag decides, then `NO_COLOR`, `CLICOLOR_FORCE` or `FORCE_COLOR`, `CLICOLOR`, then whether it is a
  /// terminal. A dumb terminal has no colours.
  func usesColour(flag: Bool?) -> Bool {
    if environment("TERM") == "dumb" { return false }
    if let flag { return flag }
    if let value = environment("NO_COLOR"), !value.isEmpty { return false }
    if isOn("CLICOLOR_FORCE") || isOn("FORCE_COLOR") { return true }
    if environment("CLICOLOR") == "0" { return false }
    return isOutputTerminal
  }

  private func isOn(_ name: String) -> Bool {
    guard let value = environment(name) else { return false }
    return !value.isEmpty && value != "0"
  }
}
