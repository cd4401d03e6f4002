import LifecycleEngine

/// What an app should do in a callback, and what not, with a few lines of Swift.
///
/// The code is a part of a type that has the callback; a test compiles it against declarations of its own.
struct Advice: Sendable {
  /// The callback in question.
  let callback: Callback
  /// What belongs there: a sentence or two.
  let good: Text
  /// What does not, and what comes of it.
  let bad: Text
  /// Two to eight lines.
  let code: String

  /// The same in each language of the site.
  struct Text: Sendable {
    let english: String
    let chinese: String

    init(_ english: String, _ chinese: String) {
      self.english = english
      self.chinese = chinese
    }
  }

  init(_ callback: Callback, do good: Text, not bad: Text, _ code: String) {
    self.callback = callback
    self.good = good
    self.bad = bad
    self.code = code
  }

  /// All of it, by topic.
  static let all: [Advice] = making + appearance + layout + containment + views + application + scenes + swiftUI

  /// Nil for callbacks that few people write.
  static func about(_ callback: Callback) -> Advice? { byCallback[callback] }

  private static let byCallback = Dictionary(all.map { ($0.callback, $0) }, uniquingKeysWith: { first, _ in first })
}
