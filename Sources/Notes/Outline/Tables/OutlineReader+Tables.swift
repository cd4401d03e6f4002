import LifecycleEngine
import Markup
import Reading

extension OutlineReader {
  /// Reads a table whose rows are steps, and the chains and sentences in its cells.
  mutating func readTable(_ table: Block, at line: Int) {
    guard let header = table.children.first, table.children.count >= 2, text.namesCallback(in: table.range) else {
      return
    }
    let rows = Array(table.children.dropFirst())
    let cells = rows.map { row in row.children.map { steps.read($0.range) } }
    var place = place(of: line)
    place.items.append(header.range)
    let columns = stepColumns(cells, isNumbered: rows.allSatisfy { isNumber($0.children.first) })
    let numbered = countedColumns(of: header)
    if numbered.count > 1 {
      for (row, read) in zip(rows, cells) { addRow(row, read, numbered, place) }
    } else if cells.count(where: isTranslation) > 1 {
      // A table of names, old and new.
    } else if columns.isEmpty {
      addLanes(cells, header: header, place)
    } else {
      addColumns(columns, cells, rows: rows, header: header, place)
    }
    for (row, read) in zip(rows, cells) { readCells(row, read, header: header, place) }
  }

  /// The columns whose cells are steps in most rows: where these are numbered, more of them may be steps that are no callbacks.
  private func stepColumns(_ cells: [[StepLine?]], isNumbered: Bool) -> [Int] {
    guard cells.count >= 2 else { return [] }
    let least = isNumbered ? 6 : 7
    return (0..<(cells.map(\.count).max() ?? 0)).filter { column in
      let named = cells.filter { $0.count > column && ($0[column].map { $0.isHead && !$0.hasArrows } ?? false) }.count
      let rows = cells.count { $0.count > column && ($0[column]?.steps.count ?? 0) > 1 }
      return named >= 2 && named * 10 >= cells.count * least && rows * 2 < named
    }
  }

  /// One order for each column of steps; columns that say the same in two languages are one.
  private mutating func addColumns(
    _ columns: [Int], _ cells: [[StepLine?]], rows: [Block], header: Block, _ place: OrderingPlace
  ) {
    var told: [[Ordering.Event]] = []
    for column in columns {
      var taken = cells.compactMap { $0.count > column ? $0[column] : nil }.filter(\.isHead)
      let named = columns.count == 1 ? receivers(rows, cells, besides: column) : nil
      if let named, named.count == taken.count {
        for index in taken.indices { taken[index].steps[0].actor = taken[index].steps[0].actor ?? named[index] }
      }
      let events = taken.flatMap(\.steps).map(\.event)
      guard !told.contains(events) else { continue }
      told.append(events)
      let isNumbered = column > 0 && rows.allSatisfy { isNumber($0.children.first) }
      let title = columns.count > 1 && header.children.count > column ? header.children[column].range : nil
      var candidate = Candidate(lines: taken, form: .table, place: place, title: title)
      if isNumbered {
        candidate.evidence.append(.numbers)
      } else if columns.count == 1, answers(rows, besides: column) {
        // Which of them come, and not in which order.
        candidate.evidence.append(.denied)
      } else if named != nil {
        candidate.evidence.append(.block)
      } else if column > 0, columns.count == 1 {
        // Behind a column of states or events the rows are cases, not steps.
        candidate.evidence.append(.explained)
      } else if columns.count == 1, (cells.map(\.count).max() ?? 0) > 1 {
        candidate.evidence.append(.beside)
      }
      add(candidate)
    }
  }

  /// The columns that are headed 1, 2, 3; numbers of versions begin with no 1.
  private func countedColumns(of header: Block) -> [Int] {
    let numbers = header.children.enumerated().compactMap { column, cell -> (column: Int, number: Int)? in
      guard column > 0, isNumber(cell) else { return nil }
      return Int(text.text(cell.range).filter(\.isNumber)).map { (column, $0) }
    }
    guard numbers.map(\.number).elementsEqual(1..<(numbers.count + 1)) else { return [] }
    return numbers.map(\.column)
  }

