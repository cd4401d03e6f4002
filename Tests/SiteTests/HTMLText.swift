@testable import Site

extension HTML {
  /// Text, escaped.
  init(text: String) {
    self.init()
    append(text: text)
  }
}
