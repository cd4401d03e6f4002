import LifecycleEngine

/// Finds sentences that say in which order callbacks come, in English and Chinese, with the commonest words of
/// some other languages.
struct ProseOrderings {
  let text: NoteText
  let place: OrderingPlace

  /// Farther apart, two names have little to do with each other.
  private static let reach = 240
  /// "然后调用" belongs to the name that follows; "then add an observer in" does not. In letters.
  private static let nearThen = 8
  /// A text with more names and no full stop is no sentence; keeps the reading linear.
  private static let mostNames = 40

  func read(_ range: Range<Int>) -> [OrderingDraft] {
    var result: [OrderingDraft] = []
    // Reading sentences is dear.
    guard namesTwo(range) else { return result }
    let fewest = place.topic == nil ? 2 : 1
    for sentence in SentenceReader(text: text).sentences(in: range) {
      guard fewest...ProseOrderings.mostNames ~= sentence.mentions.count, !sentence.isQuestion || isHeadless(sentence)
      else {
        continue
      }
      var pairs = OrderedPairs()
      collect(sentence, into: &pairs)
      for chain in pairs.chains() { add(chain, sentence, to: &result) }
    }
    return result
  }

  /// Whether a text names two callbacks, of which one may stand above: an order needs them.
  private func namesTwo(_ range: Range<Int>) -> Bool {
    var names = place.topic == nil ? 0 : 1
    for index in text.mentions(in: range) where index != place.topic && text.mention(index).isCallback { names += 1 }
    return names > 1
  }

  /// "What happens between X and Y?" opens a list.
  private func isHeadless(_ sentence: Sentence) -> Bool {
    sentence.tokens.contains {
      if case .cue(let cue, _) = $0 { return cue == .betweenBehind || cue == .betweenAhead }
      return false
    }
  }

  private func add(_ chain: [Int], _ sentence: Sentence, to result: inout [OrderingDraft]) {
    let steps = chain.map { step($0, in: sentence) }
    guard Candidate.hasTwoSteps(steps) else { return }
    let inside = sentence.mentions.filter { chain.contains($0) }
    guard let first = inside.first, let last = inside.last else { return }
    let range = text.mention(first).range.lowerBound..<text.mention(last).range.upperBound
    result.append(
      OrderingDraft(
        steps: steps, range: range, form: .prose,
        contexts: place.items.reversed() + place.headings.reversed(),
        titles: [sentence.range]))
  }

  func step(_ index: Int, in sentence: Sentence) -> Ordering.Step {
    let mention = text.mention(index)
    let position = sentence.mentions.firstIndex(of: index)
    var start = min(sentence.range.lowerBound, mention.range.lowerBound)
    if let position, position > 0 { start = text.mention(sentence.mentions[position - 1]).range.upperBound }
    let prefix = PrefixReader(
      text.bytes, max(start, mention.range.lowerBound - 48)..<mention.range.lowerBound)
    let actor = prefix.actor.flatMap { isNear($0.upperBound, mention.range.lowerBound) ? text.text($0) : nil }
    return Ordering.Step(
      actor: actor, event: .callback(mention.callback), range: mention.range, mention: index)
  }

  private func isNear(_ first: Int, _ second: Int) -> Bool { second - first <= 8 }

  /// Collects "X before Y" from one sentence.
  private func collect(_ sentence: Sentence, into pairs: inout OrderedPairs) {
    let places = sentence.tokens.indices.filter {
      if case .mention = sentence.tokens[$0] { return true }
      return false
    }
    let relations = places.map { Relation(sentence, at: $0, text: text) }
    if let inOrder = enumeration(sentence, places) {
      for (a, b) in zip(inOrder, inOrder.dropFirst()) { pairs.add(a, b) }
      return
    }
    if readBetween(sentence, relations, into: &pairs) { return }
    for (index, relation) in relations.enumerated() {
      if let other = partner(of: relation, at: index, in: relations) {
        link(relation, at: index, other, relations, &pairs)
      }
      guard index + 1 < relations.count else { continue }
      readGap(relation, relations[index + 1], into: &pairs)
    }
  }

  /// Adds what a cue says, also for the names joined to both by "and": "Z 在 X 和 Y 之后".
  private func link(
    _ relation: Relation, at index: Int, _ other: Int, _ relations: [Relation], _ pairs: inout OrderedPairs
  ) {
    let group = joined(index, relations)
    let others = relations.firstIndex { $0.mention == other }.map { joined($0, relations) } ?? [other]
    let row = relation.isAfter ? group + others : others + group
    for (first, second) in zip(row, row.dropFirst()) { pairs.add(first, second) }
  }

