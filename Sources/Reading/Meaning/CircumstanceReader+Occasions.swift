import LifecycleEngine
import Verify

/// What an event says happens to the one whose callbacks are spoken of.
extension CircumstanceReader {
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

  /// What the words of an event say happens; where they do not say to what, to the one who is spoken of: "the tab's X is
  /// not called until it is selected".
  func occasion(of event: Frame.Event) -> Occasion? {
    let reader = OccasionReader(owner: owner)
    if makesOther(event) || isByAnybody(event) { return nil }
    if let said = Paraphrase.meant(event, of: frame).flatMap(reader.occasion) { return said }
    if let said = reader.occasion(event) ?? Paraphrase.animated(event, of: frame).flatMap(reader.occasion) {
      return attempted(said) ?? said
    }
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

  /// "When the sheet is dismissed", of what tells that the user did it, and of nothing that code does: by whom is not said.
  private func isByAnybody(_ event: Frame.Event) -> Bool {
    event.features.contains(.dismiss) && !event.isMethod && !frame.isNegative
      && !event.features.meets([.manual, .code, .swipe, .drag, .gesture, .cancel, .refuse, .soon])
      && frame.subjects.contains { $0.name.callback.isOfSheet }
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
