import Diagnostics

/// Cuts text into the terms by which pages are found; `templates/assets/search.js` cuts what is searched for in the same way.
///
/// A run of letters and digits is a term, and of a name in camel case each word too: `viewDidLoad` is found by its own
/// beginning and by "did load". Chinese and Japanese have no spaces: each two letters beside each other are a term.
enum SearchTerms {
  /// Calls `body` with each term, in the order of the text; what comes twice is given twice.
  ///
  /// Complexity: O(length).
  static func each(of text: String, _ body: (String) -> Void) {
    var text = text
    text.withUTF8 { bytes in
      var run = Run.none
      var start = 0
      var place = 0
      while place < bytes.count {
        let length = length(of: bytes[place])
        let next = kind(of: bytes, at: place, length)
        if next != run {
          give(run, UnsafeBufferPointer(rebasing: bytes[start..<place]), body)
          (run, start) = (next, place)
        }
        place += length
      }
      give(run, UnsafeBufferPointer(rebasing: bytes[start...]), body)
    }
  }

  /// What scalars beside each other are together.
  private enum Run { case none, word, ideographs }

  /// What is longer is no word that anybody writes.
  private static let longest = 64

  private static func give(_ run: Run, _ bytes: UnsafeBufferPointer<UInt8>, _ body: (String) -> Void) {
    switch run {
    case .none: break
    case .word: giveWord(bytes, body)
    case .ideographs: givePairs(bytes, body)
    }
  }

  private static func giveWord(_ word: UnsafeBufferPointer<UInt8>, _ body: (String) -> Void) {
    guard word.count <= longest || word.count(where: { $0 & 0xC0 != 0x80 }) <= longest else { return }
    body(lowercased(word[...]))
    var start = 0
    for index in word.indices.dropFirst() where isCapital(word[index]) && !isCapital(word[index - 1]) {
      body(lowercased(word[start..<index]))
      start = index
    }
    if start > 0 { body(lowercased(word[start...])) }
  }

  private static func givePairs(_ letters: UnsafeBufferPointer<UInt8>, _ body: (String) -> Void) {
    let first = length(of: letters[0])
    if letters.count == first { return body(String(decoding: letters, as: UTF8.self)) }
    var (one, other) = (0, first)
    while other < letters.count {
      let end = other + length(of: letters[other])
      body(String(decoding: letters[one..<end], as: UTF8.self))
      (one, other) = (other, end)
    }
  }

  private static func lowercased(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    guard word.allSatisfy({ $0 < 0x80 }) else {
      return String(decoding: word, as: UTF8.self).unicodeScalars.reduce(into: "") { text, scalar in
        if scalar.isASCII {
          text.unicodeScalars.append(Unicode.Scalar(lowercased(UInt8(scalar.value))))
        } else {
          text += scalar.properties.lowercaseMapping
        }
      }
    }
    return String(unsafeUninitializedCapacity: word.count) { buffer in
      for (place, byte) in word.enumerated() { buffer[place] = lowercased(byte) }
      return word.count
    }
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 { isCapital(byte) ? byte + 32 : byte }

  private static func isCapital(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }

  /// How many bytes a scalar has that begins with this one.
  private static func length(of byte: UInt8) -> Int { byte < 0xC0 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4 }

  private static func kind(of bytes: UnsafeBufferPointer<UInt8>, at place: Int, _ length: Int) -> Run {
    switch bytes[place] {
    case let byte where byte.isASCIIAlphanumeric: return .word
    case 0..<0x80: return .none
    default:
      let text = String(decoding: bytes[place..<place + length], as: UTF8.self)
      guard let scalar = text.unicodeScalars.first else { return .none }
      return isIdeograph(scalar) ? .ideographs : scalar.properties.isAlphabetic ? .word : .none
    }
  }

  /// Han, and the letters that Japanese writes between.
  static func isIdeograph(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3040...0x30FF, 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
    default: false
    }
  }
}
