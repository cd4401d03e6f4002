import LifecycleEngine
import Verify

/// Reads one sentence: clauses, each with its statement, put together to frames.
struct SentenceReader {
  private let names: [Name]
  let order: Lexicon.Order
  let context: Context
  var frames: [Frame] = []
  /// Conditions that were said before the statement that they belong to.
  var pending: [Frame.Condition] = []
  /// Conditions were said since the last statement.
  private var isToldAnew = false
  var pendingVersions: VersionRange?
  var pendingLifeCycle: LifeCycle?
  var pendingDevice: WorldFilter.DeviceKind?
  var pendingUnread: [Range<Int>] = []
  var pendingRelations: [Frame.Relation] = []
  var pendingBackward: [Frame.Relation] = []
  /// "If it is so", of which nothing was said since.
  var openIf: Range<Int>?
  var pendingDenied: [Frame.Call] = []
  /// "…, then, …" and "the order is: …", said before the callbacks.
  private var pendingStep = false
  private var pendingOrder = false
  /// "Without exception, …", "sometimes, …".
  private var pendingModality = FeatureSet()
  var receiver = Frame.Receiver()
  var noClaim: Feature?
  var subjects: [Frame.Call] = []
  /// A name stood alone, and what follows explains it.
  var isExplained = false
  /// How much had been said when that name came.
  var framesAtTopic = 0
  /// What was said before that name.
  var beforeTopic: [Frame.Condition] = []
  /// What follows gives a reason or a consequence.
  var isAside = false
  /// The next clause says itself when something happens.
  var isNextTimed = false
  /// What was told before says what happens, and no more: not "not for a push:".
  var isPlainLabel = false
  /// The clause before said what may be done then, and nothing of when that is.
  var isOfUse = false

  /// The frames of a sentence. Complexity: O(tokens), for sentences of at most a few hundred.
  static func frames(
    of tokens: [Token], _ names: [Name], _ order: Lexicon.Order, in context: Context, isQuestion: Bool
  ) -> [Frame] {
    var context = context
    // "Going to the background:" leads in what is below it, and explains nothing that was named above.
    if tokens.last?.kind == .mark(.colon), !tokens.contains(where: { $0.isName }) { context.isDescription = false }
    // "You might get": what stands below it.
    if order == .first, tokens.last(where: { !$0.isMark })?.features == [.get], !tokens.contains(where: { $0.isName }) {
      return []
    }
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
    noClaim = context.noClaim
    if isQuestion, !context.isAsked { noClaim = .question }
    subjects = context.topics
    for (index, clause) in clauses.enumerated() {
      if clause.isNew { isAside = false }
      if index + 1 < clauses.count, leadsIn(clause, clauses[index + 1]) { continue }
      isAside = isAside || clause.isAside
      // "…, to find out whether it is hit", "…, even if it had been shown": what is said beside a statement is not it.
      let isBeside = isAside && clause.calls.isEmpty && reasonIsOwn(clause)
      if let reason = clause.noClaim, !clause.tellsStanding, !(context.isAsked && reason == .question), !isBeside {
        noClaim = noClaim ?? reason
        // "…; that is false", "…, say some".
        if !reasonIsOwn(clause), clause.calls.isEmpty, clause.conditions.isEmpty {
          for place in frames.indices { frames[place].noClaim = frames[place].noClaim ?? reason }
        }
      } else if clause.isContrast, noClaim == .opinion || noClaim == .denial {
        noClaim = nil
      }
      let goesOn = clauses[(index + 1)...].prefix { !$0.isNew }.contains { !$0.calls.isEmpty || $0.hasVerb }
      isNextTimed = index + 1 < clauses.count && !clauses[index + 1].conditions.isEmpty
      var said = clause
      said.isLast = index + 1 == clauses.count
      isOfUse = index > 0 && !clause.isNew && (isOfUse || clauses[index - 1].saysUse)
      // "Only X comes, Y does not": what the others do is said.
      if index + 1 < clauses.count, !clause.isNegative, !clause.calls.isEmpty, clauses[index + 1].isNegative,
        !clauses[index + 1].calls.isEmpty, order == .last
      {
        said.features.remove(.only)
      }
      take(said, belongsToNext: clause.isNew && goesOn)
    }
    finish()
    return frames
  }

