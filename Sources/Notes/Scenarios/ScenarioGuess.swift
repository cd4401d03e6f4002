public import Verify

/// What a note says, or the order itself shows, to be happening.
public struct ScenarioGuess: Sendable, Hashable {
  /// In the order in which they happen; empty if nothing says.
  public var situations: [Situation] = []
  /// The order itself was the only hint.
  public var isInferred = false
  /// The situations are alternatives that the order is claimed for, not steps one after the other.
  public var isAlternatives = false
  /// Receivers in the order of their parts: the one that leaves (or is covered) first.
  public var actors: [String] = []
  /// What the words say of the worlds.
  public var worlds = WorldFilter()
  /// What has happened before.
  public var after: [Situation] = []

  /// The words say that something happens that cannot be staged: then nothing is judged.
  public var isUnstaged = false

  public init() {}
}
