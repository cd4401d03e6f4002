internal import LifecycleEngine

/// Orders that runs have and nobody promises: no answer is wrong for having them otherwise.
///
/// UIKit documents the order of an application's or scene's states, and that of a controller's appearance; how the two are
/// woven into one another within a step differs between systems and ways to launch. That a view is asked for its hits more than
/// once is documented nowhere.
enum IncidentalOrder {
  /// What is left of an order when what is incidental is free. It may stand through a third piece, which is promised
  /// with regard to both.
  static func promised(_ key: PartialOrder, among pieces: [Piece]) -> PartialOrder {
    let pairs = key.pairs.filter { !isIncidental(pieces[$0.first], pieces[$0.second]) }
    guard pairs.count < key.relationCount else { return key }
    return PartialOrder(count: key.count, pairs: pairs) ?? key
  }

  /// Whether what is to be ordered is only how often and in which order views were asked for their hits.
  static func isAll(of pieces: [Piece]) -> Bool {
    let hits = pieces.count { $0.callback == .hitTestWithEvent || $0.callback == .pointInsideWithEvent }
    return hits > 1 && pieces.contains { $0.callback == .hitTestWithEvent && $0.occurrence > 1 }
  }

  private static func isIncidental(_ one: Piece, _ other: Piece) -> Bool {
    guard one.moment?.step == other.moment?.step else { return false }
    return one.callback.isOfStates && other.callback.isOfAppearance
      || one.callback.isOfAppearance && other.callback.isOfStates
  }
}

extension Callback {
  /// Whether it tells, or posts, that an application or a scene comes to the front or goes.
  fileprivate var isOfStates: Bool {
    switch self {
    case .sceneWillEnterForeground, .sceneDidBecomeActive, .sceneWillResignActive, .sceneDidEnterBackground: true
    default: info.family == .notifications || info.owner == .applicationDelegate && info.family == .states
    }
  }

  /// Whether it tells that a controller appears, disappears or is laid out, or a container who is shown.
  fileprivate var isOfAppearance: Bool {
    switch info.family {
    case .appearance, .layout, .navigation, .tabs, .pages: true
    default: false
    }
  }
}
