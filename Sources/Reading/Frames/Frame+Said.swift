import LifecycleEngine

extension [Frame.Call] {
  /// "A's X and Y": Y is A's, too.
  mutating func shareReceiver() {
    for index in indices.dropFirst() where self[index].receiver.isEmpty {
      self[index].receiver = self[index - 1].receiver
    }
  }
}

extension Frame {
  /// All callbacks that it names.
  var calls: [Call] { subjects + sequence + relations.flatMap { $0.others } }

  /// The same said of other callbacks: how the first ones stand to others, and how often they come, goes with these.
  func said(of calls: [Call], isNegative: Bool) -> Frame {
    var frame = self
    frame.subjects = calls
    frame.isNegative = isNegative
    frame.relations = []
    // "No longer calls X but Y": nobody said of Y that it had come before.
    if self.isNegative, !isNegative { frame.features = features.subtracting([.again, .never]) }
    if !sequence.isEmpty {
      frame.features = frame.features.subtracting([.first, .last, .earlier, .later, .order, .then])
    }
    frame.sequence = []
    frame.quantity = nil
    return frame
  }

  /// "It may call X, but not Y": Y does not come, and not only in some runs.
  mutating func ruleOut() {
    features.remove(.may)
    if strength == .possible { strength = .general }
  }

  /// Whether it takes from what stands beside it when it is so: it says nothing of it, or not to what it happens.
  var leans: Bool {
    relations.isEmpty && sequence.isEmpty && unread.isEmpty && noClaim == nil
      && !conditions.contains { $0.event.features.meets(.things) || !$0.event.actors.isEmpty }
  }

  /// "Once X was called, Y follows": behind X.
  mutating func followRelation() {
    guard features.contains(.follow), relations.contains(where: { [.after, .if].contains($0.kind) }) else { return }
    features.remove(.follow)
    features.insert(.then)
  }

  /// Callbacks that nobody else gets go to one.
  mutating func give(to receiver: Receiver) {
    for index in subjects.indices where subjects[index].receiver.isEmpty { subjects[index].receiver = receiver }
  }

  /// It says how its callbacks stand to what happens, or that this is about to happen or has.
  var hasAspect: Bool {
    conditions.contains { $0.relation == .before || $0.relation == .after || $0.event.features.meets([.soon, .done]) }
  }
}

extension Frame.Receiver {
  /// "Once in the life of the controller": it only says of what kind the one is that gets them.
  func isOwner(of calls: [Frame.Call]) -> Bool {
    guard actor == nil, let owner = calls.first?.name.owner else { return false }
    switch owner {
    case .viewController: return features.isSubset(of: [.controller, .instance, .life])
    case .applicationDelegate: return features.isSubset(of: [.app, .process, .delegate, .life])
    case .view: return features.isSubset(of: [.view, .instance, .life])
    default: return false
    }
  }
}

extension Frame.Quantity {
  init?(_ features: FeatureSet) {
    // "Once more" counts nothing.
    if features.contains(.once), features.meets([.again, .then]) { return nil }
    if features.contains(.once), !features.contains(.many) {
      self.init(
        least: features.contains(.most) || features.contains(.only) ? 0 : features.contains(.least) ? 1 : 0,
        most: features.contains(.least) ? nil : 1)
    } else if features.meets([.twice, .many]) {
      // "More often than once", too.
      self.init(least: 2, most: nil)
    } else {
      return nil
    }
  }
}

extension FeatureSet {
  static func strength(_ features: FeatureSet) -> Frame.Strength {
    if features.contains(.may) { return .possible }
    if features.meets([.always, .every, .never, .all]) { return .always }
    return features.contains(.usually) ? .usual : .general
  }
}

extension Frame {
  /// The callbacks that it names.
  var named: [Callback] {
    (subjects + sequence + relations.flatMap { $0.others }).map { $0.name.callback }
  }
}