  /// The names joined by nothing but "and" that end with this one.
  private func joined(_ index: Int, _ relations: [Relation]) -> [Int] {
    var start = index
    while start > 0, isJoined(relations[start - 1], relations[start]) { start -= 1 }
    return relations[start...index].map(\.mention)
  }

  private func isJoined(_ a: Relation, _ b: Relation) -> Bool {
    guard a.kind == nil, a.cuesBehind.count == 1, a.cuesBehind[0].cue == .and else { return false }
    let gap = PrefixReader(
      text.bytes, text.mention(a.mention).range.upperBound..<text.mention(b.mention).range.lowerBound, upTo: 0)
    return gap.unknown == 0 && !gap.hasColon
  }

  /// "X, then Y", "X precedes Y".
  private func readGap(_ a: Relation, _ b: Relation, into pairs: inout OrderedPairs) {
    guard isWithinReach(a.mention, b.mention), !a.cuesBehind.contains(where: { $0.cue == .not }) else {
      return
    }
    let start = text.mention(b.mention).range.lowerBound
    for (cue, range) in a.cuesBehind {
      let isNear =
        PrefixReader(text.bytes, range.upperBound..<start, upTo: ProseOrderings.nearThen).unknown
        <= ProseOrderings.nearThen
      switch cue {
      case .then where a.kind == nil && b.kind == nil && isNear, .earlier:
        return pairs.add(a.mention, b.mention)
      case .later: return pairs.add(b.mention, a.mention)
      default: break
      }
    }
  }

  private func isWithinReach(_ a: Int, _ b: Int) -> Bool {
    abs(text.mention(b).range.lowerBound - text.mention(a).range.upperBound) <= ProseOrderings.reach
  }

  /// The callback that comes before or after the one with the cue: the subject of the sentence if it stands
  /// before, otherwise the next one, otherwise what the item or section is about.
  private func partner(of relation: Relation, at index: Int, in relations: [Relation]) -> Int? {
    guard relation.kind != nil, !relation.isDenied else { return nil }
    let groupStart = index + 1 - joined(index, relations).count
    let before = relations[..<groupStart].last { $0.kind == nil }
    let after = index + 1 < relations.count ? relations[index + 1] : nil
    if let before, isSubject(before, of: relation, isLast: after == nil) { return before.mention }
    if let after, after.kind == nil || !relation.isAhead, isWithinReach(relation.mention, after.mention) {
      return relation.cuesBehind.contains { $0.cue == .not } ? nil : after.mention
    }
    guard joined(relations.count - 1, relations).count == relations.count, let topic = place.topic,
      topic != relation.mention, relation.isStatement,
      text.mention(topic).callback != text.mention(relation.mention).callback
    else { return nil }
    return topic
  }

  /// Whether the callback named before is what the cue speaks of: "Y is called after X", "Y 在 X 之后调用".
  private func isSubject(_ before: Relation, of relation: Relation, isLast: Bool) -> Bool {
    guard isWithinReach(before.mention, relation.mention) else { return false }
    if relation.isAhead { return true }
    let isSamePart = relation.partStart <= text.mention(before.mention).range.lowerBound
    guard relation.hasAt || isLast else { return false }
    return relation.isCalledThere || (isSamePart && (relation.hasAt || before.cuesBehind.contains { $0.cue == .at }))
  }

  /// "依次调用 A、B、C": names joined by nothing but commas behind a word for order.
  private func enumeration(_ sentence: Sentence, _ places: [Int]) -> [Int]? {
    guard let first = places.first, places.count >= 2 else { return nil }
    let start = text.mention(sentence.mentions[0]).range.lowerBound
    let ahead = sentence.cues(before: first).contains {
      $0.cue == .inOrder || ($0.cue == .order && places.count >= 3 && start - $0.range.upperBound <= 60)
    }
    let behind = places.last.map { sentence.cues(after: $0).contains { $0.cue == .inOrder } } ?? false
    guard ahead || (behind && places.count >= 3) else { return nil }
    for (a, b) in zip(sentence.mentions, sentence.mentions.dropFirst()) {
      let gap = PrefixReader(text.bytes, text.mention(a).range.upperBound..<text.mention(b).range.lowerBound)
      guard gap.unknown <= 4 else { return nil }
    }
    return sentence.mentions
  }
}
