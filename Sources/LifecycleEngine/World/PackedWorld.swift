/// Writes words one after the other into memory that is large enough.
struct WordWriter {
  private(set) var count = 0
  private let memory: UnsafeMutableBufferPointer<UInt64>

  init(_ memory: UnsafeMutableBufferPointer<UInt64>) { self.memory = memory }

  @inline(__always)
  mutating func append(_ word: UInt64) {
    memory[count] = word
    count &+= 1
  }
}

/// One world as words, in memory that is used again for the next: first what the system knows of the app, then what is
/// in the process. Most steps look at one of the parts only.
public struct PackedWorld: Sendable {
  private var storage: [UInt64]
  /// How many words the world has.
  public private(set) var count = 0
  private var systemCount = 0

  /// Memory for any world with so many controllers and windows.
  init(controllers: Int, windows: Int) {
    let views = 256
    storage = Array(repeating: 0, count: 64 + 2 * windows + controllers * 11 + views * 7)
  }

  /// The words of what the system knows of the app: its state and its scenes.
  public var system: Range<Int> { 0..<systemCount }
  /// The words of what is in the process: windows, controllers, views, and how the device is held.
  public var screen: Range<Int> { systemCount..<count }

  /// A hash over the words of a part, in two lanes that do not wait for each other.
  public func hash(of part: Range<Int>) -> UInt64 {
    storage.withUnsafeBufferPointer { words in
      var (even, odd): (UInt64, UInt64) = (0x9e37_79b9_7f4a_7c15, 0xc2b2_ae3d_27d4_eb4f)
      var index = part.lowerBound
      while index < part.upperBound {
        even = (even ^ words[index]) &* 0xff51_afd7_ed55_8ccd
        even ^= even >> 32
        if index + 1 < part.upperBound {
          odd = (odd ^ words[index + 1]) &* 0xff51_afd7_ed55_8ccd
          odd ^= odd >> 32
        }
        index += 2
      }
      let hash = (even ^ (odd << 23 | odd >> 41)) &* 0xc4ce_b9fe_1a85_ec53
      return hash ^ hash >> 32
    }
  }

  /// Whether a part is the one that was kept at a place: `count` words in all.
  public func isEqual(_ part: Range<Int>, to kept: borrowing [UInt64], at start: Int, count: Int) -> Bool {
    guard count == part.count else { return false }
    return storage.withUnsafeBufferPointer { words in
      kept.withUnsafeBufferPointer { kept in
        var (mine, its) = (part.lowerBound, start)
        while mine < part.upperBound {
          if words[mine] != kept[its] { return false }
          mine &+= 1
          its &+= 1
        }
        return true
      }
    }
  }

  /// Keeps a part behind others.
  public func append(_ part: Range<Int>, to kept: inout [UInt64]) {
    storage.withUnsafeBufferPointer { kept.append(contentsOf: UnsafeBufferPointer(rebasing: $0[part])) }
  }

  /// Puts a world between two steps into words: equal words, equal worlds.
  public mutating func pack(_ world: borrowing World) {
    storage.withUnsafeMutableBufferPointer { memory in
      var writer = WordWriter(memory)
      systemCount = world.pack(into: &writer)
      count = writer.count
    }
  }
}

extension World {
  /// Becomes equal to another world of the same script; reuses the memory that it has.
  public mutating func copy(_ other: borrowing World) {
    app = other.app
    usedClasses = other.usedClasses
    deviceIsLandscape = other.deviceIsLandscape
    interactive = other.interactive
    firstResponder = other.firstResponder
    held = other.held
    World.copy(other.scenes, to: &scenes)
    World.copy(other.windows, to: &windows)
    World.copy(other.controllers, to: &controllers)
    World.copy(other.views, to: &views)
    World.copy(other.created, to: &created)
  }

  private static func copy<Element>(_ source: borrowing [Element], to target: inout [Element]) {
    if source.count == target.count {
      source.withUnsafeBufferPointer { source in
        guard let start = source.baseAddress else { return }
        target.withUnsafeMutableBufferPointer { $0.baseAddress?.update(from: start, count: source.count) }
      }
    } else {
      target.removeAll(keepingCapacity: true)
      source.withUnsafeBufferPointer { target.append(contentsOf: $0) }
    }
  }
}
