package import LifecycleEngine
import Verify

extension [Frame.Condition] {
  /// What a title says happens, in the order in which it says so: how somebody was before, or was shown, is no other step.
  package func happening(to owner: Owner) -> [Frame.Condition] {
    var said = sorted { $0.event.range.lowerBound < $1.event.range.lowerBound }
    guard said.count > 1 else { return said }
    let reader = OccasionReader(owner: owner)
    for place in said.indices.reversed() where said[place].saysStyle && said.count > 1 {
      // "Closing the sheet", in two pieces, or "unwinding from B (full screen)".
      let beside = place > 0 ? place - 1 : 1
      var whole = said[beside].event
      whole.features.formUnion(said[place].event.features)
      guard let told = reader.occasion(whole) else {
        if reader.occasion(said[beside].event) != nil { said.remove(at: place) }
        continue
      }
      guard !told.isSequence, told.situations.count == 1 else { continue }
      said[beside].event = whole
      said.remove(at: place)
    }
    for place in said.indices.dropLast().reversed() {
      guard let whole = reader.turns(said[place].event, said[place + 1].event) else { continue }
      said[place].event = whole
      said.remove(at: place + 1)
    }
    return said.withoutFront(for: owner)
  }

  /// "In the foreground it is interrupted": where it was, and nothing that happens before.
  func withoutFront(for owner: Owner) -> [Frame.Condition] {
    guard count > 1, let front = firstIndex(where: { $0.saysInFront }) else { return self }
    let reader = OccasionReader(owner: owner)
    let other = indices.first { place in
      place != front && reader.occasion(self[place].event)?.situations.allSatisfy({ $0.beginsInFront }) ?? false
    }
    guard let other else { return self }
    var said = self
    // "In the foreground", and killed: there, and nowhere else.
    if reader.occasion(said[other].event)?.situations == [.kill] { said[other].event.features.insert(.foreground) }
    said.remove(at: front)
    return said
  }
}

extension OccasionReader {
  /// "It is opened, then closed": one thing that is done in two steps; nil where that is said of something else.
  func turns(_ first: Frame.Event, _ next: Frame.Event) -> Frame.Event? {
    guard !first.isNegative, !next.isNegative else { return nil }
    var whole = first
    whole.features.formUnion(next.features)
    whole.features.insert(.and)
    guard let steps = occasion(whole), steps.isSequence, occasion(first)?.situations == [steps.situations[0]] else {
      return nil
    }
    return whole
  }
}

extension Frame.Condition {
  /// "Full screen", and no more.
  var saysStyle: Bool {
    !event.isNegative && event.features.isSubset(of: CircumstanceReader.styles.union([.modal]))
  }

  /// "The app is in the foreground", and no more than that it is.
  fileprivate var saysInFront: Bool {
    [.when, .if, .at, .during].contains(relation) && !event.isNegative && event.origin.isEmpty
      && event.features.contains(.foreground)
      && event.features.isSubset(of: [.app, .foreground, .still, .scene, .process])
  }
}
