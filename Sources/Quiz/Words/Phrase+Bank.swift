// What stems say of the world, and why callbacks come when they come.

extension Phrase {
  static let versionsFrom = Phrase("iOS {1} and later", "iOS {1} 及以后")
  static let versionsRange = Phrase("iOS {1} to {2}", "iOS {1} 到 {2}")
  static let versionsPair = Phrase("iOS {1} and {2}", "iOS {1} 和 {2}")
  static let version = Phrase("iOS {1}", "iOS {1}")
  static let versionsJoin = Phrase("{1} or {2}", "{1} 或 {2}")
  static let appLifeCycle = Phrase("an app without scenes", "不使用场景的应用")
  static let sceneLifeCycle = Phrase("an app with scenes", "使用场景的应用")

  static let inCall = Phrase("during \"{1}\" itself", "在“{1}”本身的执行过程中")
  static let inEntry = Phrase("inside {1}", "在 {1} 之内")
  static let inLayout = Phrase("in the layout pass at the end of the turn", "在本轮末尾的布局过程中")
  static let inLayoutEntry = Phrase("in the layout pass at the end of the turn, inside {1}", "在本轮末尾的布局过程中，{1} 之内")
  static let atCommit = Phrase("right after the commit that ends the turn", "在结束本轮的提交之后立即")
  static let atCommitEntry = Phrase("right after the commit that ends the turn, inside {1}", "在结束本轮的提交之后、{1} 之内立即")
  static let atCommitFrom = Phrase(
    "right after the commit that ends the turn, put off until then by {1}", "被 {1} 推迟到结束本轮的提交之后立即")
  static let atEnd = Phrase("when the animation has ended", "在动画结束时")
  static let atEndEntry = Phrase("when the animation has ended, inside {1}", "在动画结束时的 {1} 之内")
  static let atEndFrom = Phrase("when the animation that began in {1} has ended", "在由 {1} 开始的动画结束时")
  static let inLaterTurn = Phrase("in a later turn of the run loop", "在之后的一轮 run loop 中")
  static let inLaterTurnEntry = Phrase("in a later turn of the run loop, inside {1}", "在之后一轮 run loop 的 {1} 之内")
  static let inLaterTurnFrom = Phrase(
    "in a later turn of the run loop, put off until then by {1}",
    "被 {1} 推迟到之后的一轮 run loop 中")
  static let atRelease = Phrase("when the last reference to it is gone", "在最后一个引用消失时")
  static let samePlace = Phrase("{2}, next after {1}", "{2}，紧接在 {1} 之后")

  static let stepStart = Phrase("in the step \"{1}\", {2}", "在步骤“{1}”中，{2}")

  static let refusedFails = Phrase("the run fails in step {1}: {2}", "运行在第 {1} 步失败：{2}")
  static let refusedTooLong = Phrase("the scenario has {1} steps, too many to ask about", "该情景有 {1} 步，太长，不宜出题")
  static let refusedNotConfirmed = Phrase("a run is not accepted as an answer to {1}", "某次运行没有被接受为 {1} 的答案")
}
