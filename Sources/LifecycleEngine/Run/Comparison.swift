/// Compares what a step logged with what was expected of it: exactly and in order, with gaps and alternatives
/// where the scenario has them.
struct Comparison {
  let script: Script
  let expectations: [Expectation]
  /// Indices of the logged entries.
  let logged: [Int]
  let entries: [Entry]

  /// How far the expectations could be followed: nil if they hold.
  func mismatch() -> (expectation: Int, logged: Int)? {
    if expectations.contains(where: { $0.kind == .nothing }) {
      return logged.isEmpty ? nil : (0, 0)
    }
    let expected = collapsedExpectations()
    let actual = collapsedEntries()
    var search = Search(
      comparison: self, expected: expected, actual: actual,
      visited: Array(repeating: false, count: (expected.count + 1) * (actual.count + 1)))
    if search.follow(0, 0) { return nil }
    let place = search.furthest
    let expectation = place.expectation < expected.count ? expected[place.expectation] : expectations.count
    let loggedPlace = place.logged < actual.count ? logged.firstIndex(of: actual[place.logged]) ?? 0 : logged.count
    return (expectation, loggedPlace)
  }

  /// A depth-first walk with memory: O(expectations × entries).
  private struct Search {
    let comparison: Comparison
    let expected: [Int]
    let actual: [Int]
    var visited: [Bool]
    var furthest = (expectation: 0, logged: 0)

    mutating func follow(_ expectation: Int, _ entry: Int) -> Bool {
      let key = expectation * (actual.count + 1) + entry
      if visited[key] { return false }
      visited[key] = true
      if entry > furthest.logged || entry == furthest.logged && expectation > furthest.expectation {
        furthest = (expectation, entry)
      }
      guard expectation < expected.count else { return entry == actual.count }
      switch comparison.expectations[expected[expectation]].kind {
      case .nothing: return follow(expectation + 1, entry)
      case .anything:
        if follow(expectation + 1, entry) { return true }
        return entry < actual.count && follow(expectation, entry + 1)
      case .either:
        for start in alternatives(after: expectation) where follow(start, entry) { return true }
        return false
      case .or: return follow(end(after: expectation) + 1, entry)
      case .end: return follow(expectation + 1, entry)
      case .entry(let wanted):
        guard entry < actual.count, comparison.fits(comparison.entries[actual[entry]], wanted) else { return false }
        return follow(expectation + 1, entry + 1)
      }
    }

    private func kind(_ index: Int) -> Expectation.Kind { comparison.expectations[expected[index]].kind }

    /// Where the alternatives of an `either` start.
    private func alternatives(after either: Int) -> [Int] {
      var starts = [either + 1]
      var depth = 0
      var index = either + 1
      while index < expected.count {
        switch kind(index) {
        case .either: depth += 1
        case .or where depth == 0: starts.append(index + 1)
        case .end:
          if depth == 0 { return starts }
          depth -= 1
        default: break
        }
        index += 1
      }
      return starts
    }

    private func end(after or: Int) -> Int {
      var depth = 0
      var index = or + 1
      while index < expected.count {
        switch kind(index) {
        case .either: depth += 1
        case .end:
          if depth == 0 { return index }
          depth -= 1
        default: break
        }
        index += 1
      }
      return expected.count - 1
    }
  }

  // MARK: One entry

  func fits(_ entry: Entry, _ wanted: ExpectedEntry) -> Bool {
    guard entry.callback == wanted.callback, isReceiver(entry.receiver, wanted.receiver) else { return false }
    if let argument = wanted.argument, !isArgument(entry.argument, argument) { return false }
    return wanted.states.allSatisfy { isTrue($0, of: entry) }
  }

  private func isReceiver(_ receiver: Receiver, _ wanted: ReceiverName) -> Bool {
    switch wanted.role {
    case .main: receiver.kind == .process
    case .notification: receiver.kind == .notification
    case .completion: receiver.kind == .completion
    case .returning: receiver.kind == .returning
    case .console: receiver.kind == .console
    case .gesture:
      if case .view(let index) = script.meaning(of: wanted.name) {
        receiver == Receiver(.gesture, index)
      } else {
        false
      }
    case .object:
      if let expected = script.receiver(named: wanted.name) {
        // All scene delegates are objects of one class.
        receiver == expected || receiver.kind == .sceneDelegate && expected.kind == .sceneDelegate
      } else {
        false
      }
    }
  }

