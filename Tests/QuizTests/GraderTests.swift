import LifecycleEngine
import Testing

@testable import Quiz

/// A key from text in the manner of graders for partial orders: `"2<-1 4<-2,3"`, elements from 1.
func key(_ count: Int, _ text: String) throws -> PartialOrder {
  var pairs: [OrderedPair] = []
  for rule in text.split(separator: " ") {
    let sides = rule.split(separator: "<").map { $0.drop { $0 == "-" } }
    let second = try #require(Int(sides[0]))
    for first in sides[1].split(separator: ",") {
      pairs.append(OrderedPair(try #require(Int(first)) - 1, second - 1))
    }
  }
  return try #require(PartialOrder(count: count, pairs: pairs))
}

struct GraderTests {
  struct Vector: CustomTestStringConvertible, Sendable {
    var count: Int
    var key: String
    /// Elements from 1; above `count` is a distractor.
    var response: [Int]
    var distance: Int
    var moves: Int
    var firstWrong: Int?
    var testDescription: String { "\(key) | \(response)" }
  }

  private static let ten = "2<-1 3<-1 4<-2,3 5<-1 6<-2 7<-4,5,6 9<-7,8 10<-9"
  private static let seven = "2<-1 3<-2 5<-4 6<-5 7<-3,6"

  @Test(arguments: [
    Vector(count: 10, key: ten, response: [8, 1, 3, 2, 6, 4, 5, 7, 9, 10], distance: 0, moves: 0),
    Vector(
      count: 10, key: ten, response: [1, 2, 3, 4, 5, 6, 7, 9, 8, 10], distance: 2, moves: 1, firstWrong: 7),
    Vector(count: 10, key: ten, response: [1, 2, 6, 3, 4, 5], distance: 4, moves: 0, firstWrong: 6),
    Vector(count: 7, key: seven, response: [4, 5, 6, 1, 2, 7], distance: 1, moves: 0, firstWrong: 5),
    Vector(count: 7, key: seven, response: [1, 2, 4, 3, 5, 6, 7], distance: 0, moves: 0),
    Vector(count: 7, key: seven, response: [1, 2, 3, 7], distance: 3, moves: 0, firstWrong: 3),
    Vector(count: 7, key: seven, response: [1, 5, 6, 2, 3], distance: 2, moves: 0, firstWrong: 1),
    Vector(count: 7, key: seven, response: [1, 6, 5, 2, 3], distance: 4, moves: 1, firstWrong: 1),
    Vector(count: 7, key: seven, response: [2, 8, 3], distance: 6, moves: 0, firstWrong: 0),
    Vector(count: 7, key: seven, response: [], distance: 7, moves: 0, firstWrong: 0),
  ])
  func publishedVectors(_ vector: Vector) throws {
    let order = try key(vector.count, vector.key)
    let labels = (1...vector.count + 1).map { "p\($0)" }
    let grade = Grader(key: order, labels: labels).grade(vector.response.map { $0 - 1 })
    #expect(grade.editDistance == vector.distance)
    #expect(grade.toMove.count == vector.moves)
    #expect(grade.firstWrongPlace == vector.firstWrong)
    #expect(grade.isAccepted == (vector.distance == 0))
    let credit = Double(max(0, vector.count - vector.distance)) / Double(vector.count)
    #expect(grade.credit == credit)
  }

  struct Chain: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var response: [Int]
    var credit: Double
    var kept: Int
    var expected: Int?
  }

  /// The columns of the comparison of scores for six pieces in one fixed order.
  @Test(arguments: [
    Chain(testDescription: "right", response: [0, 1, 2, 3, 4, 5], credit: 1, kept: 15),
    Chain(
      testDescription: "neighbours", response: [0, 1, 3, 2, 4, 5], credit: 4.0 / 6, kept: 14, expected: 2),
    Chain(
      testDescription: "first last", response: [1, 2, 3, 4, 5, 0], credit: 4.0 / 6, kept: 10, expected: 0),
    Chain(testDescription: "ends", response: [5, 1, 2, 3, 4, 0], credit: 2.0 / 6, kept: 6, expected: 0),
    Chain(testDescription: "reversed", response: [5, 4, 3, 2, 1, 0], credit: 0, kept: 0, expected: 0),
    Chain(
      testDescription: "repeated and unknown", response: [0, 0, 9, 1, -1, 2, 3, 4, 5], credit: 1, kept: 15),
  ])
  func chainOfSix(_ chain: Chain) throws {
    let order = try #require(PartialOrder(commonTo: [Array(0..<6)]))
    let grade = Grader(key: order, labels: (0..<6).map { "p\($0)" }).grade(chain.response)
    #expect(grade.credit == chain.credit)
    #expect(grade.keptRelationCount == chain.kept && grade.relationCount == 15)
    #expect(grade.expected == chain.expected)
  }

  struct Copies: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var runs: [[Int]]
    var labels: [String]
    var response: [Int]
    var distance: Int
  }

  @Test(arguments: [
    Copies(
      testDescription: "copies may be exchanged", runs: [[0, 1, 2]], labels: ["L", "x", "L"],
      response: [2, 1, 0], distance: 0),
    Copies(
      testDescription: "the first copy may be the one to move", runs: [[0, 1, 2, 3], [2, 0, 1, 3]],
      labels: ["x", "L", "y", "L"], response: [1, 0, 3, 2], distance: 2),
    Copies(
      testDescription: "a distractor that looks like a piece", runs: [[0, 1, 2]],
      labels: ["a", "L", "b", "L"],
      response: [0, 3, 2, 1], distance: 1),
    Copies(
      testDescription: "one of two copies placed", runs: [[0, 1, 2]], labels: ["L", "x", "L"],
      response: [1, 0], distance: 1),
  ])
  func equalLabels(_ copies: Copies) throws {
    let order = try #require(PartialOrder(commonTo: copies.runs))
    let grade = Grader(key: order, labels: copies.labels).grade(copies.response)
    #expect(grade.editDistance == copies.distance)
    #expect(grade.isAccepted == (copies.distance == 0))
  }

  @Test func tooManyCopiesToTryAreTakenAsPlaced() throws {
    let order = try #require(PartialOrder(commonTo: [Array(0..<8)]))
    let grader = Grader(key: order, labels: [String](repeating: "L", count: 8))
    #expect(grader.grade([7, 3, 1, 0, 2, 4, 6, 5]).isAccepted)
    #expect(grader.inPlacingOrder([7, 3, 1]) == [0, 1, 2])
  }

  @Test func twentyReversedPiecesAreQuick() throws {
    let order = try #require(PartialOrder(commonTo: [Array(0..<20)]))
    let grade = Grader(key: order, labels: (0..<20).map { "p\($0)" }).grade((0..<20).reversed())
    #expect(grade.keptCount == 1 && grade.toMove.count == 19 && grade.credit == 0)
  }
}
