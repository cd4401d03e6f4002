import LifecycleEngine

/// Puts callbacks for the words that stand for them: "the former", 后者 for one of two that were named; "they", "both methods",
/// 这两个方法 for all that were named together.
struct PairReader {
  /// The places among the names of the callbacks that were named last, each once.
  private(set) var spoken: [Int]

  /// - Parameter spoken: what was named before the text.
  init(spoken: [Int]) { self.spoken = spoken }

  /// Takes the tokens of the next sentence. What it cannot resolve stays as it is.
  mutating func read(_ tokens: [Token], _ names: [Name]) -> [Token] {
    var result: [Token] = []
    var here: [Int] = []
    let namesNone = !tokens.contains { $0.isName }
    for token in tokens {
      if case .name(let name) = token.kind {
        if !here.contains(where: { names[$0].callback == names[name].callback }) { here.append(name) }
      }
      let pair = here.isEmpty ? spoken : here
      if pair.count == 2, token.features == [.former] || token.features == [.latter] {
        result.append(token.standing(for: token.has(.former) ? pair[0] : pair[1]))
      } else if namesNone, 2...3 ~= spoken.count, token.features == [.those] || token.features == [.both],
        !result.contains(where: { $0.isName })
      {
        for (place, name) in spoken.enumerated() {
          if place > 0 { result.append(token.standing(for: nil)) }
          result.append(token.standing(for: name))
        }
      } else if namesNone, spoken.count == 1, token.features == [.those] {
        // One alone is no "these": others are meant.
        var other = token
        other.features = [.heavy]
        result.append(other)
      } else {
        result.append(token)
      }
    }
    if !here.isEmpty { spoken = here }
    return result
  }
}

extension Token {
  /// A callback in the place of a word, or with nil the "and" between two.
  fileprivate func standing(for name: Int?) -> Token {
    var token = self
    token.kind = name.map { .name($0) } ?? .word
    token.features = name == nil ? [.and] : []
    return token
  }
}
