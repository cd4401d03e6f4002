import LifecycleEngine
import Verify

/// What happens while a frame is true, as situations.
extension CircumstanceReader {
  /// Takes all conditions: each by itself, or together where only together they say something.
  ///
  /// - Returns: the first that was not understood.
  mutating func takeConditions() -> Range<Int>? {
    for index in frame.conditions.indices { proposition.frame.conditions[index].event.takeHidden() }
    proposition.frame.conditions = frame.conditions.withoutFront(for: owner)
    if frame.features.contains(.then) {
      proposition.frame.conditions.sort { $0.event.range.lowerBound < $1.event.range.lowerBound }
    }
    takeClosing()
    dropTold()
    dropPurpose()
    dropLoading()
    takeAppWithoutScenes()
    let said = self
    joinNeighbours(said.pair)
    if let place = takeEndOfCall() { return place }
    joinNeighbours(said.turns)
    let untaken = proposition
    while true {
      let conditions = frame.conditions
      guard let index = conditions.firstIndex(where: { !take($0) }) else {
        takeEarlier()
        return proposition.isHeld && !goesWhileHeld() ? frame.range : nil
      }
      guard let joined = joined(at: index) else { return conditions[index].event.range }
      proposition = untaken
      proposition.frame.conditions = joined
    }
  }

  /// The conditions with one that says nothing by itself put together with one beside it, or else all of them in one: "the user
  /// swipes back, and gives it up"; nil where it stands alone.
  private func joined(at index: Int) -> [Frame.Condition]? {
    let conditions = frame.conditions
    for first in [index, index - 1] where first >= 0 && first + 1 < conditions.count && conditions.count > 2 {
      let whole = conditions[first].joined(with: conditions[first + 1])
      guard occasion(of: whole.event) != nil else { continue }
      return conditions[..<first] + [whole] + conditions[(first + 2)...]
    }
    guard conditions.count > 1 else { return nil }
    return [conditions.dropFirst().reduce(conditions[0]) { $0.joined(with: $1) }]
  }

  /// Puts neighbours together where that says what happens, the last ones first.
  private mutating func joinNeighbours(_ join: (Frame.Condition, Frame.Condition) -> Frame.Condition?) {
    for index in frame.conditions.indices.dropFirst().reversed() {
      guard let whole = join(frame.conditions[index - 1], frame.conditions[index]) else { continue }
      proposition.frame.conditions[index - 1] = whole
      proposition.frame.conditions.remove(at: index)
    }
  }

  /// "An app that does not use scenes is launched": what kind of app it is, and nothing that does not happen.
  private mutating func takeAppWithoutScenes() {
    for index in frame.conditions.indices where frame.lifeCycle == nil {
      var event = frame.conditions[index].event
      // "When the scene goes to the background", of the application: there are scenes.
      if owner == .applicationDelegate, event.features.contains(.scene), event.features.meets(.states),
        !event.isNegative, !event.beginsWithChange, event.origin.isEmpty
      {
        proposition.occasion.worlds.lifeCycle = .scene
      }
      guard event.isNegative, event.features.contains(.app), event.features.contains(.scene) else { continue }
      event.isNegative = false
      event.features.remove(.scene)
      guard OccasionReader(owner: .applicationDelegate).occasion(event) != nil else { continue }
      proposition.frame.conditions[index].event = event
      proposition.occasion.worlds.lifeCycle = .app
    }
  }

  /// "It unloads the view and calls viewDidUnload": what goes, and tells of it, is one thing that happens.
  private mutating func dropTold() {
    guard frame.conditions.count > 1 || !frame.relations.isEmpty,
      let told = frame.subjects.first?.name.callback.wordsOfGoing,
      frame.subjects.allSatisfy({ $0.name.callback.wordsOfGoing == told })
    else { return }
    let others = frame.conditions.filter { condition in
      !condition.isImplicit && !(condition.relation == .when && condition.event.features.contains(.unload))
        || condition.isEach || condition.isOnly
        || !told.meets(condition.event.features)
        || !condition.event.features.isSubset(
          of: told.union(.roles).union([.view, .controller, .done, .soon, .memory, .tab, .cover]))
    }
    guard !others.isEmpty || !frame.relations.isEmpty else { return }
    let said = frame.conditions.reduce(FeatureSet()) { $0.union($1.event.features) }
    proposition.frame.conditions = others
    // "The views of covered controllers are released": of those the warning is told.
    if said.contains(.cover), others.count == 1, others[0].event.features.contains(.warn) {
      proposition.frame.conditions[0].event.features.insert(.cover)
    }
  }

