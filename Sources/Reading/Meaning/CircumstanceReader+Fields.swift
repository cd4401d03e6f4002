import LifecycleEngine
import Verify

/// Text fields tell their delegate, and notes name the field in its place: "A's `textFieldDidEndEditing`" is said of field A.
extension CircumstanceReader {
  /// Leaves out whose field it is, where the focus goes as the fields are said to be told; else gives the place that is not
  /// clear.
  mutating func takeFields() -> Range<Int>? {
    let calls = frame.calls.filter { $0.name.owner == .textFieldDelegate }
    guard let unclear = calls.first(where: { !isToldAsSaid($0, among: calls) }) else {
      for index in frame.subjects.indices { proposition.frame.subjects[index].leaveField() }
      for index in frame.sequence.indices { proposition.frame.sequence[index].leaveField() }
      for relation in frame.relations.indices {
        for index in frame.relations[relation].others.indices {
          proposition.frame.relations[relation].others[index].leaveField()
        }
      }
      return nil
    }
    return unclear.name.range
  }

  private func isToldAsSaid(_ call: Frame.Call, among calls: [Frame.Call]) -> Bool {
    let (receiver, bytes) = (call.receiver, proposition.bytes)
    let others: FeatureSet = call.endsEditing ? [.arriving, .other] : [.leaving, .below]
    guard !receiver.features.meets(others) else { return false }
    guard let field = receiver.actor.map({ bytes[$0] }) else { return true }
    let actors = frame.conditions.flatMap { $0.event.actors }
    guard actors.count == 2 else {
      // Of one field alone nothing can be mixed up.
      return calls.allSatisfy { $0.receiver.actor.map { bytes[$0] == field } ?? true }
    }
    let from = actors.firstIndex(where: { $0.preposition == .from }) ?? 0
    return bytes[actors[call.endsEditing ? from : 1 - from].range] == field
  }
}

extension Frame.Call {
  fileprivate var endsEditing: Bool {
    switch name.callback {
    case .textFieldShouldEndEditing, .textFieldDidEndEditing, .textFieldDidEndEditingReason: true
    default: false
    }
  }

  fileprivate mutating func leaveField() {
    if name.owner == .textFieldDelegate { receiver = Frame.Receiver() }
  }
}
