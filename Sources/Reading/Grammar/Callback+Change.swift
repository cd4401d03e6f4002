import LifecycleEngine

extension Callback {
  /// The callback whose completion block follows what happens; nil where nothing has one.
  init?(completing change: FeatureSet) {
    switch change {
    case [.present]: self = .presentViewControllerAnimatedCompletion
    case [.dismiss]: self = .dismissViewControllerAnimatedCompletion
    case [.transition, .child]: self = .transitionFromViewController
    default: return nil
    }
  }

  /// What happens where the app calls this method; nil for what UIKit calls.
  var change: FeatureSet? {
    switch self {
    case .addChildViewController: [.add, .child, .manual]
    case .removeFromParentViewController: [.remove, .child, .manual]
    case .transitionFromViewController: [.transition, .child]
    case .pushViewControllerAnimated: [.push]
    case .popViewControllerAnimated: [.pop]
    case .popToRootViewControllerAnimated, .popToViewControllerAnimated: [.pop, .root]
    case .setViewControllersAnimated: [.set, .stack]
    case .presentViewControllerAnimatedCompletion, .presentModalViewControllerAnimated: [.present]
    case .dismissViewControllerAnimatedCompletion, .dismissModalViewControllerAnimated: [.dismiss]
    case .addSubview, .insertSubviewBelowSubview, .insertSubviewAboveSubview: [.add, .subview]
    case .removeFromSuperview: [.remove, .subview]
    case .setNeedsLayout: [.layout, .prompt]
    case .layoutIfNeeded: [.layout, .manual]
    case .setNeedsDisplay: [.draw, .prompt]
    case .setNeedsUpdateConstraints: [.constraints, .prompt]
    case .makeKeyAndVisible: [.show, .window, .manual]
    case .loadViewIfNeeded: [.load, .manual]
    case .setSelectedViewController, .setSelectedTab: [.select, .tab]
    case .reloadData: [.list, .update]
    default: nil
    }
  }
}

extension Callback {
  /// What one is told that comes and goes: "the appearance callbacks".
  static let ofAppearance: [Callback] = [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear]
}
