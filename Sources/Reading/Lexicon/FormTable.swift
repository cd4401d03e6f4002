/// Forms and their senses, looked up by a slice of a text without copying it.
struct FormTable: Sendable {
  private var slots: [Int32]
  /// All forms, one behind the other.
  private var letters: [UInt8] = []
  private var ends: [Int32] = [0]
  private var values: [Lexicon.Senses] = []

  init(capacity: Int) {
    var size = 64
    while size < capacity * 2 { size *= 2 }
    slots = [Int32](repeating: -1, count: size)
  }

  /// What the form in `range` means. Complexity: O(length).
  func value(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Lexicon.Senses? {
    let index = slots[slot(of: bytes, range)]
    return index < 0 ? nil : values[Int(index)]
  }

  /// Adds a form, or changes what it means.
  mutating func update(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ change: (inout Lexicon.Senses) -> Void
  ) {
    var slot = slot(of: bytes, range)
    if slots[slot] < 0 {
      if values.count * 2 >= slots.count {
        grow()
        slot = self.slot(of: bytes, range)
      }
      slots[slot] = Int32(values.count)
      letters.append(contentsOf: bytes[range])
      ends.append(Int32(letters.count))
      values.append(Lexicon.Senses())
    }
    change(&values[Int(slots[slot])])
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 2)
    letters.withUnsafeBufferPointer { letters in
      for index in values.indices {
        slots[slot(of: letters, Int(ends[index])..<Int(ends[index + 1]))] = Int32(index)
      }
    }
  }

  private func slot(of bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int {
    var hash: UInt32 = 2_166_136_261
    for index in range { hash = (hash ^ UInt32(bytes[index])) &* 16_777_619 }
    hash ^= hash >> 15
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] >= 0, !isSame(Int(slots[slot]), bytes, range) { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }

  private func isSame(_ index: Int, _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
    let start = Int(ends[index])
    guard Int(ends[index + 1]) - start == range.count else { return false }
    for offset in 0..<range.count where letters[start + offset] != bytes[range.lowerBound + offset] { return false }
    return true
  }
}
