import LifecycleEngine

/// The distinct worlds of a search, in the order in which they were found, with the way to each.
struct VisitedWorlds: Sendable {
  /// All worlds one after the other.
  private var words: [UInt64] = []
  private var records: [Record] = []
  /// Open addressing: the number of a world plus one with a part of its hash above it; 0 is free.
  private var table: [UInt64] = Array(repeating: 0, count: 1 << 10)

  private struct Record: Sendable {
    var start: UInt32
    var origin: UInt32
    /// The lower half of the hash, from which its place in a larger table follows.
    var place: UInt32
    var step: UInt16
  }

  var count: Int { records.count }

  var bytes: Int {
    words.count * MemoryLayout<UInt64>.stride + records.count * MemoryLayout<Record>.stride
      + table.count * MemoryLayout<UInt64>.stride
  }

  /// Adds a world, unless it is known; says which it is.
  @discardableResult
  mutating func insert(_ world: borrowing PackedWorld, from origin: Int, by step: Int) -> Int {
    if records.count * 2 > table.count { grow() }
    let hash = world.hash
    var place = Int(truncatingIfNeeded: hash) & (table.count - 1)
    while table[place] != 0 {
      let known = Int(table[place] & 0xffff_ffff) - 1
      if (table[place] ^ hash) >> 32 == 0, isEqual(known, world) { return known }
      place = (place + 1) & (table.count - 1)
    }
    records.append(
      Record(
        start: UInt32(words.count), origin: UInt32(truncatingIfNeeded: origin),
        place: UInt32(truncatingIfNeeded: hash), step: UInt16(truncatingIfNeeded: step)))
    world.append(to: &words)
    table[place] = hash & ~0xffff_ffff | UInt64(records.count)
    return records.count - 1
  }

  func restore(_ index: Int, in simulator: inout Simulator) {
    simulator.restoreWorld(from: words, at: Int(records[index].start))
  }

  /// The indices of the steps that lead to a world.
  func path(to index: Int) -> [Int] {
    var steps: [Int] = []
    var here = index
    while here > 0 {
      steps.append(Int(records[here].step))
      here = Int(records[here].origin)
    }
    return steps.reversed()
  }

  // MARK: Table

  private func isEqual(_ index: Int, _ world: borrowing PackedWorld) -> Bool {
    let start = Int(records[index].start)
    let end = index + 1 < records.count ? Int(records[index + 1].start) : words.count
    return world.isEqual(to: words, at: start, count: end - start)
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
