/// "Suppose the app is in the background: …", "假设应用在后台：…", "뷰만 만들었다면 …": a case that something is told of. Words that
/// suppose something can be read either way; where what they suppose names no callback, and a statement follows, they begin a
/// condition, else a hypothesis.
enum CaseReader {
  static func read(_ said: [Token], _ order: Lexicon.Order) -> [Token] {
    var tokens = parted(said)
    guard let place = tokens.firstIndex(where: { $0.supposes }) else { return tokens }
    let isCase = isCase(at: place, tokens, order)
    tokens[place].features.remove(isCase ? .hypothesis : .if)
    // "Допустим, …": the comma stands inside.
    if isCase, order == .first, place + 1 < tokens.count, tokens[place + 1].kind == .mark(.comma) {
      tokens.remove(at: place + 1)
    }
    return tokens
  }

  /// "하면 안": before a verb of calling "if", and "not", which belongs to what is called; elsewhere one must not.
  private static func parted(_ tokens: [Token]) -> [Token] {
    guard tokens.contains(where: { $0.features == mayNot }) else { return tokens }
    return tokens.indices.flatMap { index -> [Token] in
      guard tokens[index].features == mayNot else { return [tokens[index]] }
      var (first, last) = (tokens[index], tokens[index])
      first.features = [.advice]
      guard index + 1 < tokens.count, tokens[index + 1].isVerb else { return [first] }
      let end = first.range.upperBound - lengthOfNot
      (first.features, last.features) = ([.when], [.not])
      (first.range, last.range) = (first.range.lowerBound..<end, end..<last.range.upperBound)
      return [first, last]
    }
  }

  private static let mayNot: FeatureSet = [.when, .not, .advice]
  /// Of 안, in bytes.
  private static let lengthOfNot = 3

  private static func isCase(at place: Int, _ tokens: [Token], _ order: Lexicon.Order) -> Bool {
    // "Do not suppose that …", "不要假设…".
    guard !tokens[..<place].contains(where: { $0.features.meets([.not, .never, .advice]) }) else { return false }
    // Behind a case the word ends it.
    let isBehind = order == .last && tokens[..<place].contains { !$0.isLight && !$0.isMark }
    let inside = tokens[(place + 1)...].drop { $0.kind == .mark(.comma) }
    let end = isBehind ? place + 1 : inside.firstIndex { $0.isCuttingMark } ?? tokens.count
    let rest = tokens[end...]
    return !tokens[..<end].contains { $0.isName } && rest.contains { $0.isName } && rest.contains { $0.isVerb }
      && !rest.contains { $0.has(.hypothesis) }
  }
}

extension Token {
  fileprivate var supposes: Bool { has(.hypothesis) && has(.if) }
}
