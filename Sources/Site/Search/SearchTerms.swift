/// Cuts text into the terms by which pages are found; `templates/assets/search.js` cuts what is searched for in the same way.
///
/// A run of letters and digits is a term, and of a name in camel case each word too: `viewDidLoad` is found by its own
/// beginning and by "did load". Chinese and Japanese have no spaces: each two letters beside each other are a term.
enum SearchTerms {
  /// Calls `body` with each term, in the order of the text; what comes twice is given twice.
  ///
  /// Complexity: O(length).
  static func each(of text: String, _ body: (String) -> Void) {
    var word: [Unicode.Scalar] = []
    var ideographs: [Unicode.Scalar] = []
    for scalar in text.unicodeScalars {
      if isIdeograph(scalar) {
        give(&word, body)
        ideographs.append(scalar)
      } else if isLetter(scalar) {
        givePairs(&ideographs, body)
        word.append(scalar)
      } else {
        give(&word, body)
        givePairs(&ideographs, body)
      }
    }
    give(&word, body)
    givePairs(&ideographs, body)
  }

  /// What is longer is no word that anybody writes.
  private static let longest = 64

  private static func give(_ word: inout [Unicode.Scalar], _ body: (String) -> Void) {
    defer { word.removeAll(keepingCapacity: true) }
    guard !word.isEmpty, word.count <= longest else { return }
    body(lowercased(word[...]))
    var start = 0
    for index in word.indices.dropFirst() where isCapital(word[index]) && !isCapital(word[index - 1]) {
      body(lowercased(word[start..<index]))
      start = index
    }
    if start > 0 { body(lowercased(word[start...])) }
  }

  private static func givePairs(_ letters: inout [Unicode.Scalar], _ body: (String) -> Void) {
    defer { letters.removeAll(keepingCapacity: true) }
    if letters.count == 1 { return body(String(Character(letters[0]))) }
    for (one, two) in zip(letters, letters.dropFirst()) {
      var pair = String.UnicodeScalarView()
      pair.append(one)
      pair.append(two)
      body(String(pair))
    }
  }

  private static func lowercased(_ word: ArraySlice<Unicode.Scalar>) -> String {
    var text = ""
    for scalar in word {
      if scalar.isASCII {
        text.unicodeScalars.append(isCapital(scalar) ? Unicode.Scalar(UInt8(scalar.value) + 32) : scalar)
      } else {
        text += scalar.properties.lowercaseMapping
      }
    }
    return text
  }

  private static func isCapital(_ scalar: Unicode.Scalar) -> Bool { ("A"..."Z").contains(scalar) }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9": true
    case _ where scalar.isASCII: false
    default: scalar.properties.isAlphabetic
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
