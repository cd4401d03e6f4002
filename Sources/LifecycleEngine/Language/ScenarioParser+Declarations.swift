extension ScenarioParser {
  /// Reads a declaration; false if the line is none, so that it can be a step.
  mutating func parseDeclaration(_ slice: Slice) -> Bool {
    guard let (key, value) = slice.cutAfterKey() else { return false }
    let words = key.words
    guard let keyword = words.first else { return false }
    let isKnown = LanguageWords.keys.contains { keyword.is($0) }
    if !isKnown {
      // `call A.loadView: x` and other steps with a colon are no declarations.
      guard scenario.steps.isEmpty, words.count == 1, keyword.text.allSatisfy(isKeyByte) else { return false }
      note(.unknownKey, keyword)
      return true
    }
    guard scenario.steps.isEmpty else {
      note(.declarationAfterStep, slice)
      return true
    }
    if words.count == 1 { parseSimple(keyword, value) } else { parseNamed(keyword, key, words, value) }
    return true
  }

  private func isKeyByte(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || byte == UInt8(ascii: "-")
  }

  private mutating func parseSimple(_ key: Slice, _ value: Slice) {
    switch true {
    case key.is("ios"): scenario.ios = versions(value)
    case key.is("life-cycle"): parseLifeCycle(value)
    case key.is("device"): parseDevice(value)
    case key.is("plist"):
      scenario.plist = value.split(UInt8(ascii: ",")).filter { !$0.isEmpty }.map { Array($0.text) }
    case key.is("window"):
      if value.is("code") {
        scenario.windowMaker = .code
      } else if !value.is("storyboard") {
        note(.badValue, value)
      }
    case key.is("root"):
      scenario.root = []
      parseRoot(value, depth: 0)
    case key.is("names"): parseNames(value)
    case key.is("nibs"): parseNibs(value)
    case key.is("log"): parseLog(value)
    default: note(.badName, key)
    }
  }

  private mutating func parseNamed(_ keyword: Slice, _ key: Slice, _ words: [Slice], _ value: Slice) {
    switch true {
    case keyword.is("controller"): parseController(words[1], value)
    case keyword.is("segue"): parseSegue(words, key, value)
    case keyword.is("view"): parseView(words[1], value)
    case keyword.is("class"), keyword.is("category"): parseClass(keyword, words[1], value)
    case keyword.is("when"): parseWhen(words, key, value)
    case keyword.is("nav"): parseContainer(.nav, words[1], value)
    case keyword.is("tab"): parseContainer(.tab, words[1], value)
    case keyword.is("split"): parseContainer(.split, words[1], value)
    case keyword.is("page"): parseContainer(.page, words[1], value)
    case keyword.is("presentation"): parseContainer(.presentation, words[1], value)
    default: note(.unknownKey, key)
    }
  }

  // MARK: Values

  private mutating func versions(_ value: Slice) -> VersionRange? {
    let text = value.text
    var dots: Int?
    for index in text.indices.dropLast(2)
    where text[index] == UInt8(ascii: ".") && text[index + 1] == UInt8(ascii: ".")
      && text[index + 2] == UInt8(ascii: ".")
    {
      dots = index
      break
    }
    guard let dots else {
      guard let version = Version(text), version >= .oldest else {
        note(.badVersion, value)
        return nil
      }
      return VersionRange(version, version)
    }
    let before = Slice(text[..<dots]).trimmed
    let after = Slice(text[(dots + 3)...]).trimmed
    let lower = before.isEmpty ? Version.oldest : Version(before.text)
    let upper = after.isEmpty ? Version(99) : Version(after.text)
    guard let lower, let upper, lower <= upper else {
      note(.badVersion, value)
      return nil
    }
    return VersionRange(lower, upper)
  }

  private mutating func parseLifeCycle(_ value: Slice) {
    if value.is("app") {
      scenario.lifeCycle = .app
    } else if value.is("scene") {
      scenario.lifeCycle = .scene
    } else {
      note(.badValue, value)
    }
  }

  private mutating func parseDevice(_ value: Slice) {
    for word in value.words {
      switch true {
      case word.is("phone"): scenario.device.isPad = false
      case word.is("pad"): scenario.device.isPad = true
      case word.is("landscape"): scenario.device.isLandscape = true
      case word.is("portrait"): scenario.device.isLandscape = false
      default: note(.badValue, word)
      }
    }
  }

  /// `A`, `nav(A, B)`, nested.
  private mutating func parseRoot(_ value: Slice, depth: Int) {
    guard depth < 8 else { return note(.badValue, value) }
    guard let open = value.text.firstIndex(of: UInt8(ascii: "(")), value.text.last == UInt8(ascii: ")") else {
      if let name = name(value) { scenario.root.append(RootNode(kind: .plain, name: name, childCount: 0)) }
      return
    }
    let word = Slice(value.text[..<open]).trimmed
    let kinds: [(StaticString, ControllerKind)] = [
      ("nav", .nav), ("tab", .tab), ("split", .split), ("page", .page), ("container", .container),
      ("hosting", .hosting),
    ]
    guard let kind = kinds.first(where: { word.is($0.0) })?.1 else { return note(.badValue, word) }
    let inside = Slice(value.text[value.text.index(after: open)..<value.text.index(before: value.text.endIndex)])
    let children = inside.split(UInt8(ascii: ",")).filter { !$0.isEmpty }
    scenario.root.append(RootNode(kind: kind, name: nil, childCount: children.count))
    for child in children { parseRoot(child, depth: depth + 1) }
  }

  private mutating func parseNames(_ value: Slice) {
    let roles: [(StaticString, RoleName.Role)] = [
      ("nav", .nav), ("tab", .tab), ("split", .split), ("page", .page), ("container", .container), ("app", .app),
      ("scene", .scene),
    ]
    for part in value.split(UInt8(ascii: ",")) {
      let words = part.words
      guard words.count == 2, let role = roles.first(where: { words[0].is($0.0) })?.1, let name = name(words[1])
      else {
        note(.badValue, part)
        continue
      }
      scenario.renamed.append(RoleName(role: role, name: name))
    }
  }

  private mutating func parseNibs(_ value: Slice) {
    for part in value.split(UInt8(ascii: ",")) where !part.isEmpty {
      if let open = part.text.firstIndex(of: UInt8(ascii: "(")) {
        if let name = name(Slice(part.text[..<open]).trimmed) {
          var nib = NibDeclaration(name: name)
          let trouble = Slice(part.text[part.text.index(after: open)...].dropLast()).trimmed
          if trouble.is("no view outlet") {
            nib.hasViewOutlet = false
          } else if trouble.is("unknown outlet") {
            nib.hasUnknownOutlet = true
          } else {
            note(.badValue, trouble)
          }
          scenario.nibs.append(nib)
        }
      } else if let name = name(part.unquoted) {
        scenario.nibs.append(NibDeclaration(name: name))
      }
    }
  }

  // MARK: Controllers

  private mutating func parseController(_ word: Slice, _ value: Slice) {
    guard let name = name(word) else { return }
    var declaration = ControllerDeclaration(name: name)
    for part in value.split(UInt8(ascii: ";")) where !part.isEmpty {
      let words = part.words
      switch true {
      case part.is("from code"): declaration.origin = .code
      case part.is("from storyboard"): declaration.origin = .storyboard
      case part.is("from coder"): declaration.origin = .coder
      case part.hasPrefix("from nib"):
        declaration.origin = .nib
        declaration.nibName = words.count > 2 ? self.name(words[2].unquoted) : nil
      case part.hasPrefix("from loadNibNamed"):
        declaration.origin = .loadNibNamed
        declaration.nibName = words.count > 2 ? self.name(words[2].unquoted) : nil
      case part.hasPrefix("class ") && words.count == 2: declaration.className = self.name(words[1])
      case part.hasPrefix("style ") && words.count == 2: declaration.style = style(words[1])
      case part.is("landscape only"): declaration.landscapeOnly = true
      case part.is("defines context"): declaration.definesContext = true
      case part.hasPrefix("hosts "):
        for piece in part.dropFirst(6).split(UInt8(ascii: ",")) {
          if let name = self.name(piece) { declaration.hosted.append(name) }
        }
      default: note(.badValue, part)
      }
    }
    scenario.controllers.append(declaration)
  }

  private mutating func parseSegue(_ words: [Slice], _ key: Slice, _ value: Slice) {
    guard words.count == 4, words[2].is("to"), let source = name(words[1]), let destination = name(words[3]) else {
      return note(.badName, key)
    }
    let parts = value.words
    var segue = SegueDeclaration(source: source, destination: destination, kind: .present)
    switch true {
    case value.is("push"): segue.kind = .push
    case value.is("present"): break
    case value.is("embed"): segue.kind = .embed
    case parts.count == 3 && parts[0].is("present") && parts[1].is("as"): segue.style = style(parts[2])
    default: note(.badValue, value)
    }
    scenario.segues.append(segue)
  }

  private mutating func parseContainer(_ kind: ContainerDeclaration.Kind, _ word: Slice, _ value: Slice) {
    guard let name = name(word) else { return }
    var declaration = ContainerDeclaration(kind: kind, name: name)
    for part in value.split(UInt8(ascii: ";")) where !part.isEmpty {
      for piece in part.split(UInt8(ascii: ",")) where !piece.isEmpty {
        let words = piece.words
        switch true {
        case piece.is("scroll"): declaration.isCurl = false
        case piece.is("curl"): declaration.isCurl = true
        case words.count == 2 && words[0].is("delegate"): declaration.delegate = self.name(words[1])
        case words.count == 2 && words[0].is("controller"): declaration.controller = self.name(words[1])
        case words.count == 3 && words[0].is("data") && words[1].is("source"):
          declaration.dataSource = self.name(words[2])
        default: note(.badValue, piece)
        }
      }
    }
    scenario.containers.append(declaration)
  }

  // MARK: Views and classes

  private mutating func parseView(_ word: Slice, _ value: Slice) {
    guard let name = name(word) else { return }
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
    default: note(.badValue, piece)
    }
  }

  private mutating func parseClass(_ keyword: Slice, _ word: Slice, _ value: Slice) {
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

  // MARK: when and log

  /// `when A.viewDidLoad: call super; present B`, `when completion dismiss: …`.
  private mutating func parseWhen(_ words: [Slice], _ key: Slice, _ value: Slice) {
    var receiver: NameID?
    var callback: Callback?
    if words.count == 3, words[1].is("completion") {
      callback = Callback(call: words[2].text)
      if callback == nil { return note(.unknownCallback, words[2]) }
    } else if words.count == 2, let (subject, selector) = words[1].cut(at: UInt8(ascii: ".")) {
      receiver = name(subject)
      callback = self.callback(selector)
      if callback == nil { return note(.unknownCallback, selector) }
    }
    guard let callback else { return note(.unknownCallback, key) }
    var actions: [Action] = []
    for part in value.split(UInt8(ascii: ";")) where !part.isEmpty {
      if let action = parseAction(part, inOverride: true) { actions.append(action) }
    }
    scenario.overrides.append(Override(receiver: receiver, callback: callback, actions: actions))
  }

  private mutating func parseLog(_ value: Slice) {
    var log = scenario.log ?? LogDeclaration()
    let parts = value.split(UInt8(ascii: ";"))
    for (index, part) in parts.enumerated() {
      for piece in part.split(UInt8(ascii: ",")) where !piece.isEmpty {
        if !parseLogOption(piece, &log), index == 0 || !isLogOption(piece) { parseLogEntry(piece, &log) }
      }
    }
    scenario.log = log
  }

  private func isLogOption(_ piece: Slice) -> Bool {
    piece.is("after super") || piece.is("exact layout") || piece.is("exact hits")
  }

  private mutating func parseLogOption(_ piece: Slice, _ log: inout LogDeclaration) -> Bool {
    switch true {
    case piece.is("all"): log.isAll = true
    case piece.is("after super"): log.afterSuper = true
    case piece.is("exact layout"): log.exactLayout = true
    case piece.is("exact hits"): log.exactHits = true
    default: return false
    }
    return true
  }

  private mutating func parseLogEntry(_ piece: Slice, _ log: inout LogDeclaration) {
    let pseudoReceivers: [StaticString] = ["completion", "return", "notification", "console"]
    if pseudoReceivers.contains(where: { piece.is($0) }) {
      if let receiver = receiver(piece) { log.entries.append(LogEntry(receiver: receiver, callback: nil)) }
      return
    }
    if piece.is("main") {
      return log.entries.append(LogEntry(receiver: pseudo(.main), callback: .main))
    }
    if let callback = callback(piece) { return log.entries.append(LogEntry(receiver: nil, callback: callback)) }
    guard let (subject, selector) = cutReceiver(piece) else { return note(.unknownCallback, piece) }
    guard let callback = callback(selector) else { return note(.unknownCallback, selector) }
    if let receiver = receiver(subject) { log.entries.append(LogEntry(receiver: receiver, callback: callback)) }
  }

  /// `V.gesture.action` → `V.gesture` and `action`; `A.viewDidLoad` → `A` and `viewDidLoad`.
  private func cutReceiver(_ piece: Slice) -> (Slice, Slice)? {
    guard let (subject, rest) = piece.cut(at: UInt8(ascii: ".")) else { return nil }
    let gesture: StaticString = "gesture."
    guard rest.hasPrefix(gesture) else { return (subject, rest) }
    let end = subject.text.endIndex + gesture.utf8CodeUnitCount
    return (Slice(piece.text[piece.text.startIndex..<end]), rest.dropFirst(gesture.utf8CodeUnitCount))
  }
}
