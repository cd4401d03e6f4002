/// What a clause is as a whole: a statement, or something that claims nothing; said for itself, or beside another.
struct HeadReader: ClausePass {
  let order: Lexicon.Order
  var units: [Unit]
  var clause: Clause

  mutating func read() {
    takeReasons()
    takeFirst()
    takeMoment()
  }

  private mutating func takeReasons() {
    for (index, unit) in units.enumerated() where unit.features.meets(.noClaim) || unit.has(.question) {
      // "No matter how many": asks nothing.
      let isRegardless = [index - 1, index + 1].contains { units.indices.contains($0) && units[$0].has(.regardless) }
      if unit.has(.question), isRegardless {
        units[index].isUsed = true
        continue
      }
      if unit.features == [.advice], isOfPlace(index) || isInCondition(index) {
        units[index].isUsed = true
        continue
      }
      clause.noClaim = unit.features.contains(.question) ? .question : FeatureSet.reason(unit.features)
    }
  }

  private mutating func takeFirst() {
    guard let first = units.first else { return }
    clause.isConcession = first.has(.although) && first.features.meets([.if, .when, .after, .during])
    clause.isAside = first.features.meets([.so, .because, .although]) && !clause.isConcession && !first.has(.when)
    clause.continuesSequence = first.has(.then)
    clause.isContrast = first.has(.but) && !first.has(.not)
    let said = units.first { $0.features != [.but] && $0.features != [.and] }?.features ?? []
    clause.beginsWithNot = said.contains(.not) && said.isSubset(of: [.not, .but, .never])
  }

  /// "At this point …".
  private mutating func takeMoment() {
    guard let moment = units.prefix(2).firstIndex(where: { $0.has(.that) && $0.has(.when) }),
      moment == 0 || units[0].has(.at)
    else { return }
    clause.isMoment = true
    for index in 0...moment { units[index].isUsed = true }
  }

  /// "Стоит между X и Y": a word of advice that tells a place.
  private func isOfPlace(_ index: Int) -> Bool {
    order == .first && index > 0 && units[index - 1].isCall && index + 1 < units.count && isRelation(index + 1)
      && units[index + 1].features.meets([.between, .before, .after])
  }

  /// "When the view needs to be shown": that it must be advises nobody.
  private func isInCondition(_ index: Int) -> Bool {
    func isTime(_ unit: Unit) -> Bool {
      if case .relation = unit.kind { return unit.features.meets([.when, .if, .after, .before, .until]) }
      return false
    }
    if order == .first {
      guard let place = units[..<index].lastIndex(where: isTime) else { return false }
      return !units[place...].contains { $0.isCall || isAsking($0) }
    }
    guard let place = units[index...].firstIndex(where: isTime) else { return false }
    return !units[index...place].contains { $0.isCall || isAsking($0) }
  }
}
