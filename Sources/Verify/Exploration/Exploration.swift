public import LifecycleEngine

/// A breadth-first search through the worlds that sequences of steps lead to: nearest worlds first, each one once.
///
/// Deterministic: steps are tried in the order in which they are given, so that the witness of a goal is the first
/// of the shortest.
public struct Exploration: Sendable {
  /// How far and how long to search.
  public struct Limits: Sendable, Hashable {
    /// The most steps from the first world.
    public var depth: Int
    /// The most distinct worlds.
    public var worlds: Int

    public init(depth: Int, worlds: Int) {
      self.depth = depth
      self.worlds = worlds
    }
  }

  /// Whether there can be more worlds than were seen.
  public enum Closure: UInt8, Sendable, Hashable {
    /// Every world that the steps can reach was seen.
    case closed
    case boundedByDepth
    case outOfBudget
  }

  public private(set) var closure: Closure = .closed
  /// The steps to the first world that fulfils the goal.
  public private(set) var witness: [[Action]]?
  /// How many steps the farthest world is away.
  public private(set) var depth = 0
  /// How many steps were tried and possible.
  public private(set) var transitions = 0
  private var visited = VisitedWorlds()
  private let steps: [[Action]]

  public var worlds: Int { visited.count }
  /// The shortest way to the world that was found last: as far away as any.
  public var farthest: [[Action]] { visited.path(to: visited.count - 1).map { steps[$0] } }
  /// The memory that the visited worlds take, index included.
  public var bytes: Int { visited.bytes }

  /// Searches from where a simulation is; the goal is looked at right after each step, with the entries of that step
  /// in the trace if the simulation records one, and with its failure.
  ///
  /// Complexity: O(worlds × steps) simulated steps.
  public init(
    from start: Simulator, steps: [[Action]], limits: Limits, until goal: (borrowing Simulator) -> Bool = { _ in false }
  ) {
    self.steps = steps
    var simulator = start
    var origin = start
    var packed = PackedWorld(start.script)
    start.packWorld(into: &packed)
    visited.insert(packed, from: 0, by: 0)
    var refused = Array(repeating: false, count: steps.count)
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
      visited.restore(next, in: &origin)
      origin.findRefusals(of: steps, in: &refused)
      for index in steps.indices {
        if refused[index] { continue }
        simulator.copyWorld(of: origin)
        simulator.perform(steps[index], step: depth)
        if simulator.failure?.kind == .impossible { continue }
        transitions += 1
        if goal(simulator) {
          witness = visited.path(to: next).map { steps[$0] } + [steps[index]]
          return
        }
        if simulator.failure == nil {
          simulator.packWorld(into: &packed)
          visited.insert(packed, from: next, by: index)
        }
      }
      if visited.count > limits.worlds {
        closure = .outOfBudget
        return
      }
      next += 1
    }
  }
}
