import LifecycleEngine

/// The declarations of a random scenario: a small app of controllers, containers and views that fit together.
///
/// They are made as text, for that is what the language is: a generator of values could make what nobody can write.
struct RandomWorld {
  let version: Version
  private(set) var text: [UInt8] = []
  private var random: SplitMix64
  private var controllers = 0
  private var containers: [(kind: ControllerKind, number: Int)] = []
  private var views = 0

  /// The containers that it makes, and what they are called with their number.
  private static let names: [(kind: ControllerKind, name: StaticString)] = [
    (.nav, "Nav"), (.tab, "Tab"), (.split, "Split"), (.page, "Page"), (.container, "Box"),
  ]

  /// The declared scenario and its version; takes what it needs from the generator.
  init(_ random: inout SplitMix64, isWild: Bool) {
    version = random.choice(of: Version.modelled) ?? .newest
    self.random = random
    declareApp()
    declareRoot()
    declareControllers()
    declareContainers()
    declareViews()
    if isWild {
      declareClasses()
      declareOverrides()
    }
    text.append(isWild && self.random.isOne(in: 4) ? "log: all; after super\n" : "log: all\n")
    random = self.random
  }

  var scenario: Scenario { ScenarioParser.parse(text).scenario }

  // MARK: App and root

  private mutating func declareApp() {
    text.append("ios: ")
    version.write(to: &text)
    text.append("\n")
    switch random.next(below: 4) {
    case 0: text.append("life-cycle: app\n")
    case 1: text.append("life-cycle: scene\n")
    default: break
    }
    text.append(random.isOne(in: 4) ? "device: pad" : "device: phone")
    text.append(random.isOne(in: 6) ? " landscape\n" : "\n")
    if random.isOne(in: 3) { text.append("window: code\n") }
    let keys: [StaticString] = [
      "UIApplicationExitsOnSuspend", "UIApplicationSupportsMultipleScenes", "UIBackgroundModes remote-notification",
      "UISupportedInterfaceOrientations landscape",
    ]
    let chosen = keys.filter { _ in random.isOne(in: 8) }
    for (index, key) in chosen.enumerated() {
      text.append(index == 0 ? "plist: " : ", ")
      text.append(key)
    }
    if !chosen.isEmpty { text.append("\n") }
  }

  private mutating func declareRoot() {
    text.append("root: ")
    addNode(depth: 0, isInStack: false)
    text.append("\n")
    for (index, container) in containers.enumerated() {
      text.append(index == 0 ? "names: " : ", ")
      text.append(container.kind.word)
      text.append(" ")
      write(container.kind, container.number)
    }
    if !containers.isEmpty { text.append("\n") }
  }

  /// Containers of containers with plain controllers at the leaves. UIKit allows no navigation controller, and it
  /// makes no sense to have a tab bar, in the stack of another one.
  private mutating func addNode(depth: Int, isInStack: Bool) {
    let choice = random.next(below: depth == 0 ? 8 : 14)
    guard choice < Self.names.count, depth < 3, controllers < 7 else { return writeNewController() }
    let kind = Self.names[choice].kind
    guard !isInStack || kind == .container else { return writeNewController() }
    containers.append((kind, containers.filter { $0.kind == kind }.count + 1))
    text.append(kind.word)
    text.append("(")
    for index in 0..<(1 + random.next(below: kind == .nav ? 2 : 3)) {
      if index > 0 { text.append(", ") }
      addNode(depth: depth + 1, isInStack: isInStack || kind == .nav)
    }
    text.append(")")
  }

  private mutating func write(_ kind: ControllerKind, _ number: Int) {
    text.append(Self.names.first { $0.kind == kind }?.name ?? "")
    text.append(decimal: number)
  }

  // MARK: Names

  private mutating func writeController(_ index: Int) { text.append(UInt8(ascii: "A") + UInt8(index)) }

  private mutating func writeNewController() {
    writeController(controllers)
    controllers += 1
  }

  private mutating func writeAnyController() { writeController(random.next(below: controllers)) }

  private mutating func writeView(_ index: Int) {
    text.append("V")
    text.append(decimal: index + 1)
  }

  // MARK: Controllers

  private mutating func declareControllers() {
    let inRoot = controllers
    controllers += 2 + random.next(below: 3)
    let origins: [StaticString] = ["from code", "from storyboard", "from coder", "from nib"]
    for index in 0..<controllers where index >= inRoot || random.isOne(in: 2) {
      text.append("controller ")
      writeController(index)
      text.append(": ")
      text.append(random.choice(of: origins) ?? "from code")
      if random.isOne(in: 5), let style = random.choice(of: LanguageWords.styles) {
        text.append("; style ")
        text.append(style)
      }
      if random.isOne(in: 12) { text.append("; landscape only") }
      if random.isOne(in: 8) { text.append("; defines context") }
      text.append("\n")
    }
    if random.isOne(in: 3) { declareSegue() }
  }

