import LifecycleEngine
import Markup
import Reading

/// Finds the sentences of a note and what stands above each, and reads them.
struct StatementReader {
  private let text: NoteText
  private let passage: Passage
  private var sentences: [Passage.Sentence] = []

  /// What the headings above say, outermost first.
  private var headings: [(level: Int, context: Context)] = []

  /// - Parameter isAsked: whether questions are read as the statements that they ask about.
  static func read(_ text: NoteText, _ blocks: [Block], isAsked: Bool = false) -> [Passage.Sentence] {
    var reader = StatementReader(text: text)
    var context = Context()
    context.isAsked = isAsked
    if let title = text.ownTitle { context = reader.entitled(text.title(text.part(title)), in: context) }
    reader.walk(BareSource(text: text).fenced(blocks), context)
    return reader.sentences
  }

  private init(text: NoteText) {
    self.text = text
    passage = text.passage
  }

  private mutating func walk(_ blocks: [Block], _ outer: Context) {
    var context = outer
    let group = CodeGroup(text: text, blocks)
    for (index, block) in blocks.enumerated() {
      let methods = group.methods(beside: index)
      if methods.count == 1, !isCaption(block) {
        context.topics = methods.map(call)
        context.isDescription = true
      } else if !methods.isEmpty, context.spoken.isEmpty || group.followsCode(index) {
        context.spoken = methods.map { passage.names(in: text.mention($0).range).startIndex }
      }
      switch block.kind {
      case .heading(let level): context = readHeading(block.range, level, outer)
      case .paragraph where SettingReader(text: text).headsInBold(block.range):
        context = readHeading(block.range, NoteText.levelOfBold, outer)
        // What it asks is answered below.
        if text.bytes.endsWithQuestion(block.range) { fallthrough }
      case .paragraph, .html:
        if isRemark(block) { takeMethod(besideRemark: index, blocks, &context) }
        for part in text.shownParts(of: block.range) { read(part, &context) }
        // Of several names below one another what follows explains none.
        if index > 0, isName(block), isName(blocks[index - 1]) { (context.topics, context.isDescription) = ([], false) }
      case .list:
        // "15. The order on a push", and what it is stands below: one item is a title.
        if let title = title(index, blocks) {
          for part in text.shownParts(of: title) { read(part, &context) }
        } else {
          walk(block.children, context)
        }
      case .quote: walk(block.children, context)
      case .item: readItem(block, context)
      case .table: readTable(block, context)
      case .code(let info, _, let lines):
        guard !TextRegion.isScenario(info), !TextRegion.isDiagram(info) else { continue }
        if let paragraphs = ProseBlock.paragraphs(of: text, lines, in: block.range) {
          for part in paragraphs { read(part, &context) }
        } else {
          readComments(lines, in: block.range, context)
        }
      case .row, .cell, .rule: continue
      }
    }
  }

  /// "A frequent crash:" above code: what the code is of, and not when its method comes.
  private func isCaption(_ block: Block) -> Bool {
    text.bytes.endsWithColon(block.range)
      && !text.part(block.range).features.meets(FeatureSet.relations.union([.call, .get, .soon, .done]))
  }

  /// What a heading says of all below it, up to the next one of its level or above.
  private mutating func readHeading(_ heading: Range<Int>, _ level: Int, _ outer: Context) -> Context {
    while let last = headings.last, last.level >= level { headings.removeLast() }
    let context = entitled(text.title(text.part(heading)), in: headings.last?.context ?? outer)
    headings.append((level, context))
    return context
  }

  private func isRemark(_ block: Block) -> Bool { text.bytes.hasWord("//", at: block.range.lowerBound) }

  /// "// when it was added" between "- (void)didAddSubview;" and the next one, each set off: a remark of what stands below it,
  /// or above, as the first of them does.
  private func takeMethod(besideRemark index: Int, _ blocks: [Block], _ context: inout Context) {
    var first = index
    while first > 0, isRemark(blocks[first - 1]) || declared(in: blocks[first - 1]) != nil { first -= 1 }
    let place = isRemark(blocks[first]) ? index + 1 : index - 1
    guard blocks.indices.contains(place), let method = declared(in: blocks[place]) else { return }
    context.topics = [call(method)]
    context.isDescription = true
  }

