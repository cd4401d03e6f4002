/// A view controller.
///
/// What is true or false lies in one word that a packed world takes over as it is (`ObjectPacking`).
struct Controller: Hashable, Sendable {
  /// Bits 0 to 12 are its own truths, 13 to 15 the pending transition, and from 32 on there is whom it knows; the rest
  /// is for what is packed from beside it.
  var fields = Fields()
  var kind: ControllerKind = .plain
  var appearance: Appearance = .disappeared
  var presentationStyle: PresentationStyle = .fullScreen
  var flags = TransitionFlags()
  var presenter: ControllerID?
  /// The entry that caused the pending transition.
  private var pendingCause: Int32 = -1
  /// In order of `addChild`; for a navigation controller its stack, for a tab bar controller its tabs.
  var children = ShortList<ControllerID>()
  /// The controllers that a navigation controller has let go but that still wait for their last callbacks.
  var leaving = ShortList<ControllerID>()

  init() {}

  /// A navigation or page controller that must start a transition when it is laid out.
  var pending: PendingTransition? {
    get {
      guard fields[13] else { return nil }
      return PendingTransition(isAnimated: fields[14], isPop: fields[15], cause: pendingCause)
    }
    set {
      fields[13] = newValue != nil
      fields[14] = newValue?.isAnimated ?? false
      fields[15] = newValue?.isPop ?? false
      pendingCause = newValue?.cause ?? -1
    }
  }
}

// MARK: Whom it knows

extension Controller {
  var view: ViewID? {
    get { fields[id: 32] }
    set { fields[id: 32] = newValue }
  }

  var parent: ControllerID? {
    get { fields[id: 40] }
    set { fields[id: 40] = newValue }
  }

  /// The child that a container shows, or was last told to show.
  var shown: ControllerID? {
    get { fields[id: 48] }
    set { fields[id: 48] = newValue }
  }

  var presented: ControllerID? {
    get { fields[id: 56] }
    set { fields[id: 56] = newValue }
  }
}

// MARK: Truths

extension Controller {
  var isAlive: Bool {
    get { fields[0] }
    set { fields[0] = newValue }
  }

  /// Its view came with it out of a nib, and nobody has asked for it yet.
  var owesDidLoad: Bool {
    get { fields[1] }
    set { fields[1] = newValue }
  }

  /// Whether a transition of this container runs.
  var isInTransition: Bool {
    get { fields[2] }
    set { fields[2] = newValue }
  }

  /// Whether the presenter's view left the window for this presentation.
  var presenterLeft: Bool {
    get { fields[3] }
    set { fields[3] = newValue }
  }

  var isAnimating: Bool {
    get { fields[4] }
    set { fields[4] = newValue }
  }

  /// Whether a container or a presentation, and not a move of the view, drives the open appearance transition.
  var isDriven: Bool {
    get { fields[5] }
    set { fields[5] = newValue }
  }

  /// viewIsAppearing is still to come in this appearance.
  var awaitsIsAppearing: Bool {
    get { fields[6] }
    set { fields[6] = newValue }
  }

  /// A page view controller has asked for the pages on both sides of the one that it shows.
  var knowsNeighbours: Bool {
    get { fields[7] }
    set { fields[7] = newValue }
  }

  /// Whether it has been told the traits of the place that it is shown in.
  var knowsTraits: Bool {
    get { fields[8] }
    set { fields[8] = newValue }
  }

  /// What a navigation controller shows first is settled when it has appeared itself.
  var finishesWithAppearance: Bool {
    get { fields[9] }
    set { fields[9] = newValue }
  }

  /// A hosting controller's SwiftUI views have appeared.
  var showsContent: Bool {
    get { fields[10] }
    set { fields[10] = newValue }
  }

  /// Made by the app, which keeps it until something on screen does.
  var isKeptUntilShown: Bool {
    get { fields[11] }
    set { fields[11] = newValue }
  }

  /// didMove(toParent:) is still to come from the container that shows it.
  var owesDidMove: Bool {
    get { fields[12] }
    set { fields[12] = newValue }
  }
}

extension Controller {
  /// An appearance transition begins.
  mutating func begin(_ appearance: Appearance, animated: Bool, awaitsIsAppearing: Bool) {
    self.appearance = appearance
    self.awaitsIsAppearing = awaitsIsAppearing
    isAnimating = animated
  }

  /// What was true of an appearance transition is not any more; why a controller went ends when it is gone.
  mutating func endTransition() {
    isDriven = false
    flags.isMovingToParent = false
    flags.isBeingPresented = false
    if appearance == .disappeared {
      flags.isMovingFromParent = false
      flags.isBeingDismissed = false
    }
  }
}

/// The four states of a controller's view, as UIKit tracks them.
public enum Appearance: UInt8, Hashable, Sendable, CaseIterable {
  case disappeared, appearing, appeared, disappearing
}

/// Why the appearance of a controller changes: what `isMovingToParent` and its relatives answer.
struct TransitionFlags: Hashable, Sendable {
  private(set) var byte: UInt8 = 0

  init() {}

  init(byte: UInt8) { self.byte = byte }

  var isMovingToParent: Bool {
    get { byte & 1 != 0 }
    set { byte = newValue ? byte | 1 : byte & ~1 }
  }

  var isMovingFromParent: Bool {
    get { byte & 2 != 0 }
    set { byte = newValue ? byte | 2 : byte & ~2 }
  }

  var isBeingPresented: Bool {
    get { byte & 4 != 0 }
    set { byte = newValue ? byte | 4 : byte & ~4 }
  }

  var isBeingDismissed: Bool {
    get { byte & 8 != 0 }
    set { byte = newValue ? byte | 8 : byte & ~8 }
  }
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
    case push, pop, present, dismiss, scroll, curl, child
  }

  var kind: Kind
  /// The container, or the presenter of a presentation.
  var owner: ControllerID
  var from: ControllerID?
  var to: ControllerID?
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
  var firstResponder: ViewID?
}
