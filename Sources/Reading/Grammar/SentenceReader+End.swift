import LifecycleEngine
import Verify

/// What the end of a sentence, and what stands above it, say of all its frames.
extension SentenceReader {
  /// "X is asked first, and Y comes after it": the first of the two.
  private mutating func dropFirst() {
    let all = frames
    frames.removeAll { frame in
      frame.features.contains(.first) && !frame.conditions.isEmpty && frame.subjects.count == 1
        && frame.relations.isEmpty && frame.sequence.isEmpty
        && frame.quantity == nil && !frame.isNegative
        && all.contains { other in
          other.relations.contains { $0.kind == .after && $0.others.map { $0.name } == frame.subjects.map { $0.name } }
        }
    }
  }

  mutating func finish() {
    dropFirst()
    for index in frames.indices { takeUntilAsked(&frames[index]) }
    // "The system calls X first": where nothing follows, it says no order.
    if frames.count == 1, !frames[0].conditions.isEmpty, frames[0].subjects.count < 2 {
      frames[0].features.remove(.earlier)
    }
    if frames.isEmpty, !pending.isEmpty, context.isDescription || isExplained, !subjects.isEmpty {
      var clause = Clause(range: pending[0].event.range)
      clause.calls = subjects
      addFrame(of: clause, reason: nil, isDescription: true)
    }
    // Below "these are not called:".
    if frames.isEmpty, context.isDenied, isExplained, !context.conditions.isEmpty || context.lifeCycle != nil {
      var clause = Clause(range: subjects[0].name.range)
      clause.calls = subjects
      clause.isNegative = true
      clause.hasVerb = true
      clause.lifeCycle = context.lifeCycle
      receiver = context.receiver
      addFrame(of: clause, reason: nil)
    }
    // "X is called, if it is big".
    if let openIf, let last = frames.indices.last { frames[last].unread.append(openIf) }
    for index in frames.indices {
      frames[index].things = context.things
      // "On a push, even if …": on any push.
      if frames[index].conditions.contains(where: { !$0.isConcession }) {
        // "It never comes on a push, even after …", "it can come …, even if …": what is ruled out or possible there is said of it.
        let conceded = frames[index].conditions.filter { $0.isConcession }
        if frames[index].isNegative || frames[index].strength == .possible {
          frames[index].unread += conceded.map { $0.event.range }
        }
        frames[index].conditions.removeAll { $0.isConcession }
      }
      // Of several things that an answer names nobody says whether they happen together.
      if context.isAnswer, frames[index].isDescription, frames[index].conditions.count > 1 {
        frames[index].unread.append(frames[index].range)
      }
      if frames[index].explainsState { frames[index].uncertainty = .state }
      // What is asked about says no more for being asked.
      if context.isAsked {
        frames[index].unread += context.unread
        frames[index].features = frames[index].features.subtracting([.question, .why, .moment])
      }
      // "Full screen: it does", of what was asked: how, and nothing else that happens.
      if context.isAnswer, !context.conditions.isEmpty, frames[index].conditions.allSatisfy({ $0.saysStyle }) {
        frames[index].conditions = context.conditions + frames[index].conditions
      }
      takeTime(at: index)
      frames[index].versions = frames[index].versions ?? pendingVersions ?? context.versions
      frames[index].saysVersions = frames[index].saysVersions || pendingVersions != nil
      // "X comes (with scenes it is Y)": X is of those without.
      if pendingLifeCycle != .scene || !frames[index].isReplaced {
        frames[index].lifeCycle = frames[index].lifeCycle ?? pendingLifeCycle
      }
      frames[index].device = frames[index].device ?? pendingDevice ?? context.device
      // A heading says where something happens, and no "never" of what stands below.
      if !frames[index].conditions.isEmpty, !isOfScenes(frames[index]) || context.lifeCycle != .app {
        frames[index].lifeCycle = frames[index].lifeCycle ?? context.lifeCycle
      }
      if let event = frames[index].otherState { frames[index].unread.append(event.range) }
      if let noClaim, frames[index].noClaim == nil, noClaim == .question || noClaim == .hypothesis {
        frames[index].noClaim = noClaim
      }
    }
    frames = frames.flatMap { $0.saidOfEach(order) }
  }

  /// What stands above says when, where the sentence itself does not.
  private mutating func takeTime(at index: Int) {
    // What only tells who is meant gives way to a heading that tells when.
    if frames[index].conditions.allSatisfy({ $0.event.isWho }), !context.conditions.isEmpty {
      frames[index].conditions = context.conditions
      frames[index].isPlacedByTitle = !context.isAnswer
      if !context.isAsked { frames[index].unread += context.unread }
    }
    // What was said before a question, if nobody knows what it is, tells when.
    if context.conditions.isEmpty, !context.isAsked, frames[index].conditions.isEmpty {
      frames[index].unread += context.unread
    }
  }

