import LifecycleEngine
import Verify

/// Finds out what happens while the callbacks of an ordering come: from the words above it, or else from the
/// order itself.
struct ScenarioGuesser {
  let text: NoteText
  private let words: SettingReader
  /// The actors of the ordering before: who left and who entered.
  private var before: [String] = []

  init(text: NoteText) {
    self.text = text
    words = SettingReader(text: text)
  }

  /// Guesses for orderings in the order of the file: a return is known by the way that came before it.
  mutating func guess(_ draft: OrderingDraft) -> ScenarioGuess {
    var guess = ScenarioGuess()
    let ranges = draft.titles + draft.contexts
    let inferred = ScenarioInference(draft.steps, after: before)
    var isTitled = false
    for range in ranges {
      let situations = words.setting(of: [range]).situations.filter { inferred.allows($0) }
      guard !situations.isEmpty else { continue }
      guess.situations = situations
      isTitled = draft.titles.contains(range)
      break
    }
    before = inferred.actors.count == 2 ? inferred.actors : []
    guess.actors = inferred.actors
    refine(&guess, inferred, isTitled: isTitled)
    if let alternatives = Alternatives.named(for: draft, guess, in: text) {
      guess.situations = alternatives
      guess.isAlternatives = true
    }
    let near = words.setting(of: Array(ranges.prefix(3)))
    guess.styles = near.styles
    guess.versions = near.versions
    return guess
  }

  /// Words give what they can; the order decides between what one word can mean, and stands in for words.
  private func refine(_ guess: inout ScenarioGuess, _ inferred: ScenarioInference, isTitled: Bool) {
    if guess.situations.isEmpty {
      guess.situations = inferred.situations.isEmpty ? [.unknown] : inferred.situations
      guess.isInferred = !inferred.situations.isEmpty
      return
    }
    if guess.situations == [.lifeOfOneController], !inferred.situations.isEmpty {
      let isOneLife = [[.appears], [.disappears], [.loadOnly]].contains(inferred.situations)
      guess.situations = isOneLife ? [.lifeOfOneController] : inferred.situations
    }
    let shapes: [(Situation, Situation)] = [(.push, .pop), (.present, .dismiss)]
    for (there, back) in shapes where !isTitled && guess.situations == [there] && inferred.situations == [back] {
      guess.situations = [back]
    }
    if let back = guess.situations.firstIndex(of: .returns) {
      let isModal = guess.situations[..<back].contains(.present) || inferred.hasShape(of: .present)
      let isStack = guess.situations[..<back].contains(.push) || inferred.hasShape(of: .push)
      if isModal || isStack {
        guess.situations[back] = isModal && !guess.situations.contains(.push) ? .dismiss : .pop
      }
    }
  }
}

/// Ways of going or of coming back that one title names together: `Push / Present`, `pop 或 dismiss`.
enum Alternatives {
  /// The most bytes above an order in which its title is looked for.
  private static let reach = 400

  /// The situations, if a title above the order joins two of the same direction, one of which is the guess.
  static func named(
    for draft: OrderingDraft, _ guess: ScenarioGuess, in text: NoteText
  ) -> [Situation]? {
    guard guess.situations.count == 1, let first = draft.steps.first else { return nil }
    let end = first.range.lowerBound
    let cues = SituationWords.table.matches(text.bytes, in: max(0, end - reach)..<end)
    for (one, other) in zip(cues, cues.dropFirst()) where isJoined(one.range.upperBound..<other.range.lowerBound, text)
    {
      let pair = [one.meaning, other.meaning]
      let isWay = pair == [.push, .present] || pair == [.present, .push]
      let isReturn = pair == [.pop, .dismiss] || pair == [.dismiss, .pop]
      if isWay || isReturn, pair.contains(guess.situations[0]) { return pair }
    }
    return nil
  }

  private static func isJoined(_ gap: Range<Int>, _ text: NoteText) -> Bool {
    let words = text.bytes[gap].filter { $0 != UInt8(ascii: " ") }
    return ["/", "或", "或者", "or", "|"].contains { words.elementsEqual($0.utf8) }
  }
}

/// Releases named in a text: `iOS 13`, `iOS 9 以后`, `iOS6之后`.
enum VersionWords {
  static func versions(in range: Range<Int>, of bytes: [UInt8]) -> [String] {
    var found: [String] = []
    var offset = range.lowerBound
    while offset + 3 < range.upperBound {
      guard bytes.hasWord("iOS", at: offset), offset == 0 || !bytes[offset - 1].isLetter else {
        offset += 1
        continue
      }
      let start = offset
      offset = bytes.skipBlanks(from: offset + 3, to: range.upperBound)
      var end = offset
      while end < range.upperBound,
        bytes[end].isDigit || (bytes[end] == 0x2E && end + 1 < range.upperBound && bytes[end + 1].isDigit)
      {
        end += 1
      }
      guard end > offset else { continue }
      let after = bytes.skipBlanks(from: end, to: range.upperBound)
      if after < range.upperBound, let bound = bounds.match(bytes, at: after, limit: range.upperBound) {
        end = after + bound.length
      }
      found.append(String(decoding: bytes[start..<end], as: UTF8.self))
      offset = end
    }
    return found
  }

  private static let bounds = CueTable<Bool>([
    (
      true,
      [
        "以后", "之后", "以上", "及以上", "及以后", "以下", "及以下", "之前", "以前", "开始", "起", "+", "and later", "and earlier",
        "or later", "or earlier", "and above", "and below", "이상", "이하", "이후", "以降",
      ]
    )
  ])
}