  /// "When the bounds change it is called to adjust the layout": what it is called for, and no other thing that happens.
  private mutating func dropPurpose() {
    let says: FeatureSet = [.layout, .change, .update, .set, .view, .subview]
    let others = frame.conditions.filter { condition in
      !(condition.isImplicit && condition.event.beginsWithChange && condition.event.features.contains(.layout)
        && condition.event.features.isSubset(of: says))
    }
    guard !others.isEmpty, frame.subjects.allSatisfy({ $0.name.callback.isOfLayout }) else { return }
    proposition.frame.conditions = others
  }

  /// "Reading `isViewLoaded` makes it load": what comes of it, of which the callbacks tell, and no other thing that happens.
  private mutating func dropLoading() {
    let says: FeatureSet = [.load, .view, .controller, .begin, .done, .soon, .memory]
    let others = frame.conditions.filter { !$0.event.features.isSubset(of: says) || !$0.event.features.contains(.load) }
    guard others.count == 1, others[0].event.features.contains(.query),
      frame.subjects.allSatisfy({ $0.name.callback.ownSituation == .viewLoads })
    else { return }
    proposition.frame.conditions = others
  }

  /// "On every loaded controller", of what a warning brings: who they are, and nothing that happens.
  private func saysWhom(_ condition: Frame.Condition) -> Bool {
    (condition.isEach || frame.strength == .always) && owner == .viewController
      && condition.event.features.contains(.controller) && !condition.event.features.contains(.warn)
      && frame.subjects.allSatisfy { $0.name.callback == .didReceiveMemoryWarning }
  }

  /// "Since the app has a scene delegate".
  private mutating func takeSceneDelegate(_ event: Frame.Event) -> Bool {
    guard event.features.isSubset(of: [.scene, .delegate, .connect, .done, .app, .arriving, .add]),
      event.features.meets([.connect, .add]), event.features.contains(.delegate)
    else { return false }
    proposition.occasion.worlds.lifeCycle = .scene
    return true
  }

  /// Words for a kind of presentation, which beside something else that happens say only how.
  static let styles: FeatureSet = [.sheet, .popover, .fullScreen, .overFullScreen, .currentContext, .alert, .or, .and]

  mutating func take(_ condition: Frame.Condition) -> Bool {
    if condition.relation == .regardless { return takeRegardless(condition) }
    guard OccasionReader.styles(condition.event.features).count < 2 || condition.event.features.contains(.or) else {
      return false
    }
    if frame.conditions.count > 1, condition.event.features.isSubset(of: Self.styles) {
      return merge(WorldFilter(style: OccasionReader.style(condition.event.features)))
    }
    if takeEndOfHold(condition) { return true }
    // "If nobody else holds on to it": that is how it is.
    if condition.event.features.contains(.retain), !condition.event.features.meets([.free, .remove, .disappear]) {
      return condition.event.isNegative == (condition.relation != .unless) || takeHeld(condition)
    }
    if saysUnloaded(condition.event) || saysOnScreen(condition) || saysArgument(condition)
      || saysBare(condition.event)
    {
      return true
    }
    if takeSceneDelegate(condition.event) { return true }
    if saysWhom(condition) { return false }
    // "Not called while nobody asks for the view": not until somebody does.
    if frame.isNegative, condition.event.isNegative, condition.relation == .during {
      var until = condition
      until.relation = .until
      until.event.isNegative = false
      return take(until)
    }
    if condition.relation == .unless || condition.event.isNegative { return takeUnless(condition) }
    // What is done in several steps is all that happens.
    guard occasion.first.isEmpty, var said = occasion(of: condition.event) ?? shown(condition) else { return false }
    if said.isSequence, let last = said.situations.popLast() {
      proposition.occasion.first += said.situations
      said.situations = [last]
    }
    guard let relation = relation(to: said, of: condition) else { return false }
    // "layoutIfNeeded brings it only if something has changed": only if both are so.
    if condition.isOnly, frame.conditions.contains(where: { $0.isImplicit && $0.event.isMethod }) { return false }
    guard !isOfThoseTimes(condition) else { return false }
    // "Only when the window changes": when it leaves one, too.
    let isEither = said.situations == [.viewEntersWindow] && condition.event.features.contains(.change)
    proposition.isOnly = isOnly || condition.isOnly && !condition.isFirst && !isEither
    takeFirst(condition)
    // "Each time the view is asked for and is nil": not once more when it is there.
    proposition.isEach =
      isEach || condition.isEach && !condition.event.features.contains(.nil)
      || condition.relation == .during && frame.quantity != nil
    guard merge(said.worlds), !isOtherManner(condition) else { return false }
    // "Only once per launch": in all that comes of it.
    if condition.isEach, frame.features.contains(.only), frame.quantity?.most == 1, said.situations == [.launch] {
      return true
    }
    guard !isOfFresh(condition, said), !isOfAnother(said), !isOfViewAlone(condition, said),
      said.situations.allSatisfy({ situation in frame.subjects.allSatisfy { situation.shows($0.name.callback) } })
    else { return false }
    switch relation {
    case .when, .at, .during, .if:
      guard !isInPassing(condition, said), isNext(condition, said) else { return false }
      add(said)
      // "Unless it is interrupted, each time that …": a chain of three was told by nobody.
      return occasion.after.count < 2 || said.isSequence
    case .before, .after, .until:
      proposition.bounds.append(Proposition.Bound(relation: relation, condition: condition, occasion: said))
      return true
    default: return false
    }
  }

