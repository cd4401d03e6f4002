import LifecycleEngine

/// A line that names one or several callbacks as steps.
struct StepLine {
  /// The whole line.
  var range: Range<Int>
  /// The number that the line starts with.
  var number: Int?
  var steps: [Ordering.Step]
  /// The line starts with the names, apart from numbers, receivers and words such as "then".
  var isHead: Bool
  /// A date, a time, a process or `-[Class name]` stands before the name.
  var isLog: Bool
  /// The steps are joined by arrows.
  var hasArrows: Bool
  /// Letters before the first name that are no part of a step.
  var unknown: Int
  /// A few words and a colon stand before the names: "On low memory: `didReceiveMemoryWarning`".
  var label: Range<Int>?
  /// A colon stands between the start of the line and the first name.
  var isField: Bool
  /// What stands behind the names.
  var rest: Range<Int>
}

/// Reads lines as steps.
struct StepReader {
  let text: NoteText

  /// As many unknown letters before a name as a line of a log may have; other readers of lines allow for fewer.
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
  func readHead(_ line: Range<Int>, inLog: Bool = false) -> StepLine? {
    guard let first = firstCallback(of: line) else { return nil }
    let start = text.mention(first).range.lowerBound
    let prefix = PrefixReader(text.bytes, line.lowerBound..<start, inLog: inLog, upTo: 0)
    return prefix.isHead ? read(line, from: first, behind: prefix, inLog: inLog) : nil
  }

  private func firstCallback(of line: Range<Int>) -> Int? {
    text.mentions(in: line).first { text.mention($0).isCallback }
  }

  private func read(_ line: Range<Int>, from first: Int, behind prefix: PrefixReader, inLog: Bool) -> StepLine {
    let bytes = text.bytes
    var result = StepLine(
      range: line, number: prefix.number, steps: [step(first, prefix)], isHead: prefix.isHead,
      isLog: prefix.isLog || prefix.isMessage, hasArrows: false, unknown: prefix.unknown, isField: prefix.hasColon,
      rest: text.mention(first).range.upperBound..<line.upperBound)
    if prefix.hasColon, prefix.unknownSinceColon == 0, 1...30 ~= prefix.unknown, !prefix.isCall {
      result.label = line.lowerBound..<text.mention(first).range.lowerBound
    }
    result.rest = endOfName(after: result.rest.lowerBound, limit: line.upperBound)..<line.upperBound
    for index in text.mentions(in: result.rest) where text.mention(index).isCallback {
      let start = text.mention(index).range.lowerBound
      guard start >= result.rest.lowerBound else { continue }
      let gap = PrefixReader(bytes, result.rest.lowerBound..<start, inLog: inLog)
      guard gap.isLog || (gap.unknown == 0 && !gap.hasColon && !gap.isCall) else { break }
      result.hasArrows = result.hasArrows || gap.hasArrow
      if !gap.hasAlternative || !isInitializer(index) { result.steps.append(step(index, gap)) }
      result.rest =
        endOfName(after: text.mention(index).range.upperBound, limit: line.upperBound)..<line.upperBound
    }
    if !inLog, result.steps.allSatisfy({ $0.actor == nil }), let actor = actor(behind: result.rest) {
      for index in result.steps.indices { result.steps[index].actor = actor }
    }
    return result
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
      actor: actor.map(text.text), event: .callback(mention.callback), range: mention.range,
      mention: index)
  }

  private func isInitializer(_ index: Int) -> Bool { text.mention(index).callback.info.kind == .initializer }

  /// Skips arguments, brackets and marks right behind a name.
  private func endOfName(after offset: Int, limit: Int) -> Int {
    let bytes = text.bytes
    var index = offset
    while index < limit {
      switch bytes[index] {
      case 0x60, 0x2A, 0x5D, 0x3B, 0x5F, 0x7E: index += 1
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

  /// Whether a line holds nothing but the names, marks and words such as "method".
  func isLone(_ line: StepLine) -> Bool {
    guard line.isHead else { return false }
    let rest = PrefixReader(text.bytes, line.rest, upTo: 0)
    return rest.unknown == 0 && rest.actor == nil
  }

  /// `: ViewController2`, `（A）`, ` VC1 消失` behind the names.
  private func actor(behind range: Range<Int>) -> String? {
    let bytes = text.bytes
    var offset = range.lowerBound
    while offset < range.upperBound {
      let (kind, length) = bytes.kind(at: offset)
      guard kind == .blank || kind == .colon || kind == .mark else { break }
      offset += length
    }
    guard offset < range.upperBound, offset > range.lowerBound else { return nil }
    if let phrase = ActorReader.phrase(at: offset, limit: range.upperBound, of: bytes) {
      return isFollowedByLetter(phrase.upperBound, range.upperBound) ? nil : text.text(phrase)
    }
    let end = bytes.endOfIdentifier(from: offset, to: range.upperBound)
    guard end > offset, ActorReader.isActor(offset..<end, of: bytes) else { return nil }
    return text.text(offset..<end)
  }

  /// "A new view" names no receiver A.
  private func isFollowedByLetter(_ offset: Int, _ limit: Int) -> Bool {
    let next = text.bytes.skipBlanks(from: offset, to: limit)
    return next > offset && next < limit && text.bytes[next].isLetter
  }
}
