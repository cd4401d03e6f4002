import Diagnostics
import LifecycleEngine
import Verify

/// Words for what the simulation says of an order or a state change that a note claims.
enum OrderDiagnostics {
  /// A contradiction is an error; what depends is said as a note, with what decides.
  static func diagnostic(for ordering: Ordering, _ judgement: Verify.Judgement, in file: SourceFile) -> Diagnostic? {
    switch judgement.verdict {
    case .holds, .vacuous, .notUnderstood: return nil
    case .depends:
      var diagnostic = Diagnostic(
        code: "LC5001", severity: .note, message: "this order is not the same everywhere", file: file,
        range: place(of: ordering, judgement))
      diagnostic.notes.append(Wording.decision(judgement))
      diagnostic.notes.append("true in \(judgement.agreeing) of \(judgement.worlds) worlds that fit")
      addReading(ordering, &diagnostic)
      return diagnostic
    case .contradicted: return contradiction(ordering, judgement, file)
    }
  }

  /// What is said of a verdict that rests on the beginning of a log.
  static func cutShort(_ ordering: Ordering, in file: SourceFile) -> Diagnostic {
    let steps = ordering.judgedSteps
    let first = steps[min(LogExplainer.mostLines, steps.count - 1)]
    return Diagnostic(
      code: "LC7002", severity: .note, message: "only the first \(LogExplainer.mostLines) callbacks were looked at",
      file: file, range: first.range, label: "from here on nothing is checked",
      notes: ["there are \(steps.count)"])
  }

  private static func contradiction(_ ordering: Ordering, _ judgement: Verify.Judgement, _ file: SourceFile)
    -> Diagnostic
  {
    var diagnostic = Diagnostic(
      code: "LC4002", severity: .error, message: "no run shows this order", file: file,
      range: place(of: ordering, judgement))
    guard let evidence = judgement.counterexample else { return diagnostic }
    let steps = ordering.judgedSteps
    let step = steps[min(evidence.claimedStep ?? 0, steps.count - 1)]
    let claimed = NoteJSON.step(step)
    let isExhausted = (evidence.claimedStep ?? 0) >= steps.count
    if let place = evidence.divergence, place < evidence.entries.count {
      let seen = Wording.entry(evidence.entries[place], evidence.script)
      diagnostic.message =
        isExhausted
        ? "the run goes on with `\(seen)` after this list" : "`\(seen)` comes before `\(claimed)`, not after it"
      diagnostic.label = isExhausted ? "the list ends here" : "the run has `\(seen)` here"
    } else {
      diagnostic.message = "`\(claimed)` does not come here"
      diagnostic.label = "not in the run"
    }
    diagnostic.notes.append(
      "the run (\(Wording.reproduction(evidence))):\n" + Wording.listing(evidence))
    diagnostic.notes.append("the same in all \(judgement.worlds) worlds that fit")
    addReading(ordering, &diagnostic)
    addWhatHolds(ordering, judgement, &diagnostic)
    return diagnostic
  }

  /// What is left of the order, and for which of its situations it is right.
  private static func addWhatHolds(
    _ ordering: Ordering, _ judgement: Verify.Judgement, _ diagnostic: inout Diagnostic
  ) {
    let right = judgement.alternatives.filter { $0.verdict == .holds }
    let names = right.compactMap { one in ScenarioGuess.Situation.allCases.first { $0.verified == one.situation } }
    if !names.isEmpty { diagnostic.notes.append("it holds for: \(names.map(\.rawValue).joined(separator: ", "))") }
    let steps = ordering.judgedSteps
    let dropped = judgement.dropped.filter { $0 < steps.count }.map { steps[$0] }
    guard !dropped.isEmpty, dropped.count * 3 <= steps.count else { return }
    let list = dropped.map { "`\(NoteJSON.step($0))`" }.joined(separator: ", ")
    diagnostic.helps.append("without \(list) the order holds")
    // A list names what answers a low memory somewhere; that is no statement about its place.
    if ordering.form != .log, dropped.allSatisfy({ $0.callback?.info.family == .memory }) {
      diagnostic.severity = .note
    }
  }

  /// How the list was understood, so that a wrong reading can be seen.
  private static func addReading(_ ordering: Ordering, _ diagnostic: inout Diagnostic) {
    let situations = ordering.guess.situations.map(\.rawValue)
    guard !situations.isEmpty else { return diagnostic.notes.append("read as an order of no named situation") }
    let source = ordering.guess.isInferred ? "inferred from the order itself" : "from the text around it"
    diagnostic.notes.append(
      "read as: \(situations.joined(separator: ordering.guess.isAlternatives ? " as well as " : ", then ")) (\(source))"
    )
  }

  private static func place(of ordering: Ordering, _ judgement: Verify.Judgement) -> Range<Int> {
    let index = judgement.counterexample?.claimedStep ?? 0
    let steps = ordering.judgedSteps
    return steps[min(index, steps.count - 1)].range
  }

  static func diagnostic(
    for claim: StateChangeClaim, _ judgement: Verify.Judgement, in file: SourceFile
  ) -> Diagnostic? {
    guard judgement.verdict == .contradicted else { return nil }
    let name = claim.claim.callback.info.selector
    var diagnostic = Diagnostic(
      code: "LC4006", severity: .error,
      message: "going from \(claim.claim.from.word) to \(claim.claim.to.word) does not call `\(name)`", file: file,
      range: claim.range)
    diagnostic.label = "not called in this change"
    diagnostic.secondary.append(Diagnostic.Label(range: claim.change, text: "this change of state"))
    diagnostic.notes.append("looked at \(judgement.worlds) such changes on iOS 4 and later")
    if claim.claim.to == .suspended {
      diagnostic.notes.append("a suspended app runs no code: nothing tells it that it is suspended")
    }
    return diagnostic
  }
}

/// Words for names that are no callbacks but nearly are.
enum SpellingDiagnostics {
  static func diagnostic(for mention: Mention, in file: SourceFile) -> Diagnostic? {
    guard mention.spelling == .typo else { return nil }
    let name = mention.callback.info.selector
    var diagnostic = Diagnostic(
      code: "LC2001", severity: .warning, message: "`\(mention.asWritten)` is not a callback on any modelled version",
      file: file, range: mention.range)
    diagnostic.label = "unknown name"
    diagnostic.helps.append("there is a callback with a similar name: `\(name)`")
    diagnostic.notes.append("the note was read as if the name were `\(name)`")
    if let fix = fix(for: mention) { diagnostic.fixes.append(fix) }
    return diagnostic
  }

  /// The right name in the place of the wrong one. What is pasted from elsewhere is evidence: nobody but its author
  /// changes a log or code.
  private static func fix(for mention: Mention) -> Diagnostic.Fix? {
    let info = mention.callback.info
    let names = Set(
      [info.selector.description, info.swift.description].map { String($0.prefix { $0 != ":" && $0 != "(" }) })
    let near = NearNames(names.sorted()).near(mention.asWritten)
    guard near.count == 1 else { return nil }
    let isProse: Bool =
      switch mention.place {
      case .prose, .heading, .listItem, .table, .inlineCode: true
      case .code, .log, .frontMatter: false
      }
    return Diagnostic.Fix(range: mention.range, replacement: near[0], isSafe: isProse)
  }
}
