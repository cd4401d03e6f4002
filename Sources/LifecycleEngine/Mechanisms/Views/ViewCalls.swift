/// What an app calls on a view: marks that wait for the commit, and passes that do not.
enum ViewCalls {
  /// Calls a method on a view, whose class can override it; `other` is its argument.
  static func call(_ method: Callback, on view: ViewID, _ other: ViewID?, _ run: inout Run) {
    switch method {
    case .addSubview, .bringSubviewToFront, .sendSubviewToBack:
      guard let other else { return run.fail(.impossible, "there is no such view now") }
      move(other, in: view, method, &run)
    case .removeFromSuperview: ViewHierarchy.removeFromSuperview(view, &run)
    default: run.sendView(method, to: view) { carryOut(method, on: view, &$0) }
    }
  }

  /// What UIKit's own method does.
  static func carryOut(_ method: Callback, on view: ViewID, _ run: inout Run) {
    guard run[view][.isAlive] else { return }
    switch method {
    case .setNeedsLayout: Layout.mark(view, &run)
    case .layoutIfNeeded: Layout.layoutIfNeeded(view, &run)
    case .setNeedsDisplay: run[view][.needsDisplay] = true
    case .setNeedsUpdateConstraints: Layout.askForConstraints(view, &run)
    case .updateConstraintsIfNeeded: Layout.updateConstraintsIfNeeded(view, &run)
    case .invalidateIntrinsicContentSize:
      run[view][.needsSize] = true
      Layout.askForConstraints(view, &run)
    case .reloadData: Lists.reload(view, &run)
    // Called by hand, what UIKit calls otherwise does what the app put there; the marks stay.
    default: break
    }
  }

  /// A call about a subview. What is brought to the front or sent to the back must be one.
  private static func move(_ view: ViewID, in parent: ViewID, _ method: Callback, _ run: inout Run) {
    if method != .addSubview, run[view].superview != parent {
      return run.fail(.impossible, "that view is no subview of the other one")
    }
    let place = method == .sendSubviewToBack ? 0 : nil
    run.sendView(method, to: parent, run[view].argument) { ViewHierarchy.addSubview(view, to: parent, at: place, &$0) }
  }
}
