import LifecycleEngine
import Reading
import Verify

/// What the words around an ordering say to be happening.
struct Setting {
  var occasion = Occasion()
  /// The situations are alternatives that the order is claimed for, not steps one after the other.
  var isAlternatives = false
  /// The words say that something happens that cannot be staged.
  var isUnstaged = false
  /// The words name tabs, between which one returns, too.
  var isOfTabs = false
  /// The words name pages, between which one swipes, too.
  var isOfPages = false
  /// The words say that an application is opened, wherever it was before.
  var isOpening = false
  /// The words say that one controller gives way to another: in which way the order itself shows.
  var isMove = false
}

/// What a line says about the steps in it or below it.
struct LineMeaning: OptionSet {
  let rawValue: UInt16

  /// What follows is an order.
  static let order = LineMeaning(rawValue: 1)
  /// What follows was printed.
  static let output = LineMeaning(rawValue: 1 << 1)
  static let life = LineMeaning(rawValue: 1 << 2)
  /// What follows explains or compares.
  static let glossary = LineMeaning(rawValue: 1 << 3)
  /// Something that happens: a push, a launch.
  static let situation = LineMeaning(rawValue: 1 << 4)
  static let call = LineMeaning(rawValue: 1 << 5)
  /// Places its callback in a row: then, finally, after.
  static let then = LineMeaning(rawValue: 1 << 6)
  static let not = LineMeaning(rawValue: 1 << 7)
  static let advice = LineMeaning(rawValue: 1 << 8)
  static let question = LineMeaning(rawValue: 1 << 9)
  /// What follows does not come.
  static let denied = LineMeaning(rawValue: 1 << 10)
}

/// Reads the words around an ordering. All that this part of the program knows of words goes through here.
struct SettingReader {
  private let text: NoteText
  /// What a text is about stands at its start, and what it leads to at its end.
  private static let reach = 600

  init(text: NoteText) { self.text = text }

  /// What the texts say, the nearest first: the first that says what happens is taken, versions and the kind of app from
  /// whichever names them first.
  ///
  /// - Parameter near: those of them that stand right at the steps: what they say must be understood.
  func setting(of ranges: [Range<Int>], near: [Range<Int>], for owner: Owner) -> Setting {
    var setting = Setting()
    for range in ranges {
      let end = min(range.upperBound, range.lowerBound + SettingReader.reach)
      // "First the next one is loaded, and only then X is called": that tells the order, and not what happens.
      let said = part(of: range).features
      if said.contains(.then), said.contains(.call), !text.bytes.endsWithColon(range), near.contains(range) { continue }
      let title = text.title(text.part(range.lowerBound..<end))
      setting.occasion.worlds.versions = setting.occasion.worlds.versions ?? title.versions
      setting.occasion.worlds.lifeCycle = setting.occasion.worlds.lifeCycle ?? title.lifeCycle
      setting.occasion.worlds.device = setting.occasion.worlds.device ?? title.device
      if setting.occasion.worlds.style == nil { setting.occasion.worlds.style = OccasionReader.style(title.features) }
      setting.isOfTabs = setting.isOfTabs || title.features.meets([.tab, .tabs])
      setting.isOfPages = setting.isOfPages || title.features.contains(.page)
      guard setting.occasion.situations.isEmpty, !setting.isUnstaged, !setting.isMove else { continue }
      let part = text.part(range)
      // "The log in this case:": what was told somewhere above.
      if near.contains(range), part.tokens.contains(where: { $0.features == [.that, .if] }) {
        setting.isUnstaged = true
        continue
      }
      let isLabel = part.tokens.count <= SettingReader.mostTokensOfLabel
      take(title, owner, &setting, isLabel: isLabel, isNear: near.contains(range))
      if setting.occasion.situations.isEmpty, isLabel, near.contains(range), isPartlyRead(part, title) {
        setting.isUnstaged = true
      }
    }
    return setting
  }

  /// Whether the name of a controller is that of a button, too.
  func namesHome(_ actor: String) -> Bool {
    let bytes = Array(actor.utf8)
    return Passage(bytes: bytes, names: []).part(bytes.indices).features.contains(.homeButton)
  }

  /// Whether a label, few words that name something that happens, has some that nobody understood: "page curl, given up".
  private func isPartlyRead(_ part: Passage.Part, _ title: Context) -> Bool {
    (!title.conditions.isEmpty || title.features.meets(FeatureSet.presented.union(.changes).union([.gesture, .page])))
      && !part.isKnown
  }

  private static let mostTokensOfLabel = 14

