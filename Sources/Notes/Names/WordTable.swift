/// Words (ASCII, compared without case) and what they stand for, looked up by a slice of a text without
/// copying it.
struct WordTable<Value: Sendable>: Sendable {
  private var slots: [Int32]
  private var words: [[UInt8]] = []
  private var values: [Value] = []

  init(capacity: Int) {
    var size = 64
    while size < capacity * 3 { size *= 2 }
    slots = [Int32](repeating: -1, count: size)
  }

  /// The words in the order in which they were added.
  var entries: Zip2Sequence<[[UInt8]], [Value]> { zip(words, values) }

  var count: Int { words.count }

  var isEmpty: Bool { words.isEmpty }

  /// Adds a word in lower case, or changes what it stands for.
  mutating func update(_ word: [UInt8], _ change: (inout Value?) -> Void) {
    let slot = slot(of: word, 0..<word.count)
    if slots[slot] >= 0 {
      var value: Value? = values[Int(slots[slot])]
      change(&value)
      if let value { values[Int(slots[slot])] = value }
      return
    }
    var value: Value?
    change(&value)
    guard let value else { return }
    slots[slot] = Int32(words.count)
    words.append(word)
    values.append(value)
    if words.count * 2 > slots.count { grow() }
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 2)
    for (index, word) in words.enumerated() { slots[slot(of: word, 0..<word.count)] = Int32(index) }
  }

  /// What the word in `range` stands for. Complexity: O(length).
  func value(_ bytes: [UInt8], _ range: Range<Int>) -> Value? { value(bytes, range, hash: WordHash(bytes, range)) }

  /// The same for a word that is looked for in several tables.
  func value(_ bytes: [UInt8], _ range: Range<Int>, hash: WordHash) -> Value? {
    let index = slots[slot(of: bytes, range, hash)]
    return index < 0 ? nil : values[Int(index)]
  }

  private func slot(of bytes: [UInt8], _ range: Range<Int>) -> Int {
    slot(of: bytes, range, WordHash(bytes, range))
  }

  private func slot(of bytes: [UInt8], _ range: Range<Int>, _ hash: WordHash) -> Int {
    var slot = Int(hash.value) & (slots.count - 1)
    while slots[slot] >= 0, !matches(words[Int(slots[slot])], bytes, range) {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private func matches(_ word: [UInt8], _ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    guard word.count == range.count else { return false }
    for index in 0..<word.count where word[index] != bytes[range.lowerBound + index].lowered { return false }
    return true
  }
}

/// The place of a word in tables of any size; letters of both cases count as one.
struct WordHash {
  fileprivate let value: UInt32

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    var hash: UInt32 = 2_166_136_261
    for index in range { hash = (hash ^ UInt32(bytes[index].lowered)) &* 16_777_619 }
    value = hash
  }
}
