import Diagnostics
import LifecycleEngine
import Verify

/// Makes claims of one text's sentences. Remembers the callback spoken of last: "this method" is that one.
struct ClaimParser {
  let text: NoteText
  let topic: Int?
  /// Spoken of before this text.
  private let spokenOf: Int?
  /// What stands above and may say when: "4. The app is killed while it is suspended".
  let caption: Range<Int>?
  /// Spoken of last in this text.
  private(set) var last: Int?
  /// The callback that came last in what was told: "at this point".
  private var latest: Int?
  private let sentences: [ClaimSentence]
  /// How many of them are read.
  private var told = 0
  /// The names of the sentence before: "the former", "the latter".
  private var named: [Int] = []

  init(
    text: NoteText, sentences: [ClaimSentence] = [], topic: Int?, spokenOf: Int?, caption: Range<Int>? = nil
  ) {
    self.text = text
    self.sentences = sentences
    self.topic = topic
    self.spokenOf = spokenOf
    self.caption = caption
  }

  /// One claim for each clause of a sentence that claims something, with the clauses that belong to it.
  /// - Precondition: The sentences that the parser was made with come in their order, each once.
  mutating func claims(of sentence: ClaimSentence, isDescription: Bool) -> [ClaimStatement] {
    defer { remember(sentence) }
    // Most sentences say nothing that could be a claim.
    guard !sentence.cues.isEmpty, !sentence.has(.question), !sentence.has(.reported) else { return [] }
    var found = sentenceClaims(sentence)
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
    sentenceClaims(question).compactMap { one in
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
    told += 1
    guard let first = sentence.mentions.first?.index else { return }
    named = sentence.mentions.map(\.index)
    // "The following two methods come between X and Y": what follows are those.
    let isAhead = sentence.has(.following)
    last = isAhead ? topic ?? first : first
    latest = isAhead ? last : lastFree(sentence) ?? first
  }

  /// The last callback that does more than say when.
  private func lastFree(_ sentence: ClaimSentence) -> Int? {
    for clause in sentence.clauses.reversed() {
      if let free = clause.mentions.last(where: { !isBound($0, in: clause, reach: 24) }) { return free.index }
    }
    return nil
  }

  // MARK: Parts

  /// What one claim is read from: the clause with its verb, and the clauses around it that have none.
  struct Part {
    let core: ClaimClause
    /// What the sentence said before, where a condition still holds; the clauses around; the one with the verb.
    let clauses: [ClaimClause]
    let earlierCount: Int
    /// Whether the sentence makes no other claim.
    let isOnly: Bool

    var earlier: ArraySlice<ClaimClause> { clauses[..<earlierCount] }
    /// All but those before.
    var all: ArraySlice<ClaimClause> { clauses[earlierCount...] }
    /// Conditions stand in clauses of their own.
    var around: ArraySlice<ClaimClause> { all.dropLast() }
    /// Whether the sentence says nothing else.
    var isAlone: Bool { clauses.count == 1 && isOnly }

    func has(_ cue: ClaimCue) -> Bool { all.contains { $0.has(cue) } }
  }

  private func sentenceClaims(_ sentence: ClaimSentence) -> [ClaimStatement] {
    guard sentence.cues.contains(where: \.cue.isCore) else { return [] }
    let clauses = sentence.clauses
    let cores = clauses.indices.filter { clauses[$0].cues.contains(where: \.cue.isCore) }
    var found: [ClaimStatement] = []
    var start = clauses.startIndex
    for core in cores {
      var said = Array(clauses[..<core])
      // What follows the last verb goes with it unless it is about something else.
      if core == cores.last, clauses[(core + 1)...].allSatisfy(\.mentions.isEmpty) { said += clauses[(core + 1)...] }
      said.append(clauses[core])
      let part = Part(
        core: clauses[core], clauses: said, earlierCount: start - clauses.startIndex, isOnly: cores.count == 1)
      found += claims(of: part, sentence)
      start = core + 1
    }
    return found
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
    for clause in part.around.reversed() {
      if let free = clause.mentions.last(where: { !isBound($0, in: clause) }) { return [free.index] }
    }
    if let earlier = part.earlier.last(where: { !$0.mentions.isEmpty })?.mentions.last { return [earlier.index] }
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
    let versions = VersionPhrase.read(part.all, text.bytes)
    if let rule = rule(of: part, subject, versions, isLast: subject == subjects.last) { return .rule(rule) }
    guard var claim = pattern(of: part, callback, subjects, versions) else { return nil }
    claim.worlds.versions = versions
    if part.has(.noLonger), let version = versions?.lower {
      claim.worlds.versions = VersionRange(version, VersionRange.all.upper)
      claim.isChange = true
    }
    claim.worlds.style = style(of: part.all) ?? (claim.circumstances == [.dismiss] ? shownAs : nil)
    claim.isForEach = part.has(.or) || part.has(.regardless)
    return .claim(claim)
  }

  /// How the controller was shown whose dismissal is told now.
  private var shownAs: PresentationStyle? {
    for sentence in sentences.prefix(told).reversed() { if let style = style(of: sentence.clauses) { return style } }
    return nil
  }

  private func style(of clauses: ArraySlice<ClaimClause>) -> PresentationStyle? {
    for clause in clauses {
      guard let word = SituationWords.styles.matches(text.bytes, in: clause.range).first?.meaning else { continue }
      for (index, name) in LanguageWords.styles.enumerated() where name.description.lowercased() == word.lowercased() {
        return PresentationStyle(rawValue: UInt8(index))
      }
    }
    return nil
  }
}
