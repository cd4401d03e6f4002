/// What was learned from the sentences in `lexicon/examples`, as `make teach` wrote it.
package enum Learned {
  /// How many signs are told apart; others share their weights.
  package static let slots = 1 << 13

  private static let one = Choice(among: Build.ofOne.count, from: EmbeddedLexicons.text("learned/one.weights"))
  private static let two = Choice(among: Build.ofTwo.count, from: EmbeddedLexicons.text("learned/two.weights"))
  private static let getters = Choice(
    among: Getter.allCases.count, from: EmbeddedLexicons.text("learned/getters.weights"))

  /// What the signs of a sentence with one callback or two say; nil where they do not tell it well enough.
  static func build(_ signs: [UInt32], isOfOne: Bool) -> Build? {
    sure(isOfOne ? one : two, signs).map { (isOfOne ? Build.ofOne : Build.ofTwo)[$0] }
  }

  /// Who gets a callback; nil where the signs do not tell it well enough.
  static func getter(_ signs: [UInt32]) -> Getter? {
    sure(getters, signs).flatMap { Getter(rawValue: UInt8($0)) }
  }

  private static func sure(_ choice: Choice, _ signs: [UInt32]) -> Int? {
    let (index, chance) = choice.likeliest(signs)
    return chance >= least ? index : nil
  }

  /// Less likely, and nothing is said. Of sentences by writers whom the choice had not seen, one in forty of those above it was
  /// built otherwise, one in twelve of all (`TeachReader --left-out`); most of these are stopped by their words.
  package static let least: Float = 0.6
}
