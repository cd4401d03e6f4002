import LifecycleEngine

/// Looks for steps that print a log on one stage: the most promising beginning first.
struct LogWalk {
  let log: LogWords
  let scope: Scope
  /// How many steps may be tried.
  private var budget: Int
  /// A way that costs as much is of no use.
  private var limit: Int

  /// What may be tried.
  enum Scope: Sendable {
    /// Steps that need no more than a note says.
    case plain
    /// Presentations in a style, too.
    case styled
    /// All steps, and lines that differ.
    case edited
  }

  /// How many steps were tried.
  private(set) var tried = 0
  /// How far any way came without an edit, and what it had there.
  private(set) var reach = 0
  private(set) var wanted: [LogWords.Word] = []

  private var nodes: [Node] = []
  /// What the log should show of the step that is tried.
  private var words: [LogWords.Word] = []
  private var heap = Heap()
  private var visited: [Spot: Int] = [:]
  /// The way that covers most lines without being whole.
  private var farthest: Int?
  /// Whole ways, the cheapest first.
  private var ends: [(node: Int, cost: Int)] = []

  private struct Node {
    var world: Int32
    /// The world in which the log begins.
    var first: Int32
    var parent: Int32
    var move: Int16
    var line: Int32
    var cost: Int32
    /// How much of it is for edits.
    var wrong: Int32 = 0
    var cast: Cast
    /// How many letters have come on stage.
    var letters: UInt8
    var isSilent: Bool
    var isWatched: Bool
    /// The log begins after the first lines of this step.
    var startsLate = false

    func isSame(as other: Node) -> Bool { world == other.world && first == other.first && cast == other.cast }
  }

  private struct Spot: Hashable {
    var world: Int32
    var line: Int32
    var cast: Cast
  }

  /// What a way costs beyond its edits.
  private enum Price {
    static let step = 1
    /// A step that needs code of its own.
    static let rare = 10
    /// A step that prints nothing.
    static let silent = 4
    /// A step before the beginning of the log.
    static let before = 1
    /// The first lines of the first step are missing.
    static let late = 3
    /// A controller comes of whom a log that tells controllers apart says nothing.
    static let stranger = 3
    /// How much a line that is explained is worth.
    static let line = 4
    /// How much dearer edits are while ways compete: what came a few lines farther with one more is put off, for the
    /// edit may have been the wrong one.
    static let doubt = 3
  }

  /// How many controllers play where only plain steps are tried.
  private static let plainLetters = 3
  /// How many more steps are tried once there is a way, for a cheaper one.
  private static let afterFirst = 2_000

  init(_ log: LogWords, _ scope: Scope, budget: Int, limit: Int) {
    self.log = log
    self.scope = scope
    self.budget = budget
    self.limit = limit
    // Most searches end soon.
    nodes.reserveCapacity(64)
    visited.reserveCapacity(24)
  }

  /// The cheapest ways that were found, at most four.
  mutating func ways(in tree: inout RunTree) -> [LogWay] {
    let open = tree.moves.indices.filter { move in
      allows(tree.kinds[move]) && (scope != .plain || tree.letters[move] < LogWalk.plainLetters)
    }
    let beginnings = begin(in: &tree)
    let telling = scope == .plain ? tellingMoves(open, at: beginnings, in: &tree) : open
    while budget > 0, let next = heap.pop() {
      let node = nodes[next]
      if Int(node.cost) >= limit { continue }
      // Whether the controller that a move brings is the next one at most: who is whom makes no difference.
      for move in node.line == 0 ? open : telling where tree.letters[move] <= node.letters {
        budget -= 1
        tried += 1
        guard let edge = tree.edge(from: node.world, move) else { continue }
        guard scope != .plain || canContinue(node, edge, &tree) else { continue }
        take(move, edge, from: next, node, &tree)
      }
    }
    return ends.prefix(4).map { end in
      LogWay(
        cost: end.cost, wrong: Int(nodes[end.node].wrong), steps: steps(to: end.node, in: &tree),
        cast: nodes[end.node].cast)
    }
  }

