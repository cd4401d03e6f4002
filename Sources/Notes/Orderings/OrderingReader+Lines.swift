import LifecycleEngine
import Markup

extension OrderingReader {
  /// Reads a paragraph whose lines are steps; gives whether it was one.
  mutating func readPlainLines(_ block: Block, _ place: OrderingPlace) -> Bool {
    let lines = text.shownLines(in: block.range).map { text.bytes.trimmed($0) }.filter { !$0.isEmpty }
    if lines.count == 1 {
      takeLone(lines[0], place)
      return false
    }
    let read = lines.map { steps.read($0) }
    let named = read.compactMap { $0 }.filter { $0.isHead && !$0.hasArrows }
    guard named.count >= 2, named.count * 10 >= lines.count * 6 else { return false }
    let taken = named.flatMap(\.steps)
    let isLogged = named.allSatisfy(\.isLog)
    let sequence = StepSequence(steps: taken, place: place, bytes: text.bytes)
    let numbers = named.compactMap(\.number)
    let countsUp = numbers.count == named.count && zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 }
    let areLone = named.allSatisfy(\.isLone) && named.count >= 3
    guard sequence.hasTwoSteps,
      isLogged || countsUp || sequence.isOrderWithoutNumbers || (areLone && sequence.isAscending)
    else { return false }
    drafts.append(
      OrderingDraft(
        steps: taken, range: named[0].range.lowerBound..<named[named.count - 1].range.upperBound,
        form: isLogged ? .log : .plainLines, evidence: place.evidence))
    return true
  }

  private mutating func takeLone(_ line: Range<Int>, _ place: OrderingPlace) {
    guard place.items.isEmpty, let step = steps.read(line), step.isHead, !step.hasArrows,
      step.steps.count == 1
    else { return }
    loneSteps.append(LoneStep(step: step, place: place, isCode: false))
  }

  /// Steps that stand one by one in paragraphs or code blocks of one section tell an order together.
  mutating func takeLoneSteps() {
    defer { loneSteps = [] }
    guard loneSteps.count >= 3, let first = loneSteps.first, let last = loneSteps.last else { return }
    let taken = loneSteps.flatMap(\.step.steps)
    let sequence = StepSequence(steps: taken, place: first.place, bytes: text.bytes)
    let numbers = loneSteps.compactMap(\.step.number)
    let countsUp =
      numbers.count == loneSteps.count && zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 }
    guard sequence.hasTwoSteps, !sequence.repeats, countsUp || sequence.isOrderWithoutNumbers else {
      return
    }
    drafts.append(
      OrderingDraft(
        steps: taken, range: first.step.range.lowerBound..<last.step.range.upperBound,
        form: first.isCode ? .codeBlock : .plainLines, evidence: first.place.evidence))
  }
}
