/// A view.
struct View: Hashable, Sendable {
  private var truths: Truths = []
  /// The declaration of a view that the scenario names, plus one; zero for none.
  private var declared: UInt16 = 0
  /// The controller whose root view this is.
  @Link var controller: ControllerID?
  @Link var superview: ViewID?
  /// The window whose own view this is; a window is a view.
  @Link var isWindow: WindowID?
  @Link var window: WindowID?
  var frame = Frame.screen
  /// How far the content is scrolled, in points.
  var offset: Int32 = 0
  /// Of a list how many rows it has; of a cell on screen its row, of a header or footer its section, plus one.
  var rows: UInt16 = 0
  /// Of a list the row that is selected, plus one.
  var selected: UInt16 = 0
  /// Of a list the row whose data is fetched ahead, plus one.
  var fetched: UInt16 = 0
  var subviews = ShortList<ViewID>()

  /// No view, in a place that is free.
  init() {}

  /// A view that was just made: everything about it is still to be done.
  static var new: View {
    var view = View()
    view.truths = [.isAlive, .needsLayout, .needsConstraints, .needsProperties, .needsDisplay, .needsSize]
    return view
  }

  /// What is true or false of a view.
  struct Truths: OptionSet, Hashable, Sendable {
    let rawValue: UInt16

    static let isAlive = Truths(rawValue: 1 << 0)
    static let needsLayout = Truths(rawValue: 1 << 1)
    static let needsConstraints = Truths(rawValue: 1 << 2)
    /// `updateProperties` is due: before the first display, and after the traits changed.
    static let needsProperties = Truths(rawValue: 1 << 3)
    static let needsDisplay = Truths(rawValue: 1 << 4)
    /// The orientation of the window that a controller's view was last laid out for.
    static let isLandscape = Truths(rawValue: 1 << 5)
    /// A controller's view has learnt its safe area; for none it is known before it was in a window.
    static let knowsSafeArea = Truths(rawValue: 1 << 6)
    /// What it has learnt is that of landscape.
    static let knowsLandscapeSafeArea = Truths(rawValue: 1 << 7)
    /// A second pass is due because the view was designed for another size.
    static let needsSecondPass = Truths(rawValue: 1 << 8)
    static let hasConstraints = Truths(rawValue: 1 << 9)
    static let isHidden = Truths(rawValue: 1 << 10)
    static let isTransparent = Truths(rawValue: 1 << 11)
    static let ignoresTouches = Truths(rawValue: 1 << 12)
    static let isControl = Truths(rawValue: 1 << 13)
    static let hasGesture = Truths(rawValue: 1 << 14)
    /// Constraints do not know yet how large the content wants to be.
    static let needsSize = Truths(rawValue: 1 << 15)
  }

  subscript(truth: Truths) -> Bool {
    @inline(__always) get { truths[truth] }
    @inline(__always) set { truths[truth] = newValue }
  }

  /// The declaration of a view that the scenario names.
  var declaration: UInt16? {
    get { declared == 0 ? nil : declared &- 1 }
    set { declared = newValue.map { $0 &+ 1 } ?? 0 }
  }

  /// Whether a controller's view knows its safe area for an orientation.
  func knowsSafeArea(inLandscape isLandscape: Bool) -> Bool {
    truths[.knowsSafeArea] && truths[.knowsLandscapeSafeArea] == isLandscape
  }

  mutating func learnSafeArea(inLandscape isLandscape: Bool) {
    truths[.knowsSafeArea] = true
    truths[.knowsLandscapeSafeArea] = isLandscape
  }
}

extension View: OneWord {
  /// 55 bits: the packing has some for what it has besides.
  @inline(__always)
  mutating func code(_ coder: inout some FieldCoder) {
    coder.code(&truths, 16)
    coder.code(&declared, 8)
    coder.code(&_controller)
    coder.code(&_superview)
    coder.code(&_isWindow, 7)
    coder.code(&_window)
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
