import LifecycleEngine

/// Finds callbacks joined by arrows or hyphens: `loadView → viewDidLoad`, `loadview-viewdidload-…`.
struct ChainReader {
  let text: NoteText

  /// More letters between two names are no short step.
  private static let mostLetters = 40

  private enum Joint {
    case arrow, hyphen
  }

  /// The chains in a range of text.
  func chains(in range: Range<Int>, place: OrderingPlace) -> [OrderingDraft] {
    // Reading chains is dear, and one name is none.
    guard text.mentions(in: range).count > 1 else { return [] }
    let indices = text.mentions(in: range).filter { text.mention($0).isCallback }
    var drafts: [OrderingDraft] = []
    var chain: [Int] = []
    var joints: [Joint] = []
    func flush() {
      defer {
        chain = []
        joints = []
      }
      let isLong = joints.contains { $0 == .arrow } ? chain.count >= 2 : chain.count >= 3
      guard isLong, let draft = draft(chain, in: range, place: place) else { return }
      drafts.append(draft)
    }
    for index in indices {
      if let last = chain.last {
        if let joint = joint(last, index) { joints.append(joint) } else { flush() }
      }
      chain.append(index)
    }
    flush()
    return drafts
  }

  /// What joins two mentions, if nothing else but a short step without a callback stands between them.
  private func joint(_ first: Int, _ second: Int) -> Joint? {
    let bytes = text.bytes
    var offset = endOfArguments(after: text.mention(first).range.upperBound)
    let limit = text.mention(second).range.lowerBound
    var arrow = false
    var letters = 0
    var hyphens = 0
    var isBroken = false
    var endsWithArrow = false
    while offset < limit {
      let (kind, length) = bytes.kind(at: offset)
      switch kind {
      case .arrow where bytes[offset] == 0x3E: hyphens += 1
      case .arrow: arrow = true
      case .letter:
        letters += 1
        if letters > ChainReader.mostLetters { return nil }
      case .digit, .colon, .blank: break
      case .mark:
        let (value, _) = bytes.scalar(at: offset)
        if value == 0x0A, !endsWithArrow { isBroken = isBroken || !isArrow(after: offset + length, limit) }
        if value == 0x2D || value == 0x3E || value == 0x7E || (0x2010...0x2015).contains(value)
          || value == 0xFF5E
        {
          hyphens += 1
        }
        if value == 0x3002 || value == 0xFF1B || value == 0x3B { return nil }
      }
      if kind != .blank, bytes[offset] != 0x0D { endsWithArrow = kind == .arrow }
      offset += length
    }
    // Over the end of a line a chain goes on only with its arrow: logs use arrows for other things.
    if isBroken, letters > 0 { return nil }
    if arrow { return .arrow }
    return hyphens == 1 && letters == 0 ? .hyphen : nil
  }

  /// Whether a line starts with an arrow.
  private func isArrow(after offset: Int, _ limit: Int) -> Bool {
    let start = text.bytes.skipBlanks(from: offset, to: limit)
    return start < limit && text.bytes.kind(at: start).kind == .arrow && text.bytes[start] != 0x3E
  }

  /// Skips `(_:)`, `()`, `:` right behind a name, so that `-> Void` inside is no joint.
  private func endOfArguments(after offset: Int) -> Int {
    guard offset < text.bytes.count, text.bytes[offset] == 0x28 else { return offset }
    var index = offset
    while index < text.bytes.count, index - offset < 200, !text.bytes[index].isLineEnd {
      if text.bytes[index] == 0x29 { return index + 1 }
      index += 1
    }
    return offset
  }

  private func draft(_ chain: [Int], in range: Range<Int>, place: OrderingPlace) -> OrderingDraft? {
    guard let first = chain.first, let last = chain.last else { return nil }
    var steps: [Ordering.Step] = []
    var start = lineStart(text.mention(first).range.lowerBound, in: range)
    let title = start..<text.mention(first).range.lowerBound
    for index in chain {
      let mention = text.mention(index)
      let prefix = PrefixReader(text.bytes, start..<mention.range.lowerBound)
      steps.append(
        Ordering.Step(
          actor: prefix.actor.map(text.text), event: .callback(mention.callback), range: mention.range,
          mention: index))
      start = endOfArguments(after: mention.range.upperBound)
    }
    guard StepSequence(steps: steps, place: place, bytes: text.bytes).hasTwoSteps else { return nil }
    return OrderingDraft(
      steps: steps, range: text.mention(first).range.lowerBound..<text.mention(last).range.upperBound,
      form: .arrows,
      evidence: place.evidence, titles: title.isEmpty ? [] : [title])
  }

  private func lineStart(_ offset: Int, in range: Range<Int>) -> Int {
    var start = offset
    while start > range.lowerBound, offset - start < 120, !text.bytes[start - 1].isLineEnd { start -= 1 }
    while start < offset, text.bytes[start] & 0xC0 == 0x80 { start += 1 }
    return start
  }
}
