extension ScenarioPrinter {
  /// Everything before the first step; what has its default value is left out.
  mutating func writeDeclarations() {
    let start = text.count
    if let ios = scenario.ios { writeVersions(ios) }
    if let lifeCycle = scenario.lifeCycle { line(lifeCycle == .app ? "life-cycle: app" : "life-cycle: scene") }
    writeDevice()
    if !scenario.plist.isEmpty {
      text.append("plist: ")
      list(scenario.plist) { $0.text.append(contentsOf: $1) }
      endLine()
    }
    switch scenario.windowMaker {
    case .storyboard: break
    case .code: line("window: code")
    case .swiftUI: line("window: swiftui")
    }
    writeRoot()
    writeNames()
    for declaration in scenario.controllers { write(declaration) }
    for segue in scenario.segues { write(segue) }
    for declaration in scenario.containers { write(declaration) }
    writeNibs()
    for view in scenario.views { write(view) }
    for declaration in scenario.classes { write(declaration) }
    for override in scenario.overrides { write(override) }
    if let log = scenario.log { write(log) }
    if text.count > start { endLine() }
  }

  private mutating func writeVersions(_ range: VersionRange) {
    text.append("ios: ")
    if range.lower == range.upper {
      range.lower.write(to: &text)
    } else {
      if range.lower > .oldest { range.lower.write(to: &text) }
      text.append("...")
      if range.upper < Version(99) { range.upper.write(to: &text) }
    }
    endLine()
  }

  private mutating func writeDevice() {
    let device = scenario.device
    guard device != Device() else { return }
    text.append(device.isPad ? "device: pad" : "device: phone")
    if device.isLandscape { text.append(" landscape") }
    endLine()
  }

  private mutating func writeRoot() {
    guard !scenario.root.isEmpty else { return }
    text.append("root: ")
    write(scenario.root)
    endLine()
  }

  /// The root controller as the declaration writes it, `nav(A)`; empty if none is declared.
  public static func printRoot(of scenario: Scenario) -> [UInt8] { print(scenario.root, of: scenario) }

  /// A controller with what it holds.
  static func print(_ nodes: [RootNode], of scenario: Scenario) -> [UInt8] {
    var printer = ScenarioPrinter(scenario: scenario)
    printer.write(nodes)
    return printer.text
  }

  private mutating func write(_ nodes: [RootNode]) {
    var index = 0
    writeNode(nodes, &index)
  }

  private mutating func writeNode(_ nodes: [RootNode], _ index: inout Int) {
    guard index < nodes.count else { return }
    let node = nodes[index]
    index += 1
    guard node.kind != .plain else {
      if let name = node.name { write(name) }
      return
    }
    text.append(node.kind.word)
    text.append("(")
    for child in 0..<node.childCount {
      if child > 0 { text.append(", ") }
      writeNode(nodes, &index)
    }
    text.append(")")
  }

  private mutating func writeNames() {
    guard !scenario.renamed.isEmpty else { return }
    text.append("names: ")
    list(scenario.renamed) { printer, renamed in
      printer.text.append(renamed.role.word)
      printer.text.append(" ")
      printer.write(renamed.name)
    }
    endLine()
  }

  private mutating func write(_ declaration: ControllerDeclaration) {
    text.append("controller ")
    write(declaration.name)
    text.append(":")
    var parts = Parts()
    switch declaration.origin {
    case .code: parts.add(&self, " from code")
    case .storyboard: parts.add(&self, " from storyboard")
    case .coder: parts.add(&self, " from coder")
    case .nib: parts.add(&self, " from nib", quoted: declaration.nibName)
    case .loadNibNamed: parts.add(&self, " from loadNibNamed", quoted: declaration.nibName)
    case nil: break
    }
    if let name = declaration.className { parts.add(&self, " class ", name) }
    if let style = declaration.style {
      parts.add(&self, " style ")
      text.append(style.word)
    }
    for (index, name) in declaration.hosted.enumerated() {
      if index == 0 {
        parts.add(&self, " hosts ", name)
      } else {
        text.append(", ")
        write(name)
      }
    }
    if let name = declaration.representative { parts.add(&self, " represented by ", name) }
    if declaration.landscapeOnly { parts.add(&self, " landscape only") }
    if declaration.definesContext { parts.add(&self, " defines context") }
    if declaration.hasNoAnchor { parts.add(&self, " no anchor") }
    endLine()
  }

  private mutating func write(_ segue: SegueDeclaration) {
    text.append("segue ")
    write(segue.source)
    text.append(" to ")
    write(segue.destination)
    switch segue.kind {
    case .push: text.append(": push")
    case .embed: text.append(": embed")
    case .present:
      text.append(": present")
      if let style = segue.style {
        text.append(" as ")
        text.append(style.word)
      }
    }
    endLine()
  }

