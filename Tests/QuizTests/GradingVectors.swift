import Foundation
import LifecycleEngine
import Testing
import Verify

@testable import Quiz

/// One line of `Tests/Vectors/grading.json`, which the grader of the pages is held to as well. The expected values
/// come from trying every accepted order, in another program; some were published by others.
struct GradingVector: Codable, CustomTestStringConvertible, Sendable {
  var name: String
  /// Of the pieces, and then of what is not called.
  var labels: [String]
  var pieces: Int
  var before: [[Int]]
  var response: [Int]
  var edits: Int
  /// Pieces without the mistakes, and all pieces.
  var credit: [Int]
  var firstWrong: Int?

  var testDescription: String { name }

  var key: PartialOrder? { PartialOrder(count: pieces, pairs: before.map { OrderedPair($0[0], $0[1]) }) }

  /// The same question with the answers of this grader.
  init(_ name: String, labels: [String], key: PartialOrder, response: [Int]) {
    let grade = Grader(key: key, labels: labels).grade(response)
    self.name = name
    self.labels = labels
    pieces = key.count
    before = key.pairs.map { [$0.first, $0.second] }
    self.response = response
    edits = grade.editDistance
    credit = [max(0, key.count - grade.mistakeCount), key.count]
    firstWrong = grade.firstWrongPlace
  }

  static func all() throws -> [GradingVector] {
    let file = PageScript.root.appending(path: "Tests/Vectors/grading.json")
    return try JSONDecoder().decode([GradingVector].self, from: Data(contentsOf: file))
  }
}

@Suite("One set of vectors for both graders")
struct GradingVectorTests {
  @Test("The grader of the program", arguments: try GradingVector.all())
  func program(_ vector: GradingVector) throws {
    let grade = Grader(key: try #require(vector.key), labels: vector.labels).grade(vector.response)
    #expect(grade.editDistance == vector.edits)
    #expect(grade.firstWrongPlace == vector.firstWrong)
    #expect(grade.isAccepted == (vector.edits == 0))
    #expect(grade.credit == Double(vector.credit[0]) / Double(vector.credit[1]))
  }

  @Test("A runtime for scripts is here")
  func presence() {
    guard PageScript.runtime == nil else { return }
    print("skipped: the grader of the pages is not tested: there is no node on PATH")
    #expect(!PageScript.isRequired, "there is no node on PATH")
  }

  @Test("The grader of the pages", .enabled(if: PageScript.runtime != nil))
  func page() throws {
    let vectors = try GradingVector.all()
    #expect(vectors.count >= 60)
    #expect(try Self.differences(vectors) == "")
  }

  @Test("Both graders on ten thousand random orders", .enabled(if: PageScript.runtime != nil))
  func random() throws {
    var random = RandomOrders(seed: 20)
    let vectors = try (0..<10_000).map { number in
      let count = 1 + random.generator.next(below: 8)
      let extra = random.generator.next(below: 3)
      let letters = number.isMultiple(of: 3) ? 5 : 100
      let labels = (0..<count + extra).map { "L\($0 < letters ? $0 : $0 % letters)" }
      // Copies of a label are numbered as the runs bring them.
      let key = try random.key(count, keepingCopiesOf: labels)
      return GradingVector("random \(number)", labels: labels, key: key, response: random.response(of: count + extra))
    }
    #expect(try Self.differences(vectors) == "")
  }

  /// The vectors that the page's grader grades otherwise, a line each.
  private static func differences(_ vectors: [GradingVector]) throws -> String {
    try PageScript.output("quiz-grade.js", vectors, driver)
  }

  private static let driver = """
    for (const vector of input) {
      const item = {
        labels: vector.labels, extra: vector.labels.map((_, index) => index >= vector.pieces), pairs: vector.before,
        canonical: [...Array(vector.pieces).keys()],
      };
      const result = script.grade(item, vector.response);
      const isSame = result.edits === vector.edits && result.credit === vector.credit[0]
        && result.firstWrong === (vector.firstWrong ?? null) && result.isAccepted === (vector.edits === 0);
      if (!isSame) console.log(vector.name, JSON.stringify(vector), JSON.stringify(result));
    }
    """
}
