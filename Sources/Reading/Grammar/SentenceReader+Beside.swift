/// What a clause without callbacks says beside a statement, and not of when its callbacks come.
extension SentenceReader {
  /// "(Only with storyboards)", "模拟器除外", "（在扩展里）": behind a statement, and it is not so everywhere, or nobody knows whether it is.
  func restrictsBehind(_ clause: Clause) -> Bool {
    guard !isAside, clause.noClaim == nil || clause.features.contains(.only) else { return false }
    // "But not at once": nor does an order say that.
    let isDenied = clause.isNegative && !clause.features.contains(.right)
    return isDenied || !clause.unread.isEmpty
      || clause.features.meets([.only, .unless, .may, .usually, .never, .first, .last, .but])
  }

  /// "X: deprecated since iOS 6": of what this explains, and nothing of when it comes.
  ///
  /// - Returns: whether it is of that kind.
  mutating func takeStanding(_ clause: Clause) -> Bool {
    guard clause.tellsStanding, context.isDescription || isExplained, frames.isEmpty,
      pending.isEmpty, clause.conditions.isEmpty, !subjects.isEmpty
    else { return false }
    var said = clause
    said.calls = subjects
    addFrame(of: said, reason: nil)
    return true
  }

  /// Whether a clause without callbacks says that those which were spoken of come, or how often.
  func isStatement(_ clause: Clause) -> Bool {
    let says =
      clause.hasVerb || clause.features.meets([.once, .twice, .many, .always, .never, .again, .first, .last, .may])
    // "Only once per controller instance": how often, and of nobody else.
    let isPerInstance =
      clause.receiver.features.contains(.instance) && clause.receiver.features.isSubset(of: [.instance, .controller])
      && clause.features.meets([.once, .twice, .many])
    // A clause with a subject of its own says nothing of the callback before.
    let isOfOther =
      !clause.receiver.isEmpty && !isPerInstance && clause.receiver.features != [.delegate]
      && !clause.receiver.features.contains(.life)
      && !(!clause.hasVerb && clause.receiver.isOwner(of: subjects))
    return says && !subjects.isEmpty && !clause.isOpenCondition && !isOfOther
  }

  /// "The notifications still come": what comes is what was named here, and no callback that was spoken of.
  func isOwnNews(_ clause: Clause) -> Bool {
    !context.isDescription && !isExplained && clause.hasVerb && clause.isLast && clause.conditions.count == 1
      && clause.conditions[0].isImplicit && clause.conditions[0].event.features.contains(.notification)
      && clause.conditions[0].event.features.isSubset(of: [.notification, .app, .scene, .same, .still])
  }

  /// Whether a clause without callbacks tells when the one comes that it explains.
  func isGloss(_ clause: Clause, _ belongsToNext: Bool) -> Bool {
    (context.isDescription || isExplained) && frames.isEmpty && clause.unread.isEmpty
      && (!clause.conditions.isEmpty || ranks(clause) || clause.isBare && clause.features == [.every])
      // "X: when it is popped, it comes behind Y": then, and it does not stand for itself.
      && !(belongsToNext && !isNextTimed && !clause.hasVerb && clause.conditions.contains { !$0.isImplicit })
  }

  /// "At this point removeFromSuperview has not been called": said of that one.
  func isOfMethod(_ clause: Clause) -> Bool {
    (!frames.isEmpty || clause.isLast) && clause.isNegative && clause.hasVerb
      && clause.conditions.contains { $0.isImplicit && $0.event.isMethod }
  }

  /// Whether a clause only leads in the next one, and says nothing by itself.
  mutating func leadsIn(_ clause: Clause, _ next: Clause) -> Bool {
    if next.isNew && clause.isLabel(of: next) || isOfOverride(clause, before: next) { return true }
    // "X 虽然排在 Y 之后，但是只有…才调用": behind the concession something is told of X.
    guard order == .last, clause.isBare, !clause.calls.isEmpty, next.isAside, !next.isNew else { return false }
    (subjects, receiver, isExplained) = (clause.calls, clause.receiver, true)
    return true
  }

  /// "Even if somebody holds on to it", "so it is a good place, and not when it is dismissed": said of that case, too.
  func restrictsBeside(_ clause: Clause) -> Bool {
    // "Though rarely".
    clause.isBare && clause.features.meets([.may, .usually])
      || clause.conditions.contains {
        $0.event.features.contains(.retain) || clause.isNegative && !clause.isAside && !$0.isImplicit
      }
  }

  /// "If it is made in Interface Builder, do not override this method": when not to, and not when it is called.
  func isOfOverride(_ clause: Clause, before next: Clause) -> Bool {
    !next.isNew && next.noClaim == .override && clause.calls.isEmpty && !clause.hasVerb
      && clause.conditions.contains { $0.relation == .if }
  }

