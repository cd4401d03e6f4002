import LifecycleEngine
import Verify

/// Makes claims of a proposition that puts its callbacks in no order: that they come, or do not, how often, what is so then, and
/// how they stand to what happens. It only reads what was taken.
struct ClaimReader: PropositionPass {
  let proposition: Proposition

  func statement() -> Understood {
    var meanings: [Meaning] = []
    for subject in frame.subjects where subject.name.callback.isSimulated {
      guard let found = statement(on: subject) else { return .partly([frame.range]) }
      meanings += found
    }
    return meanings.isEmpty ? .noClaim(nil) : .meanings(meanings)
  }

  /// What a user does.
  private static let acts: FeatureSet = [.homeButton, .tap, .swipe, .button]

  func statement(on subject: Frame.Call) -> [Meaning]? {
    if let argument = subject.argument, !occasion.situations.isEmpty { return passed(argument, to: subject) }
    if let moment = proposition.moment {
      guard !isOnly, let so = isSo(moment, at: subject, strength: .general) else { return nil }
      // "`addSubview` sends X at once": that it is sent, too, which "right then" alone says of nothing.
      guard moment == .comesAtOnce else { return [so] }
      return [claim(.existence, subject, strength: isEach ? .strict : frame.claimStrength), so]
    }
    var meanings: [Meaning] = []
    if let only = onlyAfter(subject) ?? atEnd(subject) { return only }
    guard bounds.isEmpty || !isOnly && !isDenied else { return nil }
    guard let told = told(by: bounds, subject) else { return nil }
    meanings += told
    // "Each time tabs are switched, again and again": each time.
    let isEachTime = isEach && frame.features.contains(.many) && !occasion.situations.isEmpty
    if let quantity = frame.quantity, !frame.features.contains(.again), !isEachTime {
      return numbered(quantity, subject).map { meanings + $0 }
    }
    // "All of them", of several callbacks, is said of the callbacks.
    let isOfCalls =
      frame.subjects.count > 1 && subject.receiver.isEmpty && !frame.features.meets([.first, .last])
      && !frame.conditions.contains { $0.event.features.meets([.controller, .instance]) }
    if frame.features.contains(.all) && !isOfCalls || frame.features.contains(.every) && !subject.receiver.isEmpty,
      !frame.isNegative, subject.name.owner == .viewController, !proposition.isForAll(subject)
    {
      return nil
    }
    // "The end of the animation comes first, and then X": behind what is no callback.
    if frame.features.contains(.first), frame.features.contains(.then) { return nil }
    if frame.features.meets([.first, .last]), occasion.situations.isEmpty || !frame.isDescription, !frame.isNegative,
      bounds.isEmpty
    {
      let pattern: ClaimPattern = frame.features.contains(.first) ? .first : .last
      // "The last thing that an app hears is X": before what?
      let isOfApp = subject.name.owner == .applicationDelegate || subject.name.owner == .sceneDelegate
      if isOfApp, occasion.situations.isEmpty, pattern == .last, subject.name.callback != .applicationWillTerminate {
        return nil
      }
      // "The first thing that it hears is X", of one that was not launched just then: behind what?
      if isOfApp, occasion.situations.isEmpty, pattern == .first, !subject.name.callback.isOfLaunch { return nil }
      // The first of all that is called, or of all controllers that are told?
      if subject.receiver.features.meets([.top, .visible]) { return nil }
      // Of its scene, or of all that is called?
      if subject.name.owner == .sceneDelegate, occasion.situations.isEmpty { return nil }
      // "The last one of its life": of one that is released, and not of whatever is running.
      if subject.name.callback == .dealloc, pattern == .last, occasion.situations.isEmpty {
        return [proposition.during([.released]).claim(pattern, subject, strength: frame.claimStrength)]
      }
      return [claim(pattern, subject, strength: frame.claimStrength)]
    }
    if !meanings.isEmpty, occasion.situations.isEmpty { return meanings + madeAlone(subject) }
    if occasion.situations.isEmpty {
      guard let meaning = unconditional(subject) else { return meanings }
      return meanings + [meaning]
    }
    // "During a push it has not been called yet": before its end, and not that it never is.
    if isNegative, frame.isYet, occasion.situations.contains(where: { $0.isTransition }) { return nil }
    // "It is each time not called", or not each time?
    if isNegative, frame.features.contains(.every) { return nil }
    if isNegative, frame.strength == .possible { return missing(subject).map { meanings + [$0] } }
    let strength: Claim.Strength = isEach || isOnly || isDenied ? .strict : frame.claimStrength
    let meaning = claim(isNegative ? .absence : .existence, subject, strength: strength)
    guard isOnly else { return meanings + [meaning] }
    guard case .claim(var claim) = meaning, claim.pattern == .existence, meanings.isEmpty else { return nil }
    // "On a warning only the visible one gets it": that nothing else brings a warning is not what is said.
    if subject.name.callback == .didReceiveMemoryWarning { return nil }
    claim.isOnly = true
    return [.claim(claim)]
  }

