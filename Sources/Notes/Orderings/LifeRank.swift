import LifecycleEngine

/// Where a callback stands in the usual life of its receiver; decides whether a list without numbers can be
/// meant as an order at all. It is no judgement: that is the engine's.
enum LifeRank {
  /// Small first; nil for callbacks that can come at any time.
  static func rank(_ callback: Callback) -> Int? {
    ranks[Int(callback.rawValue)]
  }

  private static let ranks: [Int?] = {
    var ranks = [Int?](repeating: nil, count: CallbackInfo.all.count)
    for (rank, group) in order.enumerated() {
      for callback in group { ranks[Int(callback.rawValue)] = rank }
    }
    return ranks
  }()

  private static let order: [[Callback]] = [
    [.main, .load, .initialize],
    [.applicationWillFinishLaunchingWithOptions],
    [.applicationDidFinishLaunchingWithOptions, .applicationDidFinishLaunching],
    [.applicationConfigurationForConnectingSceneSessionOptions],
    [.sceneWillConnectToSessionOptions],
    [.initPlain, .initWithCoder, .initWithNibNameBundle, .initWithFrame],
    [.awakeFromNib],
    [.loadView],
    [.viewDidLoad],
    [.willMoveToParentViewController, .prepareForSegueSender, .willMoveToSuperview],
    [.didMoveToSuperview],
    [.viewWillAppear],
    [.willMoveToWindow],
    [.didMoveToWindow],
    [.viewIsAppearing, .updateViewConstraints, .updateConstraints, .viewSafeAreaInsetsDidChange],
    [.viewWillLayoutSubviews],
    [.layoutSubviews],
    [.viewDidLayoutSubviews],
    [.drawRect],
    [.viewDidAppear, .didMoveToParentViewController],
    [.viewWillDisappear],
    [.viewDidDisappear],
    [.viewWillUnload],
    [.viewDidUnload],
    [.dealloc],
  ]

  /// Whether the callbacks come in the order of a life, with a few out of place or of no fixed place allowed.
  /// - Complexity: O(n log n).
  static func isAscending(_ callbacks: [Callback]) -> Bool {
    let ranks = callbacks.compactMap(rank)
    guard ranks.count >= 2 else { return false }
    return longestRise(ranks) * 5 >= callbacks.count * 4
  }

  /// The length of the longest part that never falls.
  private static func longestRise(_ ranks: [Int]) -> Int {
    var ends: [Int] = []
    for rank in ranks {
      var low = 0
      var high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if ends[middle] <= rank { low = middle + 1 } else { high = middle }
      }
      if low == ends.count { ends.append(rank) } else { ends[low] = rank }
    }
    return ends.count
  }
}
