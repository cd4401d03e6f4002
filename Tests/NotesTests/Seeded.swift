import Verify

/// Equal seeds give equal texts.
struct Seeded: RandomNumberGenerator {
  var state: SplitMix64
  mutating func next() -> UInt64 { state.next() }
}
