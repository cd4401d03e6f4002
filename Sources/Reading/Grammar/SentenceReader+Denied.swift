import LifecycleEngine

/// What a sentence denies beside what it says, and what a denial goes on from.
extension SentenceReader {
  /// "Y instead of X": X does not come where Y does.
  mutating func deny(_ calls: [Frame.Call], as frame: Frame) {
    pendingDenied = []
    guard !calls.isEmpty else { return }
    frames.append(frame.said(of: calls, isNegative: !frame.isNegative))
  }

  /// "Not at A, but at B": at A they do not come.
  mutating func deny(_ time: (conditions: [Frame.Condition], relations: [Frame.Relation]), as frame: Frame) {
    guard !time.conditions.isEmpty || !time.relations.isEmpty else { return }
    var other = frame.said(of: frame.subjects, isNegative: !frame.isNegative)
    (other.conditions, other.relations) = time
    other.features = other.features.subtracting([.first, .only])
    frames.append(other)
  }

  /// "No callback comes"; "methods for appearing may be called several times" speaks of others than were spoken of.
  mutating func takeAboutAll(_ said: Clause) {
    guard said.isNegative else { return leaveUnread([said.range]) }
    var clause = said
    clause.calls = []
    // "The one below gets no callbacks": the others do, and a claim of all has nobody who gets them.
    if clause.receiver.features.meets([.below, .leaving, .arriving, .hidden, .idle, .parent, .child, .other]) {
      clause.unread.append(clause.range)
    }
    let isOfAppearance = clause.features.contains(.appear)
    if isOfAppearance {
      clause.features.remove(.appear)
      clause.features.remove(.nothing)
      clause.calls = Callback.ofAppearance.map { Frame.Call(Name($0, owner: .viewController, range: clause.range)) }
    }
    addFrame(of: clause, reason: nil)
    frames[frames.count - 1].isAboutAll = !isOfAppearance
  }

  /// Words that put a call behind what happens, and no more.
  func dropJoints(of frame: inout Frame, in clause: Clause) {
    guard order == .last, frame.subjects.count == 1, clause.relations.isEmpty, pendingRelations.isEmpty else { return }
    let call = frame.subjects[0]
    // "场景一进后台，X 就跟着来": behind what happens, and behind no callback.
    if frames.isEmpty, clause.steps.isEmpty, !clause.continuesSequence,
      frame.conditions.contains(where: { $0.event.range.lowerBound < call.name.range.lowerBound })
    {
      frame.features.remove(.then)
    }
    // "push 完成之后，旧页面才会收到 X": not before, whoever else gets it.
    if clause.isNotBefore, !call.receiver.isEmpty, !frame.conditions.isEmpty, !frame.isNegative {
      frame.features.remove(.only)
    }
  }
}
