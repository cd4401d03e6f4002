/// Gives every name of a scenario its meaning, and collects what runs look up.
struct ScriptBuilder {
  let scenario: Scenario
  private(set) var naming: Naming
  private(set) var controllers: [ControllerSpec] = []
  private(set) var windows: [NameID] = []
  private(set) var tasks: [NameID] = []
  private(set) var root: ControllerID?
  private(set) var appDelegate = NameID(0)
  private(set) var sceneDelegate = NameID(0)
  private(set) var overrides: [CompiledOverride] = []
  private(set) var implemented: [UInt32] = []
  private(set) var implementedByAll = CallbackSet()
  private(set) var representations: [Representation] = []
  private(set) var hearsPhase = false

  init(_ scenario: Scenario) {
    self.scenario = scenario
    naming = Naming(scenario.names)
  }

  /// Not in the initializer: what that changes after the first values is copied as a whole on its way out.
  mutating func build() {
    nameSurroundings()
    nameDeclared()
    nameContainers()
    nameSegues()
    nameActions()
    applyDeclarations()
    compileOverrides()
    collectImplemented()
  }

  // MARK: Naming

  private mutating func nameSurroundings() {
    appDelegate = scenario.renamed.first { $0.role == .app }?.name ?? naming.intern("AppDelegate")
    sceneDelegate = scenario.renamed.first { $0.role == .scene }?.name ?? naming.intern("SceneDelegate")
    let window = naming.intern("window")
    naming[window] = .window(WindowID(0))
    naming[appDelegate] = .appDelegate
    naming[sceneDelegate] = .sceneDelegate
    windows = [window]
  }

  private mutating func nameDeclared() {
    for (index, view) in scenario.views.enumerated() { naming[view.name] = .view(index) }
    for declaration in scenario.controllers { _ = addController(declaration.name) }
  }

  private mutating func nameSegues() {
    for segue in scenario.segues {
      _ = addController(segue.source)
      _ = addController(segue.destination)
    }
  }

  /// The controller with a name, which becomes a plain one if nothing has that name yet.
  @discardableResult
  private mutating func addController(_ name: NameID, kind: ControllerKind = .plain) -> ControllerID? {
    switch naming[name] {
    case .controller(let id): return id
    case .unknown:
      guard controllers.count < 120 else { return nil }
      let id = ControllerID(controllers.count)
      controllers.append(ControllerSpec(name: name, kind: kind))
      naming[name] = .controller(id)
      return id
    default: return nil
    }
  }

  /// The containers of the root declaration get their names first, then those of the steps. What is written like the
  /// root is the root.
  private mutating func nameContainers() {
    var counts = Array(repeating: 0, count: ControllerKind.allCases.count)
    var index = 0
    root = nameNode(scenario.root, isRoot: true, &index, &counts)
    for made in scenario.made {
      index = 0
      let isRoot = made.nodes == scenario.root
      guard let id = isRoot ? root : nameNode(made.nodes, isRoot: false, &index, &counts) else { continue }
      naming[made.name] = .controller(id)
    }
  }

  private mutating func nameNode(
    _ nodes: [RootNode], isRoot: Bool, _ index: inout Int, _ counts: inout [Int]
  ) -> ControllerID? {
    guard index < nodes.count else { return nil }
    let node = nodes[index]
    index += 1
    let name = node.name ?? containerName(node.kind, &counts)
    guard let id = addController(name, kind: node.kind) else { return nil }
    if node.kind != .plain { controllers[id.index].kind = node.kind }
    var children: [ControllerID] = []
    let declaration = container(name)
    if node.kind == .split, let compact = declaration?.compact.flatMap({ addController($0) }) {
      controllers[id.index].compact = compact
      controllers[compact.index].isInRoot = isRoot
      children.append(compact)
    }
    if node.kind == .hosting {
      for child in nodes[index..<(index + node.childCount)] { addContent(child.name, of: id) }
      index += node.childCount
      if isRoot { controllers[id.index].isInRoot = true }
      return id
    }
    for _ in 0..<node.childCount {
      if let child = nameNode(nodes, isRoot: isRoot, &index, &counts) { children.append(child) }
    }
    if node.kind == .tab { addMore(to: id, &children, isInRoot: isRoot) }
    if node.kind != .plain { controllers[id.index].rootChildren = children }
    if declaration?.hasProviders == true {
      for child in children { provide(child, ProvidedTab(tab: id, child: child)) }
    }
    if isRoot { controllers[id.index].isInRoot = true }
    return id
  }

