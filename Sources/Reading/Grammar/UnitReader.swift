import LifecycleEngine

/// Puts the tokens of a clause together to units.
struct UnitReader {
  let names: [Name]
  var units: [Unit] = []
  /// The content that is being put together.
  var open: Frame.Event?
  var openEnd = 0
  private var preposition: Feature?
  /// The state that was named last.
  private var lastState = FeatureSet()
  /// What was named last.
  var lastContent = FeatureSet()
  let isLastOrder: Bool
  private var isBehindActor = false
  /// Where a method that the app calls was named last.
  private var endOfName = -1
  /// Words between two pieces of content, which belong to it if more content follows.
  var waiting = FeatureSet()
  /// What of the words that tell which one somebody is has been read: "the controller that is not".
  var relative = Relative.none
  /// Where the last word ended that was read.
  private(set) var lastEnd = -1

  init(names: [Name], _ order: Lexicon.Order) {
    self.names = names
    isLastOrder = order == .last
  }

  static func units(of tokens: ArraySlice<Token>, names: [Name], _ order: Lexicon.Order) -> [Unit] {
    var reader = UnitReader(names: names, order)
    for index in tokens.indices {
      reader.isBehindActor = index > tokens.startIndex && tokens[index - 1].kind == .actor
      if let token = meant(at: index, tokens, order) { reader.read(token) }
    }
    reader.close()
    return reader.units
  }

  private mutating func read(_ token: Token) {
    defer { if !token.isMark { lastEnd = token.range.upperBound } }
    switch token.kind {
    case .name(let index): readName(index, token)
    case .actor: addActor(token.range)
    case .version: addUnit(.version, token)
    case .word: readWord(token)
    case .unknown, .number: addUnit(.unread, token)
    case .mark(.arrow): readArrow(token)
    case .mark(.listComma): if open != nil { waiting.insert(.and) } else { addUnit(.and, token) }
    case .mark(.slash): if open != nil { waiting.insert(.or) } else { addUnit(.and, token) }
    case .mark(.yes): add(.verb, [.call], token.range)
    case .mark(.no): add(.verb, [.call, .not], token.range)
    case .mark(.other): close()
    case .mark: break
    }
  }

  /// Names of methods that the app calls are what happens, not what is told.
  private mutating func readName(_ index: Int, _ token: Token) {
    if let features = names[index].callback.change {
      addContent(features, token.range)
      open?.isMethod = true
      endOfName = token.range.upperBound
    } else {
      // "After the return from X": the end of its call.
      if !isLastOrder, preposition == .from, let open, open.actors.isEmpty,
        open.features.isSubset(of: [.comeBack, .done, .finish, .leave])
      {
        self.open = nil
        preposition = nil
        waiting = FeatureSet()
      }
      // "Has connected the scene via X": that it is X was not said of what happens.
      if !isLastOrder, preposition == .by, let open, open.features.meets(.changes) {
        return addUnit(.unread, token)
      }
      let isCaller = open == nil && units.last?.features == [.call] && (preposition == .from || preposition == .by)
      // "X is called from Y": in the course of its call.
      if isCaller, !isLastOrder { add(.relation, [.during], token.range.lowerBound..<token.range.lowerBound) }
      addUnit(.call(names[index]), token)
      units[units.count - 1].argument = token.argument
    }
  }

  /// Nothing is in two of these at a time.
  private static let excluding: [FeatureSet] = [
    [.active, .inactive], [.foreground, .background], [.active, .background],
  ]

  /// From one state to another, or from one step to the next.
  private mutating func readArrow(_ token: Token) {
    if open != nil, !lastState.isEmpty {
      leaveState()
    } else if open?.origin.isEmpty ?? true {
      addUnit(.arrow, token)
    }
  }

  /// The state that was named last is the one that is left.
  private mutating func leaveState() {
    guard var event = open else { return }
    event.origin.formUnion(lastState)
    event.features = event.features.subtracting(lastState)
    open = event
    lastState = []
  }

