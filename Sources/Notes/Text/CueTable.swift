/// Words of several languages that stand for one meaning each, found at a place of a text.
///
/// A look-up comes at every byte of every line, so nearly all must end after one test: a table of bits says which
/// three bytes can begin a word. The words that pass are tried longest first; all lie in one run of bytes.
struct CueTable<Meaning: Sendable>: Sendable {
  private struct Cue {
    let start: Int
    let count: Int
    let meaning: Meaning
  }

  /// A bit for each hash of the first three bytes of some word.
  private let beginnings: [UInt64]
  /// Where the cues of each first byte start in `cues`; one more for the end.
  private let firsts: [Int]
  private let cues: [Cue]
  private let letters: [UInt8]

  private static var bitCount: Int { 4096 }

  init(_ words: [(Meaning, [String])]) {
    var buckets = [[(word: [UInt8], meaning: Meaning)]](repeating: [], count: 256)
    var beginnings = [UInt64](repeating: 0, count: CueTable.bitCount / 64)
    for (meaning, spellings) in words {
      for spelling in spellings {
        let word = spelling.utf8.map(\.lowered)
        guard let first = word.first else { continue }
        buckets[Int(first)].append((word, meaning))
        for second in word.count > 1 ? word[1]...word[1] : 0...255 {
          for third in word.count > 2 ? word[2]...word[2] : 0...255 {
            let hash = CueTable.hash(first, second, third)
            beginnings[hash >> 6] |= 1 << UInt64(hash & 63)
          }
        }
      }
    }
    var firsts = [0]
    var cues: [Cue] = []
    var letters: [UInt8] = []
    for bucket in buckets {
      for (word, meaning) in bucket.sorted(by: { $0.word.count > $1.word.count }) {
        cues.append(Cue(start: letters.count, count: word.count, meaning: meaning))
        letters += word
      }
      firsts.append(cues.count)
    }
    (self.beginnings, self.firsts, self.cues, self.letters) = (beginnings, firsts, cues, letters)
  }

  private static func hash(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Int {
    let bytes = UInt32(first) << 16 | UInt32(second) << 8 | UInt32(third)
    return Int((bytes &* 0x9E37_79B1) >> 20)
  }

  /// The longest cue that starts at `offset`, and its length. A cue that starts or ends with a Latin letter
  /// must start or end a word there.
  func match(_ bytes: [UInt8], at offset: Int, limit: Int) -> (meaning: Meaning, length: Int)? {
    guard offset < limit else { return nil }
    let first = bytes[offset].lowered
    if offset + 2 < bytes.count {
      let hash = CueTable.hash(first, bytes[offset + 1].lowered, bytes[offset + 2].lowered)
      if beginnings[hash >> 6] >> UInt64(hash & 63) & 1 == 0 { return nil }
    }
    if first.isLetter, offset > 0, bytes[offset - 1].isIdentifier { return nil }
    for cue in firsts[Int(first)]..<firsts[Int(first) + 1] {
      let (start, count) = (cues[cue].start, cues[cue].count)
      let end = offset + count
      guard end <= limit else { continue }
      if letters[start + count - 1].isLetter, end < limit, bytes[end].isLetter { continue }
      var index = 1
      while index < count, bytes[offset + index].lowered == letters[start + index] { index += 1 }
      if index == count { return (cues[cue].meaning, index) }
    }
    return nil
  }

  /// Every cue in a range, in the order of the text, without overlaps. Complexity: O(bytes).
  func matches(_ bytes: [UInt8], in range: Range<Int>) -> [(meaning: Meaning, range: Range<Int>)] {
    var found: [(meaning: Meaning, range: Range<Int>)] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if let hit = match(bytes, at: index, limit: range.upperBound) {
        found.append((hit.meaning, index..<index + hit.length))
        index += hit.length
      } else {
        index += bytes.scalarLength(at: index)
      }
    }
    return found
  }

  /// Whether any cue stands in the range.
  func occurs(in range: Range<Int>, of bytes: [UInt8]) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      if match(bytes, at: index, limit: range.upperBound) != nil { return true }
      index += bytes.scalarLength(at: index)
    }
    return false
  }
}