  private func take(_ title: Context, _ owner: Owner, _ setting: inout Setting, isLabel: Bool, isNear: Bool) {
    var before: [Situation] = []
    var last: Reading.Frame.Event?
    var isLeftOut = false
    for condition in title.conditions.happening(to: owner) {
      guard let said = OccasionReader(owner: owner).occasion(condition.event) else {
        isLeftOut = isLeftOut || isLabel && last == nil && !condition.event.isMove
        // "Edge swipe back, given up halfway": only together they say what happens.
        if condition.event.isMove {
          setting.isMove = true
          continue
        }
        last?.features.formUnion(condition.event.features)
        if let last, let both = OccasionReader(owner: owner).occasion(last) {
          setting.occasion.situations = both.situations
        } else {
          setting.isUnstaged = true
          // "A has pushed B, and now a swipe is let go": right above the steps what a finger does counts.
          isLeftOut = isLeftOut || isNear && condition.event.features.meets([.swipe, .drag, .cancel])
        }
        continue
      }
      last = condition.event
      // "Entering the foreground / background": a name for both, under which each is told.
      if condition.event.features.intersection([.foreground, .background]).count > 1, condition.event.origin.isEmpty,
        said.situations.count == 1
      {
        setting.isUnstaged = true
        continue
      }
      // "After the process was killed": nothing comes there but with the next launch.
      if condition.relation == .after, said.situations == [.kill] || said.situations == [.killFromSwitcher] {
        setting.occasion.situations = [.launchAfterKill]
        continue
      }
      // "App 已启动": what has happened before, where something else happens.
      if said.aspect == .done, title.conditions.count > 1 {
        before += said.situations
        continue
      }
      setting.occasion.add(said)
      setting.isAlternatives =
        setting.isAlternatives || (said.situations.count > 1 && !said.isSequence) || condition.joint == .alternative
        || condition.event.features.contains(.or) && setting.occasion.situations.count > 1
      // "Tapping the icon" starts the application, or brings it back.
      setting.isOpening =
        said.situations == [.foreground] && condition.event.features.meets([.tap, .open])
        && !condition.event.features.meets([.foreground, .background, .comeBack, .again, .suspend])
    }
    if setting.occasion.situations.isEmpty { setting.occasion.situations = before }
    if !setting.occasion.situations.isEmpty {
      // "An alert comes up and is closed": what was not understood came first.
      setting.isUnstaged = isLeftOut
    } else if title.features.contains(.life) {
      setting.occasion.situations = [owner == .view ? .lifeOfOneView : .lifeOfOneController]
      setting.isUnstaged = false
    }
  }

  /// What the words of a text say about steps.
  ///
  /// Complexity: O(bytes) once; the readers of lists ask several times.
  func meaning(of range: Range<Int>) -> LineMeaning {
    if let known = text.lineMeanings[range] { return known }
    let meaning = read(range)
    text.lineMeanings[range] = meaning
    return meaning
  }

  /// Whether a line names versions and nothing else: "iOS 4.3 and iOS 5.0".
  func isVersion(_ range: Range<Int>) -> Bool {
    guard text.bytes.scalars(in: range) <= 40 else { return false }
    let words = text.part(range).tokens.filter {
      !$0.isLight && !$0.features.meets([.and, .or, .since, .upTo])
    }
    return !words.isEmpty
      && words.allSatisfy { token in
        switch token.kind {
        case .version, .mark: true
        default: false
        }
      } && words.contains { $0.isVersion }
  }

  /// Whether a line says where something was tried: "Environment: iPhone 12 / iOS 14.4".
  func namesVersion(_ range: Range<Int>) -> Bool {
    guard text.bytes.scalars(in: range) <= 80, !text.namesCallback(in: range) else { return false }
    return text.part(range).tokens.contains { $0.isVersion }
  }

  /// "(May come at any time)": what comes so has no place in an order.
  func tellsOfAnyTime(_ range: Range<Int>) -> Bool {
    let part = part(of: range)
    return part.features.contains(.may) && part.tokens.contains { $0.features == [.every, .when] }
  }

  /// "Delegate methods", "SceneDelegate methods (iOS 13+)": a heading that says of what kind those below it are, and no more.
  func namesKind(_ heading: Range<Int>) -> Bool {
    let part = text.part(heading)
    let kinds: FeatureSet = [
      .delegate, .app, .scene, .controller, .view, .callbacks, .system, .iOS, .since, .version, .light,
    ]
    return part.isKnown && !part.features.isEmpty && part.features.isSubset(of: kinds)
  }

  /// Whether a line can stand above steps as what happens: it says it, or names a transition.
  func tellsWhatHappens(_ range: Range<Int>) -> Bool {
    meaning(of: range).contains(.situation) || namesTransition(range)
  }

  /// "**Coming back**", "**iOS 5**" on a line of its own heads what stands below it, like a heading below all others.
  func headsInBold(_ paragraph: Range<Int>) -> Bool {
    guard text.isBoldTitle(paragraph), meaning(of: paragraph).isDisjoint(with: [.not, .advice]) || namesTwo(paragraph)
    else { return false }
    return namesVersion(paragraph) || tellsWhatHappens(paragraph) && !namesPhase(paragraph) || namesTwo(paragraph)
  }

