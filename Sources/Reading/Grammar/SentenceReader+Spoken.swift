import LifecycleEngine

/// What was said before, and a frame goes on from.
extension SentenceReader {
  /// "Presented full screen it gets X and, when it is closed, Y": it is closed as it was presented.
  mutating func keepStyle(of last: Frame) {
    let said = last.conditions.reduce(FeatureSet()) { $0.union($1.event.features) }
    var event = Frame.Event(range: last.range)
    event.features = said.intersection([.sheet, .popover, .fullScreen, .overFullScreen, .currentContext])
    guard event.features.count == 1, !pending.contains(where: { $0.event.features.meets(event.features) }) else {
      return
    }
    pending.append(Frame.Condition(relation: .when, event: event))
  }

  /// "Not, however, when the app goes to the background": goes on with what was said, or with the sentence before.
  func isExcept(_ clause: Clause) -> Bool {
    let isSimple =
      frames.last.map { !$0.isNegative && $0.relations.isEmpty && $0.sequence.isEmpty && $0.noClaim == nil } ?? true
    return clause.beginsWithNot && !clause.conditions.isEmpty && !clause.hasVerb && isSimple && !subjects.isEmpty
      && clause.isLast && clause.unread.isEmpty && clause.conditions.allSatisfy { !$0.isImplicit && !$0.isOnly }
      && !clause.features.contains(.only)
  }

  /// "Every X has a Y before it": of Y, and how it stands to X.
  func takeOwnOther(_ clause: inout Clause) {
    guard order == .first, frames.isEmpty, clause.calls.count == 2, clause.backward.count == 1,
      clause.relations.isEmpty,
      clause.steps.isEmpty, !clause.isNegative
    else { return }
    clause.relations = [Frame.Relation(kind: clause.backward[0].kind, others: [clause.calls[0]])]
    clause.relations[0].isImmediate = clause.backward[0].isImmediate
    clause.calls = [clause.calls[1]]
    clause.backward = []
  }

  /// "X 先调用, Y 后调用": behind a first one "after" says that Y comes next.
  func stepBehind(_ clause: Clause) -> Clause? {
    guard order == .last, let last = frames.last, last.features.meets([.earlier, .first]),
      clause.relations.count == 1, clause.relations[0].kind == .after, clause.conditions.allSatisfy({ $0.event.isWho })
    else { return nil }
    var step = clause
    step.calls = clause.relations[0].others
    step.relations = []
    return step
  }

  /// What has no time of its own comes when what it stands against, or beside, was said to come.
  func inheritTime(_ frame: inout Frame, of clause: Clause) {
    guard frame.conditions.isEmpty, let last = frames.last, last.noClaim == nil,
      isContrary(frame, to: last) || isCounted(frame, with: last, of: clause) || takeParts(of: last, &frame)
    else { return }
    frame.conditions = last.conditions
    frame.unread += last.unread
  }

  /// "X triggers Y, but it does not trigger Z", "on a pop X is not called, but Y is".
  private func isContrary(_ frame: Frame, to last: Frame) -> Bool {
    frame.relations.isEmpty && frame.quantity == nil && frame.versions == context.versions
      && !frame.features.contains(.again) && (frame.isNegative || last.isNegative)
  }

  /// "X comes many times during one appearance, Y comes once": in that one.
  private func isCounted(_ frame: Frame, with last: Frame, of clause: Clause) -> Bool {
    !clause.isNew && frame.quantity != nil && last.quantity != nil
      && last.conditions.contains { $0.relation == .during || $0.isEach }
  }

  /// "On a push A's X comes before B's Y, and Z before W": on that push, and of the same two.
  private func takeParts(of last: Frame, _ frame: inout Frame) -> Bool {
    guard !last.isNegative, !frame.isNegative, !last.conditions.isEmpty, frame.versions == nil,
      frame.subjects.count == 1, last.subjects.count == 1, frame.relations.count == 1, last.relations.count == 1,
      frame.relations[0].kind == last.relations[0].kind,
      frame.relations[0].others.count == 1, last.relations[0].others.count == 1,
      frame.subjects[0].receiver.isEmpty, frame.relations[0].others[0].receiver.isEmpty
    else { return false }
    frame.subjects[0].receiver = last.subjects[0].receiver
    frame.relations[0].others[0].receiver = last.relations[0].others[0].receiver
    return true
  }

