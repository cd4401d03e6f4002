/// Makes the ids of headings as GitHub does, in any script, each only once.
///
/// `## 1. App 状态 (iOS 13)` becomes `h-1-app-状态-ios-13`. The prefix keeps a note from naming an id that the page or
/// its scripts use.
public struct Slugs: Sendable {
  /// In front of every id that comes out of a note.
  public static let prefix = "h-"

  /// The ids that were given, each with the last number that was put behind it.
  private var used: [String: Int] = [:]

  public init() {}

  /// The id for a heading with these words.
  public mutating func make(for words: String) -> String {
    let slug = Self.prefix + Self.slug(words)
    guard let last = used[slug] else {
      used[slug] = 0
      return slug
    }
    var number = last + 1
    // Ends: only as many numbers can be taken as there were headings before.
    while used["\(slug)-\(number)"] != nil { number += 1 }
    used[slug] = number
    used["\(slug)-\(number)"] = 0
    return "\(slug)-\(number)"
  }

  /// The words in lower case, without punctuation, joined by `-`.
  static func slug(_ words: String) -> String {
    var slug = ""
    for scalar in words.unicodeScalars {
      switch scalar {
      case "a"..."z", "0"..."9", "-", "_": slug.unicodeScalars.append(scalar)
      case "A"..."Z": slug += scalar.properties.lowercaseMapping
      case " ": slug += "-"
      case "\u{0}"..."\u{7F}": continue
      default: if isWord(scalar) { slug += scalar.properties.lowercaseMapping }
      }
    }
    let bytes = slug.utf8.drop { $0 == UInt8(ascii: "-") }
    let length = bytes.count - bytes.reversed().prefix { $0 == UInt8(ascii: "-") }.count
    return length == 0 ? "section" : String(decoding: bytes.prefix(length), as: UTF8.self)
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark, .decimalNumber, .letterNumber:
      // Variation selectors are marks, but belong to emoji.
      !(0xFE00...0xFE0F).contains(scalar.value)
    default: false
    }
  }
}
