import LifecycleEngine
import Reading
import Verify

/// Lines of a block that follow each other as steps.
struct BlockRun {
  var lines: [StepLine] = []
  var title: Range<Int>?
  /// Other titles above the same lines, the nearest first.
  var setUp: [Range<Int>] = []
  /// The title that says what happens, where the nearest one only names a version.
  var above: Range<Int>?
  /// How many titles number its steps: "1. B is loaded", "2. A disappears".
  var numbered = 0
  /// The receivers and callbacks that came so far.
  var seen: Set<Ordering.Step.Key> = []
}

extension Ordering.Step {
  /// What is called on whom.
  struct Key: Hashable {
    let actor: String?
    let event: Ordering.Event
  }

  var key: Key { Key(actor: actor, event: event) }
}

/// Cuts a block whose lines are written alike into runs, each an order of its own.
struct BlockCutter {
  let text: NoteText
  let setting: SettingReader

  /// Cuts a block into runs: at titles, at blank lines of logs, and where a blank line comes before what was there before.
  func runs(of grammar: LineGrammar) -> [BlockRun] {
    var runs = [BlockRun()]
    var receiver: String?
    var number = 0
    var isBehindText = false
    // Asked once: each goes through all lines.
    let (counts, isLog) = (grammar.countsUp, grammar.isLog)
    for (index, line) in grammar.lines.enumerated() {
      let last = runs.count - 1
      switch line.kind {
      case .title where setting.isVersion(line.range):
        let above = runs[last].above ?? runs[last].title
        if !runs[last].lines.isEmpty { runs.append(BlockRun()) }
        runs[runs.count - 1].above = above
        runs[runs.count - 1].title = line.range
        receiver = nil
      case .title where isPhase(line.range, again: runs[last]): break
      case .title where isStep(line.range, of: runs[last]): runs[last].numbered += 1
      case .title:
        guard !runs[last].lines.isEmpty else {
          takeTitle(line.range, &runs[last])
          continue
        }
        if !grammar.hasJoints, !isOfReceiver(line.range, runs[last]),
          !isEnd(line.range, before: grammar.lines.dropFirst(index + 1).first, ofLife: runs[last]),
          isSplit(line, grammar) || isApart(line, runs[last]),
          line.isAfterBlank || runs[last].lines.count > 1 || isTitle(line.range, like: runs[last].title)
        {
          runs.append(BlockRun(title: line.range))
          receiver = nil
        }
      case .receiver: receiver = text.text(line.range)
      case .noise: isBehindText = isBehindText || line.isAfterBlank && !isLog
      case .joint: break
      case .phase(let phase):
        let step = Ordering.Step(event: .scenePhase(phase), range: line.range)
        if runs[last].lines.last?.steps.last?.event != step.event { take(StepLine(phase: step), &runs[last]) }
      case .step(let step) where line.isAfterBlank && isSentence(step, behind: runs[last]):
        runs.append(BlockRun())
      case .step(var step):
        if let receiver {
          for index in step.steps.indices { step.steps[index].actor = step.steps[index].actor ?? receiver }
        }
        let mark = step.number
        let isAgain = step.steps.contains { runs[last].seen.contains($0.key) }
        let isAnew = counts && mark == 1 && number > 1
        let isApart = line.isAfterBlank && runs[last].lines.count > 1
        if isBehindText, line.isAfterBlank, !runs[last].lines.isEmpty { runs.append(BlockRun()) }
        isBehindText = false
        if isAnew && !runs[last].lines.isEmpty || isApart && (isLog || isAgain) {
          runs.append(BlockRun())
        }
        number = mark ?? number
        take(step, &runs[runs.count - 1])
      }
    }
    return runs
  }

  /// "1. B is loaded", "2. A disappears" below "A pushes B": a part of what that says, and what follows is the next.
  private func isStep(_ line: Range<Int>, of run: BlockRun) -> Bool {
    guard let mark = NumberMark.read(text.bytes, line), mark.value == run.numbered + 1, mark.minor == nil else {
      return false
    }
    return run.title.map(setting.namesTransition) ?? false && setting.namesPhase(line)
  }