  /// "X는 A할 때, B할 때 호출된다": where the verb comes last, what stands before it has none of its own, and is another time.
  mutating func takeBegun(into clause: inout Clause) {
    guard order == .last, clause.hasVerb, !clause.isNew, !clause.isNegative, let next = clause.conditions.first,
      next.joint == .none, let begun = frames.last, begun.isDescription, !begun.hasVerb, begun.relations.isEmpty,
      let last = begun.conditions.last, !last.isImplicit, !next.isImplicit
    else { return }
    clause.conditions[0].joint = next.relation == last.relation ? .conjunction : .comma
    clause.conditions = begun.conditions + clause.conditions
    frames.removeLast()
  }

  /// "A gets X, but does not get Y": of the same one.
  func inheritReceiver(_ frame: inout Frame, of clause: Clause) {
    guard clause.isContrast, !clause.isNew, let last = frames.last, last.isNegative != frame.isNegative,
      let receiver = last.subjects.first?.receiver, last.subjects.allSatisfy({ $0.receiver == receiver })
    else { return }
    frame.give(to: receiver)
  }

  /// "B's X comes before Y": of the same one, where both tell of its coming, or both of its going.
  func shareReceiver(_ frame: inout Frame) {
    for index in frame.relations.indices {
      for place in frame.relations[index].others.indices {
        let other = frame.relations[index].others[place]
        for one in frame.subjects.indices where other.name.callback.isOfSameEnd(as: frame.subjects[one].name.callback) {
          let subject = frame.subjects[one]
          if other.receiver.isEmpty, subject.receiver.actor != nil {
            frame.relations[index].others[place].receiver = subject.receiver
          } else if subject.receiver.isEmpty, other.receiver.actor != nil,
            other.name.range.lowerBound < subject.name.range.lowerBound
          {
            frame.subjects[one].receiver = other.receiver
          }
        }
      }
    }
  }

  /// "X: after Y".
  func ranks(_ clause: Clause) -> Bool {
    clause.relations.count == 1 && [.before, .after].contains(clause.relations[0].kind)
      && !clause.relations[0].others.contains { other in subjects.contains { $0.name.callback == other.name.callback } }
  }

  /// "Rotation:", before one callback: what happens, named and not told.
  func isLabel(_ conditions: [Frame.Condition], of clause: Clause) -> Bool {
    clause.calls.count == 1 && clause.unread.isEmpty && conditions.count == 1 && conditions[0].isImplicit
      && conditions[0].event.features.meets(.changes) && !conditions[0].event.isNegative && isPlainLabel
  }

  /// "The new controller:", before a callback: who gets it, where something else tells when.
  func isGetter(of clause: Clause) -> Bool {
    receiver.actor == nil && receiver.features.meets([.arriving, .leaving, .below, .top])
      && clause.receiver.isEmpty && pending.allSatisfy { $0.event.isWho } && !(pending + context.conditions).isEmpty
  }

  /// "The pushed controller:", set off: who that is, and when only where nothing above tells it.
  func tellWho(in clause: inout Clause) {
    guard clause.isNew, !clause.hasVerb, clause.receiver.isEmpty, clause.conditions.count == 1,
      clause.conditions[0].isImplicit, clause.conditions[0].event.isSomebody
    else { return }
    clause.conditions[0].event.isWho = true
    clause.receiver = Frame.Receiver(clause.conditions[0].event)
  }

  func isTime(_ conditions: [Frame.Condition]) -> Bool {
    !conditions.isEmpty
      && conditions.allSatisfy {
        [.when, .if, .after, .before, .at].contains($0.relation) && !$0.isImplicit && !$0.event.isWho
      }
  }

