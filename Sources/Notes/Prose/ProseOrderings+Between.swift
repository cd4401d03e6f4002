extension ProseOrderings {
  /// "Between X and Y comes Z", "Z comes between X and Y", "在 X 与 Y 之间调用 Z".
  func readBetween(
    _ sentence: Sentence, _ relations: [Relation], into pairs: inout OrderedPairs
  ) -> Bool {
    for index in relations.indices.dropLast() {
      let a = relations[index]
      let b = relations[index + 1]
      let isBehind = b.cuesBehind.contains { $0.cue == .betweenBehind }
      let isAhead = a.cuesAhead.contains { $0.cue == .betweenAhead }
      guard isBehind || isAhead, a.cuesBehind.contains(where: { $0.cue == .and }) else { continue }
      var inner = relations[(index + 2)...].map(\.mention)
      if inner.isEmpty || (isAhead && index > 0) { inner = relations[..<index].map(\.mention) }
      guard !inner.isEmpty else { return false }
      let row = [a.mention] + inner + [b.mention]
      for (first, second) in zip(row, row.dropFirst()) { pairs.add(first, second) }
      return true
    }
    return false
  }
}
