/// What a run delivered, in order.
public struct Trace: Hashable, Sendable {
  /// Every callback that was delivered, in the order of delivery.
  public var entries: [Entry] = []
  /// The changes of the application's state between the entries.
  public var stateChanges: [StateChange] = []

  /// A trace of nothing.
  public init() {}

  /// A 64-bit hash (FNV-1a) over everything that an entry says: equal natively and in WebAssembly.
  public var fingerprint: UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for entry in entries {
      entry.mix(into: &hash)
    }
    return hash
  }
}

/// A move from one of the five states to another: no callback of its own, but callbacks stand around it.
public struct StateChange: Hashable, Sendable {
  /// The state before.
  public var from: AppState
  /// The state afterwards.
  public var to: AppState
  /// The index of the step, from 0.
  public var step: UInt16
  /// How many entries came before.
  public var entry: Int32
}

/// One callback delivered to one receiver.
public struct Entry: Hashable, Sendable {
  /// Who was told.
  public var receiver: Receiver
  /// What it was told.
  public var callback: Callback
  /// The one argument that traces show.
  public var argument: Argument
  /// The index of the step, from 0.
  public var step: UInt16
  /// Where in the turn of the run loop it was delivered.
  public var phase: Phase
  /// The application's state while the callback runs.
  public var appState: AppState
  /// The receiver's state, if it is a controller.
  public var appearance: Appearance?
  var flags: UInt8
  /// Whether the receiver is or has a view, and whether that is in a window. Follows from the rest of the run, so it
  /// is no part of the fingerprint.
  public var hasView = false
  /// Whether that view stands in a window.
  public var isInWindow = false
  /// The index of the entry that brought this one about; nil if the step did.
  public var cause: Int32?

  /// What the receiver answers while the callback runs, if it is a controller.
  public var isMovingToParent: Bool { flags & 1 != 0 }
  /// The same for the way out of a container.
  public var isMovingFromParent: Bool { flags & 2 != 0 }
  /// Whether it appears because somebody presents it.
  public var isBeingPresented: Bool { flags & 4 != 0 }
  /// Whether it disappears because it is dismissed.
  public var isBeingDismissed: Bool { flags & 8 != 0 }

  func mix(into hash: inout UInt64) {
    func mix(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    mix(receiver.kind.rawValue)
    mix(UInt8(truncatingIfNeeded: receiver.index))
    mix(UInt8(truncatingIfNeeded: callback.rawValue))
    mix(UInt8(truncatingIfNeeded: callback.rawValue >> 8))
    mix(argument.kind.rawValue)
    mix(UInt8(truncatingIfNeeded: argument.index))
    if let message = argument.message {
      mix(message.rawValue)
      mix(UInt8(truncatingIfNeeded: argument.index >> 8))
      mix(UInt8(truncatingIfNeeded: argument.furtherIndex))
      mix(UInt8(truncatingIfNeeded: argument.furtherIndex >> 8))
    }
    mix(UInt8(truncatingIfNeeded: step))
    mix(phase.rawValue)
    mix(appState.rawValue)
    mix(appearance?.rawValue ?? 255)
    mix(flags)
  }
}

/// When in its turn of the run loop a callback came.
public enum Phase: UInt8, Hashable, Sendable, CaseIterable {
  /// Inside the call.
  case call
  /// In the layout pass of the commit that ends the turn.
  case layout
  /// Right after that commit.
  case afterCommit
  /// At the end of an animation.
  case animationEnd
  /// In a later turn.
  case laterTurn
  /// When the references of the turn are dropped.
  case release

  /// The phase as reports name it.
  public var word: StaticString {
    switch self {
    case .call: "call"
    case .layout: "layout"
    case .afterCommit: "after commit"
    case .animationEnd: "animation end"
    case .laterTurn: "later turn"
    case .release: "release"
    }
  }
}

/// Why a run ended before its last step.
public struct Failure: Hashable, Sendable {
  /// What ended it.
  public enum Kind: UInt8, Hashable, Sendable {
    /// The app is ended by an uncaught exception.
    case exception
    /// The app calls itself without end.
    case endlessLoop
    /// The step is impossible in this world: an error of the scenario.
    case impossible
  }

  /// What went wrong.
  public var kind: Kind
  /// The index of the step, from 0.
  public var step: Int
  /// What is reported; UTF-8.
  public var text: [UInt8]
}
