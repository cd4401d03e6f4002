/// Statements "X before Y" of one sentence, joined to rows.
struct OrderedPairs {
  private var pairs: [(first: Int, second: Int)] = []

  mutating func add(_ first: Int, _ second: Int) {
    guard first != second, !pairs.contains(where: { $0 == (first, second) || $0 == (second, first) }) else {
      return
    }
    pairs.append((first, second))
  }

  /// The rows: each starts where nothing comes before, and goes on with the first thing that comes after.
  func chains() -> [[Int]] {
    var rest = pairs
    var chains: [[Int]] = []
    while !rest.isEmpty {
      let start = rest.firstIndex { pair in !rest.contains { $0.second == pair.first } } ?? 0
      let pair = rest.remove(at: start)
      var chain = [pair.first, pair.second]
      while let next = rest.firstIndex(where: {
        $0.first == chain[chain.count - 1] && !chain.contains($0.second)
      }) {
        chain.append(rest.remove(at: next).second)
      }
      chains.append(chain)
    }
    return chains
  }
}