  /// What bounds say of a callback; nil where one of them says what cannot be told.
  private func told(by bounds: [Proposition.Bound], _ subject: Frame.Call) -> [Meaning]? {
    var meanings: [Meaning] = []
    for bound in bounds {
      for situation in bound.occasion.situations {
        guard let meaning = bounded(bound, by: situation, subject) else { return nil }
        meanings.append(meaning)
      }
    }
    return meanings
  }

  /// "No callback is sent while …".
  func nothing() -> Meaning {
    var claim = Claim(.absence, .any, in: occasion.situations, strength: .general)
    claim.worlds = occasion.worlds
    return .claim(claim)
  }

  /// "It may not come on a push": one push that brings none is enough.
  private func missing(_ subject: Frame.Call) -> Meaning? {
    isOnly ? nil : claim(.absence, subject, strength: .possible)
  }

  /// "Only once the view has been loaded", of the callback that tells of its end: that nothing else brings it
  /// says nothing more.
  private func onlyAfter(_ subject: Frame.Call) -> [Meaning]? {
    guard isOnly, !isNegative, bounds.count == 1, bounds[0].relation == .after, occasion.situations.isEmpty,
      frame.quantity == nil, bounds[0].occasion.situations.count == 1,
      case let situation = bounds[0].occasion.situations[0],
      Markers(situation, for: subject.name.owner)?.ends == subject.name.callback
    else { return nil }
    return [during([situation]).claim(.existence, subject, strength: frame.claimStrength)]
  }

  /// "Only after the push has finished", "not before its animation ends", of a callback that tells of the end: it comes.
  private func atEnd(_ subject: Frame.Call) -> [Meaning]? {
    guard bounds.count == 1, occasion.situations.isEmpty, frame.quantity == nil,
      bounds[0].occasion.situations.count == 1,
      bounds[0].occasion.aspect == .done, bounds[0].occasion.situations[0].isTransition,
      subject.name.callback.tellsOfEnd
    else { return nil }
    switch bounds[0].relation {
    case .after: guard isOnly, !isNegative else { return nil }
    case .until: guard isOnly != isNegative else { return nil }
    case .before: guard isNegative, !isOnly else { return nil }
    default: return nil
    }
    var end = during(bounds[0].occasion.situations)
    end.frame.isNegative = false
    return [end.claim(.existence, subject, strength: frame.claimStrength)]
  }

  /// "Not until somebody asks for the view": not where it is only made.
  private func madeAlone(_ subject: Frame.Call) -> [Meaning] {
    guard frame.isNegative, bounds.count == 1, bounds[0].relation == .until,
      bounds[0].occasion.situations == [.viewRequested]
    else { return [] }
    return [during([.made]).claim(.absence, subject, strength: frame.claimStrength)]
  }

