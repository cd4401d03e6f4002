import LifecycleEngine
import Markup

/// Lines of a paragraph that follow each other as steps.
private struct LineRun {
  var steps: [StepLine] = []
  /// The line above that says what happens.
  var title: Range<Int>?

  var numbers: [Int] { steps.compactMap(\.number) }

  /// Complexity: O(lines behind it).
  var lastNumber: Int? { steps.last { $0.number != nil }?.number }

  /// Every line has its number, each larger than the one before.
  var countsUp: Bool {
    numbers.count == steps.count && zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 }
  }
}

extension OrderingReader {
  /// Reads a paragraph whose lines are steps; gives whether it was one.
  mutating func readPlainLines(_ block: Block, _ place: OrderingPlace) -> Bool {
    let lines = text.filledLines(in: block.range)
    if lines.count == 1 {
      takeLone(lines[0], place)
      return false
    }
    return add(runs(lines), place)
  }

  /// Reads the lines below the first one of an item: what follows its title may be a log.
  mutating func readTail(of block: Block, _ place: OrderingPlace) -> Bool {
    // Most items are short, and need not be cut into lines for that.
    guard text.namesCallback(in: block.range), !text.isOneLine(block.range) else { return false }
    let lines = text.filledLines(in: block.range)
    guard lines.count > 2 else { return false }
    return add(runs(Array(lines.dropFirst())), place)
  }

  private mutating func add(_ runs: [LineRun], _ place: OrderingPlace) -> Bool {
    var found = false
    for run in runs {
      if add(run, place) { found = true }
    }
    return found
  }

  /// The runs of steps: a number that starts anew and a line that says what happens each begin a new one.
  private func runs(_ lines: [Range<Int>]) -> [LineRun] {
    let read = lines.map { line in steps.readHead(line).flatMap { $0.hasArrows ? nil : $0 } }
    let named = read.compactMap { $0 }
    guard named.count >= 2, named.count * 2 >= lines.count else { return [] }
    let areNumbered = named.filter { $0.number != nil }.count * 10 >= named.count * 6
    var runs = [LineRun()]
    for (line, step) in zip(lines, read) {
      if let step, !areNumbered || step.number != nil {
        if let number = step.number, let last = runs[runs.count - 1].lastNumber, number <= last {
          runs.append(LineRun())
        }
        runs[runs.count - 1].steps.append(step)
      } else if step == nil, isTitle(line) {
        runs.append(LineRun(title: line))
      }
    }
    return runs
  }

  private func isTitle(_ line: Range<Int>) -> Bool {
    if SituationWords.table.occurs(in: line, of: text.bytes) { return true }
    return text.bytes[line.upperBound - 1] == 0x3A
      || line.count > 3 && text.bytes[line.suffix(3)].elementsEqual("：".utf8)
  }

  private mutating func add(_ run: LineRun, _ place: OrderingPlace) -> Bool {
    var place = place
    if let title = run.title { place.leadIn = title }
    let taken = run.steps.flatMap(\.steps)
    let sequence = StepSequence(steps: taken, place: place, bytes: text.bytes)
    let isLogged = run.steps.allSatisfy(\.isLog)
    guard let first = run.steps.first, let last = run.steps.last, sequence.hasTwoSteps,
      isLogged || run.countsUp || sequence.isOrderWithoutNumbers || (areLone(run.steps) && sequence.isAscending)
    else { return false }
    drafts.append(
      OrderingDraft(
        steps: taken, range: first.range.lowerBound..<last.range.upperBound,
        form: isLogged ? .log : .plainLines, evidence: place.evidence, titles: run.title.map { [$0] } ?? []))
    return true
  }

  private func areLone(_ lines: [StepLine]) -> Bool { lines.count >= 3 && lines.allSatisfy(steps.isLone) }

  private mutating func takeLone(_ line: Range<Int>, _ place: OrderingPlace) {
    guard place.items.isEmpty, let step = steps.readHead(line), !step.hasArrows, step.steps.count == 1 else { return }
    loneSteps.append(LoneStep(step: step, place: place, isCode: false))
  }

  /// Steps that stand one by one in paragraphs or code blocks of one section tell an order together.
  mutating func takeLoneSteps() {
    defer { loneSteps = [] }
    guard loneSteps.count >= 3, let first = loneSteps.first, let last = loneSteps.last else { return }
    let taken = loneSteps.flatMap(\.step.steps)
    let sequence = StepSequence(steps: taken, place: first.place, bytes: text.bytes)
    let run = LineRun(steps: loneSteps.map(\.step))
    guard sequence.hasTwoSteps, !sequence.repeats, run.countsUp || sequence.isOrderWithoutNumbers else { return }
    drafts.append(
      OrderingDraft(
        steps: taken, range: first.step.range.lowerBound..<last.step.range.upperBound,
        form: first.isCode ? .codeBlock : .plainLines, evidence: first.place.evidence))
  }
}
