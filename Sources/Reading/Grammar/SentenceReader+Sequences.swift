import LifecycleEngine

/// Clauses that go on with what was told before them: "X comes first, then Y".
extension SentenceReader {
  /// "On a tap: X, then Y": the name that stood alone was the first of them.
  mutating func takeTopicAsFirst(of clause: inout Clause) {
    guard isExplained, clause.continuesSequence || clause.features.contains(.then), !clause.isNegative,
      clause.relations.isEmpty, subjects.count == 1,
      // "X: …. On a push, and then Y": behind what was said to happen, and not behind X.
      pending.isEmpty
    else { return }
    clause.calls = subjects + clause.calls
    clause.steps = [0] + clause.steps.map { $0 + 1 }
    clause.continuesSequence = false
    clause.features.remove(.then)
    pending += beforeTopic
    isExplained = false
  }

  /// Whether a clause is the next step of what the last frame tells, which has it then.
  mutating func goesOn(_ last: Int, with clause: Clause) -> Bool {
    // "…, then Y".
    if clause.continuesSequence, clause.conditions.isEmpty || !isOfTopic(frames[last]), extend(last, with: clause) {
      return true
    }
    // "X comes, and already behind it Y", "on launch X comes, and Y follows it".
    let follows = clause.features.contains(.follow) && !frames[last].conditions.isEmpty && clause.calls.count == 1
    if clause.features.contains(.then) || follows, clause.conditions.allSatisfy({ isWho($0, in: clause) }),
      clause.backward.isEmpty,
      clause.steps.isEmpty,
      order == .first || clause.calls.count == 1, extend(last, with: clause)
    {
      return true
    }
    // "X comes first, Y second, and Z last".
    if frames[last].features.meets([.first, .earlier]) || !frames[last].sequence.isEmpty,
      clause.features.meets([.last, .then, .later, .follow]) || !clause.steps.isEmpty
        // "A 先走完 X，B 才走 Y".
        || order == .last && frames[last].features.contains(.earlier) && clause.features.contains(.only),
      clause.conditions.allSatisfy({ $0.event.isWho }), extend(last, with: clause)
    {
      // "Always first": said of the order.
      frames[last].features = frames[last].features.subtracting([.first, .last, .earlier, .later, .always])
      frames[last].strength = .general
      frames[last].isStated = true
      return true
    }
    // "A 的 X 走完了，才有 B 的 Y".
    guard clause.isNotBefore, clause.conditions.isEmpty, extend(last, with: clause) else { return false }
    frames[last].isStated = true
    return true
  }

  /// What was named above, and not in this sentence: what comes "when it is opened again" is no next step of that.
  private func isOfTopic(_ frame: Frame) -> Bool {
    !context.isHeaded && frame.sequence.isEmpty && frame.subjects.count == 1
      && context.topics.contains { $0.name == frame.subjects[0].name }
  }

  /// "X, Y and Z, in that order": what was told is.
  ///
  /// - Returns: whether a clause says no more than that.
  mutating func takeOrder(_ clause: Clause) -> Bool {
    guard clause.features == [.order], clause.isBare, clause.unread.isEmpty, !clause.isNegative,
      let last = frames.indices.last, frames[last].subjects.count > 1, frames[last].sequence.isEmpty,
      !frames[last].isNegative, !frames[last].isOneOf, frames[last].relations.isEmpty, frames[last].quantity == nil
    else { return false }
    frames[last].sequence = frames[last].subjects
    frames[last].isStated = true
    return true
  }

  /// "…, and then the one that leaves gets Y": what a condition tells is who gets it.
  private func isWho(_ condition: Frame.Condition, in clause: Clause) -> Bool {
    let getters = clause.calls.reduce(into: clause.receiver.features) { $0.formUnion($1.receiver.features) }
    return condition.event.isWho || condition.isImplicit && condition.event.features.isSubset(of: getters)
  }

  mutating func extend(_ last: Int, with clause: Clause) -> Bool {
    guard !clause.isNegative, !frames[last].isNegative, clause.relations.isEmpty,
      // "On iOS 11 X, then Y, on iOS 10 Y, then X".
      clause.versions == nil || clause.versions == frames[last].versions
    else { return false }
    let before = frames[last].sequence.isEmpty ? frames[last].subjects : frames[last].sequence
    guard !before.isEmpty else { return false }
    var next = clause.calls
    if clause.steps.isEmpty { next.shareReceiver() }
    frames[last].sequence = before + next
    frames[last].unread += clause.unread
    frames[last].conditions += clause.conditions.filter { !isWho($0, in: clause) }
    frames[last].features.formUnion(clause.features.intersection([.always]))
    if clause.features.contains(.always) { frames[last].strength = .always }
    let range = frames[last].range
    frames[last].range = min(range.lowerBound, clause.range.lowerBound)..<max(range.upperBound, clause.range.upperBound)
    return true
  }
}
