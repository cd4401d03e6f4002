import Foundation
import Testing
import Verify

@testable import Quiz

/// One line of `Tests/Vectors/reviews.json`, which the scheduler of the pages is held to as well. The expected days come
/// from a third program; the intervals of the first three were published by others.
struct ReviewVector: Codable, CustomTestStringConvertible, Sendable {
  struct Given: Codable, Sendable {
    var uid: String
    var time: Int64
    var day: Int
    var rating: Int
  }

  var name: String
  var today: Int
  var answers: [Given]
  var due: Int

  var testDescription: String { name }

  /// The day on which the program asks again.
  func dueDay() throws -> Int? {
    let answers = try answers.map { given in
      Answer(
        uid: given.uid, itemID: "item", semanticHash: 7, kind: .ordering, time: given.time, day: given.day,
        rating: try #require(Rating(rawValue: given.rating)), credit: 1, attemptCount: 1, hintCount: 0, isRight: true)
    }
    return ReviewState(after: answers, today: today)?.dueDay
  }

  static func all() throws -> [ReviewVector] {
    let file = PageScript.root.appending(path: "Tests/Vectors/reviews.json")
    return try JSONDecoder().decode([ReviewVector].self, from: Data(contentsOf: file))
  }
}

@Suite("One set of vectors for both schedulers")
struct ReviewVectorTests {
  @Test("The scheduler of the program", arguments: try ReviewVector.all())
  func program(_ vector: ReviewVector) throws {
    #expect(try vector.dueDay() == vector.due)
  }

  @Test("The scheduler of the pages", .enabled(if: PageScript.runtime != nil))
  func page() throws {
    let vectors = try ReviewVector.all()
    #expect(vectors.count >= 40)
    #expect(try Self.differences(vectors) == "")
  }

  @Test("Both schedulers on three thousand random histories", .enabled(if: PageScript.runtime != nil))
  func random() throws {
    var random = SplitMix64(seed: 6)
    let vectors = try (0..<3_000).map { number in
      var day = 20_000
      var vector = ReviewVector(name: "random \(number)", today: 1_000_000, answers: [], due: 0)
      for place in 0...random.next(below: 12) {
        day += [0, 0, 1, 1, 2, 3, 7, 20, 60, 400][random.next(below: 10)]
        vector.answers.append(
          .init(uid: "\(place)", time: Int64(day) * 86_400, day: day, rating: 1 + random.next(below: 4)))
      }
      vector.due = try #require(try vector.dueDay())
      return vector
    }
    #expect(try Self.differences(vectors) == "")
  }

  private static func differences(_ vectors: [ReviewVector]) throws -> String {
    try PageScript.output("quiz-reviews.js", vectors, driver)
  }

  private static let driver = """
    for (const vector of input) {
      const due = script.dueDay(vector.answers, vector.today);
      if (due !== vector.due) console.log(vector.name, due, JSON.stringify(vector));
    }
    """
}
