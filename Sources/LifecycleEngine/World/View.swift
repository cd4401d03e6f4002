/// A view.
struct View: Hashable, Sendable {
  var isAlive = true
  /// The declaration of a view that the scenario names.
  var declaration: UInt16?
  /// The controller whose root view this is.
  var controller: ControllerID?
  /// The window whose own view this is; a window is a view.
  var isWindow: WindowID?
  var superview: ViewID?
  var subviews: ShortList<ViewID> = []
  var window: WindowID?
  var needsLayout = true
  var needsConstraints = true
  /// `updateProperties` is due: before the first display, and after the traits changed.
  var needsProperties = true
  var needsDisplay = true
  /// The orientation of the window that a controller's view was last laid out for.
  var isLandscape = false
  /// The orientation for which a controller's view knows its safe area; nil before it was in a window.
  var safeAreaIsLandscape: Bool?
  /// A second pass is due because the view was designed for another size.
  var needsSecondPass = false
  var hasConstraints = false
  var frame = Frame(x: 0, y: 0, width: 320, height: 568)
  var isHidden = false
  var isTransparent = false
  var ignoresTouches = false
  var isControl = false
  var hasGesture = false
}
