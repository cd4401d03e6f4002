import Diagnostics
import LifecycleEngine
import Verify
import Notes

/// Words for what the simulation says of an order or a state change that a note claims.
struct OrderDiagnostics {
  let file: SourceFile
  let language: Language

  /// A contradiction is an error; what depends is said as a note, with what decides.
  func diagnostic(for ordering: Ordering, _ judgement: Verify.Judgement) -> Diagnostic? {
    switch judgement.verdict {
    case .holds, .vacuous, .notUnderstood: return nil
    case .depends:
      var diagnostic = Diagnostic(
        code: "LC5001", severity: .note, message: language("this order is not the same everywhere", "这一顺序并非处处相同"),
        file: file, range: place(of: ordering, judgement))
      diagnostic.notes.append(Wording.decision(judgement, in: language))
      diagnostic.notes.append(Wording.share(judgement, in: language))
      addReading(ordering, &diagnostic)
      return diagnostic
    case .open: return open(ordering, judgement)
    case .ambiguous: return ambiguous(ordering, judgement)
    case .contradicted: return contradiction(ordering, judgement)
    }
  }

  /// What nobody knows is no mistake of the note.
  private func open(_ ordering: Ordering, _ judgement: Verify.Judgement) -> Diagnostic {
    var diagnostic = Diagnostic(
      code: "LC5005", severity: .note, message: Wording.openOrder(in: language),
      file: file, range: place(of: ordering, judgement))
    if let question = judgement.openQuestion {
      diagnostic.notes.append(Wording.openQuestion(question, in: language))
    }
    addReading(ordering, &diagnostic)
    return diagnostic
  }

  /// Of what may be meant otherwise its author is told how it was read, and is not called wrong.
  private func ambiguous(_ ordering: Ordering, _ judgement: Verify.Judgement) -> Diagnostic? {
    guard let doubt = Doubt(ordering, judgement) else { return nil }
    var diagnostic = Diagnostic(
      code: "LC5006", severity: .note, message: Doubt.headline(in: language), file: file,
      range: place(of: ordering, judgement))
    diagnostic.notes.append(doubt.reason(in: language))
    if let steps = Wording.steps(of: ordering, judgement, in: language) { diagnostic.notes.append(steps) }
    addReading(ordering, &diagnostic)
    return diagnostic
  }

  /// What is said of a verdict that rests on the beginning of a log.
  func cutShort(_ ordering: Ordering) -> Diagnostic {
    let steps = ordering.judgedSteps
    let first = steps[min(LogExplainer.mostLines, steps.count - 1)]
    return Diagnostic(
      code: "LC7002", severity: .note,
      message: language(
        "only the first \(LogExplainer.mostLines) callbacks were looked at", "只检查了前 \(LogExplainer.mostLines) 个回调"),
      file: file, range: first.range, label: language("from here on nothing is checked", "从这里起未作检查"),
      notes: [language("there are \(steps.count)", "共有 \(steps.count) 个")])
  }

  private func contradiction(_ ordering: Ordering, _ judgement: Verify.Judgement) -> Diagnostic {
    var diagnostic = Diagnostic(
      code: "LC4002", severity: .error, message: Wording.contradictedOrder(in: language), file: file,
      range: place(of: ordering, judgement))
    guard let evidence = judgement.counterexample else { return diagnostic }
    addDifference(ordering, judgement, evidence, &diagnostic)
    if let steps = Wording.steps(of: ordering, judgement, in: language) { diagnostic.notes.append(steps) }
    diagnostic.notes.append(Wording.shown(ShownRun(evidence: evidence, isSo: false), in: language))
    diagnostic.notes.append(Wording.trueInNone(judgement, in: language))
    addReading(ordering, &diagnostic)
    if let other = judgement.printedBy {
      let run = Wording.reproduction(other, in: language)
      diagnostic.notes.append(language("what prints this log: ", "会打印出这份日志的是：") + run)
    }
    addWhatHolds(ordering, judgement, &diagnostic)
    return diagnostic
  }

  /// Where the run and the list part.
  private func addDifference(
    _ ordering: Ordering, _ judgement: Verify.Judgement, _ evidence: Evidence, _ diagnostic: inout Diagnostic
  ) {
    let steps = ordering.judgedSteps
    let claimed = Wording.step(steps[min(evidence.claimedStep ?? 0, steps.count - 1)])
    let isMissing = judgement.misplaced.contains { $0.step == evidence.claimedStep && !$0.comes }
    guard !isMissing, let place = evidence.divergence, place < evidence.entries.count else {
      diagnostic.message = language("`\(claimed)` does not come here", "`\(claimed)` 不会出现在这里")
      diagnostic.label = language("not in the run", "运行中没有")
      return
    }
    let seen = Wording.entry(evidence.entries[place], evidence.script)
    if (evidence.claimedStep ?? 0) >= steps.count {
      diagnostic.message = language("the run goes on with `\(seen)` after this list", "列表之后运行还有 `\(seen)`")
      diagnostic.label = language("the list ends here", "列表到此为止")
    } else {
      diagnostic.message = language(
        "`\(seen)` comes before `\(claimed)`, not after it", "`\(seen)` 在 `\(claimed)` 之前，而不是之后")
      diagnostic.label = language("the run has `\(seen)` here", "运行在这里是 `\(seen)`")
    }
  }