  /// What is said of a container. Mutating in name only: what merely reads gets a copy of all.
  private mutating func container(_ name: NameID) -> ContainerDeclaration? {
    scenario.containers.first { $0.name == name && $0.kind != .presentation }
  }

  /// A controller that a tab's provider makes, with all that it holds; a tab bar controller among them has its own tabs.
  private mutating func provide(_ id: ControllerID, _ tab: ProvidedTab) {
    guard controllers[id.index].provided == nil else { return }
    controllers[id.index].provided = tab
    for child in controllers[id.index].rootChildren { provide(child, tab) }
  }

  /// A phone's bar has five places. Where there are more tabs the last place is that of a stack of UIKit's own, which
  /// begins with a list of all that found none (UITabBarController documentation).
  private mutating func addMore(to tab: ControllerID, _ children: inout [ControllerID], isInRoot: Bool) {
    let name = naming.intern("More")
    guard children.count > 5, !scenario.device.isPad, case .unknown = naming[name],
      let more = addController(name, kind: .nav), let list = addController(naming.intern("More list"), kind: .hosting)
    else { return }
    controllers[more.index].rootChildren = [list]
    controllers[more.index].isInRoot = isInRoot
    controllers[list.index].isInRoot = isInRoot
    controllers[tab.index].more = more
    children.append(more)
  }

  /// What a hosting controller shows is SwiftUI's: no controller, but somebody who is told things.
  private mutating func addContent(_ name: NameID?, of id: ControllerID) {
    guard let name else { return }
    if case .unknown = naming[name] { naming[name] = .object }
    controllers[id.index].content.append(name)
  }

  /// `Nav`, `Nav2`, … unless `names` says otherwise.
  private mutating func containerName(_ kind: ControllerKind, _ counts: inout [Int]) -> NameID {
    let (role, fallback): (RoleName.Role, StaticString) =
      switch kind {
      case .nav: (.nav, "Nav")
      case .tab: (.tab, "Tab")
      case .split: (.split, "Split")
      case .page: (.page, "Page")
      case .hosting: (.container, "Host")
      default: (.container, "Container")
      }
    let number = counts[Int(kind.rawValue)]
    counts[Int(kind.rawValue)] += 1
    let given = scenario.renamed.filter { $0.role == role }
    if number < given.count { return given[number].name }
    var text: [UInt8] = []
    text.append(fallback)
    if number > 0 { text.append(decimal: number + 1) }
    return naming.intern(text)
  }

  /// Undeclared names in steps are plain controllers made in code.
  private mutating func nameActions() {
    for step in scenario.steps { for action in step.actions { nameParts(of: action) } }
    for override in scenario.overrides {
      for action in override.actions { nameParts(of: action) }
      if let receiver = override.receiver { nameReceiver(receiver, override.callback) }
    }
    for declaration in scenario.containers {
      for name in [declaration.delegate, declaration.dataSource, declaration.controller, declaration.animator] {
        if let name, case .unknown = naming[name] { naming[name] = .object }
      }
    }
    for (index, declaration) in scenario.classes.enumerated() {
      if case .unknown = naming[declaration.name] { naming[declaration.name] = .class(index) }
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
    case .newWindow, .activateWindow, .closeWindow, .disconnectWindow, .connectDisplay, .disconnectDisplay, .openInCar,
      .disconnectCar,
      .resizeWindow, .showWindow, .showWindowAtLevel, .hideWindow:
      if let name = action.first?.name, case .unknown = naming[name], windows.count < 64 {
        naming[name] = .window(WindowID(windows.count))
        windows.append(name)
      }
    case .beginBackgroundTask, .endBackgroundTask:
      if let name = action.first?.name, case .unknown = naming[name], tasks.count < 64 {
        naming[name] = .object
        tasks.append(name)
      }
    case .updateContent, .hideContent, .showContent:
      if let name = action.first?.name, case .unknown = naming[name] { naming[name] = .object }
    case .useClass, .switchToApp, .backgroundTimeEnds: break
    case .tap, .dragAcross, .focus, .blur, .layout, .changeConstraints, .setFrame, .remove, .add, .insertBelow,
      .insertAbove, .setView, .scroll, .insertRow, .deleteRow, .reloadRow, .selectRow, .deselectRow:
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
      guard let id = naming.controller(declaration.name) else { continue }
      controllers[id.index].declaration = declaration
      for name in declaration.hosted { addContent(name, of: id) }
      if !declaration.hosted.isEmpty { controllers[id.index].kind = .hosting }
      if let name = declaration.representative {
        representations.append(Representation(content: name, isView: false, index: id.index))
      }
    }
    for (index, view) in scenario.views.enumerated() {
      if case .representedBy(let name) = view.place {
        representations.append(Representation(content: name, isView: true, index: index))
      }
    }
    let inStoryboard = ledToBySegues()
    for index in controllers.indices {
      let declared = controllers[index].declaration
      let madeByStoryboard =
        controllers[index].isInRoot && controllers[index].provided == nil && scenario.windowMaker == .storyboard
        || inStoryboard.contains(ControllerID(index))
      controllers[index].origin = declared?.origin ?? (madeByStoryboard ? .storyboard : .code)
      controllers[index].style = declared?.style
    }
    for declaration in scenario.containers {
      guard let id = naming.controller(declaration.name) else { continue }
      controllers[id.index].take(declaration)
    }
    for segue in scenario.segues where segue.kind == .embed {
      guard let source = naming.controller(segue.source), let child = naming.controller(segue.destination) else {
        continue
      }
      controllers[source.index].embedded.append(child)
    }
  }

