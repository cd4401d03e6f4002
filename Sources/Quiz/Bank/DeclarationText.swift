internal import Diagnostics
internal import LifecycleEngine

/// What a scenario declares, in words of one language: a learner need not know how scenarios are written.
struct DeclarationText {
  let scenario: Scenario
  let strings: Strings

  /// One fact a declaration, those of one kind together. The log is left out: it says what is asked about, not
  /// how the world is.
  var facts: [String] {
    device + controllers + views + classes + overrides
  }

  func name(_ name: NameID) -> String { String(decoding: scenario.text(name), as: UTF8.self) }

  /// `A`, `A and B`, `A, B and C`.
  func join(_ parts: [String]) -> String {
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
    return strings(.joinLast, strings.list(Array(parts.dropLast())), last)
  }

  /// The subjects of equal facts together, in the order in which they first come: `B and C come from a
  /// storyboard`.
  func grouped(_ facts: [(subject: String, say: Phrase, about: String)]) -> [String] {
    var groups: [(subjects: [String], say: Phrase, about: String)] = []
    for fact in facts {
      if let same = groups.firstIndex(where: { $0.say == fact.say && $0.about == fact.about }) {
        groups[same].subjects.append(fact.subject)
      } else {
        groups.append(([fact.subject], fact.say, fact.about))
      }
    }
    return groups.map { strings($0.say, join($0.subjects), $0.about, "\($0.subjects.count)") }
  }

  // MARK: - The device and the root

  private var device: [String] {
    var facts: [String] = []
    if scenario.device.isPad { facts.append(strings(.onPad)) }
    if scenario.device.isLandscape { facts.append(strings(.inLandscape)) }
    if !scenario.plist.isEmpty {
      facts.append(strings(.plistFact, strings.list(scenario.plist.map { String(decoding: $0, as: UTF8.self) })))
    }
    switch scenario.windowMaker {
    case .storyboard: break
    case .code: facts.append(strings(.windowFromCode))
    case .swiftUI: facts.append(strings(.windowFromSwiftUI))
    }
    var index = 0
    let root = node(&index)
    if !root.isEmpty { facts.append(strings(.rootFact, root)) }
    for renamed in scenario.renamed where Self.kind(renamed.role) != nil {
      facts.append(strings(.renamedFact, Self.kind(renamed.role).map { strings($0) } ?? "", name(renamed.name)))
    }
    return facts
  }

  /// A controller's name, or a container with what it holds. The reader of scenarios bounds the depth.
  private func node(_ index: inout Int) -> String {
    guard scenario.root.indices.contains(index) else { return "" }
    let node = scenario.root[index]
    index += 1
    var children: [String] = []
    for _ in 0..<node.childCount { children.append(self.node(&index)) }
    guard let kind = Self.kind(node.kind) else { return node.name.map(name) ?? "" }
    return children.isEmpty ? strings(kind) : strings(.rootWith, strings(kind), join(children))
  }

  private static func kind(_ kind: ControllerKind) -> Phrase? {
    switch kind {
    case .plain: nil
    case .nav: .navKind
    case .tab: .tabKind
    case .split: .splitKind
    case .page: .pageKind
    case .container: .containerKind
    case .hosting: .hostingKind
    }
  }

  /// The delegates' names speak for themselves.
  private static func kind(_ role: RoleName.Role) -> Phrase? {
    switch role {
    case .nav: .navKind
    case .tab: .tabKind
    case .split: .splitKind
    case .page: .pageKind
    case .container: .containerKind
    case .app, .scene: nil
    }
  }

  // MARK: - Controllers

  private var controllers: [String] {
    let declared = scenario.controllers.filter(isUsed)
    var facts = grouped(declared.compactMap(origin))
    for controller in declared {
      let subject = name(controller.name)
      if let type = controller.className.map(name), type != subject { facts.append(strings(.classFact, subject, type)) }
      if let style = controller.style { facts.append(strings(.styleFact, subject, "\(style)")) }
      if let content = controller.representative {
        facts.append(strings(.representedFact, subject, name(content), "1"))
      }
      if controller.landscapeOnly { facts.append(strings(.landscapeOnly, subject)) }
      if controller.definesContext { facts.append(strings(.definesContext, subject)) }
    }
    facts += scenario.segues.map(segue)
    for container in scenario.containers {
      let subject = name(container.name)
      if container.isCurl { facts.append(strings(.curlFact, subject)) }
      if let delegate = container.delegate { facts.append(strings(.delegateFact, name(delegate), subject)) }
      if let animator = container.animator { facts.append(strings(.animatorFact, name(animator), subject)) }
      if let source = container.dataSource { facts.append(strings(.dataSourceFact, name(source), subject)) }
    }
    let named = Set(scenario.controllers.compactMap(\.nibName))
    facts += scenario.nibs.filter { !$0.hasViewOutlet }.map { strings(.nibWithoutView, name($0.name)) }
    let others = scenario.nibs.filter { $0.hasViewOutlet && !named.contains($0.name) }
    if !others.isEmpty { facts.append(strings(.nibsFact, strings.list(others.map { "\"\(name($0.name))\"" }))) }
    return facts
  }

  private func origin(_ controller: ControllerDeclaration) -> (subject: String, say: Phrase, about: String)? {
    let subject = name(controller.name)
    let nib = controller.nibName.map { "\"\(name($0))\"" }
    switch controller.origin {
    case .storyboard: return (subject, .fromStoryboard, "")
    case .coder: return (subject, .fromCoder, "")
    case .nib: return (subject, nib == nil ? .fromOwnNib : .fromNib, nib ?? "")
    case .loadNibNamed: return (subject, .fromLoadNib, nib ?? "")
    // What comes later is made in code unless somebody says otherwise; the first ones come from the storyboard.
    case .code: return scenario.root.contains { $0.name == controller.name } ? (subject, .fromCode, "") : nil
    case nil: return nil
    }
  }

  private func segue(_ segue: SegueDeclaration) -> String {
    let (source, destination) = (name(segue.source), name(segue.destination))
    switch segue.kind {
    case .push: return strings(.pushSegue, source, destination)
    case .embed: return strings(.embedSegue, source, destination)
    case .present:
      guard let style = segue.style else { return strings(.presentSegue, source, destination) }
      return strings(.presentSegueAs, source, destination, "\(style)")
    }
  }

  /// Whether anything but its declaration and the log speaks of a controller.
  private func isUsed(_ controller: ControllerDeclaration) -> Bool {
    var others = scenario
    others.controllers = []
    others.log = nil
    for index in others.steps.indices {
      others.steps[index].expectations = []
      others.steps[index].queries = []
    }
    let wanted = scenario.text(controller.name)
    return ScenarioPrinter.print(others).split { !Self.isWordByte($0) }.contains { $0.elementsEqual(wanted) }
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    byte.isASCIIAlphanumeric || byte == UInt8(ascii: "_") || byte >= 0x80
  }
}
