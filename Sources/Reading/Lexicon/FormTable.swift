/// Forms and their senses, looked up by a slice of a text without copying it.
struct FormTable: Sendable {
  private var slots: [Int32]
  /// All forms, one behind the other.
  private var letters: [UInt8] = []
  private var ends: [Int32] = [0]
  private var values: [Lexicon.Senses] = []
  /// For the hash of a first letter the longest form that begins with such a one, in bytes.
  private var reaches = [UInt16](repeating: 0, count: 1 << 10)

  /// The hash of some bytes (FNV-1a), made one by one: that of a beginning serves all that begin so.
  struct Hash {
    fileprivate var value: UInt32 = 2_166_136_261

    init() {}

    mutating func take(_ byte: UInt8) { value = (value ^ UInt32(byte)) &* 16_777_619 }

    /// With the high bits, which the last bytes reach first, in the low ones.
    fileprivate var mixed: Int { Int(truncatingIfNeeded: value ^ value >> 15) }
  }

  /// - Parameters:
  ///   - capacity: about how many forms there will be.
  ///   - byteCount: about how many bytes they have.
  init(capacity: Int, byteCount: Int) {
    var size = 64
    while size < capacity * 2 { size *= 2 }
    slots = [Int32](repeating: -1, count: size)
    letters.reserveCapacity(byteCount)
    ends.reserveCapacity(capacity + 1)
    values.reserveCapacity(capacity)
  }

  /// What the form in `range` means. Complexity: O(length).
  func value(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Lexicon.Senses? {
    value(bytes, range, FormTable.hash(bytes, range))
  }

  /// What the form in `range` means, whose hash is known.
  func value(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ hash: Hash) -> Lexicon.Senses? {
    let index = slots[slot(of: bytes, range, hash)]
    return index < 0 ? nil : values[Int(index)]
  }

  /// No form that begins with the letter in `range` is longer, in bytes; 0 where none begins with it.
  func reach(_ bytes: UnsafeBufferPointer<UInt8>, _ letter: Range<Int>) -> Int {
    Int(reaches[FormTable.hash(bytes, letter).mixed & (reaches.count - 1)])
  }

  /// Adds a form, or changes what it means.
  mutating func update(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ change: (inout Lexicon.Senses) -> Void
  ) {
    let hash = FormTable.hash(bytes, range)
    var slot = slot(of: bytes, range, hash)
    if slots[slot] < 0 {
      if values.count * 2 >= slots.count {
        grow()
        slot = self.slot(of: bytes, range, hash)
      }
      slots[slot] = Int32(values.count)
      letters.append(contentsOf: bytes[range])
      ends.append(Int32(letters.count))
      values.append(Lexicon.Senses())
      let end = range.dropFirst().first { bytes[$0] & 0xC0 != 0x80 } ?? range.upperBound
      let place = FormTable.hash(bytes, range.lowerBound..<end).mixed & (reaches.count - 1)
      reaches[place] = max(reaches[place], UInt16(clamping: range.count))
    }
    change(&values[Int(slots[slot])])
  }

  /// What a form means that stands in no text.
  func value(_ form: [UInt8]) -> Lexicon.Senses? { form.withUnsafeBufferPointer { value($0, form.indices) } }

  /// Adds a form that stands in no text, or changes what it means.
  mutating func update(_ form: [UInt8], _ change: (inout Lexicon.Senses) -> Void) {
    form.withUnsafeBufferPointer { update($0, form.indices, change) }
  }

  /// All forms with their senses, in the order in which they were added.
  var all: [(form: [UInt8], senses: Lexicon.Senses)] {
    values.indices.map { (Array(letters[Int(ends[$0])..<Int(ends[$0 + 1])]), values[$0]) }
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 2)
    letters.withUnsafeBufferPointer { letters in
      for index in values.indices {
        let range = Int(ends[index])..<Int(ends[index + 1])
        slots[slot(of: letters, range, FormTable.hash(letters, range))] = Int32(index)
      }
    }
  }

  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Hash {
    var hash = Hash()
    for index in range { hash.take(bytes[index]) }
    return hash
  }

  private func slot(of bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ hash: Hash) -> Int {
    var slot = hash.mixed & (slots.count - 1)
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
