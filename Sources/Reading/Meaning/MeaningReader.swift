import LifecycleEngine
import Verify

/// Reads one frame: has its circumstances taken, and claims or orders made of what was taken. Who does the one knows nothing
/// of the other; what has to be so between them is here.
enum MeaningReader {
  static func read(_ frame: Frame, in bytes: [UInt8]) -> Understood {
    var frame = frame
    guard frame.takeCells(), !frame.isOfUnknown else { return .partly([frame.range]) }
    var reader = CircumstanceReader(proposition: Proposition(frame: frame, bytes: bytes))
    if frame.isAboutAll { return aboutAll(&reader) }
    guard let first = frame.sequence.first ?? frame.subjects.first, first.name.callback.isSimulated else {
      return .noClaim(nil)
    }
    reader.takeWorlds()
    guard frame.conditions.count <= 3 else { return .partly([frame.range]) }
    // "X is called when the view is not visible yet": nothing that happens.
    if frame.isYet, !frame.conditions.isEmpty,
      frame.conditions.allSatisfy({ $0.event.isNegative || $0.event.features.contains(.hidden) })
    {
      return ClaimReader(proposition: reader.proposition).stateOnly() ?? .partly([frame.range])
    }
    if let place = reader.takeConditions() {
      return ClaimReader(proposition: reader.proposition).stateOnly() ?? .partly([place])
    }
    if let place = reader.takeFields() { return .partly([place]) }
    if reader.frame.isOneOf, reader.frame.subjects.count > 1, !reader.frame.isNegative { return .noClaim(nil) }
    guard reader.takeManner() else { return .partly([frame.range]) }
    if let told = ReceiverReader(proposition: reader.proposition).toldOfSubview() { return told }
    if let nothing = nothing(in: reader.proposition) { return nothing }
    reader.takeImplied()
    return meanings(of: reader.proposition)
  }

  /// "No callback is sent while …".
  private static func aboutAll(_ reader: inout CircumstanceReader) -> Understood {
    guard reader.frame.isNegative else { return .noClaim(nil) }
    if let relation = reader.frame.relations.first {
      return OrderReader(proposition: reader.proposition).nothing(relation)
    }
    guard !reader.frame.conditions.isEmpty else { return .noClaim(nil) }
    if let place = reader.takeOfAll() { return .partly([place]) }
    // "The life cycle methods do not come on a pop": somebody comes and goes then, and nobody said whose are meant.
    if !reader.frame.features.contains(.nothing),
      reader.proposition.occasion.situations.contains(where: { $0.hasTwoParts })
    {
      return .partly([reader.frame.range])
    }
    return .meanings([ClaimReader(proposition: reader.proposition).nothing()])
  }

  /// What came of a proposition of which no meaning can be made: who gets a callback or how it comes was not understood, or
  /// nothing is stated. Nil where it has a meaning.
  private static func nothing(in proposition: Proposition) -> Understood? {
    let frame = proposition.frame
    if let place = ReceiverReader(proposition: proposition).unclearReceiver { return .partly([place]) }
    // "As it is shown and hidden, A and B are called": which of them comes when?
    if frame.subjects.count > 1 || !frame.relations.isEmpty, proposition.occasion.situations.count > 1,
      let both = frame.conditions.first(where: { $0.event.features.contains(.and) && !$0.event.features.contains(.or) })
    {
      return .partly([both.event.range])
    }
    // "Both controllers get X": what is said of one of them says too little.
    if frame.subjects.count == 1, frame.features.meets([.both, .neither]), frame.conditions.count < 2,
      frame.subjects[0].name.owner == .viewController
    {
      return .partly([frame.range])
    }
    // "The parent comes and goes, and the child gets X": of one of the two.
    if frame.subjects.contains(where: proposition.playsSeveralParts) { return .partly([frame.range]) }
    if proposition.hasUnusedFeature { return .partly([frame.range]) }
    guard
      frame.isStated || frame.sequence.count > 1 || !frame.relations.isEmpty || frame.isNegative
        || frame.quantity != nil
    else {
      return .noClaim(nil)
    }
    guard frame.hasVerb || !frame.isNegative || !frame.relations.isEmpty else { return .noClaim(nil) }
    return nil
  }

  private static func meanings(of proposition: Proposition) -> Understood {
    let frame = proposition.frame
    let claims = ClaimReader(proposition: proposition)
    let orders = OrderReader(proposition: proposition)
    if let state = frame.state { return claims.state(state) }
    // "`applicationDidBecomeActive` → `sceneDidBecomeActive`": what has become of it.
    if frame.isOfNames { return .noClaim(nil) }
    if frame.sequence.count > 1 { return orders.sequence() }
    guard proposition.parts.areClear else { return .partly([frame.range]) }
    return frame.relations.isEmpty ? claims.statement() : orders.relations()
  }
}

extension Frame {
  /// Whether it puts what a scene is told beside what an application is told instead: names, old and new, and no order.
  fileprivate var isOfNames: Bool {
    let others = relations.flatMap { $0.others }
    return zip(sequence, sequence.dropFirst()).contains { $0.name.callback.isTranslation(of: $1.name.callback) }
      || subjects.contains { subject in
        others.contains { subject.name.callback.isTranslation(of: $0.name.callback) }
      }
  }
}
