import LifecycleEngine
import Verify

/// What an event says happens to the one whose callbacks are spoken of.
extension CircumstanceReader {
  /// "Before the animation", of one that comes or goes: the animation of that.
  private func animated(_ event: Frame.Event) -> Frame.Event? {
    let says: FeatureSet = [.animation, .transition, .begin, .finish, .done, .soon]
    guard event.features.isSubset(of: says), event.features.meets([.animation, .transition]), event.actors.isEmpty,
      let own = frame.subjects.first?.name.callback.ownSituation, own == .appears || own == .disappears,
      frame.subjects.allSatisfy({ $0.name.callback.ownSituation == own })
    else { return nil }
    var whole = event
    whole.features.insert(own == .appears ? .appear : .disappear)
    return whole
  }

  /// "The view is about to be added", "has been drawn", "is loaded into the hierarchy", of one that comes or goes: to what is on
  /// screen, and from there.
  private func moved(_ event: Frame.Event) -> Frame.Event? {
    guard let own = frame.subjects.first?.name.callback.ownSituation, own == .appears || own == .disappears,
      frame.subjects.allSatisfy({ $0.name.callback.ownSituation == own }), event.actors.isEmpty
    else { return nil }
    // "The view is presented", "presented on the screen": whichever way it comes there.
    let isView = event.features.contains(.view) && !event.features.contains(.controller)
    let presented: [FeatureSet] = isView ? [[.present]] : [[.display, .present]]
    let ways = own == .appears ? [[.add], [.draw], [.hierarchy, .load]] + presented : [[.remove]]
    let beside: FeatureSet = [.view, .controller, .display, .arriving, .top, .soon, .done, .finish]
    guard
      let way = ways.first(where: {
        $0.isSubset(of: event.features) && event.features.subtracting($0).isSubset(of: beside)
      })
    else { return nil }
    var whole = event
    whole.features = event.features.subtracting(way).union([own == .appears ? .appear : .disappear])
    return whole
  }

  /// Whether something is made that is not, or not surely, what the callbacks are told of: no step does only that.
  private func makesOther(_ event: Frame.Event) -> Bool {
    guard event.features.contains(.create), let subject = frame.subjects.first else { return false }
    func speaks(of own: (Callback) -> Bool) -> Bool { frame.subjects.contains { own($0.name.callback) } }
    // "loadView, if the views are created in code": by whom, and no way in which a controller is made.
    if event.features.contains(.view), event.features.contains(.code), speaks(of: { $0 == .loadView }) { return true }
    // "화면이 만들어질 때", of what tells that the view is loaded: the view, or its controller?
    if event.features.contains(.controller) {
      return event.features.contains(.display) && speaks(of: { $0.ownSituation == .viewLoads })
    }
    if speaks(of: { $0 == .awakeFromNib }) { return false }
    // "init(coder:), when the view is made": of a controller's, that is another's. A view that comes from a nib is told so as a
    // controller is.
    return owner == .view
      ? event.features.meets([.nib, .storyboard]) && subject.name.callback != .initWithCoder
      : event.features.contains(.view) && subject.name.callback.isInitializer
  }

  /// "When one goes back", of one that disappears: from there, and not to it.
  private func left(_ event: Frame.Event) -> Frame.Event? {
    guard event.features.contains(.comeBack), !event.features.meets([.arriving, .leaving]), event.actors.isEmpty,
      owner == .viewController, frame.subjects.allSatisfy({ $0.name.callback.ownSituation == .disappears })
    else { return nil }
    var whole = event
    whole.features.insert(.leaving)
    return whole
  }

  /// "When the app exits", of what tells of its end: it ends, and does not only leave the front.
  private func ended(_ event: Frame.Event) -> Frame.Event? {
    guard event.features.contains(.leave),
      event.features.isSubset(of: [.app, .leave, .process, .soon, .done, .finish]),
      frame.subjects.allSatisfy({ $0.name.callback == .applicationWillTerminate })
    else { return nil }
    var whole = event
    whole.features.remove(.leave)
    whole.features.insert(.kill)
    return whole
  }

  /// "When the size changes", of what tells of that.
  private func resized(_ event: Frame.Event) -> Frame.Event? {
    guard frame.subjects.allSatisfy({ $0.name.callback.tellsOfSize }), event.features.meets([.geometry, .resize]),
      event.features.isSubset(of: [.geometry, .resize, .change, .view, .controller, .root, .soon, .done, .set])
    else { return nil }
    var whole = event
    whole.features = event.features.intersection([.soon, .done]).union([.rotate])
    return whole
  }

