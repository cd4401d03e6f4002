import Verify

extension StatePredicate {
  /// What the words of an event say is so, as something that a run shows; nil for all else.
  init?(_ event: Frame.Event) {
    guard !event.beginsWithChange, event.actors.isEmpty, !event.features.contains(.soon) else { return nil }
    let said = event.features.subtracting(StatePredicate.plain)
    let isReached = event.isNegative || event.features.contains(.done)
    // "The visible view is loaded": beside anything else that only says which.
    guard
      let row = StatePredicate.row(said, isReached) ?? StatePredicate.row(said.subtracting([.visible]), isReached)
    else { return nil }
    self = event.isNegative ? row.otherwise : row.state
  }

  private static func row(_ said: FeatureSet, _ isReached: Bool) -> Row? {
    rows.first { row in
      row.needs.isSubset(of: said) && said.isSubset(of: row.allows)
        && (isReached || !said.meets(StatePredicate.happening))
    }
  }

  /// Words that change nothing about what is so.
  private static let plain: FeatureSet = [
    .controller, .property, .done, .again, .still, .and, .early, .root, .same, .app, .life, .at, .all,
  ]

  /// Words that tell what happens, and only where that is over what is so: "a view is created", "has been created".
  private static let happening: FeatureSet = [.create, .appear, .show]

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
    row([.visible], [.view, .display], .viewIsOnScreen, not: .viewIsNotOnScreen),
    row([.appear], [.view, .display, .finish], .viewIsOnScreen, not: .viewIsNotOnScreen),
    row([.show], [.view, .display, .finish], .viewIsOnScreen, not: .viewIsNotOnScreen),
    // "Not visible" is a word of its own.
    row([.hidden], [.view, .display], .viewIsNotOnScreen, not: .viewIsOnScreen),
    row([.subview, .layout], [.view, .finish], .subviewsAreLaidOut, not: .subviewsAreNotLaidOut),
    row([.active], [], .appIsActive, not: .appIsInactive),
    row([.inactive], [], .appIsInactive, not: .appIsActive),
    row([.background], [], .appIsInBackground, not: .appIsNotInBackground),
  ]
}
