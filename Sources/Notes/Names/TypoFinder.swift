import Diagnostics
import LifecycleEngine
#if !hasFeature(Embedded)
  import Synchronization
#endif

/// Finds the one name that a misspelt word was meant to be. Remembers its answers: notes use the same words again and
/// again.
final class TypoFinder: Sendable {
  private struct Spelling: Sendable {
    let name: [UInt8]
    let callback: Callback
  }

  /// What rules most candidates out. Held apart from the names, so that one run through memory meets them all.
  private struct Shape: Sendable {
    let count: Int
    let limit: Int
    let letters: LetterSet
  }

  /// The shortest names first.
  private let candidates: [Spelling]
  private let shapes: [Shape]
  /// For each length where its names start; most words are shorter than most names.
  private let starts: [Int]
  private let realNames: WordTable<Bool>
  #if !hasFeature(Embedded)
    private let known = Mutex(WordTable<Callback?>(capacity: 1_000))
    /// So many are less than a megabyte.
    private static let mostKnown = 20_000
  #endif

  init(_ table: WordTable<NameIndex.Entry>) {
    var candidates: [Spelling] = []
    var shapes: [Shape] = []
    for (name, entry) in table.entries.sorted(by: { $0.0.count < $1.0.count }) where !entry.needsLabels {
      guard let callback = entry.first, let limit = TypoFinder.limit(name, callback.info.kind) else {
        continue
      }
      candidates.append(Spelling(name: name, callback: callback))
      shapes.append(Shape(count: name.count, limit: limit, letters: LetterSet(name)))
    }
    self.candidates = candidates
    self.shapes = shapes
    starts = (0...(shapes.last?.count ?? 0) + 1).map { length in
      shapes.firstIndex { $0.count >= length } ?? shapes.count
    }
    var realNames = WordTable<Bool>(capacity: TypoFinder.neighbours.count)
    for name in TypoFinder.neighbours { realNames.update(name.utf8.map({ $0.lowered })) { $0 = true } }
    self.realNames = realNames
  }

  /// The callback that a word misspells, if exactly one name is nearest.
  /// - Complexity: O(length) for words that were asked for before; see `nearest` for others.
  func callback(_ bytes: [UInt8], _ word: Word) -> Callback? {
    let range = word.range
    guard range.count >= 6, range.count < starts.count + TypoFinder.mostSlips else { return nil }
    #if hasFeature(Embedded)
      // A lock needs a system, and a page reads one log.
      return nearest(to: bytes[range].map({ $0.lowered }))
    #else
      if let callback = known.withLock({ $0.value(bytes, range, hash: word.hash) }) { return callback }
      let letters = bytes[range].map({ $0.lowered })
      let callback = nearest(to: letters)
      known.withLock { known in
        if known.count >= TypoFinder.mostKnown { known = WordTable(capacity: 1_000) }
        known.update(letters) { $0 = .some(callback) }
      }
      return callback
    #endif
  }

  /// - Complexity: O(names of nearly this length), and O(length) more for each name that has nearly the same letters.
  private func nearest(to word: [UInt8]) -> Callback? {
    guard realNames.value(word, 0..<word.count) == nil else { return nil }
    let letters = LetterSet(word)
    var best: (callback: Callback, distance: Int)?
    var isTied = false
    let count = word.count
    for index in start(count - TypoFinder.mostSlips)..<start(count + TypoFinder.mostSlips + 1) {
      let shape = shapes[index]
      guard abs(shape.count - count) <= shape.limit, shape.letters.isNear(letters, slips: shape.limit) else {
        continue
      }
      let candidate = candidates[index]
      guard let distance = EditDistance.between(word, candidate.name, limit: shape.limit) else { continue }
      if let current = best, current.distance <= distance {
        isTied = isTied || (current.distance == distance && current.callback != candidate.callback)
      } else {
        best = (candidate.callback, distance)
        isTied = false
      }
    }
    return isTied ? nil : best?.callback
  }

  /// Where the names of at least this length start.
  private func start(_ length: Int) -> Int { starts[max(0, min(length, starts.count - 1))] }

  private static let mostSlips = 2

  /// How many slips a name of this length can hold and still be told from other words.
  private static func limit(_ name: [UInt8], _ kind: CallbackInfo.Kind) -> Int? {
    switch kind {
    case .call, .notification, .function, .message: return nil
    case .initializer: return name.count >= 12 ? 1 : nil
    case .callback, .query, .classMethod: break
    }
    if name.count < 7 { return nil }
    return name.count >= 12 ? mostSlips : 1
  }

  /// Names that exist, or that others gave to methods of their own, within reach of a callback's name.
  private static let neighbours = [
    "realloc", "loadViews", "loadedView", "reloadView", "headView", "leadView", "viewIfLoaded",
    "isViewLoaded",
    "viewLoaded", "viewDidLoaded", "viewWillLoad", "viewWillReload", "viewDidReload", "layoutIfNeeded",
    "setNeedsLayout", "viewControllers", "viewWithTag", "didMoveToView", "initWithName", "initWithNames",
    "updateConstraint", "hitTests", "drawText", "drawRects", "didAddSubviews", "initWithFrames", "onAppears",
  ]
}
