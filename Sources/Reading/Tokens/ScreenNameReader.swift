/// "Home push 到 Detail", "Home presents Login": a screen of that name, for no button pushes or presents anybody.
enum ScreenNameReader {
  static func read(_ tokens: [Token]) -> [Token] {
    guard tokens.contains(where: { $0.features == [.homeButton] }) else { return tokens }
    var tokens = tokens
    for index in tokens.indices.dropLast() where tokens[index].features == [.homeButton] {
      let next = tokens[index + 1]
      guard next.kind == .word, [[.push], [.present]].contains(next.features) else { continue }
      let range = tokens[index].range
      tokens[index] = Token(kind: .actor, range: range)
    }
    return tokens
  }
}
