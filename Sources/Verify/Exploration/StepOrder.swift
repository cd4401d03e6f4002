import LifecycleEngine

/// The invariants that speak of what one step brings about: who comes first across controllers, when completion
/// handlers run, which steps bring no appearance.
struct StepOrder {
  private let action: Action
  private let entries: [Entry]
  private let platform: Platform

  init(_ action: Action, _ entries: [Entry], _ platform: Platform) {
    self.action = action
    self.entries = entries
    self.platform = platform
  }

  func check(_ monitor: inout InvariantMonitor) {
    switch action.verb {
    case .push, .setStack, .present, .presentAs:
      // Only the one that comes counts: a gesture that is cancelled on the way has an order of its own.
      let entering = entries.firstIndex {
        $0.callback == .viewWillAppear && ($0.isMovingToParent || $0.isBeingPresented)
      }
      if let entering, let leaving = firstWill(.viewWillDisappear), entering < leaving {
        monitor.note(.crossOrder, entries[entering])
      }
      checkCompletion(&monitor)
    case .pop, .popTo, .popToRoot, .dismiss:
      let leaving = entries.firstIndex {
        $0.callback == .viewWillDisappear && ($0.isMovingFromParent || $0.isBeingDismissed)
      }
      // Whom a gesture brings back that is cancelled on the way comes first.
      let entering = entries.lastIndex { $0.callback == .viewWillAppear && $0.phase != .animationEnd }
      if let leaving, let entering, entering < leaving, entries[entering].receiver != entries[leaving].receiver {
        monitor.note(.crossOrder, entries[entering])
      }
      checkCompletion(&monitor)
    case .select:
      if let entry = firstWill(.viewWillAppear), let leaving = firstWill(.viewWillDisappear), leaving < entry,
        !movesStack, !cancelsGesture(before: entry)
      {
        monitor.note(.crossOrder, entries[leaving])
      }
    case .home, .lock, .unlock, .callArrives, .callDeclined, .callAccepted, .callEnds, .controlCenter,
      .notificationCenter, .close, .alert, .appSwitcher:
      checkSilence(&monitor)
    default: break
    }
  }

  /// Whether a gesture was cancelled on the way, which has an order of its own.
  private func cancelsGesture(before end: Int) -> Bool { entries[..<end].contains { $0.phase == .animationEnd } }

  /// Whether a stack moves, where who leaves comes first: that of a tab which was selected already goes back to its root,
  /// and More's goes on to a row of its list.
  private var movesStack: Bool {
    entries.contains { $0.callback == .popViewControllerAnimated || $0.callback == .pushViewControllerAnimated }
  }

  private func firstWill(_ callback: Callback) -> Int? { entries.firstIndex { $0.callback == callback } }

  /// A completion handler follows the dids of its own transition: none of its wills may still wait.
  private func checkCompletion(_ monitor: inout InvariantMonitor) {
    var open: [Receiver] = []
    for entry in entries {
      switch entry.callback {
      case .viewWillAppear where entry.isBeingPresented, .viewWillDisappear where entry.isBeingDismissed:
        open.append(entry.receiver)
      case .viewDidAppear, .viewDidDisappear: open.removeAll { $0 == entry.receiver }
      case .presentViewControllerAnimatedCompletion, .dismissViewControllerAnimatedCompletion:
        if entry.receiver.kind == .completion, !open.isEmpty { monitor.note(.completionAfterAppearance, entry) }
      default: break
      }
    }
  }

  /// The app's place in the system changes nothing on its screen, as long as it lives and its scenes stay.
  private func checkSilence(_ monitor: inout InvariantMonitor) {
    for entry in entries {
      switch entry.callback {
      case .main, .applicationWillTerminate, .sceneWillConnectToSessionOptions: return
      default: break
      }
    }
    guard platform[.hasBackground] else { return }
    for entry in entries where entry.receiver.kind == .controller && entry.callback.info.family == .appearance {
      return monitor.note(.stateChangesDoNotAppear, entry)
    }
  }
}
