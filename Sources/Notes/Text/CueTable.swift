/// Words of several languages that stand for one meaning each, found at a place of a text.
///
/// A look-up comes at every byte of every line, so nearly all must end after one test: a table of bits says which
/// three bytes can begin a word. The words that pass are those of the same beginning, tried longest first. Words of one
/// byte would set every bit of that table, whatever follows them; they have one of their own.
struct CueTable<Meaning: Sendable>: Sendable {
  private struct Cue {
    let start: Int
    let count: Int
    let meaning: Meaning
  }

  /// A bit for each hash of the first three bytes of some word of two bytes or more.
  private let beginnings: [UInt64]
  /// Whether a byte is a word by itself.
  private let isWord: [Bool]
  /// Where the cues of each group start in `cues`; one more for the end. Words of three bytes and more are grouped by
  /// the hash of their beginning; shorter ones follow, by their first byte.
  private let groups: [UInt16]
  private let cues: [Cue]
  private let letters: [UInt8]

  private static var bitCount: Int { 8192 }
  private static var longGroupCount: Int { 512 }
  private static var groupCount: Int { longGroupCount + 256 }

  init(_ words: [(Meaning, [String])]) {
    var buckets = [[(word: [UInt8], meaning: Meaning)]](repeating: [], count: CueTable.groupCount)
    var beginnings = [UInt64](repeating: 0, count: CueTable.bitCount / 64)
    var isWord = [Bool](repeating: false, count: 256)
    for (meaning, spellings) in words {
      for spelling in spellings {
        let word = spelling.utf8.map(\.lowered)
        guard let first = word.first else { continue }
        if word.count == 1 {
          isWord[Int(first)] = true
        } else {
          for third in word.count > 2 ? word[2]...word[2] : 0...255 {
            let hash = CueTable.hash(first, word[1], third)
            beginnings[hash >> 6] |= 1 << UInt64(hash & 63)
          }
        }
        let isLong = word.count > 2
        let group = isLong ? CueTable.longGroup(CueTable.hash(first, word[1], word[2])) : CueTable.shortGroup(first)
        buckets[group].append((word, meaning))
      }
    }
    var groups: [UInt16] = [0]
    var cues: [Cue] = []
    var letters: [UInt8] = []
    for bucket in buckets {
      for (word, meaning) in bucket.sorted(by: { $0.word.count > $1.word.count }) {
        cues.append(Cue(start: letters.count, count: word.count, meaning: meaning))
        letters += word
      }
      groups.append(UInt16(cues.count))
    }
    (self.beginnings, self.isWord) = (beginnings, isWord)
    (self.groups, self.cues, self.letters) = (groups, cues, letters)
  }

  private static func hash(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Int {
    let bytes = UInt32(first) << 16 | UInt32(second) << 8 | UInt32(third)
    return Int((bytes &* 0x9E37_79B1) >> 19)
  }

  private static func longGroup(_ hash: Int) -> Int { hash & (longGroupCount - 1) }
  private static func shortGroup(_ first: UInt8) -> Int { longGroupCount + Int(first) }

  /// The longest cue that starts at `offset`, and its length. A cue that starts or ends with a Latin letter
  /// must start or end a word there.
  @inline(__always)
  func match(_ bytes: [UInt8], at offset: Int, limit: Int) -> (meaning: Meaning, length: Int)? {
    guard offset < limit else { return nil }
    guard offset + 2 < bytes.count else { return short(bytes, at: offset, limit: limit) }
    let first = bytes[offset].lowered
    let hash = CueTable.hash(first, bytes[offset + 1].lowered, bytes[offset + 2].lowered)
    guard beginnings[hash >> 6] >> UInt64(hash & 63) & 1 == 1 || isWord[Int(first)] else { return nil }
    return cue(in: CueTable.longGroup(hash), bytes, at: offset, limit: limit)
      ?? short(bytes, at: offset, limit: limit)
  }

  private func short(_ bytes: [UInt8], at offset: Int, limit: Int) -> (meaning: Meaning, length: Int)? {
    cue(in: CueTable.shortGroup(bytes[offset].lowered), bytes, at: offset, limit: limit)
  }

  private func cue(
    in group: Int, _ bytes: [UInt8], at offset: Int, limit: Int
  ) -> (meaning: Meaning, length: Int)? {
    if bytes[offset].isLetter, offset > 0, bytes[offset - 1].isIdentifier { return nil }
    for cue in Int(groups[group])..<Int(groups[group + 1]) {
      let (start, count) = (cues[cue].start, cues[cue].count)
      let end = offset + count
      // Words of one group begin alike: their ends tell them apart.
      guard end <= limit, bytes[end - 1].lowered == letters[start + count - 1] else { continue }
      if letters[start + count - 1].isLetter, end < limit, bytes[end].isLetter { continue }
      var index = 0
      while index < count, bytes[offset + index].lowered == letters[start + index] { index += 1 }
      if index == count { return (cues[cue].meaning, index) }
    }
    return nil
  }

  /// Every cue in a range, in the order of the text, without overlaps. Complexity: O(bytes).
  func matches(_ bytes: [UInt8], in range: Range<Int>) -> [(meaning: Meaning, range: Range<Int>)] {
    var found: [(meaning: Meaning, range: Range<Int>)] = []
    var index = range.lowerBound
    while let start = beginning(from: index, to: range.upperBound, of: bytes) {
      if let hit = match(bytes, at: start, limit: range.upperBound) {
        found.append((hit.meaning, start..<start + hit.length))
        index = start + hit.length
      } else {
        index = start + 1
      }
    }
    return found
  }

  /// Whether any cue stands in the range. Complexity: O(bytes).
  func occurs(in range: Range<Int>, of bytes: [UInt8]) -> Bool {
    var index = range.lowerBound
    while let start = beginning(from: index, to: range.upperBound, of: bytes) {
      if match(bytes, at: start, limit: range.upperBound) != nil { return true }
      index = start + 1
    }
    return false
  }

  /// The first place where a cue may start: no cue starts inside a scalar, so any byte can be tried.
  private func beginning(from start: Int, to end: Int, of bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBufferPointer { bytes in
      beginnings.withUnsafeBufferPointer { beginnings in
        var index = start
        let last = min(end, bytes.count - 2)
        guard index < last else { return index < end ? index : nil }
        var (first, second) = (bytes[index].lowered, bytes[index + 1].lowered)
        while index < last {
          let third = bytes[index + 2].lowered
          let hash = CueTable.hash(first, second, third)
          if beginnings[hash >> 6] >> UInt64(hash & 63) & 1 == 1 || isWord[Int(first)] { return index }
          (first, second) = (second, third)
          index += 1
        }
        return index < end ? index : nil
      }
    }
  }
}
