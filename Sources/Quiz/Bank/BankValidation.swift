public import LifecycleEngine

/// Holds every item of a bank against fresh runs of its source, and counts what the bank covers.
public struct BankValidation: Sendable {
  /// What is not as it should be: the item's name and the complaint.
  public private(set) var problems: [(id: String, complaint: String)] = []
  public private(set) var itemCount = 0
  public private(set) var runCount = 0
  /// How many items of each kind there are.
  public private(set) var kinds: [ItemKind: Int] = [:]
  /// How many items ask about a callback, by its place in the catalog.
  public private(set) var callbacks: [Callback: Int] = [:]
  public private(set) var versions: [Version: Int] = [:]
  /// What the runs delivered at all.
  private var delivered: Set<Callback> = []
  private let examinedCount: Int
  private let refusalCount: Int

  public var isClean: Bool { problems.isEmpty }

  /// - Parameter items: What to hold against runs; nil for all items of the bank.
  public init(_ bank: QuizBank, items: [QuizItem]? = nil) {
    examinedCount = bank.examinedCount
    refusalCount = bank.refusals.count
    let groups = Dictionary(grouping: items ?? bank.all) { bank.sourceOfItem[$0.id] ?? -1 }
    for index in groups.keys.sorted() where bank.sources.indices.contains(index) {
      let runs = SourceRuns(source: bank.sources[index], strings: bank.strings)
      let own = runs.outcome().runs
      let all = runs.outcome(on: Version.modelled).runs
      runCount += own.count + all.count
      for run in own + all { delivered.formUnion(run.delivered.map(\.callback)) }
      for item in groups[index] ?? [] {
        count(item)
        let complaint =
          switch item {
          case .ordering(let item): Self.complaint(item, own)
          case .choice(let item): Self.complaint(item, item.kind == .versions ? all : own)
          }
        if let complaint { problems.append((item.id, complaint)) }
      }
    }
  }

  private mutating func count(_ item: QuizItem) {
    itemCount += 1
    kinds[item.kind, default: 0] += 1
    for version in item.versions { versions[version, default: 0] += 1 }
    guard case .ordering(let item) = item else { return }
    for callback in Set(item.pieces.map(\.callback)) { callbacks[callback, default: 0] += 1 }
  }

  // MARK: - Orderings

  private static func complaint(_ item: Item, _ runs: [WorldRun]) -> String? {
    let grader = Grader(item: item)
    let start = grader.grade(item.start)
    if start.isAccepted { return "the starting order is accepted" }
    if !grader.grade(item.start.filter { $0 < item.pieces.count }).isBelowHalf {
      return "the starting order is worth half or more"
    }
    let fitting = runs.filter { item.worlds.contains($0.world) }
    let responses = fitting.compactMap { KeyConfirmation.response(to: item, of: $0.run) }
    if responses.count < item.worldCount { return "only \(responses.count) of \(item.worldCount) runs have its calls" }
    if let wrong = responses.first(where: { !grader.grade($0).isAccepted }) {
      return "a run is not accepted: \(wrong.map { item.labels[$0] }.joined(separator: ", "))"
    }
    // Free is only what some run has the other way round.
    guard PartialOrder(commonTo: responses) == item.key else { return "the key is not what all runs agree on" }
    for distractor in item.distractors where fitting.contains(where: { labels(of: $0).contains(distractor.label) }) {
      return "a run calls \(distractor.label)"
    }
    return nil
  }

  /// All calls of a run, logged or not, as they are shown.
  private static func labels(of run: WorldRun) -> Set<String> {
    Set(
      run.delivered.map {
        ItemRequest.label(receiver: $0.receiver, name: RunReading.name($0.callback), argument: $0.argument)
      })
  }

  // MARK: - Choices

  private static func complaint(_ item: ChoiceItem, _ runs: [WorldRun]) -> String? {
    guard item.options.indices.contains(item.answer), item.start.sorted() == Array(item.options.indices) else {
      return "the options are not all shown"
    }
    let answer = item.options[item.answer].label
    let fitting = runs.filter { item.worlds.contains($0.world) }
    switch item.kind {
    case .ordering: return nil
    case .next: return next(item, answer, fitting)
    case .notCalled:
      if fitting.contains(where: { labels(of: $0).contains(answer) }) { return "a run calls \(answer)" }
      let others = item.options.map(\.label).filter { $0 != answer }
      return others.first { other in !fitting.contains { labels(of: $0).contains(other) } }.map { "no run calls \($0)" }
    case .wrongLine: return wrongLine(item, fitting)
    case .versions:
      let step = item.given.steps.count
      guard let classes = VersionQuestion.classes(of: runs, step: step) else { return "a version prints two logs" }
      return classes.contains { $0.log == item.log } ? nil : "no version prints the log"
    }
  }

