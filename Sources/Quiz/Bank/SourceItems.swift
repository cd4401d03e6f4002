internal import LifecycleEngine

/// Makes the items of one source.
struct SourceItems {
  let source: ScenarioSource
  let strings: Strings
  let seed: UInt64
  let distractorLimit: Int
  private(set) var drafts: [ItemDraft] = []
  private(set) var refusals: [BankRefusal] = []
  /// How many drafts became part of another, whose question they ask for other versions.
  private(set) var mergedCount = 0

  init(source: ScenarioSource, strings: Strings, seed: UInt64, distractorLimit: Int) {
    self.source = source
    self.strings = strings
    self.seed = seed
    self.distractorLimit = distractorLimit
  }

  /// Runs the source, splits its worlds where their events differ, and makes one set of items for each part.
  mutating func make() {
    let outcome = SourceRuns(source: source, strings: strings).outcome()
    if let (failure, worlds) = outcome.failure {
      let report = String(decoding: failure.text, as: UTF8.self)
      refuse(.fails(step: failure.step, report: report), Worlds(worlds))
    }
    let groups = WorldGroup.groups(of: outcome.runs)
    for (index, group) in groups.enumerated() {
      add(group, id: index == 0 ? source.id : source.id + suffix(of: group))
    }
  }

  /// The newest versions have the plain name; the others are told apart by their oldest version.
  private func suffix(of group: WorldGroup) -> String {
    let worlds = Worlds(group.worlds)
    let version = (worlds.versions.first ?? .oldest).description.split(separator: ".").joined(separator: "-")
    switch worlds.lifeCycle {
    case .app: return "-ios\(version)-app"
    case .scene: return "-ios\(version)-scene"
    case nil: return "-ios\(version)"
    }
  }

  private mutating func add(_ group: WorldGroup, id: String) {
    let worlds = Worlds(group.worlds)
    var request = request(for: group, worlds, id: id)
    var generation = ItemGenerator.generate(request)
    // The log need not name what a distractor names; the run may call it all the same.
    let delivered = group.runs.map(\.delivered)
    if !generation.items.allSatisfy({
      KeyConfirmation.distractorsAreWrong($0, request, delivered: delivered)
    }) {
      request.distractorLimit = 0
      generation = ItemGenerator.generate(request)
    }
    for refusal in generation.refusals { refuse(.item(refusal), worlds) }
    for item in generation.items {
      guard KeyConfirmation.isConfirmed(item, by: request.runs) else {
        refuse(.notConfirmed(item.id), worlds)
        continue
      }
      var draft = ItemDraft(item: item, worlds: worlds, steps: steps(of: item, request))
      draft.item.stem = stem(draft.steps)
      add(draft)
    }
  }

  private func request(for group: WorldGroup, _ worlds: Worlds, id: String) -> ItemRequest {
    ItemRequest(
      id: id, language: strings.language, situation: source.title,
      fixed: StemFacts(strings: strings).facts(of: source.scenario, in: worlds),
      steps: source.scenario.steps.map { RunReading.text(of: $0, in: source.scenario) },
      runs: group.runs.map(\.run), source: source.note, seed: seed, distractorLimit: distractorLimit,
      name: { RunReading.name($0) })
  }

  /// The title and every step from the first that is asked about to the last, also those that log nothing.
  private func stem(_ steps: [String]) -> String {
    let joined = steps.dropFirst().reduce(steps.first ?? "") { strings(.stepJoin, $0, $1) }
    return strings(.stem, strings(.stemPart, source.title, joined))
  }

  /// The steps from the first that the item asks about to the last one it can touch.
  private func steps(of item: Item, _ request: ItemRequest) -> [String] {
    let first = item.given.steps.count
    var left = item.pieces.count + item.given.calls.count + item.given.omittedCallCount
    var last = first
    for event in request.runs[0].events where event.step >= first && left > 0 {
      last = event.step
      left -= 1
    }
    return Array(request.steps[first...last])
  }

  /// Adds an item, or its worlds to an earlier one that asks the same.
  private mutating func add(_ draft: ItemDraft) {
    let same = drafts.firstIndex { $0.question == draft.question && $0.item.given == draft.item.given }
    guard let same else {
      drafts.append(draft)
      return
    }
    let all = Worlds(drafts[same].worlds.all.union(draft.worlds.all))
    guard all.canBeNamed else {
      drafts.append(draft)
      return
    }
    mergedCount += 1
    drafts[same].worlds = all
    drafts[same].item.worldCount = all.all.count
    drafts[same].item.fixed = StemFacts(strings: strings).facts(of: source.scenario, in: all)
  }

  private mutating func refuse(_ reason: BankRefusal.Reason, _ worlds: Worlds) {
    refusals.append(
      BankRefusal(
        title: source.title, note: source.note,
        worlds: strings.list(StemFacts(strings: strings).worlds(worlds)), reason: reason))
  }
}
