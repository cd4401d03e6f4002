internal import LifecycleEngine

/// Why one call of a step comes before another: by what the run knows of both, and by what each call tells of. Says
/// nothing where that does not tell the two apart.
struct WhyFirst {
  let strings: Strings

  /// A call as a learner sees it, with what the run knows of it.
  struct Call {
    let label: String
    let receiver: String
    let callback: Callback
    let cause: CallCause
    /// When in the step it comes, in words.
    let moment: String
  }

  /// The reason, in words that fit behind a colon; nil where there is none but that it is so.
  func reason(_ earlier: Call, before later: Call) -> String? {
    if later.cause.senders.contains(earlier.cause.number) {
      return earlier.cause.phase == later.cause.phase
        ? strings(.sentInside, earlier.label, later.label)
        : strings(.startedThere, earlier.label, later.label, later.moment)
    }
    if earlier.callback.tellsOfStates, later.callback.tellsOfStates { return states(earlier, later) }
    let isOfOne = earlier.receiver == later.receiver
    guard let first = LifeStage(earlier.callback), let second = LifeStage(later.callback) else {
      return isOfOne && LifeStage(earlier.callback) == .made
        ? strings(.madeFirst, later.receiver) : launch(earlier, later) ?? move(earlier, later)
    }
    return isOfOne
      ? ofOne(earlier, first, later, second) : ofTwo(earlier, first, later, second)
  }

  // MARK: One object

  private func ofOne(_ earlier: Call, _ first: LifeStage, _ later: Call, _ second: LifeStage) -> String? {
    if later.callback == .awakeFromNib, earlier.callback == .initWithCoder { return strings(.awakesLast) }
    if earlier.callback == .viewWillLayoutSubviews, later.callback == .viewDidLayoutSubviews {
      return strings(.laidOutBetween)
    }
    guard first < second else { return nil }
    switch (first, second) {
    case (.constrained, .laidOut): return strings(.constraintsFirst)
    case (.inWindow, .laidOut), (.inWindow, .constrained): return strings(.laidOutInWindow, later.receiver)
    case (_, .released):
      return later.cause.phase == .release ? strings(.releasedLast, later.receiver) : nil
    case (.made, _): return strings(.madeFirst, later.receiver)
    case (.loading, .loaded): return strings(.viewIsMade)
    case (.loading, _), (.loaded, _): return strings(.loadedFirst, later.receiver)
    case (.begins, .ends): return strings(.announcedFirst, earlier.label, later.label, later.moment)
    case (.begins, _):
      return earlier.cause.isInWindow ? strings(.announcedBeforeMoves) : strings(.beginsOutside, earlier.receiver)
    case (_, .ends) where earlier.cause.phase != later.cause.phase: return strings(.endsLater, later.moment)
    default: return nil
    }
  }

  // MARK: Two objects in one transition

  private func ofTwo(_ earlier: Call, _ first: LifeStage, _ later: Call, _ second: LifeStage) -> String? {
    let isInOne = earlier.cause.phase == later.cause.phase
    switch (first, second) {
    case (.begins, .begins) where isInOne && earlier.callback != later.callback:
      guard later.callback == .viewWillAppear else { return strings(.comesFirst) }
      return later.cause.isInWindow ? strings(.leavesFirst) : strings(.leavesFirstOutside, later.receiver)
    case (.ends, .ends) where isInOne && earlier.callback != later.callback:
      return strings(later.callback == .viewDidAppear ? .leftFirst : .cameFirst)
    case (.begins, .ends): return strings(.beginsForBoth, later.moment)
    case (.loading, .begins) where later.callback == .viewWillDisappear,
      (.loaded, .begins) where later.callback == .viewWillDisappear:
      return strings(.loadedForTransition, earlier.receiver)
    case (.begins, .loading) where earlier.callback == .viewWillDisappear,
      (.begins, .loaded) where earlier.callback == .viewWillDisappear:
      return strings(.loadedLate, later.receiver)
    case (.laidOut, .ends) where !isInOne: return strings(.endsLater, later.moment)
    case (_, .released) where later.cause.phase == .release: return strings(.releasedLast, later.receiver)
    default: return nil
    }
  }

  // MARK: Launch, states and moves

  /// What an app is told of its launch, and what it is told once it runs.
  private func launch(_ earlier: Call, _ later: Call) -> String? {
    guard later.callback.info.owner == .applicationDelegate || later.callback.info.owner == .sceneDelegate else {
      return nil
    }
    switch (earlier.callback, later.callback) {
    case (.applicationWillFinishLaunchingWithOptions, .applicationDidFinishLaunchingWithOptions):
      return strings(.launchEnds, earlier.label, later.label)
    case (.applicationDidFinishLaunchingWithOptions, _) where later.callback.info.family != .launching,
      (.applicationDidFinishLaunching, _) where later.callback.info.family != .launching:
      return strings(.launchedFirst)
    default: return nil
    }
  }

  private func states(_ earlier: Call, _ later: Call) -> String? {
    let (one, other) = (earlier.cause.state, later.cause.state)
    guard one != other else { return nil }
    return strings(.statesDiffer, earlier.label, strings(.of(one)), later.label, strings(.of(other)))
  }

  /// The two ends of one move: to a superview, a window or a parent.
  private func move(_ earlier: Call, _ later: Call) -> String? {
    let pairs: [Callback: Callback] = [
      .willMoveToSuperview: .didMoveToSuperview, .willMoveToWindow: .didMoveToWindow,
      .willMoveToParentViewController: .didMoveToParentViewController,
    ]
    guard earlier.receiver == later.receiver, pairs[earlier.callback] == later.callback else { return nil }
    return strings(.movesBetween, earlier.receiver)
  }
}

/// What a call tells of in the life of a controller, in the order in which one appearance goes through them.
private enum LifeStage: Int, Comparable {
  case made, loading, loaded, begins, inWindow, constrained, laidOut, ends, released

  init?(_ callback: Callback) {
    switch callback {
    case .awakeFromNib: self = .made
    case .loadView: self = .loading
    case .viewDidLoad: self = .loaded
    case .viewWillAppear, .viewWillDisappear: self = .begins
    case .viewIsAppearing: self = .inWindow
    case .updateViewConstraints: self = .constrained
    case .viewWillLayoutSubviews, .viewDidLayoutSubviews: self = .laidOut
    case .viewDidAppear, .viewDidDisappear: self = .ends
    case .dealloc: self = .released
    default:
      guard callback.info.kind == .initializer else { return nil }
      self = .made
    }
  }

  static func < (left: LifeStage, right: LifeStage) -> Bool { left.rawValue < right.rawValue }
}

extension Callback {
  fileprivate var tellsOfStates: Bool { info.family == .states || info.family == .scenes }
}

extension Phrase {
  fileprivate static func of(_ state: AppState) -> Phrase {
    switch state {
    case .notRunning: .stateNotRunning
    case .inactive: .stateInactive
    case .active: .stateActive
    case .background: .stateBackground
    case .suspended: .stateSuspended
    }
  }
}
