import LifecycleEngine
import Verify

/// Statements that name no callback but what stands behind some: the loading of views, silence, types.
extension ClaimParser {
  func worldClaims(of sentence: ClaimSentence) -> [ClaimStatement] {
    // Every cue that is asked for below is among these.
    guard sentence.cues.contains(where: \.cue.isOfWorld) else { return [] }
    for clause in sentence.clauses where !clause.cues.isEmpty {
      if let cue = clause.range(of: .lazily), namesView(clause) {
        let claim = Claim(.absence, Claim.Term(.loadView), in: [.leftUnloaded])
        return [world(.claim(claim), cue, sentence)]
      }
      if let cue = clause.range(of: .anyCallback), let claim = silence(clause, sentence) {
        return [world(.claim(claim), cue, sentence)]
      }
      if let cue = clause.range(of: .viewReleased), let question = release(clause, cue, sentence) {
        return [world(.question(question), cue, sentence)]
      }
      if let cue = clause.range(of: .laysOut), sentence.has(.happens(.layout)) {
        let claim = Claim(.existence, Claim.Term(.viewWillLayoutSubviews), in: [.rotation], strength: .strict)
        return [world(.claim(claim), cue, sentence)]
      }
      if let claim = posting(clause, sentence), let cue = clause.notification?.range {
        return [world(.claim(claim), cue, sentence)]
      }
      if let question = nib(clause, sentence), let cue = clause.cues.first(where: { $0.cue.isNib })?.range {
        return [world(.question(question), cue, sentence)]
      }
      if let rule = typeRule(clause, sentence), let cue = clause.range(of: .type(.sceneDelegate)) {
        return [world(.rule(rule), cue, sentence)]
      }
    }
    return []
  }

  /// "It also posts UIApplicationDidBecomeActiveNotification", beside the delegate's method.
  private func posting(_ clause: ClaimClause, _ sentence: ClaimSentence) -> Claim? {
    guard let notification = clause.notification?.callback,
      let method = sentence.mentions.last?.index ?? topic
    else { return nil }
    let callback = text.mention(method).callback
    guard callback.info.owner == .applicationDelegate || callback.info.owner == .sceneDelegate else { return nil }
    return Claim(.coexistence, Claim.Term(callback), Claim.Term(notification))
  }

  private func world(_ meaning: ClaimStatement.Meaning, _ place: Range<Int>, _ sentence: ClaimSentence)
    -> ClaimStatement
  {
    statement(meaning, at: place, sentence, isHedged: sentence.has(.hedge))
  }

  private func namesView(_ clause: ClaimClause) -> Bool {
    ClaimParser.views.occurs(in: clause.range, of: text.bytes) && !clause.has(.no)
  }

  private static let views = CueTable<Bool>([(true, ["view", "views", "视图", "self.view"])])

  /// "No method at all is called then."
  private func silence(_ clause: ClaimClause, _ sentence: ClaimSentence) -> Claim? {
    let isDenied = clause.has(.notCalled) || clause.has(.no) || clause.has(.not)
    guard isDenied, clause.has(.notCalled) || clause.has(.called) else { return nil }
    var found: [Situation] = []
    let above = caption.flatMap { ClaimSentenceReader(text: text).sentences(in: $0).last?.clauses } ?? []
    for other in above + sentence.clauses {
      for cue in other.cues { if case .happens(let one) = cue.cue, !found.contains(one) { found.append(one) } }
    }
    return found.isEmpty ? nil : Claim(.absence, .any, in: found.simplified)
  }

  /// "On a memory warning the view is released."
  private func release(_ clause: ClaimClause, _ place: Range<Int>, _ sentence: ClaimSentence) -> WorldQuestion? {
    let isAbout = topic.map { text.mention($0).callback == .didReceiveMemoryWarning } ?? false
    guard isAbout || sentence.has(.happens(.memoryWarning)), !sentence.has(.byAuthor) else { return nil }
    let isNoMore = clause.has(.noMore)
    let isDenied =
      isNoMore
      || clause.cues.contains { cue in
        (cue.cue == .no || cue.cue == .not || cue.cue == .notCalled) && cue.range.upperBound <= place.lowerBound
          && place.lowerBound - cue.range.upperBound <= 24
      }
    var versions = VersionPhrase.read(sentence.clauses, text.bytes)
    if isNoMore, let from = versions?.lower { versions = VersionRange(from, VersionRange.all.upper) }
    return WorldQuestion(.memoryWarningReleasesView, isDenied: isDenied, versions: versions)
  }

  /// "New in iOS 13: SceneDelegate", "since iOS 13 the SceneDelegate takes over".
  private func typeRule(_ clause: ClaimClause, _ sentence: ClaimSentence) -> UsageRule? {
    guard clause.has(.type(.sceneDelegate)), sentence.has(.introduced) || sentence.has(.takesOver),
      let version = VersionPhrase.read(sentence.clauses, text.bytes)?.lower
    else { return nil }
    return UsageRule(.sceneDidBecomeActive, .typeIntroduced(version), isAsked: true)
  }

  /// Which nib a controller's view comes from.
  private func nib(_ clause: ClaimClause, _ sentence: ClaimSentence) -> WorldQuestion? {
    if clause.has(.preferred) {
      if clause.has(.controllerNib) { return WorldQuestion(.classNibComesFirst) }
      return clause.has(.viewNib) ? WorldQuestion(.shortNibComesFirst) : nil
    }
    if clause.has(.shortNib) { return WorldQuestion(.shortNibIsLoaded) }
    if clause.has(.plainView), sentence.has(.noNib) { return WorldQuestion(.plainViewWithoutNib) }
    if clause.has(.classNib), !clause.has(.no), sentence.has(.nibUnnamed) { return WorldQuestion(.classNibIsLoaded) }
    guard clause.has(.givenNib), sentence.has(.nibNamed), !sentence.has(.nibUnnamed) else { return nil }
    return WorldQuestion(.namedNibIsLoaded)
  }
}

extension ClaimClause {
  /// The notification that it names.
  fileprivate var notification: (callback: Callback, range: Range<Int>)? {
    for cue in cues { if case .notification(let callback) = cue.cue { return (callback, cue.range) } }
    return nil
  }
}
