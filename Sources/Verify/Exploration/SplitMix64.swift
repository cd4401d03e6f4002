/// A seeded generator: what it chooses is the same on every machine and can be asked for again.
package struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Equal seeds give equal numbers.
  package init(seed: UInt64) {
    self.state = seed
  }

  /// The next number; all 64 bits are equally good.
  package mutating func next() -> UInt64 {
    state = state &+ 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// A number below `bound`, which must be positive; the high word of a product is even enough for shuffles.
  package mutating func next(below bound: Int) -> Int {
    Int(next().multipliedFullWidth(by: UInt64(bound)).high)
  }

  /// Whether a chance of one in `count` came up.
  package mutating func isOne(in count: Int) -> Bool { next(below: count) == 0 }

  /// One of the elements; nil if there is none.
  package mutating func choice<Element>(of elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[next(below: elements.count)]
  }

  /// The elements in a random order (Fisher–Yates).
  package mutating func shuffled(_ elements: [Int]) -> [Int] {
    var result = elements
    for index in result.indices.reversed() { result.swapAt(index, next(below: index + 1)) }
    return result
  }
}
