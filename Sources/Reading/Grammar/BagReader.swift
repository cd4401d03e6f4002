import LifecycleEngine
import Verify

/// Reads a sentence by what it holds, whatever the places of its words: one callback, whether it is called, and one thing that
/// happens, which all other words tell together. For sentences whose parts the grammar could not put together, such as "if
/// the app was in the background and you open it again, …".
///
/// It knows nothing of what depends on places: a sentence with any word of order, of exception or of number is left alone.
struct BagReader {
  private let tokens: [Token]
  private let order: Lexicon.Order
  private var call: Name?
  private var event: Frame.Event
  private var receiver = Frame.Receiver()
  private var frame: Frame

  /// The frame of a sentence; nil where a word of it needs a place, or nothing is said to happen.
  static func frame(of tokens: [Token], _ names: [Name], _ order: Lexicon.Order, in context: Context) -> Frame? {
    guard let first = tokens.first, let last = tokens.last else { return nil }
    var reader = BagReader(tokens: tokens, order: order, range: first.range.lowerBound..<last.range.upperBound)
    for index in tokens.indices where !tokens[index].isLight {
      guard reader.take(index, names) else { return nil }
    }
    return reader.made(in: context)
  }

  private init(tokens: [Token], order: Lexicon.Order, range: Range<Int>) {
    self.tokens = tokens
    self.order = order
    event = Frame.Event(range: range)
    frame = Frame(range: range)
  }

  /// Takes one token; false where it says what this reader cannot use.
  private mutating func take(_ index: Int, _ names: [Name]) -> Bool {
    let token = tokens[index]
    switch token.kind {
    case .name(let place): return take(names[place])
    case .version(let range):
      defer { frame.versions = range }
      return frame.versions == nil
    case .mark(let mark):
      return [.comma, .listComma, .line, .quote, .stop, .exclamation, .dash, .open, .close].contains(mark)
    case .actor, .number, .unknown: return false
    case .word: return takeWord(index)
    }
  }

  private mutating func take(_ name: Name) -> Bool {
    if let change = name.callback.change {
      event.features.formUnion(change)
      return true
    }
    defer { call = name }
    return call == nil
  }

  private mutating func takeWord(_ index: Int) -> Bool {
    var features = tokens[index].features
    guard features.isSubset(of: Self.taken), !features.isEmpty else { return false }
    // "URL 때문에": by what it is brought about; "because …" gives a reason that may be about anything.
    guard order == .last || !features.contains(.because) else { return false }
    if features.contains(.may) { frame.strength = .possible }
    if features.contains(.usually) { frame.strength = .usual }
    if features.meets([.always, .every]) { frame.strength = .always }
    if features.contains(.again) { frame.features.insert(.again) }
    features = features.intersection(.content.union([.pad, .phone]))
    receiver.features.formUnion(features.intersection(.roles))
    if features.contains(.pad) { frame.device = .pad }
    if features.contains(.phone) { frame.device = .phone }
    event.features.formUnion(features.subtracting([.pad, .phone]))
    return true
  }

  /// Told to one view of another: whose it is said to be is told by places.
  private static let toldOfOthers: [Callback] = [.didAddSubview, .willRemoveSubview]

  /// What may be said wherever it stands. What needs a place is not among it: order, number, exception, comparison; nor what
  /// makes a sentence no statement.
  private static let taken: FeatureSet = FeatureSet.content.subtracting([
    .retain, .query, .same, .other, .completion, .nil, .property, .idle,
  ]).union([
    .call, .get, .cause, .not, .never, .without, .nothing, .may, .usually, .always, .every, .again, .done, .when, .if,
    .after, .at, .and, .of, .to, .from, .by, .because, .system, .user, .that, .light, .pad, .phone,
  ])

  private func made(in context: Context) -> Frame? {
    let verbs = tokens.count { $0.features.meets([.call, .get, .cause]) }
    let denials = tokens.indices.filter { tokens[$0].features.meets([.not, .never, .without, .nothing]) }
    // "After it was dismissed" tells when; "… after …, when …" tells an order.
    let isOrder = tokens.contains { $0.has(.after) } && tokens.count { $0.features.meets([.when, .if, .after]) } > 1
    guard let call, !isOrder, verbs > 0, verbs == 1 || order == .last && denials.isEmpty, takes(denials),
      !Self.toldOfOthers.contains(call.callback),
      event.features.meets(.changes) || event.features.meets(.eventful),
      !receiver.features.contains(.arriving) || !receiver.features.contains(.leaving)
    else { return nil }
    var frame = frame
    frame.isNegative = !denials.isEmpty
    frame.isStated = true
    frame.subjects = [Frame.Call(call, receiver: receiver)]
    if event.features.contains(.scene), call.owner == .applicationDelegate { frame.lifeCycle = .scene }
    frame.conditions = [Frame.Condition(relation: .when, event: event)]
    frame.versions = frame.versions ?? context.versions
    frame.lifeCycle = frame.lifeCycle ?? context.lifeCycle
    frame.device = frame.device ?? context.device
    return frame
  }

  /// Whether what is denied is that the callback is called: one word of denial right at the verb or at the name.
  private func takes(_ denials: [Int]) -> Bool {
    guard let place = denials.first else { return true }
    guard denials.count == 1 else { return false }
    let beside = order == .first ? tokens[(place + 1)...].first { !$0.isLight } : tokens[..<place].last { !$0.isLight }
    return tokens[place].isVerb || beside.map { $0.isVerb || $0.isName } ?? false
  }
}