  /// The way that came farthest, where none is whole.
  func beginning(in tree: inout RunTree) -> LogWay? {
    guard let farthest, nodes[farthest].line > 0 else { return nil }
    let node = nodes[farthest]
    return LogWay(
      cost: Int(node.cost), wrong: Int(node.wrong), steps: steps(to: farthest, in: &tree), cast: node.cast)
  }

  /// All but the moves that print nothing of what the log shows, in any world where it may begin. Once it has begun
  /// they are not tried: a plain search looks for steps that one can see.
  private func tellingMoves(_ open: [Int], at beginnings: [Int], in tree: inout RunTree) -> [Int] {
    var isIdle = [Bool](repeating: false, count: tree.moves.count)
    var tells = isIdle
    // One world after the other, for it takes time to go to another.
    for place in beginnings {
      for move in open where !tells[move] && tree.letters[move] <= nodes[place].letters {
        guard let edge = tree.edge(from: nodes[place].world, move) else { continue }
        if tree.deliversAny(of: log.callbacks, on: edge) { tells[move] = true } else { isIdle[move] = true }
      }
    }
    return open.filter { tells[$0] || !isIdle[$0] }
  }

  private func allows(_ kind: Move.Kind) -> Bool {
    switch kind {
    case .plain: true
    case .styled: scope != .plain
    case .rare: scope == .edited
    }
  }

  // MARK: Beginning

  /// The nodes where the log may begin.
  private mutating func begin(in tree: inout RunTree) -> [Int] {
    var beginnings: [Int] = []
    let isTabbed = tree.stage.root == .tabs || tree.stage.root == .navigationInTabs
    for beginning in tree.beginnings where beginning.allSatisfy({ allows(tree.kinds[$0]) }) {
      var node = Node(
        world: 0, first: 0, parent: -1, move: -1, line: 0, cost: 0, cast: Cast(), letters: isTabbed ? 2 : 1,
        isSilent: false, isWatched: false)
      var place = add(node)
      var isPossible = true
      for move in beginning {
        guard let edge = tree.edge(from: node.world, move) else {
          isPossible = false
          break
        }
        node.world = tree.target(of: edge)
        node.parent = Int32(place)
        node.move = Int16(move)
        node.cost += Int32(Price.before)
        if tree.letters[move] > 0 { node.letters = max(node.letters, tree.letters[move] + 1) }
        place = add(node)
      }
      guard isPossible else { continue }
      node.first = node.world
      nodes[place].first = node.world
      // What one step explains comes before what several do: each beginning is tried before anything goes on.
      heap.push(place, priority: scope == .plain ? priority(node) : Int(node.cost) + Int(Int32.min))
      beginnings.append(place)
    }
    return beginnings
  }

  private mutating func add(_ node: Node) -> Int {
    nodes.append(node)
    return nodes.count - 1
  }

  private func priority(_ node: Node) -> Int {
    Int(node.cost) + Int(node.wrong) * (Price.doubt - 1) - Int(node.line) * Price.line
  }

  // MARK: One step

  private mutating func take(
    _ move: Int, _ edge: RunTree.EdgeID, from place: Int, _ node: Node, _ tree: inout RunTree
  ) {
    let calls = tree.calls(of: edge)
    var next = node
    next.world = tree.target(of: edge)
    next.parent = Int32(place)
    next.move = Int16(move)
    next.isWatched = true
    next.cost += Int32(tree.kinds[move] == .rare ? Price.rare : Price.step)
    if tree.letters[move] > 0 { next.letters = max(node.letters, tree.letters[move] + 1) }
    guard node.cast.isOpen(for: calls, in: log) else { return lay(calls, node, next) }
    let cost = next.cost
    for cast in node.cast.extended(for: calls, in: log, from: Int(node.line)) {
      next.cast = cast
      let isStranger = tree.brings[move] && log.actorCount > 1 && cast[tree.letters[move]] == Cast.silent
      next.cost = cost + (isStranger ? Int32(Price.stranger) : 0)
      lay(calls, node, next)
    }
  }

  /// Lays what a step delivers on the log, whole and, where the log may begin in it, without its first lines.
  private mutating func lay(_ calls: ArraySlice<RunTree.Call>, _ node: Node, _ next: Node) {
    next.cast.write(calls, of: log, to: &words)
    layWords(node, next)
    guard node.line == 0, let start = log.words.first.flatMap(words.firstIndex), start > 0 else { return }
    var late = next
    late.startsLate = true
    late.cost += Int32(Price.late)
    words.removeFirst(start)
    layWords(node, late)
  }

