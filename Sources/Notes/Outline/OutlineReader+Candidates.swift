import LifecycleEngine

/// Lines that may be an order together.
struct Candidate {
  var lines: [StepLine]
  var form: Ordering.Form
  var place: OrderingPlace
  /// The text right at the steps that says what happens.
  var title: Range<Int>?
  /// What is known from where the lines stand.
  var evidence: [ListEvidence] = []

  var steps: [Ordering.Step] { lines.flatMap(\.steps) }
}

extension OutlineReader {
  /// Weighs a candidate and keeps it if enough speaks for it; gives whether it is an order.
  @discardableResult
  mutating func add(_ candidate: Candidate) -> Bool {
    let taken = candidate.steps.filter { !$0.isOfRuntime }
    // Methods can be numbered against the order of the source.
    guard let start = candidate.lines.map(\.range.lowerBound).min(),
      let end = candidate.lines.map(\.range.upperBound).max(), Candidate.hasTwoSteps(taken),
      taken.contains(where: { $0.event != taken[0].event }) || isOfSeveral(candidate), !candidate.isDialogue
    else { return false }
    let evidence = self.evidence(for: candidate)
    guard evidence.weight >= [ListEvidence].weak else { return false }
    let draft = OrderingDraft(
      steps: taken, range: start..<end, form: candidate.form,
      contexts: candidate.place.contexts, titles: candidate.title.map { [$0] } ?? [], evidence: evidence)
    if evidence.weight >= [ListEvidence].strong { drafts.append(draft) } else { weakDrafts.append(draft) }
    return evidence.weight >= [ListEvidence].strong
  }

  /// One callback that comes to several receivers.
  private func isOfSeveral(_ candidate: Candidate) -> Bool {
    candidate.form == .log
      || candidate.lines.allSatisfy { $0.isHead && $0.steps.allSatisfy { $0.actor != nil } && !isExplained($0) }
  }

  private func evidence(for candidate: Candidate) -> [ListEvidence] {
    var evidence = candidate.evidence
    let meaning = surroundings(of: candidate)
    if meaning.contains(.order) || evidence.contains(.order) {
      if !evidence.contains(.order) { evidence.append(.order) }
      // Declarations below a word for order are listed for it.
      evidence.removeAll { $0 == .source && candidate.form == .codeBlock }
    }
    if meaning.contains(.life) { evidence.append(isNear(.life, candidate) ? .life : .lifeAbove) }
    if meaning.contains(.output) { evidence.append(.output) }
    if let above = candidate.title ?? candidate.place.leadIn, setting.meaning(of: above).contains(.denied) {
      evidence.append(.denied)
    }
    // "✓ X", "✗ Y": which of them come, and not in which order.
    if candidate.lines.contains(where: { setting.isCrossedOut($0.range) }) {
      evidence.append(.denied)
    }
    if meaning.contains(.situation) { evidence.append(.situation) }
    let takesTurns = candidate.takesTurns
    if takesTurns { evidence.append(.receivers) }
    if candidate.steps.allSatisfy({ $0.actor != nil }) { evidence.append(.owners) }
    let explained = candidate.lines.filter(isExplained).count
    if explained * 2 > candidate.lines.count {
      if !takesTurns, !evidence.contains(.order), !candidate.isLog {
        evidence.append(evidence.contains(.numbers) ? .explainedSteps : .explained)
      }
      if candidate.repeats { evidence.append(.repeats) }
    } else {
      if explained == 0, candidate.lines.allSatisfy(\.isHead) { evidence.append(.alone) }
      if candidate.recurs { evidence.append(.recurs) }
    }
    if candidate.lines.filter(isUnasserted).count * 3 > candidate.lines.count { evidence.append(.unasserted) }
    if !evidence.contains(.numbers), !evidence.contains(.times), !takesTurns {
      if candidate.isAlphabetical, !evidence.contains(.alphabetical) { evidence.append(.alphabetical) }
      if Template.contains(candidate.steps.compactMap(\.callback)) { evidence.append(.source) }
    }
    return evidence
  }

  /// What the texts near above say: the lead-in, the items, the nearest headings.
  private func surroundings(of candidate: Candidate) -> LineMeaning {
    let place = candidate.place
    var ranges = place.items + place.headings.suffix(3)
    if let leadIn = place.leadIn { ranges.append(leadIn) }
    if let title = candidate.title { ranges.append(title) }
    var meaning = ranges.reduce(into: LineMeaning()) { $0.formUnion(setting.meaning(of: $1)) }
    // What happens is said right above, and printed is what the lead-in says.
    if !isNear(.situation, candidate) { meaning.remove(.situation) }
    if !isNear(.output, candidate) { meaning.remove(.output) }
    if let heading = place.headings.last {
      let said = setting.meaning(of: heading)
      if said.contains(.glossary), !said.contains(.life) { meaning.subtract([.life, .order]) }
    }
    return meaning
  }

