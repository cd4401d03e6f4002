internal import Diagnostics
internal import LifecycleEngine

/// Makes the items of one source.
struct SourceItems {
  let source: ScenarioSource
  let strings: Strings
  let seed: UInt64
  let distractorLimit: Int
  let kinds: Set<ItemKind>
  private(set) var runs: SourceRuns
  private(set) var drafts: [ItemDraft] = []
  private(set) var refusals: [BankRefusal] = []
  /// How many drafts became part of another, whose question they ask for other versions.
  private(set) var mergedCount = 0

  /// Items with one right choice that belong to no ordering.
  private(set) var choices: [ChoiceItem] = []
  /// How many things were held against runs.
  private(set) var examinedCount = 0

  /// The runs of shorter scenarios that items were tried on.
  private var tried: [Scenario: SourceRuns] = [:]
  /// What the runs give to ask about versions, once it is asked.
  private var ground: VersionQuestion.Ground?

  /// - Parameter runs: those of another source that runs the same, if there is one.
  init(
    source: ScenarioSource, strings: Strings, seed: UInt64, distractorLimit: Int, kinds: Set<ItemKind>,
    runs: SourceRuns? = nil
  ) {
    self.source = source
    self.strings = strings
    self.seed = seed
    self.distractorLimit = distractorLimit
    self.kinds = kinds
    self.runs = runs ?? SourceRuns(source: source, strings: strings)
  }

  /// Another source, which runs the same.
  private init(_ source: ScenarioSource, like other: SourceItems) {
    self.init(
      source: source, strings: other.strings, seed: other.seed, distractorLimit: other.distractorLimit,
      kinds: other.kinds, runs: other.runs)
    ground = other.ground
  }

  /// Makes the items of this source and of others that run the same, in this order. They ask the same, but for the
  /// versions that they ask for: which ones follows from their names.
  mutating func makeAll(with others: [ScenarioSource]) -> [SourceItems] {
    make()
    var all = [self]
    let isFit = !others.isEmpty && asksTheSameUnderAnyName
    for source in others {
      var items = SourceItems(source, like: all[all.count - 1])
      if isFit { items.make(like: all[0]) } else { items.make() }
      all.append(items)
    }
    return all
  }

  /// Whether a source of another name gives these questions too: names decide about starting orders, and never about
  /// whether there is one where the last that is tried is good.
  private var asksTheSameUnderAnyName: Bool {
    let isBare = refusals.allSatisfy { refusal in
      switch refusal.reason {
      case .notConfirmed: false
      case .item(let item): item.reason != .noStart
      case .fails, .tooLong: true
      }
    }
    return isBare && drafts.allSatisfy { StartOrder.isCertain(for: $0.item) }
  }

  /// Takes over what another source gives. Its orderings are asked for already.
  ///
  /// This gives what `make` would, because:
  /// - `semanticHash` holds neither title, distractors nor starting order, so all drafts would be the same questions;
  /// - of what is made only the starting orders and the picks of versions depend on the name: the first are certain to
  ///   exist (`asksTheSameUnderAnyName`) and are not shown, the second are made anew;
  /// - the refusals that are taken over hold no names of items.
  private mutating func make(like other: SourceItems) {
    refusals = other.refusals.map {
      BankRefusal(title: source.title, note: source.note, worlds: $0.worlds, reason: $0.reason)
    }
    // The bank would find each of these drafts taken, and count it as merged.
    mergedCount = other.mergedCount + other.drafts.count
    examinedCount = other.examinedCount
    if let yield = versionItems() {
      choices = yield.items
      mergedCount += yield.mergedCount
    }
  }

  private mutating func versionItems() -> VersionQuestion.Yield? {
    guard kinds.contains(.versions), !source.isTooLong else { return nil }
    let introduced = source.scenario.introduced
    let versions = Version.modelled.filter { $0 >= introduced }
    var ground =
      self.ground ?? VersionQuestion.Ground(runs.outcome(on: versions).runs, of: source.scenario)
    defer { self.ground = ground }
    return VersionQuestion(source: source, strings: strings, seed: seed, text: runs.text).items(on: &ground)
  }

