package import Verify

/// What a note says, or the order itself shows, to be happening.
package struct ScenarioGuess: Sendable, Hashable {
  /// In the order in which they happen; empty if nothing says.
  package var situations: [Situation] = []
  /// The order itself was the only hint.
  package var isInferred = false
  /// The situations are alternatives that the order is claimed for, not steps one after the other.
  package var isAlternatives = false
  /// Receivers in the order of their parts: the one that leaves (or is covered) first.
  package var actors: [String] = []
  /// What the words say of the worlds.
  package var worlds = WorldFilter()
  /// What has happened before.
  package var after: [Situation] = []

  /// The words say that something happens that cannot be staged: then nothing is judged.
  package var isUnstaged = false

  /// Nothing is said.
  package init() {}
}
