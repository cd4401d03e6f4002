/// A language that lcdoc speaks. The raw value is its name on the command line and in settings.
package enum Language: String, Sendable, Hashable, CaseIterable {
  case english = "en"
  case chinese = "zh"

  /// The tag that HTML and other formats take (BCP 47).
  package var tag: String {
    switch self {
    case .english: "en"
    case .chinese: "zh-Hans"
    }
  }

  /// The words in this language.
  package func callAsFunction(_ english: @autoclosure () -> String, _ chinese: @autoclosure () -> String) -> String {
    self == .chinese ? chinese() : english()
  }
}
