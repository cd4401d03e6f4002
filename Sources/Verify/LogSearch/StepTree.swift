import LifecycleEngine

/// Everything that steps can bring about after the beginnings of a stage. A branch is simulated when it is first
/// asked for and then kept, because most logs part from every run within a few lines and share those runs.
struct StepTree: Sendable {
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

  /// Where the beginnings end, in the order of the stage; those that cannot happen are left out.
  private(set) var roots: [(node: Int, steps: [StaticStep])] = []

  private let actions: [[Action]]
  private var nodes: [Node] = []
  /// For each node a slot for each searchable step: its child, or why there is none.
  private var children: [Int32] = []
  private var pool: [Line] = []
  private var letters: StagedLetters

  private struct Node: Sendable {
    var simulator: Simulator
    var depth: Int
    var lines: Range<Int>
  }

  private static let unknown: Int32 = -1
  private static let impossible: Int32 = -2

  /// - Parameter scenario: Its steps are the searchable ones, so that one script serves all branches.
  init(_ scenario: Scenario, on version: Version, beginnings: [[StaticStep]]) {
    let script = Script(scenario)
    actions = scenario.steps.map { $0.actions }
    letters = StagedLetters(script)
    for beginning in beginnings {
      var simulator = Simulator(script, on: Platform(version))
      for (index, step) in beginning.enumerated() {
        guard let place = StaticStep.searchable.firstIndex(of: step) else { continue }
        simulator.perform(actions[place], step: index)
      }
      guard simulator.failure == nil else { continue }
      roots.append((nodes.count, beginning))
      add(simulator, depth: beginning.count, newFrom: simulator.trace.entries.count)
    }
  }

  var count: Int { nodes.count }

  /// The node after a step, an index of `StaticStep.searchable`; nil if the step is impossible there.
  mutating func child(of node: Int, by step: Int) -> Int? {
    let slot = node * StaticStep.searchable.count + step
    if children[slot] == StepTree.unknown { children[slot] = grow(node, step) }
    return children[slot] >= 0 ? Int(children[slot]) : nil
  }

  /// What the step that leads to a node logs.
  func lines(of node: Int) -> ArraySlice<Line> { pool[nodes[node].lines] }

  private mutating func grow(_ node: Int, _ step: Int) -> Int32 {
    var simulator = nodes[node].simulator
    let start = simulator.trace.entries.count
    simulator.perform(actions[step], step: nodes[node].depth)
    guard simulator.failure == nil else { return StepTree.impossible }
    add(simulator, depth: nodes[node].depth + 1, newFrom: start)
    return Int32(nodes.count - 1)
  }

  private mutating func add(_ simulator: Simulator, depth: Int, newFrom start: Int) {
    let first = pool.count
    for entry in simulator.trace.entries[start...] {
      pool.append(Line(callback: entry.callback, receiver: receiver(of: entry)))
    }
    nodes.append(Node(simulator: simulator, depth: depth, lines: first..<pool.count))
    children.append(contentsOf: repeatElement(StepTree.unknown, count: StaticStep.searchable.count))
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
