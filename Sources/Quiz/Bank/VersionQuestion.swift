internal import Diagnostics
internal import LifecycleEngine
internal import Verify

/// Asks which versions print a log, where the engine's runs of one scenario differ between versions.
struct VersionQuestion {
  let source: ScenarioSource
  let strings: Strings
  let seed: UInt64
  /// The scenario as it was run.
  let text: String

  /// The versions that print the same in a step, ascending, and what they print.
  struct Class: Equatable {
    var versions: [Version]
    var log: [String]
  }

  /// What runs give to ask about, whoever asks: worked out once for all sources that run the same.
  struct Ground {
    /// Those of all modelled versions.
    let runs: [EditionRun]
    /// For each step the versions by what they print. Empty where all runs log the same.
    fileprivate let classes: [[Class]?]
    /// What was asked for already, and whether it gave an item.
    fileprivate var asked: [Asked: Bool] = [:]

    init(_ runs: [EditionRun], of scenario: Scenario) {
      self.runs = runs
      let differ = runs.first.map { first in runs.contains { $0.log != first.log } } ?? false
      classes = differ ? scenario.steps.indices.map { VersionQuestion.classes(of: runs, step: $0) } : []
    }
  }

  /// A step, and which of the classes that one can ask for.
  fileprivate struct Asked: Hashable {
    var step: Int
    var right: Int
  }

  /// What comes of all steps.
  struct Yield {
    var items: [ChoiceItem] = []
    /// How many steps were looked at.
    var examinedCount = 0
    /// How many items another source asks for already.
    var mergedCount = 0
  }

  /// One item for each step in which versions differ.
  func items(on ground: inout Ground) -> Yield {
    var yield = Yield(examinedCount: ground.classes.count)
    for (step, classes) in ground.classes.enumerated() {
      guard let classes else { continue }
      let usable = classes.filter { (2...8).contains($0.log.count) && stretches($0.versions) <= 2 }
      guard classes.count > 1, !usable.isEmpty else { continue }
      // The same in every session; only the order of the options is not.
      var generator = SplitMix64(seed: FNV1a.hash(id(of: step).utf8))
      let asked = Asked(step: step, right: generator.next(below: usable.count))
      if let isItem = ground.asked[asked] {
        if isItem { yield.mergedCount += 1 }
        continue
      }
      let item = item(step: step, usable[asked.right], among: classes, ground.runs)
      ground.asked[asked] = item != nil
      if let item { yield.items.append(item) }
    }
    return yield
  }

  private func id(of step: Int) -> String { "\(source.id).\(step + 1)~versions" }

  private func item(
    step: Int, _ right: Class, among classes: [Class], _ runs: [EditionRun]
  ) -> ChoiceItem? {
    var options = [option(right.versions, why: strings(.whyVersions, words(right.versions)))]
    for other in shifted(right, among: classes) + classes.filter({ $0 != right && stretches($0.versions) <= 2 }) {
      options.append(option(other.versions, why: why(other, isNot: right, among: classes)))
    }
    var labels: Set<String> = []
    let distinct = options.filter { labels.insert($0.label).inserted }.prefix(ChoiceMaker.mostOptions)
    guard distinct.count >= 3 else { return nil }
    var generator = SplitMix64(seed: seed ^ FNV1a.hash(id(of: step).utf8))
    return make(
      id(of: step), step: step, right, Array(distinct), start: generator.shuffled(Array(distinct.indices)), runs)
  }

  /// The versions by what they print in a step; nil if a version prints different things in the two life cycles,
  /// for then the question would have to say which, or if nobody knows for sure what it prints.
  static func classes(of runs: [EditionRun], step: Int) -> [Class]? {
    var labels: [Int: [String]] = [:]
    var logs: [Version: [String]] = [:]
    for run in runs.withDoubts {
      let log = labels[run.log] ?? self.labels(of: run, step: step)
      labels[run.log] = log
      if let known = logs.updateValue(log, forKey: run.world.version), known != log { return nil }
    }
    var classes: [Class] = []
    for version in logs.keys.sorted() {
      let log = logs[version] ?? []
      if let same = classes.firstIndex(where: { $0.log == log }) {
        classes[same].versions.append(version)
      } else {
        classes.append(Class(versions: [version], log: log))
      }
    }
    return classes
  }

