/// Words (ASCII, compared without case) and what they stand for, looked up by a slice of a text without
/// copying it.
struct WordTable<Value: Sendable>: Sendable {
  private var slots: [Int32]
  /// All words, one behind the other.
  private var letters: [UInt8] = []
  /// Where each word ends in `letters`.
  private var ends: [Int] = []
  private var values: [Value] = []

  init(capacity: Int) {
    var size = 64
    while size < capacity * 3 { size *= 2 }
    slots = [Int32](repeating: -1, count: size)
  }

  /// The words in the order in which they were added. Complexity: O(bytes), an array for each word.
  var entries: Zip2Sequence<[[UInt8]], [Value]> { zip(values.indices.map { Array(letters[word($0)]) }, values) }

  var count: Int { values.count }

  var isEmpty: Bool { values.isEmpty }

  private func word(_ index: Int) -> Range<Int> { (index == 0 ? 0 : ends[index - 1])..<ends[index] }

  /// Adds a word in lower case, or changes what it stands for.
  mutating func update(_ word: [UInt8], _ change: (inout Value?) -> Void) {
    let slot = slot(of: word, 0..<word.count, WordHash(word, 0..<word.count))
    if slots[slot] >= 0 {
      var value: Value? = values[Int(slots[slot])]
      change(&value)
      if let value { values[Int(slots[slot])] = value }
      return
    }
    var value: Value?
    change(&value)
    guard let value else { return }
    slots[slot] = Int32(values.count)
    letters += word
    ends.append(letters.count)
    values.append(value)
    if values.count * 2 > slots.count { grow() }
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 2)
    for index in values.indices {
      slots[slot(of: letters, word(index), WordHash(letters, word(index)))] = Int32(index)
    }
  }

  /// What the word in `range` stands for. Complexity: O(length).
  func value(_ bytes: [UInt8], _ range: Range<Int>) -> Value? { value(bytes, range, hash: WordHash(bytes, range)) }

  /// The same for a word whose hash is known.
  func value(_ bytes: [UInt8], _ range: Range<Int>, hash: WordHash) -> Value? {
    let index = slots[slot(of: bytes, range, hash)]
    return index < 0 ? nil : values[Int(index)]
  }

  private func slot(of bytes: [UInt8], _ range: Range<Int>, _ hash: WordHash) -> Int {
    var slot = hash.index(below: slots.count)
    while slots[slot] >= 0, !matches(word(Int(slots[slot])), bytes, range) {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private func matches(_ word: Range<Int>, _ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    guard word.count == range.count else { return false }
    return letters.withUnsafeBufferPointer { letters in
      bytes.withUnsafeBufferPointer { bytes in
        var length = 0
        while length < word.count, letters[word.lowerBound + length] == bytes[range.lowerBound + length].lowered {
          length += 1
        }
        return length == word.count
      }
    }
  }
}
