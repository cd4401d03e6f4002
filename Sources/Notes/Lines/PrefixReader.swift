/// Reads what stands before a callback's name on its line: a number, a receiver, the prefix of a log, words
/// such as "then" and "call"; and counts what is none of these.
struct PrefixReader {
  private var hasNumber = false
  var actor: Range<Int>?
  /// A date, a time or `process[1:2]` was found.
  var isLog = false
  /// Where the last of them ends.
  var stampEnd: Int?
  /// `-[Class` or `[Class` stands right before the name.
  var isMessage = false
  /// Letters that are no part of a step.
  var unknown = 0
  var hasColon = false
  /// `unknown` behind the last colon.
  var unknownSinceColon = 0
  var hasArrow = false
  var hasAlternative = false
  /// `super`, `self`: a call in source code.
  var isCall = false

  /// Nothing stands before the name that is no part of a step.
  var isHead: Bool { unknown == 0 && !isCall }

  private static let longestTag = 200
  private let bytes: [UInt8]
  private var seenWord = false

  /// - Parameters:
  ///   - most: More unknown letters are as good as any number of them. Then only whether `unknown` exceeds `most` is
  ///     what the whole range says.
  ///   - findsColons: `hasColon` does so, too.
  init(_ bytes: [UInt8], _ range: Range<Int>, inLog: Bool = false, upTo most: Int = .max, findsColons: Bool = false) {
    self.bytes = bytes
    var offset = range.lowerBound
    var end = range.upperBound
    while offset < end || (offset < range.upperBound && unknown <= most) {
      offset = take(at: offset, range: range, inLog: inLog)
      if unknown > most, end == range.upperBound { end = endOfSigns(in: offset..<max(offset, end), findsColons) }
    }
  }

