import LifecycleEngine
import Reading

/// Finds callbacks joined by arrows, hyphens or numbers in one line: `loadView → viewDidLoad`, `loadview-viewdidload-…`,
/// `1. loadView 2. viewDidLoad`.
struct ChainReader {
  let text: NoteText

  /// More letters between two names are no short step.
  private static let mostLetters = 40

  private enum Joint {
    case arrow, hyphen, number
    /// "A → no B": what follows is no step.
    case denial
    /// "A → (not B) → C": a remark on the way.
    case aside
    /// "A → (going back) → B": of what happens then.
    case event
  }

  /// The chains in a range of text.
  func chains(in range: Range<Int>, place: OrderingPlace) -> [OrderingDraft] {
    // Reading chains is dear, and one name is none.
    guard text.mentions(in: range).count > 1 else { return [] }
    let indices = text.mentions(in: range).filter { text.mention($0).isCallback }
    var drafts: [OrderingDraft] = []
    var chain: [Int] = []
    var joints: [Joint] = []
    var event: Range<Int>?
    func flush() {
      defer { (chain, joints, event) = ([], [], nil) }
      let isLong = joints.contains { $0 == .arrow || $0 == .number } ? chain.count >= 2 : chain.count >= 3
      guard isLong, let draft = draft(chain, in: range, place: place, behind: event) else { return }
      drafts.append(draft)
    }
    for index in indices {
      guard let last = chain.last else {
        chain.append(index)
        continue
      }
      switch joint(last, index) {
      case .aside: continue
      case .denial: flush()
      case .event:
        flush()
        (chain, event) = ([index], text.mention(last).range.upperBound..<text.mention(index).range.lowerBound)
      case let joint?:
        joints.append(joint)
        chain.append(index)
      case nil:
        flush()
        chain.append(index)
      }
    }
    flush()
    return drafts
  }

  /// What joins two mentions, if nothing else but a short step without a callback stands between them.
  private func joint(_ first: Int, _ second: Int) -> Joint? {
    // "`applicationDidBecomeActive` → `sceneDidBecomeActive`": what has become of it.
    if text.mention(first).callback.isTranslation(of: text.mention(second).callback) { return .denial }
    let bytes = text.bytes
    let start = endOfArguments(after: text.mention(first).range.upperBound)
    var offset = start
    let limit = text.mention(second).range.lowerBound
    var arrow = false
    var letters = 0
    var hyphens = 0
    var isBroken = false
    var isAsked = false
    var endsWithArrow = false
    var hasEnded = false
    if let joint = numberJoint(first, second, from: offset, limit) { return joint }
    while offset < limit {
      let (kind, length) = bytes.kind(at: offset)
      switch kind {
      case .arrow where bytes[offset] == 0x3E: hyphens += 1
      case .arrow where !bytes.isMemberAccess(at: offset): (arrow, hasEnded) = (true, false)
      case .arrow: break
      case .letter:
        letters += 1
        if letters > ChainReader.mostLetters { return nil }
      case .digit, .colon, .blank: break
      case .mark:
        let (value, _) = bytes.scalar(at: offset)
        if value == 0x0A, !endsWithArrow { isBroken = isBroken || !isArrow(after: offset + length, limit) }
        if value == 0x2D || value == 0x3E || value == 0x7E || (0x2010...0x2015).contains(value)
          || value == 0xFF5E
        {
          hyphens += 1
        }
        if isStop(at: offset, limit) { hasEnded = true }
        if value == 0x3002 || value == 0xFF1B || value == 0x3B { return nil }
        // A question, and below it its answer.
        if value == 0x3F || value == 0xFF1F { isAsked = true }
        if value == 0x0A, isAsked { return nil }
      }
      if kind != .blank, bytes[offset] != 0x0D { endsWithArrow = kind == .arrow }
      offset += length
    }
    // Over the end of a line a chain goes on only with its arrow: logs use arrows for other things.
    if isBroken, letters > 0 { return nil }
    // "A → B. No C": the chain is over.
    if hasEnded { return nil }
    if letters > 0, let other = otherJoint(start..<limit, before: second) { return other }
    if arrow { return saysWhen(second, behind: start..<limit) ? .denial : .arrow }
    // A dash at the end of a line leads to no next one.
    return hyphens == 1 && letters == 0 && !isBroken ? .hyphen : nil
  }

  /// "A → after B", "A → B 之后": when it comes, and no step behind it. Where such a word stands behind its name, one before it is
  /// no more than "then".
  private func saysWhen(_ name: Int, behind gap: Range<Int>) -> Bool {
    let time: FeatureSet = [.before, .after]
    let before = text.part(gap)
    if before.order == .first {
      return before.tokens.reversed().prefix { $0.kind != .mark(.arrow) }.contains { $0.features.meets(time) }
    }
    return begins(rest(behind: name, upTo: ChainReader.mostLetters), with: time)
  }

