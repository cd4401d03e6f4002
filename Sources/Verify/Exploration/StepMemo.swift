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
  private var systems: [System?] = []

  private struct System: Sendable {
    var state: AppState
    var connectedScenes: UInt64
  }

  /// How many of these there are decides which results of a screen belong together.
  private static let kinds = 3

  init(_ script: Script, _ steps: [[Action]]) { scopes = steps.map { script.scope(of: $0) } }

  /// What the step does, as far as it is known.
  func result(of step: Int, in parts: VisitedWorlds.Parts) -> Result {
    switch scopes[step] {
    case .whole: return .unknown
    case .screen:
      guard let place = screenPlace(step, parts), place < ofScreens.count else { return .unknown }
      return result(ofScreens[place]) { VisitedWorlds.Parts(system: parts.system, screen: $0) }
    case .system:
      let place = systemPlace(step, parts)
      guard place < ofSystems.count else { return .unknown }
      return result(ofSystems[place]) { VisitedWorlds.Parts(system: $0, screen: parts.screen) }
    }
  }

  /// A world with such a system part has been seen.
  mutating func note(_ simulator: borrowing Simulator, as system: UInt32) {
    while systems.count <= Int(system) { systems.append(nil) }
    if systems[Int(system)] != nil { return }
    systems[Int(system)] = System(state: simulator.appState, connectedScenes: simulator.connectedScenes)
  }

  mutating func keep(_ result: Result, of step: Int, in parts: VisitedWorlds.Parts) {
    switch scopes[step] {
    case .whole: break
    case .screen:
      guard let place = screenPlace(step, parts) else { return }
      switch result {
      case .unknown: break
      case .impossible: StepMemo.put(1, at: place, in: &ofScreens)
      case .fails: StepMemo.put(2, at: place, in: &ofScreens)
      case .leads(let new): if new.system == parts.system { StepMemo.put(new.screen + 3, at: place, in: &ofScreens) }
      }
    case .system:
      let place = systemPlace(step, parts)
      if result == .impossible { StepMemo.put(1, at: place, in: &ofSystems) }
      guard case .leads(let new) = result, new.screen == parts.screen, leavesScreen(parts.system, new.system) else {
        return
      }
      StepMemo.put(new.system + 3, at: place, in: &ofSystems)
    }
  }

  /// What starts or ends the process or connects a scene touches the screen, even where it changes nothing there.
  private func leavesScreen(_ system: UInt32, _ new: UInt32) -> Bool {
    guard let old = systems[Int(system)], let new = systems[Int(new)] else { return false }
    return old.state != .notRunning && new.state != .notRunning && old.connectedScenes == new.connectedScenes
  }

  private func screenPlace(_ step: Int, _ parts: VisitedWorlds.Parts) -> Int? {
    guard Int(parts.system) < systems.count, let system = systems[Int(parts.system)] else { return nil }
    let kind =
      switch system.state {
      case .notRunning: 0
      case .suspended: 1
      case .inactive, .active, .background: 2
      }
    return (Int(parts.screen) * StepMemo.kinds + kind) * scopes.count + step
  }

  private func systemPlace(_ step: Int, _ parts: VisitedWorlds.Parts) -> Int {
    Int(parts.system) * scopes.count + step
  }

  private func result(_ code: UInt32, _ parts: (UInt32) -> VisitedWorlds.Parts) -> Result {
    switch code {
    case 0: .unknown
    case 1: .impossible
    case 2: .fails
    default: .leads(to: parts(code - 3))
    }
  }

  private static func put(_ code: UInt32, at place: Int, in codes: inout [UInt32]) {
    if place >= codes.count { codes.append(contentsOf: repeatElement(0, count: place + 1 - codes.count)) }
    codes[place] = code
  }
}
