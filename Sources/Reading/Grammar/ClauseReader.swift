import LifecycleEngine
import Verify

/// Reads one clause: relations take their other side, events become conditions, someone becomes a receiver, and what
/// remains is the statement.
enum ClauseReader {
  static func read(_ said: ArraySlice<Token>, _ names: [Name], _ order: Lexicon.Order) -> Clause {
    var tokens = said
    let device = takeDevice(from: &tokens)
    let start = tokens.first?.range.lowerBound ?? 0
    var clause = Clause(range: start..<(tokens.last?.range.upperBound ?? start))
    clause.device = device
    clause.versions = tokens.lazy.compactMap { if case .version(let range) = $0.kind { range } else { nil } }.first
    clause.isExample = tokens.first { !$0.isLight || $0.has(.example) }?.has(.example) ?? false
    clause.tellsStanding = StandingReader.tells(tokens, order)
    // What is "will" says soon in its second sense, and "soon" in its first. "Will still be" is so then.
    clause.isAhead =
      tokens.contains { $0.others.contains(.soon) } && !tokens.contains { $0.features.meets([.still, .done, .early]) }
    clause.isSoon = tokens.contains { $0.has(.soon) }
    clause.isOfSystem = tokens.prefix { !$0.isVerb }.contains { $0.has(.system) }
    var head = HeadReader(order: order, units: UnitReader.units(of: tokens, names: names, order), clause: clause)
    head.read()
    return head.followed(by: UnitArranger.self).followed(by: RelationReader.self).followed(by: PredicateReader.self)
      .clause
  }

  /// "On an iPad": what it runs on, and no part of what happens. Nil where none is named, or both are, and for the home button of
  /// one.
  private static func takeDevice(from tokens: inout ArraySlice<Token>) -> WorldFilter.DeviceKind? {
    let kinds: FeatureSet = [.pad, .phone]
    var said = FeatureSet()
    for index in tokens.indices where tokens[index].features.meets(kinds) {
      said.formUnion(tokens[index].features.intersection(kinds))
      tokens[index].features = tokens[index].features.subtracting(kinds)
    }
    if tokens.contains(where: { $0.has(.homeButton) }) { return nil }
    return said == [.pad] ? .pad : said == [.phone] ? .phone : nil
  }
}

extension FeatureSet {
  /// What is done to a controller that comes or goes.
  static let undergone: FeatureSet = [.push, .present, .pop, .dismiss]

  /// Who does this comes or goes, and what is modal lies on top; where from or where to tells no more of a controller.
  var withRole: FeatureSet {
    var features =
      contains(.controller) && meets(.changes) ? subtracting([.stack, .window, .hierarchy, .display]) : self
    guard !meets([.arriving, .leaving]) else { return features }
    if meets([.modal, .sheet, .popover]), !meets(.changes) { features.formUnion([.arriving, .top]) }
    let comesBack = contains(.comeBack) && meets([.pop, .dismiss])
    if meets([.leave, .disappear, .remove, .hide, .pop, .dismiss]), !comesBack { features.insert(.leaving) }
    if meets([.enter, .appear, .show, .select, .push, .present, .comeBack]) { features.insert(.arriving) }
    return features
  }

  /// The relation that a word stands for; with a comparison the word that says in which direction.
  static func relation(_ features: FeatureSet, clause units: [Unit]) -> Feature {
    let candidates: [Feature] = [
      .until, .unless, .before, .after, .between, .during, .if, .when, .at, .because, .although, .regardless,
    ]
    for feature in candidates where features.contains(feature) { return feature }
    let all = units.reduce(FeatureSet()) { $0.union($1.features) }
    return all.meets([.later, .last]) ? .after : .before
  }

  static func reason(_ features: FeatureSet) -> Feature? {
    let reasons: [Feature] = [.opinion, .denial, .hypothesis, .history, .own, .plan, .advice, .override]
    return reasons.first { features.contains($0) }
  }
}
