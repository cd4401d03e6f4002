import LifecycleEngine
import Markup

extension OrderingReader {
  /// A heading that names callbacks, or not.
  private struct HeadingStep {
    let level: Int
    let range: Range<Int>
    let step: StepLine?
    var number: Int?
    /// The part of `3.2` before the last point: rows of such headings belong to one section.
    var section: Int?
    let parents: [OrderingPlace.Heading]
  }

  /// A row of fewer headings with callbacks tells no order.
  private static let fewestHeadings = 3

  /// Reads rows of headings: by their numbers, or side by side below a heading about life cycles.
  mutating func readHeadings() {
    let headings = collectHeadings()
    let used = readNumbered(headings)
    var seen = used
    for start in headings.indices where !seen[start] {
      let row = siblings(from: start, in: headings).filter { !used[$0] }
      for index in row { seen[index] = true }
      readSideBySide(row.map { headings[$0] })
    }
  }

  /// The headings; none where too few can name callbacks.
  private func collectHeadings() -> [HeadingStep] {
    var found: [HeadingStep] = []
    let named = text.document.blocks.count { block in
      guard case .heading = block.kind else { return false }
      return text.namesCallback(in: block.range)
    }
    guard named >= OrderingReader.fewestHeadings else { return [] }
    var parents: [OrderingPlace.Heading] = []
    for block in text.document.blocks {
      guard case .heading(let level) = block.kind else { continue }
      parents.removeAll { $0.level >= level }
      let line = text.firstLine(of: block.range)
      let head = steps.readHead(line)
      let compares = head != nil && OrderingCues.meanings(in: line, of: text.bytes).contains(.glossary)
      let step = compares ? nil : head
      let prefix = PrefixReader(text.bytes, line, upTo: 0)
      var heading = HeadingStep(
        level: level, range: line, step: step, number: prefix.number, parents: parents)
      if let minor = prefix.subnumber {
        heading.section = prefix.number
        heading.number = minor
      }
      found.append(heading)
      parents.append(OrderingPlace.Heading(level: level, range: block.range))
    }
    return found
  }

  /// Rows of numbered headings, whatever their levels; gives which headings they took.
  private mutating func readNumbered(_ headings: [HeadingStep]) -> [Bool] {
    var used = [Bool](repeating: false, count: headings.count)
    for isMinor in [false, true] {
      var row: [Int] = []
      for (index, heading) in headings.enumerated() {
        guard let number = heading.number, (heading.section != nil) == isMinor else { continue }
        if let last = row.last, let before = headings[last].number,
          number <= before || headings[last].section != heading.section
        {
          finish(row, headings, &used)
          row = []
        }
        row.append(index)
      }
      finish(row, headings, &used)
    }
    return used
  }

  private mutating func finish(_ row: [Int], _ headings: [HeadingStep], _ used: inout [Bool]) {
    let named = row.filter { headings[$0].step != nil }
    guard named.count >= OrderingReader.fewestHeadings, let first = named.first, let last = named.last,
      named.count * 2 > row.filter({ $0 >= first && $0 <= last }).count
    else { return }
    add(named.map { headings[$0] }, .numberedHeadings)
    for index in named { used[index] = true }
  }

  /// The headings of one level below one parent, if `start` is the first of them.
  private func siblings(from start: Int, in headings: [HeadingStep]) -> [Int] {
    let level = headings[start].level
    var row: [Int] = []
    for index in start..<headings.count {
      if headings[index].level < level { break }
      if headings[index].level == level { row.append(index) }
    }
    return row
  }

  /// Headings without numbers tell a life if their parent is about life cycles and they stand in its order.
  private mutating func readSideBySide(_ row: [HeadingStep]) {
    // A memory warning can come at any time: as a heading it is a topic of its own.
    let named = row.filter { heading in
      heading.step.map { step in !step.steps.allSatisfy { isAboutMemory($0.callback) } } ?? false
    }
    let taken = named.flatMap { $0.step?.steps ?? [] }
    guard named.count >= OrderingReader.fewestHeadings, taken.count >= 4, named.count * 2 >= row.count,
      let parents = named.first?.parents
    else {
      return
    }
    let sequence = StepSequence(
      steps: taken, place: OrderingPlace(headings: parents), bytes: text.bytes)
    let isFirst = parents.isEmpty && isAboutLife(row)
    guard sequence.isLife || (isFirst && sequence.isAscending && !sequence.repeats) else { return }
    add(named, .headings)
  }

  private func isAboutMemory(_ callback: Callback?) -> Bool {
    switch callback {
    case .didReceiveMemoryWarning, .viewDidUnload, .viewWillUnload, .applicationDidReceiveMemoryWarning: true
    default: false
    }
  }

  /// The title of the note or the first heading of the row is about life cycles.
  private func isAboutLife(_ row: [HeadingStep]) -> Bool {
    let title = text.document.frontMatter.range
    let ranges = row.filter { $0.step == nil }.map(\.range) + [title]
    return ranges.contains { OrderingCues.meanings(in: $0, of: text.bytes).contains(.life) }
  }

  private mutating func add(_ headings: [HeadingStep], _ form: Ordering.Form) {
    guard let first = headings.first, let last = headings.last else { return }
    let taken = headings.flatMap { $0.step?.steps ?? [] }
    let place = OrderingPlace(headings: first.parents)
    guard StepSequence(steps: taken, place: place, bytes: text.bytes).hasTwoSteps else { return }
    drafts.append(
      OrderingDraft(
        steps: taken, range: first.range.lowerBound..<last.range.upperBound, form: form,
        evidence: place.evidence))
  }
}
