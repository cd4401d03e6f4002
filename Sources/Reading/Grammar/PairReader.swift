import LifecycleEngine

/// "The former", 后者: a word for one of two callbacks becomes that callback, where exactly two were named.
struct PairReader {
  /// The places among the names of the callbacks that were named last.
  private var spoken: [Int] = []

  /// Takes the tokens of the next sentence. What it cannot resolve stays as it is, and nobody understands it.
  mutating func read(_ tokens: [Token], _ names: [Name]) -> [Token] {
    var tokens = tokens
    var here: [Int] = []
    for index in tokens.indices {
      if case .name(let name) = tokens[index].kind {
        if !here.contains(where: { names[$0].callback == names[name].callback }) { here.append(name) }
      } else if tokens[index].features == [.former] || tokens[index].features == [.latter] {
        let pair = here.isEmpty ? spoken : here
        guard pair.count == 2 else { continue }
        tokens[index].kind = .name(tokens[index].has(.former) ? pair[0] : pair[1])
        tokens[index].features = []
      }
    }
    if !here.isEmpty { spoken = here }
    return tokens
  }
}
