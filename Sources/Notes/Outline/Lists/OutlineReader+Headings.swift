import LifecycleEngine

/// A heading that names callbacks, or not.
private struct HeadingStep {
  let line: Int
  let level: Int
  let step: StepLine?
  /// The last part of its number, and the part before it: rows of `3.1`, `3.2` belong to one section.
  let number: Int?
  let section: Int?
}

extension OutlineReader {
  /// A row of fewer headings with callbacks tells no order.
  private static let fewestHeadings = 3

  /// Reads rows of headings: by their numbers, or side by side below one that says that an order follows.
  mutating func readHeadings() {
    let headings = lines.indices.compactMap(heading)
    guard headings.count(where: { $0.step != nil }) >= OutlineReader.fewestHeadings else { return }
    var seen = readNumbered(headings)
    for start in headings.indices where !seen[start] {
      var row: [HeadingStep] = []
      for index in start..<headings.count {
        if headings[index].level < headings[start].level { break }
        guard headings[index].level == headings[start].level, !seen[index] else { continue }
        row.append(headings[index])
        seen[index] = true
      }
      add(row, .headings)
    }
  }

  private func heading(_ index: Int) -> HeadingStep? {
    guard case .heading(let level) = lines[index].kind else { return nil }
    let range = lines[index].range
    let compares = setting.meaning(of: range).contains(.glossary)
    let mark = lines[index].number
    return HeadingStep(
      line: index, level: level, step: compares ? nil : steps.readHead(range), number: mark?.minor ?? mark?.value,
      section: mark?.minor == nil ? nil : mark?.value)
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
          take(row, headings, &used)
          row = []
        }
        row.append(index)
      }
      take(row, headings, &used)
    }
    return used
  }

  private mutating func take(_ row: [Int], _ headings: [HeadingStep], _ used: inout [Bool]) {
    guard add(row.map { headings[$0] }, .numberedHeadings) else { return }
    for index in row { used[index] = true }
  }

  /// A row of headings of which most name callbacks.
  @discardableResult
  private mutating func add(_ row: [HeadingStep], _ form: Ordering.Form) -> Bool {
    let named = row.filter { $0.step != nil }
    guard named.count >= OutlineReader.fewestHeadings, let first = named.first, let last = named.last,
      named.count * 2 > row.count(where: { $0.line >= first.line && $0.line <= last.line })
    else { return false }
    var place = place(of: first.line)
    place.leadIn = nil
    var candidate = Candidate(lines: named.compactMap(\.step), form: form, place: place)
    // What stands below a heading explains it.
    candidate.evidence = form == .numberedHeadings ? [.numbers] : [.explained]
    return add(candidate)
  }
}
