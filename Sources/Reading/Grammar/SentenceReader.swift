package import LifecycleEngine

/// What a sentence stands in: what is said above it.
package struct Context: Sendable {
  /// The callbacks that the section, item or row is about.
  package var topics: [Frame.Call] = []
  /// The topic is what this text explains: no verb is needed.
  package var isDescription = false
  /// What the headings and lead-ins say happens.
  package var conditions: [Frame.Condition] = []
  /// The versions that headings and lead-ins name.
  package var versions: VersionRange?
  /// Apps with scenes or without, where they say so.
  package var lifeCycle: LifeCycle?
  /// All that its words contribute.
  package var features = FeatureSet()
  /// It was asked, not said: questions are read as what they ask for.
  package var isAsked = false

  /// A sentence on its own: nothing stands above it.
  package init() {}

  /// What was spoken of last is the topic of what follows, if it is one callback: of several nobody knows which.
  package mutating func speak(of names: some Collection<Name>) {
    isDescription = false
    guard let first = names.first else { return }
    let isOne = names.allSatisfy { $0.callback == first.callback }
    if isOne, topics.contains(where: { $0.name.callback == first.callback }) { return }
    topics = isOne ? [Frame.Call(first)] : []
  }
}

/// Reads one sentence: clauses, each with its statement, put together to frames.
struct SentenceReader {
  private let names: [Name]
  private let order: Lexicon.Order
  private let context: Context
  private var frames: [Frame] = []
  /// Conditions that were said before the statement that they belong to.
  private var pending: [Frame.Condition] = []
  private var pendingVersions: VersionRange?
  private var pendingLifeCycle: LifeCycle?
  private var pendingUnread: [Range<Int>] = []
  private var pendingRelations: [Frame.Relation] = []
  private var pendingBackward: [Frame.Relation] = []
  private var pendingDenied: [Frame.Call] = []
  private var receiver = Frame.Receiver()
  private var noClaim: Feature?
  private var subjects: [Frame.Call] = []
  /// A name stood alone, and what follows explains it.
  private var isExplained = false
  /// What follows gives a reason or a consequence.
  private var isAside = false

  /// The frames of a sentence. Complexity: O(tokens), for sentences of at most a few hundred.
  static func frames(
    of tokens: [Token], _ names: [Name], _ order: Lexicon.Order, in context: Context, isQuestion: Bool
  ) -> [Frame] {
    var reader = SentenceReader(names: names, order: order, context: context)
    return reader.read(tokens, isQuestion: isQuestion)
  }

  private init(names: [Name], order: Lexicon.Order, context: Context) {
    self.names = names
    self.order = order
    self.context = context
  }

  private mutating func read(_ tokens: [Token], isQuestion: Bool) -> [Frame] {
    let clauses = ClauseCutter.clauses(of: tokens, order).map { part in
      var clause = ClauseReader.read(part.tokens, names, order)
      clause.isNew = part.isNew
      return clause
    }
    if isQuestion, !context.isAsked { noClaim = .question }
    subjects = context.topics
    for (index, clause) in clauses.enumerated() {
      if let reason = clause.noClaim, !(context.isAsked && reason == .question) {
        noClaim = noClaim ?? reason
      } else if clause.features.contains(.but), noClaim == .opinion || noClaim == .denial {
        noClaim = nil
      }
      if clause.isNew { isAside = false }
      isAside = isAside || clause.isAside
      let goesOn = clauses[(index + 1)...].prefix { !$0.isNew }.contains { !$0.calls.isEmpty || $0.hasVerb }
      take(clause, belongsToNext: clause.isNew && goesOn)
    }
    finish()
    return frames
  }

  private mutating func take(_ clause: Clause, belongsToNext: Bool) {
    if isAside, clause.calls.isEmpty { return }
    if clause.isImperative {
      addFrame(of: clause, reason: .advice)
      return
    }
    if clause.calls.isEmpty {
      takeWithoutCalls(clause, belongsToNext: belongsToNext)
    } else if isTopic(clause) {
      subjects = clause.calls
      receiver = clause.receiver
      isExplained = true
      // What stands before a name explains nothing of it.
      pending = []
    } else {
      takeStatement(clause)
    }
  }

  /// A name alone, behind which something is said of it.
  private func isTopic(_ clause: Clause) -> Bool {
    clause.calls.count == 1 && !clause.hasVerb && clause.relations.isEmpty && clause.conditions.isEmpty
      && clause.features.isEmpty && clause.steps.isEmpty && !clause.isNegative && clause.unread.isEmpty
      && !clause.continuesSequence
  }