  /// Every run that begins like the log goes on with the answer.
  private static func next(_ item: ChoiceItem, _ answer: String, _ runs: [WorldRun]) -> String? {
    var seen = 0
    for run in runs {
      let window = window(of: run, item).prefix(item.log.count + 1)
      guard window.count == item.log.count + 1, window.dropLast().elementsEqual(item.log) else { continue }
      seen += 1
      if window.last != answer { return "a run goes on with \(window.last ?? "")" }
    }
    return seen == 0 ? "no run begins like the log" : nil
  }

  /// No run prints the log; one prints it without the answer's line, and none without another line.
  private static func wrongLine(_ item: ChoiceItem, _ runs: [WorldRun]) -> String? {
    let log = item.options.map(\.label)
    let windows = runs.map { Array(window(of: $0, item).prefix(log.count)) }
    if windows.contains(where: { isPart(log[...], of: $0) }) { return "a run prints the log" }
    for line in log.indices {
      let isPrinted = windows.contains { isPart(log[..<line] + log[(line + 1)...], of: $0) }
      guard isPrinted == (line == item.answer) else {
        return isPrinted ? "line \(line + 1) could be wrong as well" : "no run prints the rest of the log"
      }
    }
    return nil
  }

  /// Whether some lines come in a log in their order, others between them or not.
  private static func isPart(_ lines: ArraySlice<String>, of log: [String]) -> Bool {
    var left = lines
    for line in log where line == left.first { left.removeFirst() }
    return left.isEmpty
  }

  /// The labels of a run from where the item asks.
  private static func window(of run: WorldRun, _ item: ChoiceItem) -> [String] {
    let earlier = item.given.calls.count + item.given.omittedCallCount
    return run.run.events.drop { $0.step < item.given.steps.count }.dropFirst(earlier).map {
      ItemRequest.label(receiver: $0.receiver, name: RunReading.name($0.callback), argument: $0.argument)
    }
  }

  // MARK: - The report

  /// Callbacks that a run delivered and no item asks about.
  public var uncovered: [Callback] {
    Callback.allCases.filter { callbacks[$0] == nil && delivered.contains($0) }
  }

  /// Callbacks that none of the runs delivered: no question can ask about them.
  public var undelivered: [Callback] {
    Callback.allCases.filter { !delivered.contains($0) }
  }

  /// How many callbacks of each family there are, and how many of them are asked about.
  private var families: [(name: String, asked: Int, all: Int)] {
    Family.allCases.map { family in
      let all = Callback.allCases.filter { $0.info.family == family }
      return ("\(family.displayName)", all.filter { callbacks[$0] != nil }.count, all.count)
    }.filter { $0.all > 0 }
  }

  /// The report in words.
  public var lines: [String] {
    var lines = ["\(itemCount) questions held against \(runCount) runs; \(problems.count) problems"]
    lines += problems.map { "  \($0.id): \($0.complaint)" }
    lines.append("\(examinedCount) candidates examined; \(refusalCount) parts give none")
    lines.append("kinds: " + ItemKind.allCases.map { "\($0.rawValue) \(kinds[$0] ?? 0)" }.joined(separator: ", "))
    lines.append("versions: " + versions.keys.sorted().map { "\($0) \(versions[$0] ?? 0)" }.joined(separator: ", "))
    lines.append("callbacks: \(callbacks.count) of \(Callback.allCases.count)")
    lines += families.map { "  \($0.name): \($0.asked) of \($0.all)" }
    for (heading, callbacks) in [("not asked about", uncovered), ("delivered by no run", undelivered)]
    where !callbacks.isEmpty {
      lines.append("\(heading): \(callbacks.map(RunReading.name).joined(separator: ", "))")
    }
    return lines
  }

  /// The report as JSON.
  public var json: String {
    JSON.object([
      ("schema", .string("lcdoc.quiz-validation/1")), ("items", .number(itemCount)), ("runs", .number(runCount)),
      ("examined", .number(examinedCount)), ("refused", .number(refusalCount)),
      (
        "problems",
        .array(problems.map { .object([("id", .string($0.id)), ("complaint", .string($0.complaint))]) })
      ),
      ("kinds", .object(ItemKind.allCases.map { ($0.rawValue, .number(kinds[$0] ?? 0)) })),
      ("versions", .object(versions.keys.sorted().map { ("\($0)", .number(versions[$0] ?? 0)) })),
      (
        "families",
        .array(
          families.map {
            .object([("name", .string($0.name)), ("asked", .number($0.asked)), ("callbacks", .number($0.all))])
          })
      ),
      ("uncovered", .array(uncovered.map { .string(RunReading.name($0)) })),
      ("undelivered", .array(undelivered.map { .string(RunReading.name($0)) })),
    ]).text
  }
}
