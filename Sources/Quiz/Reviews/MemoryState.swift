/// How firmly something is remembered.
public struct MemoryState: Sendable, Hashable {
  /// The days after which it is remembered with a probability of 0.9.
  public var stability: Double
  /// From 1, easy, to 10.
  public var difficulty: Double

  public init(stability: Double, difficulty: Double) {
    self.stability = stability
    self.difficulty = difficulty
  }
}
