import LifecycleEngine

extension OutlineReader {
  /// Weighs a candidate and keeps it if enough speaks for it; gives whether it is an order.
  @discardableResult
  mutating func add(_ candidate: Candidate) -> Bool {
    let weigher = CandidateWeigher(text: text, setting: setting)
    let taken = candidate.steps.filter { step in
      !step.isOfRuntime && !(step.condition.map(setting.tellsOfAnyTime) ?? false)
    }
    // Methods can be numbered against the order of the source.
    guard let start = candidate.lines.map(\.range.lowerBound).min(),
      let end = candidate.lines.map(\.range.upperBound).max(), Candidate.hasTwoSteps(taken),
      taken.contains(where: { $0.event != taken[0].event }) || weigher.isOfSeveral(candidate), !candidate.isDialogue,
      !candidate.isAboutOne
    else { return false }
    let evidence = weigher.evidence(for: candidate)
    guard evidence.weight >= [ListEvidence].weak else { return false }
    let draft = OrderingDraft(
      steps: taken, range: start..<end, form: candidate.form,
      contexts: candidate.place.contexts, titles: candidate.title.map { [$0] } ?? [], evidence: evidence)
    if evidence.weight >= [ListEvidence].strong { drafts.append(draft) } else { weakDrafts.append(draft) }
    return evidence.weight >= [ListEvidence].strong
  }
}

extension Ordering.Step {
  /// `+load` and `+initialize` come from the language, not from UIKit.
  var isOfRuntime: Bool { callback == .load || callback == .initialize }
}
