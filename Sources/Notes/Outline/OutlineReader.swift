import Diagnostics
import LifecycleEngine
import Markup

/// Finds the orders that a note writes down by their structure: lists, headings, tables, lines, logs, chains.
///
/// The document is cut into lines. Lines that can belong together are candidates; `ListEvidence` decides about each.
struct OutlineReader {
  let text: NoteText
  let steps: StepReader
  let setting: SettingReader
  var lines: [OutlineLine] = []
  var drafts: [OrderingDraft] = []
  /// Candidates with too little that speaks for them.
  var weakDrafts: [OrderingDraft] = []
  /// The headings above each line of `lines`, as an index into `headingPaths`.
  private var paths: [Int] = []
  private var headingPaths: [[Heading]] = [[]]
  private(set) var tables: [Block] = []
  private(set) var sources: [[CodeLine]] = []
  /// Texts whose chains and sentences are to be read, and the line that they start with.
  var passages: [Passage] = []
  /// The lines of items that are parts of one order, arrows and all.
  var phased: Set<Int> = []
  /// In lines.
  private static let longestLeadIn = 6
  private var groups = 0
  private var lists = 0

  struct Heading {
    let level: Int
    let range: Range<Int>
  }

  struct Passage {
    let range: Range<Int>
    let line: Int
    /// The lines of a comment, without their marks.
    var comment: [Range<Int>] = []
  }

  init(text: NoteText) {
    self.text = text
    steps = StepReader(text: text)
    setting = SettingReader(text: text)
  }

  /// All orderings of the document, those with too little evidence apart.
  static func read(_ text: NoteText, _ blocks: [Block]) -> (strong: [OrderingDraft], weak: [OrderingDraft]) {
    guard mayHoldSteps(text) else { return ([], []) }
    var reader = OutlineReader(text: text)
    reader.collect(blocks, in: Container())
    reader.readChains()
    for section in reader.sections() { reader.readSection(section) }
    reader.readHeadings()
    return (reader.drafts.sorted(by: isBefore), reader.weakDrafts.sorted(by: isBefore))
  }

  private static func isBefore(_ a: OrderingDraft, _ b: OrderingDraft) -> Bool {
    (a.range.lowerBound, a.range.upperBound) < (b.range.lowerBound, b.range.upperBound)
  }

  /// Whether any line can be a step. Most notes are about other things.
  private static func mayHoldSteps(_ text: NoteText) -> Bool {
    let reader = CodeLineReader(text: text)
    return text.found.contains { $0.mention.isCallback }
      || text.regions.contains { $0.kind == .code && reader.mayHoldSteps($0.range) }
  }

  /// The lines from each heading to the next.
  private func sections() -> [Range<Int>] {
    var starts = lines.indices.filter { if case .heading = lines[$0].kind { true } else { false } }
    if starts.first != 0 { starts.insert(0, at: 0) }
    return zip(starts, starts.dropFirst() + [lines.count]).map { $0..<$1 }
  }

  private mutating func readSection(_ section: Range<Int>) {
    readNumbers(section)
    readLists(section)
    readGroups(section)
    for index in section {
      switch lines[index].kind {
      case .table(let table): readTable(tables[table], at: index)
      case .source(let source): readSource(sources[source], place(of: index))
      default: break
      }
    }
  }

  /// What stands above a line.
  func place(of index: Int) -> OrderingPlace {
    var place = OrderingPlace(headings: headingPaths[paths[index]].map(\.range), items: lines[index].items)
    guard index > 0, paths[index - 1] == paths[index] else { return place }
    let above = lines[index - 1]
    if let item = itemThatLeads(to: index) { place.leadIn = item }
    guard !above.isUsed, above.depth <= lines[index].depth else { return place }
    if above.kind == .text {
      var start = index - 1
      // "X is gone since iOS 6." above "The order is:" says nothing of that order, nor does anything above "On a push:".
      lazy var tellsWhen = setting.meaning(of: above.range).contains(.situation)
      while start > 0, index - start < OutlineReader.longestLeadIn, lines[start - 1].group == above.group,
        !lines[start].isAfterBlank, !lines[start - 1].isUsed,
        !text.bytes.endsWithStop(lines[start - 1].range)
          || !tellsWhen && !text.namesCallback(in: lines[start - 1].range)
      {
        start -= 1
      }
      place.leadIn = lines[start].range.lowerBound..<above.range.upperBound
    }
    return place
  }

  /// "3. Going back gives", and a block behind it that is not indented: the last item of a list leads to it.
  private func itemThatLeads(to index: Int) -> Range<Int>? {
    let above = lines[index - 1]
    guard case .item = above.kind, lines[index].kind == .code, lines[index].depth <= above.depth,
      !text.namesCallback(in: above.range), setting.tellsWhatHappens(above.range)
    else { return nil }
    return above.range
  }

  // MARK: Collecting

  private struct Container {
    var depth = 0
    var items: [Range<Int>] = []
  }

  private mutating func collect(_ blocks: [Block], in container: Container) {
    var isText = false
    for block in blocks {
      switch block.kind {
      case .paragraph where container.depth == 0 && setting.headsInBold(block.range):
        addHeading(block, NoteText.levelOfBold, container)
      case .paragraph, .html:
        if !isText { groups += 1 }
        isText = true
        passages.append(Passage(range: block.range, line: lines.count))
        addLines(text.filledLines(in: block.range), in: container)
        continue
      case .heading(let level): addHeading(block, level, container)
      case .list: collectList(block, container)
      case .code(let info, _, let starts): addCode(block, info, starts, container)
      case .table:
        tables.append(block)
        add(.table(tables.count - 1), block.range, in: container)
      case .quote: collect(block.children, in: container)
      case .item, .row, .cell, .rule: break
      }
      isText = false
    }
  }

