/// "A から B を": the word behind a name that says where one comes from is read before it, where other languages have it.
enum PostpositionReader {
  static func read(_ tokens: [Token]) -> [Token] {
    var tokens = tokens
    for index in tokens.indices.dropLast(2)
    where tokens[index].kind == .actor && tokens[index + 1].features == [.from] {
      // With nobody else to go to it says where something is.
      let others = tokens[(index + 2)...].prefix { !$0.isName && !$0.isCuttingMark }
      if others.contains(where: { $0.kind == .actor }) { tokens.swapAt(index, index + 1) }
    }
    return tokens
  }
}