  /// What stands behind a name on its line.
  ///
  /// - Parameter most: no more bytes are looked at.
  private func rest(behind name: Int, upTo most: Int) -> Passage.Part {
    let end = endOfArguments(after: text.mention(name).range.upperBound)
    return text.part(end..<text.bytes.endOfLine(from: end, to: min(text.bytes.count, end + most)))
  }

  /// Whether a text begins with a word that means one of these; the name before it may be quoted.
  private func begins(_ part: Passage.Part, with features: FeatureSet) -> Bool {
    part.tokens.first { $0.kind != .mark(.quote) }?.features.meets(features) ?? false
  }

  /// A full stop behind a word, and no dot of a name or an ellipsis.
  private func isStop(at offset: Int, _ limit: Int) -> Bool {
    guard text.bytes[offset] == 0x2E, offset + 1 < limit, text.bytes[offset + 1].isBlank else { return false }
    return offset > 0 && text.bytes[offset - 1] != 0x2E && !text.bytes[offset - 1].isDigit
  }

  /// What words between two names make of the second: no step, a remark, or one of another time.
  private func otherJoint(_ gap: Range<Int>, before second: Int) -> Joint? {
    let part = text.part(gap)
    let tokens = part.tokens
    var brackets: [[Token]] = [[]]
    for token in tokens {
      if token.kind == .mark(.open) {
        brackets.append([])
      } else if token.kind == .mark(.close), brackets.count > 1 {
        brackets.removeLast()
      } else {
        brackets[brackets.count - 1].append(token)
      }
    }
    // "(Not B)", "(iOS 5: B in front of it)".
    if brackets.count > 1 {
      let rest = text.mention(second).range.upperBound
      let end = text.bytes.endOfLine(from: rest, to: min(text.bytes.count, rest + ChainReader.longestAside))
      let inside = text.part(rest..<end).tokens.prefix { $0.kind != .mark(.close) } + brackets[brackets.count - 1]
      if inside.contains(where: { $0.features.meets(Self.denials.union([.before, .after])) }) { return .aside }
    }
    if brackets[0].contains(where: { $0.features.meets(Self.denials) }) { return .denial }
    let arrows = tokens.indices.filter { tokens[$0].kind == .mark(.arrow) }
    if let first = arrows.first, let last = arrows.last,
      tokens[first..<last].contains(where: { $0.features.meets(Self.events) })
    {
      return .event
    }
    // "A → when it comes back B".
    return part.features.contains(.comeBack) && part.features.meets([.when, .if]) ? .event : nil
  }

  /// What denies a step, says what to do, or that it was so once.
  private static let denials: FeatureSet = [.not, .never, .without, .nothing, .override, .advice, .history, .since]

  /// What happens between two steps, so that the second is of another time.
  private static let events: FeatureSet = [
    .comeBack, .homeButton, .push, .pop, .present, .dismiss, .launch, .kill, .lock, .unlock, .rotate, .foreground,
    .background,
  ]

  /// In bytes.
  private static let longestAside = 120

  /// "1. loadView 2. viewDidLoad": the numbers right before both names follow each other.
  private func numberJoint(_ first: Int, _ second: Int, from offset: Int, _ limit: Int) -> Joint? {
    guard let next = number(before: limit, from: offset), next > 1 else { return nil }
    let start = max(0, text.mention(first).range.lowerBound - 12)
    let gap = PrefixReader(text.bytes, offset..<limit, upTo: 0)
    let isPlain = gap.unknown == 0 && !text.bytes[offset..<limit].contains(where: \.isLineEnd)
    return isPlain && number(before: text.mention(first).range.lowerBound, from: start) == next - 1 ? .number : nil
  }

