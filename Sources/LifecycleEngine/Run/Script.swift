/// A scenario made ready to run: every name is an index into what it names, so that the simulation compares
/// numbers only. Made once, shared by all runs.
public struct Script: Sendable {
  public let scenario: Scenario
  /// The scenario's names and the default ones behind them.
  public private(set) var names: [[UInt8]]
  private(set) var controllers: [ControllerSpec] = []
  /// The windows' names; the first is the app's first window.
  private(set) var windows: [NameID] = []
  private(set) var root: ControllerID?
  private(set) var appDelegate: NameID
  private(set) var sceneDelegate: NameID
  private(set) var overrides: [CompiledOverride] = []
  private var meaning: [Meaning]
  /// Pairs of receiver and callback that the app implements because the scenario names them.
  private var implemented: [UInt32] = []
  private var implementedByAll = Set256()

  /// What a name stands for.
  enum Meaning: Hashable, Sendable {
    case unknown
    case controller(ControllerID)
    case view(Int)
    case window(WindowID)
    case `class`(Int)
    case appDelegate
    case sceneDelegate
    case object
  }

  public init(_ scenario: Scenario) {
    self.scenario = scenario
    var names = scenario.names
    func intern(_ text: StaticString) -> NameID {
      for (index, name) in names.enumerated() where name.isEqual(text) { return NameID(UInt16(index)) }
      var bytes: [UInt8] = []
      bytes.append(text)
      names.append(bytes)
      return NameID(UInt16(names.count - 1))
    }
    appDelegate = scenario.renamed.first { $0.role == .app }?.name ?? intern("AppDelegate")
    sceneDelegate = scenario.renamed.first { $0.role == .scene }?.name ?? intern("SceneDelegate")
    let window = intern("window")
    self.names = names
    meaning = Array(repeating: .unknown, count: names.count)
    windows = [window]
    meaning[Int(window.raw)] = .window(WindowID(0))
    meaning[Int(appDelegate.raw)] = .appDelegate
    meaning[Int(sceneDelegate.raw)] = .sceneDelegate
    nameDeclared()
    nameRoot()
    nameActions()
    applyDeclarations()
    compileOverrides()
    collectImplemented()
  }

  func meaning(of name: NameID) -> Meaning { meaning[Int(name.raw)] }

  func controller(_ name: NameID) -> ControllerID? {
    if case .controller(let id) = meaning(of: name) { return id }
    return nil
  }

  func text(_ name: NameID) -> [UInt8] { names[Int(name.raw)] }

  // MARK: Naming

  private mutating func nameDeclared() {
    for (index, view) in scenario.views.enumerated() { meaning[Int(view.name.raw)] = .view(index) }
    for declaration in scenario.controllers { _ = addController(declaration.name) }
    for segue in scenario.segues {
      _ = addController(segue.source)
      _ = addController(segue.destination)
    }
  }

  /// The controller with a name, which becomes a plain one if nothing has that name yet.
  @discardableResult
  private mutating func addController(_ name: NameID, kind: ControllerKind = .plain) -> ControllerID? {
    switch meaning(of: name) {
    case .controller(let id): return id
    case .unknown:
      guard controllers.count < 120 else { return nil }
      let id = ControllerID(controllers.count)
      controllers.append(ControllerSpec(name: name, kind: kind))
      meaning[Int(name.raw)] = .controller(id)
      return id
    default: return nil
    }
  }

  private mutating func nameRoot() {
    var index = 0
    var counts = Array(repeating: 0, count: ControllerKind.allCases.count)
    root = nameNode(&index, &counts)
  }

  private mutating func nameNode(_ index: inout Int, _ counts: inout [Int]) -> ControllerID? {
    guard index < scenario.root.count else { return nil }
    let node = scenario.root[index]
    index += 1
    let name = node.name ?? containerName(node.kind, &counts)
    guard let id = addController(name, kind: node.kind) else { return nil }
    controllers[id.index].kind = node.kind
    var children: [ControllerID] = []
    for _ in 0..<node.childCount {
      if let child = nameNode(&index, &counts) { children.append(child) }
    }
    controllers[id.index].rootChildren = children
    controllers[id.index].isInRoot = true
    return id
  }

  /// `Nav`, `Nav2`, … unless `names` says otherwise.
  private mutating func containerName(_ kind: ControllerKind, _ counts: inout [Int]) -> NameID {
    let (role, fallback): (RoleName.Role, StaticString) =
      switch kind {
      case .nav: (.nav, "Nav")
      case .tab: (.tab, "Tab")
      case .split: (.split, "Split")
      case .page: (.page, "Page")
      default: (.container, "Container")
      }
    let number = counts[Int(kind.rawValue)]
    counts[Int(kind.rawValue)] += 1
    let given = scenario.renamed.filter { $0.role == role }
    if number < given.count { return given[number].name }
    var text: [UInt8] = []
    text.append(fallback)
    if number > 0 { text.append(decimal: number + 1) }
    return intern(text)
  }

  private mutating func intern(_ text: [UInt8]) -> NameID {
    for (index, name) in names.enumerated() where name.elementsEqual(text) { return NameID(UInt16(index)) }
    names.append(text)
    meaning.append(.unknown)
    return NameID(UInt16(names.count - 1))
  }

  /// Undeclared names in steps are plain controllers made in code.
  private mutating func nameActions() {
    for step in scenario.steps { for action in step.actions { nameParts(of: action) } }
    for override in scenario.overrides {
      for action in override.actions { nameParts(of: action) }
      if let receiver = override.receiver { nameReceiver(receiver, override.callback) }
    }
    for declaration in scenario.containers {
      for name in [declaration.delegate, declaration.dataSource] {
        if let name, case .unknown = meaning(of: name) { meaning[Int(name.raw)] = .object }
      }
    }
    for (index, declaration) in scenario.classes.enumerated() {
      if case .unknown = meaning(of: declaration.name) { meaning[Int(declaration.name.raw)] = .class(index) }
    }
  }