  /// Whatever happens restricts nothing; whatever of two things does is both. "However often `setNeedsLayout` is called": when it is.
  private mutating func takeRegardless(_ condition: Frame.Condition) -> Bool {
    let reader = OccasionReader(owner: owner)
    let others = frame.conditions.filter { $0.relation != .regardless }
    guard let said = reader.occasion(condition.event)?.situations else { return true }
    guard others.isEmpty, condition.event.isMethod else {
      return others.allSatisfy { reader.occasion($0.event)?.situations == said }
    }
    var when = condition
    when.relation = .when
    return take(when)
  }

  /// "Not called when a view is added to a superview": of that, and not of whoever appears with it.
  private func isOfViewAlone(_ condition: Frame.Condition, _ said: Occasion) -> Bool {
    frame.isNegative && owner == .viewController && said.situations == [.appears]
      && condition.event.features.contains(.superview)
  }

  /// How callbacks stand to what is said to happen: "is about to", "has" are no more than before and after it. Nil where it does
  /// not tell.
  private mutating func relation(to said: Occasion, of condition: Frame.Condition) -> Feature? {
    var relation = condition.relation
    if said.aspect == .soon, relation == .when || relation == .at, !isTold(beginning: condition.event, said) {
      relation = .before
    }
    if said.aspect == .done, relation == .when || relation == .at {
      guard !isToBeSeen(condition.event) else { return nil }
      relation = .after
    }
    if relation == .before, condition.relation == .before, takeUntil() { relation = .until }
    return relation
  }

  /// "Not called before it is selected": not until it is.
  private mutating func takeUntil() -> Bool {
    guard isNegative, frame.subjects.count == 1, [.loadView, .viewDidLoad].contains(frame.subjects[0].name.callback)
    else { return false }
    return true
  }

  /// "Only the first time that it appears": at most once, and then.
  private mutating func takeFirst(_ condition: Frame.Condition) {
    guard condition.isFirst else { return }
    proposition.isFirst = true
    guard condition.isOnly || frame.features.contains(.only), frame.quantity == nil, !frame.isNegative else { return }
    proposition.frame.features.remove(.only)
    proposition.frame.quantity = Frame.Quantity(least: 0, most: 1)
  }

  /// "Unless somebody sets the view to nil", "as long as nobody does": no way in which that happens is meant.
  mutating func takeUnless(_ condition: Frame.Condition) -> Bool {
    guard (condition.relation == .unless) != condition.event.isNegative, !condition.isOnly else { return false }
    var event = condition.event
    event.isNegative = false
    // "Only once, unless it is destroyed and made anew": that is another one.
    if frame.quantity != nil, event.features.contains(.free),
      event.features.isSubset(of: [.free, .create, .again, .and, .or, .controller, .memory, .load, .done])
    {
      return true
    }
    // "loadView, unless the view comes from a nib": it is called then, too, and what is said of it is another thing.
    if event.features.meets([.nib, .storyboard]), frame.subjects.contains(where: { $0.name.callback == .loadView }) {
      return false
    }
    guard let said = OccasionReader(owner: owner).occasion(event), said.situations.allSatisfy({ $0.isOutOfTheWay })
    else { return false }
    proposition.unless += said.situations
    return true
  }

  /// "While it is on screen" says nothing new of how often a view is laid out.
  func saysOnScreen(_ condition: Frame.Condition) -> Bool {
    [.during, .when].contains(condition.relation) && frame.quantity != nil && frame.strength == .possible
      && condition.event.features.isSubset(of: [.visible, .display, .controller, .view, .still, .show, .appear])
      && frame.subjects.allSatisfy { $0.name.callback.isOfLayout || $0.name.callback == .updateViewConstraints }
  }

