import LifecycleEngine

/// Everything that steps can bring about after the beginnings of a stage: worlds, and the steps between them with what
/// they log. A step is simulated when it is first asked for and then kept, because most logs part from every run
/// within a few lines and share those runs; and many ways lead to the same world.
struct StepGraph: Sendable {
  /// What a search sees of an entry.
  struct Line: Sendable {
    var callback: Callback
    var receiver: LineReceiver
  }

  enum LineReceiver: Hashable, Sendable {
    /// One of the staged controllers: 0 is `A`. Its callback is one that each controller gets for itself.
    case staged(UInt8)
    /// A controller that is not staged, such as a container.
    case unstaged
    /// A controller gets what is claimed of another kind of object.
    case misplaced
    case other
  }

  /// A step from one world to another.
  struct Edge: Sendable {
    var target: Int
    fileprivate var lines: Range<Int>
  }

  /// Where the beginnings end, in the order of the stage; those that cannot happen are left out.
  private(set) var roots: [(world: Int, steps: [StaticStep])] = []

  private let actions: [[Action]]
  private var worlds: [Simulator] = []
  private var known: [World: Int] = [:]
  /// For each world a slot for each searchable step: its edge, or why there is none.
  private var slots: [Int32] = []
  private var edges: [Edge] = []
  private var pool: [Line] = []
  private var letters: StagedLetters

  private static let unknown: Int32 = -1
  private static let impossible: Int32 = -2

  /// - Parameter scenario: Its steps are the searchable ones, so that one script serves all branches.
  init(_ scenario: Scenario, on version: Version, beginnings: [[StaticStep]]) {
    let script = Script(scenario)
    actions = scenario.steps.map(\.actions)
    letters = StagedLetters(script)
    for beginning in beginnings {
      var simulator = Simulator(script, on: Platform(version))
      for (index, step) in beginning.enumerated() {
        guard let place = StaticStep.searchable.firstIndex(of: step) else { continue }
        simulator.perform(actions[place], step: index)
      }
      guard simulator.failure == nil else { continue }
      roots.append((world(of: simulator), beginning))
    }
  }

  /// How much is kept.
  var count: Int { edges.count }

  /// What a step does in a world, an index of `StaticStep.searchable`; nil if it is impossible there.
  mutating func edge(from world: Int, by step: Int) -> Edge? {
    let slot = world * StaticStep.searchable.count + step
    if slots[slot] == StepGraph.unknown { slots[slot] = simulate(world, step) }
    return slots[slot] >= 0 ? edges[Int(slots[slot])] : nil
  }

  func lines(of edge: Edge) -> ArraySlice<Line> { pool[edge.lines] }

  private mutating func simulate(_ world: Int, _ step: Int) -> Int32 {
    var simulator = worlds[world]
    simulator.perform(actions[step], step: 0)
    guard simulator.failure == nil else { return StepGraph.impossible }
    let first = pool.count
    for entry in simulator.trace.entries {
      pool.append(Line(callback: entry.callback, receiver: receiver(of: entry)))
    }
    edges.append(Edge(target: self.world(of: simulator), lines: first..<pool.count))
    return Int32(edges.count - 1)
  }

  /// The place of the world that a simulation has come to; a new one if it is met for the first time.
  private mutating func world(of simulator: Simulator) -> Int {
    if let place = known[simulator.world] { return place }
    let place = worlds.count
    known[simulator.world] = place
    worlds.append(simulator)
    worlds[place].forgetTrace()
    slots.append(contentsOf: repeatElement(StepGraph.unknown, count: StaticStep.searchable.count))
    return place
  }

  private mutating func receiver(of entry: Entry) -> LineReceiver {
    guard entry.receiver.kind == .controller else { return .other }
    guard entry.callback.needsActor else { return .misplaced }
    return letters.letter(of: entry.receiver).map { .staged($0) } ?? .unstaged
  }
}

/// Which of the staged controllers `A`, `B`, `C` a receiver is. Names are looked at once for each controller.
struct StagedLetters: Sendable {
  private let script: Script
  private var known: [UInt8] = []

  private static let unknown: UInt8 = 255
  private static let unstaged: UInt8 = 254

  init(_ script: Script) { self.script = script }

  /// 0 for `A`; nil for all that is not staged under a letter.
  mutating func letter(of receiver: Receiver) -> UInt8? {
    guard receiver.kind == .controller else { return nil }
    let index = Int(receiver.index)
    while known.count <= index { known.append(StagedLetters.unknown) }
    if known[index] == StagedLetters.unknown { known[index] = named(receiver) ?? StagedLetters.unstaged }
    return known[index] == StagedLetters.unstaged ? nil : known[index]
  }

  private func named(_ receiver: Receiver) -> UInt8? {
    var text: [UInt8] = []
    script.write(receiver, to: &text)
    guard text.count == 1, let byte = text.first, byte >= UInt8(ascii: "A"), byte <= UInt8(ascii: "C") else {
      return nil
    }
    return byte - UInt8(ascii: "A")
  }
}