  /// Whether a step can print the next line, or nothing; asked before anything else, for most steps cannot.
  @inline(__always)
  private func canContinue(_ node: Node, _ edge: RunTree.EdgeID, _ tree: inout RunTree) -> Bool {
    let next = log.words[Int(node.line)]
    return tree.delivers(UInt16(truncatingIfNeeded: next), on: edge) || LogWords.isIncidental(next)
      || node.line > 0 && !tree.deliversAny(of: log.callbacks, on: edge)
  }

  private mutating func layWords(_ node: Node, _ next: Node) {
    if words.isEmpty {
      guard !node.isSilent, node.line > 0 else { return }
      var next = next
      next.isSilent = true
      next.cost += Int32(Price.silent)
      return push(next)
    }
    var next = next
    next.isSilent = false
    let walked = LogAlignment.exact(words, on: log, from: Int(node.line))
    if walked.reach > reach || walked.reach == reach && wanted.isEmpty {
      reach = walked.reach
      wanted = []
    }
    if walked.reach == reach, let word = walked.wanted, wanted.count < 4, !wanted.contains(word) { wanted.append(word) }
    if let end = walked.end { return push(next, at: end) }
    guard scope == .edited, LogAlignment.isNear(words, on: log, from: Int(node.line)) else { return }
    for end in LogAlignment.ends(words, on: log, from: Int(node.line)) {
      next.wrong = node.wrong + Int32(end.cost)
      push(next, at: end)
    }
  }

  private mutating func push(_ node: Node, at end: LogAlignment.End) {
    var node = node
    node.line = Int32(end.line)
    node.cost += Int32(end.cost)
    push(node)
  }

  private mutating func push(_ node: Node) {
    guard Int(node.cost) < limit else { return }
    if Int(node.line) == log.words.count {
      return finish(node)
    }
    let spot = Spot(world: node.world, line: node.line, cast: node.cast)
    guard LogWalk.lower(&visited[spot, default: .max], to: Int(node.cost)) else { return }
    let place = add(node)
    if nodes[farthest ?? place].line < node.line || farthest == nil { farthest = place }
    heap.push(place, priority: priority(node))
  }

  /// Whether a cost is lower than the one that is known, which it then replaces.
  private static func lower(_ known: inout Int, to cost: Int) -> Bool {
    guard cost < known else { return false }
    known = cost
    return true
  }

  /// A whole way; what is dearer than the cheapest by more than a little is not looked for any more.
  private mutating func finish(_ node: Node) {
    let cost = Int(node.cost)
    // Ways that end in one world differ in words only: `pop` and `pop to root`.
    if let same = ends.firstIndex(where: { nodes[$0.node].isSame(as: node) }) {
      guard cost < ends[same].cost else { return }
      ends.remove(at: same)
    }
    let place = ends.firstIndex { $0.cost > cost } ?? ends.count
    ends.insert((add(node), cost), at: place)
    limit = min(limit, (ends.first?.cost ?? cost) + LogExplainer.nearlyAsCheap + 1)
    budget = min(budget, LogWalk.afterFirst)
  }

  private func steps(to last: Int, in tree: inout RunTree) -> [LogWay.Step] {
    let cast = nodes[last].cast
    var steps: [LogWay.Step] = []
    var place = last
    while place >= 0 {
      let node = nodes[place]
      if node.move >= 0 {
        let start = node.parent >= 0 ? Int(nodes[Int(node.parent)].line) : 0
        let before = node.parent >= 0 ? nodes[Int(node.parent)].world : 0
        let calls = tree.edge(from: before, Int(node.move)).map { tree.calls(of: $0) } ?? []
        steps.append(
          LogWay.Step(
            move: tree.moves[Int(node.move)], words: cast.words(for: calls, in: log),
            lines: start..<Int(node.line), isWatched: node.isWatched, startsLate: node.startsLate,
            hasStranger: cast.hasStranger(among: calls, in: log)))
      }
      place = Int(node.parent)
    }
    return steps.reversed()
  }
}
