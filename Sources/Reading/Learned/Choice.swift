/// A choice among a few possibilities, by how much each sign speaks for each of them (multinomial logistic regression over
/// hashed signs). It adds whole numbers, so that it comes out the same on every machine.
package struct Choice: Sendable {
  /// How many possibilities there are.
  package let count: Int
  private let letters: Letters
  /// How many signs are told apart, less one.
  private let mask: Int

  /// What holds the letters of weights: the program, which nothing has to unpack, or what was just learned.
  private enum Letters: Sendable {
    case embedded(StaticString)
    case learned([UInt8])

    func read<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
      switch self {
      case .embedded(let text): text.withUTF8Buffer(body)
      case .learned(let letters): letters.withUnsafeBufferPointer(body)
      }
    }
  }

  /// What `letter` writes, `count` letters for each of the signs that are told apart: a power of two of them.
  init(among count: Int, from text: StaticString) {
    self.init(among: count, .embedded(text), of: text.utf8CodeUnitCount)
  }

  /// What was just learned, written by `letter`.
  package init(among count: Int, from letters: [UInt8]) {
    self.init(among: count, .learned(letters), of: letters.count)
  }

  private init(among count: Int, _ letters: Letters, of bytes: Int) {
    self.count = count
    self.letters = letters
    mask = max(bytes / count, 1) - 1
    precondition(mask & (mask + 1) == 0 && bytes == count * (mask + 1))
  }

  /// A weight as a letter: `S` is zero, the letters before it speak against, those behind it for.
  package static func letter(_ weight: Float) -> UInt8 {
    UInt8(zero + Int(min(max((weight / step).rounded(), -43), 43)))
  }

  private static let zero = 0x53
  private static let step: Float = 0.12

  /// How likely each possibility is, as far as the examples tell. Complexity: O(signs × (log signs + possibilities)).
  func chances(_ signs: [UInt32]) -> [Float] {
    let places = Choice.places(signs, among: count, mask: mask)
    return Choice.chances(sums(places).map { Float($0) * Choice.step }, of: places.count)
  }

  /// The possibility that the signs speak for most, and how likely it is.
  package func likeliest(_ signs: [UInt32]) -> (index: Int, chance: Float) {
    let chances = chances(signs)
    let best = chances.indices.max { chances[$0] < chances[$1] } ?? 0
    return (best, chances[best])
  }

  /// How much more signs speak for one possibility than for another, in steps.
  func lead(of one: Int, over other: Int, _ signs: [UInt32]) -> Int {
    let sums = sums(Choice.places(signs, among: count, mask: mask))
    return sums[one] - sums[other]
  }

  private func sums(_ places: [Int]) -> [Int] {
    letters.read { letters in
      var sums = [Int](repeating: -Choice.zero * places.count, count: count)
      for place in places {
        for index in 0..<count { sums[index] += Int(letters[place + index]) }
      }
      return sums
    }
  }

  // MARK: What one who learns needs too

  /// Where the weights of signs begin, each once. Complexity: O(n log n).
  package static func places(_ signs: [UInt32], among count: Int, mask: Int) -> [Int] {
    var places = signs.map { (Int($0) & mask) * count }
    places.sort()
    var last = -1
    places.removeAll { place in
      defer { last = place }
      return place == last
    }
    return places
  }

  /// How likely possibilities are for which so many signs speak so much together.
  package static func chances(_ sums: [Float], of signs: Int) -> [Float] {
    let scale = scale(signs)
    let highest = sums.max() ?? 0
    let powers = sums.map { exponential(($0 - highest) * scale) }
    let whole = powers.reduce(0, +)
    return powers.map { $0 / whole }
  }

  /// A long sentence has many signs, and is not surer for that.
  package static func scale(_ signs: Int) -> Float { 1 / Float(max(signs, 1)).squareRoot() }

  /// e to the power of what is not positive: (e^(x/64))^64, and that near zero by its series.
  private static func exponential(_ x: Float) -> Float {
    guard x > -40 else { return 0 }
    let y = x / 64
    var power = 1 + y * (1 + y / 2 * (1 + y / 3 * (1 + y / 4)))
    for _ in 0..<6 { power *= power }
    return power
  }
}
