internal import LifecycleEngine

/// What a source leaves open: the version and the life cycle of the app.
struct Edition: Hashable, Sendable {
  var version: Version
  var lifeCycle: LifeCycle

  /// Whether the life cycle makes a difference on the version.
  var hasChoice: Bool { Platform(version)[.hasScenes] }
}
