/// Reads the text of a scenario line by line. Every problem is noted with its place and the rest is still read.
public struct ScenarioParser {
  var scenario = Scenario()
  var problems: [ScenarioProblem] = []
  var line = 0

  /// The most lines that are read: what a person can have written and a machine can run in a blink.
  static let maximumLines = 20_000
  /// The most things that may happen: a line can hold many.
  static let maximumActions = 20_000
  private var actionCount = 0

  /// Reads UTF-8 text. Complexity: O(bytes) plus O(names) for every name.
  public static func parse(_ text: [UInt8]) -> ParsedScenario {
    text.withUnsafeBufferPointer { bytes in
      bytes.baseAddress.map { parse(TextBytes($0, bytes.indices)) }
    } ?? ParsedScenario(scenario: Scenario(), problems: [])
  }

  private static func parse(_ text: TextBytes) -> ParsedScenario {
    var parser = ScenarioParser()
    var start = 0
    while start <= text.count {
      var end = start
      while end < text.count, text[end] != 0x0A, text[end] != 0x0D { end += 1 }
      parser.line += 1
      if parser.line > maximumLines {
        parser.note(.tooLong, Slice(text[start..<end]))
        break
      }
      parser.parseLine(Slice(withoutComment(text[start..<end])).trimmed)
      start = end + 1
      if end + 1 < text.count, text[end] == 0x0D, text[end + 1] == 0x0A { start += 1 }
    }
    parser.finish()
    return ParsedScenario(scenario: parser.scenario, problems: parser.problems)
  }

  /// A comment starts with `#` at the start of a line or after a space.
  private static func withoutComment(_ line: TextBytes) -> TextBytes {
    var previous = UInt8(ascii: " ")
    for index in line.indices {
      if line[index] == UInt8(ascii: "#"), previous == UInt8(ascii: " ") || previous == UInt8(ascii: "\t") {
        return line[..<index]
      }
      previous = line[index]
    }
    return line
  }

  @inline(never)
  mutating func note(_ kind: ScenarioProblem.Kind, _ slice: Slice) {
    problems.append(ScenarioProblem(kind: kind, range: slice.range, line: line))
  }

  private mutating func parseLine(_ slice: Slice) {
    guard let first = slice.text.first else { return }
    switch first {
    case UInt8(ascii: ">"): parseExpectation(slice.dropFirst(1), whole: slice)
    case UInt8(ascii: "="): parseQuery(slice.dropFirst(1), whole: slice)
    case UInt8(ascii: "!"):
      guard !scenario.steps.isEmpty else { return note(.expectationWithoutStep, slice) }
      scenario.steps[scenario.steps.count - 1].failure = Array(slice.dropFirst(1).text)
    default: if !parseDeclaration(slice) { parseStep(slice) }
    }
  }

  private mutating func parseStep(_ slice: Slice) {
    var actions: [Action] = []
    for part in slice.split(UInt8(ascii: ";")) where !part.isEmpty {
      actionCount += 1
      guard actionCount <= Self.maximumActions else {
        // Said once, where it begins.
        if actionCount == Self.maximumActions + 1 { note(.tooLong, part) }
        break
      }
      if let action = parseAction(part, inOverride: false) { actions.append(action) }
    }
    var step = Step(actions: actions)
    step.source = Position(range: slice.range, line: line)
    scenario.steps.append(step)
  }

  @inline(never)
  mutating func name(_ slice: Slice) -> NameID? {
    guard slice.isName, !slice.isContainer else {
      note(.badName, slice)
      return nil
    }
    return hasRoomForName(slice) ? scenario.intern(slice.text) : nil
  }

  mutating func hasRoomForName(_ slice: Slice) -> Bool {
    if scenario.names.count < 2_000 { return true }
    note(.tooManyNames, slice)
    return false
  }

  /// Checks what only the whole text can tell: receivers that nothing else mentions, unbalanced alternatives.
  private mutating func finish() {
    guard scenario.steps.contains(where: { !$0.expectations.isEmpty }) else { return }
    let script = Script(scenario)
    for step in scenario.steps {
      var depth = 0
      for expectation in step.expectations {
        line = expectation.source.line
        switch expectation.kind {
        case .either: depth += 1
        case .end: depth -= 1
        case .entry(let expected):
          if !script.knows(expected.receiver) { note(.unknownReceiver, at: expectation.source) }
        default: break
        }
        if depth < 0 || depth > 8 { return note(.unbalancedEither, at: expectation.source) }
      }
      if depth != 0 { note(.unbalancedEither, at: step.source) }
    }
  }

  private mutating func note(_ kind: ScenarioProblem.Kind, at place: Position) {
    problems.append(ScenarioProblem(kind: kind, range: place.range, line: place.line))
  }
}
