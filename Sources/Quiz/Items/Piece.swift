package import LifecycleEngine

/// One thing to be put in order: an event that every run of the item delivers.
package struct Piece: Sendable, Hashable {
  /// What the learner reads. Pieces with equal labels are interchangeable.
  package var label: String
  /// Who receives the event, as the scenario names it.
  package var receiver: String
  /// What is delivered.
  package var callback: Callback
  /// What tells it from others of the same callback.
  var argument: String? = nil
  /// Counts equal events within the item, from 1.
  var occurrence: Int = 1
  /// Why the event comes, as the canonical run tells it.
  package var because: String? = nil
  /// When it comes in the canonical run.
  var moment: Moment? = nil
  /// What the canonical run knows of it beside this.
  var cause: CallCause? = nil
}

/// A thing that looks like a piece and is delivered by none of the runs.
struct Distractor: Sendable, Hashable {
  /// What the learner reads.
  var label: String
  /// The piece beside which it is shown, an index into the item's pieces.
  var partner: Int
  /// What somebody believes who takes it for a piece.
  var misconception: Misconception
  /// Why the run does not call it, in words that name who would be told; nil where it is not known.
  var because: String? = nil
}

/// What somebody who picks a distractor believes. The raw value is stable: progress and exports name it.
enum Misconception: String, Sendable, Hashable, CaseIterable {
  /// The callback goes to the other controller too.
  case otherReceiver = "other-receiver"
  /// The callback's counterpart (will for did, did for will) is called as well.
  case counterpart = "counterpart"
  /// The view is unloaded when it disappears, or on a memory warning.
  case unloading = "unloading"
  /// What another situation brings comes here too: a presented controller moves to a parent, an alert sends the
  /// app to the background.
  case otherSituation = "other-situation"
  /// Who presents disappears, or the other one does that a push would hide.
  case presenterDisappears = "presenter-disappears"
  /// The delegate of the app hears what that of the scene hears, or the other way round.
  case otherLifeCycle = "other-life-cycle"
  /// What older versions called is still called.
  case obsolete = "obsolete"
  /// It comes once more.
  case wrongCount = "wrong-count"
  /// What comes between does not come, or comes later.
  case leftOut = "left-out"
  /// Did comes before will.
  case didBeforeWill = "did-before-will"
  /// The other controller has its turn first.
  case otherReceiverFirst = "other-receiver-first"
  /// Layout comes before appearance, or after it where it is before.
  case layoutPlace = "layout-place"
  /// Loading comes at another time.
  case loadingPlace = "loading-place"
  /// Any other wrong place.
  case otherPlace = "other-place"
  /// The change came with another version.
  case otherVersion = "other-version"

  /// Those that name something which no run calls: the others are about places and counts.
  static let ofCalls: [Misconception] = [
    .otherReceiver, .counterpart, .unloading, .otherSituation, .presenterDisappears, .otherLifeCycle, .obsolete,
    .otherVersion,
  ]
}