  /// "`sceneWillEnterForeground` comes at launch, too", below "app delegate, without scenes": of what has scenes all the same.
  private func isOfScenes(_ frame: Frame) -> Bool {
    !frame.isNegative && (frame.subjects + frame.sequence).contains { $0.name.owner == .sceneDelegate }
  }
}

extension Frame {
  /// Whether it says that something comes instead of which a scene is told something else.
  fileprivate var isReplaced: Bool {
    !isNegative && (subjects + sequence).contains { $0.name.callback.inScenes != nil }
  }

  /// "X → inactive", "X: background": a state alone that is none of what the callback tells; what it is before, then, or after?
  fileprivate var otherState: Event? {
    guard subjects.count == 1, relations.isEmpty, conditions.count == 1, conditions[0].isImplicit,
      case let event = conditions[0].event, event.features.isSubset(of: .states), event.origin.isEmpty,
      let own = subjects[0].name.callback.ownSituation ?? (subjects[0].name.callback.isOfLaunch ? .launch : nil),
      own != OccasionReader(owner: subjects[0].name.owner).occasion(event)?.situations.first
    else { return nil }
    return event
  }

  /// "On a push or when a sheet goes": the same, said of each; "only then", or "twice", is said of all of them together.
  fileprivate func saidOfEach(_ order: Lexicon.Order) -> [Frame] {
    if order == .first, let apart = relationApart { return apart.flatMap { $0.saidOfEach(order) } }
    guard let all = alternatives else { return [self] }
    // "The first time or again": not the first alone.
    let isFirst = conditions[all].contains { $0.isFirst || $0.event.features.contains(.first) }
    if isOfAllTimes || isFirst || conditions[all].contains(where: { $0.isOnly }) {
      var frame = self
      frame.unread += conditions[all].dropFirst().map { $0.event.range }
      return [frame]
    }
    return all.map { place in
      var frame = self
      frame.conditions = conditions[..<all.lowerBound] + [conditions[place]] + conditions[all.upperBound...]
      return frame
    }
  }

  /// "Only then", "twice": said of all times together.
  private var isOfAllTimes: Bool { quantity != nil || features.contains(.only) }

  /// "After X, or when it is closed": how it stands to a callback, and another time; nil where the two are one time.
  private var relationApart: [Frame]? {
    guard relations.count == 1, sequence.isEmpty, let relation = relations.first, let place = relation.others.first,
      let time = conditions.first, !time.isImplicit
    else { return nil }
    let isBehind = time.event.range.lowerBound > place.name.range.lowerBound
    switch isBehind ? time.joint : relation.joint {
    case .alternative: break
    // "After X and before it appears" is one time.
    case .conjunction where relation.kind == .after && time.relation != .before: break
    default: return nil
    }
    var (order, times) = (self, self)
    (order.conditions, times.relations) = ([], [])
    guard isOfAllTimes || relation.isOnly || time.isOnly else { return [order, times] }
    order.unread.append(time.event.range)
    return [order]
  }

  /// The conditions that a conjunction joins, with those that commas list before it.
  private var alternatives: Range<Int>? {
    func isOther(_ place: Int) -> Bool { conditions[place].isAlternative(to: conditions[place - 1]) }
    let places = conditions.indices.dropFirst()
    let joined = places.last { place in
      conditions[place].joint == .alternative || conditions[place].joint == .conjunction && isOther(place)
    }
    guard let joined else { return nil }
    var first = joined
    while first > 0, isOther(first) || first == joined, conditions[first].joint != .none { first -= 1 }
    return first..<joined + 1
  }
}

extension Frame.Condition {
  private static let times: [Feature] = [.when, .at, .if, .during]

  /// "After A and before B" is one time, and no two; "after A, or when B" is two.
  fileprivate func isAlternative(to other: Self) -> Bool {
    relation == other.relation || Self.times.contains(relation) && Self.times.contains(other.relation)
      || isEach && other.relation != .before || other.relation == .before && Self.times.contains(relation)
  }
}

extension Frame {
  /// Whether it explains a callback by what an application is in.
  fileprivate var explainsState: Bool {
    isDescription && state == nil && conditions.count == 1 && conditions[0].isImplicit
      && conditions[0].event.features.isSubset(of: FeatureSet.states.union([.app, .scene]))
  }
}
