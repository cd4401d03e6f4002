internal import LifecycleEngine

/// Holds an item against the runs that it was made from, by another way than the one it was made.
enum KeyConfirmation {
  /// Whether every run, answered as it happened, is accepted, and the starting order is not.
  static func isConfirmed(_ item: Item, by runs: [QuizRun]) -> Bool {
    guard !runs.isEmpty, item.worldCount == runs.count else { return false }
    let grader = Grader(item: item)
    let accepted = runs.allSatisfy { run in
      guard let response = response(to: item, of: run) else { return false }
      return grader.grade(response).isAccepted
    }
    return accepted && !grader.grade(item.start).isAccepted
  }

  /// The item's pieces in the order in which a run delivers them; nil if it delivers something else.
  static func response(to item: Item, of run: QuizRun) -> [Int]? {
    let step = item.given.steps.count
    let earlier = item.given.calls.count + item.given.omittedCallCount
    let window = run.events.drop { $0.step < step }.dropFirst(earlier).prefix(item.pieces.count)
    guard window.count == item.pieces.count else { return nil }
    let pieces = item.pieces.map { EventIdentity($0) }
    let response = EventIdentity.numbered(window).compactMap { pieces.firstIndex(of: $0) }
    return response.count == window.count ? response : nil
  }
}
