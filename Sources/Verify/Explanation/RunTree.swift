import LifecycleEngine

/// Everything that can happen on one stage, as far as it has been asked for: worlds, and what each step delivers on
/// the way to the next. Worlds are values, so ways that lead to the same world meet, and what was run for one log
/// serves all others.
struct RunTree: Sendable {
  let stage: Stage
  let moves: [Move]
  /// For each move the controller that it brings, 0 for `A` and where it brings none. Apart from the moves, for the
  /// search asks for it at every step.
  let letters: [UInt8]
  /// The stage's beginnings as places in `moves`.
  let beginnings: [[Int]]
  private let actions: [[Action]]
  private var receivers: StagedLetters
  private var crossroads: Crossroads
  private var worlds = VisitedWorlds()
  private var packed: PackedWorld
  /// For each world a slot for each move: its edge, or why there is none.
  private var slots: [Int32] = []
  private var edges: [Edge] = []
  private var pool: [Call] = []

  private static let unknown: Int32 = -1
  private static let impossible: Int32 = -2
  /// The most worlds that are kept.
  private static let mostWorlds = 6_000

  /// A step from one world to the next.
  struct Edge: Sendable {
    var target: Int32
    fileprivate var calls: Range<Int>
    /// The callbacks among the calls.
    var callbacks: ByteSet
  }

  /// A callback as a log can show it.
  struct Call: Hashable, Sendable {
    /// The letter of the controller that gets it; `nobody` for all other receivers.
    var letter: UInt8
    var callback: Callback

    static let nobody: UInt8 = 255
  }

  /// - Parameters:
  ///   - moves: the steps that can be asked for; all of the stage where nil.
  ///   - fact: one that is other than it is.
  init(_ stage: Stage, moves chosen: [Move]? = nil, flipping fact: Fact? = nil) {
    self.stage = stage
    let moves = chosen ?? stage.moves
    self.moves = moves
    letters = moves.map { UInt8($0.letter ?? 0) }
    // Who brings the steps knows where they begin.
    beginnings = (chosen == nil ? stage.beginnings : []).compactMap { steps in
      let places = steps.compactMap { moves.firstIndex(of: $0) }
      return places.count == steps.count ? places : nil
    }
    var text = stage.declarations(Stage.names, log: [])
    for move in moves {
      text.append(contentsOf: move.text(Stage.names))
      text.append("\n")
    }
    let scenario = ScenarioParser.parse(text).scenario
    let script = Script(scenario)
    receivers = StagedLetters(script)
    actions = scenario.steps.map { $0.actions }
    let platform = Platform(stage.version)
    crossroads = Crossroads(Simulator(script, on: fact.map { platform.flipping($0) } ?? platform))
    packed = PackedWorld(script)
    _ = world(from: 0, by: 0)
  }

  /// How much is kept.
  var count: Int { worlds.count }

  /// Whether no more worlds are made.
  var isFull: Bool { worlds.count >= RunTree.mostWorlds }

  /// What a move does in a world; nil where it is impossible.
  mutating func edge(from world: Int32, _ move: Int) -> Edge? {
    let slot = Int(world) * moves.count + move
    if slots[slot] == RunTree.unknown { slots[slot] = run(from: world, move) }
    return slots[slot] >= 0 ? edges[Int(slots[slot])] : nil
  }

  /// What is delivered on the way.
  func calls(of edge: Edge) -> ArraySlice<Call> { pool[edge.calls] }

  private mutating func run(from world: Int32, _ move: Int) -> Int32 {
    guard !isFull, actions.indices.contains(move) else { return RunTree.impossible }
    crossroads.arrive(at: Int(world))
    guard crossroads.perform(actions[move], step: 0, worlds), crossroads.simulator.failure == nil else {
      return RunTree.impossible
    }
    let first = pool.count
    var callbacks = ByteSet()
    for entry in crossroads.simulator.trace.entries {
      pool.append(Call(letter: receivers.letter(of: entry.receiver) ?? Call.nobody, callback: entry.callback))
      callbacks.insert(entry.callback.rawValue)
    }
    edges.append(Edge(target: self.world(from: world, by: move), calls: first..<pool.count, callbacks: callbacks))
    return Int32(edges.count - 1)
  }

  /// The number of the world that the simulation has come to; a new one if it is met for the first time.
  private mutating func world(from origin: Int32, by move: Int) -> Int32 {
    packed.pack(crossroads.simulator.world)
    let number = worlds.insert(worlds.parts(of: packed), from: Int(origin), by: move)
    if (number + 1) * moves.count > slots.count {
      slots.append(contentsOf: repeatElement(RunTree.unknown, count: moves.count))
    }
    return Int32(number)
  }
}
