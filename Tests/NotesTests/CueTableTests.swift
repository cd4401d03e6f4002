import Testing
import Verify

@testable import Notes

/// The table must find what its words say, whatever short cuts it takes on the way.
struct CueTableTests {
  struct Words: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let words: [String]
  }

  static let tables = [
    Words(testDescription: "one and two bytes", words: ["a", "=", "is", "==", "的"]),
    Words(testDescription: "one beginning", words: ["不", "不会", "不会被调用", "不会再被调用", "不调用"]),
    Words(testDescription: "words within words", words: ["not", "not called", "called", "call", "not be called"]),
    Words(
      testDescription: "long ones only",
      words: ["parentViewController", "presentedViewController", "UIWindowLevelAlert"]),
    Words(testDescription: "a mark at the end", words: ["](#", ": 0x", "appear:"]),
    Words(testDescription: "no words", words: []),
    Words(testDescription: "many beginnings", words: manyWords()),
  ]

  /// So many that some beginnings share a place, and the last places go on at the first.
  static func manyWords() -> [String] {
    var random = SplitMix64(seed: 3)
    let letters = ["a", "b", "k", "x", "z", "视", "图", "会", " ", ":"]
    return (0..<400).map { _ in
      (0..<Int.random(in: 3...6, using: &random)).map { _ in letters.randomElement(using: &random) ?? "" }.joined()
    }
  }

  /// The longest word that stands at a place, as the table defines it.
  static func longest(_ words: [[UInt8]], _ text: [UInt8], at offset: Int, limit: Int) -> (meaning: Int, length: Int)? {
    var longest: (meaning: Int, length: Int)?
    for (meaning, word) in words.enumerated() {
      guard word[0] == text[offset].lowered else { continue }
      let end = offset + word.count
      guard end <= limit, text[offset..<end].map(\.lowered) == word, word.count > longest?.length ?? 0 else { continue }
      if text[offset].isLetter, offset > 0, text[offset - 1].isIdentifier { continue }
      if text[end - 1].isLetter, end < limit, text[end].isLetter { continue }
      longest = (meaning, word.count)
    }
    return longest
  }

  /// Pieces of the words, and what can stand between them.
  static func text(of words: [String], _ random: inout SplitMix64) -> [UInt8] {
    let between = ["", " ", "x", "会", "9", "_", ".", "\n"]
    var text: [UInt8] = []
    for _ in 0..<Int.random(in: 0...12, using: &random) {
      var word = Array((words.randomElement(using: &random) ?? "").utf8)
      if Bool.random(using: &random) { word = word.map { $0.isLower && Bool.random(using: &random) ? $0 & 0xDF : $0 } }
      if Bool.random(using: &random) { word.removeLast(Int.random(in: 0...word.count, using: &random)) }
      text += word + Array((between.randomElement(using: &random) ?? "").utf8)
    }
    return text
  }

  @Test(arguments: tables)
  func findsTheLongestWordAtEveryPlace(_ table: Words) {
    let cues = CueTable(table.words.enumerated().map { ($0, [$1]) })
    let words = table.words.map { $0.utf8.map(\.lowered) }
    for seed in UInt64(0)..<(words.count > 100 ? 40 : 400) {
      var random = SplitMix64(seed: seed)
      let text = Self.text(of: table.words, &random)
      let limit = text.isEmpty ? 0 : Int.random(in: 0...text.count, using: &random)
      let start = Bool.random(using: &random) ? 0 : Int.random(in: 0...limit, using: &random)
      var expected: [Range<Int>] = []
      var offset = start
      while offset < limit {
        let wanted = Self.longest(words, text, at: offset, limit: limit)
        let found = cues.match(text, at: offset, limit: limit)
        #expect(found?.meaning == wanted?.meaning && found?.length == wanted?.length, "seed \(seed), at \(offset)")
        if let wanted { expected.append(offset..<offset + wanted.length) }
        offset += wanted?.length ?? 1
      }
      #expect(cues.matches(text, in: start..<limit).map(\.range) == expected, "seed \(seed)")
      #expect(cues.occurs(in: start..<limit, of: text) == !expected.isEmpty, "seed \(seed)")
    }
  }
}
