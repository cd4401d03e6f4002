import LifecycleEngine
import Verify

/// Makes orders of a proposition with a sequence, and claims of one that relates its callbacks to others. It only reads what was
/// taken, and asks `ClaimReader` for what is said beside the order.
struct OrderReader: PropositionPass {
  let proposition: Proposition

  /// "On closing, A gets X before B gets Y": of two, where only one is said to come or go.
  private var isOfTwo: Bool {
    [[.disappears], [.appears]].contains(occasion.situations)
      && Set(frame.calls.compactMap { $0.receiver.actor.map { Array(proposition.bytes[$0]) } }).count > 1
      && frame.conditions.allSatisfy { $0.event.actors.isEmpty }
  }

  func sequence() -> Understood {
    if isOfTwo { return .partly([frame.range]) }
    if let whileItGoesOn { return whileItGoesOn.sequence() }
    guard !frame.isNegative, bounds.isEmpty else { return .partly([frame.range]) }
    guard let related = frame.sequenceWithRelated else { return .partly([frame.range]) }
    let calls = related.filter { $0.name.callback.isSimulated }
    // "The next method is X. X is called …": one callback is no order.
    let isOfSeveral =
      calls.contains { $0.name.callback != calls[0].name.callback } || calls.contains { $0.receiver.actor != nil }
    guard calls.count > 1, isOfSeveral else { return .noClaim(nil) }
    // "The calls of X and its view come so: Y, then X": who begins the order only says of whom it is.
    let repeats = zip(calls, calls.dropFirst()).contains {
      $0.name.callback == $1.name.callback && $0.receiver == $1.receiver && $0.argument == $1.argument
    }
    guard !repeats else { return .partly([frame.range]) }
    guard frame.strength != .possible || calls.count > 2, !spansReturn(calls) else { return .partly([frame.range]) }
    if frame.strength == .always, calls.count == 2 {
      return .meanings([claim(.response, calls[0], calls[1], strength: .strict)])
    }
    // A completion handler is called for who asked for it, the callbacks for one of its controllers.
    if calls.contains(where: { $0.name.callback.isCompletion }) {
      return .meanings(zip(calls, calls.dropFirst()).map { self.order($0, $1) })
    }
    let order = Meaning.order(order(of: calls))
    guard isEach, !occasion.situations.isEmpty else { return .meanings([order]) }
    // "Each time X comes, then Y": each of them comes.
    return .meanings([order] + calls.map { claim(.existence, $0, strength: .strict) })
  }

  /// Callbacks in order, of those whose parts what happens tells, where they are named.
  private func order(of calls: [Frame.Call]) -> Meaning.Order {
    let roles = calls.compactMap { $0.receiver.actor == nil ? nil : parts.role(of: $0) }
    let areTold = occasion.situations.count == 1 && roles.count == calls.count
    return Meaning.Order(calls: calls, occasion: occasion, roles: areTold ? roles : [])
  }

  /// "An alert makes the app resign, and then become active": what ends is another thing that happens, and is not named.
  private func spansReturn(_ calls: [Frame.Call]) -> Bool {
    let goes = calls.firstIndex(where: { $0.name.callback.ownSituation == .resignsActive })
    let comes = calls.lastIndex(where: { $0.name.callback.ownSituation == .becomesActive })
    guard let goes, let comes, goes < comes else { return false }
    return occasion.situations.count == 1 && occasion.after.isEmpty && occasion.first.isEmpty
  }

  /// "After a push, X comes before Y": while it goes on. Nil where no such thing is said.
  private var whileItGoesOn: OrderReader? {
    guard bounds.count == 1, occasion.situations.isEmpty, bounds[0].relation == .after,
      !bounds[0].condition.isImmediate, bounds[0].occasion.situations.count == 1
    else { return nil }
    var other = during(bounds[0].occasion.situations)
    other.bounds = []
    return OrderReader(proposition: other)
  }