  /// Whether what makes a clause claim nothing stays in it: an opinion or a denial reaches what it is about.
  private func reasonIsOwn(_ clause: Clause) -> Bool { clause.noClaim != .opinion && clause.noClaim != .denial }

  private mutating func take(_ clause: Clause, belongsToNext: Bool) {
    if clause.calls.isEmpty, isAside || clause.isRegardless {
      // "Even though the app has scenes, X": said of such an app.
      if frames.isEmpty, clause.unread.isEmpty, !clause.isNegative {
        pendingLifeCycle = pendingLifeCycle ?? clause.lifeCycle
      }
      if restrictsBeside(clause) { leaveUnread([clause.range]) }
      return
    }
    // What was not understood of "even if …" restricts nothing.
    if clause.isConcession, clause.calls.isEmpty, clause.conditions.isEmpty || !clause.unread.isEmpty { return }
    if clause.isImperative {
      addFrame(of: clause, reason: .advice)
      return
    }
    if clause.isModal, frames.isEmpty, belongsToNext {
      pendingModality = clause.features
      return
    }
    if clause.calls.isEmpty, clause.isBare, clause.features == [.every], let last = frames.indices.last,
      !frames[last].isNegative, let time = frames[last].conditions.indices.last
    {
      // "Right before it appears (every time)".
      frames[last].conditions[time].isEach = true
    } else if let said = turned(clause) {
      takeStatement(said)
    } else if clause.calls.isEmpty {
      takeWithoutCalls(clause, belongsToNext: belongsToNext)
    } else if isTopic(clause) {
      // "When the app list is open - X": it tells when X comes. What stands before a name else explains nothing of it.
      if clause.isNew, !belongsToNext, frames.isEmpty,
        isTime(pending) || isLabel(pending, of: clause) || isGetter(of: clause)
      {
        let isNamed = !isTime(pending)
        addFrame(of: clause, reason: nil, isDescription: true)
        // "Rotation: X", "the new controller: X": what comes then, or where to look.
        if isNamed { frames[frames.count - 1].uncertainty = .label }
        pending = []
        return
      }
      subjects = clause.calls
      receiver = clause.receiver
      isExplained = true
      framesAtTopic = frames.count
      beforeTopic = pending
      pending = []
    } else {
      takeStatement(clause)
    }
  }

  /// A name alone, behind which something is said of it.
  private func isTopic(_ clause: Clause) -> Bool {
    (frames.isEmpty || clause.isNew) && clause.calls.count == 1 && !clause.hasVerb && clause.relations.isEmpty
      && clause.conditions.isEmpty
      && clause.features.isEmpty && clause.steps.isEmpty && !clause.isNegative && clause.unread.isEmpty
      && !clause.continuesSequence
  }

  private mutating func takeWithoutCalls(_ said: Clause, belongsToNext: Bool) {
    var clause = said
    if clause.isMoment, takeMoment(&clause) { return }
    // "X is called, but not on an iPad": there it is as nobody said.
    if clause.device != nil, clause.isNegative { return leaveUnread([clause.range]) }
    tellWho(in: &clause)
    keep(clause)
    if isOutcome(clause) || isLikewise(clause) { return leaveUnread([clause.range]) }
    if isOfMethod(clause) || isOwnNews(clause) { return }
    if takeNext(clause) || saysUse(clause) { return }
    if takeOrder(clause) { return }
    if clause.isAboutAll { return takeAboutAll(clause) }
    if takeStates(clause) || takeRest(of: clause) || takeStanding(clause) || isNotYetThere(clause) { return }
    if isHalfSaid(clause) { return leaveUnread([clause.range]) }
    if let step = stepBehind(clause), let last = frames.indices.last, extend(last, with: step) {
      frames[last].features = frames[last].features.subtracting([.earlier, .first])
      return
    }
    // "It is not called, если приходит предупреждение": the verb is that of what happens, and says no more of the callback.
    if order == .first, let last = frames.last, last.isNegative, !clause.isNew, !clause.isNegative, !clause.isContrast,
      clause.features.isEmpty,
      clause.conditions.first.map({ [.if, .when].contains($0.relation) && !$0.isImplicit }) ?? false
    {
      return attach(clause, belongsToNext)
    }
    // "…, 但只有第一次": not each time.
    if !frames.isEmpty, clause.isContrast, !clause.hasVerb, clause.features.contains(.only), clause.conditions.isEmpty {
      return leaveUnread([clause.range])
    }
    let isGloss = isGloss(clause, belongsToNext)
    let isExcept = isExcept(clause)
    if isGloss || isExcept || isStatement(clause) {
      clause.calls = subjects
      // "There and then back" is no order of callbacks that stand elsewhere.
      clause.features.remove(.then)
      // "X: the scene is in the background, and calls it": then.
      if clause.isBareCall, pending.isEmpty, let last = frames.last, last.isDescription {
        clause.conditions = last.conditions
      }
      if isExcept { clause.hasVerb = true }
      takeBegun(into: &clause)
      clause.unread += frames.last?.unread ?? []
      addFrame(of: clause, reason: nil, isDescription: !clause.hasVerb && isGloss)
    } else if isTask(clause) {
      return
    } else if !clause.conditions.isEmpty || !clause.relations.isEmpty || clause.versions != nil {
      attach(clause, belongsToNext)
    } else if frames.isEmpty || clause.isOpenCondition {
      // Words before a statement may restrict it; behind it only a word that says so makes a condition of them.
      leaveUnread(clause.unread)
    } else if restrictsBehind(clause) {
      leaveUnread([clause.range])
    }
  }

