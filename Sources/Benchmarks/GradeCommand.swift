import ArgumentParser
import LifecycleEngine
import Quiz
import Verify

/// How long grading takes, and whether it agrees with trying every accepted order.
struct GradeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "grade", abstract: "Grades reversed orders for time, and random ones against every accepted order.")

  @Option(help: "How many pieces are reversed.")
  var pieces = 20

  @Option(help: "How many random orders are compared.")
  var orders = 10_000

  @Option(help: "Decides which.")
  var seed: UInt64 = 1

  func validate() throws {
    guard (1...PartialOrder.maximumCount).contains(pieces) else { throw ValidationError("--pieces is from 1 to 64.") }
    guard orders > 0 else { throw ValidationError("--orders must be at least 1.") }
  }

  func run() throws {
    guard let chain = PartialOrder(commonTo: [Array(0..<pieces)]) else { return }
    let grader = Grader(key: chain, labels: (0..<pieces).map { "p\($0)" })
    let reversed = Array((0..<pieces).reversed())
    let repetitions = 2_000
    var kept = 0
    let start = ProcessorTime.now
    for _ in 0..<repetitions { kept += grader.grade(reversed).keptCount }
    let microseconds = start.elapsed / Double(repetitions) * 1e6
    print("\(pieces) reversed pieces: \(microseconds.rounded(to: 1)) µs an order, \(kept / repetitions) stays")
    print("\(differences()) of \(orders) random orders are graded otherwise than by trying every accepted order")
  }

  /// How many random orders of up to 8 pieces, with up to 2 that do not belong there, are graded otherwise than by
  /// the least distance to any accepted order.
  private func differences() -> Int {
    var random = SplitMix64(seed: seed)
    var count = 0
    for _ in 0..<orders {
      let size = 1 + random.next(below: 8)
      let runs = (0...random.next(below: 3)).map { _ in random.shuffled(Array(0..<size)) }
      guard let key = PartialOrder(commonTo: runs) else { continue }
      let all = size + random.next(below: 3)
      let response = Array(random.shuffled(Array(0..<all)).prefix(1 + random.next(below: all)))
      let grade = Grader(key: key, labels: (0..<all).map { "p\($0)" }).grade(response)
      let least = key.linearExtensions(limit: .max).map { Self.distance(response, $0) }.min()
      if grade.editDistance != least || grade.isAccepted != (least == 0) { count += 1 }
    }
    return count
  }

  /// Deletions and insertions that lead from one sequence to another: both lengths less twice the longest common
  /// subsequence.
  private static func distance(_ first: [Int], _ second: [Int]) -> Int {
    var row = [Int](repeating: 0, count: second.count + 1)
    for element in first {
      var diagonal = 0
      for (index, other) in second.enumerated() {
        let above = row[index + 1]
        row[index + 1] = element == other ? diagonal + 1 : max(above, row[index])
        diagonal = above
      }
    }
    return first.count + second.count - 2 * row[second.count]
  }
}
