extension ScenarioParser {
  mutating func parseExpectation(_ slice: Slice, whole: Slice) {
    guard !scenario.steps.isEmpty else { return note(.expectationWithoutStep, whole) }
    guard let kind = expectation(slice) else { return }
    let expectation = Expectation(kind: kind, source: Position(range: slice.range, line: line))
    scenario.steps[scenario.steps.count - 1].expectations.append(expectation)
  }

  private mutating func expectation(_ slice: Slice) -> Expectation.Kind? {
    if slice.is("(nothing)") { return .nothing }
    if slice.is("...") { return .anything }
    if slice.is("either") { return .either }
    if slice.is("or") { return .or }
    if slice.is("end") { return .end }
    return entry(slice).map { .entry($0) }
  }

  private mutating func entry(_ slice: Slice) -> ExpectedEntry? {
    var rest = slice
    var states: [StateWord] = []
    if rest.text.last == UInt8(ascii: "]"), let open = rest.text.lastIndex(of: UInt8(ascii: "[")) {
      states = stateWords(Slice(rest.text[rest.text.index(after: open)..<rest.text.index(before: rest.text.endIndex)]))
      rest = Slice(rest.text[..<open]).trimmed
    }
    let words = rest.words
    guard let first = words.first else {
      note(.unknownCallback, slice)
      return nil
    }
    if first.is("main"), words.count == 1 {
      return ExpectedEntry(receiver: pseudo(.main), callback: .main, argument: nil, states: states)
    }
    guard words.count > 1 else {
      // What is posted to all needs no receiver, as in `log`.
      if let posted = callback(first), posted.info.isNotification {
        return ExpectedEntry(receiver: pseudo(.notification), callback: posted, argument: nil, states: states)
      }
      note(.unknownCallback, slice)
      return nil
    }
    if first.is("console"), !words[1].is("consoleMessage") { return consoleLine(rest, states) }
    guard let receiver = receiver(first), let callback = expectedCallback(words[1], of: receiver) else { return nil }
    var argument: Literal?
    if words.count > 2 { argument = literal(words[2]) }
    if words.count > 3 { note(.badValue, words[3]) }
    return ExpectedEntry(receiver: receiver, callback: callback, argument: argument, states: states)
  }

  /// `console Attempt to present B on A`: a line of UIKit's that begins like this.
  private mutating func consoleLine(_ whole: Slice, _ states: [StateWord]) -> ExpectedEntry? {
    let line = whole.dropFirst(7)
    guard Message.allCases.contains(where: { Self.isBeginning(line, of: $0) }) else {
      note(.unknownMessage, line)
      return nil
    }
    return ExpectedEntry(
      receiver: pseudo(.console), callback: .consoleMessage, argument: .text(scenario.intern(line.text)),
      states: states)
  }

  private mutating func expectedCallback(_ word: Slice, of receiver: ReceiverName) -> Callback? {
    if receiver.role == .completion || receiver.role == .returning {
      if let call = Callback(call: word.text) { return call }
    }
    guard let callback = callback(word) else {
      note(.unknownCallback, word)
      return nil
    }
    return callback
  }

  func pseudo(_ role: ReceiverName.Role) -> ReceiverName { ReceiverName(role: role, name: NameID(0)) }

  /// A receiver by its name; `V.gesture` for a recognizer.
  mutating func receiver(_ word: Slice) -> ReceiverName? {
    if word.is("notification") { return pseudo(.notification) }
    if word.is("completion") { return pseudo(.completion) }
    if word.is("return") { return pseudo(.returning) }
    if word.is("main") { return pseudo(.main) }
    if word.is("console") { return pseudo(.console) }
    if word.hasSuffix(".gesture") {
      return name(word.dropLast(8)).map { ReceiverName(role: .gesture, name: $0) }
    }
    return name(word).map { ReceiverName(role: .object, name: $0) }
  }

