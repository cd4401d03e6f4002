import LifecycleEngine
import Markup

/// Lists that go on after a paragraph with the next number.
struct ListGroup {
  var items: [Block] = []
  var isNumbered: Bool

  /// The parts of the group where the numbers start anew, each with the text that leads into it: a line
  /// without a number between two rows is taken for the end of the item above it.
  func parts(in text: NoteText) -> [(group: ListGroup, leadIn: Range<Int>?)] {
    guard isNumbered else { return [(self, nil)] }
    var parts: [(group: ListGroup, leadIn: Range<Int>?)] = [(ListGroup(isNumbered: true), nil)]
    var last = Int.min
    for (index, item) in items.enumerated() {
      let number = ListGroup.number(of: item, text.bytes)
      if let number, number <= last {
        let leadIn = index > 0 ? ListGroup.lastLine(of: items[index - 1], in: text) : nil
        parts.append((ListGroup(isNumbered: true), leadIn))
      }
      last = number ?? last
      parts[parts.count - 1].group.items.append(item)
    }
    return parts
  }

  /// The last of the lines that an item ends with, if they are several.
  private static func lastLine(of item: Block, in text: NoteText) -> Range<Int>? {
    guard let child = item.children.last, case .paragraph = child.kind else { return nil }
    let lines = text.lines(in: child.range)
    return lines.count > 1 ? lines.last : nil
  }

  private static func number(of item: Block, _ bytes: [UInt8]) -> Int? {
    var index = bytes.skipBlanks(from: item.range.lowerBound, to: item.range.upperBound)
    var value = 0
    let start = index
    while index < item.range.upperBound, bytes[index].isDigit, index - start < 9 {
      value = value * 10 + Int(bytes[index] - 0x30)
      index += 1
    }
    return index > start ? value : nil
  }

  /// The groups that name callbacks, at the index of their last list: what follows a list belongs to its surroundings.
  static func groups(in blocks: [Block], of text: NoteText) -> [Int: ListGroup] {
    guard let first = blocks.first, let last = blocks.last,
      text.namesCallback(in: first.range.lowerBound..<last.range.upperBound)
    else { return [:] }
    var rows: [[Int]] = []
    var next: Int?
    for (index, block) in blocks.enumerated() {
      switch block.kind {
      case .list(let start, _):
        if let start, next == start, !rows.isEmpty {
          rows[rows.count - 1].append(index)
        } else {
          rows.append([index])
        }
        // Bullets between numbered lists are remarks or titles.
        if let start { next = start + block.children.count }
      case .heading, .rule: next = nil
      default: break
      }
    }
    var groups: [Int: ListGroup] = [:]
    for row in rows {
      guard let first = row.first, let last = row.last, case .list(let start, _) = blocks[last].kind,
        text.namesCallback(in: blocks[first].range.lowerBound..<blocks[last].range.upperBound)
      else { continue }
      groups[last] = ListGroup(items: row.flatMap { blocks[$0].children }, isNumbered: start != nil)
    }
    return groups
  }
}

extension OrderingReader {
  /// Reads a list whose items are steps.
  mutating func readList(_ group: ListGroup, _ place: OrderingPlace) {
    let lines = group.items.map { itemLine($0) }
    let read = lines.map { line in line.flatMap { readItem($0) } }
    guard read.contains(where: { $0 != nil }), !isContents(lines) else { return }
    guard !areRecords(group, read) || place.says(.order, bytes: text.bytes) else { return }
    let areSituations = read.filter { $0.map(isSituation) ?? false }.count * 2 >= read.compactMap { $0 }.count
    let takesLabels = group.isNumbered || place.says(.order, bytes: text.bytes)
    var taken: [Ordering.Step] = []
    var count = 0
    var first: Int?
    var last = 0
    for (index, step) in read.enumerated() {
      guard let step, !step.hasArrows else { continue }
      let isStep = step.isHead || (takesLabels && step.label != nil && !(areSituations && isSituation(step)))
      guard isStep || (group.isNumbered && isCall(step)) else {
        readSituation(step, place)
        continue
      }
      taken += isStep ? step.steps : Array(step.steps.prefix(1))
      count += 1
      first = first ?? index
      last = index
    }
    guard let first, count >= 2, count * 2 >= last - first + 1, count * 5 >= group.items.count * 2 else {
      return
    }
    let isNumbered = group.isNumbered || countsUp(read)
    let sequence = StepSequence(steps: taken, place: place, bytes: text.bytes)
    guard sequence.hasTwoSteps,
      isNumbered ? isNumberedOrder(sequence, read) : sequence.isOrderWithoutNumbers
    else {
      return
    }
    let start = lines[first]?.lowerBound ?? group.items[first].range.lowerBound
    let end = lines[last]?.upperBound ?? group.items[last].range.upperBound
    drafts.append(
      OrderingDraft(
        steps: taken, range: start..<end, form: isNumbered ? .numberedList : .bullets,
        evidence: place.evidence))
  }

  private func isSituation(_ step: StepLine) -> Bool {
    step.label.map { SituationWords.table.occurs(in: $0, of: text.bytes) } ?? false
  }

  /// "- 进入后台：applicationWillResignActive、applicationDidEnterBackground" in a list about orders.
  private mutating func readSituation(_ step: StepLine, _ place: OrderingPlace) {
    guard let label = step.label, isSituation(step), place.says(.order, bytes: text.bytes),
      StepSequence(steps: step.steps, place: place, bytes: text.bytes).hasTwoSteps
    else { return }
    drafts.append(
      OrderingDraft(steps: step.steps, range: step.range, form: .bullets, evidence: place.evidence, titles: [label]))
  }