  func relations() -> Understood {
    if isOfTwo { return .partly([frame.range]) }
    if let whileItGoesOn { return whileItGoesOn.relations() }
    guard bounds.isEmpty else { return bothSides() }
    // "Once immediately after X" tells when; "only once, right after X" how often, too.
    let isCounted = !frame.relations.allSatisfy { $0.isImmediate } || frame.features.meets([.only, .exactly])
    guard frame.quantity == nil || !isCounted else { return countedRelations() }
    if let between { return .meanings([between]) }
    if let relation = frame.relations.first, frame.relations.count == 1, frame.subjects.count == 1,
      let meanings = framed(relation)
    {
      return .meanings(meanings)
    }
    var meanings: [Meaning] = []
    for (place, relation) in frame.relations.enumerated() {
      for subject in isPairwise ? [frame.subjects[place]] : frame.subjects {
        for other in relation.others where other.name.callback.isSimulated {
          guard let meaning = self.relation(relation, subject, other) else { return .partly([frame.range]) }
          meanings.append(meaning)
          // "On a push it gets X followed by Y": X comes, too.
          if relation.kind == .before, frame.features.contains(.then), !occasion.situations.isEmpty,
            frame.strength == .general, !frame.isNegative
          {
            meanings.append(claim(.existence, subject, strength: .general))
          }
          // "Always right after X": whenever X comes, it comes too.
          if relation.isImmediate, relation.kind == .after, frame.features.contains(.always), !frame.isNegative {
            meanings.append(claim(.response, other, subject, strength: .strict))
          }
        }
      }
    }
    return meanings.isEmpty ? .noClaim(nil) : .meanings(meanings)
  }

  /// "X after Y, and Z after W": each stands to the one behind it.
  private var isPairwise: Bool {
    guard frame.subjects.count > 1, frame.subjects.count == frame.relations.count else { return false }
    let places = zip(frame.subjects, frame.relations).flatMap { subject, relation in
      [subject.name.range.lowerBound] + relation.others.prefix(1).map { $0.name.range.lowerBound }
    }
    return zip(places, places.dropFirst()).allSatisfy { $0 < $1 }
  }

  /// "After X, once the view is in the hierarchy": how it stands to others, and what has happened.
  private func bothSides() -> Understood {
    var orders = proposition
    orders.bounds = []
    var times = proposition
    times.frame.relations = []
    // After anything else that happens, the order would be one within it.
    guard bounds.allSatisfy({ $0.condition.event.features.meets([.hierarchy, .window]) }),
      frame.subjects.count == 1, !frame.isNegative, occasion.situations.isEmpty, frame.quantity == nil,
      case .meanings(let first) = OrderReader(proposition: orders).relations(),
      let second = ClaimReader(proposition: times).statement(on: frame.subjects[0])
    else { return .partly([frame.range]) }
    return .meanings(first + second)
  }

  /// "Once for each appearance, after X and before Y": how often, and where.
  private func countedRelations() -> Understood {
    guard let quantity = frame.quantity, frame.subjects.count == 1,
      let count = ClaimReader(proposition: proposition).counted(quantity, frame.subjects[0])
    else { return .partly([frame.range]) }
    var other = proposition
    other.frame.quantity = nil
    other.frame.features = frame.features.subtracting([.once, .twice, .many, .exactly, .least, .most, .only])
    guard case .meanings(let orders) = OrderReader(proposition: other).relations() else {
      return .partly([frame.range])
    }
    return .meanings([count] + orders)
  }

  /// "After X and before Y": an order of three.
  var between: Meaning? {
    guard frame.relations.count == 2, frame.subjects.count == 1, !frame.isNegative, frame.strength == .general,
      let before = frame.relations.first(where: { $0.kind == .before }),
      let after = frame.relations.first(where: { $0.kind == .after }), !before.isImmediate, !after.isImmediate
    else { return nil }
    let calls = (after.others + frame.subjects + before.others).filter { $0.name.callback.isSimulated }
    return calls.count > 2 ? .order(order(of: calls)) : nil
  }

  /// "Between X and Y", "if X is called, so is Y".
  func framed(_ relation: Frame.Relation) -> [Meaning]? {
    guard !frame.isNegative, let subject = frame.subjects.first else { return nil }
    if relation.kind == .between, relation.others.count == 2 { return between(relation.others, subject) }
    guard relation.kind == .if, relation.others.count == 1 else { return nil }
    return [claim(.response, relation.others[0], subject, strength: .strict)]
  }

