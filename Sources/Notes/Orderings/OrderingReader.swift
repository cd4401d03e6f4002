import LifecycleEngine
import Markup

/// Walks through a document and collects what its lists, headings, tables, code and prose say about order.
struct OrderingReader {
  let text: NoteText
  var drafts: [OrderingDraft] = []
  /// Steps that stand alone in a paragraph or a code block, with what stood above them.
  var loneSteps: [LoneStep] = []
  let steps: StepReader
  /// The steps of items' lines by the lines' places: a list is read as a whole, and then item by item.
  var itemSteps: [Int: StepLine] = [:]

  /// A block that holds one step and nothing else.
  struct LoneStep {
    let step: StepLine
    let place: OrderingPlace
    let isCode: Bool
  }

  init(text: NoteText) {
    self.text = text
    steps = StepReader(text: text)
  }

  /// All orderings of the document.
  static func read(_ text: NoteText) -> [OrderingDraft] {
    guard mayHoldSteps(text) else { return [] }
    var reader = OrderingReader(text: text)
    var place = OrderingPlace()
    reader.walk(text.document.blocks, &place)
    reader.takeLoneSteps()
    reader.readHeadings()
    return reader.drafts.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
  }

  /// Whether any block can be a step. Most notes are about other things.
  private static func mayHoldSteps(_ text: NoteText) -> Bool {
    let reader = CodeLineReader(text: text)
    return text.found.contains { $0.mention.isCallback }
      || text.regions.contains { $0.kind == .code && reader.mayHoldSteps($0.range) }
  }

  /// Reads blocks that stand side by side. `place` goes on from one to the next.
  mutating func walk(_ blocks: [Block], _ place: inout OrderingPlace) {
    let groups = ListGroup.groups(in: blocks, of: text)
    for (index, block) in blocks.enumerated() {
      let before = drafts.count
      switch block.kind {
      case .heading(let level): enter(block, level, &place)
      case .paragraph:
        if let between = readParagraph(block, place) { place.between = between }
        place.leadIn = block.range
        continue
      case .html:
        _ = readParagraph(block, place)
        continue
      case .list:
        for part in groups[index]?.parts(in: text) ?? [] {
          var above = place
          if let leadIn = part.leadIn { above.leadIn = leadIn }
          readList(part.group, above)
        }
        walkItems(block, place)
      case .code(let info, _, let lines): readCode(block, info, lines, place)
      case .table: readTable(block, place)
      case .quote:
        var inner = place
        walk(block.children, &inner)
        place.between = inner.between
        place.leadIn = inner.leadIn
        continue
      case .item, .row, .cell, .rule: continue
      }
      wrapBetween(from: before, &place)
      if case .heading = block.kind { continue }
      place.leadIn = nil
    }
  }

  private mutating func enter(_ block: Block, _ level: Int, _ place: inout OrderingPlace) {
    takeLoneSteps()
    place.headings.removeAll { $0.level >= level }
    place.headings.append(OrderingPlace.Heading(level: level, range: block.range))
    place.leadIn = nil
    place.between = nil
    place.topic = steps.readHead(text.firstLine(of: block.range))?.steps.last?.mention
    place.between = readProse(block.range, place)
  }

  /// A paragraph: lines of steps, chains of arrows, or sentences. Gives the two callbacks that the next list is between.
  private mutating func readParagraph(_ block: Block, _ place: OrderingPlace) -> OrderingPlace.Between? {
    guard text.namesCallback(in: block.range) else { return nil }
    if readPlainLines(block, place) || readChains(block.range, place) {
      return ProseOrderings(text: text, place: place).read(block.range).between
    }
    return readSentences(block.range, place)
  }

  /// Chains and sentences of a text.
  @discardableResult
  mutating func readProse(_ range: Range<Int>, _ place: OrderingPlace) -> OrderingPlace.Between? {
    readChains(range, place) ? nil : readSentences(range, place)
  }

  private mutating func readChains(_ range: Range<Int>, _ place: OrderingPlace) -> Bool {
    let chains = ChainReader(text: text).chains(in: range, place: place)
    drafts += chains
    return !chains.isEmpty
  }

  private mutating func readSentences(_ range: Range<Int>, _ place: OrderingPlace) -> OrderingPlace.Between? {
    let prose = ProseOrderings(text: text, place: place).read(range)
    return prose.between
  }

  private mutating func readCode(_ block: Block, _ info: String, _ lines: [Int], _ place: OrderingPlace) {
    guard !TextRegion.isScenario(info), !TextRegion.isDiagram(info), let first = lines.first else { return }
    let end = text.lastLineEnd(of: lines, in: block.range)
    let found = CodeOrderings(text: text, place: place).read(lines, in: block.range)
    drafts += found
    let filled = text.bytes.trimmed(first..<max(first, end))
    if found.isEmpty, place.items.isEmpty, let step = steps.readHead(filled, inLog: true), step.steps.count == 1,
      steps.isLone(step)
    {
      loneSteps.append(LoneStep(step: step, place: place, isCode: true))
    }
  }

  /// Puts the two callbacks of "between X and Y these come:" around what was just read.
  private mutating func wrapBetween(from index: Int, _ place: inout OrderingPlace) {
    guard let between = place.between, index < drafts.count, drafts[index].steps.count <= 6 else { return }
    drafts[index].steps = [between.first] + drafts[index].steps + [between.last]
    drafts[index].range = between.range.lowerBound..<drafts[index].range.upperBound
    place.between = nil
  }
}
