import LifecycleEngine
import Markup

extension OrderingReader {
  /// Reads a table whose rows are steps, and the sentences in its cells.
  mutating func readTable(_ table: Block, _ place: OrderingPlace) {
    guard let header = table.children.first, table.children.count >= 3, text.namesCallback(in: table.range) else {
      return
    }
    let rows = Array(table.children.dropFirst())
    let columns = rows.map { $0.children.count }.max() ?? 0
    let cells = rows.map { row in row.children.map { steps.read($0.range) } }
    if let column = stepColumn(cells, columns) {
      takeColumn(column, rows: rows, cells: cells, header: header, place)
    } else {
      takeLanes(cells, rows: rows, header: header, place)
    }
    for (row, read) in zip(rows, cells) {
      var inner = place
      inner.topic = read.compactMap { $0 }.first?.steps.first?.mention
      for cell in row.children { readProse(cell.range, inner) }
    }
  }

  /// The first column whose cells are steps in most rows.
  private func stepColumn(_ cells: [[StepLine?]], _ columns: Int) -> Int? {
    (0..<columns).first { column in
      let named = cells.filter { $0.count > column && ($0[column]?.isHead ?? false) }.count
      return named >= 2 && named * 10 >= cells.count * 7
    }
  }

  private mutating func takeColumn(
    _ column: Int, rows: [Block], cells: [[StepLine?]], header: Block, _ place: OrderingPlace
  ) {
    let taken = cells.flatMap { row -> [Ordering.Step] in
      guard row.count > column, let step = row[column], step.isHead else { return [] }
      return step.steps
    }
    var place = place
    place.items.append(header.range)
    let sequence = StepSequence(steps: taken, place: place, bytes: text.bytes)
    let isNumbered = column > 0 && rows.allSatisfy { isNumber($0.children.first) }
    // Behind a column of states or events the rows are cases, not steps.
    let isFirst = column == 0 || isNumbered
    guard sequence.hasTwoSteps, isNumbered || (isFirst && sequence.isOrderWithoutNumbers) else { return }
    add(taken, rows: rows, place)
  }

  /// A table with a column for each receiver and one callback in each row.
  private mutating func takeLanes(
    _ cells: [[StepLine?]], rows: [Block], header: Block, _ place: OrderingPlace
  ) {
    var taken: [Ordering.Step] = []
    for row in cells {
      let named = row.indices.filter { row[$0]?.isHead ?? false }
      guard named.count <= 1 else { return }
      guard let column = named.first, let step = row[column] else { continue }
      for var next in step.steps {
        if header.children.count > column {
          next.actor = next.actor ?? text.text(header.children[column].range)
        }
        taken.append(next)
      }
    }
    guard taken.count >= 3, taken.count * 10 >= rows.count * 7 else { return }
    let sequence = StepSequence(steps: taken, place: place, bytes: text.bytes)
    guard sequence.hasTwoSteps, sequence.hasTwoActors else { return }
    add(taken, rows: rows, place)
  }

  private mutating func add(_ taken: [Ordering.Step], rows: [Block], _ place: OrderingPlace) {
    guard let first = rows.first, let last = rows.last else { return }
    drafts.append(
      OrderingDraft(
        steps: taken, range: first.range.lowerBound..<last.range.upperBound, form: .table,
        evidence: place.evidence))
  }

  private func isNumber(_ cell: Block?) -> Bool {
    guard let cell else { return false }
    let range = text.bytes.trimmed(cell.range)
    return !range.isEmpty && text.bytes[range].allSatisfy { $0.isDigit || $0 == 0x2E }
  }
}
