import Reading

/// What there is to learn: one for each choice that `Learned` makes.
struct Lesson: Sendable {
  /// The file of its weights, without its ending.
  let name: String
  /// How many possibilities there are.
  let count: Int
  /// How many signs are told apart.
  var slots = 1 << 15
  /// What an example gives to learn from.
  let rows: @Sendable (Example) -> [Teacher.Row]

  static let all = [
    Lesson(name: "one", count: Build.ofOne.count) { rows($0, of: 1, among: Build.ofOne) },
    Lesson(name: "two", count: Build.ofTwo.count) { rows($0, of: 2, among: Build.ofTwo) },
    Lesson(name: "reach", count: Reach.allCases.count, slots: 1 << 16) { [($0.seen.reach, Int($0.reach.rawValue))] },
    Lesson(name: "happenings", count: Happening.all.count, slots: 1 << 14) { example in
      example.happening.flatMap { Happening.all.firstIndex(of: $0) }.map { [(example.seen.happening, $0)] } ?? []
    },
    Lesson(name: "getters", count: Getter.allCases.count) { example in
      zip(example.seen.getters, example.getters).map { ($0, Int($1.rawValue)) }
    },
  ]

  private static func rows(_ example: Example, of names: Int, among builds: [Build]) -> [Teacher.Row] {
    guard example.seen.names == names, let right = example.build.flatMap(builds.firstIndex) else { return [] }
    return [(example.seen.build, right)]
  }

  /// What is learned from all examples, as letters.
  func letters(_ examples: [Example]) -> [UInt8] {
    Teacher.letters(among: count, slots: slots, from: examples.flatMap(rows))
  }

  /// How often what was learned from some is right for others, of all and of those where it is sure.
  func score(_ examples: [Example], on others: [Example]) -> Score {
    let choice = Choice(among: count, from: letters(examples))
    var score = Score()
    for row in others.flatMap(rows) {
      let (index, chance) = choice.likeliest(row.signs)
      let right = index == row.right ? 1 : 0
      score.all += 1
      score.right += right
      guard chance >= Learned.least else { continue }
      score.sure += 1
      score.sureAndRight += right
    }
    return score
  }

  struct Score: Sendable {
    var (all, right, sure, sureAndRight) = (0, 0, 0, 0)
  }
}
