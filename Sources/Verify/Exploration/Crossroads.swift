import LifecycleEngine

/// A simulation that tries many steps from one world: the world is unpacked once, and only if a step is tried, and
/// copied back before each one that follows.
struct Crossroads: Sendable {
  private(set) var simulator: Simulator
  /// The world whose steps are tried, once it is unpacked.
  private var origin: World
  private var world = 0
  private var place = Place.elsewhere

  /// Where the simulation is.
  private enum Place {
    /// In a world of before; that whose steps are tried is not unpacked yet.
    case elsewhere
    /// In the world whose steps are tried.
    case origin
    /// Where a step led to from there.
    case behind
  }

  init(_ start: Simulator) {
    simulator = start
    origin = start.world
  }

  /// From now on steps are tried from this world.
  mutating func arrive(at world: Int) {
    guard world != self.world else { return }
    self.world = world
    place = .elsewhere
  }

  /// Makes a step from the world that was arrived at; false if the step is refused there.
  mutating func perform(_ actions: [Action], step: Int, _ visited: borrowing VisitedWorlds) -> Bool {
    switch place {
    case .elsewhere:
      visited.restore(world, in: &simulator)
      simulator.copyWorld(to: &origin)
    case .origin: break
    case .behind: simulator.go(to: origin)
    }
    place = .origin
    guard simulator.performUnlessRefused(actions, step: step) else { return false }
    place = .behind
    return true
  }

  /// Packs the world that the last step led to.
  mutating func pack(into packed: inout PackedWorld) { simulator.pack(into: &packed) }
}
