import LifecycleEngine

/// Lines of a block that follow each other as steps.
private struct BlockRun {
  var lines: [StepLine] = []
  var title: Range<Int>?
  /// Other titles above the same lines, the nearest first.
  var setUp: [Range<Int>] = []
  /// The title that says what happens, where the nearest one only names a version.
  var above: Range<Int>?
  /// The receivers and callbacks that came so far.
  var seen: Set<Ordering.Step.Key> = []
}

extension Ordering.Step {
  /// What is called on whom.
  fileprivate struct Key: Hashable {
    let actor: String?
    let event: Ordering.Event
  }

  fileprivate var key: Key { Key(actor: actor, event: event) }
}

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
    let runs = runs(of: grammar)
    let isSorted = runs.count > 1 && grammar.steps.count > 5 && runs.allSatisfy(\.isSorted)
    for run in runs where add(run, grammar, place, lines[first].kind, isSorted: isSorted) { found = true }
    if found { for index in open { lines[index].isUsed = true } }
    return true
  }

  /// Cuts a block into runs: at titles, at blank lines of logs, and where a blank line comes before what was there before.
  private func runs(of grammar: LineGrammar) -> [BlockRun] {
    var runs = [BlockRun()]
    var receiver: String?
    var number = 0
    // Asked once: each goes through all lines.
    let (counts, isLog) = (grammar.countsUp, grammar.isLog)
    for line in grammar.lines {
      let last = runs.count - 1
      switch line.kind {
      case .title where setting.isVersion(line.range):
        let above = runs[last].above ?? runs[last].title
        if !runs[last].lines.isEmpty { runs.append(BlockRun()) }
        runs[runs.count - 1].above = above
        runs[runs.count - 1].title = line.range
        receiver = nil
      case .title where isPhase(line.range, again: runs[last]): break
      case .title:
        guard !runs[last].lines.isEmpty else {
          takeTitle(line.range, &runs[last])
          continue
        }
        if !grammar.hasJoints, !isOfReceiver(line.range, runs[last]), isSplit(line, grammar),
          line.isAfterBlank || runs[last].lines.count > 1
        {
          runs.append(BlockRun(title: line.range))
          receiver = nil
        }
      case .receiver: receiver = text.text(line.range)
      case .joint, .noise: break
      case .phase(let phase):
        let step = Ordering.Step(event: .scenePhase(phase), range: line.range)
        if runs[last].lines.last?.steps.last?.event != step.event { take(StepLine(phase: step), &runs[last]) }
      case .step(var step):
        if let receiver {
          for index in step.steps.indices { step.steps[index].actor = step.steps[index].actor ?? receiver }
        }
        let mark = step.number
        let isAgain = step.steps.contains { runs[last].seen.contains($0.key) }
        let isAnew = counts && mark == 1 && number > 1
        let isApart = line.isAfterBlank && runs[last].lines.count > 1
        if isAnew && !runs[last].lines.isEmpty || isApart && (isLog || isAgain) {
          runs.append(BlockRun())
        }
        number = mark ?? number
        take(step, &runs[runs.count - 1])
      }
    }
    return runs
  }

  /// "onChange active", and below it "active": printed twice.
  private func isPhase(_ line: Range<Int>, again run: BlockRun) -> Bool {
    guard case .scenePhase(let phase)? = run.lines.last?.steps.last?.event else { return false }
    return text.bytes[line].elementsEqual(phase.rawValue.utf8)
  }

  /// "1st screen gone" among lines like "1st viewDidDisappear": a step that is no callback.
  private func isOfReceiver(_ line: Range<Int>, _ run: BlockRun) -> Bool {
    run.seen.contains { key in
      guard let actor = key.actor?.utf8, line.count > actor.count else { return false }
      return text.bytes[line].starts(with: actor) && text.bytes[line.lowerBound + actor.count] == 0x20
    }
  }

  /// Of several titles the nearest that says what happens counts; the others tell where: "iOS 15, iPhone".
  private func takeTitle(_ title: Range<Int>, _ run: inout BlockRun) {
    guard let known = run.title else { return run.title = title }
    let isKept = setting.meaning(of: known).contains(.situation) && !setting.meaning(of: title).contains(.situation)
    run.title = isKept ? known : title
    run.setUp.insert(isKept ? title : known, at: 0)
  }

  private func take(_ step: StepLine, _ run: inout BlockRun) {
    run.lines.append(step)
    for one in step.steps { run.seen.insert(one.key) }
  }

  /// A title in the middle of a block begins a new run if it says what happens; in a log any other line does that
  /// is not about the next one.
  private func isSplit(_ line: BlockLine, _ grammar: LineGrammar) -> Bool {
    if setting.meaning(of: line.range).contains(.situation) { return true }
    let isLog = grammar.hasTimes || grammar.hasMessages
    return text.bytes.endsWithColon(line.range) || isLog && !text.namesCallback(in: line.range)
      || [0x2D, 0x3D, 0x28].contains(text.bytes[line.range.lowerBound])
  }

  private mutating func add(
    _ run: BlockRun, _ grammar: LineGrammar, _ place: OrderingPlace, _ kind: OutlineLine.Kind, isSorted: Bool
  ) -> Bool {
    let steps = run.lines.flatMap(\.steps)
    guard run.lines.count > 1 else { return false }
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

extension BlockRun {
  fileprivate var isSorted: Bool {
    Candidate.isSorted(lines.flatMap(\.steps).compactMap { $0.callback?.info.selector.description })
  }

  /// Texts that the note's own methods print.
  fileprivate var isLabelled: Bool { lines.contains { $0.steps.contains { $0.mention == nil && $0.callback != nil } } }
}

extension StepLine {
  /// A phase of a scene.
  fileprivate init(phase: Ordering.Step) {
    self.init(
      range: phase.range, steps: [phase], isHead: true, unknown: 0,
      rest: phase.range.upperBound..<phase.range.upperBound)
  }
}
