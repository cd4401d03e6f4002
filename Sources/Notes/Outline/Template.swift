import LifecycleEngine

/// The order in which Xcode's templates and the headers declare delegate methods: who copies it tells no order.
enum Template {
  /// The methods of each, and the one of which another comes right behind there and nowhere else.
  private static let orders: [(methods: [Callback], telling: Int)] = [
    (
      [
        .applicationDidFinishLaunchingWithOptions, .applicationWillResignActive, .applicationDidEnterBackground,
        .applicationWillEnterForeground, .applicationDidBecomeActive, .applicationWillTerminate,
      ], 0
    ),
    (
      [
        .sceneWillConnectToSessionOptions, .sceneDidDisconnect, .sceneDidBecomeActive, .sceneWillResignActive,
        .sceneWillEnterForeground, .sceneDidEnterBackground,
      ], 1
    ),
    (
      [
        .applicationDidFinishLaunchingWithOptions, .applicationConfigurationForConnectingSceneSessionOptions,
        .applicationDidDiscardSceneSessions,
      ], 1
    ),
  ]

  /// Whether callbacks are copied from a template.
  static func contains(_ callbacks: [Callback]) -> Bool {
    orders.contains { methods, telling in
      let known = callbacks.compactMap { methods.firstIndex(of: $0) }
      return known.count >= min(4, methods.count) && known.count == callbacks.count
        && zip(known, known.dropFirst()).allSatisfy { $0 < $1 }
        && zip(known, known.dropFirst()).contains { $0 == telling && $1 > telling }
    }
  }
}
