/// A scenario made ready to run: every name is an index into what it names, so that the simulation compares
/// numbers only. Made once and never changed; all runs share it.
public final class Script: Sendable {
  /// What was compiled.
  public let scenario: Scenario
  private let naming: Naming
  let controllers: [ControllerSpec]
  /// The windows' names; the first is the app's first window.
  let windows: [NameID]
  /// The background tasks' names.
  let tasks: [NameID]
  let root: ControllerID?
  let appDelegate: NameID
  let sceneDelegate: NameID
  let overrides: [CompiledOverride]
  private let overridden: CallbackSet
  /// Whether the app's own lines stand after super's work.
  let logsLate: Bool
  /// Whether any view is a list.
  let hasLists: Bool
  /// Views of SwiftUI's that stand for something of UIKit's.
  let representations: [Representation]
  /// Whether any view of SwiftUI's looks at the phase of its scene.
  let hearsPhase: Bool
  /// Pairs of receiver and callback that the app implements because the scenario names them.
  private let implemented: [UInt32]
  private let implementedByAll: CallbackSet

  /// Gives every name of a scenario its object. Any scenario can be compiled, also one that makes no sense: its steps fail.
  public init(_ scenario: Scenario) {
    var builder = ScriptBuilder(scenario)
    builder.build()
    self.scenario = scenario
    naming = builder.naming
    controllers = builder.controllers
    windows = builder.windows
    tasks = builder.tasks
    root = builder.root
    appDelegate = builder.appDelegate
    sceneDelegate = builder.sceneDelegate
    overrides = builder.overrides
    overridden = builder.overrides.reduce(into: CallbackSet()) { $0.insert(UInt16($1.key & 0xfff)) }
    logsLate = scenario.log?.afterSuper == true
    hasLists = scenario.views.contains { $0.content?.isList ?? false }
    representations = builder.representations
    hearsPhase = builder.hearsPhase
    implemented = builder.implemented
    implementedByAll = builder.implementedByAll
  }

  /// Whether the app uses scenes on a platform: declared, or the default of its version.
  @inline(never)
  package func usesScenes(on platform: Platform) -> Bool {
    platform[.hasScenes] && (scenario.lifeCycle.map { $0 == .scene } ?? platform[.scenesAreDefault])
  }

  /// The scenario's names and the default ones behind them.
  public var names: [[UInt8]] { naming.names }

  func meaning(of name: NameID) -> Naming.Meaning { naming[name] }
  @inline(__always)
  func spec(_ id: ControllerID) -> ControllerSpec { controllers[id.index] }

  /// The controller that a reference names.
  func controller(_ reference: Reference?) -> ControllerID? { reference.flatMap { controller($0.name) } }
  func controller(_ name: NameID) -> ControllerID? { naming.controller(name) }
  /// Whether a name stands for a declared view.
  func isView(_ name: NameID) -> Bool { if case .view = naming[name] { true } else { false } }
  func receiver(named name: NameID) -> Receiver? { naming.receiver(named: name) }
  func text(_ name: NameID) -> [UInt8] { naming.names[Int(name.raw)] }

  /// Whether the app has an optional method: it is logged, overridden or expected.
  func implements(_ callback: Callback, _ receiver: Receiver) -> Bool {
    implementedByAll[callback] || implemented.contains(Script.key(receiver, callback))
  }

  /// The override of a receiver's callback, if there is one.
  @inline(__always)
  func override(_ receiver: Receiver, _ callback: Callback) -> [Action]? {
    overrides(callback) ? findOverride(receiver, callback) : nil
  }

  /// Whether any receiver overrides a callback.
  @inline(__always)
  func overrides(_ callback: Callback) -> Bool { !overrides.isEmpty && overridden[callback] }

  /// Whether a question of UIKit is answered with NO by the app.
  func answersNo(_ callback: Callback, _ receiver: Receiver) -> Bool {
    override(receiver, callback)?.contains { $0.verb == .returnNo } ?? false
  }

  /// Whether it is answered with YES, where the default is NO.
  func answersYes(_ callback: Callback, _ receiver: Receiver) -> Bool {
    override(receiver, callback)?.contains { $0.verb == .returnYes } ?? false
  }

  @inline(never)
  private func findOverride(_ receiver: Receiver, _ callback: Callback) -> [Action]? {
    let key = Script.key(receiver, callback)
    for override in overrides where override.key == key { return override.actions }
    return nil
  }

  static func key(_ receiver: Receiver, _ callback: Callback) -> UInt32 {
    UInt32(receiver.kind.rawValue) << 28 | UInt32(receiver.index) << 12 | UInt32(callback.rawValue)
  }

  /// The segue that leads from one controller to another.
  func segue(from source: ControllerID?, to destination: ControllerID) -> SegueDeclaration? {
    let leading = scenario.segues.filter { controller($0.destination) == destination }
    return leading.first { source != nil && controller($0.source) == source } ?? leading.first
  }
}

extension Script {
  /// Whether a receiver is something that the scenario declares or uses.
  func knows(_ receiver: ReceiverName) -> Bool {
    switch receiver.role {
    case .object: meaning(of: receiver.name) != .unknown
    case .gesture:
      if case .view = meaning(of: receiver.name) { true } else { false }
    case .main, .notification, .completion, .returning, .console: true
    }
  }
}
