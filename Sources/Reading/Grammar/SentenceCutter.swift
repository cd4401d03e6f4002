/// Cuts a text into sentences.
enum SentenceCutter {
  /// - Parameter joinsLines: whether a sentence goes on behind the end of a line, as in hard-wrapped prose. Where words are
  ///   not told apart by spaces, writers end sentences with lines.
  static func sentences(of tokens: [Token], in bytes: [UInt8], joinsLines: Bool) -> [[Token]] {
    var sentences: [[Token]] = []
    var open: [Token] = []
    // What stands in a bracket ends no sentence; a bracket that nobody closes is none.
    var depth = 0
    let longest = longestLine(of: tokens)
    var startOfLine = tokens.first?.range.lowerBound ?? 0
    let isWrapped = joinsLines || isWrapped(tokens)
    let starts = starts(in: tokens)
    let heads = heads(in: tokens, at: starts)
    let fields = fields(in: tokens, at: starts).union(entries(in: tokens, at: starts))
    for (index, token) in tokens.enumerated() {
      switch token.kind {
      case .mark(.open):
        if closes(behind: index, tokens) { depth += 1 }
        open.append(token)
      case .mark(.close):
        depth = max(0, depth - 1)
        open.append(token)
      case .mark(.stop) where depth > 0, .mark(.line) where depth > 0: open.append(token)
      case .mark(.line):
        let isHeaded = LabelReader.lengthOfHead(tokens[(index + 1)...]) > 0
        // "X (called when …)" above "Y (called when …)": each is explained by itself.
        let isRow =
          open.first?.isName ?? false && open.last?.kind == .mark(.close) && index + 1 < tokens.count
          && tokens[index + 1].isName
        // Much shorter than another: who wraps lines does not leave that, and so its writer ended it.
        let isShort = (token.range.lowerBound - startOfLine) * 5 < longest * 3
        startOfLine = token.range.upperBound
        let isLine =
          isShort && mayEnd(open) && index + 1 < tokens.count && mayBegin(tokens[index + 1], bytes)
        let isHead = heads.contains(index + 1) && mayEnd(open)
        if !isWrapped || isLine || isHeaded || isRow || fields.contains(index + 1) || isHead
          || open.last?.kind == .mark(.colon)
        {
          close(&open, &sentences)
        }
      case .mark(.stop), .mark(.question), .mark(.exclamation):
        open.append(token)
        // "「呼ばれない！」という質問": what is quoted ends, and the sentence goes on.
        if !isQuoted(token, bytes) { close(&open, &sentences) }
      default: open.append(token)
      }
    }
    close(&open, &sentences)
    return sentences.flatMap(labelled)
  }

  /// "Lock: X; unlock: Y": several statements, each with a label that says when; one where any part has none.
  private static func labelled(_ sentence: [Token]) -> [[Token]] {
    let colons = sentence.count { $0.kind == .mark(.colon) }
    guard colons > 1 else { return [sentence] }
    for mark in [Token.Mark.semicolon, .comma] {
      let parts = sentence.split { $0.kind == .mark(mark) }
      let labels = parts.compactMap(label)
      guard parts.count > 1, labels.count == parts.count else { continue }
      // "Note: X; warning: Y": nothing that happens.
      return zip(parts, labels).map { part, label in
        Array(
          part[(label.allSatisfy { $0.isLight || $0.features == [.warn] } ? label.endIndex + 1 : part.startIndex)...])
      }
    }
    return [sentence]
  }

  /// A few words before a colon, behind which a callback stands.
  private static func label(_ part: ArraySlice<Token>) -> ArraySlice<Token>? {
    guard let colon = part.firstIndex(where: { $0.kind == .mark(.colon) }) else { return nil }
    let label = part[..<colon]
    let isLabel = label.count <= mostInLabel && label.contains { $0.kind == .word } && !label.contains { $0.isName }
    return isLabel && part[(colon + 1)...].contains { $0.isName } ? label : nil
  }

  private static let mostInLabel = 8

  /// Where lines begin that have a label of their own: "When: before it appears" above "Use: refresh". One alone is none.
  private static func fields(in tokens: [Token], at starts: [Int]) -> Set<Int> {
    let fields = starts.filter { isField(tokens[$0...]) }
    return fields.count > 1 ? Set(fields) : []
  }