  /// What is left of the order, and for which of its situations it is right.
  private func addWhatHolds(_ ordering: Ordering, _ judgement: Verify.Judgement, _ diagnostic: inout Diagnostic) {
    let right = judgement.alternatives.filter { $0.verdict == .holds }
    if !right.isEmpty {
      let list = right.map { $0.situation.words(in: language) }.joined(separator: language(", ", "、"))
      diagnostic.notes.append(language("it holds for: ", "在以下情形成立：") + list)
    }
    let steps = ordering.judgedSteps
    let untried = judgement.notTried.filter { $0 < steps.count }.map { "`\(Wording.step(steps[$0]))`" }
    if !untried.isEmpty {
      let list = untried.joined(separator: language(", ", "、"))
      diagnostic.notes.append(language("not tried: \(list)", "未作检验：\(list)"))
    }
    let dropped = judgement.dropped.filter { $0 < steps.count }.map { steps[$0] }
    guard !dropped.isEmpty else { return }
    let list = dropped.map { "`\(Wording.step($0))`" }.joined(separator: language(", ", "、"))
    diagnostic.helps.append(language("without \(list) the order holds", "去掉 \(list) 后，这个顺序成立"))
    // A list names what answers a low memory somewhere; that is no statement about its place.
    if ordering.form != .log, dropped.allSatisfy({ $0.callback?.info.family == .memory }) {
      diagnostic.severity = .note
    }
  }

  /// How the list was understood, so that a wrong reading can be seen.
  private func addReading(_ ordering: Ordering, _ diagnostic: inout Diagnostic) {
    let situations = ordering.guess.situations.map { $0.words(in: language) }
    guard !situations.isEmpty else {
      return diagnostic.notes.append(language("read as an order of no named situation", "读作：未指明情形的顺序"))
    }
    let source =
      ordering.guess.isInferred
      ? language(" (inferred from the order itself)", "（由顺序本身推断）")
      : language(" (from the text around it)", "（来自上下文）")
    let joint =
      ordering.guess.isAlternatives ? language(" as well as ", "，以及") : language(", then ", "，然后")
    diagnostic.notes.append(language("read as: ", "读作：") + situations.joined(separator: joint) + source)
  }

  private func place(of ordering: Ordering, _ judgement: Verify.Judgement) -> Range<Int> {
    let index = judgement.counterexample?.claimedStep ?? 0
    let steps = ordering.judgedSteps
    return steps[min(index, steps.count - 1)].range
  }

  func diagnostic(for claim: StateChangeClaim, _ judgement: Verify.Judgement) -> Diagnostic? {
    guard judgement.verdict == .contradicted else { return nil }
    let name = claim.claim.callback.info.selector
    let (from, to) = (claim.claim.from, claim.claim.to)
    var diagnostic = Diagnostic(
      code: "LC4006", severity: .error,
      message: language(
        "going from \(from.word) to \(to.word) does not call `\(name)`",
        "从\(from.chinese)到\(to.chinese)不会调用 `\(name)`"), file: file, range: claim.range)
    diagnostic.label = language("not called in this change", "这一变化中不会调用")
    diagnostic.secondary.append(
      Diagnostic.Label(range: claim.change, text: language("this change of state", "这一状态变化")))
    diagnostic.notes.append(
      language(
        "looked at \(judgement.worlds) such changes on iOS 4 and later", "检查了 iOS 4 及以后的 \(judgement.worlds) 次这样的变化"))
    if to == .suspended {
      diagnostic.notes.append(
        language(
          "a suspended app runs no code: nothing tells it that it is suspended", "挂起的应用不执行代码：没有任何回调告知它被挂起"))
    }
    return diagnostic
  }
}

/// Words for names that are no callbacks but nearly are.
enum SpellingDiagnostics {
  static func diagnostic(for mention: Mention, in file: SourceFile, _ language: Language) -> Diagnostic? {
    guard mention.spelling == .typo else { return nil }
    let name = mention.callback.info.selector
    let written = mention.asWritten
    var diagnostic = Diagnostic(
      code: "LC2001", severity: .warning,
      message: language(
        "`\(written)` is not a callback on any modelled version", "`\(written)` 不是任何已建模版本上的回调"), file: file,
      range: mention.range)
    diagnostic.label = language("unknown name", "未知的名称")
    diagnostic.helps.append(
      language("there is a callback with a similar name: `\(name)`", "有一个名称相近的回调：`\(name)`"))
    diagnostic.notes.append(language("the note was read as if the name were `\(name)`", "已按 `\(name)` 继续检查"))
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
