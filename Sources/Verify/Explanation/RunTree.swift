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
  /// Whether it brings one at all.
  let brings: [Bool]
  let kinds: [Move.Kind]
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
  static let mostWorlds = 6_000

  /// A step from one world to the next, by its place: searches ask thousands of steps one short question each.
  typealias EdgeID = Int32

  private struct Edge: Sendable {
    var target: Int32
    var calls: Range<Int>
    /// The callbacks among the calls.
    var callbacks: CallbackSet
  }

  /// A callback as a log can show it.
  struct Call: Hashable, Sendable {
    /// The letter of the controller that gets it; `nobody` for all other receivers.
    var letter: UInt8
    var callback: Callback

    static let nobody: UInt8 = 255
  }

  /// All steps of a stage.
  init(_ stage: Stage) {
    let moves = stage.moves
    let beginnings = stage.beginnings.compactMap { steps -> [Int]? in
      let places = steps.compactMap { moves.firstIndex(of: $0) }
      return places.count == steps.count ? places : nil
    }
    self.init(stage, moves, beginnings, RunTree.script(moves, on: stage), on: Platform(stage.version))
  }

  /// Some steps, on a platform that may be another than that of the stage. Who brings the steps knows where they begin.
  /// - Parameter script: has the steps one by one.
  init(_ stage: Stage, _ moves: [Move], _ script: Script, on platform: Platform) {
    self.init(stage, moves, [], script, on: platform)
  }

  private init(_ stage: Stage, _ moves: [Move], _ beginnings: [[Int]], _ script: Script, on platform: Platform) {
    self.stage = stage
    self.moves = moves
    self.beginnings = beginnings
    letters = moves.map { UInt8($0.letter ?? 0) }
    brings = moves.map { $0.letter != nil }
    kinds = moves.map { $0.kind }
    receivers = StagedLetters(script)
    actions = script.scenario.steps.map { $0.actions }
    crossroads = Crossroads(Simulator(script, on: platform))
    packed = PackedWorld(script)
    _ = world(from: 0, by: 0)
  }

  /// Each of some moves as a step.
  static func script(_ moves: [Move], on stage: Stage) -> Script {
    Script(ScenarioParser.parse(stage.text(moves)).scenario)
  }

  /// How much is kept.
  var count: Int { worlds.count }

  /// Whether no more worlds are made.
  var isFull: Bool { worlds.count >= RunTree.mostWorlds }

  /// What a move does in a world; nil where it is impossible.
  @inline(__always)
  mutating func edge(from world: Int32, _ move: Int) -> EdgeID? {
    let slot = Int(world) * moves.count + move
    if slots[slot] == RunTree.unknown { slots[slot] = run(from: world, move) }
    return slots[slot] >= 0 ? slots[slot] : nil
  }

  /// Where it leads.
  func target(of edge: EdgeID) -> Int32 { edges[Int(edge)].target }

  /// What is delivered on the way.
  func calls(of edge: EdgeID) -> ArraySlice<Call> { pool[edges[Int(edge)].calls] }

  /// Whether a callback is delivered on the way, by its number.
  func delivers(_ callback: UInt16, on edge: EdgeID) -> Bool { edges[Int(edge)].callbacks.contains(callback) }

  /// Whether any of some callbacks is.
  func deliversAny(of callbacks: CallbackSet, on edge: EdgeID) -> Bool { edges[Int(edge)].callbacks.meets(callbacks) }

  private mutating func run(from world: Int32, _ move: Int) -> Int32 {
    guard !isFull, actions.indices.contains(move) else { return RunTree.impossible }
    crossroads.arrive(at: Int(world))
    guard crossroads.perform(actions[move], step: 0, worlds), crossroads.simulator.failure == nil else {
      return RunTree.impossible
    }
    let first = pool.count
    var callbacks = CallbackSet()
    for entry in crossroads.simulator.trace.entries {
      pool.append(Call(letter: receivers.letter(of: entry.receiver) ?? Call.nobody, callback: entry.callback))
      callbacks.insert(entry.callback.rawValue)
    }
    edges.append(Edge(target: self.world(from: world, by: move), calls: first..<pool.count, callbacks: callbacks))
    return Int32(edges.count - 1)
  }

  /// The number of the world that the simulation has come to; a new one if it is met for the first time.
  private mutating func world(from origin: Int32, by move: Int) -> Int32 {
    crossroads.pack(into: &packed)
    let number = worlds.insert(worlds.parts(of: packed), from: Int(origin), by: move)
    if (number + 1) * moves.count > slots.count {
      slots.append(contentsOf: repeatElement(RunTree.unknown, count: moves.count))
    }
    return Int32(number)
  }
}
