import LifecycleEngine

/// A line that names one or several callbacks as steps.
struct StepLine {
  /// The whole line.
  var range: Range<Int>
  var steps: [Ordering.Step]
  /// The line starts with the names, apart from numbers, receivers and words such as "then".
  var isHead: Bool
  /// The number that the line starts with, or the printed text.
  var number: Int?
  /// Letters before the first name that are no part of a step.
  var unknown: Int
  /// The words between the number, date or process and the first name.
  var before: [Range<Int>] = []
  /// A date, a time or a process stands before the name.
  var hasTime = false
  /// `-[Class name]`
  var isMessage = false
  /// The steps are joined by arrows.
  var hasArrows = false
  /// `super`: a call in source code.
  var isCall = false
  /// A few words and a colon stand before the names: "On low memory: `didReceiveMemoryWarning`".
  var label: Range<Int>?
  /// What stands behind the names.
  var rest: Range<Int>
  /// The next lines of the item say more.
  var isExplainedBelow = false

  /// A remark in brackets behind the last name.
  var condition: Range<Int>? { steps.last?.condition }

  /// Printed by a program.
  var isLog: Bool { hasTime || isMessage }
}

/// Reads lines as steps.
struct StepReader {
  let text: NoteText

  /// As many unknown letters before a name as a line of a log may have.
  static let mostUnknown = 60

  /// The steps of a line, nil if it names no callback.
  func read(_ line: Range<Int>, inLog: Bool = false) -> StepLine? {
    guard let first = firstCallback(of: line) else { return nil }
    let start = text.mention(first).range.lowerBound
    let prefix = PrefixReader(
      text.bytes, line.lowerBound..<start, inLog: inLog, upTo: StepReader.mostUnknown, findsColons: true)
    return read(line, from: first, behind: prefix, inLog: inLog)
  }

  /// The steps of a line that starts with them.
  func readHead(_ line: Range<Int>) -> StepLine? {
    guard let first = firstCallback(of: line) else { return nil }
    let start = text.mention(first).range.lowerBound
    let prefix = PrefixReader(text.bytes, line.lowerBound..<start, upTo: 0)
    return prefix.isHead ? read(line, from: first, behind: prefix, inLog: false) : nil
  }

  private func firstCallback(of line: Range<Int>) -> Int? {
    text.mentions(in: line).first { text.mention($0).isCallback }
  }

  private func read(_ line: Range<Int>, from first: Int, behind prefix: PrefixReader, inLog: Bool) -> StepLine {
    let name = text.mention(first).range
    var result = StepLine(
      range: line, steps: [step(first, prefix)], isHead: prefix.isHead,
      number: NumberMark.read(text.bytes, line)?.value,
      unknown: prefix.unknown,
      hasTime: prefix.isLog, isMessage: prefix.isMessage, isCall: prefix.isCall,
      rest: endOfName(after: name.upperBound, limit: line.upperBound)..<line.upperBound)
    let start = prefix.stampEnd ?? NumberMark.read(text.bytes, line)?.end ?? line.lowerBound
    if prefix.unknown > 0, start < name.lowerBound {
      result.before = text.bytes.words(in: start..<name.lowerBound, most: StepColumns.most + 1)
    }
    if prefix.hasColon, prefix.unknownSinceColon == 0, 1...30 ~= prefix.unknown, !prefix.isCall {
      result.label = line.lowerBound..<name.lowerBound
    }
    readOthers(&result, inLog: inLog)
    if !inLog, result.steps.allSatisfy({ $0.actor == nil }), let actor = actor(behind: result.rest) {
      for index in result.steps.indices { result.steps[index].actor = text.text(actor) }
      result.rest = actor.upperBound..<line.upperBound
    }
    if let condition = condition(in: result.rest) { result.steps[result.steps.count - 1].condition = condition }
    return result
  }

  /// The names that follow the first one, with nothing between but marks and receivers.
  private func readOthers(_ line: inout StepLine, inLog: Bool) {
    for index in text.mentions(in: line.rest) where text.mention(index).isCallback {
      let start = text.mention(index).range.lowerBound
      guard start >= line.rest.lowerBound else { continue }
      let gap = PrefixReader(text.bytes, line.rest.lowerBound..<start, inLog: inLog)
      guard gap.isLog || (gap.unknown == 0 && !gap.hasColon && !gap.isCall) else { break }
      line.hasArrows = line.hasArrows || gap.hasArrow
      let isSame =
        !gap.hasArrow && gap.actor == nil && line.steps.last?.event == .callback(text.mention(index).callback)
      // "dealloc / deinit": one callback under two names.
      if !isSame, !gap.hasAlternative || !isInitializer(index) { line.steps.append(step(index, gap)) }
      line.rest =
        endOfName(after: text.mention(index).range.upperBound, limit: line.range.upperBound)..<line.range.upperBound
    }
  }

  private func step(_ index: Int, _ prefix: PrefixReader) -> Ordering.Step {
    let mention = text.mention(index)
    // `viewDidLoad2` is how the second controller prints.
    let end = mention.range.upperBound
    let digits =
      end..<(end < text.bytes.count && text.bytes[end].isDigit
      ? text.bytes.endOfIdentifier(from: end, to: min(end + 3, text.bytes.count)) : end)
    let actor = prefix.actor ?? (digits.isEmpty ? nil : digits)
    return Ordering.Step(
      actor: actor.map(text.text), event: .callback(mention.callback), range: mention.range, mention: index)
  }

