/// Reads code blocks that list callbacks: logs and selectors, one a line.
///
/// One block may hold several runs: titles, comments and blank lines stand between them.
struct ListingReader {
  let text: NoteText
  let place: OrderingPlace
  let form: Ordering.Form
  private(set) var drafts: [OrderingDraft] = []
  private var steps: [Ordering.Step] = []
  private var range: Range<Int>?
  private var titles: [Range<Int>] = []
  private var isAfterBlank = true
  private var blockHasBlanks = false

  init(text: NoteText, place: OrderingPlace, lines: [CodeLine]) {
    self.text = text
    self.place = place
    let isOutput = place.leadInSays(.output, bytes: text.bytes)
    form = isOutput || lines.contains(where: \.isLogged) ? .log : .codeBlock
    blockHasBlanks = ListingReader.separatesWithBlanks(lines)
    for line in lines { read(line) }
    flush()
  }

  /// Blank lines separate runs unless every step stands alone between two of them.
  private static func separatesWithBlanks(_ lines: [CodeLine]) -> Bool {
    var length = 0
    var longest = 0
    var hasBlank = false
    for line in lines {
      switch line.kind {
      case .blank:
        hasBlank = true
        length = 0
      case .step, .phase:
        length += 1
        longest = max(longest, length)
      default: break
      }
    }
    return hasBlank && longest > 1
  }

  private mutating func read(_ line: CodeLine) {
    if isEcho(line) { return }
    switch line.kind {
    case .blank:
      isAfterBlank = true
      return
    case .joint, .remark: break
    case .title: readTitle(line)
    case .step(let step):
      startRun()
      take(step.steps, line)
    case .phase(let phase):
      startRun()
      let step = Ordering.Step(event: .scenePhase(phase), range: line.trimmed)
      if steps.last?.event != step.event { take([step], line) }
    case .source, .other:
      if isAfterBlank, blockHasBlanks { startRun() }
      return
    }
    isAfterBlank = false
  }

  /// The phase of a scene printed once more: `onChange scenePhase background`, `background`.
  private func isEcho(_ line: CodeLine) -> Bool {
    guard case .scenePhase(let phase) = steps.last?.event else { return false }
    if case .phase = line.kind { return false }
    return text.bytes[line.trimmed].elementsEqual(phase.rawValue.utf8)
  }

  /// A title starts a new run. Between lines of one run a comment is a remark about the next line.
  private mutating func readTitle(_ line: CodeLine) {
    if isAfterBlank || !blockHasBlanks || steps.isEmpty {
      flush()
      titles.append(line.trimmed)
    }
  }

  private mutating func startRun() {
    if isAfterBlank, blockHasBlanks, steps.count > 1 { flush() }
  }

  private mutating func take(_ new: [Ordering.Step], _ line: CodeLine) {
    steps += new
    range = (range?.lowerBound ?? line.trimmed.lowerBound)..<line.trimmed.upperBound
  }

  private mutating func flush() {
    defer {
      if !steps.isEmpty { titles = [] }
      steps = []
      range = nil
    }
    guard let range, StepSequence(steps: steps, place: place, bytes: text.bytes).hasTwoSteps else { return }
    drafts.append(
      OrderingDraft(
        steps: steps, range: range, form: form, evidence: place.evidence, titles: titles.reversed()))
  }
}

extension CodeLine {
  /// Printed by a program: with a time, a process, `-[Class name]` or a receiver before the name.
  var isLogged: Bool {
    if case .phase = kind { return true }
    guard case .step(let step) = kind else { return false }
    return step.isLog || step.steps.contains { $0.actor != nil }
  }

  var isSource: Bool {
    if case .source = kind { return true }
    return false
  }

  var isStep: Bool {
    switch kind {
    case .step, .phase: true
    default: false
    }
  }
}
