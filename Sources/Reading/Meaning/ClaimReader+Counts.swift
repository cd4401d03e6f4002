import LifecycleEngine
import Verify

/// How often callbacks are said to come.
extension ClaimReader {
  /// How often it comes, and that it comes when it is said to.
  func numbered(_ quantity: Frame.Quantity, _ subject: Frame.Call) -> [Meaning]? {
    guard let count = counted(quantity, subject) else { return nil }
    let comes = claim(.existence, subject, strength: frame.claimStrength)
    // "Called once on a push": in the course of that.
    if isOnceThen, bounds.isEmpty {
      return [claim(.count(atLeast: 0, atMost: 1), subject, strength: frame.claimStrength), comes]
    }
    // "Called once after a push": in the course of that; that it comes then was told.
    if isOnceThen, !subject.name.callback.beginsLife {
      var other = during(bounds[0].occasion.situations)
      other.bounds = []
      return [other.claim(.count(atLeast: 0, atMost: 1), subject, strength: frame.claimStrength)]
    }
    // What begins a life comes once in it: "once each time" says that it comes again.
    if isOnceEach, subject.name.callback.beginsLife || isOfSomeone(subject),
      frame.conditions.contains(where: { $0.isEach }),
      !occasion.situations.isEmpty
    {
      return [count, claim(.existence, subject, strength: .strict)]
    }
    // "Once, at launch": no more often than that, and then. "Several times, as on a push": then too.
    return !occasion.situations.isEmpty && !isEach ? [count, comes] : [count]
  }

  /// Whether the number belongs to what happens: no comma stands between, and no word that makes it "only once".
  private var isOnceThen: Bool {
    frame.features.contains(.once) && (!frame.features.contains(.only) || isOfItsOwnTime)
      && !frame.features.meets([.most, .least, .again, .may, .all, .every, .both]) && !isEach
      && !proposition.isFirst && happens?.count == 1 && occasion.after.isEmpty
      && frame.conditions.count == 1 && frame.conditions[0].joint == .none
      // "布局做完一轮就走一次": what has been done before is when, without a word that says so.
      && (!frame.conditions[0].isImplicit || frame.conditions[0].event.features.contains(.done))
      // "Exactly once on a push"; "exactly once, and the time is the launch" says that of a whole life.
      && (!frame.features.contains(.exactly) || frame.range.contains(frame.conditions[0].event.range.lowerBound))
  }

  /// What is said to happen, or to have happened just before.
  private var happens: [Situation]? {
    if bounds.isEmpty { return occasion.situations }
    return occasion.situations.isEmpty && bounds.count == 1 && bounds[0].relation == .after
      ? bounds[0].occasion.situations : nil
  }

  /// "画面表示時に1回だけ": of what comes each time that happens, in the course of that. "If setNeedsLayout is called, layoutSubviews is
  /// called only once": in the course of what is named first, if no life begins with it.
  private var isOfItsOwnTime: Bool {
    frame.subjects.allSatisfy { subject in
      if let own = showing(told: subject) { return occasion.situations == [own] }
      return !subject.name.callback.beginsLife
        && frame.conditions.allSatisfy { $0.event.range.lowerBound < subject.name.range.lowerBound }
    }
  }

  /// "Once for each presentation": somebody gets it, and not all who take part.
  private func isOfSomeone(_ subject: Frame.Call) -> Bool {
    guard let own = showing(told: subject) else { return false }
    return subject.receiver.isEmpty && occasion.situations != [own]
  }

  /// The appearing or disappearing that a callback tells of.
  private func showing(told subject: Frame.Call) -> Situation? {
    subject.name.callback.ownSituation.flatMap { $0 == .appears || $0 == .disappears ? $0 : nil }
  }

  /// "Once each time" is not none.
  private var isOnceEach: Bool {
    isEach && frame.features.contains(.once) && !frame.features.meets([.most, .only])
  }

  func counted(_ quantity: Frame.Quantity, _ subject: Frame.Call) -> Meaning? {
    // "Not only once": it may come again.
    let isMore =
      frame.isNegative && !frame.features.contains(.never) && frame.features.contains(.once)
      && frame.features.contains(.only) && frame.conditions.isEmpty
    if isMore, !subject.name.callback.beginsLife, subject.name.owner != .sceneDelegate {
      var other = proposition
      other.frame.isNegative = false
      return other.claim(.count(atLeast: 2, atMost: .max), subject, strength: .possible)
    }
    // "Never more than once", "not called twice". Of "may not be" nobody knows whether it is ruled out.
    if frame.isNegative, quantity.least == 2, !isOnly, frame.conditions.isEmpty, subject.name.owner != .sceneDelegate,
      frame.relations.isEmpty, bounds.isEmpty, !frame.features.meets([.once, .every, .only, .always, .may, .usually])
    {
      var other = proposition
      other.frame.isNegative = false
      return other.claim(.count(atLeast: 0, atMost: 1), subject, strength: .strict)
    }
    guard !frame.isNegative, !isOnly else { return nil }
    // How many scenes there are is not said.
    guard subject.name.owner != .sceneDelegate || quantity.most != nil && !frame.features.contains(.every) else {
      return nil
    }
    // "Once before each appearance".
    if isEach, occasion.situations.isEmpty, bounds.count == 1 {
      var other = during(bounds[0].occasion.situations)
      other.bounds = []
      return other.occasion.situations.isEmpty ? nil : ClaimReader(proposition: other).counted(quantity, subject)
    }
    if let most = quantity.most {
      // Of two who take part one need not get it at all.
      let isOfOne = subject.receiver.isEmpty && occasion.situations.contains { $0.hasTwoParts }
      let least = isOnceEach && !isOfSomeone(subject) && !isOfOne ? 1 : UInt8(quantity.least)
      let pattern = ClaimPattern.count(atLeast: least, atMost: UInt8(most))
      // Once for each time that something happens, or once in a life.
      guard isEach else {
        // A launch belongs to one life of the process: a second one begins with a second launch.
        var life = during(subject.name.callback.isOfLaunch ? [.launch] : [])
        (life.occasion.after, life.occasion.first) = ([], [])
        return life.claim(pattern, subject, strength: frame.strength == .usual ? .usual : .strict)
      }
      return claim(pattern, subject, strength: frame.claimStrength)
    }
    // "Several times, each time": within each of them, or over all? And what comes once in a life comes again only where
    // that is said to be possible: who says that it comes twice says something else.
    guard !isEach, frame.strength == .possible || !subject.name.callback.beginsLife else { return nil }
    guard frame.strength == .possible || !frame.features.meets([.twice, .least]) else { return nil }
    var life = during([])
    (life.occasion.after, life.occasion.first) = ([], [])
    return life.claim(.count(atLeast: UInt8(quantity.least), atMost: .max), subject, strength: .possible)
  }
}
