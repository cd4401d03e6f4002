/// A choice among a few possibilities, by how much each sign speaks for each of them (multinomial logistic regression over
/// hashed signs). Only adds and multiplies, so that it comes out the same on every machine.
package struct Choice: Sendable {
  /// How many possibilities there are.
  package let count: Int
  /// For each sign, how much it speaks for each possibility.
  package var weights: [Float]
  private let mask: Int

  /// With all weights zero: it knows nothing.
  ///
  /// - Parameter slots: how many signs are told apart; a power of two.
  package init(among count: Int, slots: Int) {
    self.count = count
    mask = slots - 1
    weights = [Float](repeating: 0, count: count * slots)
  }

  /// Reads what `letters` writes.
  init(among count: Int, from text: StaticString) {
    self.init(among: count, slots: max(text.utf8CodeUnitCount / count, 1))
    text.withUTF8Buffer { bytes in
      for index in 0..<min(bytes.count, weights.count) {
        weights[index] = Float(Int(bytes[index]) - Choice.zero) * Choice.step
      }
    }
  }

  /// The weights, a letter for each: `S` is zero, the letters before it speak against, those behind it for.
  package var letters: [UInt8] { weights.map { UInt8(Choice.zero + Choice.steps($0)) } }

  private static func steps(_ weight: Float) -> Int { Int(min(max((weight / step).rounded(), -43), 43)) }

  private static let zero = 0x53
  private static let step: Float = 0.12

  /// Where the weights of signs begin, each once. Complexity: O(n log n).
  package func places(_ signs: [UInt32]) -> [Int] {
    var places = signs.map { (Int($0) & mask) * count }
    places.sort()
    var last = -1
    places.removeAll { place in
      defer { last = place }
      return place == last
    }
    return places
  }

  /// How likely each possibility is, as far as the examples tell. Complexity: O(places × possibilities).
  package func chances(_ places: [Int]) -> [Float] {
    var sums = [Float](repeating: 0, count: count)
    for place in places {
      for index in 0..<count { sums[index] += weights[place + index] }
    }
    let scale = Choice.scale(places)
    let highest = sums.max() ?? 0
    for index in 0..<count { sums[index] = Choice.exponential((sums[index] - highest) * scale) }
    let whole = sums.reduce(0, +)
    return sums.map { $0 / whole }
  }

  /// The possibility that the signs speak for most, and how likely it is.
  package func likeliest(_ signs: [UInt32]) -> (index: Int, chance: Float) {
    let chances = chances(places(signs))
    let best = chances.indices.max { chances[$0] < chances[$1] } ?? 0
    return (best, chances[best])
  }

  /// A long sentence has many signs, and is not surer for that.
  package static func scale(_ places: [Int]) -> Float { 1 / Float(max(places.count, 1)).squareRoot() }

  /// e to the power of what is not positive: (e^(x/64))^64, and that near zero by its series.
  private static func exponential(_ x: Float) -> Float {
    guard x > -40 else { return 0 }
    let y = x / 64
    var power = 1 + y * (1 + y / 2 * (1 + y / 3 * (1 + y / 4)))
    for _ in 0..<6 { power *= power }
    return power
  }
}
