public import LifecycleEngine

/// One thing to be put in order: an event that every run of the item delivers.
public struct Piece: Sendable, Hashable {
  /// What the learner reads. Pieces with equal labels are interchangeable.
  public var label: String
  public var receiver: String
  public var callback: Callback
  public var argument: String?
  /// Counts equal events within the item, from 1.
  public var occurrence: Int
  /// Why the event comes, as the canonical run tells it.
  public var because: String?
  /// When it comes in the canonical run.
  public var moment: Moment?

  public init(
    label: String, receiver: String, callback: Callback, argument: String? = nil, occurrence: Int = 1,
    because: String? = nil, moment: Moment? = nil
  ) {
    self.label = label
    self.receiver = receiver
    self.callback = callback
    self.argument = argument
    self.occurrence = occurrence
    self.because = because
    self.moment = moment
  }
}

/// A thing that looks like a piece and is delivered by none of the runs.
public struct Distractor: Sendable, Hashable {
  public var label: String
  /// The piece beside which it is shown, an index into the item's pieces.
  public var partner: Int
  public var misconception: Misconception

  public init(label: String, partner: Int, misconception: Misconception) {
    self.label = label
    self.partner = partner
    self.misconception = misconception
  }
}

/// What somebody who picks a distractor believes. The raw value is stable: progress and exports name it.
public enum Misconception: String, Sendable, Hashable, CaseIterable {
  /// The callback goes to the other controller too.
  case otherReceiver = "other-receiver"
  /// The callback's counterpart (will for did, did for will) is called as well.
  case counterpart = "counterpart"
  /// The view is unloaded when it disappears.
  case unloading = "unloading"
}
