import LifecycleEngine

/// What steps did to the part of a world that they look at: a search that meets the part again, in another world, takes
/// the result over without a simulation.
struct StepMemo: Sendable {
  enum Result: Equatable {
    case unknown
    case impossible
    /// The app fails, and nothing follows.
    case fails
    case leads(to: VisitedWorlds.Parts)
  }

  private let scopes: [VerbScope]
  /// For each part and step a result: 0 for none yet, then impossible, failed, or the number of the new part from 3 up.
  private var ofScreens: [UInt32] = []
  private var ofSystems: [UInt32] = []
  /// For each system part what a step on screen sees of it, and what tells whether a step of the system left the screen
  /// alone.
  private var systems: [System] = []

  private struct System: Sendable {
    var state: AppState
    var connectedScenes: UInt64

    /// All that a step on screen asks of the application is whether it runs or is suspended.
    var kind: Int {
      switch state {
      case .notRunning: 0
      case .suspended: 1
      case .inactive, .active, .background: 2
      }
    }
  }

  /// How many of these there are decides which results of a screen belong together.
  private static let kinds = 3

  /// Where the results of a world's steps lie.
  struct Page {
    let parts: VisitedWorlds.Parts
    fileprivate var screen = 0
    fileprivate var system = 0

    init(parts: VisitedWorlds.Parts) { self.parts = parts }
  }

  init(_ script: Script, _ steps: [[Action]]) { scopes = steps.map { script.scope(of: $0) } }

  /// Whether a world with such a system part has been noted.
  func knows(_ system: UInt32) -> Bool { system < systems.count }

  /// The simulation has come to a world with a new system part: the next, in the order of their numbers.
  mutating func note(_ simulator: borrowing Simulator) {
    systems.append(System(state: simulator.appState, connectedScenes: simulator.connectedScenes))
  }

  /// Makes room for what steps do in a world whose system part has been noted.
  mutating func page(of parts: VisitedWorlds.Parts) -> Page {
    var page = Page(parts: parts)
    let kind = systems[Int(parts.system)].kind
    page.screen = (Int(parts.screen) * StepMemo.kinds + kind) * scopes.count
    page.system = Int(parts.system) * scopes.count
    makeRoom(page.screen, in: &ofScreens)
    makeRoom(page.system, in: &ofSystems)
    return page
  }

  private func makeRoom(_ start: Int, in codes: inout [UInt32]) {
    let missing = start + scopes.count - codes.count
    if missing > 0 { codes.append(contentsOf: repeatElement(0, count: missing)) }
  }

  /// What the step does, as far as it is known.
  func result(of step: Int, on page: Page) -> Result {
    switch scopes[step] {
    case .whole: .unknown
    case .screen:
      result(ofScreens[page.screen + step]) { VisitedWorlds.Parts(system: page.parts.system, screen: $0) }
    case .system:
      result(ofSystems[page.system + step]) { VisitedWorlds.Parts(system: $0, screen: page.parts.screen) }
    }
  }

  private func result(_ code: UInt32, _ parts: (UInt32) -> VisitedWorlds.Parts) -> Result {
    switch code {
    case 0: .unknown
    case 1: .impossible
    case 2: .fails
    default: .leads(to: parts(code - 3))
    }
  }

  mutating func keep(_ result: Result, of step: Int, on page: Page) {
    switch scopes[step] {
    case .whole: break
    case .screen:
      switch result {
      case .unknown: break
      case .impossible: ofScreens[page.screen + step] = 1
      case .fails: ofScreens[page.screen + step] = 2
      case .leads(let new): if new.system == page.parts.system { ofScreens[page.screen + step] = new.screen + 3 }
      }
    case .system:
      if result == .impossible { ofSystems[page.system + step] = 1 }
      guard case .leads(let new) = result, new.screen == page.parts.screen, leavesScreen(page.parts.system, new.system)
      else { return }
      ofSystems[page.system + step] = new.system + 3
    }
  }

  /// What starts or ends the process or connects a scene touches the screen, even where it changes nothing there.
  private func leavesScreen(_ old: UInt32, _ new: UInt32) -> Bool {
    let (old, new) = (systems[Int(old)], systems[Int(new)])
    return old.state != .notRunning && new.state != .notRunning && old.connectedScenes == new.connectedScenes
  }
}
