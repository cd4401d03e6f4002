/// An item's question in words: the stem, what is given, and what has happened before.
package struct StemText: Sendable {
  private let item: QuizItem
  private let strings: Strings

  /// The question of an item, in a language.
  package init(item: QuizItem, strings: Strings) {
    self.item = item
    self.strings = strings
  }

  /// What happened before the calls that are asked about: earlier steps, and earlier calls of the same step.
  package var given: [String] {
    var lines: [String] = []
    if !item.given.steps.isEmpty { lines.append(strings(.earlierSteps, strings.list(item.given.steps))) }
    if !item.given.calls.isEmpty {
      let omitted = item.given.omittedCallCount
      let more = omitted > 0 ? [strings(.earlierCallsMore, "\(omitted)")] : []
      lines.append(strings(.earlierCalls, strings.list(more + item.given.calls)))
    }
    return lines
  }

  var lines: [String] {
    var lines = [item.stem]
    if !item.fixed.isEmpty { lines.append(strings(.fixedFacts, strings.facts(item.fixed))) }
    lines += given
    switch item {
    case .ordering(let item): if !item.distractors.isEmpty { lines.append(strings(.someNotCalled)) }
    case .choice(let item):
      if !item.log.isEmpty { lines.append(strings(item.kind == .next ? .logSoFar : .theLog)) }
      lines += item.log.map { strings(.logLine, $0) }
    }
    return lines
  }
}
