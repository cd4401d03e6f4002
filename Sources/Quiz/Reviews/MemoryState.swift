/// How firmly something is remembered.
struct MemoryState: Sendable, Hashable {
  /// The days after which it is remembered with a probability of 0.9.
  var stability: Double
  /// From 1, easy, to 10.
  var difficulty: Double
}
