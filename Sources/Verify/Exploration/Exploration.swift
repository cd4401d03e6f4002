package import LifecycleEngine

/// A breadth-first search through the worlds that sequences of steps lead to: nearest worlds first, each one once.
///
/// Deterministic: steps are tried in the order in which they are given, so that the witness of a goal is the first
/// of the shortest.
package struct Exploration: Sendable {
  /// How far and how long to search.
  package struct Limits: Sendable, Hashable {
    /// The most steps from the first world.
    package var depth: Int
    /// The most distinct worlds.
    package var worlds: Int

    /// At most `depth` steps from the start, and `worlds` worlds in all.
    package init(depth: Int, worlds: Int) {
      self.depth = depth
      self.worlds = worlds
    }
  }

  /// Whether there can be more worlds than were seen.
  package enum Closure: UInt8, Sendable, Hashable {
    /// Every world that the steps can reach was seen.
    case closed
    case boundedByDepth
    case outOfBudget
  }

  /// Whether all that can be reached was seen, and if not why.
  package private(set) var closure: Closure = .closed
  /// The steps to the first world that fulfils the goal.
  package private(set) var witness: [[Action]]?
  /// How many steps the farthest world is away.
  package private(set) var depth = 0
  /// How many steps were tried and possible.
  package private(set) var transitions = 0
  private var visited = VisitedWorlds()
  private let steps: [[Action]]

  /// How many different worlds were seen.
  package var worlds: Int { visited.count }
  /// The shortest way to the world that was found last: as far away as any.
  package var farthest: [[Action]] { visited.path(to: visited.count - 1).map { steps[$0] } }
  /// The memory that the visited worlds take, index included.
  package var bytes: Int { visited.bytes }

  /// Searches from where a simulation is; the goal is looked at right after each step, with the entries of that step
  /// in the trace if the simulation records one, and with its failure. Without a goal, steps whose result is known from
  /// another world are not simulated again.
  ///
  /// Complexity: O(worlds × steps).
  package init(
    from start: Simulator, steps: [[Action]], limits: Limits, until goal: ((borrowing Simulator) -> Bool)? = nil
  ) {
    self.steps = steps
    var walker = Walker(start, steps, remembers: goal == nil)
    visited.insert(walker.keep(in: &visited), from: 0, by: 0)
    var (next, end) = (0, 1)
    while next < visited.count {
      if next == end {
        depth += 1
        end = visited.count
      }
      if depth >= limits.depth {
        closure = .boundedByDepth
        return
      }
      if let step = expand(next, &walker, until: goal) {
        witness = visited.path(to: next).map { steps[$0] } + [steps[step]]
        return
      }
      if visited.count > limits.worlds {
        closure = .outOfBudget
        return
      }
      next += 1
    }
  }

  /// Tries all steps in a world; gives the one that fulfils the goal.
  private mutating func expand(
    _ world: Int, _ walker: inout Walker, until goal: ((borrowing Simulator) -> Bool)?
  ) -> Int? {
    walker.arrive(at: world, visited)
    for index in steps.indices {
      var result = walker.known(index)
      if result == .unknown {
        result = walker.perform(index, steps[index], depth, &visited)
        if result != .impossible, let goal, goal(walker.crossroads.simulator) {
          transitions += 1
          return index
        }
      }
      switch result {
      case .unknown, .impossible: continue
      case .fails: transitions += 1
      case .leads(let new):
        transitions += 1
        visited.insert(new, from: world, by: index)
      }
    }
    return nil
  }
}

/// Goes from world to world for a search.
private struct Walker {
  private(set) var crossroads: Crossroads
  private var page: StepMemo.Page
  private var packed: PackedWorld
  private var memo: StepMemo
  private let remembers: Bool

  init(_ start: Simulator, _ steps: [[Action]], remembers: Bool) {
    crossroads = Crossroads(start)
    packed = PackedWorld(start.script)
    memo = StepMemo(start.script, steps)
    page = StepMemo.Page(parts: VisitedWorlds.Parts(system: 0, screen: 0))
    self.remembers = remembers
  }

  /// The parts of the world that the last step led to.
  mutating func keep(in visited: inout VisitedWorlds) -> VisitedWorlds.Parts {
    crossroads.pack(into: &packed)
    let parts = visited.parts(of: packed, system: page.parts.system)
    if !memo.knows(parts.system) { memo.note(crossroads.simulator) }
    return parts
  }

  /// From now on steps are tried from this world.
  mutating func arrive(at world: Int, _ visited: borrowing VisitedWorlds) {
    crossroads.arrive(at: world)
    page = memo.page(of: visited.parts(of: world))
  }

  func known(_ step: Int) -> StepMemo.Result { remembers ? memo.result(of: step, on: page) : .unknown }

  /// Makes a step from the world that was arrived at.
  mutating func perform(
    _ index: Int, _ actions: [Action], _ depth: Int, _ visited: inout VisitedWorlds
  ) -> StepMemo.Result {
    let result = result(of: actions, depth, &visited)
    if remembers { memo.keep(result, of: index, on: page) }
    return result
  }

  private mutating func result(
    of actions: [Action], _ depth: Int, _ visited: inout VisitedWorlds
  ) -> StepMemo.Result {
    guard crossroads.perform(actions, step: depth, visited) else { return .impossible }
    if let kind = crossroads.simulator.failure?.kind { return kind == .impossible ? .impossible : .fails }
    return .leads(to: keep(in: &visited))
  }
}