  private mutating func nameReceiver(_ name: NameID, _ callback: Callback) {
    switch callback.info.owner {
    case .viewController, .navigationController, .tabBarController, .pageViewController: addController(name)
    default: break
    }
  }

  private mutating func nameParts(of action: Action) {
    switch action.verb {
    case .newWindow, .activateWindow, .closeWindow:
      if let name = action.first?.name, case .unknown = meaning(of: name), windows.count < 64 {
        meaning[Int(name.raw)] = .window(WindowID(windows.count))
        windows.append(name)
      }
    case .useClass, .switchToApp: break
    case .tap, .focus, .blur, .layout, .changeConstraints, .setFrame, .remove, .add, .insertBelow, .insertAbove,
      .setView:
      for reference in [action.first, action.second] {
        if let reference, reference.isView { addController(reference.name) }
      }
    default:
      for reference in [action.first, action.second] { if let reference { addController(reference.name) } }
      for name in action.list { addController(name) }
    }
    if let actor = action.actor { addController(actor) }
  }

  // MARK: Declarations

  private mutating func applyDeclarations() {
    for declaration in scenario.controllers {
      guard let id = controller(declaration.name) else { continue }
      controllers[id.index].declaration = declaration
    }
    for index in controllers.indices {
      let declared = controllers[index].declaration
      let madeByStoryboard = controllers[index].isInRoot && scenario.windowMaker == .storyboard
      controllers[index].origin = declared?.origin ?? (madeByStoryboard ? .storyboard : .code)
      controllers[index].style = declared?.style
    }
    for declaration in scenario.containers {
      guard let id = controller(declaration.name) else { continue }
      controllers[id.index].delegate = declaration.delegate
      controllers[id.index].dataSource = declaration.dataSource
      controllers[id.index].isCurl = declaration.isCurl
    }
    for segue in scenario.segues where segue.kind == .embed {
      guard let source = controller(segue.source), let child = controller(segue.destination) else { continue }
      controllers[source.index].embedded.append(child)
    }
  }

  private mutating func compileOverrides() {
    for override in scenario.overrides {
      guard let receiver = receiver(of: override) else { continue }
      overrides.append(
        CompiledOverride(key: Script.key(receiver, override.callback), actions: override.actions))
    }
  }

  private func receiver(of override: Override) -> Receiver? {
    guard let name = override.receiver else { return Receiver(.completion) }
    return receiver(named: name)
  }

  /// The receiver that a name stands for.
  func receiver(named name: NameID) -> Receiver? {
    switch meaning(of: name) {
    case .controller(let id): .controller(id)
    case .view(let index): Receiver(.view, index)
    case .window(let id): Receiver(.window, id.index)
    case .appDelegate: Receiver(.appDelegate)
    case .sceneDelegate: Receiver(.sceneDelegate)
    case .class(let index): Receiver(.class, index)
    case .object: Receiver(.object, Int(name.raw))
    case .unknown: nil
    }
  }

  // MARK: Optional methods

  private mutating func collectImplemented() {
    for override in overrides { implemented.append(override.key) }
    for entry in scenario.log?.entries ?? [] { implement(entry.receiver, entry.callback) }
    for step in scenario.steps {
      for expectation in step.expectations {
        if case .entry(let expected) = expectation.kind { implement(expected.receiver, expected.callback) }
      }
    }
  }

  private mutating func implement(_ name: ReceiverName?, _ callback: Callback?) {
    guard let callback else { return }
    guard let name else {
      implementedByAll[callback] = true
      return
    }
    if name.role == .object, let receiver = receiver(named: name.name) {
      implemented.append(Script.key(receiver, callback))
    }
  }

  /// Whether the app has an optional method: it is logged, overridden or expected.
  func implements(_ callback: Callback, _ receiver: Receiver) -> Bool {
    implementedByAll[callback] || implemented.contains(Script.key(receiver, callback))
  }

  /// The override of a receiver's callback, if there is one.
  func override(_ receiver: Receiver, _ callback: Callback) -> [Action]? {
    if overrides.isEmpty { return nil }
    let key = Script.key(receiver, callback)
    for override in overrides where override.key == key { return override.actions }
    return nil
  }

  static func key(_ receiver: Receiver, _ callback: Callback) -> UInt32 {
    UInt32(receiver.kind.rawValue) << 24 | UInt32(receiver.index & 0xffff) << 8 | UInt32(callback.rawValue)
  }

  /// The segue that leads from one controller to another.
  func segue(from source: ControllerID?, to destination: ControllerID) -> SegueDeclaration? {
    let target = controllers[destination.index].name
    if let source {
      let name = controllers[source.index].name
      for segue in scenario.segues where segue.destination == target && segue.source == name { return segue }
    }
    for segue in scenario.segues where segue.destination == target { return segue }
    return nil
  }
}

/// A controller as the scenario declares it.
struct ControllerSpec: Hashable, Sendable {
  var name: NameID
  var kind: ControllerKind
  var declaration: ControllerDeclaration?
  var origin: Origin = .code
  var style: PresentationStyle?
  var rootChildren: [ControllerID] = []
  var isInRoot = false
  var embedded: [ControllerID] = []
  var delegate: NameID?
  var dataSource: NameID?
  var isCurl = false

  init(name: NameID, kind: ControllerKind) {
    self.name = name
    self.kind = kind
  }
}

struct CompiledOverride: Hashable, Sendable {
  var key: UInt32
  var actions: [Action]
}
