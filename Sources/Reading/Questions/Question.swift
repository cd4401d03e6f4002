package import LifecycleEngine
import Verify

/// What a sentence asks, told by what its words contribute.
package struct Question: Sendable {
  /// What is asked.
  package var kind: Kind
  /// What has to be judged to answer, the likeliest first: of two callbacks that the first comes first, and that the second
  /// does; of one that it comes not at all (where something is said to happen), at most once, more than once.
  package var readings: [Meaning] = []
  /// What happens, where it is asked what is called then.
  package var occasion: Occasion?
  /// What it stands between that is asked for, where it is asked what comes next to a callback.
  package var beside: Beside?
  /// The callbacks whose order is asked for.
  package var listed: [Callback] = []
  /// The words that were not understood.
  package var unread: [Range<Int>] = []

  /// The kinds of questions that can be answered.
  package enum Kind: Sendable, Hashable {
    /// It asks nothing.
    case statement
    case yesNo, whichFirst, howOften, whatHappens, whatIsBeside, whichOrder, whenCalled
  }

  /// Callbacks between which, or next to one of which, another is asked for.
  package struct Beside: Sendable, Hashable {
    /// It comes after this one.
    package var after: Callback?
    /// It comes before this one.
    package var before: Callback?
  }
}

extension Passage {
  /// What a text asks. Complexity: O(bytes).
  package func question(in range: Range<Int>) -> Question {
    var reader = QuestionReader(passage: self, range: range)
    reader.read()
    return reader.question
  }
}

/// Reads a question as the statements that would answer it.
struct QuestionReader {
  private let passage: Passage
  private let part: Passage.Part
  private(set) var question = Question(kind: .statement)

  init(passage: Passage, range: Range<Int>) {
    self.passage = passage
    part = passage.part(range)
  }

  mutating func read() {
    question.kind = kind
    switch question.kind {
    case .statement, .yesNo: break
    case .whatHappens: readOccasion()
    case .whichFirst:
      let calls = calls
      guard calls.count == 2 else { return }
      let base = frame
      for (first, second) in [(calls[0], calls[1]), (calls[1], calls[0])] {
        var frame = base
        frame.subjects = [first]
        frame.relations = [Frame.Relation(kind: .before, others: [second])]
        take(frame)
      }
    case .howOften: readCounts()
    case .whatIsBeside:
      question.beside = beside
      readOccasion(orElse: (beside?.after ?? beside?.before)?.usualSituation)
    case .whichOrder:
      question.listed = named
      let isOfLife = named.allSatisfy { [.viewController, .object].contains($0.info.owner) }
      readOccasion(orElse: isOfLife ? .lifeOfOneController : named[0].usualSituation)
      if named.contains(where: { $0.isOfArchive }) { question.occasion?.worlds.origin = .storyboard }
    case .whenCalled: readMoment()
    }
  }

  /// The callbacks that are named, each once.
  private var named: [Callback] {
    part.tokens.reduce(into: []) { named, token in
      guard case .name(let index) = token.kind else { return }
      if !named.contains(passage.names[index].callback) { named.append(passage.names[index].callback) }
    }
  }

  /// "Each time that it is shown, or only once?": of all its life.
  private var asksEach: Bool {
    let features = part.features
    return features.contains(.once) && features.meets([.every, .always, .many]) && features.meets([.or, .still])
  }

  /// What is said to happen, or else what usually does.
  private mutating func readOccasion(orElse usual: Situation?) {
    let said = passage.title(part)
    guard said.conditions.isEmpty else { return readOccasion() }
    question.occasion = usual.map { situation in
      var occasion = Occasion()
      occasion.situations = [situation]
      occasion.worlds.versions = said.versions
      occasion.worlds.lifeCycle = said.lifeCycle
      return occasion
    }
  }

  private var kind: Question.Kind {
    let (tokens, features) = (part.tokens, part.features)
    let hasWord = features.contains(.question)
    let isAsked = hasWord || tokens.contains { $0.kind == .mark(.question) }
    // "The order of the callbacks on a push", and no question mark.
    let isOrder = !tokens.contains { $0.isName } && features.contains(.order)
    guard isAsked || isOrder && features.contains(.callbacks) else { return .statement }
    let named = named
    // "Is it released on a push?" asks of something that is no callback.
    if named.isEmpty {
      return features.contains(.free) && !features.meets([.callbacks, .call]) ? .yesNo : .whatHappens
    }
    if beside != nil { return .whatIsBeside }
    if named.count > 1, features.contains(.order), !features.meets([.than, .before, .after]) { return .whichOrder }
    // "Does X come before Y?" is answered with yes or no.
    let asksWhich = features.contains(.or) || hasWord
    if named.count == 2, asksWhich, features.meets([.first, .earlier, .last, .later]),
      !features.meets([.than, .before, .after])
    {
      return .whichFirst
    }
    if named.count == 1, asksEach { return .howOften }
    if named.count == 1, tokens.contains(where: { $0.has(.question) && $0.has(.many) }) { return .howOften }
    let asksWhen = features.contains(.moment) && !features.meets([.why, .many, .before, .after, .not, .never])
    if named.count == 1, asksWhen, passage.title(part).conditions.isEmpty { return .whenCalled }
    return .yesNo
  }

