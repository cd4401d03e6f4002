import LifecycleEngine

/// Parts of packed worlds, each one kept once, with the numbers that they have by the order of their coming.
struct PartTable: Sendable {
  /// All parts one after the other.
  private(set) var words: [UInt64] = []
  private var records: [Record] = []
  /// Open addressing: the number of a part plus one with a piece of its hash above it; 0 is free.
  private var table: [UInt64] = Array(repeating: 0, count: 1 << 8)

  private struct Record: Sendable {
    var start: UInt32
    /// The lower half of the hash, from which its place in a larger table follows.
    var place: UInt32
  }

  var bytes: Int {
    words.count * MemoryLayout<UInt64>.stride + records.count * MemoryLayout<Record>.stride
      + table.count * MemoryLayout<UInt64>.stride
  }

  /// Where the words of a part begin.
  func start(of number: UInt32) -> Int { Int(records[Int(number)].start) }

  /// The number of a part, which is kept unless it is known.
  mutating func number(of part: Range<Int>, in world: borrowing PackedWorld) -> UInt32 {
    if records.count * 2 > table.count { grow() }
    let hash = world.hash(of: part)
    var place = Int(truncatingIfNeeded: hash) & (table.count - 1)
    while table[place] != 0 {
      let known = Int(table[place] & 0xffff_ffff) - 1
      if (table[place] ^ hash) >> 32 == 0, isKept(UInt32(known), part, of: world) { return UInt32(known) }
      place = (place + 1) & (table.count - 1)
    }
    records.append(Record(start: UInt32(words.count), place: UInt32(truncatingIfNeeded: hash)))
    world.append(part, to: &words)
    table[place] = hash & ~0xffff_ffff | UInt64(records.count)
    return UInt32(records.count - 1)
  }

  /// Whether a part has a number.
  func isKept(_ number: UInt32, _ part: Range<Int>, of world: borrowing PackedWorld) -> Bool {
    let index = Int(number)
    guard index < records.count else { return false }
    let start = Int(records[index].start)
    let end = index + 1 < records.count ? Int(records[index + 1].start) : words.count
    return world.isEqual(part, to: words, at: start, count: end - start)
  }

  private mutating func grow() {
    var larger: [UInt64] = Array(repeating: 0, count: table.count * 2)
    for entry in table where entry != 0 {
      var place = Int(records[Int(entry & 0xffff_ffff) - 1].place) & (larger.count - 1)
      while larger[place] != 0 { place = (place + 1) & (larger.count - 1) }
      larger[place] = entry
    }
    table = larger
  }
}
