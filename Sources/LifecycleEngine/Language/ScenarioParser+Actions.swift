extension ScenarioParser {
  /// Reads one action; notes the problem and gives nil if it is none.
  mutating func parseAction(_ slice: Slice, inOverride: Bool) -> Action? {
    var words = slice.words
    if let first = words.first, first.is("async"), words.count > 1, !words[1].is("async") {
      var action = parseAction(slice.dropFirst(5), inOverride: inOverride)
      action?.isAsync = true
      return action
    }
    var isAnimated = true
    if let last = words.last, last.is("unanimated") || last.is("animated") {
      isAnimated = last.is("animated")
      words.removeLast()
    }
    let before = problems.count
    if var action = match(words, inOverride: inOverride, actorOnly: false) {
      action.isAnimated = isAnimated
      return action
    }
    if words.count > 1, words[0].isName, problems.count == before {
      if var action = match(Array(words.dropFirst()), inOverride: inOverride, actorOnly: true) {
        action.actor = name(words[0])
        action.isAnimated = isAnimated
        return action
      }
    }
    if problems.count == before { note(.unknownStep, slice) }
    return nil
  }

  private mutating func match(_ words: [Slice], inOverride: Bool, actorOnly: Bool) -> Action? {
    guard let byte = words.first?.text.first else { return nil }
    for index in phrasesByFirstByte[Int(byte)] {
      let phrase = phrases[Int(index)]
      if !inOverride && phrase.verb.isOnlyInOverride || actorOnly && !phrase.verb.takesActor { continue }
      guard fits(words, phrase.words) else { continue }
      return fill(phrase, words)
    }
    return nil
  }

  /// Whether the words have the shape of a phrase; what they stand for is looked at afterwards.
  private func fits(_ words: [Slice], _ phrase: [PhraseWord]) -> Bool {
    var index = 0
    for part in phrase {
      switch part {
      case .literal(let literal):
        guard index < words.count, words[index].text.count == literal.count,
          words[index].text.elementsEqual(literal)
        else { return false }
      case .list, .numbers:
        return index < words.count
      case .method:
        return index < words.count && !isOfSuper(words[index]) && words[index].cut(at: UInt8(ascii: ".")) != nil
      case .superMethod:
        return index < words.count && isOfSuper(words[index])
      case .firstView, .firstViewAssigned:
        guard index < words.count, words[index].hasSuffix(".view") else { return false }
      case .firstFrame:
        guard index < words.count, words[index].hasSuffix(".frame") else { return false }
      case .first, .second:
        guard index < words.count, isReference(words[index]) else { return false }
      case .style, .word, .value:
        guard index < words.count else { return false }
      }
      index += 1
    }
    return index == words.count
  }

  /// `super.viewDidAppear:`: nobody can be called super.
  private func isOfSuper(_ word: Slice) -> Bool { word.hasPrefix("super.") }

  private func isReference(_ word: Slice) -> Bool {
    word.isName || word.isContainer || word.hasSuffix(".view") && word.dropLast(5).isName
  }

  private mutating func fill(_ phrase: Phrase, _ words: [Slice]) -> Action? {
    var action = Action(phrase.verb)
    for (index, part) in phrase.words.enumerated() {
      switch part {
      case .literal: break
      case .first: action.first = reference(words[index], of: phrase.verb, isFirst: true)
      case .second: action.second = reference(words[index], of: phrase.verb, isFirst: false)
      case .firstView, .firstViewAssigned:
        action.first = name(words[index].dropLast(5)).map { Reference(name: $0) }
      case .firstFrame: action.first = name(words[index].dropLast(6)).map { Reference(name: $0) }
      case .word: action.first = name(words[index]).map { Reference(name: $0) }
      case .value: action.argument = literal(words[index])
      case .style:
        guard let style = style(words[index]) else { return nil }
        action.style = style
      case .list: action.list = list(words[index...], of: phrase.verb)
      case .numbers: action.numbers = numbers(words[index...])
      case .method, .superMethod: return method(words[index...], action)
      }
    }
    return action
  }

  private mutating func reference(_ word: Slice, of verb: Verb, isFirst: Bool) -> Reference? {
    if word.hasSuffix(".view") { return name(word.dropLast(5)).map { Reference(name: $0, isView: true) } }
    let name = verb.makesContainer(isFirst: isFirst) ? controllerName(word) : name(word)
    return name.map { Reference(name: $0) }
  }

  mutating func style(_ word: Slice) -> PresentationStyle? {
    for style in PresentationStyle.allCases where word.is(style.word) { return style }
    note(.unknownStyle, word)
    return nil
  }

  private mutating func list(_ words: ArraySlice<Slice>, of verb: Verb) -> [NameID] {
    var names: [NameID] = []
    for word in words {
      for piece in word.split(UInt8(ascii: ",")) where !piece.isEmpty {
        let name = verb.makesContainer(isFirst: true) ? controllerName(piece) : name(piece)
        if let name { names.append(name) }
      }
    }
    return names
  }

  mutating func numbers(_ words: ArraySlice<Slice>) -> [Int32] {
    var values: [Int32] = []
    for word in words {
      guard let value = word.number else {
        note(.badFrame, word)
        continue
      }
      values.append(value)
    }
    return values
  }

  /// `A.addChildViewController: C`, `A.view.layoutIfNeeded`: a receiver, a method, and perhaps its argument.
  private mutating func method(_ words: ArraySlice<Slice>, _ action: Action) -> Action? {
    guard let call = words.first, let (receiver, selector) = call.cut(at: UInt8(ascii: ".")) else {
      if let call = words.first { note(.unknownStep, call) }
      return nil
    }
    let isView = selector.hasPrefix("view.")
    let called = isView ? selector.dropFirst(5) : selector
    guard let method = callback(called) else {
      note(.unknownCallback, called)
      return nil
    }
    var action = action
    if action.verb == .call { action.first = name(receiver).map { Reference(name: $0, isView: isView) } }
    action.method = method
    if let argument = words.dropFirst().first { action.argument = literal(argument) }
    return action
  }

  /// A callback by any of its names.
  func callback(_ slice: Slice) -> Callback? {
    if let callback = Callback(named: slice.text) { return callback }
    if slice.is("initialize") { return .initialize }
    if slice.is("load") { return .load }
    if slice.is("beginAppearanceTransition:") { return .beginAppearanceTransitionAnimated }
    return nil
  }

  mutating func literal(_ word: Slice) -> Literal {
    if word.is("nil") { return .none }
    if word.is("YES") || word.is("true") { return .yes }
    if word.is("NO") || word.is("false") { return .no }
    if let number = word.number { return .number(number) }
    // The view of a controller is known by the controller's name.
    return name(word.hasSuffix(".view") ? word.dropLast(5) : word).map { .name($0) } ?? .none
  }
}
