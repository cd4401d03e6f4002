// What stems say of the world, and why callbacks come when they come.

extension Phrase {
  static let versionsFrom = Phrase("versions-from", "iOS {1} and later", "iOS {1} 及以后")
  static let versionsRange = Phrase("versions-range", "iOS {1} to {2}", "iOS {1} 到 {2}")
  static let versionsPair = Phrase("versions-pair", "iOS {1} and {2}", "iOS {1} 和 {2}")
  static let version = Phrase("version", "iOS {1}", "iOS {1}")
  static let versionsJoin = Phrase("versions-join", "{1} or {2}", "{1} 或 {2}")
  static let appLifeCycle = Phrase("app-life-cycle", "an app without scenes", "不使用场景的应用")
  static let sceneLifeCycle = Phrase("scene-life-cycle", "an app with scenes", "使用场景的应用")
  static let rootFact = Phrase("root-fact", "the root is {1}", "根控制器是 {1}")

  static let inCall = Phrase("in-call", "during `{1}` itself", "就在 `{1}` 执行的过程中")
  static let inEntry = Phrase("in-entry", "inside {1}", "在 {1} 之内")
  static let inLayout = Phrase("in-layout", "in the layout pass that ends the turn", "在本轮末尾的布局过程中")
  static let inLayoutEntry = Phrase(
    "in-layout-entry", "in the layout pass that ends the turn, inside {1}", "在本轮末尾的布局过程中，{1} 之内")
  static let atCommit = Phrase("at-commit", "right after the commit", "在提交之后立即")
  static let atCommitEntry = Phrase("at-commit-entry", "right after the commit, inside {1}", "在提交之后立即，{1} 之内")
  static let atCommitFrom = Phrase(
    "at-commit-from", "right after the commit; {1} put it off until then", "在提交之后立即；由 {1} 推迟到此时")
  static let atEnd = Phrase("at-end", "when the animation has ended", "在动画结束时")
  static let atEndEntry = Phrase("at-end-entry", "when the animation has ended, inside {1}", "在动画结束时，{1} 之内")
  static let atEndFrom = Phrase(
    "at-end-from", "when the animation has ended that began in {1}", "在 {1} 中开始的动画结束时")
  static let inLaterTurn = Phrase("in-later-turn", "in a later turn of the run loop", "在之后的一轮 run loop 中")
  static let inLaterTurnEntry = Phrase(
    "in-later-turn-entry", "in a later turn of the run loop, inside {1}", "在之后的一轮 run loop 中，{1} 之内")
  static let inLaterTurnFrom = Phrase(
    "in-later-turn-from", "in a later turn of the run loop; {1} put it off until then",
    "在之后的一轮 run loop 中；由 {1} 推迟到此时")
  static let atRelease = Phrase("at-release", "when the last reference to it is gone", "在最后一个引用消失时")
  static let samePlace = Phrase("same-place", "right after {1}, {2}", "紧接在 {1} 之后，{2}")

  static let refusedFails = Phrase(
    "refused-fails", "the run fails in step {1}: {2}", "运行在第 {1} 步失败：{2}")
  static let refusedNotConfirmed = Phrase(
    "refused-not-confirmed", "a run is not accepted as an answer to {1}", "某次运行没有被接受为 {1} 的答案")

  static let bank: [Phrase] = [
    versionsFrom, versionsRange, versionsPair, version, versionsJoin, appLifeCycle, sceneLifeCycle, rootFact,
    inCall, inEntry, inLayout, inLayoutEntry, atCommit, atCommitEntry, atCommitFrom, atEnd, atEndEntry,
    atEndFrom, inLaterTurn, inLaterTurnEntry, inLaterTurnFrom, atRelease, samePlace, refusedFails,
    refusedNotConfirmed,
  ]
}
