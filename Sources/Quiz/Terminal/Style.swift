/// How text is marked. Colour only adds to what a word or a sign already says.
struct Style: Sendable, Equatable {
  /// Whether colours may be used; bold and reverse stay without them.
  var usesColour: Bool

  enum Role {
    case title
    case focused
    case grabbed
    case right
    case wrong
    case quiet
  }

  /// The text with escape sequences around it.
  func mark(_ text: String, _ role: Role) -> String {
    let code: String? =
      switch role {
      case .title: "1"
      case .focused: "1"
      case .grabbed: "7"
      case .right: usesColour ? "1;32" : "1"
      case .wrong: usesColour ? "1;31" : "1"
      case .quiet: usesColour ? "2" : nil
      }
    guard let code, !text.isEmpty else { return text }
    return "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }
}
