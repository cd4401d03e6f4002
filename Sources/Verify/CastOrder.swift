import LifecycleEngine

/// An order under one casting, as numbers: the entries of thousands of runs are held against it.
struct CastOrder: Sendable {
  let claim: OrderClaim
  let casting: Casting
  let roles: Roles
  private let steps: [Step]
  /// The callbacks of all steps.
  private let named: CallbackSet
  /// For each callback the receivers that some step means.
  private let receivers: [StagedReceivers]
  /// Whether some step may be left out.
  private let hasOptional: Bool
  /// The steps without those that tell a layout pass once more right behind itself: how many passes there are means nothing.
  private let told: [Int]
  /// How many entries of each callback count where only its first times do.
  private let namedTimes: [UInt8]

  private struct Step {
    var callback: Callback
    var receivers: StagedReceivers
  }

  /// - Parameter roles: who plays which part in what is watched.
  init(_ claim: OrderClaim, _ casting: Casting, _ roles: Roles = Roles()) {
    self.claim = claim
    self.casting = casting
    self.roles = roles
    var receivers = [StagedReceivers](repeating: [], count: CallbackSet.capacity)
    steps = claim.steps.map { step in
      let meant = casting.receivers(of: step, roles)
      receivers[Int(step.callback.rawValue)].formUnion(meant)
      return Step(callback: step.callback, receivers: meant)
    }
    self.receivers = receivers
    told = claim.steps.indices.reduce(into: []) { told, index in
      told.append(index)
      // Of one actor: two views may both be staged as any view, and a pass of each is no repetition.
      told.dropRepeat { claim.steps[$0].callback.isIncidental && claim.steps[$0] == claim.steps[$1] }
    }
    named = claim.callbacks
    hasOptional = claim.steps.contains { $0.callback.isIncidental || $0.callback.isInitializer }
    var times: [UInt8] = []
    if claim.completeness == .firstTimes {
      times = [UInt8](repeating: 0, count: CallbackSet.capacity)
      for step in claim.steps { times[Int(step.callback.rawValue)] &+= 1 }
    }
    namedTimes = times
  }

  /// The entries that the order speaks of, with immediate repetitions of a layout pair counted once.
  func projection(of run: StagedTrace.Passage) -> [Int] {
    guard named.meets(run.callbacks) else { return [] }
    var kept: [Int] = []
    kept.reserveCapacity(2 * steps.count)
    var left = namedTimes
    for index in run.entries.indices {
      let callback = run.entries[index].callback
      guard named.contains(callback.rawValue), receivers[Int(callback.rawValue)].meets(run.receivers[index]) else {
        continue
      }
      if !left.isEmpty {
        guard left[Int(callback.rawValue)] > 0 else { continue }
        left[Int(callback.rawValue)] -= 1
      }
      kept.append(index)
      guard callback.isIncidental else { continue }
      kept.dropRepeat { one, other in
        run.entries[one].callback.isIncidental && run.entries[one].callback == run.entries[other].callback
          && run.entries[one].receiver == run.entries[other].receiver
      }
    }
    return kept
  }

  /// Whether an entry is the callback of a step, sent to one whom the step means.
  private func matches(_ run: StagedTrace.Passage, _ index: Int, _ step: Int) -> Bool {
    run.entries[index].callback == steps[step].callback && steps[step].receivers.meets(run.receivers[index])
  }

  private func comes(_ step: Int, _ run: StagedTrace.Passage, _ projection: [Int]) -> Bool {
    run.callbacks.contains(steps[step].callback.rawValue) && projection.contains { matches(run, $0, step) }
  }

  // MARK: Where they part

  /// The place where the order and a run part.
  struct Divergence {
    /// Among the projected entries.
    var entry: Int
    var step: Int
  }

  /// Walks the order along the run; nil where they agree. Layout passes that the order leaves out, or names for a
  /// controller that gets none, are incidental and decide nothing. Of several initialisers each world uses one.
  func divergence(from run: StagedTrace.Passage) -> Divergence? {
    let projection = projection(of: run)
    let expected = hasOptional ? expected(in: run, projection) : Array(steps.indices)
    guard expected.count > 1 else { return Divergence(entry: 0, step: 0) }
    var step = 0
    for (place, index) in projection.enumerated() {
      if let next = next(expected, from: step, at: index, of: run) {
        step = next + 1
      } else if claim.completeness != .subsequence && !run.entries[index].callback.isIncidental
        || isTurnedRound(run, index, expected, step)
      {
        return Divergence(entry: place, step: step < expected.count ? expected[step] : steps.count)
      }
    }
    if let missing = expected[step...].first(where: { !isOneMore($0) }) {
      return Divergence(entry: projection.count, step: missing)
    }
    return nil
  }

