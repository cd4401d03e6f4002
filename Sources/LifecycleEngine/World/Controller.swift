/// A view controller.
struct Controller: Hashable, Sendable {
  private var truths: Truths = []
  var kind: ControllerKind = .plain
  var appearance: Appearance = .disappeared
  var presentationStyle: PresentationStyle = .fullScreen
  var flags: TransitionFlags = []
  @Link var view: ViewID?
  @Link var parent: ControllerID?
  /// The child that a container shows, or was last told to show.
  @Link var shown: ControllerID?
  @Link var presented: ControllerID?
  @Link var presenter: ControllerID?
  /// The entry that caused the pending transition; in a world at rest it does not matter any more.
  private var pendingCause: Int32 = -1
  /// In order of `addChild`; for a navigation controller its stack, for a tab bar controller its tabs.
  var children = ShortList<ControllerID>()
  /// The controllers that a navigation controller has let go but that still wait for their last callbacks.
  var leaving = ShortList<ControllerID>()

  init() {}

  /// What is true or false of a controller.
  struct Truths: OptionSet, Hashable, Sendable {
    let rawValue: UInt16

    static let isAlive = Truths(rawValue: 1 << 0)
    /// Its view came with it out of a nib, and nobody has asked for it yet.
    static let owesDidLoad = Truths(rawValue: 1 << 1)
    /// A transition of this container runs.
    static let isInTransition = Truths(rawValue: 1 << 2)
    /// The presenter's view left the window for this presentation.
    static let presenterLeft = Truths(rawValue: 1 << 3)
    static let isAnimating = Truths(rawValue: 1 << 4)
    /// A container or a presentation, and not a move of the view, drives the open appearance transition.
    static let isDriven = Truths(rawValue: 1 << 5)
    /// viewIsAppearing is still to come in this appearance.
    static let awaitsIsAppearing = Truths(rawValue: 1 << 6)
    /// A page view controller has asked for the pages on both sides of the one that it shows.
    static let knowsNeighbours = Truths(rawValue: 1 << 7)
    /// It has been told the traits of the place that it is shown in.
    static let knowsTraits = Truths(rawValue: 1 << 8)
    /// What a navigation controller shows first is settled when it has appeared itself.
    static let finishesWithAppearance = Truths(rawValue: 1 << 9)
    /// A column that its split view controller holds beside the others and does not show.
    static let isHiddenColumn = Truths(rawValue: 1 << 10)
    /// Made by the app, which keeps it until something on screen does.
    static let isKeptUntilShown = Truths(rawValue: 1 << 11)
    /// didMove(toParent:) is still to come from the container that shows it.
    static let owesDidMove = Truths(rawValue: 1 << 12)
    /// The three things that a pending transition says.
    fileprivate static let isPending = Truths(rawValue: 1 << 13)
    fileprivate static let isPendingAnimated = Truths(rawValue: 1 << 14)
    fileprivate static let isPendingPop = Truths(rawValue: 1 << 15)
  }

  subscript(truth: Truths) -> Bool {
    @inline(__always) get { truths[truth] }
    @inline(__always) set { truths[truth] = newValue }
  }

  /// A navigation or page controller that must start a transition when it is laid out.
  var pending: PendingTransition? {
    get {
      guard truths[.isPending] else { return nil }
      return PendingTransition(
        isAnimated: truths[.isPendingAnimated], isPop: truths[.isPendingPop], cause: pendingCause)
    }
    set {
      truths[.isPending] = newValue != nil
      truths[.isPendingAnimated] = newValue?.isAnimated ?? false
      truths[.isPendingPop] = newValue?.isPop ?? false
      pendingCause = newValue?.cause ?? -1
    }
  }
}

extension Controller: OneWord {
  /// 61 bits: the packing has three for what it has besides.
  @inline(__always)
  mutating func code(_ coder: inout some FieldCoder) {
    coder.code(&truths, 16)
    coder.code(&kind, 3)
    coder.code(&appearance, 2)
    coder.code(&presentationStyle, 4)
    coder.code(&flags, 4)
    coder.code(&_view)
    coder.code(&_parent)
    coder.code(&_shown)
    coder.code(&_presented)
  }
}

extension Controller {
  /// An appearance transition begins.
  mutating func begin(_ appearance: Appearance, animated: Bool, awaitsIsAppearing: Bool) {
    self.appearance = appearance
    truths[.awaitsIsAppearing] = awaitsIsAppearing
    truths[.isAnimating] = animated
  }

  /// What was true of an appearance transition is not any more; why a controller went ends when it is gone.
  mutating func endTransition() {
    truths[.isDriven] = false
    flags[.isMovingToParent] = false
    flags[.isBeingPresented] = false
    if appearance == .disappeared {
      flags[.isMovingFromParent] = false
      flags[.isBeingDismissed] = false
    }
  }
}

/// The four states of a controller's view, as UIKit tracks them.
public enum Appearance: UInt8, Hashable, Sendable, CaseIterable {
  case disappeared, appearing, appeared, disappearing
}

/// Why the appearance of a controller changes: what `isMovingToParent` and its relatives answer.
struct TransitionFlags: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let isMovingToParent = TransitionFlags(rawValue: 1 << 0)
  static let isMovingFromParent = TransitionFlags(rawValue: 1 << 1)
  static let isBeingPresented = TransitionFlags(rawValue: 1 << 2)
  static let isBeingDismissed = TransitionFlags(rawValue: 1 << 3)
}

/// A change of a container's shown child that waits for the container's layout.
struct PendingTransition: Hashable, Sendable {
  var isAnimated: Bool
  var isPop: Bool
  var cause: Int32
}

/// A transition between two controllers that has begun and not yet ended.
struct Transition: Hashable, Sendable {
  enum Kind: UInt8, Hashable, Sendable {
    case push, pop, present, dismiss, scroll, curl, child, column
  }

  var kind: Kind
  /// The container, or the presenter of a presentation.
  var owner: ControllerID
  @Link var from: ControllerID?
  @Link var to: ControllerID?
  var isAnimated = true
  /// Controllers that leave the stack with this transition, besides `from`.
  var removed = ShortList<ControllerID>()
  var isInteractive = false
  /// For a dismissal by dragging: the delegate hears of it.
  var isByUser = false
  /// Whether the app does the containment calls of a child transition itself.
  var isBare = false
  var goesBack = false
  /// The view that has the focus again if the user gives the transition up.
  @Link var firstResponder: ViewID?

  init(kind: Kind, owner: ControllerID, from: ControllerID?, to: ControllerID?) {
    self.kind = kind
    self.owner = owner
    self.from = from
    self.to = to
  }
}

extension Transition: OneWord {
  @inline(__always)
  mutating func code(_ coder: inout some FieldCoder) {
    coder.code(&kind, 3)
    coder.code(&owner)
    coder.code(&_from)
    coder.code(&_to)
    coder.code(&isAnimated)
    coder.code(&isInteractive)
    coder.code(&isByUser)
    coder.code(&isBare)
    coder.code(&goesBack)
    coder.code(&_firstResponder)
  }
}
