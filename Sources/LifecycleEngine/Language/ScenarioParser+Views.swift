extension ScenarioParser {
  mutating func parseView(_ word: Slice, _ value: Slice) {
    guard let name = name(word) else { return }
    guard scenario.views.count < 250 else { return note(.tooManyNames, word) }
    var view = ViewDeclaration(name: name)
    for part in value.split(UInt8(ascii: ";")) {
      for piece in part.split(UInt8(ascii: ",")) where !piece.isEmpty { parseViewProperty(piece, &view) }
    }
    scenario.views.append(view)
  }

  private mutating func parseViewProperty(_ piece: Slice, _ view: inout ViewDeclaration) {
    let words = piece.words
    switch true {
    case piece.is("loose"): view.place = .loose
    case piece.is("from code"): view.isFromCode = true
    case piece.hasPrefix("from nib"): view.nibName = words.count > 2 ? name(words[2].unquoted) : view.name
    case piece.hasPrefix("root of ") && words.count == 3:
      if let owner = name(words[2]) { view.place = .rootOf(owner) }
    case piece.hasPrefix("represented by ") && words.count == 3:
      if let content = name(words[2]) { view.place = .representedBy(content) }
    case words.count == 3 && words[1].is("of"):
      guard let part = ListPart.allCases.first(where: { words[0].is($0.word) }) else { return note(.badValue, piece) }
      if let list = name(words[2]) { view.place = .part(part, of: list) }
    case piece.hasPrefix("sections ") && words.count == 2: view.sections = UInt16(max(number(words[1], upTo: 6), 1))
    case piece.hasPrefix("rows ") && words.count == 2: view.rows = UInt16(number(words[1], upTo: 10_000))
    case piece.hasPrefix("row height ") && words.count == 3: view.rowHeight = max(number(words[2], upTo: 10_000), 1)
    case piece.hasPrefix("in ") && words.count == 2:
      let inner = words[1].hasSuffix(".view") ? words[1].dropLast(5) : words[1]
      if let owner = name(inner) { view.place = .inside(owner) }
    case piece.hasPrefix("frame "):
      let values = numbers(words[1...])
      guard values.count == 4 else { return note(.badFrame, piece) }
      view.frame = Frame(x: values[0], y: values[1], width: values[2], height: values[3])
    case piece.is("hidden"): view.isHidden = true
    case piece.is("alpha 0"): view.isTransparent = true
    case piece.is("no interaction"): view.ignoresTouches = true
    case piece.is("control"): view.isControl = true
    case piece.is("gesture"): view.hasGesture = true
    case piece.is("constraints"): view.hasConstraints = true
    default:
      for content in ViewDeclaration.Content.allCases where piece.is(content.word) { return view.content = content }
      note(.badValue, piece)
    }
  }

  private mutating func number(_ word: Slice, upTo limit: Int32) -> Int32 {
    if let value = word.number, (0...limit).contains(value) { return value }
    note(.badValue, word)
    return 0
  }

  mutating func parseClass(_ keyword: Slice, _ word: Slice, _ value: Slice) {
    guard let name = name(word) else { return }
    var declaration = ClassDeclaration(name: name)
    if keyword.is("category") {
      declaration.isCategory = true
      if let open = word.text.firstIndex(of: UInt8(ascii: "(")) {
        declaration.base = self.name(Slice(word.text[..<open]))
      }
    }
    for part in value.split(UInt8(ascii: ";")) {
      for piece in part.split(UInt8(ascii: ",")) where !piece.isEmpty {
        switch true {
        case piece.is("initialize"): declaration.hasInitialize = true
        case piece.is("load"): declaration.hasLoad = true
        case piece.hasPrefix("of "): declaration.base = self.name(piece.dropFirst(3))
        default: note(.badValue, piece)
        }
      }
    }
    scenario.classes.append(declaration)
  }
}
