import Diagnostics
import Testing
import Verify

@testable import Notes

/// Tables of words and what rules words out before they are asked: none may rule out too much.
struct WordTableTests {
  static func word(_ length: ClosedRange<Int>, of letters: [UInt8], _ random: inout SplitMix64) -> [UInt8] {
    (0..<Int.random(in: length, using: &random)).map { _ in letters.randomElement(using: &random) ?? 0 }
  }

  static func inMixedCase(_ word: [UInt8], _ random: inout SplitMix64) -> [UInt8] {
    word.map { $0.isLower && Bool.random(using: &random) ? $0 & 0xDF : $0 }
  }

  /// From one word that fits to many for which the table grows.
  @Test(arguments: [1, 40, 2_000])
  func findsWordsInAnyCase(count: Int) {
    var random = SplitMix64(seed: 7)
    var table = WordTable<Int>(capacity: 1)
    var filter = WordFilter()
    var added: [[UInt8]: Int] = [:]
    for number in 0..<count {
      let word = Self.word(1...9, of: Array("abcdexyz19_".utf8), &random)
      table.update(word) { $0 = number }
      filter.insert(word)
      added[word] = number
    }
    #expect(table.count == added.count)
    for (word, number) in added {
      let around = Array("x.".utf8) + Self.inMixedCase(word, &random) + Array("y".utf8)
      let range = 2..<2 + word.count
      #expect(table.value(around, range) == number)
      #expect(filter.mayContain(WordHash(around, range)))
    }
    for _ in 0..<500 {
      let other = Self.word(1...9, of: Array("abcdexyz19_".utf8), &random)
      #expect(table.value(other, 0..<other.count) == added[other])
    }
    #expect(Dictionary(uniqueKeysWithValues: table.entries) == added)
  }

  /// What is one for the hash, whose letters lose a bit, must not be one for the table.
  @Test func signsAreNoLetters() {
    var table = WordTable<Bool>(capacity: 1)
    table.update(Array("a_[".utf8)) { $0 = true }
    #expect(table.value(Array("A_[".utf8), 0..<3) == true)
    #expect(table.value(Array("a\u{7F}[".utf8), 0..<3) == nil)
    #expect(table.value(Array("a_{".utf8), 0..<3) == nil)
  }

  @Test(arguments: 0...3)
  func lettersRuleOutNoNearWord(slips: Int) {
    var random = SplitMix64(seed: 11)
    var near = 0
    for _ in 0..<2_000 {
      let word = Self.word(0...8, of: Array("abcdz1_".utf8), &random)
      var other = word
      for _ in 0..<Int.random(in: 0...slips, using: &random) {
        let place = Int.random(in: 0...other.count, using: &random)
        let end = min(other.count, place + Int.random(in: 0...1, using: &random))
        other.replaceSubrange(place..<end, with: Self.word(0...1, of: Array("abcdz1_".utf8), &random))
      }
      guard EditDistance.between(word, other, limit: slips) != nil else { continue }
      near += 1
      #expect(LetterSet(word).isNear(LetterSet(other), slips: slips))
    }
    #expect(near > 1_000)
  }
}
