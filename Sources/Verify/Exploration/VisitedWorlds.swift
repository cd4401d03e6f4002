import LifecycleEngine

/// The distinct worlds of a search, in the order in which they were found, with the way to each.
///
/// A world is a pair of numbers: of its system part and of its screen part, each of which many worlds share.
struct VisitedWorlds: Sendable {
  private var systems = PartTable()
  private var screens = PartTable()
  private var records: [Record] = []
  /// Open addressing: the number of a world plus one; 0 is free.
  private var table: [UInt32] = Array(repeating: 0, count: 1 << 8)

  /// The numbers of the two parts of a world.
  struct Parts: Hashable, Sendable {
    private let both: UInt64

    init(system: UInt32, screen: UInt32) { both = UInt64(system) &<< 32 | UInt64(screen) }

    var system: UInt32 { UInt32(truncatingIfNeeded: both &>> 32) }
    var screen: UInt32 { UInt32(truncatingIfNeeded: both) }

    fileprivate var hash: Int {
      let mixed = both &* 0x9e37_79b9_7f4a_7c15
      return Int(truncatingIfNeeded: mixed ^ mixed &>> 32)
    }
  }

  private struct Record: Sendable {
    var parts: Parts
    var origin: UInt32
    var step: UInt16
  }

  var count: Int { records.count }

  var bytes: Int {
    systems.bytes + screens.bytes + records.count * MemoryLayout<Record>.stride
      + table.count * MemoryLayout<UInt32>.stride
  }

  func parts(of index: Int) -> Parts { records[index].parts }

  /// The numbers of a world's parts, which are kept unless they are known. Most steps leave the system part alone, so
  /// that it is looked at first whether it is that of the world before.
  mutating func parts(of world: borrowing PackedWorld, system guess: UInt32 = 0) -> Parts {
    let system = systems.isKept(guess, world.system, of: world) ? guess : systems.number(of: world.system, in: world)
    return Parts(system: system, screen: screens.number(of: world.screen, in: world))
  }

  /// Adds a world, unless it is known; says which it is.
  @discardableResult
  mutating func insert(_ parts: Parts, from origin: Int, by step: Int) -> Int {
    if records.count * 2 > table.count { grow() }
    var place = parts.hash & (table.count - 1)
    while table[place] != 0 {
      let known = Int(table[place]) - 1
      if records[known].parts == parts { return known }
      place = (place + 1) & (table.count - 1)
    }
    records.append(
      Record(parts: parts, origin: UInt32(truncatingIfNeeded: origin), step: UInt16(truncatingIfNeeded: step)))
    table[place] = UInt32(truncatingIfNeeded: records.count)
    return records.count - 1
  }

  func restore(_ index: Int, in simulator: inout Simulator) {
    let parts = records[index].parts
    simulator.restoreWorld(
      system: systems.words, at: systems.start(of: parts.system), screen: screens.words,
      at: screens.start(of: parts.screen))
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

  private mutating func grow() {
    var larger: [UInt32] = Array(repeating: 0, count: table.count * 2)
    for index in records.indices {
      var place = records[index].parts.hash & (larger.count - 1)
      while larger[place] != 0 { place = (place + 1) & (larger.count - 1) }
      larger[place] = UInt32(truncatingIfNeeded: index + 1)
    }
    table = larger
  }
}
