internal import Diagnostics
internal import LifecycleEngine

/// Makes one item from one part of a stretch.
struct ItemMaker: Sendable {
  let request: ItemRequest
  let stretch: Stretch
  let range: Range<Int>

  private var events: [RunEvent] { Array(stretch.events[range]) }

  /// The steps that the part touches.
  var steps: ClosedRange<Int> {
    let first = stretch.events[range.lowerBound].step
    return first...max(first, stretch.events[range.upperBound - 1].step)
  }

  /// Why a part of this size is none.
  var sizeReason: ItemRefusal.Reason {
    range.count < ItemGenerator.sizes.lowerBound ? .tooFew(range.count) : .tooMany(range.count)
  }

  func refusal(_ reason: ItemRefusal.Reason) -> ItemRefusal {
    ItemRefusal(steps: steps, reason: reason)
  }

  func make(id: String) -> Result<Item, ItemRefusal.Reason> {
    let orders = stretch.orders.map { order in order[range].map { $0 - range.lowerBound } }
    let pieces = makePieces()
    guard !IncidentalOrder.isAll(of: pieces) else { return .failure(.incidental) }
    let common = PartialOrder(commonTo: orders).map { IncidentalOrder.promised($0, among: pieces) }
    guard let key = common, key.relationCount > 0 else { return .failure(.everyOrderAccepted) }
    // The seed is mixed with the id, so that items of one request do not share a shuffle.
    let seed = request.seed ^ FNV1a.hash(id.utf8)
    let distractors =
      request.distractorLimit > 0 ? DistractorMaker(request).distractors(for: events, seed: seed) : []
    let labels = pieces.map(\.label) + distractors.map(\.label)
    let start = StartOrder.make(
      grader: Grader(key: key, labels: labels), pieceCount: pieces.count, distractors: distractors, seed: seed
    )
    guard let start else { return .failure(.noStart) }
    let facts = ItemFacts(
      id: id, language: request.language, stem: stem, fixed: request.fixed, given: given,
      canonicalWorld: request.runs.first?.world ?? "", worldCount: request.runs.count, source: request.source,
      semanticHash: SemanticHash.value(of: pieces, key: key), difficulty: Difficulty.estimate(pieces: pieces, key: key))
    return .success(Item(facts: facts, pieces: pieces, distractors: distractors, key: key, start: start))
  }

  private func makePieces() -> [Piece] {
    zip(events, EventIdentity.numbered(events)).map { event, identity in
      Piece(
        label: identity.label, receiver: event.receiver, callback: event.callback,
        argument: event.argument, occurrence: identity.occurrence, because: event.because,
        moment: event.moment, cause: event.cause)
    }
  }

  /// What the request is about, where it says so, and every step from the first that is asked about to the last, also
  /// those that log nothing.
  private var stem: String {
    let strings = Strings(request.language)
    let names = steps.compactMap(stepName)
    let joined = names.dropFirst().reduce(names.first ?? "") { strings(.stepJoin, $0, $1) }
    return strings(.stem, request.situation.isEmpty ? joined : strings(.stemPart, request.situation, joined))
  }

  private var given: Item.Given {
    let earlier = stretch.events[..<range.lowerBound].filter { $0.step == steps.lowerBound }
    let shown = earlier.suffix(Self.shownCallCount)
    return Item.Given(
      steps: (0..<max(0, steps.lowerBound)).compactMap(stepName), calls: shown.map { EventIdentity($0).label },
      omittedCallCount: earlier.count - shown.count)
  }

  private static let shownCallCount = 3

  private func stepName(_ step: Int) -> String? {
    request.steps.indices.contains(step) ? request.steps[step] : nil
  }
}
