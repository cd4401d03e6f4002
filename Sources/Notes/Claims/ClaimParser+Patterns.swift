import LifecycleEngine
import Verify

extension ClaimParser {
  /// What a clause claims of one callback; nil where it claims nothing that can be run.
  func pattern(
    of part: Part, _ callback: Callback, _ subjects: [Int], _ versions: VersionRange?
  ) -> Claim? {
    let core = part.core
    let term = Claim.Term(callback)
    guard let circumstances = circumstances(of: part, callback) else { return nil }
    // A condition that could not be read makes another statement of it.
    let isUnread =
      circumstances.isEmpty && part.clauses.contains { $0.isConditional && !$0.isLifeLong }
      && !part.has(.noLonger)
    if core.has(.means) { return consequence(term, part) }
    if part.clauses.contains(where: { $0.has(.atThatPoint) || $0.has(.when) }), let state = state(of: part) {
      guard isMeant(state, of: subjects) else { return nil }
      var claim = Claim(.universality, term)
      claim.state = state
      return claim
    }
    if core.has(.paired) {
      guard subjects.count == 2, callback == text.mention(subjects[0]).callback else { return nil }
      return Claim(
        .alternateSuccession, Claim.Term(text.mention(subjects[0]).callback),
        Claim.Term(text.mention(subjects[1]).callback))
    }
    if core.has(.called), let trigger = trigger(of: part), trigger != callback {
      return Claim(.response, Claim.Term(trigger), term, strength: .strict)
    }
    // "So" and "but" go with what was said before; where that was a condition that is not known, the claim is not.
    if circumstances.isEmpty, core.has(.connective), !part.earlier.isEmpty { return nil }
    if isUnread, boundMention(in: part, .after) == nil, boundMention(in: part, .before) == nil { return nil }
    return occurrence(term, part, circumstances, versions)
  }

  /// How often, when and whether it is called.
  private func occurrence(
    _ term: Claim.Term, _ part: Part, _ circumstances: [Situation], _ versions: VersionRange?
  ) -> Claim? {
    let core = part.core
    let strength: Claim.Strength =
      core.has(.may) ? .possible : part.has(.every) ? .strict : .general
    let isEach = !circumstances.isEmpty && term.callback.info.owner != .viewController
    if core.has(.oneTime), core.has(.only) || core.has(.once), !isEach {
      return Claim(.count(atLeast: 0, atMost: 1), term, strength: .strict)
    }
    if core.has(.once) {
      if part.has(.every) {
        return circumstances.isEmpty ? nil : Claim(.existence, term, in: circumstances, strength: strength)
      }
      return circumstances.isEmpty ? Claim(.count(atLeast: 0, atMost: 1), term, strength: .strict) : nil
    }
    if core.has(.many) || core.has(.twice) {
      return Claim(.count(atLeast: 2, atMost: .max), term, strength: .possible)
    }
    if core.has(.notCalled) || core.has(.noLonger) { return absence(term, part, circumstances, versions) }
    if core.has(.first) { return Claim(.first, term, in: circumstances) }
    if core.has(.last) { return Claim(.last, term, in: circumstances) }
    // "On iOS 3 and later, override X": there it is called.
    if core.has(.toOverride), versions != nil { return Claim(.existence, term, in: circumstances, strength: .possible) }
    guard !circumstances.isEmpty, !core.has(.toOverride) else { return nil }
    return Claim(.existence, term, in: circumstances, strength: strength)
  }

  /// "X is not called", "X is not called after Y".
  private func absence(
    _ term: Claim.Term, _ part: Part, _ circumstances: [Situation], _ versions: VersionRange?
  ) -> Claim? {
    if let other = boundMention(in: part, .after) {
      return Claim(.notSuccession, Claim.Term(other), term, in: circumstances, strength: .strict)
    }
    if let other = boundMention(in: part, .before) {
      var claim = Claim(.absence, term, scope: .before, in: circumstances, strength: .strict)
      claim.r = Claim.Term(other)
      return claim
    }
    // What is never called at all is not written about: a condition stands somewhere else.
    guard
      !circumstances.isEmpty || versions != nil || part.has(.noLonger) || part.has(.every) || part.isAlone
        || term.callback.info.neverCalledSince != nil
    else { return nil }
    return Claim(.absence, term, in: circumstances)
  }

  func boundMention(in part: Part, _ cue: ClaimCue) -> Callback? {
    for clause in part.all where clause.has(cue) {
      if let mention = clause.mentions.first(where: { isBound($0, in: clause) }) {
        return text.mention(mention.index).callback
      }
    }
    return nil
  }

  /// "That X is called means that the view will be shown."
  private func consequence(_ term: Claim.Term, _ part: Part) -> Claim? {
    guard let start = part.core.range(of: .means)?.upperBound else { return nil }
    for clause in part.all {
      for cue in clause.cues where cue.range.lowerBound >= start {
        switch cue.cue {
        case .happens(.appears) where term.callback != .viewDidAppear:
          return Claim(.response, term, Claim.Term(.viewDidAppear), strength: .strict)
        case .happens(.disappears) where term.callback != .viewDidDisappear:
          return Claim(.response, term, Claim.Term(.viewDidDisappear), strength: .strict)
        default: break
        }
      }
    }
    return nil
  }

  func state(of part: Part) -> StatePredicate? {
    for clause in part.all {
      for cue in clause.cues { if case .state(let state) = cue.cue { return state } }
      if clause.has(.outlets), clause.has(.connected) { return .outletsAreConnected }
      if clause.has(.outlets), clause.has(.notConnected) { return .outletsAreNotConnected }
    }
    return nil
  }

  /// A nib sends `awakeFromNib` to views, whose outlets are connected then, and to controllers, whose are not.
  private func isMeant(_ state: StatePredicate, of subjects: [Int]) -> Bool {
    guard state == .outletsAreConnected || state == .outletsAreNotConnected else { return true }
    return subjects.allSatisfy { text.mention($0).owner == .viewController }
  }

  /// "Each time that X is called, …": X.
  private func trigger(of part: Part) -> Callback? {
    // Among them the clause right before.
    let near = part.clauses[max(0, part.earlierCount - 1)...]
    for clause in near where clause.has(.every) && clause.has(.when) {
      guard let every = clause.range(of: .every), let verb = part.core.cues.first(where: { $0.cue.isCore }) else {
        continue
      }
      if let mention = clause.mentions.first(where: {
        $0.range.lowerBound >= every.upperBound && $0.range.lowerBound - every.upperBound <= 12
          && $0.range.upperBound <= verb.range.lowerBound
      }) {
        return text.mention(mention.index).callback
      }
    }
    return nil
  }
}
