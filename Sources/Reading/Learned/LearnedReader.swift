import LifecycleEngine
import Verify

/// Reads a sentence by what sentences that are built like it were found to say: for those whose parts the grammar could not put
/// together. It chooses what is said of the callbacks and who gets them; what happens is told by all other words together, and a
/// word that tells something else leaves the sentence unread.
struct LearnedReader {
  private let tokens: [Token]
  private let language: SentenceLanguage
  private let spelling: Spelling
  private var calls: [Frame.Call] = []
  private var event: Frame.Event
  private var frame: Frame

  /// The frames of a sentence; nil where it is not told well enough what it says, or a word of it is not understood.
  ///
  /// - Parameter lifeCycle: with scenes or without, as the grammar read it.
  static func frames(
    of tokens: [Token], _ names: [Name], _ language: SentenceLanguage, _ spelling: Spelling, in context: Context,
    _ lifeCycle: LifeCycle?
  ) -> [Frame]? {
    let places = tokens.indices.filter { tokens[$0].isName }
    guard let first = tokens.first, let last = tokens.last, 1...2 ~= places.count else { return nil }
    var reader = LearnedReader(
      tokens: tokens, language: language, spelling: spelling, range: first.range.lowerBound..<last.range.upperBound)
    reader.frame.versions = context.versions
    reader.frame.lifeCycle = lifeCycle ?? context.lifeCycle
    reader.frame.device = context.device
    guard tokens.allSatisfy({ reader.take($0) }), !reader.saysCaller, !reader.saysEnd, !reader.saysAll, !reader.saysTop,
      !reader.hasOpenIf
    else {
      return nil
    }
    guard let build = Learned.build(Skeleton(tokens, language).signs, isOfOne: places.count == 1),
      reader.denials == build.denials, build.denials == 0 || !reader.saysNotAlways,
      places.count == 2 ? !reader.comparesOthers && !reader.saysBetween : !reader.saysPlace,
      build.canBeAlone || !reader.saysOnly || build.denials > 0
    else { return nil }
    for place in places {
      guard case .name(let index) = tokens[place].kind, reader.take(names[index], at: place) else { return nil }
    }
    guard reader.takeHappening(HappeningSigns(tokens, language, spelling).signs) else { return nil }
    // A heading says where something happens, and no "never" of what stands below.
    if reader.frame.conditions.isEmpty, build.denials > 0 { reader.frame.lifeCycle = lifeCycle }
    return reader.frames(build)
  }

  private init(tokens: [Token], language: SentenceLanguage, spelling: Spelling, range: Range<Int>) {
    self.tokens = tokens
    self.language = language
    self.spelling = spelling
    event = Frame.Event(range: range)
    frame = Frame(range: range)
    frame.isStated = true
  }

  // MARK: Words

  private mutating func take(_ token: Token) -> Bool {
    switch token.kind {
    // With which argument is no part of a build.
    case .name: return token.argument == nil
    case .mark: return true
    case .version(let range):
      let isOnlyOne = !tokens.contains { $0.kind != token.kind && $0.isVersion }
      frame.versions = range
      frame.saysVersions = true
      return isOnlyOne
    case .actor: return false
    case .unknown: return Learned.knows(spelling.number(of: token), language)
    // "On the first or second time" is told by how the sentence is built; other numbers restrict something.
    case .number(let value): return value == 1 || value == 2
    // "It comes as often as …": a comparison that nobody took out.
    case .word: return token.features != [.like] && takeWord(token.features)
    }
  }

  private mutating func takeWord(_ features: FeatureSet) -> Bool {
    if features.contains(.may) { frame.strength = .possible }
    if features.contains(.usually) { frame.strength = .usual }
    if features.meets([.always, .every]) { frame.strength = .always }
    if features.contains(.again) { frame.features.insert(.again) }
    if features.contains(.pad) { frame.device = .pad }
    if features.contains(.phone) { frame.device = .phone }
    event.features.formUnion(features.intersection(.content).subtracting([.pad, .phone]))
    return !features.meets(Self.untold)
  }

  /// What restricts a statement, makes it no claim, or speaks of something else than a call, and is no part of what happens.
  private static let untold: FeatureSet = FeatureSet.noClaim.union([
    .heavy, .retain, .query, .completion, .nil, .unless, .although, .superclass, .tool, .output, .same, .least, .most,
    .instead, .alone,
  ])

  private mutating func take(_ name: Name, at place: Int) -> Bool {
    // Told to one view of another: whose it is said to be, the parts of controllers do not tell.
    guard name.callback != .didAddSubview, name.callback != .willRemoveSubview else { return false }
    var call = Frame.Call(name)
    if name.owner == .viewController {
      switch Learned.getter(GetterSigns(of: place, tokens, language).signs) {
      case nil: return false
      case .anybody: break
      case .arriving: call.receiver.features = [.arriving]
      case .leaving: call.receiver.features = [.leaving]
      case .child: call.receiver.features = [.child]
      case .parent: call.receiver.features = [.parent]
      }
    }
    calls.append(call)
    return true
  }