  /// The destinations of segues, with what those hold. Mutating in name only: what merely reads gets a copy of all.
  private mutating func ledToBySegues() -> [ControllerID] {
    var found = scenario.segues.compactMap { naming.controller($0.destination) }
    var index = 0
    while index < found.count {
      for child in controllers[found[index].index].rootChildren where !found.contains(child) { found.append(child) }
      index += 1
    }
    return found
  }

  private mutating func compileOverrides() {
    for override in scenario.overrides {
      guard let receiver = receiver(of: override) else { continue }
      overrides.append(
        CompiledOverride(key: Script.key(receiver, override.callback), actions: override.actions))
    }
  }

  private mutating func receiver(of override: Override) -> Receiver? {
    guard let name = override.receiver else { return Receiver(.completion) }
    guard override.isOfGesture else { return naming.receiver(named: name) }
    if case .view(let index) = naming[name] { return Receiver(.gesture, index) }
    return nil
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
    if callback == .scenePhase { hearsPhase = true }
    guard let name else {
      implementedByAll[callback] = true
      return
    }
    if name.role == .notification { implementedByAll[callback] = true }
    if name.role == .object, let receiver = naming.receiver(named: name.name) {
      implemented.append(Script.key(receiver, callback))
    }
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
  /// Of a tab bar controller with more tabs than places: the stack in the last place.
  var more: ControllerID?
  /// Of a tab bar controller whether providers make its controllers, and of such a controller its tab.
  var hasProviders = false
  var provided: ProvidedTab?
  /// Of a split view controller: the child that stands for all others where there is room for one only.
  var compact: ControllerID?
  /// The SwiftUI views of a hosting controller.
  var content: [NameID] = []
  var isInRoot = false
  var embedded: [ControllerID] = []
  /// A container's own delegate.
  var delegate: NameID?
  /// That of its presentation controller, popover controller or search controller: another property, and so another object
  /// unless the app makes it the same.
  var presentationDelegate: NameID?
  var dataSource: NameID?
  var presentationController: NameID?
  /// Who animates a container's transitions, and who animates its own presentation.
  var animator: NameID?
  var presentationAnimator: NameID?
  var isCurl = false

  var isLandscapeOnly: Bool { declaration?.landscapeOnly ?? false }

  /// A container can be presented too, and then has a declaration of each kind.
  mutating func take(_ declaration: ContainerDeclaration) {
    switch declaration.kind {
    case .presentation:
      presentationDelegate = declaration.delegate
      presentationController = declaration.controller
      presentationAnimator = declaration.animator
    case .nav, .tab, .split, .page:
      delegate = declaration.delegate
      animator = declaration.animator
      dataSource = declaration.dataSource
      isCurl = declaration.isCurl
      hasProviders = declaration.hasProviders
    }
  }
}

/// A tab whose provider makes a controller, or what holds it.
struct ProvidedTab: Hashable, Sendable {
  let tab: ControllerID
  let child: ControllerID
}

struct CompiledOverride: Hashable, Sendable {
  var key: UInt32
  var actions: [Action]
}

/// A view of SwiftUI's that stands for a controller or a view.
struct Representation: Hashable, Sendable {
  let content: NameID
  let isView: Bool
  /// Of the controller or of the view's declaration.
  let index: Int
}
