import LifecycleEngine

/// A log is evidence of something; of what its note says only where just that was run. Else two pushes, the first of a
/// controller that the log passes over, would be a push in which the old controller is gone before the new one comes.
extension LogWay {
  /// Whether it goes through what a note says that happens. What the app or one controller goes through is a matter of
  /// words, and a log of more than the heading names is still a log of it; a transition between two controllers is not
  /// to be mistaken. Where something had to come about before the log begins, it begins with what is named: else a dismissal
  /// and the presentation of another would be a presentation in which the presenter is gone first.
  func brings(_ situations: [Situation], isForEach: Bool) -> Bool {
    let moves = steps.filter { $0.isWatched }.map { $0.move }
    let transitions = situations.filter { $0.hasTwoParts }
    guard isForEach else {
      return (!isStaged || LogWay.begin(moves, with: transitions.first)) && LogWay.bring(transitions[...], moves[...])
    }
    return transitions.count < situations.count || transitions.contains { LogWay.bring([$0], moves[...]) }
  }

  /// Whether nobody comes first behind the one way back that a note names, if that told of one alone: a sheet that goes without
  /// a word to whom it covered, and another one that is shown, would be a return.
  func tellsOfBoth(in situations: [Situation]) -> Bool {
    let transitions = situations.filter { $0.hasTwoParts }
    guard transitions == [.returns] || transitions == [.dismiss],
      let named = steps.firstIndex(where: { step in
        step.isWatched && transitions[0].ways.contains { $0.watched.contains { step.move.isLike($0) } }
      }), steps[named].actors.count == 1
    else { return true }
    let known = steps[...named].reduce(into: Set<LogWords.Word>()) { $0.formUnion($1.actors) }
    return steps[(named + 1)...].allSatisfy { $0.actors.isSubset(of: known) }
  }

  /// Whether somebody is told something after their end: another of the same name, of whom "on a pop" did not speak.
  var revives: Bool {
    var ended: Set<LogWords.Word> = []
    for word in steps.flatMap({ $0.words }) {
      if ended.contains(word >> 16) { return true }
      if word & 0xFFFF == LogWords.Word(Callback.dealloc.rawValue) { ended.insert(word >> 16) }
    }
    return false
  }

  /// Whether more than a launch had to come about before the log begins.
  private var isStaged: Bool { steps.contains { !$0.isWatched && !$0.move.isLike(.launch) } }

  private static func begin(_ moves: [Move], with situation: Situation?) -> Bool {
    situation?.ways.contains { end(of: $0.watched, in: moves.prefix($0.watched.count)) != nil } ?? true
  }

  /// Whether the moves go through the situations, each in one of its ways, in their order; others may come between.
  private static func bring(_ situations: ArraySlice<Situation>, _ moves: ArraySlice<Move>) -> Bool {
    guard let first = situations.first else { return true }
    guard let end = first.ways.compactMap({ end(of: $0.watched, in: moves) }).min() else { return false }
    return bring(situations.dropFirst(), moves[end...])
  }

  private static func end(of steps: [PlanStep], in moves: ArraySlice<Move>) -> Int? {
    var place = moves.startIndex
    for step in steps {
      guard let found = moves[place...].firstIndex(where: { $0.isLike(step) }) else { return nil }
      place = found + 1
    }
    return place
  }
}

extension LogWay.Step {
  /// Who is told something in it.
  fileprivate var actors: Set<LogWords.Word> { Set(words.map { $0 >> 16 }) }
}
