import LifecycleEngine

/// Watches a run of a well-behaved app and notes the first invariant that it breaks.
struct InvariantMonitor: Sendable {
  private let script: Script
  private let platform: Platform
  var step = 0
  /// The first one that was seen; what follows from it is not looked at.
  private(set) var violation: Violation?

  private var controllers: [ControllerLife]
  private var views: [ViewLife]
  private var process = ProcessLife()
  private var scenes: [SceneLife]

  /// Watches runs of a script on a platform, from before their first step.
  init(_ script: Script, on platform: Platform) {
    self.script = script
    self.platform = platform
    controllers = Array(repeating: ControllerLife(), count: 256)
    views = Array(repeating: ViewLife(), count: script.scenario.views.count)
    scenes = Array(repeating: SceneLife(), count: 64)
  }

  /// Looks at what a step delivered and at the world that it left behind.
  mutating func check(_ actions: [Action], _ trace: Trace, _ simulator: Simulator) {
    guard violation == nil else { return }
    var changes = trace.stateChanges[...]
    for (index, entry) in trace.entries.enumerated() {
      while let change = changes.first, change.entry <= index {
        if change.to == .notRunning { forgetProcess() }
        changes.removeFirst()
      }
      check(entry)
    }
    if changes.contains(where: { $0.to == .notRunning }) { forgetProcess() }
    if actions.count == 1, let action = actions.first { StepOrder(action, trace.entries, platform).check(&self) }
    if simulator.failure?.kind == .endlessLoop { note(.comesToRest) }
    if let flaw = simulator.flaw { note(.consistentWorld, flaw: flaw) }
    step += 1
  }

  mutating func note(_ invariant: Invariant, _ entry: Entry? = nil, flaw: WorldFlaw? = nil) {
    if violation == nil { violation = Violation(invariant: invariant, step: step, entry: entry, flaw: flaw) }
  }

  private mutating func require(_ condition: Bool, _ invariant: Invariant, _ entry: Entry) {
    if !condition { note(invariant, entry) }
  }

  private mutating func forgetProcess() {
    for index in controllers.indices { controllers[index] = ControllerLife() }
    for index in views.indices { views[index] = ViewLife() }
    for index in scenes.indices { scenes[index] = SceneLife() }
    process = ProcessLife()
  }

  private mutating func forgetAppearances() {
    for index in controllers.indices { controllers[index].appearance = nil }
  }

  private mutating func check(_ entry: Entry) {
    require(entry.appState != .suspended && entry.appState != .notRunning, .silentWhileSuspended, entry)
    switch entry.receiver.kind {
    case .controller: checkController(entry)
    case .view: checkView(entry)
    case .appDelegate, .process, .class: checkApplication(entry)
    case .sceneDelegate: checkScene(entry)
    default: break
    }
  }

  // MARK: Controllers

  private mutating func checkController(_ entry: Entry) {
    var life = controllers[Int(entry.receiver.index)]
    switch entry.callback {
    case .initPlain, .initWithNibNameBundle, .initWithCoder, .initWithRootViewController:
      // `init` calls the designated initializer.
      if life.isMade, !life.isDead, entry.callback == .initWithNibNameBundle { break }
      life = ControllerLife()
      life.isMade = true
    case .initialize, .load: break
    default:
      require(!life.isDead, .deallocIsLast, entry)
      require(life.isMade, .madeBeforeLoaded, entry)
    }
    switch entry.callback {
    case .awakeFromNib: require(!life.isLoading && !life.isLoaded, .madeBeforeLoaded, entry)
    case .loadView: life.isLoading = true
    case .viewDidLoad:
      require(life.isLoading, .loadBeforeAppearance, entry)
      life.isLoaded = true
      life.isLoading = false
    case .viewWillLayoutSubviews: life.openLayouts += 1
    case .viewDidLayoutSubviews:
      require(life.openLayouts > 0, .layoutInsideFirstAppearance, entry)
      life.openLayouts -= 1
    case .dealloc: life.isDead = true
    default: break
    }
    checkAppearance(entry, &life)
    checkContainment(entry, &life)
    controllers[Int(entry.receiver.index)] = life
  }

  /// The will- and did-callbacks as the state machine of appearance allows them.
  private mutating func checkAppearance(_ entry: Entry, _ life: inout ControllerLife) {
    switch entry.callback {
    case .viewWillAppear:
      require(life.isLoaded, .loadBeforeAppearance, entry)
      move(&life, from: [.disappeared, .disappearing], to: .appearing, entry)
    case .viewIsAppearing: move(&life, from: [.appearing], to: .appearing, entry)
    case .viewDidAppear:
      let isFree = platform[.endWithoutBeginIsSent]
      move(&life, from: isFree ? Appearance.allCases : [.appearing], to: .appeared, entry)
    case .viewWillDisappear: move(&life, from: [.appeared, .appearing], to: .disappearing, entry)
    case .viewDidDisappear: move(&life, from: [.disappearing], to: .disappeared, entry)
    default: break
    }
  }

  private mutating func move(
    _ life: inout ControllerLife, from allowed: [Appearance], to next: Appearance, _ entry: Entry
  ) {
    if let now = life.appearance { require(allowed.contains(now), .appearancePairs, entry) }
    life.appearance = next
  }

  private mutating func checkContainment(_ entry: Entry, _ life: inout ControllerLife) {
    switch entry.callback {
    case .willMoveToParentViewController where entry.argument.kind == .controller:
      life.announcedParent = entry.argument.index
    case .didMoveToParentViewController where entry.argument.kind == .controller:
      // Up to iOS 4 nothing announces; a container that is decoded has announced while it was made.
      require(life.announcedParent == entry.argument.index || !platform[.hasContainment], .containmentPairs, entry)
      life.hasParent = true
    case .didMoveToParentViewController:
      require(life.announcedParent != nil || life.hasParent, .containmentPairs, entry)
      life.announcedParent = nil
      life.hasParent = false
    default: break
    }
  }

