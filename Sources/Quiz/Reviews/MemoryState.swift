/// How firmly something is remembered.
package struct MemoryState: Sendable, Hashable {
  /// The days after which it is remembered with a probability of 0.9.
  package var stability: Double
  /// From 1, easy, to 10.
  package var difficulty: Double
}
