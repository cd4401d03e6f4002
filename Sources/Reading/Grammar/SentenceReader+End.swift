/// What the end of a sentence, and what stands above it, say of all its frames.
extension SentenceReader {
  mutating func finish() {
    // "The system calls X first": where nothing follows, it says no order.
    if frames.count == 1, !frames[0].conditions.isEmpty, frames[0].subjects.count < 2 {
      frames[0].features.remove(.earlier)
    }
    if frames.isEmpty, !pending.isEmpty, context.isDescription || isExplained, !subjects.isEmpty {
      var clause = Clause(range: pending[0].event.range)
      clause.calls = subjects
      addFrame(of: clause, reason: nil, isDescription: true)
    }
    // Below "these are not called:".
    if frames.isEmpty, context.isDenied, isExplained, !context.conditions.isEmpty || context.lifeCycle != nil {
      var clause = Clause(range: subjects[0].name.range)
      clause.calls = subjects
      clause.isNegative = true
      clause.hasVerb = true
      clause.lifeCycle = context.lifeCycle
      receiver = context.receiver
      addFrame(of: clause, reason: nil)
    }
    for index in frames.indices {
      frames[index].things = context.things
      // Of several things that an answer names nobody says whether they happen together.
      if context.isAnswer, frames[index].isDescription, frames[index].conditions.count > 1 {
        frames[index].unread.append(frames[index].range)
      }
      // What is asked about says no more for being asked.
      if context.isAsked { frames[index].features.remove(.question) }
      // What only tells who is meant gives way to a heading that tells when.
      if frames[index].conditions.allSatisfy({ $0.event.isWho }), !context.conditions.isEmpty {
        frames[index].conditions = context.conditions
      }
      frames[index].versions = frames[index].versions ?? pendingVersions ?? context.versions
      frames[index].lifeCycle = frames[index].lifeCycle ?? pendingLifeCycle
      frames[index].device = frames[index].device ?? pendingDevice ?? context.device
      // A heading says where something happens, and no "never" of what stands below.
      if !frames[index].conditions.isEmpty { frames[index].lifeCycle = frames[index].lifeCycle ?? context.lifeCycle }
      if let noClaim, frames[index].noClaim == nil, noClaim == .question || noClaim == .hypothesis {
        frames[index].noClaim = noClaim
      }
    }
  }
}