  /// "Where it is removed, the argument is nil": said of where it goes, and nothing that happens.
  private func saysArgument(_ condition: Frame.Condition) -> Bool {
    let moves: [Callback] = [
      .willMoveToSuperview, .willMoveToWindow, .willMoveToParentViewController, .didMoveToParentViewController,
      .didMoveToSuperview, .didMoveToWindow,
    ]
    return condition.event.features.isSubset(of: [.nil, .property]) && condition.event.features.contains(.nil)
      && frame.subjects.allSatisfy { moves.contains($0.name.callback) }
      && frame.conditions.contains { $0.event.features.meets([.remove, .leave]) && !$0.event.isNegative }
  }

  /// "addChild without addSubview": no more than that call, which is said.
  private func saysBare(_ event: Frame.Event) -> Bool {
    event.isNegative && event.features == [.add, .subview]
      && frame.conditions.contains { $0.event.features == [.child, .add, .manual] && !$0.event.isNegative }
  }

  /// "Where it is not loaded yet" says nothing new beside a view that is asked for.
  func saysUnloaded(_ event: Frame.Event) -> Bool {
    guard event.isNegative || event.features.contains(.nil), frame.conditions.count > 1,
      event.features.isSubset(of: [.view, .load, .done, .controller, .early, .nil, .create, .property, .still])
    else { return false }
    let reader = OccasionReader(owner: owner)
    return frame.conditions.contains { condition in
      let situations = reader.occasion(condition.event)?.situations ?? []
      // Who is pushed, or shown otherwise, has none either, until that is wanted.
      return situations == [.viewRequested] || situations.count == 1 && situations[0].loadsView
    }
  }

  /// - Returns: false where two styles are named.
  mutating func merge(_ worlds: WorldFilter) -> Bool {
    if let one = occasion.worlds.style, let other = worlds.style, one != other { return false }
    proposition.occasion.worlds.style = occasion.worlds.style ?? worlds.style
    proposition.occasion.worlds.origin = occasion.worlds.origin ?? worlds.origin
    return true
  }

  /// Of two things that are said to happen the earlier one comes first; one that the other says more exactly goes.
  mutating func add(_ said: Occasion) {
    guard let last = occasion.situations.first, occasion.situations.count == 1, said.situations.count == 1 else {
      proposition.occasion.situations += said.situations
      return
    }
    let next = said.situations[0]
    guard last != next else { return }
    if last.includes(next) { return }
    if next.includes(last) {
      proposition.occasion.situations = [next]
      return
    }
    proposition.occasion.after.append(last)
    proposition.occasion.situations = [next]
  }
}

extension Frame.Condition {
  /// What both say, as one thing that happens.
  func joined(with other: Frame.Condition) -> Frame.Condition {
    var whole = self
    whole.event.features.formUnion(other.event.features)
    whole.event.isNegative = event.isNegative || other.event.isNegative
    whole.isEach = isEach || other.isEach
    whole.isOnly = isOnly || other.isOnly
    return whole
  }
}

extension Frame.Condition {
  /// Says when, and no more of it.
  var isPlain: Bool {
    [.when, .at, .if].contains(relation) && !isOnly && !isEach && !isFirst && !event.isNegative && !event.isWho
      && event.actors.isEmpty && !event.isMethod
  }
}

extension Frame.Event {
  /// A sheet, a page: nothing that is done to it.
  var saysThing: Bool { features.isSubset(of: [.sheet, .page, .modal, .tab, .alert, .popover]) }

  /// "That is not shown yet": how it is, and nothing that does not happen.
  fileprivate mutating func takeHidden() {
    var says: FeatureSet = [.show, .appear, .visible, .display]
    // "Has not come into a window yet".
    if features.contains(.window), features.meets([.superview, .view]) { says.insert(.enter) }
    guard isNegative, features.meets(says),
      features.isSubset(of: says.union([.window, .root, .controller, .view, .superview, .still, .done, .set, .early]))
    else { return }
    isNegative = false
    features = features.subtracting(says).union([.hidden])
  }
}

extension Callback {
  /// Tells that views are laid out.
  fileprivate var isOfLayout: Bool {
    self == .viewWillLayoutSubviews || self == .viewDidLayoutSubviews || self == .layoutSubviews
  }

  /// The words for what goes when it is called.
  var wordsOfGoing: FeatureSet? {
    switch self {
    case .viewWillUnload, .viewDidUnload: [.unload, .free]
    case .dealloc: [.free]
    default: nil
    }
  }
}
