/// Reads what stands before a text and tells what it is: "Q3:", "A.", "viewWillAppear: about to be shown".
enum LabelReader {
  /// The colon of a selector that begins a line also sets off what is said of it.
  static func withColons(_ tokens: [Token], _ bytes: [UInt8]) -> [Token] {
    var result: [Token] = []
    var isFirst = true
    for (index, token) in tokens.enumerated() {
      result.append(token)
      let end = token.range.upperBound
      if isFirst, token.isName, end + 1 < bytes.count, bytes[end] == 0x3A, bytes[end + 1] == 0x20,
        index + 1 < tokens.count, explains(tokens[index + 1])
      {
        result.append(Token(kind: .mark(.colon), range: end..<end + 1))
      }
      isFirst = isFirst && token.isMark || token.kind == .mark(.line) || token.kind == .mark(.stop)
    }
    return result
  }

  /// Whether a word behind a selector begins what is said of it, and does not go on with the sentence.
  private static func explains(_ next: Token) -> Bool {
    !next.isMark && !next.isName && !next.isVerb
      && !next.features.meets(
        FeatureSet.relations.union([
          .and, .or, .of, .not, .then, .may, .always, .never, .first, .last, .earlier, .later,
        ]))
  }

  /// "When: as soon as the view is there", "Called: once": a label that says what the text tells of adds nothing to it.
  static func withoutHead(_ tokens: [Token]) -> [Token] {
    Array(tokens.dropFirst(lengthOfHead(tokens[...])))
  }

  /// How many tokens such a label and its colon are; 0 where there is none, or nothing behind it.
  static func lengthOfHead(_ tokens: ArraySlice<Token>) -> Int {
    let head = tokens.prefix { $0.kind == .word && $0.features.isSubset(of: labels) }
    guard 1...2 ~= head.count, head.contains(where: { $0.features.meets([.when, .call]) }),
      head.endIndex + 1 < tokens.endIndex, tokens[head.endIndex].kind == .mark(.colon),
      tokens[head.endIndex + 1].kind != .mark(.line)
    else { return 0 }
    return head.count + 1
  }

  /// "1/ X …", "2️⃣ The view appears", "3：X": the number that counts a line says nothing of what stands behind it.
  static func withoutNumbers(_ tokens: [Token], _ bytes: [UInt8]) -> [Token] {
    guard tokens.contains(where: { $0.isNumber || isHanNumber($0, bytes) }) else { return tokens }
    var result: [Token] = []
    var place = tokens.startIndex
    var isAtStart = true
    while place < tokens.endIndex {
      let end = isAtStart ? endOfNumber(tokens[place...], bytes) : place
      isAtStart = tokens[place].kind == .mark(.line) || isAtStart && tokens[place].isMark
      if end > place { isAtStart = false } else { result.append(tokens[place]) }
      place = max(end, place + 1)
    }
    return result
  }

  /// Behind the number that a line begins with and the mark that sets it off; the start where there is none, or nothing behind it.
  private static func endOfNumber(_ tokens: ArraySlice<Token>, _ bytes: [UInt8]) -> Int {
    guard let number = tokens.first, let mark = tokens.dropFirst().first, let next = tokens.dropFirst(2).first,
      number.isNumber || mark.kind == .mark(.listComma) && isHanNumber(number, bytes), !next.isNumber,
      next.kind != .mark(.line)
    else { return tokens.startIndex }
    // "3- X", "3-X", "3.X": the dash or the stop of a list that nobody marked up.
    let end = number.range.upperBound
    if end < bytes.count, bytes[end] == UInt8(ascii: "-") || bytes[end] == UInt8(ascii: "."), !mark.isMark,
      !mark.isNumber, mark.range.lowerBound <= end + 3
    {
      return tokens.startIndex + 1
    }
    let isKeycap = bytes[end...].prefix(keycap.count).elementsEqual(keycap)
    let setsOff: [Token.Kind] = [.mark(.stop), .mark(.colon), .mark(.listComma), .mark(.slash), .mark(.close)]
    // "1: A viewDidLoad": a step, which its number counts.
    let line = tokens.dropFirst(2).prefix { $0.kind != .mark(.line) }
    guard isKeycap || setsOff.contains(mark.kind), line.contains(where: { $0.kind == .word && !$0.isLight }) else {
      return tokens.startIndex
    }
    return tokens.startIndex + 2
  }

  /// "四", "十": a digit, before "、" the number of a line.
  private static func isHanNumber(_ token: Token, _ bytes: [UInt8]) -> Bool {
    let digits: StaticString = "一二三四五六七八九十"
    return token.range.count == 3
      && digits.withUTF8Buffer { digits in
        stride(from: 0, to: digits.count, by: 3).contains { digits[$0..<$0 + 3].elementsEqual(bytes[token.range]) }
      }
  }

  /// U+FE0F, U+20E3: what makes a key of a digit.
  private static let keycap: [UInt8] = [0xEF, 0xB8, 0x8F, 0xE2, 0x83, 0xA3]

  private static let labels: FeatureSet = [.when, .call, .question, .moment, .light, .at]

  static func withoutQuestion(_ tokens: [Token], _ bytes: [UInt8]) -> [Token] {
    without(UInt8(ascii: "Q"), tokens, bytes)
  }

  static func withoutAnswer(_ tokens: [Token], _ bytes: [UInt8]) -> [Token] {
    without(UInt8(ascii: "A"), tokens, bytes)
  }

  private static func without(_ letter: UInt8, _ tokens: [Token], _ bytes: [UInt8]) -> [Token] {
    if tokens.first?.kind == .mark(.line) { return without(letter, Array(tokens.dropFirst()), bytes) }
    guard tokens.count > 2, [.mark(.stop), .mark(.colon), .mark(.listComma)].contains(tokens[1].kind),
      bytes[tokens[0].range.lowerBound] & 0xDF == letter,
      tokens[0].range.dropFirst().allSatisfy({ bytes[$0] >= 0x30 && bytes[$0] <= 0x39 })
    else { return tokens }
    return Array(tokens[2...])
  }
}
