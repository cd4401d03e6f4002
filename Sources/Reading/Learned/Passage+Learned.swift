import Verify

extension Passage {
  /// Reads a sentence once more by what was learned of others: one that goes beyond what the grammar made of it is partly read,
  /// and one that the grammar could not put together may be told by its build.
  func reread(_ frames: inout [Frame], of said: [Token], _ language: SentenceLanguage, in context: Context) {
    let tokens = said.map { $0.asChange(names) }
    guard 1...2 ~= tokens.count(where: { $0.isName }) else { return }
    let spelling = Spelling(lowered: lowered)
    let signs = ReachSigns(tokens, language, spelling)
    let isStrange = tokens.contains { $0.kind == .unknown && !Learned.knows(spelling.number(of: $0), language) }
    let least = isStrange ? Learned.leastWithinBesideStrangers : Learned.leastWithin
    let reaches = Learned.reaches(signs.all)
    if reaches[Int(Reach.beyond.rawValue)] > Learned.mostBeyond {
      let word = tokens[Learned.mostTelling(of: tokens.indices.map(signs.of))]
      for index in frames.indices where isShown(frames[index]) { frames[index].unread = [word.range] }
    } else if reaches[Int(Reach.within.rawValue)] > least,
      frames.allSatisfy({ isUnclear($0) && !$0.isOfUnlikelyReceiver }),
      let learned = learned(tokens, language, spelling, context, frames)
    {
      frames = learned
    } else if let other = otherHappening(than: frames, HappeningSigns(tokens, language, spelling)) {
      for index in frames.indices where isShown(frames[index]) { frames[index].unread = [other] }
    }
  }

  /// Where frames say that something happens, and all words of the sentence together surely tell something else: the words that
  /// were misunderstood. Nil where they agree, or it is not told.
  private func otherHappening(than frames: [Frame], _ signs: HappeningSigns) -> Range<Int>? {
    let situations = Set(frames.flatMap(situations))
    guard situations.count == 1, let said = situations.first, Happening.isShown(said),
      let (learned, chance) = Learned.happening(signs.signs), chance > Learned.surelyOther,
      let other = learned.situation, other != .unknown, other != said, !other.includes(said), !said.includes(other)
    else { return nil }
    return frames.lazy.flatMap { $0.conditions }.first?.event.range ?? frames.first?.range
  }

  private func situations(_ frame: Frame) -> [Situation] {
    guard case .meanings(let meanings) = frame.understood(in: bytes) else { return [] }
    return meanings.flatMap { meaning in
      switch meaning {
      case .claim(let claim): claim.circumstances
      case .order(let order): order.occasion.situations
      }
    }
  }

  /// What a sentence says that the grammar could not put together, if its build tells it. What stands above it and restricts it
  /// is no part of the build.
  private func learned(
    _ tokens: [Token], _ language: SentenceLanguage, _ spelling: Spelling, _ context: Context, _ parsed: [Frame]
  ) -> [Frame]? {
    guard !context.isDenied, context.noClaim == nil, context.conditions.isEmpty else { return nil }
    let frames = LearnedReader.frames(
      of: tokens, names, language, spelling, in: context, parsed.compactMap { $0.lifeCycle }.first)
    return frames.flatMap { $0.allSatisfy(saysSomething) ? $0 : nil }
  }

  private func saysSomething(_ frame: Frame) -> Bool {
    if case .meanings = frame.understood(in: bytes) { true } else { false }
  }

  /// Whether examples show sentences that say what a frame says: of others nothing was learned.
  private func isShown(_ frame: Frame) -> Bool {
    guard frame.state == nil, !frame.conditions.contains(where: { $0.relation == .unless }), saysSomething(frame) else {
      return false
    }
    return situations(frame).allSatisfy(Happening.isShown)
  }

  /// Whether a frame has words that were understood and could not be put together.
  private func isUnclear(_ frame: Frame) -> Bool {
    switch frame.understood(in: bytes) {
    case .meanings, .noClaim(.some): false
    case .partly, .noClaim(nil): true
    }
  }
}
