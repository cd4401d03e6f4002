import LifecycleEngine
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
  /// The words that were not understood.
  package var unread: [Range<Int>] = []

  /// The kinds of questions that can be answered.
  package enum Kind: Sendable, Hashable {
    /// It asks nothing.
    case statement
    case yesNo, whichFirst, howOften, whatHappens
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
    }
  }

  private var kind: Question.Kind {
    let (tokens, features) = (part.tokens, part.features)
    let hasWord = features.contains(.question)
    guard hasWord || tokens.contains(where: { $0.kind == .mark(.question) }) else { return .statement }
    let named = Set(
      tokens.compactMap { if case .name(let index) = $0.kind { passage.names[index].callback } else { nil } })
    if named.isEmpty { return .whatHappens }
    // "Does X come before Y?" is answered with yes or no.
    let asksWhich = features.contains(.or) || hasWord
    if named.count == 2, asksWhich, features.meets([.first, .earlier]), !features.meets([.than, .before, .after]) {
      return .whichFirst
    }
    if named.count == 1, tokens.contains(where: { $0.has(.question) && $0.has(.many) }) { return .howOften }
    return .yesNo
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
    frame.lifeCycle = frames.compactMap { $0.lifeCycle }.first
    frame.unread = frames.flatMap { $0.unread }
    return frame
  }

  private mutating func readCounts() {
    var frame = frame
    frame.subjects = calls
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
