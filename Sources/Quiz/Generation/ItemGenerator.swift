internal import LifecycleEngine

/// Makes ordering items from runs, or says why it cannot.
///
/// The accepted answers are what all runs agree on: a pair that some world reverses is free. Runs must deliver
/// the same events; where they do not, the stem has to fix more. Long runs are cut where every run can be cut.
enum ItemGenerator {
  /// How many pieces an item may have.
  static let sizes = 4...8

  /// Makes all items of a request, in the order of the canonical run.
  static func generate(_ request: ItemRequest) -> ItemGeneration {
    guard !request.runs.isEmpty else {
      return ItemGeneration(items: [], refusals: [ItemRefusal(steps: nil, reason: .noRuns)])
    }
    let alignment = RunAlignment(request)
    var result = ItemGeneration(items: [], refusals: alignment.refusals)
    var names = PartNames(request)
    for stretch in alignment.stretches where !stretch.events.isEmpty {
      for part in PartCutter(stretch: stretch, sizes: sizes).parts() {
        let maker = ItemMaker(request: request, stretch: stretch, range: part.range)
        guard part.isUsable else {
          result.refusals.append(maker.refusal(maker.sizeReason))
          continue
        }
        switch maker.make(id: names.next(for: maker)) {
        case .success(let item): result.items.append(item)
        case .failure(let reason): result.refusals.append(maker.refusal(reason))
        }
      }
    }
    if result.items.isEmpty, result.refusals.isEmpty {
      result.refusals.append(ItemRefusal(steps: nil, reason: .tooFew(0)))
    }
    result.refusals.sort { ($0.steps?.lowerBound ?? 0) < ($1.steps?.lowerBound ?? 0) }
    return result
  }
}

/// Numbers parts by the step they start in, so that a change in one step leaves the ids of others alone.
private struct PartNames {
  private let request: ItemRequest
  private let eventCount: Int
  private var partsOfStep: [Int: Int] = [:]

  init(_ request: ItemRequest) {
    self.request = request
    eventCount = request.runs.first?.events.count ?? 0
  }

  mutating func next(for maker: ItemMaker) -> String {
    if maker.range.count == eventCount { return request.id }
    let step = maker.steps.lowerBound
    let number = partsOfStep[step] ?? 0
    partsOfStep[step] = number + 1
    let base = "\(request.id).\(step + 1)"
    return number == 0 ? base : "\(base)-\(number + 1)"
  }
}