  /// One order of the cells of a row, where the columns are numbered: "| push | A X | B Y |" below "| what | 1 | 2 |".
  private mutating func addRow(_ row: Block, _ cells: [StepLine?], _ numbered: [Int], _ place: OrderingPlace) {
    let taken = numbered.compactMap { cells.count > $0 ? cells[$0] : nil }.filter { $0.isHead && !$0.hasArrows }
    guard taken.count > 1 else { return }
    var place = place
    place.leadIn = row.children.first?.range
    add(Candidate(lines: taken, form: .table, place: place, evidence: [.numbers]))
  }

  /// Whether a row has what an application is told, and beside it what a scene is told instead.
  private func isTranslation(_ row: [StepLine?]) -> Bool {
    let named = row.compactMap { $0?.steps.first?.callback }
    return zip(named, named.dropFirst()).contains { $0.isTranslation(of: $1) }
  }

  /// Whether most cells beside a column say yes or no.
  private func answers(_ rows: [Block], besides column: Int) -> Bool {
    let others = rows.flatMap { row in row.children.enumerated().filter { $0.offset != column }.map { $0.element.range }
    }
    return !others.isEmpty && others.count(where: setting.answers) * 2 > others.count
  }

  /// What a column of receivers names in the rows with a step.
  private func receivers(_ rows: [Block], _ cells: [[StepLine?]], besides steps: Int) -> [String]? {
    for column in 0..<(rows.first?.children.count ?? 0) where column != steps {
      let named = zip(rows, cells).compactMap { row, read -> Range<Int>? in
        guard read.count > steps, read[steps]?.isHead ?? false, row.children.count > column else { return nil }
        let words = text.bytes.words(in: row.children[column].range, most: 2)
        return words.count == 1 && ActorReader.isActor(words[0], of: text.bytes) ? words[0] : nil
      }
      if named.count >= 2, named.count == cells.count { return named.map(text.text) }
    }
    return nil
  }

  /// A table with a column for each receiver and one callback in each row.
  private mutating func addLanes(_ cells: [[StepLine?]], header: Block, _ place: OrderingPlace) {
    var taken: [StepLine] = []
    for row in cells {
      let named = row.indices.filter { row[$0]?.isHead ?? false }
      guard named.count <= 1 else { return }
      guard let column = named.first, var step = row[column] else { continue }
      if header.children.count > column {
        let name = text.text(header.children[column].range)
        for index in step.steps.indices { step.steps[index].actor = step.steps[index].actor ?? name }
      }
      taken.append(step)
    }
    guard taken.count >= 3, taken.count * 10 >= cells.count * 7 else { return }
    let candidate = Candidate(lines: taken, form: .table, place: place)
    if candidate.takesTurns { add(candidate) }
  }

  /// What the cells say by themselves: chains, lines parted by tags, and sentences about the row's callback.
  private mutating func readCells(_ row: Block, _ read: [StepLine?], header: Block, _ place: OrderingPlace) {
    for (column, cell) in row.children.enumerated() where text.namesCallback(in: cell.range) {
      var place = place
      if header.children.count > column { place.items.append(header.children[column].range) }
      if column > 0, let event = row.children.first { place.leadIn = event.range }
      let chains = ChainReader(text: text).chains(in: cell.range, place: place)
      drafts += chains
      if chains.isEmpty, !readLines(of: cell, place) { _ = readRow(read[column], place) }
    }
  }

  /// Names side by side in a cell, where the table says that they are in order.
  private mutating func readRow(_ cell: StepLine?, _ place: OrderingPlace) -> Bool {
    guard let cell, cell.steps.count > 1, cell.isHead else { return false }
    let above = place.contexts.reduce(into: LineMeaning()) { $0.formUnion(setting.meaning(of: $1)) }
    return above.contains(.order) && add(Candidate(lines: [cell], form: .table, place: place))
  }

  /// Names on lines of their own in one cell.
  private mutating func readLines(of cell: Block, _ place: OrderingPlace) -> Bool {
    guard !text.isOneLine(cell.range) else { return false }
    let named = text.filledLines(in: cell.range).compactMap { steps.readHead($0) }
    guard named.count >= 2 else { return false }
    return add(Candidate(lines: named, form: .table, place: place, evidence: [.block]))
  }

  private func isNumber(_ cell: Block?) -> Bool {
    guard let cell else { return false }
    let range = text.bytes.trimmed(cell.range)
    return !range.isEmpty && text.bytes[range].allSatisfy { $0.isDigit || $0 == 0x2E }
  }
}
