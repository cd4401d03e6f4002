/// Reads what answers a question with yes or no: what was asked becomes what is said.
enum AnswerReader {
  /// The statements of an answer; none where it is neither a plain yes nor a plain no, or where what follows restricts it.
  ///
  /// - Parameter asked: what stands right above, as the statements that "yes" would make of it.
  static func frames(of tokens: [Token], answering asked: [Frame]) -> [Frame] {
    // "Isn't it called? – No": nobody knows which of the two that denies.
    guard !asked.isEmpty, asked.allSatisfy({ !$0.isNegative && !$0.isOneOf && $0.isStated }) else { return [] }
    let answer = tokens.prefix { !$0.isMark }
    let said = answer.reduce(FeatureSet()) { $0.union($1.features) }.subtracting([.light, .that])
    guard said.meets([.yes, .not, .never, .call]), said.isSubset(of: words),
      answer.allSatisfy({ $0.kind == .word }), !tokens.contains(where: { $0.features.meets(restrictions) })
    else { return [] }
    return asked.map { frame in
      var frame = frame
      frame.isNegative = said.meets([.not, .never])
      return frame
    }
  }

  /// What a yes or a no may be made of: "不会", "It is called", "Never".
  private static let words: FeatureSet = [.yes, .not, .never, .may, .call, .get, .still, .always]
  private static let restrictions: FeatureSet = [
    .if, .unless, .only, .until, .since, .upTo, .usually, .but, .although, .version, .question, .opinion, .hypothesis,
    .advice, .heavy,
  ]
}
