import LifecycleEngine

/// Chooses between the application and the scene for short forms such as `didEnterBackground`.
enum SceneChoice {
  static func resolved(_ found: [MentionLexer.Found], bytes: [UInt8]) -> [MentionLexer.Found] {
    guard found.contains(where: { $0.inScene != nil }) else { return found }
    let scenes = found.filter { $0.inScene == nil && $0.mention.callback.info.owner == .sceneDelegate }.count
    let application = found.filter { $0.inScene == nil && isState($0.mention.callback) }.count
    return found.map { one in
      guard let callback = one.inScene,
        delegate(before: one.mention.range.lowerBound, bytes) ?? (scenes > application)
      else { return one }
      var one = one
      one.mention.callback = callback
      one.mention.owner = callback.info.owner
      return one
    }
  }

  /// Whether the receiver named right before is a scene delegate; nil if none is named.
  private static func delegate(before offset: Int, _ bytes: [UInt8]) -> Bool? {
    let start = bytes.startOfLine(before: offset, downTo: max(0, offset - 60))
    return delegates.matches(bytes, in: start..<offset).last?.meaning
  }

  private static let delegates = CueTable<Bool>([
    (true, ["scenedelegate", "uiscenedelegate", "uiwindowscenedelegate", "scene delegate", "scene"]),
    (false, ["appdelegate", "uiapplicationdelegate", "app delegate", "application"]),
  ])

  private static func isState(_ callback: Callback) -> Bool {
    callback.info.owner == .applicationDelegate && callback.info.family == .states
  }
}
