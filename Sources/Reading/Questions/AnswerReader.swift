/// Reads what answers a question with yes or no: what was asked becomes what is said.
enum AnswerReader {
  /// The statements of an answer; none where it is neither a plain yes nor a plain no, or where what follows restricts it.
  ///
  /// - Parameter asked: what stands right above, as the statements that "yes" would make of it.
  static func frames(of tokens: [Token], answering asked: [Frame]) -> [Frame] {
    // "Isn't it called? – No": nobody knows which of the two that denies.
    guard !asked.isEmpty, asked.allSatisfy({ !$0.isNegative && !$0.isOneOf && $0.isStated }) else { return [] }
    let mark = sign(tokens)
    let answer = mark == nil ? tokens.prefix { !$0.isMark } : []
    let said = mark ?? answer.reduce(FeatureSet()) { $0.union($1.features) }.subtracting([.light, .that])
    // "Not necessarily" is no "no".
    let isDecided = !said.contains(.always) || !said.contains(.not)
    guard isDecided, said.meets([.yes, .not, .never, .call]), said.isSubset(of: words),
      answer.allSatisfy({ $0.kind == .word }), !tokens.contains(where: { $0.features.meets(restrictions) })
    else { return [] }
    return asked.map { frame in
      var frame = frame
      let isNo = said.meets([.not, .never])
      // "Is the size final then? No": that it is not so, and not that the callback does not come.
      if frame.state != nil {
        if isNo { frame.state?.isNegative.toggle() }
        return frame
      }
      frame.isNegative = isNo
      // "Each time? No": not each time.
      if frame.isNegative, frame.conditions.contains(where: { $0.isEach }) { frame.features.insert(.always) }
      // "Called once? No": more often.
      if frame.isNegative, frame.features.contains(.once) { frame.features.insert(.only) }
      return frame
    }
  }

  /// "Yes (on the one below)", "yes (if it was visible)": the statements of the answer, for a case that was not understood. Nil
  /// where no bracket restricts it.
  static func restricted(_ tokens: [Token], answering asked: [Frame]) -> [Frame]? {
    guard !asked.isEmpty, isAnswer(tokens), let open = tokens.firstIndex(where: { $0.kind == .mark(.open) }),
      case let inside = tokens[(open + 1)...].prefix(while: { $0.kind != .mark(.close) }), let last = inside.last,
      inside.contains(where: { $0.features.meets(restrictions.union(places)) })
    else { return nil }
    return asked.map { frame in
      var frame = frame
      frame.unread.append(inside[inside.startIndex].range.lowerBound..<last.range.upperBound)
      return frame
    }
  }

  /// What tells when something is so, or for whom.
  private static let places: FeatureSet = FeatureSet.roles.union([
    .at, .when, .before, .after, .during, .controller, .tab,
  ])

  /// "✓" and "✗" alone.
  private static func sign(_ tokens: [Token]) -> FeatureSet? {
    guard tokens.count == 1 else { return nil }
    return tokens[0].kind == .mark(.yes) ? [.yes] : tokens[0].kind == .mark(.no) ? [.not] : nil
  }

  /// Whether a text begins with a yes or a no, or is a mark for one.
  static func isAnswer(_ tokens: [Token]) -> Bool {
    guard let first = tokens.first(where: { !$0.isLight || $0.features == [.yes] }) else { return false }
    return sign(tokens) != nil || first.features == [.yes] || first.features == [.not]
  }

  /// What a yes or a no may be made of: "不会", "It is called", "Never".
  private static let words: FeatureSet = [.yes, .not, .never, .may, .call, .get, .still, .always]
  private static let restrictions: FeatureSet = [
    .if, .unless, .only, .until, .since, .upTo, .usually, .but, .although, .version, .question, .opinion, .hypothesis,
    .advice, .heavy,
  ]
}
