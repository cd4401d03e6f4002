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

  /// What is on screen then; nil where there is nothing to show.
  package var picture: PictureText? { ScreenPicture(of: item.facts).map { PictureText($0, strings: strings) } }

  /// All of it, the screen in words.
  var lines: [String] { lines(picture.map { [$0.words] } ?? []) }

  /// All of it, the screen as it is drawn.
  var drawnLines: [String] { lines(picture.map { [$0.heading] + $0.rows.map { "  " + $0 } } ?? []) }

  private func lines(_ screen: [String]) -> [String] {
    var lines = [item.stem]
    if !item.fixed.isEmpty { lines.append(strings(.fixedFacts, strings.facts(item.fixed))) }
    lines += given + screen
    switch item {
    case .ordering(let item): if !item.distractors.isEmpty { lines.append(strings(.someNotCalled)) }
    case .choice(let item):
      if !item.log.isEmpty { lines.append(strings(item.kind == .next ? .logSoFar : .theLog)) }
      lines += item.log.map { strings(.logLine, $0) }
    }
    return lines
  }
}