  /// A table of contents: links to headings of the note.
  private func isContents(_ lines: [Range<Int>?]) -> Bool {
    let links = lines.filter { $0.map { OrderingReader.anchor.occurs(in: $0, of: text.bytes) } ?? false }
    return links.count * 2 > lines.count
  }

  /// Items that describe one method each, field by field: "Method: X", "Called: …", "Use: …".
  private func areRecords(_ group: ListGroup, _ read: [StepLine?]) -> Bool {
    guard group.items.count >= 3 else { return false }
    let records = zip(group.items, read).filter { item, step in
      guard let step, step.isField else { return false }
      return fields(in: step.range.upperBound..<item.range.upperBound) >= 2
    }
    return records.count * 3 >= group.items.count * 2
  }

  /// The lines that start with a few words and a colon.
  private func fields(in range: Range<Int>) -> Int {
    let lines = text.lines(in: range).map { text.bytes.trimmed($0) }
    return lines.filter { line in
      let colon = text.bytes[line].prefix(OrderingReader.longestKey).firstIndex { $0 == 0x3A || $0 == 0xBC }
      guard let colon, colon > line.lowerBound else { return false }
      // ： is EF BC 9A.
      return text.bytes[colon] == 0x3A || colon + 1 < line.upperBound && text.bytes[colon + 1] == 0x9A
    }.count
  }

  private static let longestKey = 24

  private static let anchor = CueTable<Bool>([(true, ["](#"])])

  /// Numbers mean an order, unless the items are sentences about the methods.
  private func isNumberedOrder(_ sequence: StepSequence, _ read: [StepLine?]) -> Bool {
    if sequence.repeats { return false }
    let heads = read.compactMap { $0 }.filter(\.isHead).count
    return heads * 2 >= read.compactMap { $0 }.count || sequence.isAscending
  }

  /// "3. 调用 UIViewController 的 viewDidLoad 方法": a sentence about one callback and nothing else.
  private func isCall(_ step: StepLine) -> Bool {
    guard step.unknown <= 24, let first = step.steps.first?.range else { return false }
    let others = text.mentions(in: first.upperBound..<step.range.upperBound)
    return others.isEmpty
      && ActionWords.calls.occurs(in: step.range.lowerBound..<first.lowerBound, of: text.bytes)
  }

  /// Items that carry their numbers in the text: `- 1、init`.
  private func countsUp(_ read: [StepLine?]) -> Bool {
    let numbers = read.compactMap { $0?.number }
    return numbers.count >= 2 && numbers.count * 3 >= read.count * 2
      && zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 }
  }

  /// The steps of an item's line.
  private mutating func readItem(_ line: Range<Int>) -> StepLine? {
    if let known = itemSteps[line.lowerBound], known.range == line { return known }
    let step = steps.read(line)
    itemSteps[line.lowerBound] = step
    return step
  }

  /// The first line of an item's first text.
  func itemLine(_ item: Block) -> Range<Int>? {
    guard let first = item.children.first else { return nil }
    switch first.kind {
    case .paragraph, .heading: return text.firstLine(of: first.range)
    // `(1)- (void)viewDidLoad;`: a mark behind the number opens a list of its own.
    case .list where first.children.count == 1: return itemLine(first.children[0])
    case .code(_, _, let lines): return lines.first.map { text.lineRange(from: $0, in: first.range) }
    default: return nil
    }
  }

  /// Reads what stands inside the items: lists of their own, code, sentences.
  mutating func walkItems(_ list: Block, _ place: OrderingPlace) {
    for item in list.children where mayHoldSteps(item) {
      var inner = place
      inner.leadIn = nil
      let line = itemLine(item)
      let head = line.flatMap { readItem($0) }
      if let head, head.isHead { inner.topic = head.steps.first?.mention }
      if let line { inner.items.append(line) }
      let isStep = head?.isHead ?? false
      for child in item.children {
        switch child.kind {
        case .list where isStep:
          // Below a step stand its alternatives or remarks.
          walkItems(child, inner)
        case .paragraph, .heading:
          if !readTail(of: child, inner) { readProse(child.range, inner) }
        default:
          walk([child], &inner)
        }
      }
    }
  }

  /// Whether an item can say anything about order: text without a name cannot.
  private func mayHoldSteps(_ item: Block) -> Bool {
    if text.namesCallback(in: item.range) { return true }
    return !item.children.allSatisfy { child in
      switch child.kind {
      case .paragraph, .heading: true
      default: false
      }
    }
  }
}

/// Words for what is done with a method.
enum ActionWords {
  static let calls = CueTable<Bool>([
    (true, ["调用", "执行", "触发", "发送", "call", "calls", "invoke", "invokes", "run", "runs", "呼び", "호출", "gọi"])
  ])
}

extension NoteText {
  /// Whether a callback is named in a range: without one nothing in it tells an order.
  func namesCallback(in range: Range<Int>) -> Bool { mentions(in: range).contains { mention($0).isCallback } }

  /// The end of the last line of a code block.
  func lastLineEnd(of lines: [Int], in range: Range<Int>) -> Int {
    guard let last = lines.last else { return range.lowerBound }
    return lineRange(from: last, in: range).upperBound
  }

  /// The line that starts at an offset, within a range.
  func lineRange(from offset: Int, in range: Range<Int>) -> Range<Int> {
    // Asked once: the text is an object.
    let bytes = bytes
    var end = offset
    while end < range.upperBound, !bytes[end].isLineEnd { end += 1 }
    return offset..<end
  }
}