  private static func labels(of run: EditionRun, step: Int) -> [String] {
    run.shape.events.filter { $0.step == step }.map { EventIdentity($0).label }
  }

  // MARK: - Options

  /// The right versions with one more or one fewer at their beginning: a change placed one version off.
  private func shifted(_ right: Class, among classes: [Class]) -> [Class] {
    let all = classes.flatMap(\.versions).sorted()
    guard let first = right.versions.first, let place = all.firstIndex(of: first) else { return [] }
    var found: [Class] = []
    if place > 0 { found.append(Class(versions: [all[place - 1]] + right.versions, log: [])) }
    if right.versions.count > 1 { found.append(Class(versions: Array(right.versions.dropFirst()), log: [])) }
    return found
  }

  private func option(_ versions: [Version], why: String) -> ChoiceItem.Option {
    ChoiceItem.Option(label: words(versions), why: why, misconception: .otherVersion)
  }

  private func why(_ option: Class, isNot right: Class, among classes: [Class]) -> String {
    guard let extra = option.versions.first(where: { !right.versions.contains($0) }),
      let other = classes.first(where: { $0.versions.contains(extra) })
    else {
      let left = right.versions.first { !option.versions.contains($0) } ?? .newest
      return strings(.whyAlso, words([left]))
    }
    return strings(.whyOtherLog, words([extra]), difference(other.log, from: right.log))
  }

  private func difference(_ log: [String], from right: [String]) -> String {
    let place = zip(log, right).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    guard let place else {
      return log.count < right.count
        ? strings(.otherEnd, "\(log.count)") : strings(.otherMore, log.dropFirst(right.count).first ?? "")
    }
    return strings(.otherLine, "\(place + 1)", log[place])
  }

  private func words(_ versions: [Version]) -> String {
    StemFacts(strings: strings).text(of: versions)
  }

  private func stretches(_ versions: [Version]) -> Int {
    zip(versions, versions.dropFirst()).filter { pair in
      Version.modelled.contains { $0 > pair.0 && $0 < pair.1 }
    }.count + 1
  }

  // MARK: - The item

  private func make(
    _ id: String, step: Int, _ right: Class, _ options: [ChoiceItem.Option], start: [Int], _ runs: [EditionRun]
  ) -> ChoiceItem {
    let scenario = source.scenario
    let steps = scenario.steps.map { RunReading.text(of: $0, in: scenario) }
    var hash = FNV1a()
    for part in [ItemKind.versions.rawValue] + right.log + right.versions.map(\.description) { hash.combine(part) }
    let shown = runs.first { $0.world.version == right.versions.last }
    let pieces = (shown?.shape.events ?? []).filter { $0.step == step }
    // A title that names versions would answer the question, or lead astray.
    let tellsVersions = source.title.utf8.contains { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    let subject = source.title.isEmpty || tellsVersions ? steps[step] : strings(.stemPart, source.title, steps[step])
    let facts = ItemFacts(
      id: id, language: strings.language, stem: strings(.askVersions, subject),
      fixed: DeclarationText(scenario: scenario, strings: strings).facts,
      given: Item.Given(steps: Array(steps[..<step])), canonicalWorld: shown?.run.world ?? "",
      worldCount: runs.count, source: source.note, semanticHash: hash.value,
      difficulty: min(5, 2 + options.count / 2), worlds: Set(runs.map(\.world)), scenario: text)
    return ChoiceItem(
      facts: facts, kind: .versions, log: right.log, options: options, answer: 0, start: start, run: [],
      callbacks: pieces.reduce(into: []) { names, event in
        let name = event.callback.shownName
        if !names.contains(name) { names.append(name) }
      })
  }
}
