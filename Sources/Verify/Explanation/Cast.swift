import LifecycleEngine

/// Which controller of the run is who in the log.
struct Cast: Hashable, Sendable {
  /// For each letter an actor, `silent` or `open`.
  private(set) var actors = InlineLetters()

  static let silent: UInt8 = 254
  static let open: UInt8 = 253

  struct InlineLetters: Hashable, Sendable {
    private var packed: UInt64 = 0xfdfd_fdfd_fdfd_fdfd

    subscript(letter: UInt8) -> UInt8 {
      get { UInt8(truncatingIfNeeded: packed >> (UInt64(letter & 7) * 8)) }
      set {
        let shift = UInt64(letter & 7) * 8
        packed = packed & ~(0xff << shift) | UInt64(newValue) << shift
      }
    }
  }

  subscript(letter: UInt8) -> UInt8 {
    get { actors[letter] }
    set { actors[letter] = newValue }
  }

  func plays(_ actor: UInt8) -> Bool {
    for letter in 0..<UInt8(Stage.letters) where actors[letter] == actor { return true }
    return false
  }

  /// The words that the log should show for the calls of a step; what it never prints is left out.
  func words(for calls: ArraySlice<RunTree.Call>, in log: LogWords) -> [LogWords.Word] {
    var words: [LogWords.Word] = []
    write(calls, of: log, to: &words)
    return words
  }

  /// The same in the place of what stands in an array: a search asks for it thousands of times.
  func write(_ calls: ArraySlice<RunTree.Call>, of log: LogWords, to words: inout [LogWords.Word]) {
    words.removeAll(keepingCapacity: true)
    for call in calls where log.callbacks.contains(call.callback.rawValue) {
      let actor = call.letter == RunTree.Call.nobody ? LogWords.others : actors[call.letter]
      guard actor != Cast.silent, actor != Cast.open, log.prints(actor, call.callback) else { continue }
      words.append(LogWords.word(actor, call.callback))
    }
  }

  /// Whether controllers come on stage with these calls of whom it is not said yet who they are.
  func isOpen(for calls: ArraySlice<RunTree.Call>, in log: LogWords) -> Bool {
    calls.contains { call in
      call.letter != RunTree.Call.nobody && actors[call.letter] == Cast.open && log.printsOfController(call.callback)
    }
  }

  /// Whether a controller is told what the log shows of others, and not of this one.
  func hasStranger(among calls: ArraySlice<RunTree.Call>, in log: LogWords) -> Bool {
    guard log.actorCount > 1 else { return false }
    return calls.contains { call in
      call.letter != RunTree.Call.nobody && actors[call.letter] == Cast.silent && log.printsOfController(call.callback)
    }
  }

  /// All ways to say who the controllers are that come on stage with these calls, the likeliest first.
  func extended(for calls: ArraySlice<RunTree.Call>, in log: LogWords, from line: Int) -> [Cast] {
    var casts = [self]
    for call in calls where call.letter != RunTree.Call.nobody && log.printsOfController(call.callback) {
      guard actors[call.letter] == Cast.open, casts.count <= 8 else { continue }
      if casts.contains(where: { $0[call.letter] != Cast.open }) { continue }
      var longer: [Cast] = []
      longer.reserveCapacity(casts.count * 3)
      for cast in casts { cast.assign(call.letter, calls, log, line, to: &longer) }
      casts = longer
    }
    return casts
  }

  /// Adds the two likeliest ways to say who a letter is, and that the log is silent about it.
  private func assign(
    _ letter: UInt8, _ calls: ArraySlice<RunTree.Call>, _ log: LogWords, _ line: Int, to casts: inout [Cast]
  ) {
    if log.actorCount == 1 {
      if log.isShared(0) || !plays(0) { casts.append(with(0, at: letter)) }
      casts.append(with(Cast.silent, at: letter))
      return
    }
    var choices: [(first: Int, actor: UInt8)] = []
    for call in calls where call.letter == letter {
      log.eachCandidate(for: call.callback, from: line, where: { log.isShared($0) || !plays($0) }) { actor in
        guard !choices.contains(where: { $0.actor == actor }) else { return }
        choices.append((log.firstLine(of: actor, for: letter, in: calls), actor))
      }
    }
    choices.sort { ($0.first < line ? 1 : 0, $0.first, $0.actor) < ($1.first < line ? 1 : 0, $1.first, $1.actor) }
    for choice in choices.prefix(2) { casts.append(with(choice.actor, at: letter)) }
    casts.append(with(Cast.silent, at: letter))
  }

  private func with(_ actor: UInt8, at letter: UInt8) -> Cast {
    var copy = self
    copy[letter] = actor
    return copy
  }
}
