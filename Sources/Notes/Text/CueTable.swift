/// Words of several languages that stand for one meaning each, found at a place of a text.
///
/// Words are kept by their first byte and the longest is tried first, so that a look-up costs no more than
/// the few words that share a first byte.
struct CueTable<Meaning: Sendable>: Sendable {
  private struct Cue {
    let word: [UInt8]
    let meaning: Meaning
  }

  private let buckets: [[Cue]]

  init(_ words: [(Meaning, [String])]) {
    var buckets = [[Cue]](repeating: [], count: 256)
    for (meaning, spellings) in words {
      for spelling in spellings {
        let bytes = spelling.utf8.map(\.lowered)
        guard let first = bytes.first else { continue }
        buckets[Int(first)].append(Cue(word: bytes, meaning: meaning))
      }
    }
    self.buckets = buckets.map { $0.sorted { $0.word.count > $1.word.count } }
  }

  /// The longest cue that starts at `offset`, and its length. A cue that starts or ends with a Latin letter
  /// must start or end a word there.
  func match(_ bytes: [UInt8], at offset: Int, limit: Int) -> (meaning: Meaning, length: Int)? {
    guard offset < limit else { return nil }
    let first = bytes[offset].lowered
    for cue in buckets[Int(first)] {
      let end = offset + cue.word.count
      guard end <= limit else { continue }
      if first.isLetter, offset > 0, bytes[offset - 1].isIdentifier { return nil }
      if let last = cue.word.last, last.isLetter, end < limit, bytes[end].isLetter { continue }
      var index = 1
      while index < cue.word.count, bytes[offset + index].lowered == cue.word[index] { index += 1 }
      if index == cue.word.count { return (cue.meaning, index) }
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