  private mutating func addHeading(_ block: Block, _ level: Int, _ container: Container) {
    passages.append(Passage(range: block.range, line: lines.count))
    guard container.depth == 0 else {
      groups += 1
      return addLines([text.lineRange(from: block.range.lowerBound, in: block.range)], in: container)
    }
    var path = headingPaths[lastPath]
    path.removeAll { $0.level >= level }
    headingPaths.append(path)
    let line = text.lineRange(from: block.range.lowerBound, in: block.range)
    add(.heading(level: level), line, in: container, path: headingPaths.count - 1)
    path.append(Heading(level: level, range: block.range))
    headingPaths.append(path)
  }

  private mutating func collectList(_ list: Block, _ container: Container) {
    lists += 1
    var id = lists
    // Where most items go on below, that explains them.
    let areExplained = list.children.count(where: hasLinesBelow) * 2 > list.children.count
    for item in list.children {
      var rest = item.children[...]
      // `(1)- (void)viewDidLoad;`: a mark behind the number opens a list of its own.
      while let first = rest.first, case .list = first.kind, first.children.count == 1, rest.count == 1 {
        rest = first.children[0].children[...]
      }
      var inner = Container(depth: container.depth + 1, items: container.items)
      if let first = rest.first, isText(first) {
        let found = text.filledLines(in: first.range)
        guard let head = found.first else { continue }
        passages.append(Passage(range: first.range, line: lines.count))
        add(.item(list: id), head, in: container, number: number(of: item, head))
        inner.items.append(head)
        groups += 1
        let below = found.dropFirst()
        let title = areExplained ? nil : below.last.flatMap { isTitle($0, behind: item) ? below.endIndex - 1 : nil }
        addLines(Array(below[..<(title ?? below.endIndex)]), in: inner)
        if let title {
          groups += 1
          addLines(Array(below[title...]), in: container)
          lists += 1
          id = lists
        }
        rest = rest.dropFirst()
      }
      collect(Array(rest), in: inner)
    }
  }

  private func hasLinesBelow(_ item: Block) -> Bool {
    item.children.first.map { isText($0) && text.filledLines(in: $0.range).count > 1 } ?? false
  }

  /// A line that Markdown takes for more of the item above, not indented, which says what happens: it parts the list.
  private func isTitle(_ line: Range<Int>, behind item: Block) -> Bool {
    func column(_ offset: Int) -> Int { offset - text.file.lineRange(text.file.line(at: offset)).lowerBound }
    return column(line.lowerBound) <= column(item.range.lowerBound) && !text.namesCallback(in: line)
      && setting.meaning(of: line).contains(.situation)
  }

  private func isText(_ block: Block) -> Bool {
    switch block.kind {
    case .paragraph, .heading: true
    default: false
    }
  }

  /// The number of an item: that of its mark, or the one that its text starts with.
  private func number(of item: Block, _ line: Range<Int>) -> NumberMark? {
    let mark = NumberMark.read(text.bytes, item.range.lowerBound..<line.upperBound)
    return mark ?? NumberMark.read(text.bytes, line)
  }

  private mutating func addLines(_ ranges: [Range<Int>], in container: Container) {
    for (index, range) in ranges.enumerated() {
      add(.text, range, in: container, number: NumberMark.read(text.bytes, range), isAfterBlank: index == 0)
    }
  }

  private mutating func addCode(_ block: Block, _ info: String, _ starts: [Int], _ container: Container) {
    guard !TextRegion.isScenario(info), !TextRegion.isDiagram(info) else { return }
    groups += 1
    let reader = CodeLineReader(text: text)
    guard reader.mayHoldSteps(block.range) else { return }
    let code = reader.lines(starts, in: block.range)
    if code.count(where: \.isSource) > code.count(where: \.isStep) {
      sources.append(code)
      add(.source(sources.count - 1), code[0].trimmed, in: container)
      return addComments(code, container)
    }
    if let first = code.first, let last = code.last {
      passages.append(
        Passage(range: first.range.lowerBound..<last.range.upperBound, line: lines.count))
    }
    var isAfterBlank = true
    for line in code {
      if line.trimmed.isEmpty {
        isAfterBlank = true
        continue
      }
      add(
        .code, line.trimmed, in: container, number: NumberMark.read(text.bytes, line.trimmed),
        isAfterBlank: isAfterBlank)
      isAfterBlank = false
    }
  }

  /// Comments are texts of their own; in several lines they can be lists.
  private mutating func addComments(_ code: [CodeLine], _ container: Container) {
    for comment in comments(code) {
      guard let first = comment.first, let last = comment.last else { continue }
      let whole = first.lowerBound..<last.upperBound
      guard text.namesCallback(in: whole) else { continue }
      passages.append(Passage(range: whole, line: lines.count, comment: comment))
      groups += 1
      for line in comment {
        add(.comment, line, in: container, number: NumberMark.read(text.bytes, line), isAfterBlank: false)
      }
    }
  }

  private var lastPath: Int { headingPaths.count - 1 }

  private mutating func add(
    _ kind: OutlineLine.Kind, _ range: Range<Int>, in container: Container, number: NumberMark? = nil,
    isAfterBlank: Bool = true, path: Int? = nil
  ) {
    var number = number
    if case .heading = kind { number = NumberMark.read(text.bytes, range) }
    lines.append(
      OutlineLine(
        kind: kind, range: range, number: number, depth: container.depth, group: groups, isAfterBlank: isAfterBlank,
        items: container.items))
    paths.append(path ?? lastPath)
  }
}