  private mutating func takeWithoutCalls(_ clause: Clause, belongsToNext: Bool) {
    pendingLifeCycle = pendingLifeCycle ?? clause.lifeCycle
    pendingBackward += clause.backward
    pendingDenied += clause.denied
    if let versions = clause.versions { pendingVersions = pendingVersions ?? versions }
    if !clause.receiver.isEmpty { receiver = clause.receiver }
    if clause.isAboutAll, clause.isNegative {
      var clause = clause
      clause.calls = []
      addFrame(of: clause, reason: nil)
      frames[frames.count - 1].isAboutAll = true
      return
    }
    if let step = stepBehind(clause), let last = frames.indices.last, extend(last, with: step) {
      frames[last].features = frames[last].features.subtracting([.earlier, .first])
      return
    }
    let says =
      clause.hasVerb || clause.features.meets([.once, .twice, .many, .always, .never, .again, .first, .last, .may])
    // A clause with a subject of its own says nothing of the callback before.
    let isStatement = says && !subjects.isEmpty && !clause.isOpenCondition && clause.receiver.isEmpty
    let isGloss =
      (context.isDescription || isExplained) && !clause.conditions.isEmpty && frames.isEmpty && clause.unread.isEmpty
    if isStatement || isGloss || (clause.isNegative && clause.features.contains(.but) && !frames.isEmpty) {
      var clause = clause
      clause.calls = subjects
      addFrame(of: clause, reason: nil, isDescription: !clause.hasVerb && isGloss)
    } else if !clause.conditions.isEmpty || !clause.relations.isEmpty || clause.versions != nil {
      attach(clause, belongsToNext)
    } else if !clause.unread.isEmpty {
      // Words before a statement may restrict it; behind it only a word that says so makes a condition of them.
      if frames.isEmpty || clause.isOpenCondition { leaveUnread(clause) }
    }
  }

  /// "X 先调用, Y 后调用": behind a first one "after" says that Y comes next.
  private func stepBehind(_ clause: Clause) -> Clause? {
    guard order == .last, let last = frames.last, last.features.meets([.earlier, .first]), clause.hasVerb,
      clause.relations.count == 1, clause.relations[0].kind == .after, clause.conditions.isEmpty
    else { return nil }
    var step = clause
    step.calls = clause.relations[0].others
    return step
  }

  /// Conditions go with the statement that they stand before, or else with the one behind which they stand.
  private mutating func attach(_ clause: Clause, _ belongsToNext: Bool) {
    if belongsToNext { pending = [] }
    // "…; only then it is": said of another case.
    let isOnly = clause.conditions.contains { $0.isOnly } || clause.features.contains(.only)
    let isOther = clause.isNew && (clause.hasVerb || isOnly) || frames.last?.isNegative ?? false && isOnly
    if isOther, frames.last != nil, !clause.conditions.isEmpty { return }
    guard let last = frames.indices.last, !clause.isNegative, !belongsToNext else {
      pending += clause.conditions
      pendingRelations += clause.relations
      pendingUnread += clause.unread
      return
    }
    frames[last].conditions += clause.conditions
    frames[last].relations += clause.relations
    frames[last].versions = frames[last].versions ?? clause.versions
    frames[last].unread += clause.unread
  }

  private mutating func leaveUnread(_ clause: Clause) {
    if let last = frames.indices.last { frames[last].unread += clause.unread } else { pendingUnread += clause.unread }
  }

  private mutating func takeStatement(_ clause: Clause) {
    // "…, then Y": goes on with what came before.
    if let last = frames.indices.last, clause.continuesSequence, extend(last, with: clause) { return }
    // "X comes, and already behind it Y".
    if order == .first, let last = frames.indices.last, clause.features.contains(.then), clause.conditions.isEmpty,
      clause.relations.isEmpty, clause.backward.isEmpty, extend(last, with: clause)
    {
      return
    }
    // "X comes first, Y second, and Z last".
    if let last = frames.indices.last, frames[last].features.contains(.first) || !frames[last].sequence.isEmpty,
      clause.features.meets([.last, .then]) || !clause.steps.isEmpty, clause.conditions.allSatisfy({ $0.event.isWho }),
      extend(last, with: clause)
    {
      frames[last].features.remove(.first)
      frames[last].features.remove(.last)
      return
    }
    let isBare =
      clause.backward.isEmpty && !clause.hasVerb && clause.conditions.isEmpty && clause.relations.isEmpty
      && clause.steps.isEmpty
    if isBare, let last = frames.indices.last, frames[last].noClaim == nil,
      clause.features.isSubset(of: [.but, .never])
    {
      // "gives you X but no Y": said of Y under the same conditions.
      var frame = frames[last].said(of: clause.calls, isNegative: clause.isNegative)
      frame.give(to: frames[last].subjects.first?.receiver ?? Frame.Receiver())
      frame.unread += clause.unread
      frames.append(frame)
      return
    }
    addFrame(of: clause, reason: nil)
  }

  private mutating func extend(_ last: Int, with clause: Clause) -> Bool {
    guard !clause.isNegative, !frames[last].isNegative else { return false }
    let before = frames[last].sequence.isEmpty ? frames[last].subjects : frames[last].sequence
    guard !before.isEmpty else { return false }
    frames[last].sequence = before + clause.calls
    frames[last].unread += clause.unread
    frames[last].conditions += clause.conditions.filter { !$0.event.isWho }
    frames[last].features.formUnion(clause.features.intersection([.always]))
    if clause.features.contains(.always) { frames[last].strength = .always }
    frames[last].range = frames[last].range.lowerBound..<clause.range.upperBound
    return true
  }

