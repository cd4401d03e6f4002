/// The scheduler FSRS-6 with whole days: when something should be asked again, from how it was answered before.
struct FSRS {
  /// w0 to w20 of the model: what was fitted to the reviews of many people.
  var weights = [
    0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614,
    0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
  ]

  /// The one that all reviews follow.
  static let standard = FSRS()
  /// The probability of being remembered at which the next review falls due.
  private static let retention = 0.9
  /// The longest interval in days.
  static let longestInterval = 36_500
  private static let stabilities = 0.001...36_500.0
  private static let difficulties = 1.0...10.0

  /// The state after an answer.
  ///
  /// - Parameters:
  ///   - state: The state before it; nil for the first answer.
  ///   - days: Whole days since the answer before.
  func next(_ state: MemoryState?, _ rating: Rating, afterDays days: Int) -> MemoryState {
    guard let state else {
      return MemoryState(
        stability: Self.clamp(weights[rating.rawValue - 1], Self.stabilities), difficulty: initialDifficulty(rating))
    }
    let stability: Double
    if days < 1 {
      stability = stabilityOnSameDay(state.stability, rating)
    } else if rating == .again {
      stability = stabilityAfterLapse(state, afterDays: days)
    } else {
      stability = stabilityAfterRecall(state, rating, afterDays: days)
    }
    return MemoryState(
      stability: Self.clamp(stability, Self.stabilities), difficulty: difficulty(after: rating, state.difficulty))
  }

  /// The probability of being remembered.
  func retrievability(afterDays days: Double, stability: Double) -> Double {
    power(1 + factor * max(0, days) / stability, decay)
  }

  /// Whole days until the next review.
  func interval(stability: Double) -> Int {
    let days = exactInterval(stability: stability, retention: Self.retention)
    guard days < Double(Self.longestInterval) else { return Self.longestInterval }
    return max(1, Int(days.rounded(.toNearestOrEven)))
  }

  /// Days until the probability of being remembered has come down to `retention`.
  func exactInterval(stability: Double, retention: Double) -> Double {
    stability / factor * (power(retention, 1 / decay) - 1)
  }

  // MARK: - Difficulty

  /// The difficulty after a first answer.
  func initialDifficulty(_ rating: Rating) -> Double {
    Self.clamp(unboundedDifficulty(rating), Self.difficulties)
  }

  private func unboundedDifficulty(_ rating: Rating) -> Double {
    weights[4] - exponential(weights[5] * Double(rating.rawValue - 1)) + 1
  }

  /// Answers pull it up or down, less the nearer it is to the end, and a little towards what easy things have.
  func difficulty(after rating: Rating, _ difficulty: Double) -> Double {
    let pulled = difficulty - weights[6] * Double(rating.rawValue - 3) * (10 - difficulty) / 9
    return Self.clamp(weights[7] * unboundedDifficulty(.easy) + (1 - weights[7]) * pulled, Self.difficulties)
  }

  // MARK: - Stability

  private var decay: Double { -weights[20] }
  private var factor: Double { power(0.9, 1 / decay) - 1 }

  private func stabilityAfterRecall(_ state: MemoryState, _ rating: Rating, afterDays days: Int) -> Double {
    recalled(state, rating, retrievability: retrievability(afterDays: Double(days), stability: state.stability))
  }

  func recalled(_ state: MemoryState, _ rating: Rating, retrievability: Double) -> Double {
    let penalty = rating == .hard ? weights[15] : 1
    let bonus = rating == .easy ? weights[16] : 1
    let gain =
      exponential(weights[8]) * (11 - state.difficulty) * power(state.stability, -weights[9])
      * (exponential(weights[10] * (1 - retrievability)) - 1) * penalty * bonus
    return state.stability * (1 + gain)
  }

  private func stabilityAfterLapse(_ state: MemoryState, afterDays days: Int) -> Double {
    lapsed(state, retrievability: retrievability(afterDays: Double(days), stability: state.stability))
  }

  func lapsed(_ state: MemoryState, retrievability: Double) -> Double {
    let forgotten =
      weights[11] * power(state.difficulty, -weights[12]) * (power(state.stability + 1, weights[13]) - 1)
      * exponential(weights[14] * (1 - retrievability))
    return min(forgotten, state.stability / exponential(weights[17] * weights[18]))
  }

  func stabilityOnSameDay(_ stability: Double, _ rating: Rating) -> Double {
    let increase =
      exponential(weights[17] * (Double(rating.rawValue) - 3 + weights[18])) * power(stability, -weights[19])
    return stability * (rating.rawValue >= Rating.good.rawValue ? max(1, increase) : increase)
  }

  private static func clamp(_ value: Double, _ bounds: ClosedRange<Double>) -> Double {
    min(max(value, bounds.lowerBound), bounds.upperBound)
  }
}
