/// Makes the ids of headings as GitHub does, in any script, each only once.
///
/// `## 1. App 状态 (iOS 13)` becomes `h-1-app-状态-ios-13`. The prefix keeps a note from naming an id that the page or
/// its scripts use.
package struct Slugs: Sendable {
  /// In front of every id that comes out of a note.
  package static let prefix = "h-"

  /// The ids that were given, each with the last number that was put behind it. Compared by bytes, as browsers
  /// do; strings would be compared by canonical equivalence.
  private var used: [[UInt8]: Int] = [:]

  /// No id is taken yet.
  package init() {}

  /// The id for a heading with these words.
  package mutating func make(for words: String) -> String {
    let slug = Array(Self.prefix.utf8) + Self.slug(words)
    guard let last = used[slug] else {
      used[slug] = 0
      return String(decoding: slug, as: UTF8.self)
    }
    var number = last + 1
    // Ends: only as many numbers can be taken as there were headings before.
    while used[Self.numbered(slug, number)] != nil { number += 1 }
    used[slug] = number
    used[Self.numbered(slug, number)] = 0
    return String(decoding: Self.numbered(slug, number), as: UTF8.self)
  }

  /// Takes an id that was chosen elsewhere; false if it is given already.
  mutating func take(_ id: String) -> Bool {
    let id = Array(id.utf8)
    guard used[id] == nil else { return false }
    used[id] = 0
    return true
  }

  /// All ids that were given.
  var given: Set<String> { Set(used.keys.map { String(decoding: $0, as: UTF8.self) }) }

  private static func numbered(_ slug: [UInt8], _ number: Int) -> [UInt8] {
    slug + "-\(number)".utf8
  }

  /// The words in lower case, without punctuation, joined by `-`.
  private static func slug(_ words: String) -> [UInt8] {
    var slug: [UInt8] = []
    slug.reserveCapacity(words.utf8.count)
    for scalar in words.unicodeScalars {
      switch scalar {
      case "a"..."z", "0"..."9", "-", "_": slug.append(UInt8(scalar.value))
      case "A"..."Z": slug.append(UInt8(scalar.value) | 0x20)
      case " ": slug.append(UInt8(ascii: "-"))
      case "\u{0}"..."\u{7F}": continue
      // Han, kana and Hangul have no case; asking Unicode for each would be most of the work.
      case "\u{3041}"..."\u{30FA}", "\u{3400}"..."\u{4DBF}", "\u{4E00}"..."\u{9FFF}", "\u{AC00}"..."\u{D7A3}":
        // All of these are three bytes of UTF-8.
        slug.append(0xE0 | UInt8(scalar.value >> 12))
        slug.append(0x80 | UInt8(scalar.value >> 6 & 0x3F))
        slug.append(0x80 | UInt8(scalar.value & 0x3F))
      default: if isWord(scalar) { slug += scalar.properties.lowercaseMapping.utf8 }
      }
    }
    let start = slug.prefix { $0 == UInt8(ascii: "-") }.count
    let end = slug.count - slug[start...].reversed().prefix { $0 == UInt8(ascii: "-") }.count
    return start == end ? Array("section".utf8) : Array(slug[start..<end])
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
