import LifecycleEngine
import Verify

/// Makes claims of one text's sentences. Remembers the callback spoken of last: "this method" is that one.
struct ClaimParser {
  let text: NoteText
  let topic: Int?
  /// Spoken of before this text.
  private let spokenOf: Int?
  /// Spoken of last in this text.
  private(set) var last: Int?

  init(text: NoteText, topic: Int?, spokenOf: Int?) {
    self.text = text
    self.topic = topic
    self.spokenOf = spokenOf
  }

  /// One claim for each clause that claims something, with the clauses that belong to it.
  mutating func claims(of sentence: ClaimSentence, isDescription: Bool) -> [ClaimStatement] {
    let isLeftOut = sentence.clauses.contains { $0.has(.question) || $0.has(.reported) || $0.has(.onlyIf) }
    defer { remember(sentence) }
    guard !isLeftOut else { return [] }
    let parts = parts(of: sentence)
    var found = parts.flatMap { claims(of: $0, sentence) }
    if found.isEmpty, isDescription { found = description(sentence) }
    return found
  }

  private mutating func remember(_ sentence: ClaimSentence) {
    if let mention = sentence.clauses.flatMap(\.mentions).first { last = mention.index }
  }

  // MARK: Parts

  /// What one claim is read from: the clause with its verb, and the clauses around it that have none.
  private struct Part {
    var core: ClaimClause
    /// Conditions stand in clauses of their own.
    var around: [ClaimClause]
    /// What the sentence said before: a condition there still holds.
    var earlier: [ClaimClause]
    var all: [ClaimClause] { around + [core] }

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
    return parts
  }

  // MARK: One claim

  private func claims(of part: Part, _ sentence: ClaimSentence) -> [ClaimStatement] {
    let subjects = subjects(of: part)
    var found: [ClaimStatement] = []
    for subject in subjects {
      guard let meaning = meaning(of: part, subject, subjects) else { continue }
      var one = statement(meaning, subject, sentence, isHedged: part.has(.hedge), isDescription: false)
      one.isPartlyRead = isPartlyRead(part, text.mention(subject).callback)
      found.append(one)
    }
    return found
  }

  private func statement(
    _ meaning: ClaimStatement.Meaning, _ subject: Int, _ sentence: ClaimSentence, isHedged: Bool, isDescription: Bool
  ) -> ClaimStatement {
    let range = text.bytes.trimmed(sentence.range)
    return ClaimStatement(
      meaning: meaning, range: range, subject: text.mention(subject).range, isHedged: isHedged,
      isDescription: isDescription, isChinese: text.bytes[range].contains { (0xE4...0xE9).contains($0) })
  }

  /// The callbacks that the clause is about: those right behind its verb, else those before it, else the one that
  /// was spoken of last.
  private func subjects(of part: Part) -> [Int] {
    let clause = part.core
    if let verb = clause.cues.first(where: { $0.cue.isCore })?.range {
      let behind = clause.mentions.filter { $0.range.lowerBound >= verb.upperBound }
      if let first = behind.first, first.range.lowerBound - verb.upperBound <= 12, !isBound(first, in: clause) {
        return group(behind, in: clause)
      }
      let ahead = clause.mentions.filter { $0.range.upperBound <= verb.lowerBound && !isBound($0, in: clause) }
      if !ahead.isEmpty { return group(ahead, in: clause) }
    }
    if part.core.has(.this), let spokenOf = last ?? topic ?? spokenOf { return [spokenOf] }
    if let free = part.around.flatMap({ clause in clause.mentions.filter { !isBound($0, in: clause) } }).last {
      return [free.index]
    }
    if let earlier = part.earlier.flatMap(\.mentions).last { return [earlier.index] }
    return (last ?? topic ?? (part.has(.this) ? spokenOf : nil)).map { [$0] } ?? []
  }

