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

  private let count: Int
  private var weights: [Float]
  /// What each weight was moved by so far, squared.
  private var sizes: [Float]

  private init(_ count: Int, slots: Int) {
    self.count = count
    weights = [Float](repeating: 0, count: count * slots)
    sizes = [Float](repeating: 1e-8, count: count * slots)
  }

  /// The letters of a choice that was learned; the same for the same rows. Complexity: O(rounds × signs × count).
  ///
  /// - Parameter slots: how many signs are told apart; a power of two.
  static func letters(among count: Int, slots: Int, from rows: [Row]) -> [UInt8] {
    var teacher = Teacher(count, slots: slots)
    let places = common(rows.map { Choice.places($0.signs, among: count, mask: slots - 1) })
    var sums = [Float](repeating: 0, count: teacher.weights.count)
    var generator = SplitMix64(seed: 1)
    var order = Array(rows.indices)
    for round in 0..<rounds {
      order.shuffle(using: &generator)
      for row in order { teacher.learn(places[row], rows[row].right) }
      guard round >= rounds / 2 else { continue }
      for index in sums.indices { sums[index] += teacher.weights[index] }
    }
    return sums.map { Choice.letter($0 / Float(rounds - rounds / 2)) }
  }

  private mutating func learn(_ places: [Int], _ right: Int) {
    var errors = chances(places)
    errors[right] -= 1
    let scale = Choice.scale(places.count)
    let square = errors.reduce(0) { $0 + $1 * $1 } * scale * scale
    for place in places {
      sizes[place] += square
      let rate = Self.rate / sizes[place].squareRoot()
      for index in 0..<count {
        weights[place + index] -= rate * (errors[index] * scale + Self.drawn * weights[place + index])
      }
    }
  }

  private func chances(_ places: [Int]) -> [Float] {
    var sums = [Float](repeating: 0, count: count)
    for place in places {
      for index in 0..<count { sums[index] += weights[place + index] }
    }
    return Choice.chances(sums, of: places.count)
  }

  /// Without the places that only few rows have.
  private static func common(_ places: [[Int]]) -> [[Int]] {
    var counts: [Int: Int] = [:]
    for row in places { for place in row { counts[place, default: 0] += 1 } }
    return places.map { row in row.filter { counts[$0, default: 0] >= fewest } }
  }
}
