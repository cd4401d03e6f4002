/// What a clause without callbacks says of the statement beside it.
extension SentenceReader {
  /// Conditions go with the statement that they stand before, or else with the one behind which they stand.
  mutating func attach(_ said: Clause, _ belongsToNext: Bool) {
    var clause = said
    // "如果没有返回，…": without a verb it is the condition that is denied.
    if order == .last, clause.isNegative, !clause.hasVerb, frames.isEmpty, let last = clause.conditions.indices.last,
      last == 0 || clause.conditions[last].relation == .if, !clause.conditions[last].event.isNegative
    {
      clause.conditions[last].event.isNegative = true
      clause.isNegative = false
    }
    if belongsToNext { pending = [] }
    // "Even if it appears just once", "if it is pushed twice, X": how often something happens is no step.
    if clause.isConcession && clause.features.contains(.once)
      || (clause.isConcession || belongsToNext) && clause.features.meets([.twice, .many])
    {
      clause.unread.append(clause.range)
    }
    // "Not when it is made, but when the view is asked for": then it is.
    if clause.isContrast, clause.features.isSubset(of: [.first]), !clause.hasVerb, !clause.isNegative,
      clause.relations.isEmpty, clause.unread.isEmpty,
      !belongsToNext, let last = frames.last, last.isNegative, !last.conditions.isEmpty, !clause.conditions.isEmpty
    {
      clause.calls = last.subjects
      clause.hasVerb = true
      clause.features = []
      return addFrame(of: clause, reason: nil)
    }
    // "…; only then it is": said of another case.
    let isOnly = clause.conditions.contains { $0.isOnly } || clause.features.contains(.only)
    let isOther = clause.isNew && (clause.hasVerb || isOnly) || frames.last?.isNegative ?? false && isOnly
    if isOther, frames.last != nil, !clause.conditions.isEmpty {
      // "(Only the origin changes)": no other case, but a word on this one.
      if isOnly, !clause.hasVerb, frames.last?.isNegative == false, clause.conditions.allSatisfy({ $0.isImplicit }) {
        leaveUnread([clause.range])
      }
      return
    }
    // "X 只会调用一次，返回的时候，就不需要加载了": where times come first, one in the middle is told of what follows.
    let isOfNext = order == .last && !clause.isNew && !clause.isLast && clause.conditions.contains { !$0.isImplicit }
    guard let last = frames.indices.last, !clause.isNegative, !belongsToNext, !isOfNext else {
      tell(clause.conditions)
      isPlainLabel = clause.features.isEmpty && !clause.isNegative && clause.receiver.isEmpty
      pendingRelations += clause.relations
      pendingUnread += clause.unread
      return
    }
    if !clause.isNew, clause.conditions.first?.joint == Frame.Joint.none { clause.conditions[0].joint = .comma }
    frames[last].conditions += clause.conditions
    frames[last].relations += clause.relations
    frames[last].versions = frames[last].versions ?? clause.versions
    frames[last].saysVersions = frames[last].saysVersions || clause.versions != nil
    frames[last].unread += clause.unread
  }
}