  /// Without anything that happens only "never", versions and "again" say something.
  func unconditional(_ subject: Frame.Call) -> Meaning? {
    // "It might never be called": in which runs?
    if frame.isNegative, frame.strength == .possible { return nil }
    // "In this run A never gets it": which run that is was not said here.
    if frame.isNegative, subject.receiver.actor != nil { return nil }
    if proposition.isNoLonger { return claim(.absence, subject, strength: .general) }
    if frame.features.contains(.again) {
      // "Is called no more", of the application: since when, or where?
      guard subject.name.owner == .viewController else { return nil }
      if frame.isNegative { return claim(.count(atLeast: 0, atMost: 1), subject, strength: .strict) }
      // "And then it is called again!": when was said somewhere else.
      return frame.strength == .possible ? claim(.count(atLeast: 2, atMost: .max), subject, strength: .possible) : nil
    }
    let isBounded = frame.versions != nil || occasion.worlds.lifeCycle != nil
    if isBounded, frame.hasVerb, !frame.isNegative, let own = subject.name.callback.ownSituation {
      return during([own]).claim(.existence, subject, strength: .general)
    }
    // "Every time", in a table of when they come: each time that it is shown, or hidden. Of what loads a view that is said in
    // the same words, and nobody means each loading.
    if !frame.isNegative, frame.features.contains(.every), subject.receiver.isEmpty, frame.relations.isEmpty,
      let own = subject.name.callback.ownSituation, own == .appears || own == .disappears
    {
      return during([own]).claim(.existence, subject, strength: .strict)
    }
    // Below "iOS 12", in a list of what happens there, "is not called" speaks of what happens.
    let isSaid = frame.saysVersions || frame.lifeCycle != nil && frame.versions == nil
    guard frame.isNegative, isSaid || frame.features.contains(.never) else { return nil }
    return claim(.absence, subject, strength: .general)
  }

  /// Whether a callback tells of the contrary: what goes is no mark for what comes.
  private func isOfOther(_ callback: Callback, _ situation: Situation) -> Bool {
    switch situation {
    case .appears: callback == .viewWillDisappear || callback == .viewDidDisappear
    case .disappears: callback == .viewWillAppear || callback == .viewDidAppear
    default: false
    }
  }

  /// "X comes before the view is added to the hierarchy": where it is when X comes, for those that are no mark for it.
  private func placed(
    _ bound: Proposition.Bound, _ subject: Frame.Call, _ markers: Markers
  ) -> Meaning? {
    var event = bound.condition.event
    // "After it was added", of what comes between: to what is on screen.
    if event.features.contains(.add), subject.name.callback == .viewIsAppearing { event.features.insert(.hierarchy) }
    guard event.features.meets([.hierarchy, .window]), subject.name.owner == .viewController,
      bound.relation == .before || bound.relation == .after, subject.name.callback != markers.begins,
      [.viewIsAppearing, .viewDidAppear, .viewDidDisappear].contains(subject.name.callback)
    else { return nil }
    event.beginsWithChange = false
    event.features.insert(.view)
    // "Added to the hierarchy and laid out by its superview".
    if event.features.contains(.and) { event.features = event.features.subtracting([.layout, .superview, .and]) }
    let isRemoved = event.features.meets([.remove, .leave, .disappear])
    event.isNegative = (bound.relation == .before) != isRemoved
    if isRemoved { event.features.insert(.add) }
    event.features = event.features.subtracting([.soon, .display, .show, .remove, .leave, .disappear])
    guard let state = StatePredicate(event), case .claim(var claim) = claim(.universality, subject, strength: .general)
    else { return nil }
    claim.state = state
    return .claim(claim)
  }

  /// "prepareForSegue comes before the destination loads its view": that one has callbacks of its own.
  func ofDestination(
    _ relation: Feature, _ event: Frame.Event, _ marker: Callback, _ subject: Frame.Call
  ) -> Meaning? {
    guard subject.name.callback.isOfSegue, event.features.contains(.arriving), !frame.isNegative,
      [.before, .after].contains(relation)
    else { return nil }
    var other = Frame.Call(Name(marker, owner: .viewController, range: subject.name.range))
    other.receiver.features = [.arriving]
    let segue = during([.segue])
    return relation == .before
      ? segue.claim(.before, subject, other, strength: frame.claimStrength)
      : segue.claim(.before, other, subject, strength: frame.claimStrength)
  }

  /// "Once the scene is connected", of the application: its delegate tells of that.
  private func afterConnecting(_ bound: Proposition.Bound, _ subject: Frame.Call) -> Meaning? {
    guard subject.name.owner == .applicationDelegate, bound.relation == .after, !frame.isNegative,
      bound.condition.event.features.contains(.connect), bound.condition.event.features.contains(.scene)
    else { return nil }
    let marker = Name(.sceneWillConnectToSessionOptions, owner: .sceneDelegate, range: subject.name.range)
    return claim(.before, Frame.Call(marker), subject, strength: frame.claimStrength)
  }

