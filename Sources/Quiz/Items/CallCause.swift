internal import LifecycleEngine

/// What a run knows of a call beside the call itself: what it comes out of, and how things stand while it runs.
struct CallCause: Sendable, Hashable {
  /// Its number in the run.
  var number: Int
  /// The numbers of the calls that it comes out of, the nearest first.
  var senders: [Int]
  /// Where in the turn of the run loop it comes.
  var phase: Phase
  /// What the receiver is while it runs, if it is a controller.
  var appearance: Appearance?
  /// Whether the receiver's view, if it has one, is in a window.
  var isInWindow: Bool
  var state: AppState

  /// What a run knows of one of its entries.
  ///
  /// - Complexity: O(the calls that it comes out of).
  init(_ number: Int, in trace: Trace) {
    let entry = trace.entries[number]
    var senders: [Int] = []
    var sender = entry.cause
    while let next = sender, !senders.contains(Int(next)) {
      senders.append(Int(next))
      sender = trace.entries[Int(next)].cause
    }
    self.number = number
    self.senders = senders
    phase = entry.phase
    appearance = entry.appearance
    isInWindow = entry.isInWindow
    state = entry.appState
  }
}
