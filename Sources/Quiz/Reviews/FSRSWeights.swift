/// The 21 numbers of the scheduler, each held within its bounds.
package struct FSRSWeights: Sendable, Hashable {
  /// w0 to w20.
  package let values: [Double]

  /// What was fitted to the reviews of many people; good until one's own reviews say better.
  package static let standard = FSRSWeights(checked: [
    0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614,
    0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
  ])

  private static let bounds: [ClosedRange<Double>] = [
    0.001...100, 0.001...100, 0.001...100, 0.001...100, 1...10, 0.001...4, 0.001...4, 0.001...0.75, 0...4.5,
    0...0.8, 0.001...3.5, 0.001...5, 0.001...0.25, 0.001...0.9, 0...4, 0...1, 1...6, 0...2, 0...2, 0...0.8,
    0.1...0.8,
  ]

  /// Takes 21 weights, or 19 or 17 of older versions of the scheduler, which are carried over; nil for any other
  /// number and for what is no number.
  package init?(_ weights: [Double]) {
    guard weights.allSatisfy(\.isFinite) else { return nil }
    switch weights.count {
    case 21: self.init(checked: weights)
    case 19: self.init(checked: weights + [0, 0.5])
    case 17:
      var carried = weights
      carried[4] += 2 * carried[5]
      carried[5] = naturalLogarithm(3 * carried[5] + 1) / 3
      carried[6] += 0.5
      self.init(checked: carried + [0, 0, 0, 0.5])
    default: return nil
    }
  }

  private init(checked: [Double]) {
    values = zip(checked, Self.bounds).map { min(max($0, $1.lowerBound), $1.upperBound) }
  }

  subscript(_ index: Int) -> Double { values[index] }
}