  /// Runs the source, splits its worlds where their events differ, and makes one set of items for each part.
  mutating func make() {
    guard !source.isTooLong else {
      let reason = BankRefusal.Reason.tooLong(steps: max(source.scenario.steps.count, source.actionCount))
      refusals.append(BankRefusal(title: source.title, note: source.note, worlds: "", reason: reason))
      return
    }
    let outcome = runs.outcome()
    if let (failure, worlds) = outcome.failure {
      let report = String(decoding: failure.text, as: UTF8.self)
      refuse(.fails(step: failure.step, report: report), Editions(worlds))
    }
    let groups = EditionGroup.groups(of: outcome.runs)
    for (index, group) in groups.enumerated() {
      add(group, id: index == 0 ? source.id : source.id + suffix(of: group))
    }
    for index in drafts.indices {
      shorten(index)
      makeChoices(for: index)
    }
    tried = [:]
    if let yield = versionItems() {
      choices = yield.items
      mergedCount += yield.mergedCount
      examinedCount += yield.examinedCount
    }
  }

  /// Only now, when it is known which worlds an item speaks of.
  private mutating func makeChoices(for index: Int) {
    let draft = drafts[index]
    let steps = draft.steps.dropFirst().reduce(draft.steps.first ?? "") { strings(.stepJoin, $0, $1) }
    let maker = ChoiceMaker(
      item: draft.item, neverCalled: draft.neverCalled,
      subject: source.title.isEmpty ? steps : strings(.stemPart, source.title, steps), strings: strings, seed: seed,
      onlyHere: draft.onlyHere)
    examinedCount += maker.mutations.examinedCount
    for kind in ItemKind.allCases where kinds.contains(kind) {
      examinedCount += 1
      if let choice = maker.make(kind) { drafts[index].choices.append(choice) }
    }
  }

  /// Asks the same of a shorter life, or one with less in it.
  private mutating func shorten(_ index: Int) {
    let draft = drafts[index]
    let first = draft.item.given.steps.count
    var world = ShortestWorld(
      source, runs, window: first...first + draft.steps.count - 1, in: draft.worlds.all, tried: tried)
    let isShorter = world.shorten()
    tried = world.tried
    guard isShorter else { return }
    var other = SourceItems(
      source: world.source, strings: strings, seed: seed, distractorLimit: distractorLimit, kinds: kinds,
      runs: world.runs)
    guard let same = other.draft(like: draft, from: world.window.lowerBound) else { return }
    drafts[index] = same
    drafts[index].shorter = (other.source, other.runs)
  }

  /// The item that asks of this source what another asks of a longer one; nil if some run does not bear it out.
  ///
  /// - Parameter step: the first that is asked about.
  private mutating func draft(like draft: ItemDraft, from step: Int) -> ItemDraft? {
    let runs = draft.worlds.all.compactMap { self.runs.run(in: $0) }
    guard runs.count == draft.worlds.all.count, let group = EditionGroup(all: runs) else { return nil }
    let request = request(for: group, draft.worlds, id: draft.item.id)
    let earlier = draft.item.given.calls.count + draft.item.given.omittedCallCount
    for stretch in RunAlignment(request).stretches {
      guard let start = stretch.events.firstIndex(where: { $0.step >= step }) else { continue }
      let range = (start + earlier)..<(start + earlier + draft.item.pieces.count)
      guard stretch.events[start].step <= step + draft.steps.count - 1, range.upperBound <= stretch.events.count,
        case .success(let item) = ItemMaker(request: request, stretch: stretch, range: range).make(id: draft.item.id),
        item.semanticHash == draft.item.semanticHash, KeyConfirmation.isConfirmed(item, by: request.runs)
      else { continue }
      return completed(ItemDraft(item: item, worlds: draft.worlds, steps: draft.steps), request)
    }
    return nil
  }

  /// The newest versions have the plain name; the others are told apart by their oldest version.
  private func suffix(of group: EditionGroup) -> String {
    let worlds = Editions(group.worlds)
    let version = (worlds.versions.first ?? .oldest).description.split(separator: ".").joined(separator: "-")
    switch worlds.lifeCycle {
    case .app: return "-ios\(version)-app"
    case .scene: return "-ios\(version)-scene"
    case nil: return "-ios\(version)"
    }
  }

