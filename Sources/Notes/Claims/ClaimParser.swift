import Diagnostics
import LifecycleEngine
import Verify

/// Makes claims of one text's sentences. Remembers the callback spoken of last: "this method" is that one.
struct ClaimParser {
  let text: NoteText
  let topic: Int?
  /// Spoken of before this text.
  private let spokenOf: Int?
  /// What stands above and says when: "4. The app is killed while it is suspended".
  let caption: [ClaimClause]
  /// Spoken of last in this text.
  private(set) var last: Int?
  /// The callback that came last in what was told: "at this point".
  private var latest: Int?
  /// How the controller was shown whose dismissal is told next.
  private var shownAs: PresentationStyle?
  /// The names of the sentence before: "the former", "the latter".
  private var named: [Int] = []

  init(text: NoteText, topic: Int?, spokenOf: Int?, caption: [ClaimClause] = []) {
    self.text = text
    self.topic = topic
    self.spokenOf = spokenOf
    self.caption = caption
  }

  /// One claim for each clause that claims something, with the clauses that belong to it.
  mutating func claims(of sentence: ClaimSentence, isDescription: Bool) -> [ClaimStatement] {
    defer { remember(sentence) }
    guard !sentence.has(.question), !sentence.has(.reported) else { return [] }
    var found = parts(of: sentence).flatMap { claims(of: $0, sentence) }
    if sentence.has(.onlyIf) {
      // What is needed and not enough cannot be staged; who calls a method is said all the same.
      found.removeAll { one in if case .rule = one.meaning { false } else { true } }
      return found
    }
    if found.isEmpty { found = worldClaims(of: sentence) }
    if found.isEmpty, isDescription { found = description(sentence) }
    return found
  }

  /// What a question claims once it is answered.
  mutating func answer(to question: ClaimSentence, isYes: Bool) -> [ClaimStatement] {
    parts(of: question).flatMap { claims(of: $0, question) }.compactMap { one in
      guard !isYes else { return one }
      guard case .claim(var claim) = one.meaning, let denied = claim.pattern.denied else { return nil }
      claim.pattern = denied
      claim.strength = .strict
      var one = one
      one.meaning = .claim(claim)
      return one
    }
  }

  private mutating func remember(_ sentence: ClaimSentence) {
    shownAs = style(of: sentence.clauses) ?? shownAs
    let mentions = sentence.clauses.flatMap(\.mentions).map(\.index)
    guard let first = mentions.first else { return }
    named = mentions
    last = first
    // "The following two methods come between X and Y": what follows are those.
    if sentence.has(.following), let topic { last = topic }
    let free = sentence.clauses.flatMap { clause in clause.mentions.filter { !isBound($0, in: clause, reach: 24) } }
    latest = sentence.has(.following) ? last : free.last?.index ?? first
  }

  // MARK: Parts

  /// What one claim is read from: the clause with its verb, and the clauses around it that have none.
  struct Part {
    var core: ClaimClause
    /// Conditions stand in clauses of their own.
    var around: [ClaimClause]
    /// What the sentence said before: a condition there still holds.
    var earlier: [ClaimClause]
    var all: [ClaimClause] { around + [core] }
    /// Whether the sentence says nothing else.
    var isAlone: Bool { earlier.isEmpty && around.isEmpty && isLast }
    var isLast = false

    func has(_ cue: ClaimCue) -> Bool { all.contains { $0.has(cue) } }
  }

  private func parts(of sentence: ClaimSentence) -> [Part] {
    var parts: [Part] = []
    var pending: [ClaimClause] = []
    var earlier: [ClaimClause] = []
    for clause in sentence.clauses {
      if clause.cues.contains(where: { $0.cue.isCore }) {
        parts.append(Part(core: clause, around: pending, earlier: earlier))
        earlier += pending + [clause]
        pending = []
      } else {
        pending.append(clause)
      }
    }
    if !parts.isEmpty, pending.allSatisfy({ $0.mentions.isEmpty }) { parts[parts.count - 1].around += pending }
    if parts.count == 1 { parts[0].isLast = true }
    return parts
  }

