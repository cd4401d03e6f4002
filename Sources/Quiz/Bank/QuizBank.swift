package import Diagnostics
internal import LifecycleEngine

/// The ordering items that notes give, each confirmed by the runs that it was made from.
package struct QuizBank: Sendable {
  /// In the order of the sources, and within one the newest versions first.
  package private(set) var items: [Item] = []
  /// What gave no item, and why.
  package private(set) var refusals: [BankRefusal] = []
  /// How many items were left out because another asks for the same.
  package private(set) var mergedCount = 0

  /// Items with one right choice, each confirmed by the same runs.
  package private(set) var choices: [ChoiceItem] = []
  /// How many things were held against runs to make the bank.
  package private(set) var examinedCount = 0

  /// For each item by name, the place of the source that it was made from.
  private(set) var sourceOfItem: [String: Int] = [:]
  /// Those that were given, and behind them those that were made shorter for one item.
  private(set) var sources: [ScenarioSource]
  /// The runs of each source, if they are kept.
  private(set) var runs: [SourceRuns] = []
  /// The words that its items are in.
  package let strings: Strings

  private var taken: Set<Question> = []
  private var takenChoices: Set<UInt64> = []
  private var names: Set<String> = []

  /// What sources that run the same give, apart from all others.
  package struct Yield: Sendable {
    let made: [SourceItems]
  }

  /// Runs all sources and makes their items. The same sources and seed give the same bank.
  ///
  /// - Parameters:
  ///   - seed: Decides the starting orders, and what is chosen from.
  ///   - distractorLimit: At most so many distractors an item.
  ///   - kinds: What to make besides orderings.
  ///   - keepsRuns: Whether the runs are kept, for a validation right afterwards.
  ///   - map: Calls a function for every number below another, in any order: all sources are independent.
  package init(
    _ sources: [ScenarioSource], language: Language = .english, seed: UInt64 = 0, distractorLimit: Int = 0,
    kinds: Set<ItemKind> = [], keepsRuns: Bool = false,
    map: (_ count: Int, _ body: @escaping @Sendable (Int) -> Yield) -> [Yield] = { (0..<$0).map($1) }
  ) {
    self.sources = sources
    strings = Strings(language)
    let groups = Self.groups(of: sources)
    let yields = map(groups.count) { group in
      let alike = groups[group].map { sources[$0] }
      var maker = SourceItems(
        source: alike[0], strings: Strings(language), seed: seed, distractorLimit: distractorLimit, kinds: kinds)
      return Yield(made: maker.makeAll(with: Array(alike.dropFirst())))
    }
    let made = zip(groups, yields).flatMap { zip($0, $1.made) }.sorted { $0.0 < $1.0 }
    if keepsRuns { runs = made.map { $0.1.runs } }
    for (index, made) in made {
      refusals += made.refusals
      mergedCount += made.mergedCount
      examinedCount += made.examinedCount
      for draft in made.drafts { add(draft, from: index, keepsRuns: keepsRuns) }
      for choice in made.choices { add(choice, from: index) }
    }
  }

  /// The places of sources that run the same, each in order. Many notes tell of the same.
  private static func groups(of sources: [ScenarioSource]) -> [[Int]] {
    struct Run: Hashable {
      let scenario: Scenario
      let versions: [Version]?
    }
    var groups: [[Int]] = []
    var places: [Run: Int] = [:]
    for (index, source) in sources.enumerated() {
      let run = Run(scenario: source.scenario, versions: source.versions)
      if let place = places[run] {
        groups[place].append(index)
      } else {
        places[run] = groups.count
        groups.append([index])
      }
    }
    return groups
  }

  /// Everything that can be asked: the orderings, and then the others.
  package var all: [QuizItem] { items.map(QuizItem.ordering) + choices.map(QuizItem.choice) }

  private mutating func add(_ choice: ChoiceItem, from source: Int) {
    guard takenChoices.insert(choice.semanticHash).inserted else {
      mergedCount += 1
      return
    }
    var choice = choice
    choice.id = name(choice.id)
    choices.append(choice)
    sourceOfItem[choice.id] = source
  }

  /// The name, with a number if it is taken.
  private mutating func name(_ wanted: String) -> String {
    var name = wanted
    var number = 1
    while !names.insert(name).inserted {
      number += 1
      name = "\(wanted)-\(number)"
    }
    return name
  }

  private mutating func add(_ draft: ItemDraft, from index: Int, keepsRuns: Bool) {
    guard taken.insert(draft.question).inserted else {
      mergedCount += 1
      return
    }
    var item = draft.item
    item.id = name(item.id)
    items.append(item)
    var index = index
    if let (source, runs) = draft.shorter {
      index = sources.count
      sources.append(source)
      if keepsRuns { self.runs.append(runs) }
    }
    sourceOfItem[item.id] = index
    for choice in draft.choices {
      var choice = choice
      choice.id = "\(item.id)~\(choice.kind.rawValue)"
      add(choice, from: index)
    }
  }
}

/// What makes two items the same question: equal keys over the same pieces, asked of the same steps.
struct Question: Hashable {
  var semanticHash: UInt64
  var steps: [String]
}

/// An item with the worlds whose runs confirm it.
struct ItemDraft {
  var item: Item
  var worlds: Editions
  /// The steps that it asks about.
  var steps: [String]
  /// What none of the runs delivers though somebody might think so.
  var neverCalled: [Distractor] = []
  /// The pieces that come once in the item and nowhere else in any run.
  var onlyHere: Set<Int> = []
  var choices: [ChoiceItem] = []
  /// A shorter source that its item was made from, if one asks the same.
  var shorter: (source: ScenarioSource, runs: SourceRuns)?

  var question: Question { Question(semanticHash: item.semanticHash, steps: steps) }
}
