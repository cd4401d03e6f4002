import Verify

extension Passage {
  /// Reads a sentence once more by what was learned of others: one that goes beyond what the grammar made of it is partly read,
  /// one that the grammar took for advice or opinion may claim something all the same, and one that it could not put together
  /// may be told by its build.
  func reread(_ frames: inout [Frame], of said: [Token], _ language: SentenceLanguage, in context: Context) {
    let tokens = said.map { $0.asChange(names) }
    // What begins with "finally" is a step, however it is built.
    guard 1...2 ~= tokens.count(where: { $0.isName }), !tokens.contains(where: { $0.isStepWord }) else { return }
    let spelling = Spelling(lowered: lowered)
    let signs = ReachSigns(tokens, language, spelling)
    let reaches = Learned.reaches(signs.signs)
    if context.noClaim == nil, !context.isDenied,
      frames.allSatisfy({ $0.noClaim.map(Self.beside.contains) ?? false && $0.sequence.isEmpty }),
      // "Do not call X yourself": whatever it looks like, it forbids.
      !frames.contains(where: { $0.noClaim == .advice && $0.forbids(in: context) }),
      reaches[Int(Reach.within.rawValue)] > Learned.surelyWithin
    {
      for index in frames.indices { frames[index].noClaim = nil }
    }
    let understood = frames.map { $0.understood(in: bytes) }
    let isUnclear = understood.allSatisfy { $0.isUnclear }
    let shown = frames.indices.filter { Self.isShown(frames[$0], understood[$0].meanings) }
    guard isUnclear || !shown.isEmpty else { return }
    // "On a push, but not on a pop": what goes beyond the first half is the second one, and was read.
    let isContrast =
      frames.contains { $0.isNegative } && frames.contains { !$0.isNegative } && shown.count == frames.count
    if reaches[Int(Reach.beyond.rawValue)] > Learned.mostBeyond, !isContrast {
      let word = tokens[Learned.mostTelling(of: tokens.indices.map(signs.of))]
      for index in shown { frames[index].unread = [word.range] }
    } else if isUnclear, reaches[Int(Reach.within.rawValue)] > Learned.leastWithin,
      !frames.contains(where: { $0.isOfNoBuild }),
      let learned = learned(tokens, language, spelling, context, frames)
    {
      frames = learned
    } else if reaches[Int(Reach.within.rawValue)] < Learned.leastToContradict {
      var alone = context
      alone.conditions = []
      let second = self.learned(tokens, language, spelling, alone, frames)
      let said = (second ?? []).flatMap { $0.understood(in: bytes).meanings ?? [] }.map { $0.pattern }
      for index in shown where !(understood[index].meanings ?? []).allSatisfy({ said.contains($0.pattern) }) {
        frames[index].uncertainty = frames[index].uncertainty ?? .goesBeyond
      }
    }
  }

  /// What may be said beside a claim. A hypothesis or a denial is told by how a sentence is built, one's own code makes everything
  /// one's own, and steps that are advised are for the app to take.
  private static let beside: FeatureSet = [.advice, .opinion, .history]

  /// What a sentence says that the grammar could not put together, if its build tells it. What stands above it and restricts it
  /// is no part of the build.
  private func learned(
    _ tokens: [Token], _ language: SentenceLanguage, _ spelling: Spelling, _ context: Context, _ parsed: [Frame]
  ) -> [Frame]? {
    guard !context.isDenied, context.noClaim == nil, context.conditions.isEmpty else { return nil }
    let frames = LearnedReader.frames(
      of: tokens, names, language, spelling, in: context, parsed.compactMap { $0.lifeCycle }.first)
    // Who gets it was said, and is not for a build to drop.
    let isOfOne = parsed.contains { $0.subjects.contains { $0.isOfComing } }
    return frames.flatMap { frames in
      let isDropped = isOfOne && frames.allSatisfy { $0.subjects.allSatisfy { $0.receiver.isEmpty } }
      return !isDropped && frames.allSatisfy { $0.understood(in: bytes).meanings != nil } ? frames : nil
    }
  }

  /// Whether examples show sentences that say what a frame says: of others nothing was learned.
  private static func isShown(_ frame: Frame, _ meanings: [Meaning]?) -> Bool {
    guard let meanings, frame.state == nil, !frame.conditions.contains(where: { $0.relation == .unless }) else {
      return false
    }
    return meanings.allSatisfy { !($0.pattern?.isOfCatalog ?? false) }
      && meanings.flatMap { $0.situations }.allSatisfy(Happening.isShown)
  }
}

extension Meaning {
  /// What is said of its callbacks; nil of an order.
  fileprivate var pattern: ClaimPattern? { if case .claim(let claim) = self { claim.pattern } else { nil } }

  /// What happens while it is so.
  fileprivate var situations: [Situation] {
    switch self {
    case .claim(let claim): claim.circumstances
    case .order(let order): order.occasion.situations
    }
  }
}

extension Frame {
  /// Who gets it, or when alone, is said as no build tells.
  fileprivate var isOfNoBuild: Bool { isOfUnlikelyReceiver() || isOnlyIfDone || subjects.contains { $0.isOfEither } }

  /// "Only if it has been popped": of what comes then, and no build tells that nothing else brings it.
  fileprivate var isOnlyIfDone: Bool {
    conditions.contains { $0.isOnly && $0.relation == .if && $0.event.features.contains(.done) }
  }
}

extension Frame {
  /// "Do not call X yourself", with no more of its own.
  fileprivate func forbids(in context: Context) -> Bool {
    noClaim == .advice && isNegative && relations.isEmpty && conditions.count <= context.conditions.count
  }
}