  private func isInitializer(_ index: Int) -> Bool { text.mention(index).callback.info.kind == .initializer }

  /// Skips arguments, brackets and marks right behind a name.
  private func endOfName(after offset: Int, limit: Int) -> Int {
    let bytes = text.bytes
    var index = offset
    while index < limit {
      switch bytes[index] {
      case 0x60, 0x2A, 0x5D, 0x3B, 0x5F, 0x7E, 0x22: index += 1
      case 0x28: index = closing(0x29, from: index, limit: limit) ?? limit
      case 0x3A where index + 1 < limit && bytes[index + 1] == 0x28:
        index = closing(0x29, from: index + 1, limit: limit) ?? limit
        index = bytes.endOfIdentifier(from: index, to: limit)
      case 0x3A where isSelectorColon(at: index, limit: limit): index += 1
      case 0x3C where index + 1 < limit && bytes[index + 1] == 0x2F:
        index = closing(0x3E, from: index, limit: limit) ?? limit
      default: return index
      }
    }
    return index
  }

  /// The colon belongs to the selector if a separator or nothing follows: `viewWillAppear:、`.
  private func isSelectorColon(at offset: Int, limit: Int) -> Bool {
    let next = offset + 1
    guard next < limit else { return true }
    let (value, _) = text.bytes.scalar(at: next)
    return [0x2C, 0x2F, 0x29, 0x5D, 0x60, 0x2A, 0x2D, 0x3B, 0x3001, 0xFF0C, 0xFF1B, 0x548C, 0x4E0E].contains(value)
  }

  private func closing(_ byte: UInt8, from offset: Int, limit: Int) -> Int? {
    var index = offset
    while index < limit {
      if text.bytes[index] == byte { return index + 1 }
      index += 1
    }
    return nil
  }

  /// The first mark behind a name is a bracket: "(not on iOS 13 sheets)".
  private func condition(in range: Range<Int>) -> Range<Int>? {
    let bytes = text.bytes
    let start = bytes.skipBlanks(from: range.lowerBound, to: range.upperBound)
    guard start < range.upperBound else { return nil }
    let (open, length) = bytes.scalar(at: start)
    guard open == 0x28 || open == 0xFF08 else { return nil }
    var end = start + length
    while end < range.upperBound, bytes[end] != 0x29, !bytes.hasWideBracket(at: end) { end += 1 }
    return end < range.upperBound ? start + length..<end : nil
  }

  /// `: ViewController2`, `（A）`, ` VC1 消失`, ` of B`, ` --- B` behind the names.
  private func actor(behind range: Range<Int>) -> Range<Int>? {
    let bytes = text.bytes
    var offset = range.lowerBound
    while offset < range.upperBound {
      let (kind, length) = bytes.kind(at: offset)
      if let word = StepReader.owners.match(bytes, at: offset, limit: range.upperBound) {
        offset += word.length
        continue
      }
      guard kind == .blank || kind == .colon || kind == .mark || kind == .arrow else { break }
      offset += length
    }
    guard offset < range.upperBound, offset > range.lowerBound else { return nil }
    if let phrase = ActorReader.phrase(at: offset, limit: range.upperBound, of: bytes) {
      return isFollowedByLetter(phrase.upperBound, range.upperBound) ? nil : phrase
    }
    let end = bytes.endOfIdentifier(from: offset, to: range.upperBound)
    guard end > offset, ActorReader.isActor(offset..<end, of: bytes) else { return nil }
    return offset..<end
  }

  private static let owners = CueTable(words: ["of", "in", "on", "的", "の", "의", "de", "del", "у", "в"])

  /// "A new view" names no receiver A.
  private func isFollowedByLetter(_ offset: Int, _ limit: Int) -> Bool {
    let next = text.bytes.skipBlanks(from: offset, to: limit)
    return next > offset && next < limit && text.bytes[next].isLetter
  }
}

extension [UInt8] {
  fileprivate func hasWideBracket(at offset: Int) -> Bool {
    // ） is EF BC 89.
    self[offset] == 0xEF && offset + 2 < count && self[offset + 1] == 0xBC && self[offset + 2] == 0x89
  }

  /// The first words of a range: letters, digits and pictures up to a blank or a mark.
  func words(in range: Range<Int>, most: Int) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var start: Int?
    var offset = range.lowerBound
    while offset < range.upperBound {
      let (value, _) = scalar(at: offset)
      let (kind, length) = kind(at: offset)
      // Pictures count as words: some logs tell receivers by them.
      let isPart =
        kind == .letter || kind == .digit || value == 0x5F || value == 0x20E3
        || (0x2600...0x27BF).contains(value) && kind != .arrow || (0x1F300...0x1FAFF).contains(value)
        || value == 0xFE0F
      if isPart {
        start = start ?? offset
      } else if let first = start {
        words.append(first..<offset)
        if words.count == most { return words }
        start = nil
      }
      offset += length
    }
    if let start { words.append(start..<range.upperBound) }
    return words
  }
}