  // MARK: One claim

  private func claims(of part: Part, _ sentence: ClaimSentence) -> [ClaimStatement] {
    guard !part.core.has(.whether) else { return [] }
    let subjects = subjects(of: part)
    var found: [ClaimStatement] = []
    for subject in subjects {
      guard let meaning = meaning(of: part, subject, subjects) else { continue }
      var one = statement(meaning, subject, sentence, isHedged: part.has(.hedge), isDescription: false)
      one.isPartlyRead = isPartlyRead(part, text.mention(subject).callback, meaning)
      found.append(one)
    }
    return found
  }

  func statement(
    _ meaning: ClaimStatement.Meaning, _ subject: Int, _ sentence: ClaimSentence, isHedged: Bool, isDescription: Bool
  ) -> ClaimStatement {
    statement(
      meaning, at: text.mention(subject).range, sentence, isHedged: isHedged, isDescription: isDescription)
  }

  func statement(
    _ meaning: ClaimStatement.Meaning, at subject: Range<Int>, _ sentence: ClaimSentence, isHedged: Bool,
    isDescription: Bool = false
  ) -> ClaimStatement {
    let range = text.bytes.trimmed(sentence.range)
    return ClaimStatement(
      meaning: meaning, range: range, subject: subject, isHedged: isHedged,
      isDescription: isDescription, language: text.language(of: range))
  }

  /// The callbacks that the clause is about: those right behind its verb, else those before it, else the one that
  /// was spoken of last.
  private func subjects(of part: Part) -> [Int] {
    let clause = part.core
    if clause.has(.latter), named.count > 1 { return [named[named.count - 1]] }
    if clause.has(.former), named.count > 1 { return [named[0]] }
    if let verb = clause.cues.first(where: { $0.cue.isCore })?.range {
      let behind = clause.mentions.filter { $0.range.lowerBound >= verb.upperBound }
      if let first = behind.first, first.range.lowerBound - verb.upperBound <= 12, !isBound(first, in: clause) {
        return group(behind, in: clause)
      }
      let ahead = clause.mentions.filter { $0.range.upperBound <= verb.lowerBound && !isBound($0, in: clause) }
      if !ahead.isEmpty { return group(ahead, in: clause) }
    }
    if clause.mentions.isEmpty, part.has(.atThatPoint), clause.cues.contains(where: \.cue.isState), let latest {
      return [latest]
    }
    if part.core.has(.this), let spokenOf = last ?? topic ?? spokenOf { return [spokenOf] }
    if let free = part.around.flatMap({ clause in clause.mentions.filter { !isBound($0, in: clause) } }).last {
      return [free.index]
    }
    if let earlier = part.earlier.flatMap(\.mentions).last { return [earlier.index] }
    return (last ?? topic ?? (part.has(.this) ? spokenOf : nil)).map { [$0] } ?? []
  }

  /// Whether a name only says when: "after X", "X 之前".
  func isBound(
    _ mention: (index: Int, range: Range<Int>), in clause: ClaimClause, reach: Int = 12
  ) -> Bool {
    clause.cues.contains { cue in
      guard cue.cue == .before || cue.cue == .after else { return false }
      let isBehind = cue.range.lowerBound >= mention.range.upperBound
      let start = isBehind ? mention.range.upperBound : cue.range.upperBound
      let gap = start..<max(start, isBehind ? cue.range.lowerBound : mention.range.lowerBound)
      // In "X (after iOS 6)" the word goes with the version.
      guard gap.count <= reach, !text.bytes[gap].contains(where: \.isDigit) else { return false }
      let isWord = text.bytes[cue.range.lowerBound] < 0x80
      return isWord != isBehind
    }
  }

