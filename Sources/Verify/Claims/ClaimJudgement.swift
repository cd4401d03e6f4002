/// What came out of judging a claim.
package struct ClaimJudgement: Sendable {
  /// The verdict with what it rests on.
  package var judgement: Judgement
  /// The reading that was judged, where a claim can be read in several ways.
  package var taken: Claim?
  /// The readings that were not taken, with what came of them: where these differ, the statement is ambiguous.
  package var others: [(reading: Claim, verdict: Verdict)] = []
  /// In how many ways it was tried, and how many steps the longest of them has.
  package var ways = 0
  /// The number of steps of the longest way, those that only lead there included.
  package var steps = 0
  /// Whether other ways than these could be thought of: a statement about all of a life is tried on some lives.
  package var isBounded = false
  /// Whether the ways in which the circumstance comes about decide.
  package var waysDiffer = false
  /// Whether it is so wherever somebody sees it or there is something to do, and not elsewhere.
  package var isSoInSight = false
  /// The strongest statement of the same callbacks that holds, where this one does not.
  package var neighbour: Claim?

  /// A judgement that says nothing of readings and ways yet.
  package init(_ judgement: Judgement) { self.judgement = judgement }

  /// The verdict alone.
  package var verdict: Verdict { judgement.verdict }
}

extension ClaimJudgement {
  /// What comes out for "it is not so that …".
  var denied: ClaimJudgement {
    var copy = self
    copy.judgement = judgement.denied
    copy.taken?.isDenied = true
    copy.others = others.map { other in
      var reading = other.reading
      reading.isDenied = true
      return (reading, other.verdict.denied)
    }
    copy.neighbour = nil
    return copy
  }
}

extension Judgement {
  fileprivate var denied: Judgement {
    var copy = self
    copy.verdict = verdict.denied
    copy.agreeing = worlds - agreeing
    copy.versions = versions.map { ($0.version, $0.isTrue.map { !$0 }) }
    (copy.witness, copy.counterexample) = (counterexample, witness)
    copy.openQuestion?.holdsAsAssumed.toggle()
    return copy
  }
}

extension Verdict {
  fileprivate var denied: Verdict {
    switch self {
    case .holds: .contradicted
    case .contradicted: .holds
    case .depends, .open, .vacuous, .ambiguous, .notUnderstood: self
    }
  }
}