  private mutating func readWord(_ token: Token) {
    let features = token.features
    readRelative(token)
    if isBehindActor, let last = open?.actors.indices.last {
      open?.actors[last].mark = [.undergoer, .doer].first { token.others.contains($0) }
    }
    if features.isWeightless || features == [.system] || features == [.user] { return }
    if isWithinRelative(features) { return }
    if features == [.that] { return readPronoun(token) }
    if isInside(features) { return addUnit(.relation, token, [.during]) }
    if features == [.at, .light] || token.isStepWord { return readPlace() }
    if features.contains(.heavy) || features.isEmpty { return addUnit(.unread, token) }
    if features.meets([.call, .get, .cause, .skip, .follow, .precede, .paired]) {
      takeAgain()
      return addUnit(.verb, token)
    }
    if features == [.at], open?.features == [.completion] { return waiting.formUnion([.of]) }
    if features.meets(.relations) || features.contains(.than) { return addUnit(.relation, token) }
    if features.meets(.content) { return addContent(features, token.range) }
    if features.meets(.aspects), features.isSubset(of: .aspects) { return addAspect(token) }
    // "从后台重新回到前台": between where it comes from and that it does, it says nothing of the callbacks.
    if isLastOrder, features == [.again], let open, !open.origin.isEmpty, !open.features.meets(.changes) { return }
    // "A tab that was opened earlier".
    if features == [.earlier], open?.features.meets(.changes) ?? false { return waiting.formUnion(features) }
    if features == [.of] || features == [.from] || features == [.to] || features == [.by] {
      return addPreposition(token)
    }
    if features == [.and] || features == [.or] {
      if open != nil { waiting.formUnion(features) } else { addUnit(.and, token) }
      return
    }
    addUnit(.predicate, token)
  }

  /// "Se vuelve a llamar": to come back to calling is to call again.
  private mutating func takeAgain() {
    guard !isLastOrder, let open, open.actors.isEmpty,
      open.features == [.comeBack] && (preposition == .to || preposition == .of) || open.features == [.comeBack, .to]
    else { return }
    let range = open.range
    self.open = nil
    preposition = nil
    waiting = FeatureSet()
    units.append(Unit(kind: .predicate, features: [.again], range: range))
  }

  /// "viewDidLoad 中", "viewDidLoad에서": a place where it follows a callback is the time of its call.
  private func isInside(_ features: FeatureSet) -> Bool {
    guard isLastOrder, open == nil, let last = units.last, last.isCall else { return false }
    return features == [.at, .light] || features == [.from]
  }

  /// Right behind a relation it stands for what was said; elsewhere it says nothing.
  private mutating func readPronoun(_ token: Token) {
    guard open == nil, let last = units.last, case .relation = last.kind else { return }
    addUnit(.predicate, token)
  }

  private mutating func addPreposition(_ token: Token) {
    if token.features.contains(.from), isLastOrder, lastContent.contains(.homeButton) { lastState = [.homeButton] }
    if token.features.contains(.from), isLastOrder, open?.origin.isEmpty ?? false, !lastState.isEmpty {
      leaveState()
    } else if open != nil {
      preposition =
        token.features.contains(.from)
        ? .from : token.features.contains(.to) ? .to : token.features.contains(.by) ? .by : .of
      if token.features.contains(.of) { waiting.insert(.of) }
    } else if token.features.contains(.of) || token.features.contains(.to) {
      addUnit(.of, token)
    } else {
      preposition = token.features.contains(.from) ? .from : .by
    }
  }

  /// "About to" before content or behind it; behind a callback it says that its call is over.
  private mutating func addAspect(_ token: Token) {
    if open != nil {
      open?.features.formUnion(token.features)
      openEnd = token.range.upperBound
    } else {
      addUnit(.predicate, token)
    }
  }