  private mutating func add(_ group: EditionGroup, id: String) {
    let worlds = Editions(group.worlds)
    let request = request(for: group, worlds, id: id)
    let generation = ItemGenerator.generate(request)
    for refusal in generation.refusals { refuse(.item(refusal), worlds) }
    examinedCount += generation.items.count + generation.refusals.count
    for item in generation.items {
      guard KeyConfirmation.isConfirmed(item, by: request.runs) else {
        refuse(.notConfirmed(item.id), worlds)
        continue
      }
      add(completed(ItemDraft(item: item, worlds: worlds, steps: steps(of: item, request)), request))
    }
  }

  /// A draft with what is known of the runs beside its item.
  private mutating func completed(_ draft: ItemDraft, _ request: ItemRequest) -> ItemDraft {
    var draft = draft
    let item = draft.item
    if needsNeverCalled {
      draft.neverCalled = neverCalled(item, DistractorMaker(request))
      let single = SingleCalls(request.runs)
      draft.onlyHere = Set(item.pieces.indices.filter { single.contains(item.pieces[$0]) })
    }
    draft.item.worlds = draft.worlds.all
    draft.item.scenario = runs.text
    draft.item.worldCount = draft.worlds.all.count
    return draft
  }

  private func request(for group: EditionGroup, _ worlds: Editions, id: String) -> ItemRequest {
    // Of runs that log the same one is enough.
    let runs = group.runs.distinct
    var request = ItemRequest(
      id: id, language: strings.language, situation: source.title,
      fixed: StemFacts(strings: strings).facts(of: source.scenario, in: worlds),
      steps: self.runs.stepTexts,
      runs: runs.prefix(1).map(\.explained) + runs.dropFirst().map(\.run), source: source.note, seed: seed,
      distractorLimit: distractorLimit)
    if distractorLimit > 0 || needsNeverCalled {
      request.unlogged = DeliveredCalls(group.runs)
      if let reading = runs.first?.shape.reading { request.standing = { reading.standing(of: $0, in: $1) } }
    }
    return request
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

  private var needsNeverCalled: Bool { !kinds.isDisjoint(with: [.next, .notCalled, .wrongLine]) }

  /// What no run delivers though somebody might think so.
  private mutating func neverCalled(_ item: Item, _ maker: DistractorMaker) -> [Distractor] {
    let events = item.pieces.map {
      RunEvent(receiver: $0.receiver, callback: $0.callback, argument: $0.argument, step: $0.moment?.step ?? 0)
    }
    let candidates = maker.candidates(for: events)
    examinedCount += candidates.examinedCount
    return candidates.some(atMost: Self.mostNeverCalled, seed: FNV1a.hash(item.id.utf8))
  }

  private static let mostNeverCalled = 4

  /// Adds an item, or its worlds to an earlier one that asks the same.
  private mutating func add(_ draft: ItemDraft) {
    let same = drafts.firstIndex { $0.question == draft.question && $0.item.given == draft.item.given }
    guard let same else {
      drafts.append(draft)
      return
    }
    let all = Editions(drafts[same].worlds.all.union(draft.worlds.all))
    guard all.canBeNamed else {
      drafts.append(draft)
      return
    }
    mergedCount += 1
    drafts[same].worlds = all
    drafts[same].item.worldCount = all.all.count
    drafts[same].item.worlds = all.all
    drafts[same].neverCalled.removeAll { !draft.neverCalled.contains($0) }
    drafts[same].onlyHere.formIntersection(draft.onlyHere)
    drafts[same].item.fixed = StemFacts(strings: strings).facts(of: source.scenario, in: all)
  }

  private mutating func refuse(_ reason: BankRefusal.Reason, _ worlds: Editions) {
    refusals.append(
      BankRefusal(
        title: source.title, note: source.note,
        worlds: strings.list(StemFacts(strings: strings).worlds(worlds)), reason: reason))
  }
}
