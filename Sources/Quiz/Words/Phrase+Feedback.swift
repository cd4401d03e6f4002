// What is said about a response, and the hints.

extension Phrase {
  static let right = Phrase("✓ Right.", "✓ 正确。")
  static let rightOtherOrder = Phrase(
    "✓ Right. The run below has another order; both are accepted.",
    "✓ 正确。下面的运行是另一种顺序；两种都可以接受。")
  static let notYet = Phrase(
    "✗ Not yet: {1} of {2} {1#is|are} out of place; {3} of {4} pairs are the right way round.",
    "✗ 还不对：{2} 个中有 {1} 个不在正确位置；{4} 个先后关系中有 {3} 个正确。")
  static let replay = Phrase("At {1} you put {2}; in the run {3} comes before it.", "你在第 {1} 位放了 {2}；运行中 {3} 在它之前。")
  static let beginning = Phrase("What stands before position {1} is right.", "位置 {1} 之前的顺序正确。")
  static let replayDistractor = Phrase(
    "At {1} you put {2}; no run that fits calls it.",
    "你在第 {1} 位放了 {2}；符合条件的运行都不会调用它。")
  static let replayMissing = Phrase("{1} is left out; the run calls it.", "{1} 被移出了；运行中会调用它。")
  static let because = Phrase("Why: {1} comes {2}.", "原因：{1} {2}调用。")
  static let inEveryRun = Phrase("{1} comes before {2} {3}.", "{3}，{1} 都在 {2} 之前。")
  static let comparedRuns = Phrase("in every run that fits ({1} compared)", "在所有符合条件的运行中（比较了 {1} 次）")
  static let onlyRun = Phrase("in the one run that fits", "在唯一符合条件的运行中")
  static let otherStep = Phrase(
    "Why: {1} comes in the step \"{2}\", {3} in the step \"{4}\".",
    "原因：{1} 发生在步骤“{2}”中，{3} 发生在步骤“{4}”中。")
  static let otherMoment = Phrase("Why: {1} comes {2}; {3} comes {4}.", "原因：{1} {2}调用；{3} {4}调用。")
  static let sameMoment = Phrase(
    "Why: both come {3}, and there {1} is before {2} {4}.",
    "原因：二者都{3}调用，而{4}，{1} 先于 {2}。")
  static let moveSet = Phrase("It is enough to move: {1}. The others are in order.", "只需移动：{1}。其余顺序正确。")
  static let leaveOutSet = Phrase("Leave out: {1}.", "请移出：{1}。")
  static let theRun = Phrase("The run ({1}):", "运行（{1}）：")
  static let theRunPlain = Phrase("The run:", "运行：")
  static let runRow = Phrase("{1}. {2}", "{1}. {2}")
  static let runRowBecause = Phrase("{1}. {2} — {3}", "{1}. {2} — {3}")
  static let eitherOrder = Phrase("Either order is accepted: {1} and {2}.", "两种顺序都可接受：{1} 和 {2}。")
  static let ordersAccepted = Phrase("{1} orders are accepted.", "共接受 {1} 种顺序。")
  static let otherReceiver = Phrase(
    "{1} is not called: that callback goes to another receiver.",
    "{1} 不会被调用：该回调由另一个对象接收。")
  static let counterpart = Phrase("{1} is not called here, although its counterpart is.", "{1} 在这里不会被调用，尽管与它成对的回调会。")
  static let unloading = Phrase(
    "{1} is not called: disappearing does not unload the view.",
    "{1} 不会被调用：视图消失并不会被卸载。")

  static let otherSituation = Phrase("{1} is not called: that belongs to another situation.", "{1} 不会被调用：它属于另一种情形。")
  static let presenterDisappears = Phrase(
    "{1} is not called: its view is not taken away here.",
    "{1} 不会被调用：它的视图在这里没有被移除。")
  static let otherLifeCycle = Phrase("{1} is not called: another delegate is told.", "{1} 不会被调用：收到通知的是另一个代理。")
  static let obsolete = Phrase(
    "{1} is not called: older versions and older code knew it.",
    "{1} 不会被调用：它属于旧版本或旧代码。")
  static let onlyLater = Phrase(
    "{1} is not called: it came with a later version.",
    "{1} 不会被调用：更晚的版本才有它。")
  static let notCalledAtAll = Phrase("{1} is not called in any run that fits.", "在任何符合条件的运行中都不会调用 {1}。")

  static let hintNothingWrong = Phrase("Hint: nothing here is wrong. Submit it.", "提示：没有错误，可以提交。")
  static let hintPlace = Phrase("Hint: look at position {1}; what stands before it is right.", "提示：看看位置 {1}；它之前的都正确。")
  static let hintFirstPlace = Phrase("Hint: look at position 1.", "提示：看看位置 1。")
  static let hintBefore = Phrase("Hint: {1} comes before {2}.", "提示：{1} 在 {2} 之前。")
  static let hintNotCalled = Phrase("Hint: {1} is not called.", "提示：{1} 不会被调用。")
  static let hintCalled = Phrase("Hint: {1} is called.", "提示：{1} 会被调用。")
  static let hintMoved = Phrase("Hint: moved {1} to position {2} of {3}.", "提示：{1} 已移到位置 {2}/{3}。")
  static let hintLeftOut = Phrase("Hint: left out {1}.", "提示：{1} 已移出。")
  static let revealed = Phrase("Here is the answer.", "答案如下。")
}
