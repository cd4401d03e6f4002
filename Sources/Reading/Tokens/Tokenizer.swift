import LifecycleEngine

/// Cuts a text into tokens in one pass. Names of callbacks are known before; they and what is masked (targets of links,
/// tags) are no text.
struct Tokenizer {
  let bytes: [UInt8]
  let names: [Name]
  let masks: [Range<Int>]
  let words: WordReader
  private(set) var tokens: [Token] = []
  private var nextName = 0
  private var nextMask = 0

  init(bytes: [UInt8], names: [Name], masks: [Range<Int>], words: WordReader) {
    self.bytes = bytes
    self.names = names
    self.masks = masks
    self.words = words
  }

  /// Complexity: O(bytes + log names).
  mutating func read(_ range: Range<Int>) -> [Token] {
    nextName = names.partitionPoint(behind: { $0.range.lowerBound < range.lowerBound })
    nextMask = masks.partitionPoint(behind: { $0.upperBound <= range.lowerBound })
    var offset = range.lowerBound
    while offset < range.upperBound { offset = readToken(at: offset, limit: range.upperBound) }
    return tokens
  }

  private mutating func readToken(at offset: Int, limit: Int) -> Int {
    while nextMask < masks.count, masks[nextMask].upperBound <= offset { nextMask += 1 }
    if nextMask < masks.count, masks[nextMask].contains(offset) {
      return masks[nextMask].upperBound
    }
    while nextName < names.count, names[nextName].range.lowerBound < offset { nextName += 1 }
    if nextName < names.count, names[nextName].range.lowerBound == offset { return readName(limit: limit) }
    let stop = nextName < names.count ? min(limit, names[nextName].range.lowerBound) : limit
    let (value, length) = bytes.scalarValue(at: offset)
    switch ScalarClass(value) {
    case .space:
      if value == 0x0A { add(.mark(beginsItem(behind: offset, limit: limit) ? .stop : .line), offset..<offset + 1) }
      return offset + length
    case .digit: return readNumber(at: offset, limit: stop)
    case .latin, .cyrillic: return readWord(at: offset, limit: stop)
    case .hangul, .joined: return readRun(at: offset, limit: stop)
    case .mark: return readMark(value, length, at: offset, limit: limit)
    }
  }

  /// "• X", "✓ X": such a line goes on with no sentence, also where it is no list of Markdown.
  private func beginsItem(behind line: Int, limit: Int) -> Bool {
    var offset = line + 1
    while offset < limit, bytes[offset] == 0x20 || bytes[offset] == 0x09 { offset += 1 }
    guard offset < limit else { return false }
    let (value, length) = bytes.scalarValue(at: offset)
    switch value {
    case 0x2022, 0xB7, 0x30FB, 0x25CF, 0x25AA, 0x25E6, 0x2460...0x2473: return true
    case 0x2D, 0x2012...0x2015: return offset + length < limit && bytes[offset + length] == 0x20
    default:
      let mark = MarkReader.mark(bytes, value, length, at: offset, limit: limit).0
      return mark == .yes || mark == .no
    }
  }

  private mutating func add(
    _ kind: Token.Kind, _ range: Range<Int>, _ senses: Lexicon.Senses? = nil, isBare: Bool = true
  ) {
    var token = Token(kind: kind, range: range)
    if let senses {
      token.features = senses.features
      token.others = senses.others
    }
    token.isBare = isBare
    tokens.append(token)
  }

  /// A name, with the arguments behind it: `viewDidAppear:YES`, `viewDidLoad()`.
  private mutating func readName(limit: Int) -> Int {
    let range = names[nextName].range
    add(.name(nextName), range)
    nextName += 1
    var end = range.upperBound
    if end < limit, bytes[end] == 0x28 {
      var close = end + 1
      while close < limit, close - end < 40, bytes[close] != 0x29, bytes[close] != 0x28, bytes[close] < 0x80 {
        close += 1
      }
      let isCall = bytes[end + 1..<close].allSatisfy { $0 != 0x20 || close - end < 3 } || bytes[end + 1] == 0x5F
      if close < limit, bytes[close] == 0x29, isCall {
        tokens[tokens.count - 1].argument = argument(in: end + 1..<close)
        end = close + 1
      }
    } else if end < limit, bytes[end] == 0x3A {
      end = endOfArgument(behind: end + 1, of: range, limit: limit)
      tokens[tokens.count - 1].argument = argument(in: range.upperBound + 1..<end)
    }
    if end < limit, bytes[end] == 0x5D {
      // "[old willMove: nil];" is a line of a program.
      if end + 1 == limit || bytes[end + 1] != 0x3B { dropBracket() }
      end += 1
    }
    return end
  }

  /// "[UIView layoutSubviews]": no text in brackets. What a console printed, "-[UIView layoutSubviews]", is set off by its own.
  private mutating func dropBracket() {
    guard let open = tokens.suffix(3).lastIndex(where: { $0.kind == .mark(.open) }),
      case let start = tokens[open].range.lowerBound, bytes[start] == 0x5B,
      start == 0 || bytes[start - 1] <= 0x20
    else { return }
    tokens.remove(at: open)
  }

