/// The hash of each line by which GitHub's code scanning knows a finding again (`primaryLocationLineHash`): that of
/// the first 100 UTF-16 units from the start of the line, across line ends, without spaces and tabs. Lines with the
/// same hash are counted.
struct LineHashes {
  /// The hash of each line, the first line first.
  private(set) var hashes: [String] = []

  private static let window = 100
  private static let base: UInt64 = 37
  /// The base to the power of the window's length: the weight of what leaves the window.
  private static let leaving = (0..<window).reduce(1 as UInt64) { power, _ in power &* base }

  /// The last units; those that were never filled are 0.
  private var units = Array(repeating: 0 as UInt64, count: window)
  /// Whether a line starts at the unit in the same place.
  private var startsLine = Array(repeating: false, count: window)
  private var index = 0
  private var hash: UInt64 = 0
  private var counts: [UInt64: Int] = [:]

  /// Hashes all lines. Complexity: O(bytes).
  init(_ bytes: [UInt8]) {
    var isAtLineStart = true
    var wasReturn = false
    for unit in String(decoding: bytes, as: UTF8.self).utf16 {
      let isSkipped = unit == 0x20 || unit == 0x09 || (unit == 0x0A && wasReturn)
      wasReturn = unit == 0x0D
      if isSkipped { continue }
      let unit: UInt16 = unit == 0x0D ? 0x0A : unit
      add(UInt64(unit), isLineStart: isAtLineStart)
      isAtLineStart = unit == 0x0A
    }
    // The end of the file is a unit of its own; then the window runs empty.
    add(0xFFFF, isLineStart: isAtLineStart)
    for _ in 0..<Self.window { add(0, isLineStart: false) }
  }

  private mutating func add(_ unit: UInt64, isLineStart: Bool) {
    if startsLine[index] { finishLine() }
    startsLine[index] = isLineStart
    hash = Self.base &* hash &+ unit &- Self.leaving &* units[index]
    units[index] = unit
    index = (index + 1) % Self.window
  }

  private mutating func finishLine() {
    counts[hash, default: 0] += 1
    hashes.append(String(hash, radix: 16) + ":\(counts[hash, default: 0])")
  }
}