  /// "Between X and Y" is an order of three; "always between" says that it comes nowhere else.
  private func between(_ others: [Frame.Call], _ subject: Frame.Call) -> [Meaning]? {
    let order = Meaning.order(order(of: [others[0], subject, others[1]]))
    guard frame.strength == .always else { return frame.strength == .possible ? nil : [order] }
    guard occasion.situations.isEmpty, case .claim(var elsewhere) = claim(.absence, subject, strength: .strict) else {
      return nil
    }
    elsewhere.scope = .afterUntil
    elsewhere.q = Claim.Term(others[1].name.callback)
    elsewhere.r = Claim.Term(others[0].name.callback)
    return [order, .claim(elsewhere)]
  }

  /// "Nothing comes between X and Y": the one comes right after the other.
  func nothing(_ relation: Frame.Relation) -> Understood {
    guard frame.relations.count == 1, relation.kind == .between, relation.others.count == 2, frame.conditions.isEmpty,
      relation.others.allSatisfy({ $0.name.callback.isSimulated })
    else { return .partly([frame.range]) }
    return .meanings([claim(.chainResponse, relation.others[0], relation.others[1], strength: .general)])
  }

  func relation(_ relation: Frame.Relation, _ subject: Frame.Call, _ other: Frame.Call) -> Meaning? {
    // "When X is called, Y has not been called yet".
    if [.when, .at].contains(relation.kind), frame.isNegative, frame.isYet {
      return claim(.before, other, subject, strength: .general)
    }
    // "When X is called, Y has already been called".
    if [.when, .at].contains(relation.kind), !frame.isNegative, frame.isOver, areOfOne(subject, other) {
      return order(subject, other)
    }
    if [.when, .at, .during].contains(relation.kind),
      let situation = other.name.callback.situation(for: subject.name.owner)
    {
      // "Whoever asks for the view in init": what is asked for there brings it, and not the call of init.
      if occasion.situations == [.viewRequested] {
        guard situation == .made else { return nil }
        return claim(isNegative ? .absence : .existence, subject, strength: frame.claimStrength)
      }
      return during([situation]).claim(isNegative ? .absence : .existence, subject, strength: frame.claimStrength)
    }
    let isBefore = relation.kind == .before || relation.kind == .until && !frame.isNegative
    let isAfter = relation.kind == .after || relation.kind == .until && frame.isNegative
    guard isBefore || isAfter, areOfOne(subject, other) else { return nil }
    let (first, second) = isBefore ? (subject, other) : (other, subject)
    let isFronted = other.name.range.lowerBound < subject.name.range.lowerBound
    if frame.strength == .possible { return possible(relation, subject, other) }
    if relation.kind == .until { return order(first, second, isOnly: frame.isNegative) }
    if isDenied {
      guard isBefore, !relation.isImmediate else { return nil }
      return claim(.response, first, second, strength: .strict)
    }
    if frame.isNegative {
      if relation.isImmediate { return nil }
      // "X is not called before Y": not until Y has been.
      guard isAfter else { return relation.isOnly || isFronted ? nil : self.order(second, first) }
      return claim(.notSuccession, first, second, strength: .strict)
    }
    if relation.isImmediate {
      // Who else holds on to it is not said.
      if second.name.callback == .dealloc { return nil }
      // "`viewWillAppear` comes right after `viewDidLoad`": it does when there is a `viewDidLoad`, and comes again without one.
      let isNext = isBefore || first.name.callback.beginsLife && !second.name.callback.beginsLife
      return isNext
        ? claim(.chainResponse, first, second, strength: .general)
        : claim(.chainPrecedence, first, second, strength: .general)
    }
    // "On a push X is followed by Y": Y comes.
    if isBefore, frame.features.contains(.then), !occasion.situations.isEmpty, frame.strength == .general {
      return claim(.response, first, second, strength: .general)
    }
    if let always = always(relation, first, second, isFronted: isFronted) { return always }
    // "X comes only before Y": behind each X there is a Y.
    if isBefore, relation.isOnly { return claim(.response, first, second, strength: .strict) }
    let order = order(first, second, isOnly: relation.isOnly)
    // "Y is always called after X": that it is called, or when.
    guard isAfter, frame.features.contains(.always), case .claim(var claim) = order, claim.pattern == .before else {
      return order
    }
    claim.mayPromise = true
    return .claim(claim)
  }

