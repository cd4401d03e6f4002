import LifecycleEngine
import Testing
import Verify

@testable import Quiz

/// Random keys and responses, graded by trying everything.
struct GraderBruteForceTests {
  /// The least distance to any accepted order, over every choice of pieces to keep.
  private func leastDistance(_ response: [Int], _ key: PartialOrder) -> (distance: Int, kept: Int) {
    let placed = response.filter { $0 < key.count }
    var best = 0
    for choice in 0..<(1 << placed.count) {
      let kept = placed.indices.filter { choice & (1 << $0) != 0 }.map { placed[$0] }
      guard kept.count > best else { continue }
      let agrees = kept.indices.allSatisfy { later in
        (0..<later).allSatisfy { !key.precedes(kept[later], kept[$0]) }
      }
      if agrees { best = kept.count }
    }
    return ((response.count - placed.count) + (placed.count - best) + (key.count - best), best)
  }

  /// Whether a response holds every piece once, and each pair of the key the right way round.
  private func isAnswer(_ response: [Int], to key: PartialOrder) -> Bool {
    let places = Dictionary(response.enumerated().map { ($1, $0) }) { first, _ in first }
    return response.sorted() == Array(0..<key.count)
      && key.pairs.allSatisfy { places[$0.first, default: 0] < places[$0.second, default: 0] }
  }

  @Test func distinctLabels() throws {
    var random = RandomOrders(seed: 42)
    for _ in 0..<10_000 {
      let count = 1 + random.generator.next(below: 8)
      let extra = random.generator.next(below: 3)
      let key = try random.key(count)
      let response = random.response(of: count + extra)
      let grade = Grader(key: key, labels: (0..<count + extra).map { "p\($0)" }).grade(response)
      let expected = leastDistance(response, key)
      #expect(grade.editDistance == expected.distance, "\(key.pairs) \(response)")
      #expect(grade.isAccepted == isAnswer(response, to: key))
      #expect(grade.isAccepted == (grade.editDistance == 0))
      // What is said to stay is indeed in order, and everything is accounted for.
      let kept = response.indices.filter { !grade.toMove.contains($0) && response[$0] < count }
      #expect(kept.count == expected.kept)
      #expect(leastDistance(kept.map { response[$0] }, key).kept == kept.count)
      #expect(kept.count + grade.toMove.count + grade.distractorPlaces.count == response.count)
      checkFirstWrong(grade, response, key)
    }
  }

  /// The short way to the answer is the same answer, also where labels are equal.
  @Test func farOff() throws {
    var random = RandomOrders(seed: 7)
    var count = 0
    for _ in 0..<3_000 {
      let pieces = 1 + random.generator.next(below: 7)
      let labels = (0..<pieces).map { _ in "p\(random.generator.next(below: 4))" }
      let grader = Grader(key: try random.key(pieces), labels: labels)
      let response = random.generator.shuffled(Array(0..<pieces))
      let grade = grader.grade(response)
      #expect(grader.isFarOff(response) == (!grade.isAccepted && grade.isFarOff), "\(labels) \(response)")
      if grade.isFarOff { count += 1 }
    }
    #expect(count > 300 && count < 2_700)
  }

  /// The prefix up to the first wrong place starts some accepted order, with the expected piece next, and one
  /// more of the response does not.
  private func checkFirstWrong(_ grade: Grade, _ response: [Int], _ key: PartialOrder) {
    guard let place = grade.firstWrongPlace else {
      #expect(isAnswer(response, to: key))
      return
    }
    func startsAnAcceptedOrder(_ prefix: [Int]) -> Bool {
      guard prefix.allSatisfy({ $0 < key.count }) else { return false }
      let before = prefix.reduce(into: UInt64(0)) { $0 |= 1 << UInt64($1) }
      return prefix.allSatisfy { key.predecessors(of: $0) & ~before == 0 }
        && leastDistance(prefix, key).kept == prefix.count
    }
    let prefix = Array(response.prefix(place))
    #expect(startsAnAcceptedOrder(prefix))
    if let expected = grade.expected {
      #expect(startsAnAcceptedOrder(prefix + [expected]) && !prefix.contains(expected))
    } else {
      // Only a distractor can be wrong once every piece stands.
      #expect(isAnswer(prefix, to: key) && response.count > place)
    }
    if place < response.count { #expect(!startsAnAcceptedOrder(prefix + [response[place]])) }
  }

  @Test func equalLabels() throws {
    var random = RandomOrders(seed: 4_711)
    for _ in 0..<2_000 {
      let count = 2 + random.generator.next(below: 5)
      let extra = random.generator.next(below: 2)
      let letters = (0..<count + extra).map { _ in "L\(random.generator.next(below: 4))" }
      // As in items, copies are ordered by their number; the free rest is random.
      let key = try random.key(count, keepingCopiesOf: letters)
      let response = random.response(of: count + extra)
      let grade = Grader(key: key, labels: letters).grade(response)
      let accepted = key.linearExtensions(limit: 1_000)
      let words = response.map { letters[$0] }
      #expect(grade.isAccepted == accepted.contains { $0.map { letters[$0] } == words })
      let least = accepted.map { distance(words, $0.map { letters[$0] }) }.min()
      #expect(grade.editDistance == least, "\(key.pairs) \(letters) \(response)")
    }
  }

  /// Insertions and deletions between two sequences: both lengths less twice the longest common subsequence.
  private func distance(_ first: [String], _ second: [String]) -> Int {
    var row = [Int](repeating: 0, count: second.count + 1)
    for word in first {
      var diagonal = 0
      for (index, other) in second.enumerated() {
        let above = row[index + 1]
        row[index + 1] = word == other ? diagonal + 1 : max(above, row[index])
        diagonal = above
      }
    }
    return first.count + second.count - 2 * row[second.count]
  }
}