  /// Whether a callback tells of what it is said to come before or after, so that this brings it.
  private func telling(of situation: Situation, _ bound: Proposition.Bound, _ callback: Callback) -> Bool {
    switch situation {
    // "viewWillTransition, before the rotation"; that it comes when that is over is another thing.
    case .rotation:
      bound.relation != .until && !bound.condition.isImmediate && callback.tellsOfSize
        && (bound.relation == .before || !callback.comesAhead)
    // "Once the application has been launched"; "once the launch is completed" is another thing.
    case .launch: bound.relation == .after && bound.condition.event.features.contains(.app) && callback.isOfLaunch
    case .segue: bound.relation == .before && callback.isOfSegue
    case .cellReused: bound.relation == .before && callback == .prepareForReuse
    case .cellShown: bound.relation == .before && situation.shows(callback)
    case .cellHidden: bound.relation == .after && situation.shows(callback)
    default: false
    }
  }

  /// "When its bounds have changed": that brings a pass of layout, and is not its end. So does a user who taps: "after the Home
  /// button is pressed" is not when the app has gone.
  private func isCause(_ situation: Situation, of said: FeatureSet) -> Bool {
    situation == .layout && !said.contains(.layout)
      || situation == .background && said.meets(Self.acts) && !said.meets(.states)
  }

  /// "As soon as a swipe begins": nothing tells of its beginning. "After the rotation has finished": nor do most of its end.
  private func isUntold(_ bound: Proposition.Bound, _ situation: Situation, _ callback: Callback) -> Bool {
    guard bound.relation == .after else { return false }
    return bound.occasion.aspect == .soon && situation.isTransition
      || bound.occasion.aspect == .done && situation == .rotation && !callback.tellsOfEnd
  }

  /// Whether what comes after a transition comes of it. "After the sheet was swiped away, the one below gets viewWillAppear": nobody
  /// means by it whether that goes on or has ended.
  private func isToldAfter(_ bound: Proposition.Bound, _ situation: Situation, _ subject: Frame.Call) -> Bool {
    if bound.occasion.aspect == .none, bound.relation == .after, !bound.condition.isImmediate { return true }
    if subject.name.callback.tellsOfEnd || subject.name.callback == .dealloc { return true }
    return [.dismiss, .dragDown, .pop, .swipeBack].contains(situation) && subject.name.callback == .viewWillAppear
      && subject.receiver.features.meets([.below, .leaving]) && bound.relation == .after && !bound.condition.isImmediate
      && !bound.condition.event.features.meets([.finish, .animation, .transition, .completion])
  }

