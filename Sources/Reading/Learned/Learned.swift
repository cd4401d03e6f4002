/// What was learned from the sentences in `lexicon/examples`, as `make teach` wrote it.
package enum Learned {
  private static let one = Choice(among: Build.ofOne.count, from: EmbeddedLexicons.text("learned/one.weights"))
  private static let two = Choice(among: Build.ofTwo.count, from: EmbeddedLexicons.text("learned/two.weights"))
  private static let getters = Choice(
    among: Getter.allCases.count, from: EmbeddedLexicons.text("learned/getters.weights"))
  private static let reach = Choice(among: Reach.allCases.count, from: EmbeddedLexicons.text("learned/reach.weights"))
  private static let happenings = Choice(
    among: Happening.all.count, from: EmbeddedLexicons.text("learned/happenings.weights"))

  /// The words that no lexicon has and several writers of examples used, each as its language, a space and how it begins.
  private static let words = Set(
    EmbeddedLexicons.text("learned/words.txt").withUTF8Buffer { text in
      text.split(separator: 0x0A).compactMap { line -> UInt32? in
        let language = SentenceLanguage.allCases.first { $0.code.withUTF8Buffer { line.starts(with: $0) } }
        return language.map { number(Spelling.number(of: line.dropFirst(3)), $0) }
      }
    })

  /// Whether examples show what a word does to a sentence that no lexicon has.
  static func knows(_ spelling: UInt32, _ language: SentenceLanguage) -> Bool {
    words.contains(number(spelling, language))
  }

  private static func number(_ spelling: UInt32, _ language: SentenceLanguage) -> UInt32 {
    Mix.of(spelling, UInt32(language.rawValue))
  }

  /// How likely each reach is.
  static func reaches(_ signs: [UInt32]) -> [Float] { reach.chances(signs) }

  /// The token whose signs speak most for a sentence that goes beyond what it seems to say.
  static func mostTelling(of tokens: [[UInt32]]) -> Int {
    let leads = tokens.map {
      reach.lead(of: Int(Reach.beyond.rawValue), over: Int(Reach.within.rawValue), $0)
    }
    return leads.indices.max { leads[$0] < leads[$1] } ?? 0
  }

  /// Likelier to go beyond, and what the grammar made of a sentence is not believed. It is set high: of kinds of sentences that no
  /// example has, this is mistaken oftener than the grammar is.
  static let mostBeyond: Float = 0.985
  /// Likelier to say plainly what it says, and a word of advice or opinion in it, "as you would expect", makes it none.
  static let surelyWithin: Float = 0.9
  /// Less likely to stay within, and a sentence is not read by its build.
  static let leastWithin: Float = 0.5
  /// Less likely, and what was read is believed where runs show it, but calls nobody wrong, unless the sentence is read by its
  /// build as it was by the grammar. Of what other writers were said to be wrong in, below it was misread; above it, half.
  static let leastToContradict: Float = 0.75
  /// Less likely, and what happens is not told by what was learned of its words alone. It is stricter than `least`: what
  /// happens decides a verdict more than anything else does.
  static let leastHappening: Float = 0.7

  /// What happens; nil where the signs do not tell it well enough.
  static func happening(_ signs: [UInt32]) -> (what: Happening, chance: Float)? {
    let (index, chance) = happenings.likeliest(signs)
    return chance >= least ? (Happening.all[index], chance) : nil
  }

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
