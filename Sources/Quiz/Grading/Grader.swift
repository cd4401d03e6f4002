package import LifecycleEngine

/// Grades orders against a partial order, exactly and in polynomial time.
///
/// "u must come before v, and v was placed before u" is the intersection of two orders and so an order itself;
/// the least set of pieces to move is a minimum vertex cover of it, which a bipartite matching gives
/// (`ConflictCover`). Pieces with equal labels are interchangeable: the assignment of copies that needs the
/// fewest moves counts, as long as there are at most `assignmentLimit` of them.
package struct Grader: Sendable {
  private let key: PartialOrder
  private let copies: InterchangeableCopies

  /// More assignments of equal labels than this are not tried; then copies count in the order of placing.
  static let assignmentLimit = 720

  /// Takes the key, one label a piece and then one label a distractor.
  ///
  /// - Precondition: there are at least as many labels as the key has elements.
  package init(key: PartialOrder, labels: [String]) {
    precondition(labels.count >= key.count, "every piece needs a label")
    self.key = key
    self.copies = InterchangeableCopies(labels: labels, key: key)
  }

  /// Grades responses to an item.
  package init(item: Item) {
    self.init(key: item.key, labels: item.labels)
  }

  /// Grades a response: indices of pieces and, from `key.count` on, of distractors, first to last.
  ///
  /// Indices out of range and repeated ones are dropped before anything is counted.
  package func grade(_ response: [Int]) -> Grade {
    let placed = copies.cleaned(response)
    let inPlacingOrder = copies.firstAssignment(of: placed)
    var best = inPlacingOrder
    var kept = ConflictCover.kept(required(best), key: key)
    for candidate in copies.assignments(of: placed, limit: Self.assignmentLimit).dropFirst() {
      let candidateKept = ConflictCover.kept(required(candidate), key: key)
      if candidateKept.nonzeroBitCount > kept.nonzeroBitCount {
        best = candidate
        kept = candidateKept
      }
    }
    let wrong = firstWrong(inPlacingOrder)
    return Grade(
      pieceCount: key.count,
      keptCount: kept.nonzeroBitCount,
      toMove: best.indices.filter { best[$0] < key.count && kept & bit(best[$0]) == 0 },
      distractorPlaces: best.indices.filter { best[$0] >= key.count },
      missing: missing(in: inPlacingOrder),
      firstWrongPlace: wrong?.place,
      expected: wrong?.expected,
      keptRelationCount: keptRelations(required(best)),
      relationCount: key.relationCount)
  }

  /// Whether a response that places every piece and nothing else is far from right, as `Grade.isFarOff` has it. Starting
  /// orders are tried by the hundred, and most are not: looking ends at the first assignment that shows it.
  func isFarOff(_ response: [Int]) -> Bool {
    copies.allSatisfy(response, limit: Self.assignmentLimit) { candidate in
      let moved = key.count - ConflictCover.kept(required(candidate), key: key).nonzeroBitCount
      return 2 * (key.count - 2 * moved) < key.count
    }
  }

  /// The response with each copy of a repeated label replaced by the one that counts there: the first placed
  /// is the first that the key wants.
  func inPlacingOrder(_ response: [Int]) -> [Int] {
    copies.firstAssignment(of: copies.cleaned(response))
  }

  private func required(_ placed: [Int]) -> [Int] {
    placed.filter { $0 < key.count }
  }

  private func bit(_ element: Int) -> UInt64 { 1 << UInt64(element) }

  private func missing(in placed: [Int]) -> [Int] {
    var found: UInt64 = 0
    for piece in required(placed) { found |= bit(piece) }
    return (0..<key.count).filter { found & bit($0) == 0 }
  }

  private func keptRelations(_ order: [Int]) -> Int {
    var total = 0
    var placed: UInt64 = 0
    for piece in order {
      total += (key.predecessors(of: piece) & placed).nonzeroBitCount
      placed |= bit(piece)
    }
    return total
  }

  private func firstWrong(_ placed: [Int]) -> (place: Int, expected: Int?)? {
    var before: UInt64 = 0
    for (place, element) in placed.enumerated() {
      guard element < key.count else { return (place, nextExpected(after: before)) }
      let lacking = key.predecessors(of: element) & ~before
      guard lacking == 0 else { return (place, earliest(of: lacking)) }
      before |= bit(element)
    }
    guard before.nonzeroBitCount < key.count else { return nil }
    return (placed.count, nextExpected(after: before))
  }

  /// The canonically first piece that is still to come.
  private func nextExpected(after before: UInt64) -> Int? {
    (0..<key.count).first { before & bit($0) == 0 && key.predecessors(of: $0) & ~before == 0 }
  }

  /// The canonically first of some pieces that has none of the others before it.
  private func earliest(of pieces: UInt64) -> Int? {
    (0..<key.count).first { pieces & bit($0) != 0 && key.predecessors(of: $0) & pieces == 0 }
  }
}
