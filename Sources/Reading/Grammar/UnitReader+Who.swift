/// Somebody who is told by what happens to them: "the controller that is popped", "popされた画面", "消失的页面".
extension UnitReader {
  /// How far the words have been read that tell which one somebody is.
  enum Relative {
    case none
    /// "The controller that".
    case begun
    /// "The controller that is not".
    case denied
  }

  /// Words that begin to tell which one it is, right behind the one, and in "pushされた画面" before.
  mutating func readRelative(_ token: Token) {
    guard let open else { return }
    if isLastOrder { return readAttribute(token) }
    guard lastEnd == openEnd, token.isRelative || token.features == [.that] || token.features == [.user],
      open.features.meets([.controller, .tab, .display]), !open.features.meets(.changes)
    else { return }
    // "Notifies the controller that its view was loaded": what it is told.
    if let verb = units.last, case .verb = verb.kind, verb.has(.call) { return }
    relative = .begun
  }

  /// "Pushした", "pushされた": before whom it tells, and done to them where the verb says so.
  private mutating func readAttribute(_ token: Token) {
    guard let open, lastContent.meets(.changes), !lastContent.meets(.things) else { return }
    if token.isRelative { relative = .begun }
    if token.others.contains(.by), lastContent.meets(.undergone), !open.features.meets([.arriving, .leaving]) {
      self.open?.features.formUnion(open.features.meets([.pop, .dismiss]) ? [.leaving, .top] : [.arriving, .top])
    }
  }

  /// "That is not", "que queda": what stands before the word that tells which one, and says nothing of the callback.
  mutating func isWithinRelative(_ features: FeatureSet) -> Bool {
    guard !isLastOrder, relative != .none else { return false }
    if features.isSubset(of: [.still, .again, .may]) { return true }
    guard relative == .begun, features == [.not] || features == [.never] else { return false }
    relative = .denied
    return true
  }

  /// "消える画面では": somebody stands there, told by what happens to them.
  mutating func readPlace() {
    guard isLastOrder, let open, open.beginsWithChange, lastContent.contains(.controller), open.actors.isEmpty else {
      return
    }
    tellWho()
  }

  /// Whether what follows tells who it is; with one more change something happens.
  ///
  /// - Returns: what the word says then.
  mutating func toldWho(by features: FeatureSet) -> FeatureSet {
    if isLastOrder { readNoun(features) } else { return toldBehind(by: features) }
    return features
  }

  /// "消失的页面", "pushされた画面".
  private mutating func readNoun(_ features: FeatureSet) {
    let isNoun = features.meets([.controller, .view, .subview]) && !features.meets(.changes)
    let isMarked = waiting.contains(.of) && open?.features.meets(.changes) ?? false
    let isBehind = relative == .begun && features.contains(.controller)
    // "访问控制器的 view", "访问它的 view": whose it is, and no view that is told by what happens to it.
    let isOwned =
      features == [.view]
      && (lastContent.contains(.controller) || open?.features.isSubset(of: [.access, .manual]) ?? false)
    if isNoun, isMarked && !isOwned || isBehind {
      tellWho()
    } else if features.meets(.changes) {
      open?.isWho = false
    }
  }

  /// Where a verb does not say whether it is done by somebody or to them, nobody knows whether they come or go.
  private mutating func tellWho() {
    open?.isWho = true
    guard let said = open?.features, said.meets([.push, .present, .show, .open]) else { return }
    let isBare = !waiting.contains(.of) && said.meets([.push, .present]) && !said.meets([.arriving, .leaving])
    // "別の画面をpushした画面": who does it to another.
    let isDoer = said.meets(Self.undergoers) || relative == .begun && open?.beginsWithChange == false
    if isBare || isDoer { open?.features.formUnion([.arriving, .leaving]) }
  }

  /// Who else takes part: "the controller that shows an alert".
  private static let undergoers: FeatureSet = [.other, .alert, .sheet, .popover, .modal]

  /// "The controller that is popped", "that is not on screen", "that shows an alert".
  private mutating func toldBehind(by features: FeatureSet) -> FeatureSet {
    let isDone = features.meets(.changes) && !features.meets(.things)
    if open?.isWho ?? false, !isDone, features.meets(Self.undergoers) { standForEither() }
    guard relative != .none else {
      if features.meets(.changes) { open?.isWho = false }
      return features
    }
    let isDenied = relative == .denied
    if isDone {
      open?.isWho = true
      // "The screen that is popped": who shows something there.
      if open?.features.contains(.display) ?? false { tellController() }
      // "That is not popped": it stays where it is, or it is the other one.
      if isDenied { open?.features.formUnion([.arriving, .leaving]) }
    } else if isDenied, features.isSubset(of: [.visible, .display, .view]) {
      relative = .none
      return [.hidden]
    } else if isDenied, features.meets(.roles) {
      relative = .none
      return [.arriving, .leaving]
    }
    // "That its view …": of something of its own.
    if isDone || features.meets(FeatureSet.roles.union([.display, .view])) { relative = .none }
    return features
  }

  private mutating func tellController() {
    open?.features.remove(.display)
    open?.features.insert(.controller)
  }

  /// "The controller that pushes B": who does it to somebody neither comes nor goes by that word.
  mutating func isDoneTo(somebody range: Range<Int>) -> Bool {
    guard !isLastOrder, open?.isWho ?? false else { return false }
    standForEither()
    openEnd = range.upperBound
    return true
  }

  private mutating func standForEither() {
    guard let said = open?.features, said.meets([.push, .present, .show, .open]), !said.contains(.below) else { return }
    open?.features.formUnion([.arriving, .leaving])
  }

  /// A denial that told nothing of somebody says what it says.
  mutating func leaveRelative() {
    if relative == .denied { units.append(Unit(kind: .predicate, features: [.not], range: openEnd..<openEnd)) }
    relative = .none
  }
}
