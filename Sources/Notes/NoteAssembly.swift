import LifecycleEngine
import Reading
import Verify

/// Puts together what was read: numbers the mentions and points the steps at them.
struct NoteAssembly {
  private let text: NoteText
  private let drafts: [OrderingDraft]
  private(set) var mentions: [Mention] = []
  private(set) var orderings: [Ordering] = []
  private(set) var weakOrderings: [Ordering] = []
  /// The place of a found mention among all mentions.
  private var places: [Int?]
  private var labels: [(range: Range<Int>, callback: Callback)] = []

  init(text: NoteText, owners: [Owner], drafts: [OrderingDraft]) {
    self.text = text
    self.drafts = drafts
    places = [Int?](repeating: nil, count: text.found.count)
    var isStep = [Bool](repeating: false, count: text.found.count)
    var isLogged = isStep
    for draft in drafts {
      for step in draft.steps {
        if let mention = step.mention {
          isStep[mention] = true
          isLogged[mention] = isLogged[mention] || draft.form == .log
        } else if let callback = step.callback {
          labels.append((step.range, callback))
        }
      }
    }
    labels.sort { $0.range.lowerBound < $1.range.lowerBound }
    var open = labels[...]
    for (index, found) in text.found.enumerated() where !found.isPassing || isStep[index] {
      takeLabels(&open, before: found.mention.range.lowerBound)
      var mention = found.mention
      mention.owner = owners[index]
      if isLogged[index], mention.place == .code { mention.place = .log }
      places[index] = mentions.count
      mentions.append(mention)
    }
    takeLabels(&open, before: Int.max)
  }

  /// Printed texts that stand for a callback are mentions of their own kind.
  private mutating func takeLabels(
    _ open: inout ArraySlice<(range: Range<Int>, callback: Callback)>, before offset: Int
  ) {
    while let label = open.first, label.range.lowerBound < offset {
      open.removeFirst()
      if let last = mentions.last, last.range == label.range { continue }
      mentions.append(
        Mention(
          callback: label.callback, owner: label.callback.info.owner, range: label.range,
          asWritten: text.text(label.range), spelling: .printLabel, place: .log))
    }
  }

  /// Makes the orderings.
  mutating func finish(weak: [OrderingDraft]) {
    var guesser = ScenarioGuesser(text: text)
    orderings = drafts.map { draft in
      let draft = draft.withoutAppended
      return ordering(draft, guesser.guess(draft))
    }
    weakOrderings = weak.map { ordering($0, ScenarioGuess()) }
  }

  private func ordering(_ draft: OrderingDraft, _ guess: ScenarioGuess) -> Ordering {
    let steps = draft.steps.map { step in
      var step = step
      step.mention = step.mention.flatMap { places[$0] } ?? labelMention(step)
      return step
    }
    return Ordering(
      steps: steps, range: draft.range, form: draft.form, guess: guess,
      completeness: Completeness.read(draft, bytes: text.bytes), evidence: draft.evidence)
  }

  /// An order that is told in prose.
  func ordering(of order: Meaning.Order, _ range: Range<Int>) -> Ordering {
    var guess = ScenarioGuess()
    let situations = order.occasion.first + order.occasion.situations
    guess.situations = situations.isEmpty ? [.unknown] : situations
    guess.isAlternatives = order.occasion.first.isEmpty && situations.count > 1
    guess.worlds = order.occasion.worlds
    guess.after = order.occasion.after
    let steps = order.calls.enumerated().map { place, call in
      Ordering.Step(
        actor: call.receiver.actor.map { text.text($0) }, role: order.roles.isEmpty ? nil : order.roles[place],
        event: .callback(call.name.callback), range: call.name.range,
        mention: mention(at: call.name.range))
    }
    return Ordering(
      steps: steps, range: range, form: .prose, guess: guess,
      completeness: .projection)
  }

  private func labelMention(_ step: Ordering.Step) -> Int? {
    step.callback == nil ? nil : mention(at: step.range)
  }

  /// The mention that stands at a range. Complexity: O(log mentions).
  private func mention(at range: Range<Int>) -> Int? {
    let index = mentions.partitionPoint(behind: { $0.range.lowerBound < range.lowerBound })
    return index < mentions.count && mentions[index].range == range ? index : nil
  }
}

/// Tells from words near an ordering whether it leaves steps out.
enum Completeness {
  static func read(_ draft: OrderingDraft, bytes: [UInt8]) -> Ordering.Completeness {
    let last = draft.steps.last?.range.upperBound ?? draft.range.upperBound
    let start = draft.form == .arrows ? draft.range.lowerBound : last
    let end = max(start, min(bytes.count, last + 16))
    if ellipses.occurs(in: start..<end, of: bytes), draft.form != .log { return .subsequence }
    for range in (draft.titles + draft.contexts).prefix(2) where exact.occurs(in: range, of: bytes) {
      return .exact
    }
    return .projection
  }

  private static let ellipses = CueTable(words: ["...", "……", "…", "etc.", "等等", "and so on"])
  private static let exact = CueTable(words: [
    "完整顺序", "完整的顺序", "完整流程", "完整的生命周期", "complete order", "full order", "complete sequence",
    "full sequence", "exact order", "exactly this order",
  ])
}