  /// Where lines begin that name a callback and set it off from what they say of it: "[UIView layoutSubviews] - called when …".
  private static func entries(in tokens: [Token], at starts: [Int]) -> Set<Int> {
    let entries = starts.filter { start in
      let head = tokens[start...].prefix {
        $0.kind != .mark(.dash) && $0.kind != .mark(.colon) && $0.kind != .mark(.line)
      }
      guard head.count <= mostInHead, head.endIndex < tokens.count, tokens[head.endIndex].kind != .mark(.line) else {
        return false
      }
      return head.count { $0.isName } == 1 && !head.contains { $0.isVerb }
        && head.allSatisfy {
          $0.isName || $0.isMark || $0.features.isSubset(of: [.controller, .view, .app, .scene, .delegate])
        }
    }
    return entries.count > 1 ? Set(entries) : []
  }

  private static let mostInHead = 5

  private static func starts(in tokens: [Token]) -> [Int] {
    [0] + tokens.indices.filter { tokens[$0].kind == .mark(.line) }.map { $0 + 1 }
  }

  /// Where lines begin that name a callback and say no more, each above what is said of it; none where only one does.
  private static func heads(in tokens: [Token], at starts: [Int]) -> Set<Int> {
    let heads = starts.filter { start in
      let line = tokens[start...].prefix { $0.kind != .mark(.line) }
      return line.count { $0.isName } == 1 && line.allSatisfy { $0.isName || $0.isMark } && line.endIndex < tokens.count
    }
    return heads.count > 1 ? Set(heads) : []
  }

  /// A word or two with a colon, and something behind it.
  private static func isField(_ line: ArraySlice<Token>) -> Bool {
    let label = line.prefix(3).prefix { !$0.isMark && !$0.isName }
    guard 1...2 ~= label.count, label.endIndex + 1 < line.endIndex else { return false }
    return line[label.endIndex].kind == .mark(.colon) && line[label.endIndex + 1].kind != .mark(.line)
  }

  /// Who ends sentences with stops within lines goes on behind a line that ends with none.
  private static func isWrapped(_ tokens: [Token]) -> Bool {
    let ends = tokens.indices.filter { tokens[$0].kind == .mark(.stop) }
    return ends.contains { $0 + 1 < tokens.count && tokens[$0 + 1].kind != .mark(.line) }
      && tokens.last?.kind == .mark(.stop)
  }

  /// In bytes.
  private static func longestLine(of tokens: [Token]) -> Int {
    var longest = 0
    var start = tokens.first?.range.lowerBound ?? 0
    for token in tokens where token.kind == .mark(.line) {
      longest = max(longest, token.range.lowerBound - start)
      start = token.range.upperBound
    }
    return max(longest, (tokens.last?.range.upperBound ?? start) - start)
  }

  /// Whether a sentence may end here: behind an article, a preposition or a comma it goes on.
  private static func mayEnd(_ open: [Token]) -> Bool {
    guard let last = open.last else { return false }
    switch last.kind {
    case .mark(.comma), .mark(.listComma): return false
    case .word:
      return !last.isLight && !last.features.meets(FeatureSet.relations.union([.by, .of, .at, .and, .or, .to, .from]))
    default: return true
    }
  }

  /// Whether a sentence may begin with a token: no small letter of scripts that have capitals, and no bare name of somebody,
  /// which may be what the line above leads to.
  private static func mayBegin(_ token: Token, _ bytes: [UInt8]) -> Bool {
    let first = bytes.scalarValue(at: token.range.lowerBound).value
    let isBareName = first < 0x80 && (token.kind == .actor || token.kind == .unknown)
    return !SmallLetters.contains(first) && !isBareName
  }

  /// Whether 」 or 』 stands right behind a mark.
  private static func isQuoted(_ mark: Token, _ bytes: [UInt8]) -> Bool {
    let next = bytes[mark.range.upperBound...].prefix(3)
    return next.elementsEqual([0xE3, 0x80, 0x8D]) || next.elementsEqual([0xE3, 0x80, 0x8F])
  }

  private static func closes(behind index: Int, _ tokens: [Token]) -> Bool {
    tokens[(index + 1)...].prefix(mostInBracket).contains { $0.kind == .mark(.close) }
  }

  private static let mostInBracket = 40

  private static func close(_ open: inout [Token], _ sentences: inout [[Token]]) {
    // "✓", "✗": a mark that answers says as much as a word.
    if open.contains(where: { !$0.isMark || [.mark(.yes), .mark(.no)].contains($0.kind) }) { sentences.append(open) }
    open = []
  }
}
