package import Diagnostics
package import LifecycleEngine

/// What an item of any kind has: what is asked of which runs, and where it comes from.
package struct ItemFacts: Sendable, Equatable {
  /// Stable over rewording: the scenario's name and the part, `push-and-back.1`, and of a choice its kind,
  /// `push-and-back.1~next`.
  package var id: String
  /// The language of all texts.
  package var language: Language
  /// What is asked.
  package var stem: String
  /// What all the runs have in common: "iOS 13 and later", "animated".
  package var fixed: [String]
  /// What happened before the part that is asked about.
  package var given: Item.Given
  /// The world of the canonical run, in words.
  var canonicalWorld: String
  /// How many runs were compared, which all agree on the answer.
  var worldCount: Int
  /// Where the note stands that it was made from.
  package var source: SourceNote
  /// Changes when the accepted answers, or what they are chosen from, change, and only then.
  package var semanticHash: UInt64
  /// From 1, easy, to 5.
  var difficulty: Int
  /// The worlds whose runs were compared; empty if the runs are of none in particular.
  var worlds: Set<Edition> = []
  /// The scenario that was run in them, without its life cycle; empty if there is none.
  var scenario = ""

  /// The versions of iOS whose runs were compared, ascending.
  package var versions: [Version] { Set(worlds.map(\.version)).sorted() }
}
