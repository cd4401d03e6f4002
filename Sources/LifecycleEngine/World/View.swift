/// A view.
///
/// What is small lies in one word that a packed world takes over as it is (`ObjectPacking`).
struct View: Hashable, Sendable {
  /// Bits 0 to 14 are its own truths, 17 to 32 the declaration plus one, 33 to 62 four indices plus one.
  var fields = Fields()
  var frame = Frame.screen
  var subviews: ShortList<ViewID> = []

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

  /// The declaration of a view that the scenario names.
  var declaration: UInt16? {
    get {
      let raw = UInt16(truncatingIfNeeded: fields.word &>> 17)
      return raw == 0 ? nil : raw &- 1
    }
    set {
      let raw = newValue.map { $0 &+ 1 } ?? 0
      fields.word = fields.word & ~(0xffff &<< 17) | UInt64(raw) &<< 17
    }
  }

  /// The orientation for which a controller's view knows its safe area; nil before it was in a window.
  var safeAreaIsLandscape: Bool? {
    get { fields[6] ? fields[7] : nil }
    set {
      fields[6] = newValue != nil
      fields[7] = newValue ?? false
    }
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

// MARK: Other objects

extension View {
  /// The controller whose root view this is.
  var controller: ControllerID? {
    get { fields.id(at: 33) }
    set { fields.put(newValue, at: 33) }
  }

  var superview: ViewID? {
    get { fields.id(at: 41) }
    set { fields.put(newValue, at: 41) }
  }

  /// The window whose own view this is; a window is a view.
  var isWindow: WindowID? {
    get { fields.id(at: 49, width: 7) }
    set { fields.put(newValue, at: 49, width: 7) }
  }

  var window: WindowID? {
    get { fields.id(at: 56, width: 7) }
    set { fields.put(newValue, at: 56, width: 7) }
  }
}