  /// What a clause says of the next statement.
  private mutating func keep(_ clause: Clause) {
    pendingLifeCycle = pendingLifeCycle ?? clause.lifeCycle
    pendingDevice = pendingDevice ?? clause.device
    pendingBackward += clause.backward
    if clause.calls.isEmpty, clause.backward.contains(where: { $0.kind == .if || $0.kind == .unless }) {
      openIf = clause.range
    }
    pendingDenied += clause.denied
    pendingVersions = pendingVersions ?? clause.versions
    // "Container code: X": where it stands, and nobody who gets it.
    if !clause.receiver.isEmpty, !clause.receiver.features.contains(.code) { receiver = clause.receiver }
    pendingStep = pendingStep || clause.continuesSequence && clause.conditions.isEmpty
    pendingOrder = pendingOrder || clause.features.contains(.order) && frames.isEmpty
  }

  /// What happens when the next statement is so.
  mutating func tell(_ conditions: [Frame.Condition]) {
    pending += conditions
    isToldAnew = true
  }

  mutating func leaveUnread(_ words: [Range<Int>]) {
    if let last = frames.indices.last { frames[last].unread += words } else { pendingUnread += words }
  }

  private mutating func takeStatement(_ stated: Clause) {
    var clause = stated
    // "X: at this point Y has not been called yet".
    if clause.isMoment, clause.relations.isEmpty {
      let moment = frames.last?.subjects ?? subjects
      if !moment.isEmpty { clause.relations = [Frame.Relation(kind: .at, others: moment)] }
    }
    clause.continuesSequence = clause.continuesSequence || pendingStep
    pendingStep = false
    if pendingOrder, clause.calls.count > 1 { clause.features.insert(.order) }
    pendingOrder = false
    // "It calls X first and Y right after it".
    if clause.calls.count > 1, clause.backward.count == 1, clause.backward[0].kind == .after,
      clause.features.meets([.first, .earlier])
    {
      clause.backward = []
      clause.steps.append(clause.calls.count - 1)
      clause.features = clause.features.subtracting([.first, .earlier])
    }
    takeOwnOther(&clause)
    if let last = frames.indices.last {
      if goesOn(last, with: clause) { return }
    } else {
      takeTopicAsFirst(of: &clause)
    }
    if clause.isBare, !isToldAnew, let last = frames.indices.last, frames[last].noClaim == nil,
      clause.features.isSubset(of: [.never])
    {
      // "gives you X but no Y": said of Y under the same conditions.
      var frame = frames[last].said(of: clause.calls, isNegative: clause.isNegative)
      frame.give(to: frames[last].subjects.first?.receiver ?? Frame.Receiver())
      if clause.isNegative { frame.ruleOut() }
      frame.unread += clause.unread
      frames.append(frame)
      return
    }
    // "It gets X and, when it is closed, Y", "X is called once and Y each time that it is shown": Y has the verb of X.
    let isEach = !clause.isNew && clause.conditions.contains { $0.isEach || clause.features.contains(.every) }
    if isToldAnew || isEach, !clause.hasVerb, let last = frames.last, last.hasVerb, !last.isNegative {
      clause.hasVerb = true
      keepStyle(of: last)
    }
    addFrame(of: clause, reason: nil)
  }