  /// Names joined by "and".
  private func group(_ mentions: [(index: Int, range: Range<Int>)], in clause: ClaimClause) -> [Int] {
    mentions.filter { !isBound($0, in: clause) }.map(\.index).prefix(4).map { $0 }
  }

  private func meaning(of part: Part, _ subject: Int, _ subjects: [Int]) -> ClaimStatement.Meaning? {
    let callback = text.mention(subject).callback
    let versions = VersionPhrase.read(part.all.map(\.range), text.bytes)
    if let rule = rule(of: part, subject, versions, isLast: subject == subjects.last) { return .rule(rule) }
    guard var claim = pattern(of: part, callback, subjects, versions) else { return nil }
    claim.versions = versions
    if part.has(.noLonger), let version = versions?.lower {
      claim.versions = VersionRange(version, VersionRange.all.upper)
      claim.isChange = true
    }
    claim.style = style(of: part) ?? (claim.circumstances == [.dismiss] ? shownAs : nil)
    claim.isForEach = part.has(.or) || part.has(.regardless)
    return .claim(claim)
  }

  private func style(of part: Part) -> PresentationStyle? { style(of: part.all) }

  private func style(of clauses: [ClaimClause]) -> PresentationStyle? {
    for clause in clauses {
      guard let word = SituationWords.styles.matches(text.bytes, in: clause.range).first?.meaning else { continue }
      for (index, name) in LanguageWords.styles.enumerated() where name.description.lowercased() == word.lowercased() {
        return PresentationStyle(rawValue: UInt8(index))
      }
    }
    return nil
  }

  // MARK: Patterns

  private func pattern(
    of part: Part, _ callback: Callback, _ subjects: [Int], _ versions: VersionRange?
  ) -> Claim? {
    let core = part.core
    let term = Claim.Term(callback)
    guard let circumstances = circumstances(of: part, callback) else { return nil }
    // A condition that could not be read makes another statement of it.
    let isUnread =
      circumstances.isEmpty && (part.all + part.earlier).contains { $0.isConditional && !$0.isLifeLong }
      && !part.has(.noLonger)
    let strength: Claim.Strength =
      core.has(.may) ? .possible : part.has(.every) ? .strict : .general
    if core.has(.means) { return consequence(term, part) }
    if (part.earlier + part.all).contains(where: { $0.has(.atThatPoint) || $0.has(.when) }), let state = state(of: part)
    {
      guard isMeant(state, of: subjects) else { return nil }
      var claim = Claim(.universality, term)
      claim.state = state
      return claim
    }
    if core.has(.paired) {
      guard subjects.count == 2, callback == text.mention(subjects[0]).callback else { return nil }
      return Claim(
        .alternateSuccession, Claim.Term(text.mention(subjects[0]).callback),
        Claim.Term(text.mention(subjects[1]).callback))
    }
    if core.has(.called), let trigger = trigger(of: part), trigger != callback {
      return Claim(.response, Claim.Term(trigger), term, strength: .strict)
    }
    // "So" and "but" go with what was said before; where that was a condition that is not known, the claim is not.
    if circumstances.isEmpty, core.has(.connective), !part.earlier.isEmpty { return nil }
    if isUnread, boundMention(in: part, .after) == nil, boundMention(in: part, .before) == nil { return nil }
    let isEach = !circumstances.isEmpty && callback.info.owner != .viewController
    if core.has(.oneTime), core.has(.only) || core.has(.once), !isEach {
      return Claim(.count(atLeast: 0, atMost: 1), term, strength: .strict)
    }
    if core.has(.once) {
      if part.has(.every) { return circumstances.isEmpty ? nil : Claim(.existence, term, in: circumstances) }
      return circumstances.isEmpty ? Claim(.count(atLeast: 0, atMost: 1), term, strength: .strict) : nil
    }
    if core.has(.many) || core.has(.twice) {
      return Claim(.count(atLeast: 2, atMost: .max), term, strength: .possible)
    }
    if core.has(.notCalled) || core.has(.noLonger) { return absence(term, part, circumstances, versions) }
    if core.has(.first) { return Claim(.first, term, in: circumstances) }
    if core.has(.last) { return Claim(.last, term, in: circumstances) }
    // "On iOS 3 and later, override X": there it is called.
    if core.has(.toOverride), versions != nil { return Claim(.existence, term, in: circumstances, strength: .possible) }
    guard !circumstances.isEmpty, !core.has(.toOverride) else { return nil }
    return Claim(.existence, term, in: circumstances, strength: strength)
  }

