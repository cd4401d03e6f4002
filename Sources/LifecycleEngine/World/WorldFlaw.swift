/// Something in a world at rest that contradicts itself: always a mistake of the engine, never of a scenario.
public struct WorldFlaw: Hashable, Sendable {
  /// What contradicts what.
  public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    case referenceToDead
    case parentAndChildDisagree
    case presenterAndPresentedDisagree
    case superviewAndSubviewDisagree
    case windowDiffersFromSuperview
    case viewAndControllerDisagree
    case transitionNeverEnds
    case appearedOutsideWindow
    case visibleButNotAppeared
  }

  /// What is wrong.
  public var kind: Kind
  /// The first object that has the flaw.
  public var receiver: Receiver
}

extension World {
  /// The first contradiction in the world as it is between two steps.
  ///
  /// Complexity: O(controllers × children + views × subviews).
  func flaw(on platform: Platform) -> WorldFlaw? {
    for index in controllers.indices where controllers[index][.isAlive] {
      if let kind = flaw(of: ControllerID(index), on: platform) {
        return WorldFlaw(kind: kind, receiver: Receiver(.controller, index))
      }
    }
    for index in views.indices where views[index][.isAlive] {
      if let kind = flaw(of: ViewID(index)) {
        return WorldFlaw(kind: kind, receiver: views[index].receiver ?? Receiver(.view, index))
      }
    }
    for (index, window) in windows.enumerated() where window.exists && !window.isHidden {
      // A root that another container took into its own window meanwhile is not visible in this one.
      guard let root = window.root, self[root][.isAlive], self[root].presented == nil, let view = self[root].view,
        self[view].window?.index == index
      else { continue }
      if self[root].appearance != .appeared, interactive == nil {
        return WorldFlaw(kind: .visibleButNotAppeared, receiver: .controller(root))
      }
    }
    return nil
  }

  // MARK: Controllers

  private func flaw(of id: ControllerID, on platform: Platform) -> WorldFlaw.Kind? {
    let controller = self[id]
    for other in [controller.parent, controller.shown, controller.presented, controller.presenter] {
      if let other, !self[other][.isAlive] { return .referenceToDead }
    }
    if let view = controller.view {
      if !self[view][.isAlive] { return .referenceToDead }
      if self[view].controller != id { return .viewAndControllerDisagree }
    }
    if let presented = controller.presented, self[presented].presenter != id { return .presenterAndPresentedDisagree }
    if let presenter = controller.presenter, self[presenter].presented != id { return .presenterAndPresentedDisagree }
    for child in controller.children {
      if !self[child][.isAlive] { return .referenceToDead }
      if self[child].parent != id { return .parentAndChildDisagree }
    }
    guard interactive == nil, !isHidden(outermost(id)), isToldOfAppearance(id, on: platform) else { return nil }
    if let parent = controller.parent, !self[parent].children.contains(id), !self[parent].leaving.contains(id) {
      return .parentAndChildDisagree
    }
    switch controller.appearance {
    case .appearing, .disappearing: return .transitionNeverEnds
    case .appeared: if !isInWindow(id), !appearsWithPage(id) { return .appearedOutsideWindow }
    case .disappeared: break
    }
    return controller[.isInTransition] || controller[.isDriven] ? .transitionNeverEnds : nil
  }

  /// Before there was containment nobody but UIKit's own containers and presentations told a controller anything.
  private func isToldOfAppearance(_ id: ControllerID, on platform: Platform) -> Bool {
    platform[.hasContainment] || self[id].presenter != nil || isRoot(id)
  }

  /// What is in a hidden window waits for a layout that comes when the window is shown.
  func isHidden(_ id: ControllerID) -> Bool {
    self[id].view.flatMap { self[$0].window }.map { windows[$0.index].isHidden } ?? false
  }

  /// A page gets its callbacks as soon as it is set, even while its container is not on screen, and so does what the
  /// page shows itself.
  private func appearsWithPage(_ id: ControllerID) -> Bool {
    var current = id
    while let parent = self[current].parent {
      if self[parent].kind == .page { return true }
      if self[parent].appearance != .appeared { return false }
      current = parent
    }
    return false
  }

  // MARK: Views

  private func flaw(of id: ViewID) -> WorldFlaw.Kind? {
    let view = self[id]
    if let superview = view.superview {
      if !self[superview][.isAlive] { return .referenceToDead }
      if !self[superview].subviews.contains(id) { return .superviewAndSubviewDisagree }
      if self[superview].window != view.window { return .windowDiffersFromSuperview }
    } else if view.isWindow == nil, view.window != nil {
      return .windowDiffersFromSuperview
    }
    for subview in view.subviews {
      if !self[subview][.isAlive] { return .referenceToDead }
      if self[subview].superview != id { return .superviewAndSubviewDisagree }
    }
    if let controller = view.controller, self[controller].view != id { return .viewAndControllerDisagree }
    return nil
  }
}