  mutating func addFrame(of clause: Clause, reason: Feature?, isDescription: Bool = false) {
    var frame = Frame(range: clause.range)
    frame.subjects = clause.calls
    frame.isOneOf = clause.isOneOf
    frame.isNegative = clause.isNegative
    frame.features = clause.features.union(pendingModality)
    frame.conditions = pending + clause.conditions
    if let time = clause.stepTime, frame.conditions.isEmpty, frame.subjects.count == 1 { frame.conditions = [time] }
    dropReason(of: &frame)
    dropJoints(of: &frame, in: clause)
    // "A popped page that nobody else retains": how it is held does not tell when.
    if frame.conditions.contains(where: { !$0.event.isWho && !$0.event.features.contains(.retain) }) {
      // An app that is suspended is in another world, though.
      frame.conditions.removeAll { $0.event.isWho && !$0.event.features.meets(.states) }
    }
    frame.relations = pendingRelations + clause.relations
    takeBackward(of: clause, &frame)
    frame.followRelation()
    frame.versions = clause.versions ?? pendingVersions ?? context.versions
    frame.saysVersions = clause.versions != nil || pendingVersions != nil
    frame.unread = pendingUnread + clause.unread
    frame.noClaim = reason ?? noClaim
    frame.lifeCycle = clause.lifeCycle ?? pendingLifeCycle
    frame.device = clause.device ?? pendingDevice
    frame.hasVerb = clause.hasVerb
    frame.tellsStanding = clause.tellsStanding
    frame.isYet = clause.isYet
    frame.isOver = clause.isOver
    frame.isStated = clause.hasVerb || isDescription || frame.hasAspect
    frame.isDescription = isDescription || (!clause.hasVerb && !clause.conditions.isEmpty)
    frame.quantity = Frame.Quantity(clause.features)
    frame.strength = FeatureSet.strength(frame.features)
    pendingModality = []
    arrange(&frame, as: clause)
    if frame.sequence.isEmpty { frame.subjects.shareReceiver() }
    if clause.isOfSame {
      let spoken = frames.last?.subjects.first?.receiver ?? receiver
      if spoken.isEmpty { giveToChanged(&frame, of: clause) } else { frame.give(to: spoken) }
    }
    inheritTime(&frame, of: clause)
    inheritReceiver(&frame, of: clause)
    shareReceiver(&frame)
    restrict(&frame)
    takeReturn(&frame)
    frame.give(to: receiver)
    pendingRelations = []
    subjects = clause.calls
    isToldAnew = false
    frames.append(frame)
    deny(pendingDenied + clause.denied, as: frame)
    deny(clause.otherwise, as: frame)
  }

  /// What of a clause is said in order.
  private func arrange(_ frame: inout Frame, as clause: Clause) {
    // "X goes first, Y later".
    let isRanked =
      clause.calls.count == 2 && clause.relations.isEmpty && clause.features.meets([.first, .earlier])
      && clause.features.meets([.later, .last])
    if isRanked { frame.features = frame.features.subtracting([.first, .last, .earlier, .later]) }
    // "Behind X A and B follow".
    let isBehind =
      clause.features.contains(.follow) && clause.relations.count == 1 && clause.relations[0].kind == .after
      && !clause.isNegative
    // "On a present it gets an X, Y pair".
    let isPair = clause.features.contains(.paired) && clause.calls.count == 2 && !frame.conditions.isEmpty
    if isPair {
      frame.features.remove(.paired)
      frame.sequence = clause.calls
    } else if isBehind {
      frame.features = frame.features.subtracting([.follow, .then])
      frame.relations = pendingRelations
      frame.sequence = clause.relations[0].others + clause.calls
    } else if !clause.steps.isEmpty || isRanked
      || (clause.features.meets([.order, .then]) && clause.calls.count > 1 && !clause.isNegative)
    {
      frame.sequence = clause.calls
    }
  }
}
