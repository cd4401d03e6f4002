internal import LifecycleEngine

/// The ordering items that notes give, each confirmed by the runs that it was made from.
public struct QuizBank: Sendable {
  /// In the order of the sources, and within one the newest versions first.
  public private(set) var items: [Item] = []
  /// What gave no item, and why.
  public private(set) var refusals: [BankRefusal] = []
  /// How many items were left out because another asks for the same.
  public private(set) var mergedCount = 0

  private var taken: Set<Question> = []
  private var names: Set<String> = []

  /// Runs all sources and makes their items. The same sources and seed give the same bank.
  ///
  /// - Parameters:
  ///   - seed: Decides the starting orders.
  ///   - distractorLimit: At most so many distractors an item.
  public init(
    _ sources: [ScenarioSource], language: Language = .english, seed: UInt64 = 0, distractorLimit: Int = 0
  ) {
    for source in sources {
      var maker = SourceItems(
        source: source, strings: Strings(language), seed: seed, distractorLimit: distractorLimit)
      maker.make()
      refusals += maker.refusals
      mergedCount += maker.mergedCount
      for draft in maker.drafts { add(draft) }
    }
  }

  private mutating func add(_ draft: ItemDraft) {
    guard taken.insert(draft.question).inserted else {
      mergedCount += 1
      return
    }
    var item = draft.item
    var number = 1
    while !names.insert(item.id).inserted {
      number += 1
      item.id = "\(draft.item.id)-\(number)"
    }
    items.append(item)
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
  var worlds: Worlds
  /// The steps that it asks about.
  var steps: [String]

  var question: Question { Question(semanticHash: item.semanticHash, steps: steps) }
}
