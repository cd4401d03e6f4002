import Diagnostics
import Judging
import LifecycleEngine
import Notes
import Verify

/// Judges what a sentence says or asks.
struct QuestionJudge {
  private let language: Language
  private var claims = ClaimJudge()
  private var orders = OrderJudge()
  private(set) var parts: [AnswerPart] = []

  init(in language: Language) { self.language = language }

  mutating func answer(_ asked: AskedSentence) {
    switch asked.kind {
    case .statement, .yesNo: answerStatement(asked)
    case .whichFirst, .howOften, .whenCalled: answerReadings(asked)
    case .whatIsBeside:
      if let beside = asked.beside, let happening = asked.happening { answerBeside(beside, happening) }
    case .whichOrder: if let happening = asked.happening { answerOrder(of: asked.listed, happening) }
    case .whatHappens: if let happening = asked.happening { answerWhatHappens(happening) }
    }
  }

  /// Each claim of the sentence as it was read, which is shown beside its verdict; or else each order.
  private mutating func answerStatement(_ asked: AskedSentence) {
    let note = asked.note
    var judge = NoteJudge()
    let words = { [language] (verdict: Verdict) in
      asked.kind == .yesNo ? AnswerWording.yesNo(verdict, in: language) : verdict.words(in: language)
    }
    for statement in note.claims {
      let judgement = judge.judge(statement, on: note.versions, note.lifeCycle)
      parts.append(AnswerPart(words(judgement.verdict), statement.claim, judgement, in: language))
    }
    guard note.claims.isEmpty else { return }
    for (order, judgement) in zip(note.orderings, judge.judge(note).orderings) {
      parts.append(
        AnswerPart(
          words(judgement.verdict), AnswerWording.reading(order.steps.map(Wording.step), in: language), judgement,
          in: language))
    }
  }

  /// The first reading that holds, or one that holds in some worlds: a later one says less.
  private mutating func answerReadings(_ asked: AskedSentence) {
    var best: AnswerPart?
    for reading in asked.readings {
      let part = part(reading, asked.kind)
      if part.verdict == .holds {
        // What comes at most once, but not everywhere, says more than that it can come again.
        best = best?.verdict == .depends ? best : part
        break
      }
      if best == nil || best?.verdict != .depends && part.verdict == .depends { best = part }
    }
    if let best { parts.append(best) }
  }

  private mutating func part(_ reading: AskedSentence.Reading, _ kind: AskedSentence.Kind) -> AnswerPart {
    switch reading {
    case .claim(let claim):
      let judged = claims.judge(claim)
      return AnswerPart(said(words(claim, kind), judged.verdict), claim, judged, in: language)
    case .order(let order):
      let judgement = orders.judge(order)
      let words = order.steps.first.map { AnswerWording.first($0.callback, in: language) } ?? ""
      return AnswerPart(
        said(words, judgement.verdict), AnswerWording.reading(order.steps.map(AnswerWording.step), in: language),
        judgement, in: language)
    }
  }

  private func words(_ claim: Claim, _ kind: AskedSentence.Kind) -> String {
    switch kind {
    case .howOften: AnswerWording.howOften(claim, in: language)
    case .whenCalled: ClaimWording.reading(claim, in: language)
    default: AnswerWording.first(claim.a.callback, in: language)
    }
  }

  /// An answer is given where it is certain.
  private func said(_ words: String, _ verdict: Verdict) -> String {
    verdict == .holds ? words : AnswerWording.yesNo(verdict, in: language)
  }

  /// What the newest run shows, held against all worlds; apps with scenes and without are told by others what happens.
  private mutating func answerWhatHappens(_ happening: AskedSentence.Happening) {
    var worlds = happening.worlds
    let shown = OrderClaim(shownBy: happening.situations, after: happening.after, in: worlds)
    if let shown, worlds.lifeCycle != nil || shown.steps.allSatisfy({ $0.callback.info.owner == .viewController }),
      !shown.steps.isEmpty
    {
      parts.append(part(shown))
      return
    }
    for lifeCycle in [LifeCycle.scene, .app] where happening.worlds.lifeCycle ?? lifeCycle == lifeCycle {
      worlds.lifeCycle = lifeCycle
      if let shown = OrderClaim(shownBy: happening.situations, after: happening.after, in: worlds) {
        parts.append(part(shown))
      }
    }
  }

  /// What the newest run shows between two callbacks of one receiver, or right next to one of them, held against all worlds.
  private mutating func answerBeside(_ beside: AskedSentence.Beside, _ happening: AskedSentence.Happening) {
    guard let named = beside.after ?? beside.before,
      var shown = OrderClaim(shownBy: happening.situations, after: happening.after, in: happening.worlds),
      let own = Set(shown.steps.filter { $0.callback == named }.map(\.actor))
        .map({ actor in shown.steps.filter { $0.actor == actor } }).max(by: { $0.count < $1.count })
    else { return }
    let start = beside.after.flatMap { after in own.firstIndex { $0.callback == after } }
    let end = beside.before.flatMap { before in own.firstIndex { $0.callback == before } }
    switch (start, end) {
    case (let start?, let end?) where start < end: shown.steps = Array(own[start...end])
    case (let start?, nil) where beside.before == nil && start + 1 < own.count:
      shown.steps = Array(own[start...(start + 1)])
    case (nil, let end?) where beside.after == nil && end > 0: shown.steps = Array(own[(end - 1)...end])
    default: return
    }
    parts.append(part(shown))
  }

  /// The order in which the newest run shows some callbacks, where it has all of them, held against all worlds.
  private mutating func answerOrder(of listed: [Callback], _ happening: AskedSentence.Happening) {
    let shown = OrderClaim(
      shownBy: happening.situations, after: happening.after, in: happening.worlds, of: listed)
    if let shown, shown.steps.count == listed.count { parts.append(part(shown)) }
  }

  private mutating func part(_ shown: OrderClaim) -> AnswerPart {
    guard shown.steps.count < 2 else {
      let steps = shown.steps.map(AnswerWording.step)
      return AnswerPart(
        AnswerWording.inThisOrder(steps, in: language), AnswerWording.whatIsCalled(shown, in: language),
        orders.judge(shown), in: language)
    }
    var claim = Claim(.absence, .any, in: shown.situations)
    if let only = shown.steps.first { claim = Claim(.existence, Claim.Term(only.callback), in: shown.situations) }
    claim.after = shown.after
    claim.worlds = shown.worlds
    return AnswerPart(ClaimWording.reading(claim, in: language), claim, claims.judge(claim), in: language)
  }
}