  /// The method that a block declares, which Markdown takes for an item: "- (void)viewDidLoad;".
  private func declared(in block: Block) -> Int? {
    guard case .list = block.kind, block.children.count == 1, let text = block.children[0].children.first,
      self.text.bytes.hasWord("(", at: text.range.lowerBound)
    else { return nil }
    return self.text.mentions(in: text.range).first
  }

  private func isName(_ block: Block) -> Bool {
    guard case .paragraph = block.kind else { return false }
    return text.isNamesAlone(block.range)
  }

  /// The text of a list of one paragraph, behind which more is said.
  private func title(_ index: Int, _ blocks: [Block]) -> Range<Int>? {
    guard case let list = blocks[index], list.children.count == 1, list.children[0].children.count == 1,
      case let text = list.children[0].children[0], case .paragraph = text.kind, index + 1 < blocks.count
    else { return nil }
    switch blocks[index + 1].kind {
    case .paragraph, .quote: return text.range
    default: return nil
    }
  }

  /// What a heading, or a line that leads in, says of all below it.
  private func entitled(_ said: Context, in above: Context) -> Context {
    var context = above
    context.isDescription = false
    context.spoken = []
    if !said.topics.isEmpty {
      context.topics = said.topics
      context.isDescription = true
      context.isEntitled = true
    }
    if !said.conditions.isEmpty { (context.conditions, context.unread) = (said.conditions, said.unread) }
    let things = said.features.intersection(FeatureSet.presented)
    if !things.isEmpty { context.things = things }
    context.versions = said.versions ?? context.versions
    context.lifeCycle = said.lifeCycle ?? context.lifeCycle
    context.device = said.device ?? context.device
    context.isDenied = said.isDenied
    context.receiver = said.receiver
    // "Myths", "all of them wrong:".
    if said.features.contains(.denial) { context.noClaim = .denial }
    return context
  }

  private mutating func read(_ range: Range<Int>, _ context: inout Context) {
    read(text.part(range), &context)
  }

  private mutating func read(_ part: Passage.Part, _ context: inout Context) {
    let said = passage.sentences(of: part, in: context)
    sentences += said
    if said.last?.isQuestion ?? false {
      // What is asked tells what the answer speaks of; what was said before the question is over.
      context = entitled(text.title(part), in: headings.last?.context ?? Context())
      // What answers "why" tells neither whether nor when.
      let asksWhy = said.last?.features.contains(.why) ?? false
      context.asked = asksWhy ? [] : said.last?.asked ?? []
      context.isAnswer = !asksWhy
      return context.speak(of: passage.names(in: part.range).indices, passage.names)
    }
    context.asked = []
    context.isAnswer = false
    if isLeadIn(part) {
      let said = text.title(part)
      if !said.topics.isEmpty || !said.conditions.isEmpty || said.versions != nil || said.lifeCycle != nil
        || said.device != nil || said.isDenied
        || said.features.contains(.denial)
      {
        context = entitled(said, in: headings.last?.context ?? Context())
        return
      }
    }
    context.speak(of: passage.names(in: part.range).indices, passage.names)
  }

  /// A line that ends with a colon leads in what stands below it; one of few words without a full stop is like a heading.
  private func isLeadIn(_ part: Passage.Part) -> Bool {
    let tokens = part.tokens
    switch tokens.last?.kind {
    case .mark(.colon): return true
    case .mark(.stop), .mark(.exclamation), .mark(.question), nil: return false
    // "The order of the calls when A presents B", however long.
    default:
      return tokens.count <= Self.mostTokensOfTitle
        || part.features.contains(.order) && passage.names(in: part.range).isEmpty
    }
  }

  private static let mostTokensOfTitle = 12

  private mutating func readItem(_ item: Block, _ outer: Context) {
    var context = outer
    // "1. // when it was added" above "2. - (void)didAddSubview": code in a list, and a remark of what stands below it.
    if let first = item.children.first, isRemark(first) { context.topics = [] }
    for (index, block) in item.children.enumerated() {
      if case .paragraph = block.kind {
        for part in text.shownParts(of: block.range) { read(part, &context) }
      } else if case .list = block.kind, let title = title(index, item.children) {
        for part in text.shownParts(of: title) { read(part, &context) }
      } else if case .heading = block.kind {
        // An item in large letters: a heading would be no item.
        read(block.range, &context)
      } else {
        walk([block], context)
      }
    }
  }