  private func isNear(_ meaning: LineMeaning, _ candidate: Candidate) -> Bool {
    let place = candidate.place
    let near = [candidate.title, place.leadIn, place.items.last, place.headings.last].compactMap { $0 }
    return near.contains { setting.meaning(of: $0).contains(meaning) }
  }

  /// Whether words behind the names say what they are for.
  private func isExplained(_ line: StepLine) -> Bool {
    if line.isExplainedBelow { return true }
    let rest = (line.condition?.upperBound ?? line.rest.lowerBound)..<line.rest.upperBound
    let start = text.bytes.skipBlanks(from: rest.lowerBound, to: rest.upperBound)
    // A comment in a listing is a remark.
    if text.bytes.hasWord("//", at: start) { return false }
    if isValue(start..<rest.upperBound) { return false }
    let unknown = PrefixReader(text.bytes, rest, upTo: 12).unknown
    // "is called once" explains nothing.
    return unknown > 3 && (unknown > 12 || !setting.meaning(of: rest).contains(.call))
  }

  /// "-> UIApplicationStateActive", "= YES": one word of a program, as it was printed, explains nothing.
  private func isValue(_ range: Range<Int>) -> Bool {
    var start = range.lowerBound
    while start < range.upperBound, [0x2D, 0x3E, 0x3D, 0x3A, 0x20].contains(text.bytes[start]) { start += 1 }
    guard start > range.lowerBound, start < range.upperBound else { return false }
    return text.bytes.endOfIdentifier(from: start, to: range.upperBound) == range.upperBound
  }

  private func isUnasserted(_ line: StepLine) -> Bool {
    let end = line.condition?.lowerBound ?? line.range.upperBound
    return !setting.meaning(of: line.range.lowerBound..<end).isDisjoint(with: [.not, .advice, .question])
  }
}

extension Ordering.Step {
  /// `+load` and `+initialize` come from the language, not from UIKit.
  var isOfRuntime: Bool { callback == .load || callback == .initialize }
}

extension Candidate {
  /// At least two things that differ: callbacks, or the receivers of one callback.
  static func hasTwoSteps(_ steps: [Ordering.Step]) -> Bool {
    guard let first = steps.first else { return false }
    return steps.dropFirst().contains { $0.event != first.event || $0.actor != first.actor }
  }

  /// "Q. X or Y? A. Y": a question and its answer, and no receivers.
  var isDialogue: Bool {
    let actors = steps.map(\.actor)
    return actors.contains("Q") && actors.allSatisfy { $0 == "Q" || $0 == "A" }
  }

  var isLog: Bool { evidence.contains(.times) || evidence.contains(.messages) }

  /// Two receivers take turns.
  var takesTurns: Bool {
    let steps = steps
    let named = steps.compactMap(\.actor)
    guard named.count * 2 >= steps.count, let first = named.first else { return false }
    return named.contains { $0 != first }
  }

  /// A callback without a receiver comes several times.
  var recurs: Bool { recurrences > 0 }

  /// So often that the items are about topics.
  var repeats: Bool { recurrences * 3 > steps.count }

  private var recurrences: Int {
    let callbacks = steps.filter { $0.actor == nil }.compactMap(\.callback)
    var seen = [Bool](repeating: false, count: CallbackInfo.all.count)
    var count = 0
    for callback in callbacks {
      if seen[Int(callback.rawValue)] { count += 1 }
      seen[Int(callback.rawValue)] = true
    }
    return count
  }

  /// A name can come twice.
  static func isSorted(_ names: [String]) -> Bool { zip(names, names.dropFirst()).allSatisfy { $0 <= $1 } }

  /// Five and more in the order of the alphabet.
  var isAlphabetical: Bool {
    let names = steps.compactMap { $0.callback?.info.selector.description }
    return names.count >= 5 && Candidate.isSorted(names)
  }
}

/// The order in which Xcode's templates and the headers declare delegate methods: who copies it tells no order.
enum Template {
  /// The methods of each, and the one of which another comes right behind there and nowhere else.
  private static let orders: [(methods: [Callback], telling: Int)] = [
    (
      [
        .applicationDidFinishLaunchingWithOptions, .applicationWillResignActive, .applicationDidEnterBackground,
        .applicationWillEnterForeground, .applicationDidBecomeActive, .applicationWillTerminate,
      ], 0
    ),
    (
      [
        .sceneWillConnectToSessionOptions, .sceneDidDisconnect, .sceneDidBecomeActive, .sceneWillResignActive,
        .sceneWillEnterForeground, .sceneDidEnterBackground,
      ], 1
    ),
  ]

  /// Whether callbacks are copied from a template.
  static func contains(_ callbacks: [Callback]) -> Bool {
    orders.contains { methods, telling in
      let known = callbacks.compactMap { methods.firstIndex(of: $0) }
      return known.count >= 4 && known.count == callbacks.count
        && zip(known, known.dropFirst()).allSatisfy { $0 < $1 }
        && zip(known, known.dropFirst()).contains { $0 == telling && $1 > telling }
    }
  }
}
