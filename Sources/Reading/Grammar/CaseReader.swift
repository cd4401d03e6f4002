/// "Suppose the app is in the background: …", "假设应用在后台：…", "뷰만 만들었다면 …": a case that something is told of. Words that
/// suppose something can be read either way; where what they suppose names no callback, and a statement follows, they begin a
/// condition, else a hypothesis.
enum CaseReader {
  static func read(_ tokens: [Token], _ order: Lexicon.Order) -> [Token] {
    guard let place = tokens.firstIndex(where: { $0.supposes }) else { return tokens }
    var tokens = tokens
    // "Допустим, …": the comma stands inside.
    if place + 1 < tokens.count, tokens[place + 1].kind == .mark(.comma) { tokens.remove(at: place + 1) }
    tokens[place].features.remove(isCase(at: place, tokens, order) ? .hypothesis : .if)
    return tokens
  }

  private static func isCase(at place: Int, _ tokens: [Token], _ order: Lexicon.Order) -> Bool {
    // Behind the case the word ends it.
    let end = tokens[place...].firstIndex { $0.isCuttingMark } ?? (order == .last ? place + 1 : tokens.count)
    let rest = tokens[end...]
    return !tokens[..<end].contains { $0.isName } && rest.contains { $0.isName } && rest.contains { $0.isVerb }
      && !rest.contains { $0.has(.hypothesis) }
  }
}

extension Token {
  fileprivate var supposes: Bool { has(.hypothesis) && has(.if) }
}