  /// Before or after something that has callbacks of its own for its beginning and its end.
  func bounded(_ bound: Proposition.Bound, by situation: Situation, _ subject: Frame.Call) -> Meaning? {
    // "draw comes after the layout": behind it, and not brought by it.
    if situation == .layoutRequested, subject.name.callback == .drawRect { return nil }
    // "Right before it is released", of the callbacks for a view that goes: that view is.
    if situation == .released, subject.name.callback.wordsOfGoing?.contains(.unload) ?? false { return nil }
    if isUntold(bound, situation, subject.name.callback) { return nil }
    let isNegative = frame.isNegative
    // "Not until it is selected": then it comes, the first time that it is.
    let isUntil = bound.relation == .until && isNegative
    let isAfter = bound.relation == .after || isUntil
    if isAfter, !isNegative || isUntil, situation.isTransition {
      guard isToldAfter(bound, situation, subject) else { return nil }
      return during([situation], isFirst: isUntil).claim(.existence, subject, strength: frame.claimStrength)
    }
    if let order = afterConnecting(bound, subject) { return order }
    let said = bound.condition.event.features
    if !isNegative, telling(of: situation, bound, subject.name.callback) {
      return during([situation]).claim(.existence, subject, strength: frame.claimStrength)
    }
    if situation == .rotation, isAfter, subject.name.callback.comesAhead { return nil }
    guard !isCause(situation, of: said), let markers = Markers(situation, for: subject.name.owner) else {
      guard isUntil || bound.relation == .after || situation.endsUntold, !isNegative || !bound.condition.isImmediate
      else { return nil }
      // "After the controller was created": some time after it, and not that this brings it.
      if !isNegative, situation.isCreation, subject.name.owner == .viewController,
        ![.initWithCoder, .awakeFromNib, .dealloc].contains(subject.name.callback)
      {
        return nil
      }
      return during([situation], isFirst: isUntil).claim(
        isNegative && !isUntil ? .absence : .existence, subject,
        strength: bound.condition.isEach ? .strict : frame.claimStrength)
    }
    let callback = subject.name.callback
    guard !isNegative || bound.relation == .until, !isOfOther(callback, situation) else { return nil }
    // "loadView: the view is created and then loaded": what it does, and not when.
    if callback == .loadView, situation == .viewLoads, frame.isDescription, isAfter { return nil }
    if let state = placed(bound, subject, markers) { return state }
    if let order = ofDestination(bound.relation, bound.condition.event, markers.ends, subject) { return order }
    if !isAfter, callback == markers.ends, let state = markers.stateBefore, isToldBefore(bound, callback) {
      // "Before the animation with which it disappears": that is no other one's.
      let isOwn = said.meets([.animation, .transition]) && !said.meets([.controller, .view, .display])
      let others = isOwn ? Self.ofOthers.subtracting([.arriving, .leaving]) : Self.ofOthers
      guard bounds.count == 1, frame.subjects.count == 1, !said.meets(others), !bound.condition.isFirst,
        bound.condition.event.actors.isEmpty
      else { return nil }
      return isSo(state, at: subject, strength: frame.claimStrength)
    }
    // "Each appearance begins with X": whenever it appears.
    if isAfter ? callback == markers.ends : callback == markers.begins || bound.condition.isEach {
      return during(occasion.situations.isEmpty ? [situation] : occasion.situations)
        .claim(.existence, subject, strength: bound.condition.isEach ? .strict : frame.claimStrength)
    }
    if isAfter {
      // "Right after it has become active", "when it has": that brings it. What is called next is so anyway, however much later.
      if bound.condition.isImmediate || bound.condition.relation != .after, callback != markers.begins,
        subject.name.owner == .applicationDelegate || subject.name.owner == .sceneDelegate
      {
        return during([situation]).claim(.existence, subject, strength: frame.claimStrength)
      }
      // "As soon as it is added, the view is laid out": that brings it, in the next pass.
      if bound.condition.isImmediate, subject.name.owner == .view { return nil }
      let marker = Frame.Call(Name(markers.ends, owner: subject.name.owner, range: subject.name.range))
      return claim(
        bound.condition.isImmediate ? .chainPrecedence : .before, marker, subject, strength: frame.claimStrength)
    }
    if callback == markers.ends { return nil }
    let marker = Frame.Call(Name(markers.ends, owner: subject.name.owner, range: subject.name.range))
    return claim(.before, subject, marker, strength: frame.claimStrength)
  }
}

extension Situation {
  /// Whether the process ends without a word: what is said to come before that does not come at all.
  fileprivate var endsUntold: Bool { [.crash, .endedWhileSuspended, .outOfMemory].contains(self) }

  /// Whether a controller is made.
  fileprivate var isCreation: Bool {
    [.made, .madeInCode, .madeFromStoryboard, .madeFromNib].contains(self)
  }
}

extension Callback {
  /// Whether it comes when a transition has ended, or later.
  fileprivate var tellsOfEnd: Bool {
    switch self {
    case .viewDidAppear, .viewDidDisappear, .didMoveToParentViewController, .presentationControllerDidDismiss,
      .navigationControllerDidShowViewControllerAnimated, .didRotateFromInterfaceOrientation:
      true
    default: false
    }
  }

  /// Whether the life of its receiver, or of its view, begins or ends with it.
  var beginsLife: Bool {
    switch self {
    case .loadView, .viewDidLoad, .dealloc, .awakeFromNib, .initWithCoder: true
    default: isOfLaunch
    }
  }

  /// Whether it tells the application of its launch.
  package var isOfLaunch: Bool {
    switch self {
    case .applicationWillFinishLaunchingWithOptions, .applicationDidFinishLaunchingWithOptions,
      .applicationDidFinishLaunching:
      true
    default: false
    }
  }
}