  /// How many things are said not to be so. Two words for one denial, "никогда не", count once, "without scenes" not at all.
  private var denials: Int {
    let words = tokens.filter { $0.features.meets([.not, .never, .without, .nothing, .neither, .notBefore]) }
    let plain = words.count { !$0.features.meets([.never, .neither]) }
    return max(plain, min(words.count, 1)) - (frame.lifeCycle == .app ? 1 : 0)
  }

  /// "This comes between X and Y", "X is called inside Y": something else is told than which of the two is first.
  private var saysBetween: Bool {
    let plain = tokens.filter { !$0.isLight }
    let isInside = zip(plain, plain.dropFirst()).contains { $0.has(.during) && $1.isName }
    return plain.contains { $0.has(.between) } || language.order == .first && isInside
  }

  /// "Not always", "not each time".
  private var saysNotAlways: Bool { tokens.contains { $0.features.meets([.always, .every]) && !$0.has(.never) } }

  /// "All tabs", "each controller": more than one gets what is told.
  private var saysAll: Bool {
    tokens.indices.dropLast().contains { place in
      tokens[place].features.meets([.all, .both, .every])
        && tokens[place + 1].features.meets([.controller, .tab, .tabs, .child, .view, .subview])
    }
  }

  /// "The top controller", of a push: the one that lies on top before it, or behind it.
  private var saysTop: Bool {
    event.features.contains(.top) && event.features.meets([.push, .present])
      && (!event.features.meets([.arriving, .leaving]) || tokens.contains { $0.features == [.top] })
  }

  /// "If it is big": words that tell nothing that happens, and restrict what is said all the same.
  private var hasOpenIf: Bool {
    language.order == .first
      && tokens.indices.contains { place in
        tokens[place].has(.if)
          && !tokens[(place + 1)...].prefix { !$0.isCuttingMark }.contains {
            $0.isName || $0.isVerb || $0.features.subtracting([.view]).meets(.content)
          }
      }
  }

  /// "Before X has returned", and not "before X has been called": the end of its call is no order of the two.
  private var saysEnd: Bool {
    language.order == .first
      && tokens.indices.contains { place in
        guard tokens[place].has(.before), let name = tokens[(place + 1)...].firstIndex(where: { !$0.isLight }),
          tokens[name].isName
        else { return false }
        let rest = tokens[(name + 1)...].prefix { !$0.isName && !$0.isCuttingMark }
        return rest.contains { $0.features.meets([.done, .comeBack]) } && !rest.contains { $0.isVerb }
      }
  }

  /// "X is called by Y": in its call, and no order.
  private var saysCaller: Bool {
    tokens.indices.dropFirst(2).contains { place in
      tokens[place].isName && tokens[place - 1].has(.by) && tokens[place - 2].has(.call)
    }
  }

  /// "Only": it restricts something; "only after" is an order like others.
  private var saysOnly: Bool {
    tokens.indices.contains { place in
      tokens[place].has(.only) && !tokens[place].features.meets([.not, .notBefore])
        && !tokens[max(0, place - 2)..<min(tokens.count, place + 3)].contains { $0.has(.after) }
    }
  }

  /// Before or after what happens one callback comes, or at which of several times: the words of what happens do not tell that.
  private var saysPlace: Bool {
    // "After it was dismissed" tells when; "… after …, when …" tells an order.
    if tokens.contains(where: { $0.has(.after) }), tokens.count(where: { $0.features.meets([.when, .if, .after]) }) > 1
    {
      return true
    }
    if isBehindCall { return true }
    return tokens.contains { token in
      if case .number = token.kind { return true }
      return token.features.meets(Self.placing)
    }
  }

  /// "After X is called the view appears", "when X is called the view is there", "X is called, and then it appears": what comes
  /// behind the call or is so then, and not when it comes.
  private var isBehindCall: Bool {
    guard let name = tokens.firstIndex(where: { $0.isName }) else { return false }
    let isPart = { (token: Token) in token.isLight || token.features.isSubset(of: Self.ofCall) && !token.isCuttingMark }
    let beside =
      language.order == .first
      ? tokens[..<name].last { !isPart($0) } : tokens[(name + 1)...].first { !isPart($0) }
    let behind = tokens[name...]
    return beside?.features.meets([.after, .when]) ?? false
      || behind.contains { $0.features.meets([.then, .so]) }
  }

  /// That something is called, as it stands beside its name.
  private static let ofCall: FeatureSet = [.call, .get, .done, .of, .by, .to, .that, .finish]

  /// "More often than": compared, and not in time.
  private var comparesOthers: Bool {
    tokens.contains { $0.has(.than) } && !tokens.contains { $0.features.meets(Self.timely) }
  }

