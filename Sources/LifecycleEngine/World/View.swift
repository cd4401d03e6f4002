/// A view.
///
/// What is true or false lies in one word that a packed world takes over as it is (`ObjectPacking`).
struct View: Hashable, Sendable {
  /// Bits 0 to 14 are its own truths, and from 17 on there are its name and whom it knows; the rest is for what is
  /// packed from beside it.
  var fields = Fields()
  var frame = Frame.screen
  var subviews = ShortList<ViewID>()

  /// No view, in a place that is free.
  init() {}

  /// A view that was just made: everything about it is still to be done.
  static var new: View {
    var view = View()
    view.isAlive = true
    view.needsLayout = true
    view.needsConstraints = true
    view.needsProperties = true
    view.needsDisplay = true
    return view
  }

  /// Whether a controller's view knows its safe area for an orientation; for none before it was in a window.
  func knowsSafeArea(inLandscape isLandscape: Bool) -> Bool { fields[6] && fields[7] == isLandscape }

  mutating func learnSafeArea(inLandscape isLandscape: Bool) {
    fields[6] = true
    fields[7] = isLandscape
  }
}

// MARK: Its name and whom it knows

extension View {
  /// The declaration of a view that the scenario names.
  var declaration: UInt16? {
    get {
      let raw = UInt16(truncatingIfNeeded: fields.word &>> 17)
      return raw == 0 ? nil : raw &- 1
    }
    set { fields.word = fields.word & ~(0xffff &<< 17) | UInt64(newValue.map { $0 &+ 1 } ?? 0) &<< 17 }
  }

  /// The controller whose root view this is.
  var controller: ControllerID? {
    get { fields[id: 33] }
    set { fields[id: 33] = newValue }
  }

  var superview: ViewID? {
    get { fields[id: 41] }
    set { fields[id: 41] = newValue }
  }

  /// The window whose own view this is; a window is a view.
  var isWindow: WindowID? {
    get { fields[id: 49, width: 7] }
    set { fields[id: 49, width: 7] = newValue }
  }

  var window: WindowID? {
    get { fields[id: 56] }
    set { fields[id: 56] = newValue }
  }
}

// MARK: Truths

extension View {
  var isAlive: Bool {
    get { fields[0] }
    set { fields[0] = newValue }
  }

  var needsLayout: Bool {
    get { fields[1] }
    set { fields[1] = newValue }
  }

  var needsConstraints: Bool {
    get { fields[2] }
    set { fields[2] = newValue }
  }

  /// `updateProperties` is due: before the first display, and after the traits changed.
  var needsProperties: Bool {
    get { fields[3] }
    set { fields[3] = newValue }
  }

  var needsDisplay: Bool {
    get { fields[4] }
    set { fields[4] = newValue }
  }

  /// The orientation of the window that a controller's view was last laid out for.
  var isLandscape: Bool {
    get { fields[5] }
    set { fields[5] = newValue }
  }

  /// A second pass is due because the view was designed for another size.
  var needsSecondPass: Bool {
    get { fields[8] }
    set { fields[8] = newValue }
  }

  var hasConstraints: Bool {
    get { fields[9] }
    set { fields[9] = newValue }
  }

  var isHidden: Bool {
    get { fields[10] }
    set { fields[10] = newValue }
  }

  var isTransparent: Bool {
    get { fields[11] }
    set { fields[11] = newValue }
  }

  var ignoresTouches: Bool {
    get { fields[12] }
    set { fields[12] = newValue }
  }

  var isControl: Bool {
    get { fields[13] }
    set { fields[13] = newValue }
  }

  var hasGesture: Bool {
    get { fields[14] }
    set { fields[14] = newValue }
  }
}

// MARK: In traces

extension View {
  /// The receiver of the view's callbacks; nil for views that the scenario does not name, whose class is UIKit's.
  @inline(__always)
  var receiver: Receiver? {
    if let window = isWindow { return Receiver(.window, window.index) }
    guard let declaration else { return nil }
    return Receiver(.view, Int(declaration))
  }

  /// The view as an argument.
  @inline(__always)
  var argument: Argument {
    guard let declaration else { return Argument(.view, 0xffff) }
    return Argument(.view, Int(declaration))
  }

  /// The view as what another one is added to: a window, or the controller of an unnamed root view, are shown as such.
  var argumentAsSuperview: Argument {
    if let window = isWindow { return Argument(.window, window.index) }
    if declaration == nil, let controller { return Argument(.controller, controller.index) }
    return argument
  }
}