  private mutating func addContent(_ features: FeatureSet, _ range: Range<Int>) {
    // "Background를 벗어나 Foreground로", "Active 상태에서 Background": what is left stands before what is reached.
    if isLastOrder, features.meets(.states), !lastState.isEmpty, waiting.isEmpty,
      open?.features.contains(.leave) ?? false
        || Self.excluding.contains(where: { $0.meets(lastState) && $0.meets(features) })
    {
      leaveState()
    }
    // "Del primer plano al fondo", "foreground to background".
    if !isLastOrder, preposition == .to || features.contains(.to), features.meets(.ends), !lastState.isEmpty,
      !features.meets(lastState)
    {
      leaveState()
    }
    // "Leaves the background".
    if !isLastOrder, preposition == nil || preposition == .of, features == [.background] || features == [.foreground],
      let open,
      lastContent.contains(.leave), !open.features.contains(.to), lastState.isEmpty
    {
      lastState = features
      openEnd = range.upperBound
      return leaveState()
    }
    // "卡片式弹窗": a sheet, and no alert.
    if isLastOrder, features == [.alert], let open, open.features.contains(.sheet), waiting.isEmpty {
      return openEnd = range.upperBound
    }
    let told = toldWho(by: features)
    // "popToRootViewController 中间的控制器": who gets it is not what happens.
    if let open, openEnd == endOfName, !open.features.contains(.completion), !waiting.contains(.of),
      features.meets([.idle, .arriving, .leaving, .top, .below, .visible]), !features.meets(.changes)
    {
      close()
    }
    // "present 的 completion 在控制器的 X 之前": whose X it is begins behind the completion.
    if isLastOrder, let open, completion(open) != nil, features.meets([.controller, .arriving, .leaving, .view]) {
      waiting = FeatureSet()
      close()
    }
    // "두 번째 탭": which one, and no second time.
    if isLastOrder, open == nil, features == [.tab], units.last?.features == [.again] { units.removeLast() }
    let isFirst = open == nil
    start(at: range)
    // "Active에서 inactive로 이동", "백그라운드로 이동": into a state, and nothing is opened.
    let isMove =
      isLastOrder && features == [.open] && lastContent.meets(.states) && open?.features.meets(.states) ?? false
    // "Presented over" and "full screen", two words each: a style of its own.
    let isOver =
      lastContent.contains(.top) && lastContent.contains(.to) && features.meets([.fullScreen, .currentContext])
    let features =
      isMove ? [.move] : isOver ? features.subtracting([.fullScreen]).union([.overFullScreen]) : told
    if isFirst { open?.beginsWithChange = features.meets(.changes) && !features.meets(.things) }
    if features.meets(.changes), !features.meets([.arriving, .leaving]) { open?.hasBareChange = true }
    // "From the app back to the home screen": from the one, and not from the other.
    let isOther = features.contains(.homeButton) && isLastOrder && lastContent.meets([.app, .scene])
    if preposition == .from, features.meets([.app, .scene]) || isOther { preposition = nil }
    if preposition == .from, features.meets(.ends.union([.homeButton])), !features.meets([.controller, .view]) {
      open?.origin.formUnion(features)
      preposition = nil
    } else {
      open?.features.formUnion(features)
      lastState = lastState.union(features).intersection(.ends)
    }
    lastContent = features
    openEnd = range.upperBound
  }

  private mutating func addActor(_ range: Range<Int>) {
    if isDoneTo(somebody: range) { return }
    start(at: range)
    let isBefore = !(open?.features.meets(.changes) ?? false)
    open?.actors.append(Frame.Actor(range: range, preposition: preposition, isBeforeChange: isBefore))
    preposition = nil
    openEnd = range.upperBound
  }

  private mutating func start(at range: Range<Int>) {
    if open == nil {
      open = Frame.Event(range: range)
      // "About to" that stood right before.
      if let last = units.last, case .predicate = last.kind, last.features.isSubset(of: .aspects) {
        open?.features.formUnion(last.features)
        units.removeLast()
      }
    }
    open?.features.formUnion(waiting.intersection([.or, .and]))
    waiting = FeatureSet()
  }

  private mutating func close() {
    if var event = open {
      event.range = event.range.lowerBound..<openEnd
      // "Going to the home screen": a way, and nothing that is about to happen.
      if !isLastOrder, event.features.contains(.soon),
        !event.features.meets(FeatureSet.changes.union([.hidden, .visible]))
      {
        event.features.remove(.soon)
      }
      // An argument, and nothing that happens.
      guard event.features != [.nil] || !event.actors.isEmpty || !(units.last?.isCall ?? false) else {
        open = nil
        waiting = FeatureSet()
        return
      }
      if let callback = completion(event) {
        let name = Name(callback, owner: .viewController, range: event.range)
        units.append(Unit(kind: .call(name), features: [], range: event.range))
      } else {
        units.append(Unit(kind: .content(event), features: event.features, range: event.range))
      }
      if waiting.contains(.of) {
        units.append(Unit(kind: .of, features: [.of], range: openEnd..<openEnd))
      }
      if waiting.contains(.earlier) {
        units.append(Unit(kind: .predicate, features: [.earlier], range: openEnd..<openEnd))
      }
      if waiting.meets([.and, .or]) {
        units.append(Unit(kind: .and, features: waiting.intersection([.and, .or]), range: openEnd..<openEnd))
      }
    }
    open = nil
    preposition = nil
    lastState = []
    lastContent = []
    waiting = FeatureSet()
    leaveRelative()
  }

  /// "The completion block of dismiss" comes like a callback.
  private func completion(_ event: Frame.Event) -> Callback? {
    guard event.features.contains(.completion), event.actors.isEmpty else { return nil }
    return Callback(completing: event.features.subtracting([.completion, .modal, .done, .finish, .code, .callbacks]))
  }

  private mutating func addUnit(_ kind: Unit.Kind, _ token: Token, _ features: FeatureSet? = nil) {
    close()
    var unit = Unit(kind: kind, features: features ?? token.features, range: token.range)
    unit.isBare = token.isBare
    units.append(unit)
  }

  private mutating func add(_ kind: Unit.Kind, _ features: FeatureSet, _ range: Range<Int>) {
    close()
    units.append(Unit(kind: kind, features: features, range: range))
  }
}