  /// The value of a literal, or of the last one that stands in brackets behind a label.
  private func argument(in range: Range<Int>) -> Token.Argument? {
    let text = words.lowered[range].drop { $0 == 0x20 }.prefix { $0 != 0x29 }
    let word = text.suffix(from: text.lastIndex { $0 == 0x20 || $0 == 0x3A }.map { $0 + 1 } ?? text.startIndex)
    func reads(_ values: String...) -> Bool { values.contains { $0.utf8.elementsEqual(word) } }
    return reads("yes", "true") ? .yes : reads("no", "false") ? .no : reads("nil", "null") ? .nil : nil
  }

  /// Behind the colon of a name the value that is passed: `willMove(toParent: nil)`, `viewWillAppear:YES`.
  private func endOfArgument(behind colon: Int, of name: Range<Int>, limit: Int) -> Int {
    var end = colon
    if bytes[name].contains(0x28), !bytes[name].contains(0x29) {
      while end < limit, end - colon < 40, bytes[end] >= 0x20, bytes[end] < 0x80, bytes[end] != 0x29 { end += 1 }
      return end < limit && bytes[end] == 0x29 ? end + 1 : colon
    }
    end = endOfWord(at: colon, limit: limit, digits: false)
    return argument(in: colon..<end) != nil ? end : colon
  }

  private mutating func readNumber(at start: Int, limit: Int) -> Int {
    var value = 0
    var end = start
    while end < limit, bytes[end] >= 0x30, bytes[end] <= 0x39 {
      value = min(value * 10 + Int(bytes[end] - 0x30), 99_999)
      end += 1
    }
    if end == start { end += bytes.scalarValue(at: start).length }
    if let counted = words.counted(start..<end, limit: limit) {
      add(.word, start..<counted.end, counted.senses)
      return counted.end
    }
    if value < 100, tellsOne(start..<end, limit: limit) {
      add(.actor, start..<end)
      return end
    }
    // Parts behind a dot tell versions apart that behave alike.
    while end + 1 < limit, bytes[end] == 0x2E, bytes[end + 1] &- 0x30 <= 9 || bytes[end + 1] | 0x20 == 0x78 {
      end += 2
      while end < limit, bytes[end] >= 0x30, bytes[end] <= 0x39 { end += 1 }
    }
    add(.number(value), start..<end)
    return end
  }

  /// "Tab 1", "VC 2", "页面1": whether a number tells one of several, by which a note calls it; "on screen 3 times" counts.
  private func tellsOne(_ number: Range<Int>, limit: Int) -> Bool {
    let things: FeatureSet = [.tab, .controller, .display, .page]
    guard let thing = tokens.last, thing.kind == .word, thing.features.meets(things),
      thing.features.isSubset(of: things.union([.child, .parent])), number.lowerBound <= thing.range.upperBound + 1
    else { return false }
    let next = bytes[number.upperBound..<limit].firstIndex { $0 != 0x20 } ?? limit
    guard next < limit else { return true }
    let end = endOfWord(at: next, limit: limit, digits: true)
    guard end > next else { return next > number.upperBound || bytes[next] < 0x80 }
    return words.word(next..<end).map { !$0.senses.features.meets([.once, .twice, .many, .heavy]) } ?? false
  }

  private func endOfWord(at start: Int, limit: Int, digits: Bool) -> Int {
    var end = start
    while end < limit {
      let (value, length) = bytes.scalarValue(at: end)
      switch ScalarClass(value) {
      case .latin, .cyrillic: break
      case .digit where digits: break
      default: return end
      }
      end += length
    }
    return end
  }

  private mutating func readWord(at start: Int, limit: Int) -> Int {
    // "e.g.", "i.e.": no full stops.
    if start + 3 < limit, bytes[start + 1] == 0x2E, bytes[start + 3] == 0x2E {
      let isExample = bytes[start] | 0x20 == UInt8(ascii: "e")
      add(.word, start..<start + 4, Lexicon.Senses(features: isExample ? [.example] : [.light]))
      return start + 4
    }
    // Emphasis, as in `_viewDidLoad_`, `_Why is that?_`.
    if bytes[start] == 0x5F { return start + bytes[start..<limit].prefix { $0 == 0x5F }.count }
    var end = endOfWord(at: start, limit: limit, digits: true)
    while bytes[end - 1] == 0x5F { end -= 1 }
    // "isn't", "don’t": one word where the lexicon has it.
    if let apostrophe = lengthOfApostrophe(at: end, limit: limit) {
      let whole = endOfWord(at: end + apostrophe, limit: limit, digits: false)
      if whole > end + apostrophe, let senses = words.contraction(start..<end, end + apostrophe..<whole) {
        add(.word, start..<whole, senses)
        return whole
      }
    }
    // "iOS13": a word and a number.
    let letters = endOfWord(at: start, limit: limit, digits: false)
    if letters < end, words.word(start..<letters)?.senses.features.contains(.iOS) == true { end = letters }
    return addWord(start..<end, limit: limit)
  }