  /// "Going home …, and coming back …", "if somebody leaves the app and comes back": to the application.
  func takeReturn(_ frame: inout Frame) {
    var hasLeft = frames.last?.conditions.contains { $0.event.features.meets([.homeButton, .background]) } ?? false
    for index in frame.conditions.indices {
      defer { hasLeft = hasLeft || frame.conditions[index].event.features.meets([.homeButton, .background]) }
      guard hasLeft, frame.conditions[index].event.features.isSubset(of: [.comeBack, .soon]) else {
        continue
      }
      frame.conditions[index].event.features.formUnion([.app, .foreground])
    }
  }

  /// "A tab that is not selected: its controller gets X": whose it is was said before.
  func restrict(_ frame: inout Frame) {
    // "If Y has come, X has already been called": before it, and not because of it.
    if order == .first, frame.isOver, !frame.isNegative, frame.conditions.isEmpty, frame.relations.count == 1,
      frame.relations[0].kind == .if || frame.relations[0].kind == .when
    {
      frame.relations[0].kind = .before
    }
    guard receiver.features.contains(.idle) else { return }
    for index in frame.subjects.indices
    where frame.subjects[index].receiver.features.isSubset(of: [.controller, .same]) {
      frame.subjects[index].receiver.features.formUnion(receiver.features)
    }
  }

  /// "It is not loaded if nobody asks for the view": not until somebody does.
  func takeUntilAsked(_ frame: inout Frame) {
    guard frame.isNegative, frame.subjects.allSatisfy({ [.loadView, .viewDidLoad].contains($0.name.callback) }),
      frame.conditions.count == 1, frame.conditions[0].event.isNegative,
      [.if, .when].contains(frame.conditions[0].relation), frame.conditions[0].event.features.contains(.access)
    else { return }
    frame.conditions[0].relation = .until
    frame.conditions[0].event.isNegative = false
  }

  /// "Когда контроллер пушится, у него вызывается X": of the one to whom that happens.
  func giveToChanged(_ frame: inout Frame, of clause: Clause) {
    let plain = FeatureSet.changes.union(.roles).union([
      .controller, .display, .tab, .app, .scene, .soon, .done, .modal, .sheet, .popover,
    ])
    guard let told = frame.conditions.first?.event, told.actors.isEmpty, told.features.isSubset(of: plain),
      told.features.meets([.controller, .display, .tab, .app, .scene]),
      // "Когда контроллер показывает другой, у него": of the one who does it, or of the other?
      !told.features.meets([.other, .show, .open, .present]),
      !(told.features.contains(.controller) && told.features.contains(.display))
    else {
      frame.unread.append(clause.range)
      return
    }
    guard !told.features.meets([.app, .scene]) else { return }
    var given = Frame.Receiver()
    given.features = told.features.withRole.subtracting([.display, .soon, .done]).union([.controller])
    frame.give(to: given)
  }

  /// "Right after that": the other side is what was spoken of last.
  mutating func takeBackward(of clause: Clause, _ frame: inout Frame) {
    let spoken = frames.last.map { $0.sequence.last.map { [$0] } ?? $0.subjects } ?? subjects
    let backward = pendingBackward + clause.backward
    // "If it is killed, X is called right before": before that.
    if frames.isEmpty, backward.count == 1, frame.conditions.count == 1, frame.conditions[0].isPlain,
      [.before, .after].contains(backward[0].kind)
    {
      frame.conditions[0].relation = backward[0].kind
      frame.conditions[0].isImmediate = backward[0].isImmediate
      (pendingBackward, openIf) = ([], nil)
      return
    }
    // "On a push X is called; before that, Y": on that push.
    if frame.conditions.isEmpty, !backward.isEmpty, let last = frames.last { frame.conditions = last.conditions }
    for var relation in backward {
      relation.others = spoken
      if spoken.isEmpty { frame.unread.append(clause.range) } else { frame.relations.append(relation) }
      // "First X is called, after it Y": before Y, and before nothing else.
      if relation.kind == .after, !clause.isNegative, let last = frames.indices.last, !frames[last].isNegative {
        frames[last].features = frames[last].features.subtracting([.first, .earlier])
      }
    }
    (pendingBackward, openIf) = ([], nil)
  }
}