  /// "X is always followed by Y", where the verb says so. "After X, Y is always called": where Y is named first, it says when Y
  /// comes, and not that it does.
  private func always(
    _ relation: Frame.Relation, _ first: Frame.Call, _ second: Frame.Call, isFronted: Bool
  ) -> Meaning? {
    let isBefore = relation.kind == .before
    // "Y follows each X", "Y comes after every X".
    if frame.strength == .always, !isBefore, isFronted || frame.features.meets([.then, .every, .paired]),
      frame.features.meets([.always, .every])
    {
      return claim(.response, first, second, strength: .strict)
    }
    if frame.strength == .always, isBefore, frame.features.contains(.then),
      frame.features.meets([.always, .every, .all])
    {
      return claim(.response, first, second, strength: .strict)
    }
    // "X is called before every Y": before each of them anew.
    if frame.strength == .always, isBefore, frame.features.contains(.every), occasion.situations.isEmpty,
      !frame.features.meets([.always, .all])
    {
      return claim(.alternatePrecedence, first, second, strength: .strict)
    }
    return nil
  }

  /// "X can come after Y": in some run it does. "X may not come after Y": not always does it follow. Both deny what would be so
  /// in every run. "May not come before" forbids, and is no such thing.
  private func possible(_ relation: Frame.Relation, _ subject: Frame.Call, _ other: Frame.Call) -> Meaning? {
    guard !relation.isImmediate, !relation.isOnly, !frame.features.contains(.never),
      relation.kind == .before || relation.kind == .after
    else {
      return nil
    }
    let isAfter = relation.kind == .after
    let isFollowed = frame.features.contains(.then)
    guard isAfter || isFollowed || !frame.isNegative else { return nil }
    let (first, second) = isAfter ? (other, subject) : (subject, other)
    let pattern: ClaimPattern = frame.isNegative ? .response : isAfter || isFollowed ? .notSuccession : .before
    let all =
      pattern == .before
      ? claim(pattern, second, first, strength: .strict) : claim(pattern, first, second, strength: .strict)
    guard case .claim(var denied) = all else { return nil }
    denied.isDenied = true
    return .claim(denied)
  }

  /// Whether two callbacks go to one, or to two whose parts what happens gives: else an order of the one that comes and the one
  /// that goes would be taken for an order in the life of each.
  private func areOfOne(_ a: Frame.Call, _ b: Frame.Call) -> Bool {
    guard occasion.situations.isEmpty, a.name.owner == .viewController, b.name.owner == .viewController else {
      return true
    }
    if (a.receiver.actor == nil) != (b.receiver.actor == nil) { return false }
    let (first, second) = (a.receiver.features, b.receiver.features)
    return !(first.contains(.arriving) && second.contains(.leaving))
      && !(first.contains(.leaving) && second.contains(.arriving))
  }

  /// That one comes before the other: of two that the note names an order, else a claim on each by itself.
  func order(_ first: Frame.Call, _ second: Frame.Call, isOnly: Bool = false) -> Meaning {
    let areNamed = first.receiver.actor != nil && second.receiver.actor != nil
    if areNamed { return .order(order(of: [first, second])) }
    // A completion handler belongs to one call, and the callbacks to one of its controllers.
    let isAlone = !first.name.callback.isCompletion && !second.name.callback.isCompletion
    return claim(
      isAlone && occasion.situations.isEmpty && (isOnly || frame.features.contains(.only)) ? .precedence : .before,
      first, second,
      strength: frame.claimStrength)
  }
}

extension Frame {
  /// "After X, first Y and then Z", "X is followed by Y, and then by Z", "Y and Z, up to W": the sequence with those that it is
  /// said to stand to in their places; nil where these are told in another way.
  fileprivate var sequenceWithRelated: [Call]? {
    relations.reduce(sequence as [Call]?) { calls, relation in
      guard var calls, relation.others.count == 1, !relation.isImmediate else { return nil }
      let other = relation.others[0]
      let place = calls.firstIndex { $0.name.range.lowerBound > other.name.range.lowerBound } ?? calls.count
      switch relation.kind {
      // "Y then Z, and later X": behind them, X is what comes later.
      case .after where place == 0: calls.insert(other, at: 0)
      // "Before Z, X and then Y".
      case .before where place == 0, .until where place == calls.count: calls.append(other)
      case .before: calls.insert(other, at: place)
      default: return nil
      }
      return calls
    }
  }
}