  private func lengthOfApostrophe(at offset: Int, limit: Int) -> Int? {
    guard offset < limit else { return nil }
    if bytes[offset] == 0x27 { return 1 }
    return bytes[offset] == 0xE2 && offset + 2 < limit && bytes[offset + 1] == 0x80
      && 0x98...0x99 ~= bytes[offset + 2]
      ? 3 : nil
  }

  @discardableResult
  private mutating func addWord(_ range: Range<Int>, limit: Int? = nil) -> Int {
    let found = words.word(range)
    if let limit, found?.senses.beginsPair ?? false {
      var next = range.upperBound
      while next < limit, bytes[next] == 0x20 || bytes[next] == 0x2D { next += 1 }
      let end = endOfWord(at: next, limit: limit, digits: false)
      if next > range.upperBound, end > next, let pair = words.pair(range, next..<end) {
        add(.word, range.lowerBound..<end, pair)
        return end
      }
    }
    if let found, !found.senses.features.isEmpty {
      add(.word, range, found.senses, isBare: found.isBare)
    } else {
      add(ActorName.isOne(bytes, range) ? .actor : .unknown, range)
    }
    return range.upperBound
  }

  /// Text without spaces between words, or of words with endings of many parts, is cut so that the least is unknown.
  private mutating func readRun(at start: Int, limit: Int) -> Int {
    var end = endOfRun(at: start, limit: limit)
    // Two words that mean something together, as Korean writes "한 번", are cut like one.
    var last = start
    while end < limit, bytes[end] == 0x20, words.beginsPair(last..<end) {
      let next = endOfRun(at: end + 1, limit: limit)
      guard next > end + 1 else { break }
      last = end + 1
      end = next
    }
    for piece in words.pieces(of: start..<end) {
      if let senses = piece.senses { add(.word, piece.range, senses) } else { add(.unknown, piece.range) }
    }
    return end
  }

  private func endOfRun(at start: Int, limit: Int) -> Int {
    var end = start
    while end < limit {
      let (value, length) = bytes.scalarValue(at: end)
      let kind = ScalarClass(value)
      guard kind == .hangul || kind == .joined else { break }
      end += length
    }
    return end
  }

  private mutating func readMark(_ value: UInt32, _ length: Int, at offset: Int, limit: Int) -> Int {
    // "The view controller's".
    if let apostrophe = lengthOfApostrophe(at: offset, limit: limit), let last = tokens.last,
      last.range.upperBound == offset, [.word, .unknown, .actor].contains(last.kind),
      case let start = offset + apostrophe,
      case let end = endOfWord(at: start, limit: limit, digits: false), end == start + 1, bytes[start] | 0x20 == 0x73
    {
      add(.word, offset..<end, Lexicon.Senses(features: [.of]))
      return end
    }
    let (mark, extent) = MarkReader.mark(bytes, value, length, at: offset, limit: limit)
    if let mark { add(.mark(mark), offset..<offset + extent) }
    return offset + extent
  }
}

/// Names that notes give to controllers and views.
enum ActorName {
  private static let endings: [StaticString] = [
    "controller", "vc", "view", "page", "screen", "scene", "delegate", "window",
  ]

  /// `A`, `VC1`, `DetailViewController`, `FirstVC`.
  static func isOne(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    guard let first = range.first else { return false }
    // `detailVC`, `oldController`: a name of two words, as a variable has it.
    guard bytes[first] >= 0x41, bytes[first] <= 0x5A else {
      return bytes[first] >= 0x61 && bytes[first] <= 0x7A && range.count > 4
        && (hasEnding(bytes, range, "vc") || hasEnding(bytes, range, "controller"))
        && bytes[range].contains { $0 >= 0x41 && $0 <= 0x5A }
    }
    if range.count == 1 { return true }
    if range.count <= 4, bytes[range.upperBound - 1] >= 0x30, bytes[range.upperBound - 1] <= 0x39 { return true }
    var end = range.upperBound
    while end > first, bytes[end - 1] >= 0x30, bytes[end - 1] <= 0x39 || bytes[end - 1] == 0x5F { end -= 1 }
    // `VCA`, `ViewControllerB`: a letter at the end tells one from the other.
    let isLettered = end - first > 2 && bytes[end - 1] >= 0x41 && bytes[end - 1] <= 0x5A
    return endings.contains { ending in
      hasEnding(bytes, first..<end, ending) || (isLettered && hasEnding(bytes, first..<end - 1, ending))
    }
  }

  private static func hasEnding(_ bytes: [UInt8], _ range: Range<Int>, _ ending: StaticString) -> Bool {
    let length = ending.utf8CodeUnitCount
    guard range.count >= length else { return false }
    return ending.withUTF8Buffer { ending in
      (0..<length).allSatisfy { bytes[range.upperBound - length + $0] | 0x20 == ending[$0] }
    }
  }
}
