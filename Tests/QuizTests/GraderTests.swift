import LifecycleEngine
import Testing

@testable import Quiz

struct GraderTests {
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
      testDescription: "neighbours", response: [0, 1, 3, 2, 4, 5], credit: 5.0 / 6, kept: 14, expected: 2),
    Chain(
      testDescription: "first last", response: [1, 2, 3, 4, 5, 0], credit: 5.0 / 6, kept: 10, expected: 0),
    Chain(testDescription: "ends", response: [5, 1, 2, 3, 4, 0], credit: 4.0 / 6, kept: 6, expected: 0),
    Chain(testDescription: "reversed", response: [5, 4, 3, 2, 1, 0], credit: 1.0 / 6, kept: 0, expected: 0),
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

  @Test func eachPieceOutOfPlaceCostsOne() throws {
    let order = try #require(PartialOrder(commonTo: [Array(0..<8)]))
    let grader = Grader(key: order, labels: (0..<8).map { "p\($0)" } + ["extra"])
    #expect(grader.grade([1, 2, 3, 0, 4, 5, 6, 7]).credit == 7.0 / 8)
    #expect(grader.grade([7, 6, 5, 4, 3, 0, 1, 2]).credit == 3.0 / 8)
    #expect(grader.grade([0, 1, 2, 3, 4, 5, 6]).credit == 7.0 / 8)
    #expect(grader.grade([0, 1, 2, 3, 4, 5, 6, 8, 7]).credit == 7.0 / 8)
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
    #expect(grade.keptCount == 1 && grade.toMove.count == 19 && grade.credit == 1.0 / 20)
  }
}
