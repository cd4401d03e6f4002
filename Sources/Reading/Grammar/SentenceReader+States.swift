import LifecycleEngine
import Verify

/// Statements on what is so when a callback comes.
extension SentenceReader {
  /// What a clause without callbacks says is so, where the moment of a callback is told: "in X the outlets are connected".
  func state(in clause: Clause) -> Frame.Event? {
    let moments = pendingRelations + clause.relations
    guard clause.conditions.count < 2, clause.conditions.allSatisfy({ $0.isImplicit }), moments.count == 1,
      pending.count < 2, !clause.conditions.isEmpty || pending.isEmpty,
      [.at, .when, .during, .after].contains(moments[0].kind) || moments[0].kind == .until && clause.isNegative,
      moments[0].others.count == 1,
      // What its call brings about is not so when it comes.
      moments[0].kind != .after || moments[0].others[0].name.callback != .loadView, !clause.features.contains(.may)
    else { return nil }
    // Nothing that happens, but how something is: "the frame is not final".
    var event = clause.conditions.first?.event ?? Frame.Event(features: clause.receiver.features, range: clause.range)
    event.features.formUnion(clause.features.intersection(.aspects))
    // "The view" is what is "added to the window".
    let subject = clause.receiver.isEmpty && event.features == [.nil] ? receiver : clause.receiver
    if subject.actor == nil, !subject.features.isEmpty {
      event.features.formUnion(subject.features)
      event.beginsWithChange = false
    }
    event.isNegative = event.isNegative || clause.isNegative
    let isTold = order == .first || event.isNegative || event.features.meets([.done, .settled, .nil])
    return isTold && StatePredicate(event) != nil ? event : nil
  }

  mutating func addState(_ state: Frame.Event, of clause: Clause) {
    var said = clause
    said.calls = (pendingRelations + clause.relations)[0].others
    said.conditions = []
    said.relations = []
    said.isNegative = false
    said.features = []
    pendingRelations = []
    addFrame(of: said, reason: nil)
    frames[frames.count - 1].state = state
    frames[frames.count - 1].isStated = true
  }
}
