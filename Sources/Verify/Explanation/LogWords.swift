import LifecycleEngine

/// A log as numbers: for each line who got which callback, and what the log prints of whom at all.
struct LogWords: Sendable {
  /// One line: the actor above the number of the callback, which has 16 bits.
  typealias Word = UInt32

  let words: [Word]
  /// How many receivers the log tells apart; lines without one are the last of them.
  let actorCount: Int
  /// Whether the last actor stands for every controller that the log does not name.
  let hasUnnamed: Bool
  /// The callbacks of all lines.
  let callbacks: CallbackSet
  /// The callbacks of the lines that are of controllers.
  private let ofControllers: CallbackSet
  /// For each actor and callback the line where it stands first, `never` if nowhere; all other receivers follow.
  private let firstLines: [Int]

  /// For each callback the controllers whose lines show it, in the order of their first ones.
  private let actors: [[UInt8]]

  static let never = Int.max
  /// All receivers but controllers.
  static let others: UInt8 = 255

  init(_ steps: [OrderClaim.Step]) {
    let named = steps.reduce(0) {
      $1.callback.needsActor ? max($0, Int($1.actor ?? 0) + ($1.actor == nil ? 0 : 1)) : $0
    }
    hasUnnamed = steps.contains { $0.callback.needsActor && $0.actor == nil }
    actorCount = min(named, 200) + (hasUnnamed ? 1 : 0)
    let unnamed = UInt8(clamping: min(named, 200))
    words = steps.map { step in
      let actor = step.callback.needsActor ? step.actor.map { min($0, unnamed) } ?? unnamed : LogWords.others
      return LogWords.word(actor, step.callback)
    }
    var actors = [[UInt8]](repeating: [], count: CallbackSet.capacity)
    var firstLines = [Int](repeating: LogWords.never, count: (actorCount + 1) * CallbackSet.capacity)
    for (line, word) in words.enumerated() {
      let row = Int(word >> 16) == 255 ? actorCount : Int(word >> 16)
      let place = row * CallbackSet.capacity + Int(word & 0xffff)
      guard firstLines[place] == LogWords.never else { continue }
      firstLines[place] = line
      if row < actorCount { actors[Int(word & 0xffff)].append(UInt8(row)) }
    }
    self.firstLines = firstLines
    self.actors = actors
    var (callbacks, ofControllers) = (CallbackSet(), CallbackSet())
    for word in words {
      callbacks.insert(UInt16(truncatingIfNeeded: word))
      if Int(word >> 16) < actorCount { ofControllers.insert(UInt16(truncatingIfNeeded: word)) }
    }
    self.callbacks = callbacks
    self.ofControllers = ofControllers
  }

  /// The callbacks of all lines in the order of their first ones.
  var shown: [Callback] {
    var shown: [Callback] = []
    for word in words {
      guard let callback = Callback(rawValue: UInt16(truncatingIfNeeded: word)) else { continue }
      if !shown.contains(callback) { shown.append(callback) }
    }
    return shown
  }

  static func word(_ actor: UInt8, _ callback: Callback) -> Word { Word(actor) << 16 | Word(callback.rawValue) }

  /// Whether the log prints this callback of this receiver anywhere.
  func prints(_ actor: UInt8, _ callback: Callback) -> Bool { firstLine(actor, callback) != LogWords.never }

  func firstLine(_ actor: UInt8, _ callback: Callback) -> Int {
    let row = actor == LogWords.others ? actorCount : Int(actor)
    return firstLines[row * CallbackSet.capacity + Int(callback.rawValue)]
  }

  /// Whether any controller's line shows this callback.
  func printsOfController(_ callback: Callback) -> Bool { ofControllers.contains(callback.rawValue) }

  /// The first line that shows one of a letter's calls for an actor.
  func firstLine(of actor: UInt8, for letter: UInt8, in calls: ArraySlice<RunTree.Call>) -> Int {
    var first = LogWords.never
    for call in calls where call.letter == letter { first = min(first, firstLine(actor, call.callback)) }
    return first
  }

  /// Those whose lines show a callback, who may be on stage with it from a line on: the next ones that are free, and
  /// the first ones; two of each.
  func eachCandidate(
    for callback: Callback, from line: Int, where isFree: (UInt8) -> Bool, _ body: (UInt8) -> Void
  ) {
    let all = actors[Int(callback.rawValue)]
    let next = all.firstIndex { firstLine($0, callback) >= line } ?? all.count
    for part in [next..<all.count, 0..<next] {
      var count = 0
      for index in part where count < 2 && isFree(all[index]) {
        count += 1
        body(all[index])
      }
    }
  }

  /// Whether the actor stands for several controllers.
  func isShared(_ actor: UInt8) -> Bool { hasUnnamed && Int(actor) == actorCount - 1 }

  static func isIncidental(_ word: Word) -> Bool {
    switch UInt16(truncatingIfNeeded: word) {
    case Callback.viewWillLayoutSubviews.rawValue, Callback.viewDidLayoutSubviews.rawValue,
      Callback.layoutSubviews.rawValue:
      true
    default: false
    }
  }
}
