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

  private static let labels: FeatureSet = [.when, .call, .question, .light, .at]

  static func withoutQuestion(_ tokens: [Token], _ bytes: [UInt8]) -> [Token] {
    without(UInt8(ascii: "Q"), tokens, bytes)
  }

  static func withoutAnswer(_ tokens: [Token], _ bytes: [UInt8]) -> [Token] {
    without(UInt8(ascii: "A"), tokens, bytes)
  }

  private static func without(_ letter: UInt8, _ tokens: [Token], _ bytes: [UInt8]) -> [Token] {
    guard tokens.count > 2, [.mark(.stop), .mark(.colon), .mark(.listComma)].contains(tokens[1].kind),
      bytes[tokens[0].range.lowerBound] & 0xDF == letter,
      tokens[0].range.dropFirst().allSatisfy({ bytes[$0] >= 0x30 && bytes[$0] <= 0x39 })
    else { return tokens }
    return Array(tokens[2...])
  }
}
