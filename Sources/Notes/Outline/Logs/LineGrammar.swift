import LifecycleEngine

/// A line of a block and what it is to the others.
struct BlockLine {
  enum Kind {
    case step(StepLine)
    case phase(Ordering.ScenePhase)
    /// Says who receives what the next lines name.
    case receiver
    /// Says what the next lines show.
    case title
    /// Arrows and bars, or nothing but a rule.
    case joint
    /// Printed, too, or a remark.
    case noise
  }

  let range: Range<Int>
  let isAfterBlank: Bool
  var kind: Kind
}

/// How the lines of one block are written: inferred from the block, whatever printed it.
///
/// Lines with a name that start alike are its steps; words that are the same in all belong to the form, words that take
/// few values are receivers. What remains is a title, if it says what happens or looks unlike the printed lines, or noise.
struct LineGrammar {
  let text: NoteText
  private let setting: SettingReader
  private let codeLines: CodeLineReader
  private(set) var lines: [BlockLine] = []
  /// Most steps carry dates, times or processes.
  private(set) var hasTimes = false
  /// Most steps are written `-[Class name]`.
  private(set) var hasMessages = false
  /// Arrows stand between the steps, on lines of their own.
  private(set) var hasJoints = false
  /// Most lines are steps.
  private(set) var isDense = false

  /// - Parameters:
  ///   - source: the lines of the block, and whether a blank one stands before.
  ///   - isCode: the lines stand between fences, where any word can be a receiver.
  ///   - isTitle: whether a line without a step is one, in a block that prints times or does not.
  init(
    text: NoteText, _ source: [(range: Range<Int>, isAfterBlank: Bool)], isCode: Bool,
    isTitle: (_ line: Range<Int>, _ hasTimes: Bool) -> Bool
  ) {
    self.text = text
    setting = SettingReader(text: text)
    codeLines = CodeLineReader(text: text)
    let reader = StepReader(text: text)
    let read = source.map { line in
      codeLines.labelStep(line.range) ?? reader.read(line.range, inLog: false)
    }
    let named = read.compactMap { $0 }
    guard !named.isEmpty || isCode else { return }
    let columns = StepColumns(text: text, named)
    hasTimes = named.count(where: { $0.hasTime }) * 2 > named.count
    hasMessages = named.count(where: { $0.isMessage }) * 2 > named.count
    let isGlossed = isGlossed(source.map { $0.range }, read) { isTitle($0, hasTimes) }
    for (line, step) in zip(source, read) {
      if isGlossed, var step, !step.isHead, endsLine(step) {
        step.isHead = true
        lines.append(BlockLine(range: line.range, isAfterBlank: line.isAfterBlank, kind: .step(step)))
        continue
      }
      let kind = kind(of: line.range, step, columns, isCode: isCode) { isTitle(line.range, hasTimes) }
      lines.append(BlockLine(range: line.range, isAfterBlank: line.isAfterBlank, kind: kind))
    }
    takeExplanations()
    let count = steps.count
    hasJoints = count > 1 && lines.count { if case .joint = $0.kind { true } else { false } } >= count - 1
    isDense = hasJoints || count * 2 >= lines.count { !$0.isSilent }
  }

  /// Names that stand apart, each with a line right below it: what that says is said of the name, and is no title of the next.
  private mutating func takeExplanations() {
    let names = lines.indices.filter {
      if case .step = lines[$0].kind { $0 == 0 || lines[$0].isAfterBlank } else { false }
    }
    let explained = names.filter { index in
      index + 1 < lines.count && !lines[index + 1].isAfterBlank && lines[index + 1].isText
    }
    guard explained.count > 2, explained.count * 10 >= names.count * 7 else { return }
    for index in explained {
      lines[index + 1].kind = .noise
      if case .step(var step) = lines[index].kind {
        step.isExplainedBelow = true
        lines[index].kind = .step(step)
      }
    }
  }

  /// Each step names its receiver, or most were printed with times or as messages.
  var isLog: Bool { hasTimes || hasMessages || steps.allSatisfy { $0.steps.allSatisfy { $0.actor != nil } } }

  /// The numbers of the lines count up, perhaps several times.
  var countsUp: Bool {
    let numbers = steps.compactMap({ $0.number })
    return numbers.count >= 2 && zip(numbers, numbers.dropFirst()).allSatisfy { $0 + 1 == $1 || $1 == 1 && $0 > 1 }
  }

  /// The steps of all lines.
  var steps: [StepLine] {
    lines.compactMap { if case .step(let step) = $0.kind { step } else { nil } }
  }

  private func kind(
    of line: Range<Int>, _ step: StepLine?, _ columns: StepColumns, isCode: Bool, isTitle: () -> Bool
  ) -> BlockLine.Kind {
    if isCode, let start = codeLines.commentStart(line) {
      return step == nil || !text.namesCallback(in: start..<line.upperBound) ? .title : .noise
    }
    if codeLines.isJoint(line) { return .joint }
    if let phase = codeLines.scenePhase(in: line) { return .phase(phase) }
    if let step, let fit = fit(step, columns, isCode: isCode) {
      return isDenied(fit) ? .noise : .step(fit)
    }
    if step == nil, isReceiver(line) { return .receiver }
    return step == nil && isTitle() ? .title : .noise
  }

  /// "Going to the background:", and below it "loses the focus applicationWillResignActive": what each means stands before
  /// its name, with which the line ends.
  private func isGlossed(_ ranges: [Range<Int>], _ read: [StepLine?], isTitle: (Range<Int>) -> Bool) -> Bool {
    let glossed = read.count { step in step.map { !$0.isHead && endsLine($0) } ?? false }
    guard glossed > 1, glossed * 3 >= read.count(where: { $0 != nil }) * 2 else { return false }
    return zip(ranges, read).contains { range, step in
      step == nil && text.bytes.endsWithColon(range) && isTitle(range)
    }
  }

  private func endsLine(_ step: StepLine) -> Bool {
    step.steps.count == 1 && !step.isCall && step.label == nil && step.rest.count < 3
      && 1...StepColumns.most ~= step.before.count
  }

  /// The step as this block writes it, nil if it is written otherwise.
  private func fit(_ step: StepLine, _ columns: StepColumns, isCode: Bool) -> StepLine? {
    if let fit = columns.read(step) { return fit }
    guard isCode || step.isLog, !step.isCall, step.unknown <= (step.isLog ? StepReader.mostUnknown : 12),
      step.label == nil || step.isLog || step.steps[0].actor != nil
    else { return nil }
    var step = step
    if step.steps[0].actor == nil, let last = step.before.last { step.steps[0].actor = text.text(last) }
    return step
  }

  /// "viewDidLoad is not called here" in a log names what is missing.
  private func isDenied(_ step: StepLine) -> Bool {
    setting.denies(step.rest)
  }

  private func isReceiver(_ line: Range<Int>) -> Bool {
    let words = text.bytes.words(in: line, most: 2)
    guard words.count == 1, line.count - words[0].count <= 4 else { return false }
    return ActorReader.isActor(words[0], of: text.bytes)
  }
}

extension BlockLine {
  fileprivate var isText: Bool {
    switch kind {
    case .title, .noise: true
    case .step, .phase, .receiver, .joint: false
    }
  }

  /// Neither a step nor anything that is printed.
  var isSilent: Bool {
    switch kind {
    case .title, .joint, .receiver, .phase: true
    case .step, .noise: false
    }
  }
}
