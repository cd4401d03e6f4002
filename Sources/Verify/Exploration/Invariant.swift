package import LifecycleEngine

/// What is true of every run of a well-behaved app, on every version.
package enum Invariant: UInt8, CaseIterable, Sendable, Hashable {
  case loadBeforeAppearance
  case layoutInsideFirstAppearance
  case appearancePairs
  case crossOrder
  case completionAfterAppearance
  case madeBeforeLoaded
  case launchOrder
  case stateOrder
  case silentWhileSuspended
  case containmentPairs
  case viewMovePairs
  case viewOrder
  case classOrder
  case deallocIsLast
  case stateChangesDoNotAppear
  case comesToRest
  case consistentWorld

  /// The rule in words.
  package var statement: StaticString {
    switch self {
    case .loadBeforeAppearance: "loadView, then viewDidLoad, then the first viewWillAppear"
    case .layoutInsideFirstAppearance: "a layout pass of the view ends after it began"
    case .appearancePairs:
      "no second viewWillAppear without viewWillDisappear or both dids between; no did without its will"
    case .crossOrder:
      "on push, pop, present and dismiss the leaving controller's will comes first; on tabs the entering one's"
    case .completionAfterAppearance: "the completion of present follows viewDidAppear, that of dismiss viewDidDisappear"
    case .madeBeforeLoaded: "an initializer, then awakeFromNib, then prepare(for:), then loadView"
    case .launchOrder: "willFinish, didFinish, then a scene connects, comes to the foreground and becomes active"
    case .stateOrder: "willResignActive before didEnterBackground, willEnterForeground before didBecomeActive"
    case .silentWhileSuspended: "nothing is delivered to a suspended or ended app"
    case .containmentPairs:
      "didMove(toParent: p) follows willMove(toParent: p); didMove(toParent: nil) a time inside a parent"
    case .viewMovePairs: "of each kind of move the will comes before the did, and every will gets its did"
    case .viewOrder: "a view is made before all else, and drawn after it was laid out"
    case .classOrder: "+load before main, a superclass before its subclass"
    case .deallocIsLast: "dealloc is the last that an object gets"
    case .stateChangesDoNotAppear: "home, lock, calls and overlays bring no appearance callbacks"
    case .comesToRest: "every step comes to rest"
    case .consistentWorld: "the world at rest does not contradict itself"
    }
  }
}

/// A broken invariant.
package struct Violation: Sendable, Hashable {
  /// What does not hold.
  package var invariant: Invariant
  /// The index of the step.
  package var step: Int
  /// The entry that broke it, if one did.
  package var entry: Entry?
  /// What the world contradicts itself in.
  package var flaw: WorldFlaw?
}
