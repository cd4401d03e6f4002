/// How one callback of a sentence stands to the others.
struct Relation {
  let mention: Int
  /// The cue that belongs to this callback.
  let kind: ProseCue?
  /// The cue stands before the name.
  let isAhead: Bool
  /// 在 stands before the name.
  let hasAt: Bool
  let isDenied: Bool
  /// A word such as "called" shows that the sentence is about calls.
  let isStatement: Bool
  let cuesBehind: [(cue: ProseCue, range: Range<Int>)]
  let cuesAhead: [(cue: ProseCue, range: Range<Int>)]

  /// A word for a call follows the cue at once: "在 X 之后调用".
  let isCalledThere: Bool
  /// Where the sentence's part with this callback starts: behind the comma before it.
  let partStart: Int

  /// What is named in the sentence comes after this callback.
  var isAfter: Bool { kind == .afterBehind || kind == .afterAhead }
  /// Farther away, a cue belongs to something else.
  private static let nearBehind = 66
  private static let nearAhead = 40

  init(_ sentence: Sentence, at position: Int, text: NoteText) {
    guard case .mention(let index) = sentence.tokens[position] else {
      preconditionFailure("a relation is made for a mention")
    }
    let range = text.mention(index).range
    let behind = sentence.cues(after: position)
    let ahead = sentence.cues(before: position)
    let own = behind.first { $0.cue == .afterBehind || $0.cue == .beforeBehind }
    let isOwn =
      own.map { Relation.isClose(range.upperBound, $0.range.lowerBound, text, Relation.nearBehind) } ?? false
    let before = ahead.first { $0.cue == .afterAhead || $0.cue == .beforeAhead }
    let isBefore =
      before.map { Relation.isClose($0.range.upperBound, range.lowerBound, text, Relation.nearAhead) }
      ?? false
    mention = index
    kind = isOwn ? own?.cue : isBefore ? before?.cue : nil
    isAhead = !isOwn && isBefore
    hasAt = ahead.contains {
      $0.cue == .at && Relation.isClose($0.range.upperBound, range.lowerBound, text, 24)
    }
    isDenied = ahead.prefix(3).contains { $0.cue == .not }
    isStatement = Relation.calls.occurs(in: sentence.range, of: text.bytes)
    let cueEnd = isOwn ? own?.range.upperBound ?? range.upperBound : range.upperBound
    isCalledThere = Relation.calls.occurs(
      in: cueEnd..<min(cueEnd + 24, max(cueEnd, sentence.range.upperBound)), of: text.bytes)
    var start = range.lowerBound
    while start > sentence.range.lowerBound, !Relation.isComma(before: start, text) { start -= 1 }
    partStart = start
    cuesBehind = behind
    cuesAhead = ahead
  }

  private static func isComma(before offset: Int, _ text: NoteText) -> Bool {
    if text.bytes[offset - 1] == 0x2C { return true }
    guard offset >= 3 else { return false }
    return text.bytes[offset - 3] == 0xEF && text.bytes[offset - 2] == 0xBC && text.bytes[offset - 1] == 0x8C
  }

  /// Whether two places are near each other, within one part of the sentence.
  private static func isClose(_ first: Int, _ second: Int, _ text: NoteText, _ reach: Int) -> Bool {
    guard second >= first, second - first <= reach else { return false }
    var offset = first
    while offset < second {
      let (value, length) = text.bytes.scalar(at: offset)
      if partings.contains(value) || text.bytes[offset].isDigit { return false }
      offset += length
    }
    return true
  }

  /// Commas, colons and brackets, also the wide ones.
  private static let partings: [UInt32] = [0x2C, 0xFF0C, 0x3A, 0xFF1A, 0xFF08, 0x3B, 0xFF1B, 0x5B]

  static let calls = CueTable<Bool>([
    (
      true,
      [
        "调用", "执行", "触发", "运行", "走", "called", "call", "calls", "invoked", "invoke", "fires", "fired", "runs",
        "run",
        "executed", "comes", "호출", "실행", "불린", "呼ばれ", "呼び出", "実行", "gọi", "chạy",
      ]
    )
  ])
}