  /// "When the user opens the app", "taps its icon", of what tells of a launch.
  private func started(_ event: Frame.Event) -> Frame.Event? {
    // Who opens it again, or from the background, need not launch it.
    guard !frame.subjects.isEmpty, frame.subjects.allSatisfy({ $0.name.callback.isOfLaunch }), event.origin.isEmpty,
      !frame.features.meets([.again, .every]), !frame.conditions.contains(where: { $0.isEach }),
      event.features.meets([.open, .tap]),
      event.features.contains(.app), event.features.isSubset(of: [.app, .open, .tap, .button, .soon, .done])
    else { return nil }
    var whole = event
    whole.features = event.features.intersection([.soon, .done]).union([.launch])
    return whole
  }

  /// "The user moves on to another screen", of one that disappears: away from this one.
  private func gone(_ event: Frame.Event) -> Frame.Event? {
    let ways: FeatureSet = [.move, .transition, .leave]
    guard owner == .viewController, !frame.isNegative, event.actors.isEmpty, event.origin.isEmpty,
      event.features.meets([.other, .arriving]), event.features.meets([.controller, .display]),
      event.features.meets(ways),
      event.features.isSubset(
        of: ways.union([.other, .arriving, .controller, .display, .view, .soon, .done, .finish, .begin])),
      frame.subjects.allSatisfy({ $0.receiver.isEmpty && $0.name.callback.ownSituation == .disappears })
    else { return nil }
    var whole = event
    whole.features = event.features.intersection([.soon, .done, .finish, .begin]).union([.disappear])
    return whole
  }

  /// "From A to B", "A shows B", "the next one is entered", of what goes: the one covers the other, whichever way it comes.
  private func led(_ event: Frame.Event) -> Frame.Event? {
    let ways: FeatureSet = [.open, .show, .enter, .move, .transition, .appear]
    let next: FeatureSet = [.arriving, .top]
    let isNext =
      event.features.contains(.arriving) && event.actors.isEmpty
      && frame.subjects.allSatisfy { $0.name.callback.ownSituation == .disappears }
    guard owner == .viewController, event.actors.count == 2 || isNext, event.features.meets(ways),
      event.features.isSubset(
        of: ways.union([.display, .controller, .view, .soon, .done, .finish, .begin]).union(isNext ? next : []))
    else { return nil }
    var whole = event
    whole.features = event.features.subtracting(ways.union([.display, .controller, .view])).subtracting(next).union([
      .cover
    ])
    return whole
  }

  /// "addSubview", of a child: its view is, so that it is added as a whole.
  private func addedAsChild(_ event: Frame.Event) -> Frame.Event? {
    guard event.isMethod, event.features == [.add, .subview], owner == .viewController,
      frame.subjects.allSatisfy({ $0.receiver.features.contains(.child) })
    else { return nil }
    var whole = event
    whole.features = [.child, .add]
    return whole
  }

  /// What the words of an event say happens; where they do not say to what, to the one who is spoken of: "the tab's X is
  /// not called until it is selected".
  func occasion(of event: Frame.Event) -> Occasion? {
    let reader = OccasionReader(owner: owner)
    if makesOther(event) { return nil }
    let meant =
      left(event) ?? ended(event) ?? started(event) ?? resized(event) ?? moved(event) ?? gone(event)
      ?? led(event) ?? addedAsChild(event)
    if let said = meant.flatMap(reader.occasion) {
      return said
    }
    if let said = reader.occasion(event) ?? animated(event).flatMap(reader.occasion) { return attempted(said) ?? said }
    let tools: FeatureSet = [.gesture, .button, .code, .animation]
    guard let subject = frame.subjects.first, !event.features.subtracting(tools).meets(.things) else { return nil }
    let own = subject.receiver.features.intersection([.tab, .tabs, .child, .page, .window, .sheet, .modal])
    for things in [own, frame.things] where !things.isEmpty {
      var whole = event
      whole.features.formUnion(things)
      if whole.features != event.features, let said = reader.occasion(whole) { return said }
    }
    return nil
  }

  /// "When the user tries to close it", of what is told of attempts: one that fails.
  private func attempted(_ said: Occasion) -> Occasion? {
    guard said.aspect == .soon, said.situations == [.dismiss] || said.situations == [.dragDown],
      frame.subjects.allSatisfy({ $0.name.callback == .presentationControllerDidAttemptToDismiss })
    else { return nil }
    var other = said
    (other.situations, other.aspect) = ([.dragDownRefused], .none)
    return other
  }

  /// "Before the app is shown to the user", of an application: before it is active.
  func shown(_ condition: Frame.Condition) -> Occasion? {
    let says: FeatureSet = [
      .app, .window, .show, .appear, .display, .visible, .user, .arriving, .root, .controller, .view,
    ]
    guard condition.relation == .before, owner == .applicationDelegate, !condition.event.isNegative,
      condition.event.features.isSubset(of: says), condition.event.features.meets([.show, .appear, .display]),
      frame.subjects.allSatisfy({ $0.name.callback.isOfLaunch })
    else { return nil }
    var whole = condition.event
    whole.features = [.app, .active]
    return OccasionReader(owner: owner).occasion(whole)
  }
}
