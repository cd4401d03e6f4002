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

/// One world as words, in memory that is used again for the next.
public struct PackedWorld: Sendable {
  private var storage: [UInt64]
  /// How many words the world has.
  public private(set) var count = 0

  /// Memory for any world of a script.
  public init(_ script: Script) {
    let (controllers, views) = (script.controllers.count, 256)
    storage = Array(repeating: 0, count: 64 + 2 * script.windows.count + controllers * 11 + views * 7)
  }

  public var words: ArraySlice<UInt64> { storage[..<count] }

  /// A hash over all words.
  public var hash: UInt64 {
    storage.withUnsafeBufferPointer { words in
      var hash: UInt64 = 0x9e37_79b9_7f4a_7c15
      for index in 0..<count {
        hash = (hash ^ words[index]) &* 0xff51_afd7_ed55_8ccd
        hash ^= hash >> 32
      }
      return hash
    }
  }

  mutating func pack(_ world: borrowing World) {
    storage.withUnsafeMutableBufferPointer { memory in
      var writer = WordWriter(memory)
      world.pack(into: &writer)
      count = writer.count
    }
  }
}

extension World {
  /// Becomes equal to another world of the same script; reuses the memory that it has.
  mutating func copy(_ other: borrowing World) {
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
