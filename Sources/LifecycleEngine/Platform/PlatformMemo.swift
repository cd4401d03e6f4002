/// What comes of the same question on one platform after the other. Platforms that answer alike what a run asked of one
/// of them share its result, so most versions need not be run at all.
public struct PlatformMemo<Result> {
  private var made: [(platform: Platform, asked: AskedFacts, result: Result)] = []

  /// Nothing is known.
  public init() {}

  /// What is known of a platform; nil where each run asked something that it answers otherwise.
  ///
  /// Complexity: O(*n*) in the number of runs; the latest first, for neighbouring versions are the likeliest to be alike.
  public func known(on platform: Platform) -> Result? {
    made.last { $0.platform.answersAlike(platform, to: $0.asked) }?.result
  }

  /// What the run has asked whose result a platform shares: nothing else could make it another one. Nil where none is known.
  ///
  /// Complexity: like `known(on:)`.
  public func asked(on platform: Platform) -> AskedFacts? {
    made.last { $0.platform.answersAlike(platform, to: $0.asked) }?.asked
  }

  /// What is known of a platform, made now if nothing is.
  ///
  /// - Parameter make: runs on a platform that notes what it is asked.
  public mutating func result(on platform: Platform, _ make: (Platform) -> Result) -> Result {
    if let known = known(on: platform) { return known }
    let asked = AskedFacts()
    let result = make(platform.noting(asked))
    made.append((platform, asked, result))
    return result
  }
}

extension PlatformMemo: Sendable where Result: Sendable {}