  /// Whether a name only says when: "after X", "X 之前".
  private func isBound(_ mention: (index: Int, range: Range<Int>), in clause: ClaimClause) -> Bool {
    clause.cues.contains { cue in
      guard cue.cue == .before || cue.cue == .after else { return false }
      let isBehind = cue.range.lowerBound >= mention.range.upperBound
      let start = isBehind ? mention.range.upperBound : cue.range.upperBound
      let gap = start..<max(start, isBehind ? cue.range.lowerBound : mention.range.lowerBound)
      // In "X (after iOS 6)" the word goes with the version.
      guard gap.count <= 12, !text.bytes[gap].contains(where: \.isDigit) else { return false }
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
    let core = part.core
    let isLast = subject == subjects.last && !core.has(.may)
    if core.has(.notCallYourself) { return .rule(UsageRule(callback, .callYourself, isAsked: false)) }
    if core.has(.notOverride), isLast { return .rule(UsageRule(callback, .override, isAsked: false)) }
    if core.has(.callSuper), isLast { return .rule(UsageRule(callback, .callSuper, isAsked: !core.has(.not))) }
    if core.has(.callYourself), isLast { return .rule(UsageRule(callback, .callYourself, isAsked: !core.has(.not))) }
    let versions = VersionPhrase.read(part.all.map(\.range), text.bytes)
    if core.has(.introduced), isLast, let version = versions?.lower {
      return .rule(UsageRule(callback, .introduced(version), isAsked: true))
    }
    if core.has(.deprecated), isLast {
      return .rule(UsageRule(callback, .deprecated(versions?.lower), isAsked: true))
    }
    guard var claim = pattern(of: part, callback, subjects) else { return nil }
    claim.versions = versions
    if part.has(.noLonger), let version = versions?.lower {
      claim.versions = VersionRange(version, VersionRange.all.upper)
      claim.isChange = true
    }
    claim.style = style(of: part)
    claim.isForEach = part.has(.or)
    return .claim(claim)
  }

  private func style(of part: Part) -> PresentationStyle? {
    for clause in part.all {
      guard let word = SituationWords.styles.matches(text.bytes, in: clause.range).first?.meaning else { continue }
      for (index, name) in LanguageWords.styles.enumerated() where name.description.lowercased() == word.lowercased() {
        return PresentationStyle(rawValue: UInt8(index))
      }
    }
    return nil
  }

  // MARK: Patterns

  private func pattern(of part: Part, _ callback: Callback, _ subjects: [Int]) -> Claim? {
    let core = part.core
    let term = Claim.Term(callback)
    guard let circumstances = circumstances(of: part, callback) else { return nil }
    // A condition that could not be read makes another statement of it.
    let isUnread =
      circumstances.isEmpty && (part.all + part.earlier).contains { $0.isConditional } && !part.has(.noLonger)
    let strength: Claim.Strength =
      core.has(.may) ? .possible : part.has(.every) ? .strict : .general
    if core.has(.means) { return consequence(term, part) }
    if (part.earlier + part.all).contains(where: { $0.has(.atThatPoint) || $0.has(.when) }), let state = state(of: part)
    {
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
    // "So" and "but" go with what was said before; where that was a condition that is not known, the claim is not.
    if circumstances.isEmpty, core.has(.connective), !part.earlier.isEmpty { return nil }
    if isUnread, boundMention(in: part, .after) == nil, boundMention(in: part, .before) == nil { return nil }
    if core.has(.once) {
      if part.has(.every) { return circumstances.isEmpty ? nil : Claim(.existence, term, in: circumstances) }
      return circumstances.isEmpty ? Claim(.count(atLeast: 0, atMost: 1), term, strength: .strict) : nil
    }
    if core.has(.many) || core.has(.twice) {
      return Claim(.count(atLeast: 2, atMost: .max), term, strength: .possible)
    }
    if core.has(.notCalled) || core.has(.noLonger) { return absence(term, part, circumstances) }
    if core.has(.first) { return Claim(.first, term, in: circumstances) }
    if core.has(.last) { return Claim(.last, term, in: circumstances) }
    guard !circumstances.isEmpty else { return nil }
    return Claim(.existence, term, in: circumstances, strength: strength)
  }

  /// "X is not called", "X is not called after Y".
  private func absence(_ term: Claim.Term, _ part: Part, _ circumstances: [Circumstance]) -> Claim? {
    if let other = boundMention(in: part, .after) {
      return Claim(.notSuccession, Claim.Term(other), term, in: circumstances, strength: .strict)
    }
    if let other = boundMention(in: part, .before) {
      var claim = Claim(.absence, term, scope: .before, in: circumstances, strength: .strict)
      claim.r = Claim.Term(other)
      return claim
    }
    return Claim(.absence, term, in: circumstances)
  }

  private func boundMention(in part: Part, _ cue: ClaimCue) -> Callback? {
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

  private func state(of part: Part) -> StatePredicate? {
    for clause in part.all {
      for cue in clause.cues { if case .state(let state) = cue.cue { return state } }
    }
    return nil
  }

  // MARK: Circumstances

  /// What the clauses say happens, where a word such as "when" makes it a condition. Nil where a word turns the
  /// condition round: what is meant then cannot be staged.
  private func circumstances(of part: Part, _ callback: Callback) -> [Circumstance]? {
    let named = namedCircumstances(part, callback)
    if named.contains(.memoryWarning) { return [.memoryWarning] }
    var found = named
    var isTurned = false
    for clause in part.earlier + part.all where clause.isConditional {
      guard let said = said(by: clause, of: callback) else {
        isTurned = true
        continue
      }
      for one in said where !found.contains(one) { found.append(one) }
    }
    return found.isEmpty && isTurned ? nil : found.simplified
  }

  /// The circumstances of a clause; nil where a word turns one round.
  private func said(by clause: ClaimClause, of callback: Callback) -> [Circumstance]? {
    var found: [Circumstance] = []
    var isTurned = false
    for cue in clause.cues {
      if cue.cue == .no { isTurned = true }
      guard case .happens(let circumstance) = cue.cue, let fitting = circumstance.fitting(callback) else { continue }
      if isTurned { return nil }
      found.append(fitting)
    }
    return found
  }

  /// Callbacks that are themselves the circumstance of others: "as a result of dealloc".
  private func namedCircumstances(_ part: Part, _ callback: Callback) -> [Circumstance] {
    var named = (part.earlier + part.all).flatMap(\.mentions).map { text.mention($0.index).callback }
    if let topic { named.append(text.mention(topic).callback) }
    var found: [Circumstance] = []
    if callback != .didReceiveMemoryWarning, named.contains(.didReceiveMemoryWarning) { found.append(.memoryWarning) }
    if callback == .viewDidUnload || callback == .viewWillUnload, named.contains(.dealloc) { found.append(.released) }
    return found
  }

  /// Whether a condition was left aside although another was understood.
  private func isPartlyRead(_ part: Part, _ callback: Callback) -> Bool {
    (part.earlier + part.all).contains { clause in
      clause.isConditional && (said(by: clause, of: callback) ?? []).isEmpty
    }
  }

  /// An explanation beside a name: "viewDidLoad: the view has been loaded".
  private func description(_ sentence: ClaimSentence) -> [ClaimStatement] {
    let heads = sentence.clauses.first?.mentions ?? []
    guard heads.count <= 1, let subject = heads.first?.index ?? topic else { return [] }
    guard heads.isEmpty || isSetOff(text.mention(subject).range.upperBound) else { return [] }
    let callback = text.mention(subject).callback
    var found: [Circumstance] = []
    for clause in sentence.clauses {
      if clause.has(.no) { return [] }
      for cue in clause.cues {
        guard case .happens(let circumstance) = cue.cue, let fitting = circumstance.fitting(callback) else { continue }
        found.append(fitting)
      }
    }
    // One explanation that names little else: anything longer may be about something else.
    guard (1...2).contains(found.simplified.count) else { return [] }
    var claim = Claim(.existence, Claim.Term(callback), in: found.simplified)
    claim.isForEach = sentence.clauses.contains { $0.has(.or) }
    return [statement(.claim(claim), subject, sentence, isHedged: false, isDescription: true)]
  }
}

extension ClaimParser {
  /// Whether an explanation starts behind a name: a mark, or a letter that is not Latin.
  private func isSetOff(_ offset: Int) -> Bool {
    let bytes = text.bytes
    var index = offset
    while index < bytes.count, index - offset < 40, !bytes[index].isLineEnd {
      let byte = bytes[index]
      if byte > 0x7F || byte == 0x3A || byte == 0x2D || byte == 0x28 || byte == 0x7C || byte == 0x2F { return true }
      if byte.isLetter { return false }
      index += 1
    }
    return false
  }
}

extension ClaimCue {
  /// Whether it says what is claimed.
  var isCore: Bool {
    switch self {
    case .called, .notCalled, .noLonger, .once, .twice, .many, .first, .last, .paired, .means, .deprecated,
      .callYourself, .notCallYourself, .callSuper, .notOverride, .introduced, .state:
      true
    default: false
    }
  }
}

extension ClaimClause {
  var isConditional: Bool {
    cues.contains { cue in
      switch cue.cue {
      case .when, .before, .after, .every, .occasions: true
      default: false
      }
    }
  }
}

extension Circumstance {
  /// The circumstance as it is meant beside a callback; nil where the words mean something else there.
  func fitting(_ callback: Callback) -> Circumstance? {
    switch callback.info.owner {
    case .view:
      switch self {
      case .viewAdded, .viewRemoved, .viewEntersWindow, .viewLeavesWindow: return self
      default: return nil
      }
    case .viewController, .object: return controllerMeaning
    case .applicationDelegate, .sceneDelegate:
      return rawValue >= Circumstance.launch.rawValue || self == .memoryWarning ? self : nil
    default: return nil
    }
  }

  private var controllerMeaning: Circumstance? {
    switch self {
    case .viewAdded, .viewEntersWindow: .appears
    case .viewRemoved, .viewLeavesWindow: .disappears
    case .becomesActive, .resignsActive, .interruption, .openURL, .notificationTap, .made: nil
    default: self
    }
  }
}

extension [Circumstance] {
  /// "Asked for and then loaded" is one thing; a more exact word stands for the general one.
  fileprivate var simplified: [Circumstance] {
    var result: [Circumstance] = []
    for one in self where !result.contains(one) { result.append(one) }
    if result.contains(.viewRequested) { result.removeAll { $0 == .viewLoads } }
    return result
  }
}
