import LifecycleEngine

extension OutlineReader {
  /// Reads what is left of a section's paragraphs and code: logs, names on lines of their own.
  mutating func readGroups(_ section: Range<Int>) {
    var start = section.lowerBound
    while start < section.upperBound {
      var end = start + 1
      while end < section.upperBound, lines[end].group == lines[start].group, lines[end].kind == lines[start].kind {
        end += 1
      }
      switch lines[start].kind {
      case .text, .code, .comment: readGroup(start..<end)
      default: break
      }
      start = end
    }
  }

  private mutating func readGroup(_ range: Range<Int>) {
    let open = range.filter { !lines[$0].isUsed }
    if readBlock(open) { return }
    // Not all paragraphs, or parts between blank lines, are written alike.
    var parts: [[Int]] = []
    for index in open {
      if parts.isEmpty || lines[index].isAfterBlank { parts.append([]) }
      parts[parts.count - 1].append(index)
    }
    if parts.count > 1 { for part in parts { readBlock(part) } }
  }

  /// Reads lines that are written alike; gives whether they are.
  @discardableResult
  private mutating func readBlock(_ open: [Int]) -> Bool {
    guard let first = open.first, let last = open.last else { return true }
    let isCode = lines[first].kind == .code
    let whole = lines[first].range.lowerBound..<lines[last].range.upperBound
    guard isCode ? CodeLineReader(text: text).mayHoldSteps(whole) : text.namesCallback(in: whole) else {
      return true
    }
    let grammar = LineGrammar(
      text: text, open.map { (lines[$0].range, lines[$0].isAfterBlank) }, isCode: isCode,
      isTitle: TitleReader(text: text).isTitle)
    guard grammar.isDense else { return false }
    var place = place(of: first)
    // The first line of an item leads to the lines behind it.
    if place.leadIn == nil, !isCode { place.leadIn = lines[first].items.last }
    var found = false
    let runs = BlockCutter(text: text, setting: setting).runs(of: grammar)
    let isSorted = runs.count > 1 && grammar.steps.count > 5 && runs.allSatisfy(\.isSorted)
    for run in runs where add(run, grammar, place, lines[first].kind, isSorted: isSorted) { found = true }
    if found { for index in open { lines[index].isUsed = true } }
    return true
  }

  private mutating func add(
    _ run: BlockRun, _ grammar: LineGrammar, _ place: OrderingPlace, _ kind: OutlineLine.Kind, isSorted: Bool
  ) -> Bool {
    var run = run
    // "What follows is about X", above lines that are names: no step.
    if kind == .text, let first = run.lines.first, first.isSentence, run.lines.dropFirst().allSatisfy(\.isNameAlone) {
      run.lines.removeFirst()
    }
    let steps = run.lines.flatMap(\.steps)
    guard run.lines.count > 1, !run.isOfExcerpts else { return false }
    let (isCode, isComment) = (kind == .code, kind == .comment)
    var place = place
    if let title = run.above ?? run.title, !isCode {
      place.leadIn = title
      place.setUp = run.setUp
    }
    let isLog = grammar.hasTimes || grammar.hasMessages
    let isPrinted = place.leadIn.map { setting.meaning(of: $0).contains(.output) } ?? false
    let hasReceivers = steps.contains { $0.actor != nil } || steps.contains { $0.callback == nil }
    let form: Ordering.Form =
      isLog || isPrinted || (isCode && hasReceivers) || run.lines.contains(where: \.isLog) || run.isLabelled
      ? .log : isCode ? .codeBlock : isComment ? .codeComments : .plainLines
    var candidate = Candidate(lines: run.lines, form: form, place: place, title: run.title)
    if grammar.hasTimes { candidate.evidence.append(.times) }
    if grammar.hasMessages { candidate.evidence.append(.messages) }
    if grammar.hasJoints { candidate.evidence.append(.arrows) }
    if !isLog { candidate.evidence.append(.block) }
    if isSorted { candidate.evidence.append(.alphabetical) }
    if run.isLabelled { candidate.evidence.append(.output) }
    return add(candidate)
  }
}

extension StepLine {
  /// Words stand before its names and behind them.
  fileprivate var isSentence: Bool {
    steps[0].range.lowerBound - range.lowerBound > 12 && rest.count > 6
  }

  fileprivate var isNameAlone: Bool { rest.count < 3 && steps.allSatisfy { $0.actor == nil } }
}

extension BlockRun {
  /// "1 | X |" and "1 | Y |": the first lines of several excerpts, where the number stands for no receiver.
  fileprivate var isOfExcerpts: Bool {
    lines.count > 2 && lines[0].number != nil && lines.allSatisfy { $0.number == lines[0].number }
      && lines.allSatisfy { $0.steps.allSatisfy { $0.actor == nil } }
  }

  fileprivate var isSorted: Bool {
    Candidate.isSorted(lines.flatMap(\.steps).compactMap { $0.callback?.info.selector.description })
  }

  /// Texts that the note's own methods print.
  fileprivate var isLabelled: Bool { lines.contains { $0.steps.contains { $0.mention == nil && $0.callback != nil } } }
}