  /// The place of the expected step that an entry is: the next one, or one behind layout passes that are told once more.
  private func next(_ expected: [Int], from step: Int, at index: Int, of run: StagedTrace.Passage) -> Int? {
    for place in step..<expected.count {
      if matches(run, index, expected[place]) { return place }
      guard isOneMore(expected[place]) else { return nil }
    }
    return nil
  }

  /// Whether a step tells a layout pass that was told before: how many come, and when, means nothing where nobody printed them.
  private func isOneMore(_ step: Int) -> Bool {
    !claim.isRecorded && steps[step].callback.isIncidental && claim.steps[..<step].contains(claim.steps[step])
  }

  /// Whether a layout pass begins where the order has its end first: the end of one pass and the beginning of the next
  /// are no order of the two.
  private func isTurnedRound(_ run: StagedTrace.Passage, _ index: Int, _ expected: [Int], _ step: Int) -> Bool {
    guard run.entries[index].callback == .viewWillLayoutSubviews, step < expected.count,
      steps[expected[step]].callback == .viewDidLayoutSubviews
    else { return false }
    return expected[(step + 1)...].contains { matches(run, index, $0) }
      && !expected[..<step].contains { matches(run, index, $0) }
  }

  private func expected(in run: StagedTrace.Passage, _ projection: [Int]) -> [Int] {
    let isMadeByOne = steps.indices.contains {
      steps[$0].callback.isInitializer && comes($0, run, projection)
    }
    // "init" is any of them where it is said of what a nib made.
    let isMadeFromNib = steps.indices.contains { steps[$0].callback == .awakeFromNib && comes($0, run, projection) }
    var expected: [Int] = []
    expected.reserveCapacity(steps.count)
    for index in told {
      let callback = steps[index].callback
      let isOptional =
        callback.isIncidental || callback.isInitializer && isMadeByOne || callback == .initPlain && isMadeFromNib
      if !isOptional || comes(index, run, projection) { expected.append(index) }
    }
    return expected
  }

  // MARK: How near they are

  /// The steps that come in this order in a run, each with its place in the projection.
  func kept(in run: StagedTrace.Passage, _ projection: [Int]) -> [Neighbour.Pair] {
    Neighbour.kept(steps: steps.count, entries: projection.count) { matches(run, projection[$1], $0) }
  }

  /// The steps that cannot be kept, each with its place among those that can.
  ///
  /// Complexity: O(steps × entries).
  func misplaced(
    in run: StagedTrace.Passage, _ projection: [Int], keeping kept: [Neighbour.Pair]
  ) -> [Judgement.Misplaced] {
    var taken = Set(kept.map { $0.entry })
    let right = Set(kept.map { $0.step })
    return expected(in: run, projection).filter { !right.contains($0) }.map { step in
      guard let place = projection.indices.first(where: { !taken.contains($0) && matches(run, projection[$0], step) })
      else { return Judgement.Misplaced(step: step, comes: false) }
      taken.insert(place)
      return Judgement.Misplaced(
        step: step, comes: true, after: kept.last { $0.entry < place }?.step,
        before: kept.first { $0.entry > place }?.step)
    }
  }

  /// How many steps must be moved, added or dropped so that order and run agree; of equals the one with more of the
  /// claimed callbacks is the nearer.
  struct Distance {
    fileprivate let length: Int
    fileprivate let present: Int
    fileprivate let mostKept: Int

    /// What it is at least, whatever the order.
    var least: Int { edits(keeping: mostKept) }

    /// What it is where so many steps come in this order.
    func edits(keeping kept: Int) -> Int { (length - kept) * 1_000 - present }
  }

  func distance(from run: StagedTrace.Passage, _ projection: [Int]) -> Distance {
    let present = steps.indices.count { comes($0, run, projection) }
    let counted = projection.count { !run.entries[$0].callback.isIncidental }
    return Distance(
      length: max(steps.count, counted), present: present, mostKept: min(present, projection.count))
  }
}

extension [Int] {
  /// Drops two elements at the end, or one, that repeat those right before them.
  fileprivate mutating func dropRepeat(_ isSame: (Int, Int) -> Bool) {
    for length in [2, 1] where count >= 2 * length {
      guard (1...length).allSatisfy({ isSame(self[count - $0], self[count - $0 - length]) }) else { continue }
      return removeLast(length)
    }
  }
}
