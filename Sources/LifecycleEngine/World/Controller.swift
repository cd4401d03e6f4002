/// A view controller.
struct Controller: Hashable, Sendable {
  var isAlive = false
  var kind: ControllerKind = .plain
  var view: ViewID?
  var isLoadingView = false
  var parent: ControllerID?
  /// In order of `addChild`; for a navigation controller its stack, for a tab bar controller its tabs.
  var children: ShortList<ControllerID> = []
  /// The child that a container shows, or was last told to show.
  var shown: ControllerID?
  /// A navigation or page controller that must start a transition when it is laid out.
  var pending: PendingTransition?
  /// Whether a transition of this container runs.
  var isInTransition = false

  var presented: ControllerID?
  var presenter: ControllerID?
  var presentationStyle: PresentationStyle = .fullScreen
  /// Whether the presenter's view left the window for this presentation.
  var presenterLeft = false

  var appearance: Appearance = .disappeared
  var isAnimating = false
  /// Whether a container or a presentation, and not a move of the view, drives the open appearance transition.
  var isDriven = false
  /// viewIsAppearing is still to come in this appearance.
  var awaitsIsAppearing = false
  var flags = TransitionFlags()
  var isLandscapeOnly = false
  /// Whether it has been told the traits of the place that it is shown in.
  var knowsTraits = false
  /// What a navigation controller shows first is settled when it has appeared itself.
  var finishesWithAppearance = false
  /// A hosting controller's SwiftUI views have appeared.
  var showsContent = false
  /// Made by the app, which keeps it until something on screen does.
  var isKeptUntilShown = false
  /// didMove(toParent:) is still to come from the container that shows it.
  var owesDidMove = false
  /// The controllers that a navigation controller has let go but that still wait for their last callbacks.
  var leaving: ShortList<ControllerID> = []
}

/// The four states of a controller's view, as UIKit tracks them.
public enum Appearance: UInt8, Hashable, Sendable, CaseIterable {
  case disappeared, appearing, appeared, disappearing
}

/// Why the appearance of a controller changes: what `isMovingToParent` and its relatives answer.
struct TransitionFlags: Hashable, Sendable {
  var isMovingToParent = false
  var isMovingFromParent = false
  var isBeingPresented = false
  var isBeingDismissed = false

  init() {}

  init(byte: UInt8) {
    isMovingToParent = byte & 1 != 0
    isMovingFromParent = byte & 2 != 0
    isBeingPresented = byte & 4 != 0
    isBeingDismissed = byte & 8 != 0
  }

  var byte: UInt8 {
    (isMovingToParent ? 1 : 0) | (isMovingFromParent ? 2 : 0) | (isBeingPresented ? 4 : 0)
      | (isBeingDismissed ? 8 : 0)
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
  var removed: ShortList<ControllerID> = []
  var isInteractive = false
  /// For a dismissal by dragging: the delegate hears of it.
  var isByUser = false
  /// Whether the app does the containment calls of a child transition itself.
  var isBare = false
  var goesBack = false

  /// All that go with a dismissal, the topmost last.
  var leaving: [ControllerID] { Array(removed) + (from.map { [$0] } ?? []) }
}
