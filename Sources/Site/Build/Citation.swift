import Diagnostics

/// Where a callback is documented. Names and titles stay as they are; what stands between them has a language.
enum Citation {
  static func text(_ english: String, in language: Language) -> String {
    guard language == .chinese else { return english }
    return words.reduce(english) { $0.replacing($1.english, with: $1.chinese) }
  }

  /// Longer ones before those that they hold.
  private static let words: [(english: String, chinese: String)] = [
    ("Published logs of UIKit's warnings", "公开发布的 UIKit 警告日志"), ("Published logs", "公开发布的日志"),
    (" of the iOS 5 SDK", "（iOS 5 SDK）"), ("objc4 source", "objc4 源码"), (" documentation", " 文档"), ("” and “", "”与“"),
    (", “", "，“"), ("”, ", "”，"), (" and ", "与"),
  ]
}
