package import LifecycleEngine

/// A statement that callbacks come in an order.
package struct OrderClaim: Hashable, Sendable {
  /// The callbacks in the order that is claimed.
  package var steps: [Step]
  /// What the note says happens, in order.
  package var situations: [Situation]
  /// What has happened before, in order: not part of what is watched.
  package var after: [Situation] = []
  /// How the named callbacks relate to all that happens.
  package var completeness: Completeness
  /// The worlds that the note speaks of; all that have the callbacks where it leaves them open.
  package var worlds: WorldFilter
  /// A pasted log: something really happened, whatever the words around it say.
  package var isRecorded: Bool
  /// The situations are alternatives that the order is claimed for, not steps one after the other.
  package var isForEach: Bool

  /// A statement about the order of `steps`.
  package init(
    steps: [Step], situations: [Situation], completeness: Completeness = .projection,
    worlds: WorldFilter = WorldFilter(),
    isRecorded: Bool = false, isForEach: Bool = false
  ) {
    self.steps = steps
    self.situations = situations
    self.completeness = completeness
    self.worlds = worlds
    self.isRecorded = isRecorded
    self.isForEach = isForEach
  }

  /// One callback of an order.
  package struct Step: Hashable, Sendable {
    /// The index of the actor among those that the note names; nil where it names none.
    package var actor: UInt8?
    /// The part that the receiver plays in what happens: only who plays it is meant, whatever its actor. Of several
    /// situations the first in which one controller comes and one goes tells who is who.
    package var role: Role?
    /// What is called.
    package var callback: Callback

    /// A callback of the receiver with that number or in that part, or of any.
    package init(actor: UInt8?, callback: Callback, role: Role? = nil) {
      self.actor = actor
      self.callback = callback
      self.role = role
    }
  }

  /// Orders with the same number are likely to share runs. For sorting only: a wrong value costs time, not truth.
  package var stagingHint: UInt64 {
    var seen = CallbackSet()
    var (staged, named): (UInt64, UInt64) = (0, 0)
    for step in steps where !seen.contains(step.callback.rawValue) {
      seen.insert(step.callback.rawValue)
      let owner = step.callback.info.owner
      if step.callback.changesStaging || owner.isContainerDelegate {
        staged ^= (UInt64(step.callback.rawValue) + 1) &* 0x9e37_79b9_7f4a_7c15
      }
      if owner == .view { named |= 1 }
      if step.callback.needsActor { named |= 2 }
      switch step.callback {
      case .initPlain: named |= 4
      case .initWithNibNameBundle: named |= 8
      case .initWithCoder, .awakeFromNib: named |= 16
      default: break
      }
    }
    return staged & ~31 | named
  }

  /// The callbacks that it names.
  var callbacks: CallbackSet { steps.reduce(into: CallbackSet()) { $0.insert($1.callback.rawValue) } }

  /// How the named callbacks relate to all that happens.
  package enum Completeness: UInt8, Hashable, Sendable {
    /// Of the named callbacks these come in this order and as often as named.
    case projection
    /// Steps are left out; the named ones come in this order.
    case subsequence
    /// As in a projection, of the first times alone: of each callback as many as are named. What comes again later
    /// need not be told.
    case firstTimes
  }
}

/// A statement that a change of the application's state brings a callback.
package struct EdgeClaim: Hashable, Sendable {
  /// The state that is left.
  package var from: AppState
  /// The state that is reached.
  package var to: AppState
  /// What comes with it.
  package var callback: Callback
  /// Whether applications with scenes are meant, or without; nil for both: those with scenes tell their application
  /// delegate nothing of it.
  package var lifeCycle: LifeCycle?

  /// That a callback comes with a move between two states.
  package init(from: AppState, to: AppState, callback: Callback, lifeCycle: LifeCycle? = nil) {
    self.from = from
    self.to = to
    self.callback = callback
    self.lifeCycle = lifeCycle
  }
}