  /// "The same goes for disappearing": of others than were spoken of.
  func isLikewise(_ clause: Clause) -> Bool {
    let said = clause.conditions.reduce(clause.features.union(clause.receiver.features)) { $0.union($1.event.features) }
    let ends: FeatureSet = [.same, .view, .controller, .arriving, .leaving, .appear, .disappear, .show, .hide]
    return !frames.isEmpty && said.contains(.same) && said.isSubset(of: ends) && clause.isOfEvents
      && !clause.conditions.isEmpty
  }

  /// "…, and then the view appears". Where a call follows, "…, then one goes back, and Y is called", it tells when that is.
  mutating func takeNext(_ clause: Clause) -> Bool {
    guard comesNext(clause) else { return false }
    if !clause.isLast { tell(clause.conditions) }
    return true
  }

  /// "…, and then the view appears": what comes behind a call, and not when it comes.
  private func comesNext(_ clause: Clause) -> Bool {
    guard let last = frames.last, last.hasVerb, let name = last.subjects.last?.name.range else { return false }
    return (clause.continuesSequence || clause.features.contains(.then)) && clause.isOfEvents
      && !clause.conditions.isEmpty
      // "If one begins to and then gives it up": both tell when.
      && last.conditions.allSatisfy { $0.event.range.upperBound <= name.lowerBound }
  }

  /// What may be done then, and one more such thing.
  func saysUse(_ clause: Clause) -> Bool { isLeave(clause) || isMoreOfUse(clause) }

  /// Whether a clause without callbacks only says what may be done or happen, behind what was said of some.
  private func isLeave(_ clause: Clause) -> Bool {
    (!frames.isEmpty || context.isDescription || isExplained) && clause.features.contains(.may) && clause.isOfEvents
      && !clause.isNegative
  }

  /// "As it was loaded when the app was launched, X is not called again": that is why, and not when.
  func dropReason(of frame: inout Frame) {
    guard order == .last, let reason = frame.conditions.last(where: { $0.relation == .because })?.event.range else {
      return
    }
    frame.conditions.removeAll { $0.event.range.lowerBound <= reason.lowerBound }
  }

  /// "X: when it goes to the background, the system may let it go": what may happen then, and not X.
  func isOutcome(_ clause: Clause) -> Bool {
    let isGlossed = frames.last.map { $0.isDescription && !$0.hasVerb && $0.conditions.contains { !$0.isImplicit } }
    return (isGlossed ?? !pending.isEmpty) && !clause.isNew && clause.features.contains(.may) && !clause.hasVerb
  }

  /// "X: the app is in the background, frees resources", "…, such as a call": behind what tells when, what is done then and is
  /// understood only in part, and what is one case of it.
  func isTask(_ clause: Clause) -> Bool {
    guard let last = frames.last, !last.conditions.isEmpty, !clause.hasVerb, !clause.isNegative,
      clause.relations.isEmpty,
      clause.versions == nil, clause.features.isSubset(of: [.advice, .all, .then, .may]), !clause.isOpenCondition
    else { return false }
    return clause.isExample
      || !clause.unread.isEmpty && !clause.conditions.isEmpty
        && clause.conditions.allSatisfy { condition in
          condition.isImplicit && !condition.isEach && !condition.isOnly
            && condition.event.features.isSubset(of: Self.tasks)
        }
  }

  /// What an app does in a callback.
  private static let tasks: FeatureSet = [
    .free, .update, .set, .create, .restore, .cancel, .add, .remove, .load, .draw, .begin, .finish, .animation, .active,
    .and, .or, .view, .user, .reuse, .notification, .connect, .background, .memory, .other, .arriving, .leaving, .below,
    .app, .system, .change, .controller, .property, .instance,
  ]

  /// Whether a clause without callbacks turns over or goes on with what was said, in a way that is not understood.
  func isHalfSaid(_ clause: Clause) -> Bool {
    guard !clause.hasVerb else { return false }
    // "X first, your block second": what comes then is no callback.
    if clause.features.meets([.then, .later, .last]), frames.last?.features.contains(.first) ?? false { return true }
    // "X yes, Y: no".
    return isExplained && clause.isNegative && clause.conditions.isEmpty && clause.relations.isEmpty
  }

  /// "(Not yet running in the foreground)": how it is then, and no callback that does not come.
  func isNotYetThere(_ clause: Clause) -> Bool {
    let places = FeatureSet.states.union([.app, .scene, .display, .visible])
    return clause.isYet && clause.isNegative && clause.relations.isEmpty && !clause.conditions.isEmpty
      && clause.conditions.allSatisfy {
        $0.event.features.union($0.event.origin).isSubset(of: places) && $0.event.actors.isEmpty
      }
  }

  /// "It can be used to set things up, registering for notifications, …": one more thing that may be done then.
  private func isMoreOfUse(_ clause: Clause) -> Bool {
    isOfUse && order == .first && !frames.isEmpty && clause.isOfEvents && clause.unread.isEmpty
  }
}
