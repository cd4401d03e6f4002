/// Words that stand right beside a relation and narrow it.
extension RelationReader {
  func isNear(_ place: Int, _ feature: Feature) -> Bool {
    [place - 1, place + 1].contains { units.indices.contains($0) && units[$0].has(feature) }
  }

  /// Uses up a predicate right beside a place.
  mutating func takeNear(_ place: Int, _ feature: Feature) -> Bool {
    for index in [place - 1, place + 1] where units.indices.contains(index) {
      guard case .predicate = units[index].kind, units[index].has(feature) else { continue }
      units[index].features.remove(feature)
      if units[index].features.isEmpty { units[index].isUsed = true }
      return true
    }
    return false
  }

  /// "Only" that goes with a condition: not with a quantity.
  mutating func takeOnly(beside relation: Int) -> Bool {
    guard !units.contains(where: { $0.features.meets([.once, .twice, .many]) }) else { return false }
    guard let index = units.indices.first(where: { units[$0].has(.only) && !units[$0].isUsed && !isOfReceiver($0) })
    else { return false }
    units[index].features.remove(.only)
    return true
  }

  /// "…时只有栈顶的控制器会收到 X": only the one that stands behind it.
  private func isOfReceiver(_ only: Int) -> Bool {
    // "X だけ": only that one of the callbacks.
    if order == .last, only > 0, only + 1 < units.count, units[only - 1].isCall, isVerb(only + 1),
      units[only].features == [.only]
    {
      return true
    }
    if isOfSomebody(only) { return true }
    return only + 2 < units.count && units[only + 1].isSomeone && units[only + 1].features.meets(.roles)
      && isVerb(only + 2) && units[only].features == [.only]
  }
}
