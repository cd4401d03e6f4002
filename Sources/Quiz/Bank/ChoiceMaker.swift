internal import Diagnostics
internal import LifecycleEngine
internal import Verify

/// Makes items with one right choice from an ordering item whose key the runs have confirmed. What is right and
/// what is wrong follows from the key alone, or from what no run delivers.
struct ChoiceMaker {
  let item: Item
  /// Calls that no run of the item delivers, each with the misconception that it tests.
  let neverCalled: [Distractor]
  /// The steps that the item asks about, as its stem names them.
  let subject: String
  let strings: Strings
  let seed: UInt64
  /// The run as it is told after every answer.
  private let rows: [String]
  let mutations: LogMutations

  init(item: Item, neverCalled: [Distractor], subject: String, strings: Strings, seed: UInt64, onlyHere: Set<Int>) {
    self.item = item
    self.neverCalled = neverCalled
    self.subject = subject
    self.strings = strings
    self.seed = seed
    rows = RunText(item: item, strings: strings).rows
    mutations = LogMutations(of: item, neverCalled: neverCalled, onlyHere: onlyHere)
  }

  /// The most options of an item: more would be a list to search, not a choice.
  static let mostOptions = 5

  /// One item of the kind; nil if the ordering gives none.
  func make(_ kind: ItemKind) -> ChoiceItem? {
    // What is asked is the same in every session, so that an answer counts in the next; only the order of options is not.
    var generator = SplitMix64(seed: FNV1a.hash("\(item.id)~\(kind.rawValue)".utf8))
    switch kind {
    case .ordering, .versions: return nil
    case .next: return next(&generator)
    case .notCalled: return notCalled(&generator)
    case .wrongLine: return wrongLine(&generator)
    }
  }

  // MARK: - Which comes next

  private func next(_ generator: inout SplitMix64) -> ChoiceItem? {
    let places = item.pieces.indices.filter(isForced)
    guard !places.isEmpty else { return nil }
    let place = places[generator.next(below: places.count)]
    let answer = item.pieces[place]
    var options = [ChoiceItem.Option(label: answer.label, why: because(answer))]
    for (index, later) in item.pieces.enumerated().dropFirst(place + 1) where later.label != answer.label {
      let why = with(place, before: index, strings(.whyTooEarly, later.label))
      options.append(ChoiceItem.Option(label: later.label, why: why, misconception: .leftOut))
    }
    let remaining = Set(item.pieces[place...].map(\.label))
    for earlier in item.pieces[..<place].reversed() where !remaining.contains(earlier.label) {
      options.append(
        ChoiceItem.Option(label: earlier.label, why: strings(.whyAgain, earlier.label), misconception: .wrongCount))
    }
    options.insert(contentsOf: neverCalled.map(option), at: min(3, options.count))
    return make(
      .next, asks: place == 0 ? .askNextFirst : .askNext, log: item.pieces[..<place].map(\.label), options,
      keyParts: item.pieces[..<place].map(\.label), callbacks: [answer])
  }

  /// Whether nothing but this piece can come once all before it in the canonical run have come.
  private func isForced(_ place: Int) -> Bool {
    item.pieces.indices.dropFirst(place + 1).allSatisfy { item.key.precedes(place, $0) }
      && place < item.pieces.count - 1
  }

  // MARK: - Which does not come

  private func notCalled(_ generator: inout SplitMix64) -> ChoiceItem? {
    guard !neverCalled.isEmpty else { return nil }
    let wrong = neverCalled[generator.next(below: neverCalled.count)]
    var options = [option(wrong)]
    // The partner stands beside it, as the one that it is taken for.
    let others = generator.shuffled(Array(item.pieces.indices)).filter { $0 != wrong.partner }
    for place in [wrong.partner] + others where options.count < 4 {
      options.append(ChoiceItem.Option(label: item.pieces[place].label, why: because(item.pieces[place])))
    }
    return make(
      .notCalled, asks: .askNever, log: [], options, keyParts: [], callbacks: [item.pieces[wrong.partner]])
  }

  // MARK: - Which line is wrong

