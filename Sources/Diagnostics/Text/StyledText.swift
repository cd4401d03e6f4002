/// Text for a terminal, with or without colours.
struct StyledText {
  enum Style: Equatable {
    case plain, bold, frame
    case severity(Diagnostic.Severity)
  }

  private(set) var text = ""
  let hasColors: Bool

  mutating func add(_ words: String, _ style: Style = .plain) {
    guard hasColors, let code = Self.code(style), !words.isEmpty else {
      text += words
      return
    }
    text += "\u{1B}[\(code)m\(words)\u{1B}[0m"
  }

  mutating func newLine() { text += "\n" }

  private static func code(_ style: Style) -> String? {
    switch style {
    case .plain: nil
    case .bold: "1"
    case .frame: "1;34"
    case .severity(.error): "1;31"
    case .severity(.warning): "1;33"
    case .severity(.note): "1;36"
    }
  }
}