  private mutating func addFrame(of clause: Clause, reason: Feature?, isDescription: Bool = false) {
    var frame = Frame(range: clause.range)
    frame.subjects = clause.calls
    frame.isOneOf = clause.isOneOf
    frame.isNegative = clause.isNegative
    frame.features = clause.features
    frame.conditions = pending + clause.conditions
    if frame.conditions.contains(where: { !$0.event.isWho }) { frame.conditions.removeAll { $0.event.isWho } }
    frame.relations = pendingRelations + clause.relations
    takeBackward(of: clause, &frame)
    frame.versions = clause.versions ?? pendingVersions ?? context.versions
    frame.unread = pendingUnread + clause.unread
    frame.noClaim = reason ?? noClaim
    frame.lifeCycle = clause.lifeCycle ?? pendingLifeCycle
    frame.hasVerb = clause.hasVerb
    frame.isStated = clause.hasVerb || isDescription || frame.hasAspect
    frame.isDescription = isDescription || (!clause.hasVerb && !clause.conditions.isEmpty)
    frame.quantity = Frame.Quantity(clause.features)
    frame.strength = FeatureSet.strength(clause.features)
    if !clause.steps.isEmpty
      || (clause.features.meets([.order, .then]) && clause.calls.count > 1 && !clause.isNegative)
    {
      frame.sequence = clause.calls
    }
    inherit(&frame)
    frame.give(to: receiver)
    pendingRelations = []
    subjects = clause.calls
    frames.append(frame)
    deny(pendingDenied + clause.denied, as: frame)
  }

  /// "Y instead of X": X does not come where Y does.
  private mutating func deny(_ calls: [Frame.Call], as frame: Frame) {
    pendingDenied = []
    guard !calls.isEmpty else { return }
    var denied = frame.said(of: calls, isNegative: !frame.isNegative)
    denied.sequence = []
    frames.append(denied)
  }

  /// What does not come, without a word of when, does not come then: "X triggers Y, but it does not trigger Z".
  private func inherit(_ frame: inout Frame) {
    guard frame.isNegative, frame.conditions.isEmpty, frame.relations.isEmpty, frame.quantity == nil,
      frame.versions == nil, !frame.features.contains(.again), let last = frames.last, last.noClaim == nil
    else { return }
    frame.conditions = last.conditions
    frame.unread += last.unread
  }

  /// "Right after that": the other side is what was spoken of last.
  private mutating func takeBackward(of clause: Clause, _ frame: inout Frame) {
    let spoken = frames.last.map { $0.sequence.last.map { [$0] } ?? $0.subjects } ?? subjects
    for var relation in pendingBackward + clause.backward {
      relation.others = spoken
      if spoken.isEmpty { frame.unread.append(clause.range) } else { frame.relations.append(relation) }
    }
    pendingBackward = []
  }

  private mutating func finish() {
    if frames.isEmpty, !pending.isEmpty, context.isDescription || isExplained, !subjects.isEmpty {
      var clause = Clause(range: pending[0].event.range)
      clause.calls = subjects
      addFrame(of: clause, reason: nil, isDescription: true)
    }
    for index in frames.indices {
      // What is asked about says no more for being asked.
      if context.isAsked { frames[index].features.remove(.question) }
      if frames[index].conditions.isEmpty { frames[index].conditions = context.conditions }
      frames[index].versions = frames[index].versions ?? pendingVersions ?? context.versions
      frames[index].lifeCycle = frames[index].lifeCycle ?? pendingLifeCycle
      if let noClaim, frames[index].noClaim == nil, noClaim == .question || noClaim == .hypothesis {
        frames[index].noClaim = noClaim
      }
    }
  }
}

extension Frame {
  /// The same said of other callbacks: how the first ones stand to others, and how often they come, goes with these.
  fileprivate func said(of calls: [Call], isNegative: Bool) -> Frame {
    var frame = self
    frame.subjects = calls
    frame.isNegative = isNegative
    frame.relations = []
    frame.quantity = nil
    return frame
  }

  /// Callbacks that nobody else gets go to one.
  fileprivate mutating func give(to receiver: Receiver) {
    for index in subjects.indices where subjects[index].receiver.isEmpty { subjects[index].receiver = receiver }
  }

  /// It says how its callbacks stand to what happens, or that this is about to happen or has.
  fileprivate var hasAspect: Bool {
    conditions.contains { $0.relation == .before || $0.relation == .after || $0.event.features.meets([.soon, .done]) }
  }
}

extension Frame.Quantity {
  init?(_ features: FeatureSet) {
    // "Once more" counts nothing.
    if features.contains(.once), features.meets([.again, .then]) { return nil }
    if features.contains(.once) {
      self.init(
        least: features.contains(.most) || features.contains(.only) ? 0 : features.contains(.least) ? 1 : 0,
        most: features.contains(.least) ? nil : 1)
    } else if features.contains(.twice) {
      self.init(least: 2, most: nil)
    } else if features.contains(.many) {
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
