package import LifecycleEngine

/// Holds every item of a bank against runs of its source, and counts what the bank covers. The runs are fresh, unless
/// the bank has kept its own.
package struct BankValidation: Sendable {
  /// What is not as it should be.
  package private(set) var problems: [ItemProblem] = []
  /// How many items were looked at.
  package private(set) var itemCount = 0
  /// How many worlds their runs were made in.
  package private(set) var runCount = 0
  /// How many items of each kind there are.
  package private(set) var kinds: [ItemKind: Int] = [:]
  /// How many items ask about a callback, by its place in the catalog.
  package private(set) var callbacks: [Callback: Int] = [:]
  /// How many items speak of a version.
  package private(set) var versions: [Version: Int] = [:]
  /// What the runs delivered at all, and what of it they logged.
  private(set) var delivered: Set<Callback> = []
  private(set) var logged: Set<Callback> = []
  let examinedCount: Int
  let refusalCount: Int

  /// Whether nothing is wrong.
  package var isClean: Bool { problems.isEmpty }

  /// - Parameter items: What to hold against runs; nil for all items of the bank.
  package init(_ bank: QuizBank, items: [QuizItem]? = nil) {
    examinedCount = bank.examinedCount
    refusalCount = bank.refusals.count
    let groups = Dictionary(grouping: items ?? bank.all) { bank.sourceOfItem[$0.id] ?? -1 }
    for (index, source) in bank.sources.enumerated()
    where (items == nil || groups[index] != nil) && !source.isTooLong {
      let fresh = bank.runs.isEmpty ? SourceRuns(source: source, strings: bank.strings) : bank.runs[index]
      hold(groups[index] ?? [], against: fresh)
    }
  }

  private mutating func hold(_ items: [QuizItem], against source: SourceRuns) {
    var runs = source
    let own = runs.outcome().runs
    let all = items.contains { $0.kind == .versions } ? runs.outcome(on: Version.modelled).runs : []
    runCount += runs.runCount
    var seen: Set<Int> = []
    for run in own + all where seen.insert(run.shape.number).inserted {
      for entry in run.shape.reading.run.trace.entries { delivered.insert(entry.callback) }
      for event in run.shape.events { logged.insert(event.callback) }
    }
    let check = ItemCheck(own: own, all: all)
    for item in items {
      count(item)
      if let problem = check.problem(with: item) { problems.append(problem) }
    }
  }

  private mutating func count(_ item: QuizItem) {
    itemCount += 1
    kinds[item.kind, default: 0] += 1
    for version in item.versions { versions[version, default: 0] += 1 }
    guard case .ordering(let item) = item else { return }
    for callback in Set(item.pieces.map(\.callback)) { callbacks[callback, default: 0] += 1 }
  }
}