  /// The end of the last sign that makes what stood before it no part of the step, or of the last colon.
  private func endOfSigns(in range: Range<Int>, _ findsColons: Bool) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, !isSign(end - 1, in: range, findsColons) { end -= 1 }
    return end
  }

  private func isSign(_ offset: Int, in range: Range<Int>, _ findsColons: Bool) -> Bool {
    switch bytes[offset] {
    case 0x3A where findsColons: true
    // ： is EF BC 9A.
    case 0x9A where findsColons:
      offset - 2 >= range.lowerBound && bytes[offset - 1] == 0xBC && bytes[offset - 2] == 0xEF
    // In a date or a time.
    case 0x2D, 0x2F, 0x3A:
      range.contains(offset - 1) && range.contains(offset + 1) && bytes[offset - 1].isDigit && bytes[offset + 1].isDigit
    case 0x5D: closesProcess(offset, from: range.lowerBound)
    default: false
    }
  }

  /// Whether the bracket at an offset is that of `[1319:91838]`.
  private func closesProcess(_ offset: Int, from start: Int) -> Bool {
    var first = offset
    while first > start, bytes[first - 1].isDigit || bytes[first - 1].isLetter || bytes[first - 1] == 0x3A {
      first -= 1
    }
    return first > start && bytes[first - 1] == 0x5B && bytes[first].isDigit
  }

  private mutating func take(at offset: Int, range: Range<Int>, inLog: Bool) -> Int {
    let limit = range.upperBound
    let byte = bytes[offset]
    if byte.isBlank { return offset + 1 }
    if let end = wideNumberEnd(at: offset, limit: limit) { return end }
    if byte == 0x3C, let end = tagEnd(from: offset, limit: limit) { return end }
    if byte == 0x5B, let end = processEnd(from: offset, limit: limit) { return end }
    if let word = PrefixReader.fillers.match(bytes, at: offset, limit: limit) {
      hasAlternative = hasAlternative || word.meaning == .alternative
      return offset + word.length
    }
    if let phrase = ActorReader.phrase(at: offset, limit: limit, of: bytes) {
      actor = phrase
      seenWord = true
      return phrase.upperBound
    }
    if byte.isLetter || byte == 0x5F { return takeIdentifier(at: offset, limit: limit, inLog: inLog) }
    let (kind, length) = bytes.kind(at: offset)
    switch kind {
    case .digit: return takeNumber(at: offset, limit: limit, inLog: inLog)
    case .colon:
      hasColon = true
      unknownSinceColon = 0
    case .arrow: hasArrow = true
    case .letter:
      unknown += 1
      unknownSinceColon += 1
      // "把根视图赋值给": what stands in a sentence is not the receiver of its end.
      if !inLog { actor = nil }
    case .blank, .mark: break
    }
    return offset + length
  }

  private mutating func takeIdentifier(at offset: Int, limit: Int, inLog: Bool) -> Int {
    let end = bytes.endOfIdentifier(from: offset, to: limit)
    let word = offset..<end
    // `Controller.swift:23` names the file of the receiver, `0x7f…` its address.
    if offset > 0, bytes[offset - 1] == 0x2E, bytes.hasWord("swift", at: offset) { return end }
    if bytes.hasWord("0x", at: offset) { return end }
    if bytes.hasWord("super", at: offset), end - offset == 5, !inLog {
      isCall = true
    } else if isReceiver(word, limit: limit) {
      // `OneController --> -[BaseController name]`: the class that runs the code stands before it.
      if actor == nil || !bytes.endsLikeReceiver(actor ?? word) { actor = word }
      isMessage = true
    } else if inLog || ActorReader.isActor(word, of: bytes) || isJoined(word, limit) {
      actor = word
    } else {
      unknown += word.count
      unknownSinceColon += word.count
      actor = nil
    }
    seenWord = true
    return end
  }

  /// `Player.viewDidLoad`, `Player#viewDidLoad`
  private func isJoined(_ word: Range<Int>, _ limit: Int) -> Bool {
    guard bytes[word.lowerBound].isUpper, word.upperBound + 1 == limit else { return false }
    return bytes[word.upperBound] == 0x2E || bytes[word.upperBound] == 0x23
  }

  /// `-[Class name]`, `[Class name]`
  private func isReceiver(_ word: Range<Int>, limit: Int) -> Bool {
    let start = word.lowerBound
    guard start > 0, bytes[start - 1] == 0x5B else { return false }
    if start > 1, bytes[start - 2] == 0x2D || bytes[start - 2] == 0x2B { return true }
    return bytes[start].isUpper && bytes.skipBlanks(from: word.upperBound, to: limit) == limit
      && word.upperBound < limit
  }

  /// `1.`, `2、`, `(3)`, `4:`; other digits belong to dates.
  private mutating func takeNumber(at offset: Int, limit: Int, inLog: Bool) -> Int {
    var end = offset
    var value = 0
    while end < limit, bytes[end].isDigit {
      value = min(value * 10 + Int(bytes[end] - 0x30), 100_000)
      end += 1
    }
    let next = end < limit ? bytes[end] : 0
    if next.isLetter, end - offset < 3 { return takeIdentifier(at: offset, limit: limit, inLog: inLog) }
    if next == 0x2D || (next == 0x3A && end + 1 < limit && bytes[end + 1].isDigit) || next == 0x2F {
      let isDate = end - offset == 4 || end - offset == 2
      if isDate, end + 2 < limit, bytes[end + 1].isDigit, bytes[end + 2].isDigit {
        isLog = true
        unknown = 0
        actor = nil
        hasNumber = false
        while end < limit,
          bytes[end].isDigit || [0x2D, 0x3A, 0x2E, 0x2F, 0x2B, 0x54, 0x5A, 0x20].contains(bytes[end])
        {
          end += 1
        }
        stampEnd = end
        return end
      }
    }
    if !hasNumber, !seenWord, !isLog, unknown == 0, value < 1000 {
      hasNumber = true
      // The 2 of `3.2`.
      if next == 0x2E, end + 1 < limit, bytes[end + 1].isDigit {
        return NumberMark.value(bytes, end + 1..<limit)?.end ?? end
      }
    }
    return end
  }

  /// `一、`, `③`
  private mutating func wideNumberEnd(at offset: Int, limit: Int) -> Int? {
    guard bytes[offset] > 0x7F, !hasNumber, !seenWord, unknown == 0 else { return nil }
    let (scalar, length) = bytes.scalar(at: offset)
    if NumberMark.circled(scalar) != nil {
      hasNumber = true
      return offset + length
    }
    guard let numeral = NumberMark.value(bytes, offset..<limit), numeral.end < limit,
      [0x3001, 0x2E, 0xFF0E, 0xFF09, 0x3A, 0xFF1A].contains(bytes.scalar(at: numeral.end).value)
    else { return nil }
    hasNumber = true
    return numeral.end
  }

  /// A tag of HTML, or `<Notice>` in a console.
  private func tagEnd(from offset: Int, limit: Int) -> Int? {
    guard offset + 1 < limit, bytes[offset + 1].isLetter || bytes[offset + 1] == 0x2F else { return nil }
    // `<Controller: 0x7f…>` is how an object prints itself.
    let bound = min(limit, offset + PrefixReader.longestTag)
    var end = offset
    while end < bound, bytes[end] != 0x3E { end += 1 }
    guard end < bound else { return nil }
    return PrefixReader.address.occurs(in: offset..<end, of: bytes) ? nil : end + 1
  }

  private static let address = CueTable(words: [": 0x", ":0x"])

  /// The `[1319:91838]` or `[123]` behind a process name; what stood before it is no part of the step.
  private mutating func processEnd(from offset: Int, limit: Int) -> Int? {
    var end = offset + 1
    guard end < limit, bytes[end].isDigit else { return nil }
    while end < limit, bytes[end].isDigit || bytes[end].isLetter || bytes[end] == 0x3A { end += 1 }
    guard end < limit, bytes[end] == 0x5D, end - offset > 3 else { return nil }
    stampEnd = end + 1
    isLog = true
    unknown = 0
    actor = nil
    hasNumber = false
    return end + 1
  }

  private enum Filler: Sendable {
    case word, alternative
  }

  /// Words that can stand before a step without being part of its meaning.
  private static let fillers = CueTable<Filler>([
    (
      .word,
      [
        "调用", "执行", "触发", "会调用", "会执行", "会", "先", "首先", "然后", "接着", "再", "最后", "随后", "紧接着", "回调方法", "方法",
        "函数", "的", "系统", "进入", "走", "和", "与", "及", "以及", "跟", "中", "第一步", "第二步", "第三步", "第四步", "第五步",
        "第六步", "步骤", "回调", "打印", "输出", "呼叫", "発火",
        "func", "override", "public", "open", "private", "internal", "final", "void", "bool", "instancetype",
        "id",
        "static", "class", "required", "convenience", "optional", "@objc", "uiview *", "nonnull", "nullable",
        "call", "calls", "calling", "called", "then", "finally", "next", "method", "methods", "function",
        "and", "the",
        "system", "step", "is", "of", "uikit", "invoke", "invokes", "run", "runs", "fires", "hàm",
        "uiviewcontroller", "uiview", "uiapplicationdelegate", "uiapplication", "uiscenedelegate",
        "uiwindowscenedelegate",
      ]
    ),
    (.alternative, ["或", "或者", "or", "/ "]),
  ])
}
