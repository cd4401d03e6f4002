/// "Suppose the app is in the background: …", "假设应用在后台：…", "뷰만 만들었다면 …": a case that something is told of. Words that
/// suppose something can be read either way; where what they suppose names no callback, and a statement follows, they begin a
/// condition, else a hypothesis.
enum CaseReader {
  static func read(_ tokens: [Token], _ order: Lexicon.Order) -> [Token] {
    guard let place = tokens.firstIndex(where: { $0.supposes }) else { return tokens }
    var tokens = tokens
    let isCase = isCase(at: place, tokens, order)
    tokens[place].features.remove(isCase ? .hypothesis : .if)
    // "Допустим, …": the comma stands inside.
    if isCase, order == .first, place + 1 < tokens.count, tokens[place + 1].kind == .mark(.comma) {
      tokens.remove(at: place + 1)
    }
    return tokens
  }

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
