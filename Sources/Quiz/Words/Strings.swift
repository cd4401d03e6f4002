package import Diagnostics

/// One thing that lcdoc says to learners, in every language.
///
/// Templates hold `{1}`, `{2}` … for arguments and `{1#piece|pieces}` for a word that depends on whether the
/// argument is 1.
struct Phrase: Sendable, Hashable {
  let english: String
  let chinese: String

  init(_ english: String, _ chinese: String) {
    self.english = english
    self.chinese = chinese
  }

  func template(_ language: Language) -> String {
    switch language {
    case .english: english
    case .chinese: chinese
    }
  }
}

/// The phrases of one language, ready to be filled in.
package struct Strings: Sendable, Hashable {
  /// The language of the phrases.
  package let language: Language

  /// The phrases of a language.
  package init(_ language: Language) {
    self.language = language
  }

  /// A phrase with its arguments in place.
  func callAsFunction(_ phrase: Phrase, _ arguments: String...) -> String {
    Self.filled(phrase.template(language), arguments)
  }

  /// Replaces `{n}` and `{n#one|many}`; braces that are no such thing stay as they are. One pass, so that braces
  /// inside an argument are never read as a template.
  static func filled(_ template: String, _ arguments: [String]) -> String {
    var result: [UInt8] = []
    let bytes = Array(template.utf8)
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "{"), let end = bytes[index...].firstIndex(of: UInt8(ascii: "}")),
        let text = slot(bytes[(index + 1)..<end], arguments)
      {
        result += text
        index = end + 1
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func slot(_ bytes: ArraySlice<UInt8>, _ arguments: [String]) -> [UInt8]? {
    guard let digit = bytes.first, (UInt8(ascii: "1")...UInt8(ascii: "9")).contains(digit) else { return nil }
    let number = Int(digit - UInt8(ascii: "1"))
    guard arguments.indices.contains(number) else { return nil }
    let rest = bytes.dropFirst()
    guard let mark = rest.first else { return Array(arguments[number].utf8) }
    guard mark == UInt8(ascii: "#"), let bar = rest.firstIndex(of: UInt8(ascii: "|")) else { return nil }
    return arguments[number] == "1" ? Array(rest[(rest.startIndex + 1)..<bar]) : Array(rest[(bar + 1)...])
  }

  /// Statements after one another, which may have commas of their own.
  func facts(_ parts: [String]) -> String {
    parts.joined(separator: language == .chinese ? "；" : "; ")
  }

  /// A list as the language writes it: "a, b, c" or "a、b、c".
  func list(_ parts: [String]) -> String {
    parts.joined(separator: language == .chinese ? "、" : ", ")
  }
}