  /// The number with its mark right before a name.
  private func number(before offset: Int, from start: Int) -> Int? {
    let bytes = text.bytes
    var end = offset
    while end > start, bytes[end - 1].isBlank || [0x60, 0x2A, 0x2E, 0x29, 0x3A].contains(bytes[end - 1]) { end -= 1 }
    // 、 and ） take three bytes.
    if end - 3 >= start, [[0xE3, 0x80, 0x81], [0xEF, 0xBC, 0x89]].contains(Array(bytes[end - 3..<end])) { end -= 3 }
    var first = end
    while first > start, bytes[first - 1].isDigit, end - first < 2 { first -= 1 }
    guard first < end, end < offset, bytes[end] != 0x20, bytes[end] != 0x60 else { return nil }
    return bytes[first..<end].reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  /// Whether a line starts with an arrow, behind the mark of a comment or a quote.
  private func isArrow(after offset: Int, _ limit: Int) -> Bool {
    var start = text.bytes.skipBlanks(from: offset, to: limit)
    while start < limit, [0x2F, 0x2A, 0x23].contains(text.bytes[start]) { start += 1 }
    start = text.bytes.skipBlanks(from: start, to: limit)
    // A picture of a finger is a bullet.
    return start < limit && text.bytes.kind(at: start).kind == .arrow && ![0x3E, 0xF0].contains(text.bytes[start])
  }

  /// Skips `(_:)`, `()`, `:` right behind a name, so that `-> Void` inside is no joint.
  private func endOfArguments(after offset: Int) -> Int {
    guard offset < text.bytes.count, text.bytes[offset] == 0x28 else { return offset }
    var index = offset
    while index < text.bytes.count, index - offset < 200, !text.bytes[index].isLineEnd {
      if text.bytes[index] == 0x29 { return index + 1 }
      index += 1
    }
    return offset
  }

  private func draft(
    _ chain: [Int], in range: Range<Int>, place: OrderingPlace, behind event: Range<Int>?
  ) -> OrderingDraft? {
    guard let first = chain.first, let last = chain.last else { return nil }
    var steps: [Ordering.Step] = []
    var start = lineStart(text.mention(first).range.lowerBound, in: range)
    let label = text.mention(first).range.lowerBound
    let title = event ?? startOfLabel(from: start, to: label)..<label
    for index in chain {
      let mention = text.mention(index)
      let prefix = PrefixReader(text.bytes, start..<mention.range.lowerBound)
      steps.append(
        Ordering.Step(
          actor: prefix.actor.map(text.text), event: .callback(mention.callback), range: mention.range,
          mention: index))
      start = endOfArguments(after: mention.range.upperBound)
    }
    if let receivers = receiversBehind(chain) {
      for index in steps.indices { steps[index].actor = receivers[index] }
    } else if steps.allSatisfy({ $0.actor == nil }), let receivers = joinedReceivers(of: chain) {
      for index in steps.indices { steps[index].actor = receivers[index] }
    }
    guard Candidate.hasTwoSteps(steps) else { return nil }
    let time = time(behind: last)
    // "A → B if the flurble zorps": when that is nobody knows.
    if let time, !time.isKnown { return nil }
    let titles = [time?.range, title.isEmpty ? nil : title].compactMap { $0 }
    return OrderingDraft(
      steps: steps, range: text.mention(first).range.lowerBound..<text.mention(last).range.upperBound,
      form: .arrows, contexts: place.contexts, titles: titles, evidence: [.arrows])
  }

  /// "A → B when an alert is dismissed": what is said behind a chain of when it comes; nil where nothing is.
  private func time(behind last: Int) -> Passage.Part? {
    let rest = rest(behind: last, upTo: ChainReader.longestAside)
    return rest.order == .first && begins(rest, with: Self.times) ? rest : nil
  }

  private static let times: FeatureSet = [.when, .if, .at, .during]

  /// `viewWillDisappear (A) → viewWillAppear (B)`, "viewWillDisappear of A → viewWillAppear of B": what stands behind each name tells
  /// who gets it.
  private func receiversBehind(_ chain: [Int]) -> [String]? {
    let receivers = chain.compactMap { index -> String? in
      let tokens = rest(behind: index, upTo: ChainReader.mostLetters).tokens
      guard tokens.count > 1, case let isBracket = tokens[0].kind == .mark(.open),
        isBracket ? tokens.count > 2 && tokens[2].kind == .mark(.close) : [[.of], [.at]].contains(tokens[0].features),
        tokens[1].kind == .actor || ActorReader.isActor(tokens[1].range, of: text.bytes)
      else { return nil }
      return text.text(tokens[1].range)
    }
    return receivers.count == chain.count ? receivers : nil
  }

  /// `old.viewWillDisappear → new.viewWillAppear`, `1.viewWillDisappear → 2.viewWillAppear`: what stands with a dot before each
  /// name tells who gets it, where there are two of them and not just two numbers that count up.
  private func joinedReceivers(of chain: [Int]) -> [String]? {
    let bytes = text.bytes
    let words = chain.compactMap { index -> String? in
      let end = text.mention(index).range.lowerBound - 1
      guard end > 0, bytes[end] == 0x2E else { return nil }
      var start = end
      while start > 0, bytes[start - 1].isLetter || bytes[start - 1].isDigit { start -= 1 }
      return start < end ? text.text(start..<end) : nil
    }
    let numbers = words.compactMap { Int($0) }
    guard words.count == chain.count, Set(words).count == 2, !words.contains("self"), !words.contains("super"),
      numbers.isEmpty || zip(numbers, numbers.dropFirst()).contains(where: { $0 >= $1 })
    else { return nil }
    return words
  }

  /// "On a push X comes. On a pop: A → B": a sentence that ends with a colon has what stands before it no more.
  private func startOfLabel(from start: Int, to end: Int) -> Int {
    let stop = (start..<end).last { isStop(at: $0, end) || text.bytes.hasWord("。", at: $0) }
    // Behind the colon may stand who gets the first step.
    guard let stop, text.bytes[stop..<end].contains(0x3A) || text.bytes[stop..<end].contains(0xEF) else { return start }
    return stop + text.bytes.kind(at: stop).length
  }

  private func lineStart(_ offset: Int, in range: Range<Int>) -> Int {
    var start = text.bytes.startOfLine(before: offset, downTo: max(range.lowerBound, offset - 120))
    while start < offset, text.bytes[start] & 0xC0 == 0x80 { start += 1 }
    return start
  }
}
