import LifecycleEngine
import Verify

/// How several things that are said to happen go together.
extension CircumstanceReader {
  /// "B is presented and closed": what was presented is, and the other comes back.
  mutating func takeClosing() {
    guard owner == .viewController,
      let shown = frame.conditions.firstIndex(where: { $0.event.features.contains(.present) && !$0.event.isNegative })
    else { return }
    let styles = frame.conditions[shown].event.features.intersection(Self.styles)
    for index in frame.conditions.indices where index != shown {
      let event = frame.conditions[index].event
      guard event.actors.count < 2, event.features.contains(.close),
        event.features.isSubset(of: [.close, .again, .done, .leaving, .top])
      else { continue }
      proposition.frame.conditions[index].event.features.formUnion(styles.union([.modal]))
    }
  }

  /// "When it is active again after a call": that came first.
  mutating func takeEarlier() {
    guard occasion.situations.count == 1, occasion.after.isEmpty, bounds.count == 1, bounds[0].relation == .after,
      !bounds[0].condition.isImmediate, bounds[0].occasion.situations.allSatisfy({ $0.beginsInFront })
    else { return }
    proposition.occasion.after = bounds[0].occasion.situations
    proposition.bounds = []
  }

  /// "Each time a new one is pushed": each push that is tried speaks of others, too.
  func isOfFresh(_ condition: Frame.Condition, _ said: Occasion) -> Bool {
    [[.push], [.present]].contains(said.situations)
      && (frame.strength == .always || frame.conditions.contains { $0.isEach })
      && frame.subjects.contains { $0.name.callback.beginsLife }
      && frame.conditions.contains { $0.event.features.meets([.create, .arriving]) && $0.event.actors.isEmpty }
  }

  /// "B is closed and made anew: X is called again", "the same one is pushed", "the scene was disconnected, and …": who is told of
  /// again is another one, or comes back in a way that nobody stages.
  func isOfAnother(_ said: Occasion) -> Bool {
    let isAnew =
      frame.conditions.contains { $0.event.features.contains(.create) }
      && frame.conditions.contains {
        $0.event.features.meets([.dismiss, .present, .push, .pop, .close, .show])
      }
    let isSame = said.situations == [.push] && frame.subjects.contains { $0.receiver.features.contains(.same) }
    return frame.features.contains(.again) && (isAnew || isSame)
      || said.situations.contains(.sceneDisconnected) && frame.conditions.count > 1
  }

  /// "You lock it, and then unlock it": one thing that is done in two steps, both of which are meant.
  func turns(_ first: Frame.Condition, _ next: Frame.Condition) -> Frame.Condition? {
    guard first.relation == .when || first.relation == .if, next.relation == .when || next.relation == first.relation,
      let event = OccasionReader(owner: owner).turns(first.event, next.event)
    else { return nil }
    var whole = first.joined(with: next)
    whole.event = event
    return whole
  }

  /// "The user closes it, a sheet", "a URL is opened, and it is launched": what says only together what happens.
  func pair(_ first: Frame.Condition, _ next: Frame.Condition) -> Frame.Condition? {
    guard first.isPlain, next.isPlain, case let whole = first.joined(with: next),
      let said = occasion(of: whole.event), !said.isSequence,
      first.event.saysThing != next.event.saysThing || isLaunch(said, of: [first, next])
        || goesOn(said, from: first, to: next) || isPresentation(said, [first, next])
    else { return nil }
    return whole
  }

  /// "It is shown in the style .fullScreen": who is shown in one is presented.
  private func isPresentation(_ whole: Occasion, _ parts: [Frame.Condition]) -> Bool {
    whole.situations == [.present] && parts.contains { $0.saysStyle }
      && parts.contains { occasion(of: $0.event)?.situations == [.appears] }
  }

  /// "The sheet is swiped down and closes": the same once more, of what was named.
  func goesOn(_ whole: Occasion, from first: Frame.Condition, to next: Frame.Condition) -> Bool {
    (first.isImplicit || next.isImplicit)
      && next.event.features.isSubset(of: [.close, .disappear, .hide, .dismiss])
      && occasion(of: first.event)?.situations == whole.situations
  }

  /// Whether one of two says that it is launched, and the other by what.
  func isLaunch(_ whole: Occasion, of parts: [Frame.Condition]) -> Bool {
    guard whole.situations.count == 1, whole.situations[0].includes(.launch) else { return false }
    let said = parts.compactMap { occasion(of: $0.event)?.situations }
    return said.contains([.launch]) && !said.contains(whole.situations)
  }
}
