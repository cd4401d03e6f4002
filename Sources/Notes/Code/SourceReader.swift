import LifecycleEngine

/// Reads source code: methods that carry numbers in comments or printed texts, lists of declarations, and what
/// methods print. The order of methods in source code says nothing.
struct SourceReader {
  /// A method of a callback and what the code around it says.
  struct Method {
    let step: Ordering.Step
    /// The line of the declaration.
    let line: Range<Int>
    var hasBody: Bool
    var number: Int?
    /// The texts that the body prints.
    var printed: [Range<Int>] = []
  }

  let text: NoteText
  private(set) var methods: [Method] = []
  private var bytes: [UInt8] { text.bytes }

  init(text: NoteText, lines: [CodeLine]) {
    self.text = text
    var comment: Range<Int>?
    for (index, line) in lines.enumerated() {
      switch line.kind {
      case .comment:
        comment = line.trimmed
      case .blank: break
      case .source, .other, .step:
        if let mention = declared(on: line.trimmed) {
          methods.append(method(mention, line, next: lines[(index + 1)...].first, comment: comment))
        } else {
          readBody(line)
        }
        comment = nil
      }
    }
  }

  /// The callback that a line declares: `- (void)viewDidLoad`, `override func viewDidLoad()`.
  private func declared(on line: Range<Int>) -> Int? {
    guard let first = text.mentions(in: line).first(where: { text.mention($0).isCallback }) else {
      return nil
    }
    let start = text.mention(first).range.lowerBound
    guard SourceReader.isDeclaration(line.lowerBound..<start, of: bytes) else { return nil }
    return first
  }

  private static func isDeclaration(_ prefix: Range<Int>, of bytes: [UInt8]) -> Bool {
    if prefix.isEmpty { return true }
    let first = bytes[prefix.lowerBound]
    if first == 0x2D || first == 0x2B { return bytes[prefix].contains(0x28) && bytes[prefix].contains(0x29) }
    return declarationWords.occurs(in: prefix, of: bytes)
  }

  private static let declarationWords = CueTable(words: [
    "func ", "override ", "required ", "convenience ", "public ", "open ", "internal ",
  ])

  private func method(_ mention: Int, _ line: CodeLine, next: CodeLine?, comment: Range<Int>?) -> Method {
    let found = text.mention(mention)
    let step = Ordering.Step(event: .callback(found.callback), range: found.range, mention: mention)
    let hasBody =
      bytes[found.range.upperBound..<line.trimmed.upperBound].contains(0x7B)
      || next.map { !$0.trimmed.isEmpty && bytes[$0.trimmed.lowerBound] == 0x7B } ?? false
    var method = Method(step: step, line: line.trimmed, hasBody: hasBody)
    if let comment { method.number = leadingNumber(in: comment) }
    if method.number == nil, let trailing = trailingComment(of: line.trimmed, after: found.range.upperBound) {
      method.number = leadingNumber(in: trailing)
    }
    if let literal = literal(in: found.range.upperBound..<line.trimmed.upperBound) {
      method.printed = [literal]
      method.number = method.number ?? leadingNumber(in: literal)
    }
    return method
  }

  private func trailingComment(of line: Range<Int>, after offset: Int) -> Range<Int>? {
    var index = offset
    while index + 1 < line.upperBound {
      if bytes[index] == 0x2F, bytes[index + 1] == 0x2F { return index..<line.upperBound }
      index += 1
    }
    return nil
  }

  private mutating func readBody(_ line: CodeLine) {
    guard !methods.isEmpty, let literal = literal(in: line.trimmed) else { return }
    let last = methods.count - 1
    if methods[last].printed.isEmpty { methods[last].number = methods[last].number ?? leadingNumber(in: literal) }
    methods[last].printed.append(literal)
  }

  /// The text between the quotes of a call that prints.
  private func literal(in line: Range<Int>) -> Range<Int>? {
    guard SourceReader.printing.occurs(in: line, of: bytes),
      let open = bytes[line].firstIndex(of: 0x22),
      let close = bytes[open + 1..<line.upperBound].firstIndex(of: 0x22), close > open + 1
    else { return nil }
    return open + 1..<close
  }

  static let printing = CueTable(words: [
    "NSLog(", "print(", "printf(", "debugPrint(", "os_log(", "DLog(", "Log(", "log(", "println(",
  ])

  /// `1.`, `// 2、`, `3:`; a number that counts something (`3 times`) is none.
  private func leadingNumber(in range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound, !bytes[index].isDigit {
      guard [0x2F, 0x2A, 0x20, 0x09, 0x28, 0x23, 0x2D].contains(bytes[index]) else { return nil }
      index += 1
    }
    guard let number = NumberMark.value(bytes, index..<range.upperBound) else { return nil }
    guard number.end < range.upperBound else { return number.value }
    let (kind, _) = bytes.kind(at: number.end)
    return kind == .letter && !bytes[number.end].isLetter || kind == .mark || kind == .colon || kind == .blank
      || kind == .arrow
      ? number.value : nil
  }
}

extension SourceReader {
  /// The methods in the order of their numbers, if at least three carry one.
  var numbered: [Method]? {
    let numbered = methods.filter { $0.number != nil }
    guard numbered.count >= 3, numbered.count * 3 >= methods.count * 2 else { return nil }
    let sorted = numbered.enumerated().sorted {
      ($0.element.number ?? 0, $0.offset) < ($1.element.number ?? 0, $1.offset)
    }
    let numbers = sorted.compactMap({ $0.element.number })
    guard zip(numbers, numbers.dropFirst()).allSatisfy({ $0 < $1 }) else { return nil }
    return sorted.map({ $0.element })
  }

  /// Declarations without bodies, as in a header.
  var declarations: [Method]? {
    let bare = methods.filter { !$0.hasBody }
    return bare.count >= 2 && bare.count == methods.count ? bare : nil
  }
}
