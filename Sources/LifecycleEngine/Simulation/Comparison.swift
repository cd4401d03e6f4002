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
    guard let place = Walk(comparison: self, expected: expected).firstFailure(in: actual) else { return nil }
    let expectation = place.expectation < expected.count ? expected[place.expectation] : expectations.count
    let loggedPlace = place.logged < actual.count ? logged.firstIndex(of: actual[place.logged]) ?? 0 : logged.count
    return (expectation, loggedPlace)
  }

  /// Follows all ways through the expectations at once, one entry after the other: time expectations × entries at
  /// worst, memory for the expectations only.
  private struct Walk {
    let comparison: Comparison
    let expected: [Int]
    /// For an `either` the starts of its alternatives, for an `or` what follows its `end`.
    private let jumps: [[Int]]

    init(comparison: Comparison, expected: [Int]) {
      self.comparison = comparison
      self.expected = expected
      var jumps: [[Int]] = Array(repeating: [], count: expected.count)
      var open: [Int] = []
      var ors: [[Int]] = []
      for (place, index) in expected.enumerated() {
        switch comparison.expectations[index].kind {
        case .either:
          open.append(place)
          ors.append([])
          jumps[place] = [place + 1]
        case .or:
          jumps[place] = [expected.count]
          guard let either = open.last else { continue }
          jumps[either].append(place + 1)
          ors[ors.count - 1].append(place)
        case .end:
          guard open.popLast() != nil, let closed = ors.popLast() else { continue }
          for or in closed { jumps[or] = [place + 1] }
        default: break
        }
      }
      self.jumps = jumps
    }

    /// Where no way goes on; nil if one leads to the end.
    func firstFailure(in actual: [Int]) -> (expectation: Int, logged: Int)? {
      var marks = Array(repeating: false, count: expected.count + 1)
      var places = reach([0], &marks)
      for (logged, entry) in actual.enumerated() {
        let next = reach(places.compactMap { successor(of: $0, at: comparison.entries[entry]) }, &marks)
        if next.isEmpty { return (places.max() ?? 0, logged) }
        places = next
      }
      return places.contains(expected.count) ? nil : (places.max() ?? 0, actual.count)
    }

    private func kind(_ place: Int) -> Expectation.Kind { comparison.expectations[expected[place]].kind }

    private func successor(of place: Int, at entry: Entry) -> Int? {
      guard place < expected.count else { return nil }
      switch kind(place) {
      case .entry(let wanted): return comparison.fits(entry, wanted) ? place + 1 : nil
      case .anything: return place
      default: return nil
      }
    }

    /// The places that wait for an entry, or for the end, from some places on.
    private func reach(_ starts: [Int], _ marks: inout [Bool]) -> [Int] {
      var marked: [Int] = []
      var waiting: [Int] = []
      var open = starts
      while let place = open.popLast() {
        if marks[place] { continue }
        marks[place] = true
        marked.append(place)
        guard place < expected.count else {
          waiting.append(place)
          continue
        }
        switch kind(place) {
        case .entry: waiting.append(place)
        case .anything:
          waiting.append(place)
          open.append(place + 1)
        case .nothing, .end: open.append(place + 1)
        case .either, .or: for next in jumps[place] { open.append(next) }
        }
      }
      for place in marked { marks[place] = false }
      return waiting
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
          || isClass(receiver, named: wanted.name)
      } else {
        false
      }
    }
  }

  /// A class that is called like one of its objects is meant where the class is the receiver.
  private func isClass(_ receiver: Receiver, named name: NameID) -> Bool {
    receiver.kind == .class && script.scenario.classes[Int(receiver.index)].name == name
  }

  private func isArgument(_ argument: Argument, _ wanted: Literal) -> Bool {
    switch wanted {
    case .none: argument == .nil
    case .yes: argument == .flag(true)
    case .no: argument == .flag(false)
    case .number(let number): argument.kind == .row && Int32(argument.index) == number
    case .text(let text): isMessage(argument, script.text(text))
    case .name(let name):
      switch script.meaning(of: name) {
      case .controller(let id): argument == .controller(id)
      case .view(let index): argument == Argument(.view, index)
      case .window(let window): argument == Argument(.window, window.index)
      default: argument.kind == .phase && isPhase(argument, script.text(name))
      }
    }
  }

  private func isPhase(_ argument: Argument, _ word: [UInt8]) -> Bool {
    AppState(rawValue: UInt8(argument.index)).map { word.isEqual($0.word) } ?? false
  }

  private func isMessage(_ argument: Argument, _ beginning: [UInt8]) -> Bool {
    guard argument.kind == .message else { return false }
    var text: [UInt8] = []
    script.write(argument, to: &text)
    return text.starts(with: beginning)
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
    case .unattached: isScene(.unattached, entry)
    case .foregroundInactive: isScene(.foregroundInactive, entry)
    case .foregroundActive: isScene(.foregroundActive, entry)
    }
  }

  /// The entries of a scene's delegate carry the scene's state where controllers have their flags.
  private func isScene(_ state: SceneState, _ entry: Entry) -> Bool {
    entry.receiver.kind == .sceneDelegate && entry.flags == state.rawValue
  }

  // MARK: Repetitions

  /// What is compared for "the same line again".
  private struct Key: Hashable {
    var receiver: Int
    var callback: Callback
  }

  func collapsedEntries() -> [Int] {
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
    let isLayout = last.callback.isLayout
    let end = kept.count
    for length in isLayout ? [2, 1] : Array(stride(from: run / 2, to: 0, by: -1)) where length * 2 <= run {
      // The last line says at once for nearly all lengths that they do not repeat.
      let repeats = (1...length).allSatisfy { back in
        let key = keys[kept[end - back]]
        return key == keys[kept[end - back - length]] && (!isLayout || key?.receiver == last.receiver)
      }
      if repeats { return length }
    }
    return 0
  }
}

extension Callback {
  fileprivate var isLayout: Bool { self == .viewWillLayoutSubviews || self == .viewDidLayoutSubviews }
  fileprivate var isHitTest: Bool { self == .hitTestWithEvent || self == .pointInsideWithEvent }
}