  /// Whether a title names two who take part in what it tells, whatever that is.
  func namesTwo(_ title: Range<Int>) -> Bool {
    let part = text.part(title)
    let names = Set(part.tokens.filter { $0.kind == .actor }.map { text.text($0.range) })
    return names.count > 1 && part.tokens.count <= SettingReader.mostTokensOfLabel
  }

  /// "Creation and loading", "Appearance": parts of one life, which goes on below the next.
  func namesPhase(_ title: Range<Int>) -> Bool {
    let phases: Set<Situation> = [.made, .viewLoads, .viewRequested, .appears, .disappears, .layout, .released]
    return setting(of: [title], near: [], for: .viewController).occasion.situations.contains(where: phases.contains)
  }

  /// Whether a line without a callback has a word for a transition, whatever else it says: what stands below it is of another
  /// one than what stands above, even where nobody understands of which.
  func namesTransition(_ range: Range<Int>) -> Bool {
    guard text.bytes.scalars(in: range) <= 80, !text.namesCallback(in: range) else { return false }
    return text.part(range).features.meets([.push, .pop, .present, .dismiss])
  }

  /// Whether a line without a callback says that an order follows: "the order in which they are called when the app ends".
  func leadsToOrder(_ range: Range<Int>) -> Bool {
    !text.namesCallback(in: range) && meaning(of: range).contains(.order)
  }

  /// Whether a text says yes or no, and hardly more.
  func answers(_ range: Range<Int>) -> Bool { text.bytes.scalars(in: range) <= 40 && text.part(range).isAnswer }

  /// Whether a mark says that what the text names does not come: ✗, ×.
  func isCrossedOut(_ range: Range<Int>) -> Bool {
    text.part(range).tokens.contains { $0.kind == .mark(.no) }
  }

  /// Whether the words say that something happens that could be staged.
  private func happens(in part: Passage.Part) -> Bool {
    text.title(part).conditions.contains { condition in
      condition.event.isMove
        || [Owner.viewController, .applicationDelegate, .view].contains {
          OccasionReader(owner: $0).occasion(condition.event) != nil
        }
    }
  }

  /// Whether a word of a text denies something.
  func denies(_ range: Range<Int>) -> Bool { part(of: range).features.meets(SettingReader.denials) }

  private static let denials: FeatureSet = [.not, .never, .without]

  private func part(of range: Range<Int>) -> Passage.Part {
    let end = range.count > 2 * SettingReader.reach ? range.lowerBound + SettingReader.reach : range.upperBound
    return text.part(range.lowerBound..<end)
  }

  private func read(_ range: Range<Int>) -> LineMeaning {
    var says: LineMeaning = []
    let part = part(of: range)
    let features = part.features
    if part.tokens.contains(where: { $0.kind == .mark(.question) }) { says.insert(.question) }
    if features.contains(.order) { says.insert(.order) }
    if features.contains(.output) { says.insert(.output) }
    if features.contains(.life) { says.insert(.life) }
    if features.contains(.glossary) { says.insert(.glossary) }
    // "The move methods of UIView": of what kind they are.
    let isKind =
      features.contains(.callbacks) && !features.meets(FeatureSet.relations.union([.call, .get, .order, .soon, .done]))
      && !part.tokens.contains { $0.kind == .actor }
    if !isKind, features.meets(.changes) || features.meets(.eventful), happens(in: part) {
      says.insert(.situation)
    }
    if features.contains(.call) { says.insert(.call) }
    if features.meets([.then, .first, .last, .after, .before]) { says.insert(.then) }
    if features.meets(SettingReader.denials) { says.insert(.not) }
    if says.contains(.not), says.isDisjoint(with: .order), text.title(part).isDenied { says.insert(.denied) }
    if features.contains(.advice) { says.insert(.advice) }
    if features.contains(.question) { says.insert(.question) }
    return says
  }
}

extension Reading.Frame.Event {
  /// Whether the words say that one controller gives way to another, or that somebody taps, and not what that does.
  fileprivate var isMove: Bool {
    let ways: FeatureSet = [.move, .transition, .change, .open, .enter]
    let places: FeatureSet = [.controller, .display, .page]
    guard !isNegative, features.isSubset(of: Self.moves.union(ways).union(places)) else { return false }
    return features.contains(.tap) || features.meets(ways) && (features.meets(places) || !actors.isEmpty)
  }

  /// Who comes and goes, and what else may be said of a tap that brings it about.
  private static let moves: FeatureSet = [
    .arriving, .leaving, .other, .top, .below, .root, .view, .tap, .button, .cell, .select, .user, .done, .first,
  ]
}

extension Token {
  fileprivate var isVersion: Bool { if case .version = kind { true } else { false } }
}
