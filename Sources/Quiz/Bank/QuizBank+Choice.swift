internal import LifecycleEngine
internal import Verify

extension QuizBank {
  /// Some of some items, easier ones first: first one of every source, then more of them.
  ///
  /// - Parameters:
  ///   - seed: Decides which, if there are more than wanted.
  ///   - words: Only items in whose name, stem, facts or pieces each of these occurs.
  ///   - isExam: Whether none may show what another asks for.
  package static func choice(
    of count: Int, from items: [QuizItem], seed: UInt64, words: [String] = [], isExam: Bool = false
  ) -> [QuizItem] {
    let wanted = words.map { $0.lowercased() }
    let fitting = items.filter { item in wanted.allSatisfy { text(of: item).contains($0) } }
    var generator = SplitMix64(seed: seed)
    var sources: Set<SourceNote> = []
    var first: [QuizItem] = []
    var more: [QuizItem] = []
    for index in generator.shuffled(Array(fitting.indices)) {
      let item = fitting[index]
      if sources.insert(item.source).inserted { first.append(item) } else { more.append(item) }
    }
    let mixed = mixed(first + more)
    let chosen = current(isExam ? untold(mixed, count: count) : mixed, count: max(0, count))
    // Sorting with the place as the second key, because `sorted` promises no stability.
    return chosen.enumerated().sorted { ($0.element.difficulty, $0.offset) < ($1.element.difficulty, $1.offset) }
      .map(\.element)
  }

  /// Those of some items that neither show what an earlier one asks for nor ask for what it shows; enough of them to
  /// choose from.
  private static func untold(_ items: [QuizItem], count: Int) -> [QuizItem] {
    var kept: [QuizItem] = []
    for item in items where kept.count < count * 4 {
      if !kept.contains(where: { tells($0, of: item) || tells(item, of: $0) }) { kept.append(item) }
    }
    return kept
  }

  /// Whether somebody who sees one item sees two calls of one run in their order that another asks for.
  static func tells(_ item: QuizItem, of other: QuizItem) -> Bool {
    guard item.source.path == other.source.path else { return false }
    let asked = Set(other.askedCalls)
    return Set(item.shownCalls.filter(asked.contains)).count > 1
  }

  /// The first of some items, at most three of ten about systems before `oldestCurrent` alone as long as there are others.
  private static func current(_ items: [QuizItem], count: Int) -> [QuizItem] {
    let oldPlaces = items.indices.filter { index in
      !items[index].versions.isEmpty && items[index].versions.allSatisfy { $0 < oldestCurrent }
    }
    let room = max(count * 3 / 10, count - (items.count - oldPlaces.count))
    let leftOut = Set(oldPlaces.dropFirst(room))
    return items.indices.filter { !leftOut.contains($0) }.prefix(count).map { items[$0] }
  }

  /// Learners work for these.
  static let oldestCurrent = Version(15)

  /// Two orderings, then one of another kind, as long as there are both.
  private static func mixed(_ items: [QuizItem]) -> [QuizItem] {
    var orderings = items.filter { $0.kind == .ordering }[...]
    var others = items.filter { $0.kind != .ordering }[...]
    var mixed: [QuizItem] = []
    while !orderings.isEmpty, !others.isEmpty {
      mixed += orderings.prefix(2) + others.prefix(1)
      orderings = orderings.dropFirst(2)
      others = others.dropFirst()
    }
    return mixed + orderings + others
  }

  private static func text(of item: QuizItem) -> String {
    ([item.id, item.stem, item.source.path] + item.fixed + item.labels).joined(separator: "\n").lowercased()
  }
}

extension QuizItem {
  /// The calls that it shows in the order in which they come: before anything is answered, and as it is asked.
  fileprivate var shownCalls: [String] {
    switch self {
    case .ordering(let item): item.given.calls
    case .choice(let item): item.given.calls + item.log + (item.kind == .wrongLine ? item.options.map(\.label) : [])
    }
  }

  /// The calls whose order it asks for.
  fileprivate var askedCalls: [String] {
    switch self {
    case .ordering(let item): item.pieces.map(\.label)
    case .choice(let item): item.kind == .versions ? [] : item.log + item.options.map(\.label)
    }
  }
}