  private static let timely: FeatureSet = [
    .before, .after, .earlier, .later, .first, .last, .then, .precede, .follow, .early, .late, .right, .soon, .until,
  ]

  private static let placing: FeatureSet = [
    .before, .earlier, .later, .until, .than, .precede, .between, .first, .last, .notBefore, .still, .twice, .upTo,
  ]

  /// "An app in the foreground": how it is, and nothing that happens.
  private var isOnlyState: Bool {
    let changes = event.features.intersection(.changes)
    return !changes.isEmpty && changes.isSubset(of: .states) && !tokens.contains { $0.features.meets([.to, .from]) }
  }

  // MARK: What happens

  /// Takes what happens from its words, if a row of the table has them, or else from what was learned of them.
  ///
  /// - Returns: false where neither tells it, or they tell different things.
  private mutating func takeHappening(_ signs: [UInt32]) -> Bool {
    let reader = OccasionReader(owner: calls[0].name.owner)
    let learned = Learned.happening(signs)
    guard learned?.what.situation != .unknown else { return false }
    let told = reader.occasion(event)?.situations
    // "After the rotation has finished": the build tells when it comes, and not whether that is over then.
    let isRotation = learned?.what.situation == .rotation || told == [.rotation]
    if isRotation, tokens.contains(where: { $0.features.meets([.done, .finish]) }) { return false }
    let isNothingTold = event.features.isSubset(of: Self.idle)
    if let said = told?.last {
      guard !isOnlyState else { return false }
      guard let learned, Happening.isShown(said) else { return true }
      return learned.what.situation.map { $0.isAlike(said) } ?? isNothingTold
    }
    guard let learned, let situation = learned.what.situation else { return isNothingTold }
    guard learned.chance >= Learned.leastHappening, let words = learned.what.words(for: calls[0].name.owner) else {
      return false
    }
    guard !reader.tellsOther(than: situation, event.features) else { return false }
    let styles = event.features.intersection(CircumstanceReader.styles)
    event.features = words.union(event.features.intersection([.storyboard, .nib])).union(styles)
    return reader.occasion(event)?.situations == [situation]
  }

  /// Who is there, and nothing that happens.
  private static let idle: FeatureSet = FeatureSet.roles.union([
    .controller, .view, .app, .scene, .delegate, .instance, .life, .callbacks, .device, .property, .display,
  ])

  // MARK: Frames

  private func frames(_ build: Build) -> [Frame]? {
    var frame = frame
    if event.features.meets(.changes) || event.features.meets(.eventful) {
      frame.conditions = [Frame.Condition(relation: .when, event: event)]
    }
    frame.subjects = [calls[0]]
    switch build {
    // "Rotation: X" alone says nothing; that something does not come needs no verb.
    case .called: guard tokens.contains(where: { $0.isVerb }) else { return nil }
    case .notCalled: frame.isNegative = true
    case .once:
      frame.features.formUnion([.once, .exactly])
      frame.quantity = Frame.Quantity([.once, .exactly])
    case .several:
      frame.features.formUnion([.may, .many])
      frame.strength = .possible
      frame.quantity = Frame.Quantity([.many])
    case .only:
      guard frame.conditions.count == 1 else { return nil }
      frame.conditions[0].isOnly = true
    case .nothing: return nil
    case .both, .neither:
      frame.subjects = calls
      frame.isNegative = build == .neither
    case .onlyFirst, .onlySecond:
      var other = frame
      frame.subjects = [calls[build == .onlyFirst ? 0 : 1]]
      other.subjects = [calls[build == .onlyFirst ? 1 : 0]]
      other.isNegative = true
      return [frame, other]
    // "Each time A comes, then B does": more than an order.
    case .firstThenSecond where frame.strength == .always, .secondThenFirst where frame.strength == .always: return nil
    default: relate(&frame, build)
    }
    return [frame]
  }

  private func relate(_ frame: inout Frame, _ build: Build) {
    let isInOrder = [.firstThenSecond, .firstRightThenSecond, .firstAlwaysThenSecond, .secondNotUntilFirst].contains(
      build)
    let (first, second) = isInOrder ? (calls[0], calls[1]) : (calls[1], calls[0])
    frame.subjects = [first]
    var relation = Frame.Relation(kind: .before, others: [second])
    switch build {
    case .firstRightThenSecond, .secondRightThenFirst: relation.isImmediate = true
    case .firstAlwaysThenSecond, .secondAlwaysThenFirst:
      frame.strength = .always
      frame.features.formUnion([.always, .then])
    case .secondNotUntilFirst, .firstNotUntilSecond:
      frame.subjects = [second]
      relation = Frame.Relation(kind: .until, others: [first])
      frame.isNegative = true
    default: break
    }
    frame.relations = [relation]
  }
}

extension Token {
  fileprivate var isVersion: Bool { if case .version = kind { true } else { false } }
}
