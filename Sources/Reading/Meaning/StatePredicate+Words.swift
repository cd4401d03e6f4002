import Verify

extension StatePredicate {
  /// What the words of an event say is so, as something that a run shows; nil for all else.
  init?(_ event: Frame.Event) {
    guard !event.beginsWithChange, event.actors.isEmpty, !event.features.contains(.soon) else { return nil }
    let said = event.features.subtracting(StatePredicate.plain)
    // "When a view is created": that happens.
    guard !said.contains(.create) || event.isNegative || event.features.contains(.done) else { return nil }
    // "On screen" and "has appeared", and not "the visible controller" or "appears"; "not visible" is a word of its own.
    if said.contains(.hidden), said.isSubset(of: [.view, .display, .hidden]) {
      self = event.isNegative ? .viewIsOnScreen : .viewIsNotOnScreen
      return
    }
    if event.features.contains(.visible) && said.isSubset(of: [.view, .display])
      || said.contains(.appear) && said.isSubset(of: [.view, .display, .appear, .finish])
        && (event.isNegative || event.features.contains(.done))
    {
      self = event.isNegative ? .viewIsNotOnScreen : .viewIsOnScreen
      return
    }
    guard let row = StatePredicate.rows.first(where: { $0.needs.isSubset(of: said) && said.isSubset(of: $0.allows) })
    else { return nil }
    self = event.isNegative ? row.otherwise : row.state
  }

  /// Words that change nothing about what is so.
  private static let plain: FeatureSet = [
    .controller, .property, .done, .again, .still, .and, .early, .root, .same, .app, .life, .at, .visible, .all,
  ]

  private struct Row {
    let needs: FeatureSet
    let allows: FeatureSet
    let state: StatePredicate
    let otherwise: StatePredicate
  }

  private static func row(
    _ needs: FeatureSet, _ adds: FeatureSet, _ state: StatePredicate, not otherwise: StatePredicate
  ) -> Row {
    Row(needs: needs, allows: needs.union(adds), state: state, otherwise: otherwise)
  }

  /// The outlets are the controller's: a view has its own, which a run does not show.
  ///
  /// The words that must be there, words that may, what is so, and what is if it is denied.
  private static let rows: [Row] = [
    row([.outlets, .nil], [], .outletsAreNotConnected, not: .outletsAreConnected),
    row(
      [.outlets], [.connect, .set, .load, .nib, .finish, .settled, .access], .outletsAreConnected,
      not: .outletsAreNotConnected),
    row(
      [.geometry], [.view, .access, .settled, .set, .finish, .update, .layout, .subview], .sizeIsFinal,
      not: .sizeIsNotFinal),
    row([.view, .window, .nil], [], .viewIsNotInWindow, not: .viewIsInWindow),
    row([.window, .nil], [], .viewIsNotInWindow, not: .viewIsInWindow),
    // A controller's view gets its superview with its window.
    row([.superview, .nil], [.view], .viewIsNotInWindow, not: .viewIsInWindow),
    row([.view, .window], [.hierarchy, .add, .enter, .set, .load], .viewIsInWindow, not: .viewIsNotInWindow),
    row([.superview, .window], [.view, .set, .add], .viewIsInWindow, not: .viewIsNotInWindow),
    row([.view, .hierarchy], [.add, .enter, .finish], .viewIsInWindow, not: .viewIsNotInWindow),
    row([.window, .remove], [.view, .hierarchy, .leave], .viewIsNotInWindow, not: .viewIsInWindow),
    row([.window, .leave], [.view, .hierarchy], .viewIsNotInWindow, not: .viewIsInWindow),
    row([.view, .hierarchy, .remove], [.leave], .viewIsNotInWindow, not: .viewIsInWindow),
    row([.view, .hierarchy, .leave], [], .viewIsNotInWindow, not: .viewIsInWindow),
    row([.view, .nil], [], .viewIsNotLoaded, not: .viewIsLoaded),
    row([.view, .load], [.finish, .nib, .memory], .viewIsLoaded, not: .viewIsNotLoaded),
    row([.view, .create], [.finish, .memory], .viewIsLoaded, not: .viewIsNotLoaded),
    row([.view, .memory], [.finish], .viewIsLoaded, not: .viewIsNotLoaded),
    row([.subview, .layout], [.view, .finish], .subviewsAreLaidOut, not: .subviewsAreNotLaidOut),
    row([.active], [], .appIsActive, not: .appIsInactive),
    row([.inactive], [], .appIsInactive, not: .appIsActive),
  ]
}
