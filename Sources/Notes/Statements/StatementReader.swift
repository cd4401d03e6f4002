import LifecycleEngine
import Markup
import Reading

/// Finds the sentences of a note and what stands above each, and reads them.
struct StatementReader {
  /// A sentence with what it says, and where it stands.
  struct Statement {
    var sentence: Passage.Sentence
    var context: Context
  }

  private let text: NoteText
  private let passage: Passage
  private(set) var statements: [Statement] = []

  /// What the headings above say, outermost first.
  private var headings: [(level: Int, context: Context)] = []

  static func read(_ text: NoteText) -> (statements: [Statement], passage: Passage) {
    var reader = StatementReader(text: text)
    reader.walk(text.document.blocks, Context())
    return (reader.statements, text.passage)
  }

  private init(text: NoteText) {
    self.text = text
    passage = text.passage
  }

  private mutating func walk(_ blocks: [Block], _ outer: Context) {
    var context = outer
    for block in blocks {
      switch block.kind {
      case .heading(let level):
        while let last = headings.last, last.level >= level { headings.removeLast() }
        let above = headings.last?.context ?? outer
        headings.append((level, entitled(block.range, in: above)))
        context = headings.last?.context ?? outer
      case .paragraph, .html:
        for part in text.shownParts(of: block.range) { read(part, &context) }
      case .list, .quote: walk(block.children, context)
      case .item: readItem(block, context)
      case .table: readTable(block, context)
      case .code(let info, _, let lines):
        guard !TextRegion.isScenario(info), !TextRegion.isDiagram(info) else { continue }
        readComments(lines, in: block.range, context)
      case .row, .cell, .rule: continue
      }
    }
  }

  /// What a heading, or a line that leads in, says of all below it.
  private func entitled(_ range: Range<Int>, in above: Context) -> Context {
    var context = above
    context.isDescription = false
    let said = passage.title(range)
    if let topic = said.topic {
      context.topic = topic
      context.isDescription = true
    }
    if !said.conditions.isEmpty { context.conditions = said.conditions }
    context.versions = said.versions ?? context.versions
    return context
  }

  private mutating func read(_ range: Range<Int>, _ context: inout Context) {
    let sentences = passage.sentences(of: range, in: context)
    statements += sentences.map { Statement(sentence: $0, context: context) }
    let isLeadIn = text.bytes.trimmed(range).last.map { text.bytes[$0] == 0x3A || text.bytes[$0] == 0x9A } ?? false
    if isLeadIn || sentences.allSatisfy({ $0.frames.isEmpty }) {
      let said = passage.title(range)
      if said.topic != nil || !said.conditions.isEmpty || said.versions != nil {
        let above = headings.last?.context ?? Context()
        context = entitled(range, in: above)
      }
    }
    context.isDescription = context.isDescription && sentences.isEmpty
  }

  private mutating func readItem(_ item: Block, _ outer: Context) {
    var context = outer
    for block in item.children {
      if case .paragraph = block.kind {
        for part in text.shownParts(of: block.range) { read(part, &context) }
      } else {
        walk([block], context)
      }
    }
  }

  private mutating func readTable(_ table: Block, _ outer: Context) {
    for row in table.children.dropFirst() {
      var context = outer
      for cell in row.children { read(cell.range, &context) }
    }
  }

  private mutating func readComments(_ lines: [Int], in range: Range<Int>, _ outer: Context) {
    for comment in ClaimComments(text: text).comments(lines, in: range) {
      var context = outer
      if let topic = comment.topic {
        let mention = text.mention(topic)
        context.topic = Frame.Call(Name(mention.callback, owner: mention.owner, range: mention.range))
        context.isDescription = true
      }
      read(comment.range, &context)
    }
  }
}

extension Range<Int> {
  fileprivate var last: Int? { isEmpty ? nil : upperBound - 1 }
}