  /// Whether a line begins like one of UIKit's, with any names where that has controllers.
  private static func isBeginning(_ line: Slice, of message: Message) -> Bool {
    let (known, words) = (Slice(message.text).words, line.words)
    guard words.count <= known.count else { return false }
    return words.indices.allSatisfy { place in
      if let dollar = known[place].text.firstIndex(of: UInt8(ascii: "$")) {
        let before = known[place].text[..<dollar]
        if words[place].text.starts(with: before) { return words[place].dropFirst(before.count).isName }
      }
      if place + 1 == words.count { return known[place].text.starts(with: words[place].text) }
      return known[place].text.elementsEqual(words[place].text)
    }
  }

  private mutating func stateWords(_ slice: Slice) -> [StateWord] {
    slice.split(UInt8(ascii: ",")).compactMap { stateWord($0) }
  }

  mutating func stateWord(_ slice: Slice) -> StateWord? {
    for state in StateWord.allCases where slice.is(state.word) { return state }
    note(.unknownState, slice)
    return nil
  }

  // MARK: Queries

  /// `A.parent is Nav`, `window.isKey`, `responders of V are V, A.view`; `not` negates.
  mutating func parseQuery(_ slice: Slice, whole: Slice) {
    guard !scenario.steps.isEmpty else { return note(.expectationWithoutStep, whole) }
    var words = slice.words
    var isNegated = false
    if let place = words.firstIndex(where: { $0.is("not") }), !Self.isNotRunning(words, place) {
      isNegated = true
      words.remove(at: place)
    }
    guard var query = question(words, slice) else { return }
    query.isNegated = isNegated
    query.source = Position(range: slice.range, line: line)
    scenario.steps[scenario.steps.count - 1].queries.append(query)
  }

  /// `app.state is not running` names a state and denies nothing.
  private static func isNotRunning(_ words: [Slice], _ place: Int) -> Bool {
    words[0].hasSuffix(".state") && place == words.count - 2 && words[place + 1].is("running")
  }

  private mutating func question(_ words: [Slice], _ slice: Slice) -> Query? {
    guard let first = words.first else {
      note(.unknownProperty, slice)
      return nil
    }
    if first.is("responders"), words.count > 3, let subject = name(words[2]) {
      return Query(subject: subject, property: .responders, value: .list(references(words[4...])))
    }
    guard let (subject, property) = first.cut(at: UInt8(ascii: ".")), let name = name(subject) else {
      note(.unknownProperty, slice)
      return nil
    }
    guard let known = Query.Property.allCases.first(where: { property.is($0.word) }) else {
      note(.unknownProperty, property)
      return nil
    }
    guard let query = answer(known, name, words, slice) else {
      if problems.last?.line != line { note(.badValue, slice) }
      return nil
    }
    return query
  }

  private mutating func answer(_ property: Query.Property, _ name: NameID, _ words: [Slice], _ slice: Slice) -> Query? {
    let isQuestion = property == .isViewLoaded || property == .isKey || property == .isFirstResponder
    if isQuestion { return words.count == 1 ? Query(subject: name, property: property, value: .yes) : nil }
    let rest = words.dropFirst(2)
    guard words.count > 2, words[1].is("is") || words[1].is("are"), let first = rest.first, let last = rest.last else {
      return nil
    }
    switch property {
    case .levels: return Query(subject: name, property: property, value: .numbers(numbers(rest)))
    case .state:
      let whole = Slice(slice.text[first.text.startIndex..<last.text.endIndex])
      return stateWord(whole).map { Query(subject: name, property: property, value: .state($0)) }
    default:
      guard rest.count == 1 else { return nil }
      if first.is("nil") { return Query(subject: name, property: property, value: .none) }
      return self.name(first).map { Query(subject: name, property: property, value: .name($0)) }
    }
  }

  private mutating func references(_ words: ArraySlice<Slice>) -> [Reference] {
    var found: [Reference] = []
    for word in words {
      for piece in word.split(UInt8(ascii: ",")) where !piece.isEmpty {
        if piece.hasSuffix(".view") {
          if let name = name(piece.dropLast(5)) { found.append(Reference(name: name, isView: true)) }
        } else if let name = name(piece) {
          found.append(Reference(name: name))
        }
      }
    }
    return found
  }
}