  // MARK: Views

  private mutating func checkView(_ entry: Entry) {
    guard Int(entry.receiver.index) < views.count else { return }
    var life = views[Int(entry.receiver.index)]
    switch entry.callback {
    case .initPlain, .initWithFrame, .initWithCoder, .initWithStyleReuseIdentifier:
      // `init` calls the designated initializer. A view that is loaded again is made before the old one dies.
      if life.lastInitializer == .initPlain, entry.callback == .initWithFrame { break }
      life.instances += 1
    case .initialize, .load: break
    default:
      // A dying view takes its subviews out after its own `dealloc` was entered.
      require(life.instances > 0 || life.wasMade && entry.callback == .willRemoveSubview, .viewOrder, entry)
    }
    life.lastInitializer = entry.callback
    life.wasMade = true
    switch entry.callback {
    case .willMoveToSuperview: life.superviewMoves += 1
    case .didMoveToSuperview:
      require(life.superviewMoves > 0, .viewMovePairs, entry)
      life.superviewMoves -= 1
    case .willMoveToWindow: life.windowMoves += 1
    case .didMoveToWindow:
      require(life.windowMoves > 0, .viewMovePairs, entry)
      life.windowMoves -= 1
    case .layoutSubviews: life.isLaidOut = true
    case .drawRect: require(life.isLaidOut, .viewOrder, entry)
    case .dealloc: life.instances -= 1
    default: break
    }
    views[Int(entry.receiver.index)] = life
  }

  // MARK: The application

  private mutating func checkApplication(_ entry: Entry) {
    switch entry.callback {
    case .main: process.hasMain = true
    case .load: checkClass(entry)
    case .applicationWillFinishLaunchingWithOptions:
      require(process.hasMain && !process.hasFinished, .launchOrder, entry)
      process.willFinish = true
    case .applicationDidFinishLaunchingWithOptions, .applicationDidFinishLaunching:
      require(process.hasMain && !process.hasFinished, .launchOrder, entry)
      require(process.willFinish || !platform[.hasWillFinishLaunching], .launchOrder, entry)
      process.hasFinished = true
    case .applicationWillResignActive:
      require(process.isActive, .stateOrder, entry)
      process.isActive = false
    case .applicationDidEnterBackground:
      require(!process.isActive && !process.isInBackground, .stateOrder, entry)
      process.isInBackground = true
    case .applicationWillEnterForeground:
      require(!process.isActive, .stateOrder, entry)
      process.isInBackground = false
    case .applicationDidBecomeActive:
      require(process.hasFinished && !process.isInBackground && !process.isActive, .stateOrder, entry)
      process.isActive = true
    default: break
    }
  }

  private mutating func checkClass(_ entry: Entry) {
    require(!process.hasMain, .classOrder, entry)
    let index = Int(entry.receiver.index)
    guard index < script.scenario.classes.count else { return }
    let declaration = script.scenario.classes[index]
    let base = script.scenario.classes.firstIndex { $0.name == declaration.base && !$0.isCategory }
    if let base, script.scenario.classes[base].hasLoad {
      require(process.loadedClasses >> UInt64(base & 63) & 1 == 1, .classOrder, entry)
    }
    process.loadedClasses |= 1 << UInt64(index & 63)
  }

  private mutating func checkScene(_ entry: Entry) {
    guard Int(entry.receiver.index) < scenes.count else { return }
    var life = scenes[Int(entry.receiver.index)]
    switch entry.callback {
    case .sceneWillConnectToSessionOptions:
      require(process.hasFinished && !life.isConnected, .launchOrder, entry)
      life = SceneLife()
      life.isConnected = true
    case .sceneWillEnterForeground:
      require(life.isConnected && !life.isInFront, .launchOrder, entry)
      life.isInFront = true
    case .sceneDidBecomeActive:
      require(life.isInFront && !life.isActive, .stateOrder, entry)
      life.isActive = true
    case .sceneWillResignActive:
      require(life.isActive, .stateOrder, entry)
      life.isActive = false
    case .sceneDidEnterBackground:
      require(life.isInFront && !life.isActive, .stateOrder, entry)
      life.isInFront = false
    case .sceneDidDisconnect:
      require(life.isConnected, .launchOrder, entry)
      life = SceneLife()
      // What was on screen in it is not told that it no longer is.
      forgetAppearances()
    default: break
    }
    scenes[Int(entry.receiver.index)] = life
  }
}

// What was seen of each object since it was made.

private struct ControllerLife: Sendable {
  var isMade = false
  var isLoading = false
  var isLoaded = false
  var isDead = false
  var hasParent = false
  /// Nil after its window went without a word, which says nothing of what comes next.
  var appearance: Appearance? = .disappeared
  var openLayouts = 0
  var announcedParent: UInt16?
}

private struct ViewLife: Sendable {
  var instances = 0
  var wasMade = false
  var lastInitializer: Callback?
  var isLaidOut = false
  var superviewMoves = 0
  var windowMoves = 0
}

private struct ProcessLife: Sendable {
  var hasMain = false
  var willFinish = false
  var hasFinished = false
  var isActive = false
  var isInBackground = false
  var loadedClasses: UInt64 = 0
}

private struct SceneLife: Sendable {
  var isConnected = false
  var isInFront = false
  var isActive = false
}
