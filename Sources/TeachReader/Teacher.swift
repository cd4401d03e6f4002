import Reading
import Verify

/// Learns a choice from rows of signs and what is right for them: stochastic gradient descent with a rate of its own for each
/// sign (AdaGrad), weights drawn towards zero, and the mean of the later rounds.
struct Teacher {
  /// The signs of an example, and the index of what is right for it.
  typealias Row = (signs: [UInt32], right: Int)

  private static let rounds = 12
  private static let rate: Float = 0.5
  private static let drawn: Float = 1e-4
  /// What only so few examples have is no sign of anything.
  private static let fewest = 3

  /// The choice that was learned; the same for the same rows. Complexity: O(rounds × signs × count).
  static func choice(_ empty: Choice, from rows: [Row]) -> Choice {
    var choice = empty
    let places = common(rows.map { choice.places($0.signs) })
    var sizes = [Float](repeating: 1e-8, count: choice.weights.count)
    var sums = [Float](repeating: 0, count: choice.weights.count)
    var generator = SplitMix64(seed: 1)
    var order = Array(rows.indices)
    for round in 0..<rounds {
      order.shuffle(using: &generator)
      for row in order { learn(places[row], rows[row].right, &choice, &sizes) }
      guard round >= rounds / 2 else { continue }
      for index in sums.indices { sums[index] += choice.weights[index] }
    }
    choice.weights = sums.map { $0 / Float(rounds - rounds / 2) }
    return choice
  }

  private static func learn(_ places: [Int], _ right: Int, _ choice: inout Choice, _ sizes: inout [Float]) {
    var errors = choice.chances(places)
    errors[right] -= 1
    let scale = Choice.scale(places)
    let square = errors.reduce(0) { $0 + $1 * $1 } * scale * scale
    for place in places {
      sizes[place] += square
      let rate = rate / sizes[place].squareRoot()
      for index in errors.indices {
        choice.weights[place + index] -= rate * (errors[index] * scale + drawn * choice.weights[place + index])
      }
    }
  }

  /// Without the places that only few rows have.
  private static func common(_ places: [[Int]]) -> [[Int]] {
    var counts: [Int: Int] = [:]
    for row in places { for place in row { counts[place, default: 0] += 1 } }
    return places.map { row in row.filter { counts[$0, default: 0] >= fewest } }
  }
}
