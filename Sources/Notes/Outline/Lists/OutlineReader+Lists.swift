import LifecycleEngine
import Markup

extension OutlineReader {
  /// Reads the lists of a section whose items carry no numbers.
  mutating func readLists(_ section: Range<Int>) {
    var lists: [[Int]] = []
    var places: [Int: Int] = [:]
    for index in section {
      guard case .item(let id) = lines[index].kind, !lines[index].isUsed else { continue }
      if let place = places[id] {
        lists[place].append(index)
      } else {
        places[id] = lists.count
        lists.append([index])
      }
    }
    for list in lists {
      for part in parts(list) { readItems(part.items, form: .bullets, isNumbered: false, title: part.title) }
    }
  }

  /// Cuts a list at the items that say what happens: "- push:".
  private func parts(_ items: [Int]) -> [(items: [Int], title: Range<Int>?)] {
    var parts: [(items: [Int], title: Range<Int>?)] = [([], nil)]
    for index in items {
      let line = lines[index].range
      if !text.namesCallback(in: line), text.bytes.endsWithColon(line), setting.meaning(of: line).contains(.situation) {
        parts.append(([], line))
      } else {
        parts[parts.count - 1].items.append(index)
      }
    }
    return parts
  }

  /// Reads items as the steps of one order.
  mutating func readItems(_ items: [Int], form: Ordering.Form, isNumbered: Bool, title: Range<Int>? = nil) {
    let ranges = items.map { lines[$0].range }
    guard let start = items.first, !isBelowStep(start), !isContents(ranges) else { return }
    let inLog = items.allSatisfy { lines[$0].kind == .code }
    let read = zip(items, ranges).map { steps.read($1, inLog: inLog) ?? (isNumbered ? declaration(below: $0) : nil) }
    guard read.contains(where: { $0 != nil }) else { return }
    if items.allSatisfy(phased.contains) {
      let lines = read.compactMap { $0 }.map { $0.ofPhase }
      add(Candidate(lines: lines, form: form, place: place(of: start), title: title, evidence: [.numbers]))
      return markUsed(items)
    }
    let columns = StepColumns(text: text, read.compactMap { $0 })
    let fitted = read.map { line in line.flatMap { $0.hasArrows ? nil : (columns.read($0) ?? asTail($0, read)) } }
    let place = place(of: start)
    let areLabelled = fitted.compactMap { $0 }.isEmpty || read.count { $0?.label != nil } * 2 > items.count
    var taken: [StepLine] = []
    var chosen: [Int] = []
    for (index, line) in fitted.enumerated() {
      // "6. (when the size changes) X": what stands below comes then, too.
      if let step = read[index], isOtherCase(step), repeats(read[(index + 1)...], of: taken) { break }
      if let step = line ?? read[index].flatMap({ asStep($0, isNumbered: isNumbered, areLabelled: areLabelled) }) {
        taken.append(step)
        taken[taken.count - 1].isExplainedBelow = isExplained(items[index])
        chosen.append(index)
      } else if let step = read[index] {
        readSituation(step, place)
      }
    }
    if areLanes(taken) { return addLanes(taken, form, place, title) }
    guard let first = chosen.first, let last = chosen.last, taken.count >= 2,
      taken.count * 2 >= last - first + 1,
      taken.count * 5 >= items.count * 2
    else { return }
    var candidate = Candidate(lines: taken, form: form, place: place, title: title)
    if isNumbered { candidate.evidence.append(.numbers) }
    if taken.count(where: \.hasTime) * 2 > taken.count { candidate.evidence.append(.times) }
    // "**1. deinit**", and below it what there is to say of that.
    let heads = chosen.map { items[$0] }.filter { lines[$0].kind == .text && text.isSetBold(lines[$0].range) }
    if heads.count(where: { $0 + 1 < lines.count && !items.contains($0 + 1) }) * 2 > chosen.count {
      candidate.evidence.append(.explained)
    }
    if areRecords(chosen.map { items[$0] }) { candidate.evidence += [.explained, .repeats] }
    if taken.count(where: \.isHead) * 2 < taken.count { candidate.evidence.append(.sentences) }
    // "Then …", "finally …" say that the items are in order.
    let placed = taken.count { setting.meaning(of: $0.range.lowerBound..<$0.steps[0].range.lowerBound).contains(.then) }
    if placed * 2 >= taken.count { candidate.evidence.append(.order) }
    if add(candidate) { markUsed(items) }
  }

  private mutating func markUsed(_ items: [Int]) {
    for index in items { lines[index].isUsed = true }
  }

  /// "C: X, Y" above "A: Z, W": what each is told, and not which of them first.
  private func areLanes(_ lines: [StepLine]) -> Bool {
    let owners = lines.compactMap { $0.steps.count > 1 ? $0.steps[0].actor : nil }
    return lines.count > 1 && owners.count == lines.count && Set(owners).count == owners.count
      && lines.allSatisfy { line in
        line.steps.dropFirst().allSatisfy { $0.actor == nil || $0.actor == line.steps[0].actor }
      }
  }

  /// Each lane is an order of its own.
  private mutating func addLanes(
    _ lanes: [StepLine], _ form: Ordering.Form, _ place: OrderingPlace, _ title: Range<Int>?
  ) {
    for var lane in lanes {
      for index in lane.steps.indices { lane.steps[index].actor = lane.steps[0].actor }
      add(Candidate(lines: [lane], form: form, place: place, title: title, evidence: [.block]))
    }
  }

