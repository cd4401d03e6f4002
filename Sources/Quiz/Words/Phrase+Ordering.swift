// What is said while pieces are being ordered. {1} is a piece, {2} a position, {3} how many there are.

extension Phrase {
  static let grabbed = Phrase("grabbed {1} at position {2} of {3}", "已拿起 {1}，位置 {2}/{3}")
  static let moved = Phrase("moved {1} to position {2} of {3}", "{1} 已移到位置 {2}/{3}")
  static let putDown = Phrase("put {1} down at position {2} of {3}", "{1} 已放在位置 {2}/{3}")
  static let cancelled = Phrase("cancelled: {1} is back at position {2} of {3}", "已取消：{1} 回到位置 {2}/{3}")
  static let leftOut = Phrase("left out {1}: not called", "{1} 已移出：不会被调用")
  static let swapped = Phrase("swapped {1} and {2}", "已交换 {1} 和 {2}")
  static let unchanged = Phrase("{1} stays at position {2} of {3}", "{1} 仍在位置 {2}/{3}")
  static let undone = Phrase("undone", "已撤销")
  static let nothingToUndo = Phrase("nothing to undo", "没有可撤销的操作")
  static let noHints = Phrase("no hints and no answers here: submit your order", "此处没有提示和答案：请提交顺序")
  static let enterAgain = Phrase(
    "{1} put down at position {2} of {3}; press Enter again to submit",
    "{1} 已放在位置 {2}/{3}；再按一次 Enter 提交")
  static let noSuchPosition = Phrase("there is no position {1}; positions are 1 to {2}", "没有位置 {1}；位置为 1 到 {2}")
  static let repeatedPosition = Phrase("{1} is there twice; nothing was changed", "{1} 出现了两次；未作任何更改")
  static let positionsLacking = Phrase(
    "every number is needed once; missing: {1}; nothing was changed",
    "每个数字都要出现一次；缺少：{1}；未作任何更改")
  static let notUnderstood = Phrase("not understood: \"{1}\"; type ? for help", "无法理解：“{1}”；输入 ? 查看帮助")
  static let positionRow = Phrase("{1}. {2}", "{1}. {2}")
  static let notCalled = Phrase("Not called:", "不会被调用：")
  static let dividerText = Phrase("not called", "不会被调用")
  static let fixedFacts = Phrase("Given: {1}", "条件：{1}")
  static let earlierSteps = Phrase("Before that: {1}", "在此之前：{1}")
  static let earlierCalls = Phrase("Already called: {1}", "已经调用：{1}")
  static let earlierCallsMore = Phrase("… (and {1} before)", "……（之前还有 {1} 个）")
  static let someNotCalled = Phrase("Not all of them are called: leave out those that are not.", "并非全部都会被调用：请移出不会被调用的。")
}