  private func isArgument(_ argument: Argument, _ wanted: Literal) -> Bool {
    switch wanted {
    case .none: argument == .nil
    case .yes: argument == .flag(true)
    case .no: argument == .flag(false)
    case .name(let name):
      switch script.meaning(of: name) {
      case .controller(let id): argument == .controller(id)
      case .view(let index): argument == Argument(.view, index)
      case .window(let window): argument == Argument(.window, window.index)
      default: false
      }
    }
  }

  private func isTrue(_ word: StateWord, of entry: Entry) -> Bool {
    switch word {
    case .notRunning: entry.appState == .notRunning
    case .active: entry.appState == .active
    case .inactive: entry.appState == .inactive
    case .background: entry.appState == .background
    case .suspended: entry.appState == .suspended
    case .disappeared: entry.appearance == .disappeared
    case .appearing: entry.appearance == .appearing
    case .appeared: entry.appearance == .appeared
    case .disappearing: entry.appearance == .disappearing
    case .movingToParent: entry.flags & 1 != 0
    case .movingFromParent: entry.flags & 2 != 0
    case .beingPresented: entry.flags & 4 != 0
    case .beingDismissed: entry.flags & 8 != 0
    }
  }

  // MARK: Repetitions

  /// What is compared for "the same line again".
  private struct Key: Hashable {
    var receiver: Int
    var callback: Callback
  }

  private func collapsedEntries() -> [Int] {
    let keys = logged.map { index -> Key? in
      let entry = entries[index]
      return Key(
        receiver: Int(entry.receiver.kind.rawValue) << 16 | Int(entry.receiver.index), callback: entry.callback)
    }
    return keep(keys).map { logged[$0] }
  }

  private func collapsedExpectations() -> [Int] {
    keep(
      expectations.map { expectation -> Key? in
        guard case .entry(let entry) = expectation.kind else { return nil }
        return Key(
          receiver: Int(entry.receiver.role.rawValue) << 16 | Int(entry.receiver.name.raw), callback: entry.callback)
      })
  }

  /// The places that stay when immediate repetitions of a layout pair, and of a whole hit-test pass, count once.
  private func keep(_ keys: [Key?]) -> [Int] {
    var kept = Array(keys.indices)
    if script.scenario.log?.exactLayout != true { kept = dropRepeated(kept, keys) { $0.isLayout } }
    if script.scenario.log?.exactHits != true { kept = dropRepeated(kept, keys) { $0.isHitTest } }
    return kept
  }

  /// Drops a run of matching callbacks that immediately repeats the run before it.
  private func dropRepeated(_ places: [Int], _ keys: [Key?], _ matches: (Callback) -> Bool) -> [Int] {
    var kept: [Int] = []
    for place in places {
      kept.append(place)
      guard let key = keys[place], matches(key.callback) else { continue }
      var run = 0
      while run < kept.count, let other = keys[kept[kept.count - 1 - run]], matches(other.callback) { run += 1 }
      if run >= 2 { kept.removeLast(repeatedTail(kept, keys, run)) }
    }
    return kept
  }

  /// The length of the longest tail that stands twice in a row; a layout pair repeats for one receiver only.
  private func repeatedTail(_ kept: [Int], _ keys: [Key?], _ run: Int) -> Int {
    guard let last = keys[kept[kept.count - 1]] else { return 0 }
    let lengths = last.callback.isLayout ? [2, 1] : Array(stride(from: run / 2, to: 0, by: -1))
    for length in lengths where length * 2 <= run {
      let tail = kept.suffix(length).map { keys[$0] }
      let before = kept.dropLast(length).suffix(length).map { keys[$0] }
      let isOneReceiver = tail.allSatisfy { $0?.receiver == last.receiver }
      if tail == before, isOneReceiver || !last.callback.isLayout { return length }
    }
    return 0
  }
}

extension Callback {
  fileprivate var isLayout: Bool { self == .viewWillLayoutSubviews || self == .viewDidLayoutSubviews }
  fileprivate var isHitTest: Bool { self == .hitTestWithEvent || self == .pointInsideWithEvent }
}