  /// A row is about the callbacks that stand alone in one of its cells, wherever that is.
  private mutating func readTable(_ table: Block, _ outer: Context) {
    let headers = (table.children.first?.children ?? []).map { text.part($0.range) }
    let heads = headers.map(text.title)
    let columns = heads.map { $0.topics }
    let asks = headers.contains { !passage.names(in: $0.range).isEmpty }
    for row in table.children.dropFirst() {
      var context = outer
      // What its head names is what the table is about.
      if asks { context.topics = [] }
      let cells = row.children.map { text.part($0.range) }
      let titles = cells.map(text.title)
      if columns.count(where: { !$0.isEmpty }) > 1, titles.allSatisfy({ $0.topics.isEmpty }) {
        read(cells, titles, below: columns, headers, context)
        continue
      }
      // "From | to | callbacks": of two events nobody says which brings the callback.
      let hasSeveralEvents = titles.count { !$0.conditions.isEmpty } > 1
      let naming = titles.indices.filter { titles[$0].conditions.isEmpty && names(titles[$0].topics, alone: cells[$0]) }
      if naming.count == 1 {
        context.topics = titles[naming[0]].topics
        context.isDescription = true
      }
      if naming.count > 1, readEvent(cells, titles, naming, below: heads, context) { continue }
      for (index, cell) in cells.enumerated() where naming != [index] {
        var inner = context
        // "iOS 5" above a column: of its cells.
        if heads.indices.contains(index) { inner.versions = heads[index].versions ?? inner.versions }
        // "| style | present | dismiss |": what a column is headed with happens, in the style of the row.
        let head = naming.isEmpty && index > 0 && heads.indices.contains(index) ? heads[index] : Context()
        if head.unread.isEmpty { inner.conditions = head.conditions + inner.conditions }
        if hasSeveralEvents, !titles[index].features.meets(FeatureSet.relations.union([.call, .every])) {
          inner.isDescription = false
        }
        // "Taps the icon, app not running": without the second half something else happens.
        if !titles[index].conditions.isEmpty, !titles[index].unread.isEmpty { inner.isDescription = false }
        // "Called once? | Yes": the head of a column asks, and the cell answers: of the row's callback, or on its event.
        if headers.indices.contains(index), inner.isDescription || takeEvent(of: cells, titles, headers[index], &inner)
        {
          ask(headers[index], answeredBy: cell, &inner)
        }
        // "How often for each appearance | once": what the head restricts is no part of what the cell says.
        if headers.indices.contains(index), headers[index].features.contains(.every) {
          (inner.isDescription, inner.topics) = (false, [])
        }
        if naming.count == 1, headers.indices.contains(index), !cell.isAnswer,
          let said = passage.told(of: headers[index], by: cell, in: inner)
        {
          sentences.append(said)
          continue
        }
        read(cell, &inner)
        if naming.isEmpty, head.conditions.isEmpty { context = inner }
      }
    }
  }

  /// "| On launch | X | Y |" below "| When | AppDelegate | SceneDelegate |": what happens brings each, in the kind of app that heads
  /// its column.
  ///
  /// - Returns: whether that is all that the row says.
  private mutating func readEvent(
    _ cells: [Passage.Part], _ titles: [Context], _ naming: [Int], below heads: [Context], _ outer: Context
  ) -> Bool {
    guard naming == Array(1..<cells.count), heads.count == cells.count, !titles[0].conditions.isEmpty,
      naming.allSatisfy({ titles[$0].topics.count == 1 && titles[$0].unread.isEmpty }),
      naming.allSatisfy({ heads[$0].conditions.isEmpty && heads[$0].unread.isEmpty })
    else { return false }
    for column in naming {
      var context = outer
      context.topics = titles[column].topics
      context.isDescription = true
      context.versions = heads[column].versions ?? context.versions
      // Of the kinds of apps that a title names, each column has its own.
      context.lifeCycle = heads[column].lifeCycle
      read(cells[0], &context)
    }
    return true
  }