  /// "`X` is also called when …" below lines that are names alone.
  private func isSentence(_ step: StepLine, behind run: BlockRun) -> Bool {
    func isAlone(_ step: StepLine) -> Bool { step.rest.count < 3 }
    return run.lines.count > 1 && run.lines.allSatisfy(isAlone) && text.bytes.words(in: step.rest, most: 4).count == 4
  }

  /// "onChange active", and below it "active": printed twice.
  private func isPhase(_ line: Range<Int>, again run: BlockRun) -> Bool {
    guard case .scenePhase(let phase)? = run.lines.last?.steps.last?.event else { return false }
    return text.bytes[line].elementsEqual(phase.rawValue.utf8)
  }

  /// "// navigate to another app" below "// open the app switcher", "Active:" below "Inactive:": each begins anew, however
  /// little stands between.
  private func isTitle(_ line: Range<Int>, like other: Range<Int>?) -> Bool {
    guard let other else { return false }
    return isRemark(line) && isRemark(other) || text.bytes.endsWithColon(line) && text.bytes.endsWithColon(other)
  }

  private func isRemark(_ line: Range<Int>) -> Bool { text.bytes.hasWord("//", at: line.lowerBound) }

  /// "1st screen gone" among lines like "1st viewDidDisappear": a step that is no callback.
  private func isOfReceiver(_ line: Range<Int>, _ run: BlockRun) -> Bool {
    !setting.namesTransition(line)
      && run.seen.contains { key in
        guard let actor = key.actor?.utf8, line.count > actor.count else { return false }
        return text.bytes[line].starts(with: actor) && text.bytes[line.lowerBound + actor.count] == 0x20
      }
  }

  /// "// when it disappears" below the callbacks of one that appears: the life of one goes on.
  private func isEnd(_ title: Range<Int>, before next: BlockLine?, ofLife run: BlockRun) -> Bool {
    guard run.title == nil, run.seen.allSatisfy({ $0.actor == nil }),
      run.lines.contains(where: { $0.begins(with: [.viewDidLoad, .viewWillAppear]) }),
      case .step(let step)? = next?.kind, step.begins(with: [.viewWillDisappear, .viewDidDisappear])
    else { return false }
    return setting.setting(of: [title], near: [title], for: .viewController).occasion.situations == [.disappears]
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

  /// A remark behind a blank line, among lines that name their receivers: what was printed then.
  private func isApart(_ line: BlockLine, _ run: BlockRun) -> Bool {
    line.isAfterBlank && isRemark(line.range)
      && run.lines.last.map { $0.steps.allSatisfy { $0.actor != nil } } ?? false
  }

  /// A title in the middle of a block begins a new run if it says what happens; in a log any other line does that
  /// is not about the next one.
  private func isSplit(_ line: BlockLine, _ grammar: LineGrammar) -> Bool {
    if setting.tellsWhatHappens(line.range) || setting.leadsToOrder(line.range) { return true }
    let isLog = grammar.hasTimes || grammar.hasMessages
    // "$ grep X app.log": the lines below are what that printed.
    return text.bytes.endsWithColon(line.range) || isLog && !text.namesCallback(in: line.range)
      || [0x24, 0x2D, 0x3D, 0x28].contains(text.bytes[line.range.lowerBound])
  }
}

extension StepLine {
  /// Whether its first callback is one of these, and nobody's in particular.
  fileprivate func begins(with callbacks: [Callback]) -> Bool {
    guard let first = steps.first, first.actor == nil else { return false }
    return first.callback.map(callbacks.contains) ?? false
  }

  /// A phase of a scene.
  fileprivate init(phase: Ordering.Step) {
    self.init(
      range: phase.range, steps: [phase], isHead: true, unknown: 0,
      rest: phase.range.upperBound..<phase.range.upperBound)
  }
}