  private func repeats(_ lines: ArraySlice<StepLine?>, of taken: [StepLine]) -> Bool {
    let seen = Set(taken.flatMap(\.steps).map(\.key))
    return lines.contains { $0?.steps.contains { seen.contains($0.key) } ?? false }
  }

  /// A bracket before the names says what happens.
  private func isOtherCase(_ line: StepLine) -> Bool {
    let bytes = text.bytes
    let before = line.range.lowerBound..<line.steps[0].range.lowerBound
    guard let open = bytes[before].firstIndex(of: 0x28),
      let close = bytes[open..<before.upperBound].firstIndex(of: 0x29),
      bytes.skipBlanks(from: close + 1, to: before.upperBound) == before.upperBound
    else { return false }
    return setting.meaning(of: open + 1..<close).contains(.situation)
  }

  /// The one method in a block of code right below an item: "1. The view is loaded", and its declaration.
  private func declaration(below item: Int) -> StepLine? {
    guard item + 1 < lines.count, case .source(let source) = lines[item + 1].kind else { return nil }
    let methods = SourceReader(text: text, lines: sources[source]).methods
    guard methods.count == 1, let method = methods.first else { return nil }
    return StepLine(
      range: method.line, steps: [method.step], isHead: true, unknown: 0,
      rest: method.line.upperBound..<method.line.upperBound)
  }

  /// Below a step stand its alternatives or remarks.
  private func isBelowStep(_ index: Int) -> Bool {
    guard let item = lines[index].items.last, case .item = lines[index].kind else { return false }
    return steps.readHead(item) != nil
  }

  /// Text without a callback of its own follows in the item.
  private func isExplained(_ item: Int) -> Bool {
    guard item + 1 < lines.count, lines[item + 1].kind != .code, lines[item + 1].items.last == lines[item].range else {
      return false
    }
    return steps.readHead(lines[item + 1].range) == nil
  }

  /// An item with one word more than the others: "after viewWillAppear".
  private func asTail(_ line: StepLine, _ all: [StepLine?]) -> StepLine? {
    guard line.before.count == 1, line.unknown <= 8, !line.isCall, line.label == nil,
      all.count(where: { $0?.isHead ?? false }) * 10 >= all.count * 6
    else { return nil }
    var line = line
    line.isHead = true
    return line
  }

  /// An item that says that a callback comes: "3. UIKit calls viewDidLoad", or what it belongs to: "Loading: viewDidLoad".
  private func asStep(_ line: StepLine, isNumbered: Bool, areLabelled: Bool) -> StepLine? {
    guard !line.hasArrows else { return nil }
    var line = line
    // "Before it is shown call: X" is a sentence.
    if let label = line.label, !setting.meaning(of: label).contains(.call) {
      line.isHead = true
      return areLabelled && isNumbered ? line : nil
    }
    guard isNumbered, !line.isCall else { return nil }
    let name = line.steps[0].range
    let near = max(line.range.lowerBound, name.lowerBound - 60)..<min(line.range.upperBound, name.upperBound + 40)
    guard !setting.meaning(of: near).isDisjoint(with: [.call, .then]),
      setting.meaning(of: line.range).isDisjoint(with: [.not, .advice, .question])
    else { return nil }
    let others = text.mentions(in: line.rest).filter { text.mention($0).isCallback }
    guard others.isEmpty || line.unknown <= 12 else { return nil }
    line.steps = Array(line.steps.prefix(1))
    return line
  }

  /// "- 进入后台：applicationWillResignActive、applicationDidEnterBackground" in a list about orders.
  private mutating func readSituation(_ line: StepLine, _ place: OrderingPlace) {
    guard let label = line.label, line.steps.count > 1, setting.meaning(of: label).contains(.situation) else { return }
    let above = place.contexts.reduce(into: LineMeaning()) { $0.formUnion(setting.meaning(of: $1)) }
    guard above.contains(.order) else { return }
    add(Candidate(lines: [line], form: .bullets, place: place, title: label))
  }

  /// A table of contents: links to headings of the note.
  private func isContents(_ ranges: [Range<Int>]) -> Bool {
    ranges.count { OutlineReader.anchor.occurs(in: $0, of: text.bytes) } * 2 > ranges.count
  }

  private static let anchor = CueTable(words: ["](#"])

  /// Items that describe one method each, field by field: "Method: X", "Called: …", "Use: …".
  private func areRecords(_ items: [Int]) -> Bool {
    guard items.count >= 3 else { return false }
    let records = items.count { index in
      var fields = 0
      var next = index + 1
      while next < lines.count, next - index <= 8, lines[next].kind == .text, lines[next].number == nil {
        if isField(lines[next].range) { fields += 1 }
        next += 1
      }
      return fields >= 2
    }
    return records * 3 >= items.count * 2
  }

  /// A line that starts with a few words and a colon.
  private func isField(_ line: Range<Int>) -> Bool {
    let colon = text.bytes[line].prefix(24).firstIndex { $0 == 0x3A || $0 == 0xBC }
    guard let colon, colon > line.lowerBound else { return false }
    // ： is EF BC 9A.
    return text.bytes[colon] == 0x3A || colon + 1 < line.upperBound && text.bytes[colon + 1] == 0x9A
  }
}

extension StepLine {
  /// A part of an order, whatever joins its steps.
  fileprivate var ofPhase: StepLine {
    var line = self
    (line.isHead, line.hasArrows) = (true, false)
    return line
  }
}
