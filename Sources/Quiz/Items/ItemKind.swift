/// What an item asks for. The raw value is stable: progress, exports and the command line name it.
package enum ItemKind: String, Sendable, Hashable, CaseIterable {
  /// Put calls in order.
  case ordering = "order"
  /// Which call comes next.
  case next
  /// Which line of a log is wrong.
  case wrongLine = "wrong"
  /// Which of some calls does not come at all.
  case notCalled = "never"
  /// On which versions a log is printed.
  case versions
}