  private mutating func write(_ declaration: ContainerDeclaration) {
    text.append(declaration.kind.word)
    text.append(" ")
    write(declaration.name)
    text.append(":")
    var parts = Parts()
    if declaration.kind == .page { parts.add(&self, declaration.isCurl ? " curl" : " scroll") }
    if declaration.hasProviders { parts.add(&self, " providers") }
    if let name = declaration.delegate { parts.add(&self, " delegate ", name) }
    if let name = declaration.controller { parts.add(&self, " controller ", name) }
    if let name = declaration.animator { parts.add(&self, " animator ", name) }
    if let name = declaration.compact { parts.add(&self, " compact ", name) }
    if let name = declaration.dataSource { parts.add(&self, " data source ", name) }
    endLine()
  }

  private mutating func writeNibs() {
    guard !scenario.nibs.isEmpty else { return }
    text.append("nibs: ")
    list(scenario.nibs) { printer, nib in
      printer.write(nib.name)
      if !nib.hasViewOutlet { printer.text.append("(no view outlet)") }
      if nib.hasUnknownOutlet { printer.text.append("(unknown outlet)") }
    }
    endLine()
  }

  private mutating func write(_ view: ViewDeclaration) {
    text.append("view ")
    write(view.name)
    text.append(":")
    var parts = Parts()
    switch view.place {
    case .loose: parts.add(&self, " loose")
    case .inside(let name): parts.add(&self, " in ", name)
    case .rootOf(let name): parts.add(&self, " root of ", name)
    case .representedBy(let name): parts.add(&self, " represented by ", name)
    case .part(let part, let name):
      parts.add(&self, " ")
      text.append(part.word)
      text.append(" of ")
      write(name)
    }
    if view.isFromCode { parts.add(&self, " from code") }
    if let nib = view.nibName { parts.add(&self, " from nib", quoted: nib) }
    if let frame = view.frame {
      parts.add(&self, " frame ")
      list([frame.x, frame.y, frame.width, frame.height], separator: " ") { $0.text.append(decimal: Int($1)) }
    }
    if view.isHidden { parts.add(&self, " hidden") }
    if view.isTransparent { parts.add(&self, " alpha 0") }
    if view.ignoresTouches { parts.add(&self, " no interaction") }
    if view.isControl { parts.add(&self, " control") }
    if view.hasGesture { parts.add(&self, " gesture") }
    if view.hasConstraints { parts.add(&self, " constraints") }
    if let content = view.content {
      parts.add(&self, " ")
      text.append(content.word)
    }
    if view.rows > 0 { parts.add(&self, " rows ", Int(view.rows)) }
    if view.sections > 1 { parts.add(&self, " sections ", Int(view.sections)) }
    if view.rowHeight != 44 { parts.add(&self, " row height ", Int(view.rowHeight)) }
    endLine()
  }

  private mutating func write(_ declaration: ClassDeclaration) {
    text.append(declaration.isCategory ? "category " : "class ")
    write(declaration.name)
    text.append(":")
    var parts = Parts()
    if !declaration.isCategory, let base = declaration.base { parts.add(&self, " of ", base) }
    if declaration.hasInitialize { parts.add(&self, " initialize") }
    if declaration.hasLoad { parts.add(&self, " load") }
    endLine()
  }

  private mutating func write(_ override: Override) {
    text.append("when ")
    if let receiver = override.receiver {
      write(receiver)
      text.append(override.isOfGesture ? ".gesture." : ".")
      text.append(override.callback.info.selector)
    } else {
      text.append("completion ")
      text.append(override.callback.spelling(afterCall: true))
    }
    text.append(": ")
    list(override.actions, separator: "; ") { $0.write($1) }
    endLine()
  }

  private mutating func write(_ log: LogDeclaration) {
    text.append("log: ")
    if log.isAll { text.append("all") }
    if log.isAll && !log.entries.isEmpty { text.append(", ") }
    list(log.entries) { $0.write($1) }
    if log.afterSuper { text.append("; after super") }
    if log.exactLayout { text.append("; exact layout") }
    if log.exactHits { text.append("; exact hits") }
    endLine()
  }

  private mutating func write(_ entry: LogEntry) {
    guard let receiver = entry.receiver else {
      if let callback = entry.callback { text.append(callback.info.selector) }
      return
    }
    switch receiver.role {
    case .main: return text.append("main")
    case .completion: return text.append("completion")
    case .returning: return text.append("return")
    case .notification where entry.callback == nil: return text.append("notification")
    case .console: return text.append("console")
    case .notification: text.append("notification")
    case .gesture:
      write(receiver.name)
      text.append(".gesture")
    case .object: write(receiver.name)
    }
    text.append(".")
    if let callback = entry.callback { text.append(callback.info.selector) }
  }
}

/// Puts `;` between the parts of a declaration.
private struct Parts {
  private var isFirst = true

  mutating func add(_ printer: inout ScenarioPrinter, _ words: StaticString, _ name: NameID? = nil) {
    if !isFirst { printer.text.append(";") }
    isFirst = false
    printer.text.append(words)
    if let name { printer.write(name) }
  }

  mutating func add(_ printer: inout ScenarioPrinter, _ words: StaticString, _ number: Int) {
    add(&printer, words)
    printer.text.append(decimal: number)
  }

  mutating func add(_ printer: inout ScenarioPrinter, _ words: StaticString, quoted name: NameID?) {
    add(&printer, words)
    guard let name else { return }
    printer.text.append(" \"")
    printer.write(name)
    printer.text.append("\"")
  }
}
