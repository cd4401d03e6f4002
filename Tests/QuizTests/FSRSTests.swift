import Testing

@testable import Quiz

/// The published numbers of FSRS-6, on which two reference programs agree unless said otherwise.
struct FSRSTests {
  private let fsrs = FSRS()

  private static func isNear(_ value: Double, _ wanted: Double, tolerance: Double = 1e-5) -> Bool {
    abs(value - wanted) <= tolerance * max(1, abs(wanted))
  }

  /// One answer: rating, days since the one before, and what comes of it.
  struct Answer: Sendable {
    var rating: Int
    var days: Int
    var stability: Double
    var difficulty: Double
    var interval: Int

    init(_ rating: Int, _ days: Int, _ stability: Double, _ difficulty: Double, _ interval: Int) {
      (self.rating, self.days, self.stability, self.difficulty, self.interval) =
        (rating, days, stability, difficulty, interval)
    }
  }

  struct History: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var answers: [Answer]
  }

  @Test(arguments: [
    History(
      testDescription: "good every time",
      answers: [
        Answer(3, 0, 2.3065, 2.1181, 2), Answer(3, 2, 10.96433, 2.11121, 11), Answer(3, 11, 46.28022, 2.10433, 46),
        Answer(3, 46, 162.8622, 2.09746, 163),
      ]),
    History(
      testDescription: "forgotten, then easy",
      answers: [
        Answer(3, 0, 2.3065, 2.1181, 2), Answer(1, 2, 0.60758, 7.3945, 1), Answer(3, 1, 2.4004, 7.38234, 2),
        Answer(4, 3, 11.24488, 6.49286, 11),
      ]),
    History(
      testDescription: "hard, then forgotten",
      answers: [
        Answer(3, 0, 2.3065, 2.1181, 2), Answer(2, 2, 7.51332, 4.75286, 8), Answer(3, 5, 20.84314, 4.74333, 21),
        Answer(1, 10, 1.85294, 8.2574, 2), Answer(3, 1, 3.39601, 8.24437, 3),
      ]),
  ])
  func histories(_ history: History) throws {
    var state: MemoryState?
    for answer in history.answers {
      let next = fsrs.next(state, try #require(Rating(rawValue: answer.rating)), afterDays: answer.days)
      #expect(Self.isNear(next.stability, answer.stability), "\(next.stability) for \(answer.stability)")
      #expect(Self.isNear(next.difficulty, answer.difficulty), "\(next.difficulty) for \(answer.difficulty)")
      #expect(fsrs.interval(stability: next.stability) == answer.interval)
      state = next
    }
  }

  /// Ratings 1, 3, 3, 3, 3, 3 at gaps of 0, 0, 1, 3, 8 and 21 days.
  @Test(arguments: [(true, 53.62691), (false, 53.335106)])
  func longHistory(_ usesSameDay: Bool, _ stability: Double) throws {
    var fsrs = FSRS()
    if !usesSameDay { fsrs.weights.replaceSubrange(17...19, with: [0, 0, 0]) }
    var state: MemoryState?
    for (rating, days) in [(1, 0), (3, 0), (3, 1), (3, 3), (3, 8), (3, 21)] {
      state = fsrs.next(state, try #require(Rating(rawValue: rating)), afterDays: days)
    }
    let last = try #require(state)
    #expect(Self.isNear(last.stability, stability), "\(last.stability)")
    if usesSameDay { #expect(Self.isNear(last.difficulty, 6.3574867)) }
  }

  @Test(arguments: [(1, 6.4133), (2, 5.1121707), (3, 2.118104), (4, 1)])
  func firstDifficulty(_ rating: Int, _ difficulty: Double) throws {
    #expect(Self.isNear(fsrs.initialDifficulty(try #require(Rating(rawValue: rating))), difficulty))
  }

  @Test(arguments: [(1, 8.341762), (2, 6.665995), (3, 4.990228), (4, 3.314461)])
  func laterDifficulty(_ rating: Int, _ difficulty: Double) throws {
    #expect(Self.isNear(fsrs.difficulty(after: try #require(Rating(rawValue: rating)), 5), difficulty))
  }

  @Test(arguments: [
    (1.0, 10.0, 0.9856824), (5, 10, 0.9403443), (10, 10, 0.9), (20, 10, 0.8458846), (100, 10, 0.6928266),
    (0, 1, 1), (1, 2, 0.9403443), (2, 3, 0.9253786), (3, 4, 0.9185229), (4, 4, 0.9), (5, 2, 0.8261359),
  ])
  func retrievability(_ days: Double, _ stability: Double, _ wanted: Double) {
    #expect(Self.isNear(fsrs.retrievability(afterDays: days, stability: stability), wanted, tolerance: 1e-6))
  }

  @Test(arguments: [(0.7, 92.879), (0.8, 33.160), (0.85, 19.064), (0.9, 10), (0.95, 4.0256), (0.97, 2.2277)])
  func interval(_ retention: Double, _ days: Double) {
    #expect(Self.isNear(fsrs.exactInterval(stability: 10, retention: retention), days, tolerance: 1e-4))
  }

  @Test(arguments: zip(1...10, [3_116_766.0, 34793, 2508, 387, 90, 27, 9, 3, 1, 1]))
  func intervalOfOneDay(_ tenths: Int, _ days: Double) {
    let exact = fsrs.exactInterval(stability: 1, retention: Double(tenths) / 10)
    // The program that published the first of them counts in single precision.
    #expect(Self.isNear(max(1, exact.rounded(.toNearestOrEven)), days, tolerance: 2e-6))
  }

  @Test func recallAndLapse() {
    let state = MemoryState(stability: 10, difficulty: 5)
    #expect(Self.isNear(fsrs.recalled(state, .hard, retrievability: 0.9), 23.246875))
    #expect(Self.isNear(fsrs.recalled(state, .good, retrievability: 0.9), 32.026729))
    #expect(Self.isNear(fsrs.recalled(state, .easy, retrievability: 0.9), 51.253862))
    #expect(Self.isNear(fsrs.lapsed(state, retrievability: 0.9), 1.391987))
  }

  @Test func sameDay() {
    for (rating, stability) in zip(Rating.allCases, [1.596818, 2.747010, 5, 8.129610]) {
      #expect(Self.isNear(fsrs.stabilityOnSameDay(5, rating), stability))
    }
  }

  @Test func nothingLeavesItsBounds() {
    var state: MemoryState?
    for round in 0..<400 {
      let rating = Rating.allCases[(round * 7 + round / 3) % 4]
      let next = fsrs.next(state, rating, afterDays: [0, 1, 40, 100_000][round % 4])
      #expect((0.001...36_500).contains(next.stability) && (1...10).contains(next.difficulty))
      #expect((1...FSRS.longestInterval).contains(fsrs.interval(stability: next.stability)))
      state = next
    }
  }
}