  /// "X is not called", "X is not called after Y".
  private func absence(
    _ term: Claim.Term, _ part: Part, _ circumstances: [Circumstance], _ versions: VersionRange?
  ) -> Claim? {
    if let other = boundMention(in: part, .after) {
      return Claim(.notSuccession, Claim.Term(other), term, in: circumstances, strength: .strict)
    }
    if let other = boundMention(in: part, .before) {
      var claim = Claim(.absence, term, scope: .before, in: circumstances, strength: .strict)
      claim.r = Claim.Term(other)
      return claim
    }
    // What is never called at all is not written about: a condition stands somewhere else.
    guard
      !circumstances.isEmpty || versions != nil || part.has(.noLonger) || part.has(.every) || part.isAlone
        || term.callback.info.neverCalledSince != nil
    else { return nil }
    return Claim(.absence, term, in: circumstances)
  }

  func boundMention(in part: Part, _ cue: ClaimCue) -> Callback? {
    for clause in part.all where clause.has(cue) {
      if let mention = clause.mentions.first(where: { isBound($0, in: clause) }) {
        return text.mention(mention.index).callback
      }
    }
    return nil
  }

  /// "That X is called means that the view will be shown."
  private func consequence(_ term: Claim.Term, _ part: Part) -> Claim? {
    guard let start = part.core.range(of: .means)?.upperBound else { return nil }
    for clause in part.all {
      for cue in clause.cues where cue.range.lowerBound >= start {
        switch cue.cue {
        case .happens(.appears) where term.callback != .viewDidAppear:
          return Claim(.response, term, Claim.Term(.viewDidAppear), strength: .strict)
        case .happens(.disappears) where term.callback != .viewDidDisappear:
          return Claim(.response, term, Claim.Term(.viewDidDisappear), strength: .strict)
        default: break
        }
      }
    }
    return nil
  }

  func state(of part: Part) -> StatePredicate? {
    for clause in part.all {
      for cue in clause.cues { if case .state(let state) = cue.cue { return state } }
      if clause.has(.outlets), clause.has(.connected) { return .outletsAreConnected }
      if clause.has(.outlets), clause.has(.notConnected) { return .outletsAreNotConnected }
    }
    return nil
  }

  /// A nib sends `awakeFromNib` to views, whose outlets are connected then, and to controllers, whose are not.
  private func isMeant(_ state: StatePredicate, of subjects: [Int]) -> Bool {
    guard state == .outletsAreConnected || state == .outletsAreNotConnected else { return true }
    return subjects.allSatisfy { text.mention($0).owner == .viewController }
  }

  /// "Each time that X is called, …": X.
  private func trigger(of part: Part) -> Callback? {
    let near = part.earlier.suffix(1) + part.all
    for clause in near where clause.has(.every) && clause.has(.when) {
      guard let every = clause.range(of: .every), let verb = part.core.cues.first(where: { $0.cue.isCore }) else {
        continue
      }
      if let mention = clause.mentions.first(where: {
        $0.range.lowerBound >= every.upperBound && $0.range.lowerBound - every.upperBound <= 12
          && $0.range.upperBound <= verb.range.lowerBound
      }) {
        return text.mention(mention.index).callback
      }
    }
    return nil
  }
}
