/// What the turn of the run loop that runs now still owes, and what has happened in it.
struct Turn: Sendable {
  /// Whether a view in a window waits for its layout.
  var layoutIsNeeded = false
  /// Whether a view may wait to be asked for its constraints: false only while all were seen not to.
  var constraintsMayBeDue = true
  /// Whether something may have lost its last owner.
  var referencesChanged = false
  /// The views that came into a superview in this turn.
  var movedViews = Set256()
  /// The navigation controller whose next transition a finger drives.
  var heldByFinger: ControllerID?
  /// The view that a finger came down on.
  var touched: ViewID?
  /// The row of a list that a finger is on.
  var highlighted: HighlightedRow?
  /// The SwiftUI views whose state has changed, by their names.
  var changedContent = Set256()
}

/// The row that a finger is on.
struct HighlightedRow: Hashable, Sendable {
  var list: ViewID
  var row: Int32
}