  private mutating func declareSegue() {
    let destination = random.next(below: controllers)
    let source = random.next(below: controllers)
    guard source != destination else { return }
    text.append("segue ")
    writeController(source)
    text.append(" to ")
    writeController(destination)
    text.append(random.isOne(in: 2) ? ": push\n" : ": present\n")
  }

  private mutating func declareContainers() {
    for container in containers where random.isOne(in: 2) {
      guard container.kind == .nav || container.kind == .tab || container.kind == .page else { continue }
      text.append(container.kind.word)
      text.append(" ")
      write(container.kind, container.number)
      text.append(": delegate Delegate")
      if container.kind == .tab, version >= Version(18), random.isOne(in: 2) { text.append("; providers") }
      if container.kind == .page { text.append(random.isOne(in: 2) ? "; data source Source; curl" : "; scroll") }
      text.append("\n")
    }
    guard random.isOne(in: 2) else { return }
    text.append("presentation ")
    writeController(controllers - 1)
    text.append(": delegate Sheet")
    text.append(random.isOne(in: 3) ? "; animator Animator\n" : "\n")
  }

  // MARK: Views, classes, overrides

  private mutating func declareViews() {
    let properties: [StaticString] = [
      "; hidden", "; alpha 0", "; no interaction", "; control", "; gesture", "; constraints", "; frame 20 90 200 300",
    ]
    for index in 0..<random.next(below: 5) {
      text.append("view ")
      writeView(index)
      text.append(": ")
      switch random.next(below: index == 0 ? 3 : 4) {
      case 0: text.append("loose")
      case 1:
        text.append("in ")
        writeAnyController()
      case 2:
        text.append("root of ")
        writeAnyController()
      default:
        text.append("in ")
        writeView(random.next(below: index))
      }
      for property in properties where random.isOne(in: 6) { text.append(property) }
      if random.isOne(in: 8) { text.append("; scrolls") }
      text.append("\n")
      views += 1
    }
    if random.isOne(in: 3) { declareList() }
  }

  /// A list with a few more cells than fit on the screen.
  private mutating func declareList() {
    text.append("view L: in ")
    writeAnyController()
    text.append(random.isOne(in: 2) ? "; table" : "; collection")
    text.append("; frame 0 0 320 300; row height 100; rows ")
    text.append(decimal: random.next(below: 12))
    for index in 0..<7 {
      text.append("\nview L")
      text.append(decimal: index + 1)
      text.append(random.isOne(in: 2) ? ": cell of L; from nib \"Cell\"" : ": cell of L")
    }
    text.append("\n")
  }

  private mutating func declareClasses() {
    guard random.isOne(in: 4), controllers > 1 else { return }
    text.append("class A: load, initialize\n")
    text.append(random.isOne(in: 2) ? "class B: of A; load\n" : "class B: of A\n")
    if random.isOne(in: 2) { text.append("category B(Extra): load, initialize\n") }
  }

  /// What an app does in its own methods, sensible or not.
  private mutating func declareOverrides() {
    let methods: [StaticString] = [
      "viewDidLoad", "viewWillAppear:", "viewDidAppear:", "viewWillDisappear:", "viewDidDisappear:", "loadView",
      "viewDidLayoutSubviews", "didMoveToParentViewController:", "dealloc",
    ]
    let verbs: [Verb] = [
      .callSuper, .noSuper, .log, .push, .pop, .present, .dismiss, .addChild, .removeChild, .add, .layout, .select,
      .setStack, .remove, .release, .memoryWarning, .call,
    ]
    let methodsOfViews: [StaticString] = [
      "layoutSubviews", "updateConstraints", "intrinsicContentSize", "layoutSublayersOfLayer:", "displayLayer:",
      "setNeedsLayout", "didMoveToWindow",
    ]
    var known = scenario
    let script = Script(known)
    known.names = script.names
    for _ in 0..<random.next(below: 4) {
      text.append("when ")
      let isOfView = views > 0 && random.isOne(in: 3)
      if isOfView { writeView(random.next(below: views)) } else { writeAnyController() }
      text.append(".")
      text.append(random.choice(of: isOfView ? methodsOfViews : methods) ?? "viewDidLoad")
      text.append(": ")
      let first = random.choice(of: script.actions(of: random.choice(of: verbs) ?? .log)) ?? Action(.log)
      let second = random.choice(of: script.actions(of: random.choice(of: verbs) ?? .log)) ?? Action(.callSuper)
      text.append(contentsOf: ScenarioPrinter.print([first, second], of: known))
      text.append("\n")
    }
  }
}