  private func wrongLine(_ generator: inout SplitMix64) -> ChoiceItem? {
    guard let mutation = mutations.one(&generator) else { return nil }
    let options = mutation.lines.enumerated().map { place, element -> ChoiceItem.Option in
      guard place == mutation.wrongPlace else {
        return ChoiceItem.Option(
          label: label(element, mutation), why: strings(.whyLineRight, label(element, mutation)))
      }
      return ChoiceItem.Option(
        label: label(element, mutation), why: why(mutation), misconception: mutation.misconception)
    }
    let labels = mutation.lines.map { label($0, mutation) }
    // The lines of a log stay in its order.
    return make(
      .wrongLine, asks: .askWrong, log: [], options, answer: mutation.wrongPlace, start: Array(options.indices),
      keyParts: labels, callbacks: [item.pieces[mutation.subject]])
  }

  private func label(_ element: Int, _ mutation: LogMutation) -> String {
    element < item.pieces.count
      ? item.pieces[element].label : mutation.inserted?.label ?? item.pieces[mutation.repeated ?? 0].label
  }

  private func why(_ mutation: LogMutation) -> String {
    if let inserted = mutation.inserted { return FeedbackText.why(inserted, strings) }
    if let repeated = mutation.repeated { return strings(.whyTwice, item.pieces[repeated].label) }
    let piece = mutation.piece
    let before = mutation.lines[..<mutation.wrongPlace]
    let after = mutation.lines[(mutation.wrongPlace + 1)...]
    if let other = after.first(where: { item.key.precedes($0, piece) }) {
      return with(
        other, before: piece, strings(.whyMovedEarlier, item.pieces[piece].label, item.pieces[other].label))
    }
    let other = before.last { item.key.precedes(piece, $0) } ?? piece
    return with(piece, before: other, strings(.whyMovedLater, item.pieces[piece].label, item.pieces[other].label))
  }

  /// A sentence, and behind it why one piece comes before another, if a run tells it.
  private func with(_ earlier: Int, before later: Int, _ sentence: String) -> String {
    let why = PairText(item: item, strings: strings).why(earlier, before: later)
    return ([sentence] + (why.map { [$0] } ?? [])).joined(separator: strings.language == .english ? " " : "")
  }

  // MARK: - Putting it together

  private func option(_ distractor: Distractor) -> ChoiceItem.Option {
    ChoiceItem.Option(
      label: distractor.label, why: FeedbackText.why(distractor, strings), misconception: distractor.misconception)
  }

  private func because(_ piece: Piece) -> String {
    piece.because.map { strings(.because, piece.label, $0) } ?? strings(.whyInRun, piece.label)
  }

  /// The first option is the right one; equal labels are one option.
  private func make(
    _ kind: ItemKind, asks: Phrase, log: [String], _ options: [ChoiceItem.Option], keyParts: [String],
    callbacks: [Piece]
  ) -> ChoiceItem? {
    var labels: Set<String> = []
    let distinct = options.filter { labels.insert($0.label).inserted }.prefix(Self.mostOptions)
    guard distinct.count >= 3 else { return nil }
    var generator = SplitMix64(seed: seed ^ FNV1a.hash("\(item.id)~\(kind.rawValue)".utf8))
    return make(
      kind, asks: asks, log: log, Array(distinct), answer: 0, start: generator.shuffled(Array(distinct.indices)),
      keyParts: keyParts, callbacks: callbacks)
  }

  private func make(
    _ kind: ItemKind, asks: Phrase, log: [String], _ options: [ChoiceItem.Option], answer: Int, start: [Int],
    keyParts: [String], callbacks: [Piece]
  ) -> ChoiceItem {
    var hash = FNV1a()
    let sorted = options.map(\.label).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    for part in [kind.rawValue] + keyParts + [options[answer].label] + sorted { hash.combine(part) }
    var facts = item.facts
    facts.id += "~\(kind.rawValue)"
    facts.stem = strings(asks, subject)
    facts.semanticHash = hash.value
    facts.difficulty = max(1, min(5, item.difficulty - (kind == .wrongLine ? 0 : 1)))
    return ChoiceItem(
      facts: facts, kind: kind, log: log, options: options, answer: answer, start: start, run: rows,
      callbacks: callbacks.map { $0.callback.shownName })
  }
}