  /// "When is X called?": when what it tells of happens, if that is one thing.
  private mutating func readMoment() {
    guard let own = named[0].toldSituation else { return }
    var frame = frame
    frame.subjects = calls
    guard frame.subjects.count == 1, frame.unread.isEmpty else { return take(frame) }
    var proposition = Proposition(frame: frame, bytes: passage.bytes)
    proposition.occasion.situations = [own]
    proposition.occasion.worlds.versions = frame.versions
    proposition.occasion.worlds.lifeCycle = frame.lifeCycle
    question.readings = [proposition.claim(.existence, frame.subjects[0], strength: .general)]
  }

  /// "What is called right after X?", "X 之前调用的是什么？": every callback that is named only measures. Nil where one does not.
  private var beside: Question.Beside? {
    let tokens = part.tokens.filter { !$0.isMark && !$0.isLight && $0.features != [.that] }
    guard tokens.contains(where: { $0.isVerb || $0.has(.callbacks) || $0.has(.between) }),
      !tokens.contains(where: { $0.has(.completion) })
    else { return nil }
    var beside = Question.Beside()
    for (place, token) in tokens.enumerated() {
      guard case .name(let index) = token.kind else { continue }
      let callback = passage.names[index].callback
      let measures = measure(at: place, tokens)
      if measures.contains(.between) {
        if beside.after == nil { beside.after = callback } else { beside.before = callback }
      } else if measures.contains(.after) != measures.contains(.before) {
        if measures.contains(.after) { beside.after = callback } else { beside.before = callback }
      } else {
        return nil
      }
    }
    return beside == Question.Beside() ? nil : beside
  }

  /// The word of relation beside a callback, past others that it measures by, too.
  private func measure(at place: Int, _ tokens: [Token]) -> FeatureSet {
    let isFirst = part.language.order == .first
    var rest = isFirst ? Array(tokens[..<place].reversed()) : Array(tokens[(place + 1)...])
    while let next = rest.first, next.features == [.and] || next.features == [.of] || next.features == [.right] {
      // "Between X and Y".
      rest.removeFirst(next.features == [.and] && rest.count > 1 && rest[1].isName ? 2 : 1)
    }
    return rest.first?.features.intersection([.before, .after, .between]) ?? []
  }

  /// The sentences as the statements that they ask about.
  private var frames: [Frame] {
    var context = Context()
    context.isAsked = true
    return passage.sentences(of: part, in: context).flatMap { $0.frames }
  }

  /// The callbacks that are asked about, with who receives them.
  private var calls: [Frame.Call] {
    frames.flatMap { $0.sequence.isEmpty ? $0.subjects : $0.sequence }.reduce(into: []) { calls, call in
      if !calls.contains(where: { $0.name.callback == call.name.callback }) { calls.append(call) }
    }
  }

  /// All that is said but what is asked.
  private var frame: Frame {
    let frames = frames
    var frame = Frame(range: part.range)
    frame.conditions = frames.first { !$0.conditions.isEmpty }?.conditions ?? []
    frame.versions = frames.compactMap { $0.versions }.first
    frame.saysVersions = frame.versions != nil
    frame.lifeCycle = frames.compactMap { $0.lifeCycle }.first
    frame.unread = frames.flatMap { $0.unread }
    return frame
  }

  private mutating func readCounts() {
    var frame = frame
    frame.subjects = calls
    if asksEach { frame.conditions = [] }
    if !frame.conditions.isEmpty {
      var never = frame
      never.isNegative = true
      take(never)
    }
    for index in frame.conditions.indices { frame.conditions[index].isEach = true }
    frame.quantity = Frame.Quantity(least: 0, most: 1)
    take(frame)
    frame.quantity = Frame.Quantity(least: 2, most: nil)
    take(frame)
  }

  private mutating func take(_ frame: Frame) {
    switch frame.understood(in: passage.bytes) {
    case .meanings(let meanings): question.readings += meanings
    case .partly(let places): question.unread = places
    case .noClaim: break
    }
  }

  /// What is said to happen, where no callback is named: to the app, or else to a controller.
  private mutating func readOccasion() {
    let said = passage.title(part)
    question.unread = part.tokens.filter { $0.kind == .unknown }.map { $0.range }
    guard question.unread.isEmpty, let first = said.conditions.first else { return }
    for owner in [Owner.applicationDelegate, .viewController] {
      let reader = OccasionReader(owner: owner)
      guard var occasion = reader.occasion(first.event) else { continue }
      for condition in said.conditions.dropFirst() {
        guard let next = reader.occasion(condition.event) else {
          question.unread = [condition.event.range]
          return
        }
        occasion.add(next)
      }
      occasion.worlds.versions = said.versions
      occasion.worlds.lifeCycle = said.lifeCycle
      question.occasion = occasion
      return
    }
    question.unread = said.conditions.map { $0.event.range }
  }
}

extension Callback {
  /// What brings it, where that is one thing.
  fileprivate var toldSituation: Situation? {
    switch self {
    case .layoutSubviews, .viewWillLayoutSubviews, .viewDidLayoutSubviews: .layout
    case .initWithCoder, .awakeFromNib: .decoded
    case .prepareForSegueSender, .shouldPerformSegueWithIdentifierSender: .segue
    case .sceneWillConnectToSessionOptions: .launch
    case .sceneDidDisconnect: .sceneDisconnected
    case .applicationWillTerminate: .termination
    default: ownSituation ?? situation(for: info.owner) ?? (isOfLaunch ? .launch : nil)
    }
  }
}
