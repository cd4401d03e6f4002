internal import LifecycleEngine

/// Receiver, callback, argument and number of an event: equal for the same event of two runs.
struct EventIdentity: Hashable, Sendable {
  var receiver: String
  var callback: Callback
  var argument: String?
  /// Counts events that are equal in all else, from 1.
  var occurrence = 1

  /// What the learner reads: `A.viewWillAppear`, `V.willMoveToSuperview: nil`.
  var label: String {
    let name = callback.shownName
    let subject = receiver.isEmpty ? name : "\(receiver).\(name)"
    guard let argument else { return subject }
    return subject.utf8.last == UInt8(ascii: ":") ? "\(subject) \(argument)" : "\(subject): \(argument)"
  }

  /// The events of a run or of a part of one with their numbers in it.
  static func numbered(_ events: some Sequence<RunEvent>) -> [EventIdentity] {
    var counts: [EventIdentity: Int] = [:]
    return events.map { event in
      var identity = EventIdentity(event)
      counts[identity, default: 0] += 1
      identity.occurrence = counts[identity, default: 1]
      return identity
    }
  }
}

extension EventIdentity {
  init(_ event: RunEvent) {
    self.init(receiver: event.receiver, callback: event.callback, argument: event.argument)
  }

  init(_ piece: Piece) {
    self.init(
      receiver: piece.receiver, callback: piece.callback, argument: piece.argument, occurrence: piece.occurrence)
  }
}
