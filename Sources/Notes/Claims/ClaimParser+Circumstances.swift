import LifecycleEngine
import Verify

extension ClaimParser {
  /// What the clauses say happens, where a word such as "when" makes it a condition. Nil where a word turns the
  /// condition round: what is meant then cannot be staged.
  func circumstances(of part: Part, _ callback: Callback) -> [Situation]? {
    let named = namedCircumstances(part, callback)
    if named.contains(.memoryWarning) { return [.memoryWarning] }
    var found = named
    var isTurned = false
    for clause in part.clauses where clause.isConditional {
      guard let said = said(by: clause, of: callback) else {
        isTurned = true
        continue
      }
      for one in said where !found.contains(one) { found.append(one) }
    }
    return found.isEmpty && isTurned ? nil : found.simplified
  }

  /// The circumstances of a clause; nil where a word turns one round.
  private func said(by clause: ClaimClause, of callback: Callback) -> [Situation]? {
    var found: [Situation] = []
    var isTurned = false
    for cue in clause.cues {
      if cue.cue == .no { isTurned = true }
      // "As long as it is not released": during its life, which every claim is about.
      if isTurned, cue.cue == .happens(.released) { continue }
      guard case .happens(let circumstance) = cue.cue, let fitting = circumstance.fitting(callback) else { continue }
      if isTurned { return nil }
      found.append(fitting)
    }
    return found
  }

  /// Callbacks that are themselves the circumstance of others: "as a result of dealloc".
  private func namedCircumstances(_ part: Part, _ callback: Callback) -> [Situation] {
    var named = part.clauses.flatMap(\.mentions).map { text.mention($0.index).callback }
    if let topic { named.append(text.mention(topic).callback) }
    var found: [Situation] = []
    if callback != .didReceiveMemoryWarning, named.contains(.didReceiveMemoryWarning) { found.append(.memoryWarning) }
    if callback == .viewDidUnload || callback == .viewWillUnload, named.contains(.dealloc) { found.append(.released) }
    return found
  }

  /// Whether a condition was left aside although another was understood.
  func isPartlyRead(_ part: Part, _ callback: Callback, _ meaning: ClaimStatement.Meaning) -> Bool {
    var isState = false
    var isResponse = false
    if case .claim(let claim) = meaning { (isState, isResponse) = (claim.state != nil, claim.pattern == .response) }
    return part.clauses.contains { clause in
      // "When X is called, …" is what a state is said of.
      if isState, clause.has(.called) || !clause.mentions.isEmpty { return false }
      if isResponse, clause.has(.every), !clause.mentions.isEmpty { return false }
      return clause.isConditional && !clause.isLifeLong && (said(by: clause, of: callback) ?? []).isEmpty
    }
  }
}

extension ClaimClause {
  var isConditional: Bool {
    cues.contains { cue in
      switch cue.cue {
      case .when, .before, .after, .every, .occasions, .regardless: true
      default: false
      }
    }
  }

  /// "As long as it is not released": what every claim is about.
  var isLifeLong: Bool {
    guard let no = cues.first(where: { $0.cue == .no || $0.cue == .not }) else { return false }
    return cues.contains { $0.cue == .happens(.released) && $0.range.lowerBound >= no.range.upperBound }
  }
}

extension ClaimSentence {
  func has(_ cue: ClaimCue) -> Bool { cues.contains { $0.cue == cue } }
}

extension Situation {
  /// The circumstance as it is meant beside a callback; nil where the words mean something else there.
  func fitting(_ callback: Callback) -> Situation? {
    switch callback.info.owner {
    case .view:
      switch self {
      case .viewAdded, .viewRemoved, .viewEntersWindow, .viewLeavesWindow: return self
      default: return nil
      }
    case .viewController, .object:
      // A nib makes what it holds; a controller that only takes its view from one is made in code.
      if self == .madeFromNib, callback == .initWithCoder || callback == .awakeFromNib { return .decoded }
      return controllerMeaning
    case .applicationDelegate, .sceneDelegate:
      return rawValue >= Situation.launch.rawValue || self == .memoryWarning ? self : nil
    default: return nil
    }
  }

  private var controllerMeaning: Situation? {
    switch self {
    case .viewAdded, .viewEntersWindow: .appears
    case .viewRemoved, .viewLeavesWindow: .disappears
    case .becomesActive, .resignsActive, .interruption, .openURL, .notificationTap, .made: nil
    default: self
    }
  }
}

extension [Situation] {
  /// "Asked for and then loaded" is one thing; a more exact word stands for the general one.
  var simplified: [Situation] {
    var result: [Situation] = []
    for one in self where !result.contains(one) { result.append(one) }
    if result.contains(.viewRequested) { result.removeAll { $0 == .viewLoads } }
    if result.contains(.memoryWarning), result.contains(where: { $0 == .pop || $0 == .returns }) {
      return [.returnsAfterMemoryWarning]
    }
    if result.contains(.backToApp) { result.removeAll { $0 == .appSwitcher } }
    return result
  }
}