  /// Whether a cell is about some callbacks, and names no others: "A: X, B: Y" is what comes, and about none of them.
  private func names(_ topics: [Reading.Frame.Call], alone cell: Passage.Part) -> Bool {
    !topics.isEmpty
      && passage.names(in: cell.range).allSatisfy { name in topics.contains { $0.name.callback == name.callback } }
  }

  /// "| A push | Yes |" below "viewDidLoad is called?": what the row is about happens then.
  private func takeEvent(
    of cells: [Passage.Part], _ titles: [Context], _ header: Passage.Part, _ context: inout Context
  ) -> Bool {
    guard let event = titles.first, !event.conditions.isEmpty, cells[0].isKnown,
      !passage.names(in: header.range).isEmpty
    else { return false }
    context.conditions = event.conditions
    return true
  }

  /// What the head of a column asks, for the cell to answer.
  private func ask(_ header: Passage.Part, answeredBy cell: Passage.Part, _ context: inout Context) {
    context.asked = passage.asked(header, answeredBy: cell, in: context)
    context.isAnswer = !context.asked.isEmpty
  }

  /// Whether a row is about something that happens, and not about how the view is then: "in the hierarchy | no | yes".
  private func isEvent(_ title: Context) -> Bool {
    !title.features.meets([.view, .hierarchy, .window, .outlets, .geometry, .layout, .visible, .done, .constraints])
  }

  /// The cells of a row each say something of the callback that heads their column.
  private mutating func read(
    _ cells: [Passage.Part], _ titles: [Context], below columns: [[Reading.Frame.Call]], _ headers: [Passage.Part],
    _ outer: Context
  ) {
    for (index, topics) in columns.enumerated() where !topics.isEmpty && cells.indices.contains(index) {
      var context = outer
      context.topics = topics
      context.isDescription = true
      // "| A push | yes | no |": what the row is about brings the one, and not the other.
      if index > 0, isEvent(titles[0]), takeEvent(of: cells, titles, headers[index], &context) {
        ask(headers[index], answeredBy: cells[index], &context)
      }
      read(cells[index], &context)
    }
  }

  private func call(_ mention: Int) -> Reading.Frame.Call {
    let mention = text.mention(mention)
    return Reading.Frame.Call(Name(mention.callback, owner: mention.owner, range: mention.range))
  }

  private mutating func readComments(_ lines: [Int], in range: Range<Int>, _ outer: Context) {
    for comment in CommentWalk.comments(of: text, lines, in: range) {
      var context = outer
      if comment.isApart { context.topics = [] }
      if let topic = comment.topic {
        context.topics = [call(topic)]
        context.isDescription = true
        context.isRemark = comment.isRemark
      }
      read(comment.range, &context)
    }
  }
}

/// Finds listings of a few methods among blocks: the text beside one says what these are.
private struct CodeGroup {
  /// The methods of each block that is such a listing, each once.
  private let listings: [[Int]]
  /// Whether each block stands between headings of which the first thing is such a listing: then text follows its code.
  private let follows: [Bool]

  init(text: NoteText, _ blocks: [Block]) {
    listings = blocks.map { block in
      guard case .code(_, _, let lines) = block.kind, lines.count <= 12 else { return [] }
      let named = text.mentions(in: block.range).filter { text.mention($0).isCallback }
      let methods = named.reduce(into: [Int]()) { methods, name in
        if !methods.contains(where: { text.mention($0).callback == text.mention(name).callback }) {
          methods.append(name)
        }
      }
      return methods.count <= 3 ? methods : []
    }
    var follows: [Bool] = []
    var isFirst = true
    var followsCode = false
    for (index, block) in blocks.enumerated() {
      if case .heading = block.kind {
        isFirst = true
      } else if isFirst {
        followsCode = !listings[index].isEmpty
        isFirst = false
      }
      follows.append(followsCode)
    }
    self.follows = follows
  }

  /// Whether the text in a block stands behind the listing that it explains, and not before it.
  func followsCode(_ index: Int) -> Bool { follows[index] }

  /// The methods that the text in a block explains; none where it stands beside no listing.
  func methods(beside index: Int) -> [Int] {
    guard listings[index].isEmpty else { return [] }
    let neighbour = followsCode(index) ? index - 1 : index + 1
    return listings.indices.contains(neighbour) ? listings[neighbour] : []
  }
}
