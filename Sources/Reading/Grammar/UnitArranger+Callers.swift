import LifecycleEngine

/// Callbacks that call others.
extension UnitArranger {
  /// "X calls Y", "X は Y を呼ばない": in the course of its call.
  mutating func takeCaller() {
    let calls = units.indices.filter { units[$0].isCall }
    guard calls.count == 2,
      let verb = units.lastIndex(where: { [[.call], [.cause]].contains($0.features.subtracting([.not])) }),
      units.indices.count(where: isVerb) == 1, !units.contains(where: { $0.isLinking }),
      verb + 1 == calls[1] && verb > calls[0] || order == .last && verb > calls[1] && calls[1] == calls[0] + 1
    else { return }
    clause.relations.append(Frame.Relation(kind: .during, others: [call(calls[0])].compactMap { $0 }))
    units[calls[0]].isUsed = true
  }

  /// "X guarantees Y": if X is called, so is Y.
  mutating func takeGuarantee() {
    let calls = units.indices.filter { units[$0].isCall }
    guard calls.count == 2, let verb = units.firstIndex(where: { $0.features == [.always, .cause] }),
      order == .first ? calls[0] < verb && verb < calls[1] : calls[1] < verb,
      !units.contains(where: { $0.features.meets([.not, .never, .without]) }),
      !units.indices.contains(where: isRelation)
    else { return }
    clause.relations.append(Frame.Relation(kind: .if, others: [call(calls[0])].compactMap { $0 }))
    for index in [calls[0], verb] { units[index].isUsed = true }
    units[verb].features = []
    clause.hasVerb = true
  }
}
