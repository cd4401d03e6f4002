// Items in which one of several things is chosen.

extension Phrase {
  static let askNext = Phrase("{1}: which call comes next?", "{1}：下一个调用是哪一个？")
  static let askNextFirst = Phrase("{1}: which call comes first?", "{1}：最先发生的是哪个调用？")
  static let askWrong = Phrase("{1}: one line of this log is wrong. Which?", "{1}：以下日志中有一行是错的，是哪一行？")
  static let askNever = Phrase("{1}: which of these does not come?", "{1}：以下哪一个不会发生？")
  static let askVersions = Phrase("{1}: which versions of iOS print this log?", "{1}：哪些 iOS 版本会打印这份日志？")
  static let logLine = Phrase("  {1}", "  {1}")
  static let logSoFar = Phrase("So far:", "到目前为止：")
  static let theLog = Phrase("The log:", "日志：")

  static let whyTooEarly = Phrase("{1} comes later.", "{1} 更晚才发生。")
  static let whyAgain = Phrase("{1} has come already and does not come again here.", "{1} 已经发生，此处不会再次发生。")
  static let whyInRun = Phrase("{1} comes in every run that fits.", "在所有符合条件的运行中都有 {1}。")
  static let whyLineRight = Phrase(
    "{1} stands where it can stand; without it the log would still be wrong.",
    "{1} 的位置没有问题；去掉它日志仍然是错的。")
  static let whyMovedLater = Phrase("{1} stands too late: {2} comes after it.", "{1} 的位置太靠后：{2} 在它之后发生。")
  static let whyMovedEarlier = Phrase("{1} stands too early: {2} comes before it.", "{1} 的位置太靠前：{2} 在它之前发生。")
  static let whyTwice = Phrase("{1} comes only once, and not as late as here.", "{1} 只发生一次，而且没有这么晚。")
  static let whyVersions = Phrase("This is the log of {1}.", "这就是 {1} 的日志。")
  static let whyAlso = Phrase("It is the log of {1} too.", "{1} 的日志也是这样。")
  static let whyOtherLog = Phrase("The log of {1} is another: {2}.", "{1} 的日志不同：{2}。")
  static let otherLine = Phrase("line {1} is {2}", "第 {1} 行是 {2}")
  static let otherEnd = Phrase("the log ends after line {1}", "日志在第 {1} 行之后结束")
  static let otherMore = Phrase("the log goes on with {1}", "日志还会继续：{1}")

  static let choiceWrong = Phrase("✗ No.", "✗ 不对。")
  static let choiceRuledOut = Phrase("Hint: not {1}.", "提示：不是 {1}。")
  static let choiceNoMoreHints = Phrase("There is no further hint.", "没有更多提示。")
  static let choiceAnswer = Phrase("The answer: {1}", "答案：{1}")
  static let choicePrompt = Phrase("Type the number of your answer; ? for help.", "请输入答案的编号；输入 ? 查看帮助。")
  static let choiceHelp = Phrase("2             pick number 2", "2             选择第 2 个")
  static let choiceHelpMore = Phrase("show, hint, answer, q (quit)", "show 显示，hint 提示，answer 看答案，q 退出")
  static let choiceFooter = Phrase(
    "↑↓ 1-9 choose  Enter pick  h hint  ? help  q quit",
    "↑↓ 1-9 选择  Enter 确定  h 提示  ? 帮助  q 退出")
  static let choiceFooterExam = Phrase("↑↓ 1-9 choose  Enter pick  ? help  q quit", "↑↓ 1-9 选择  Enter 确定  ? 帮助  q 退出")
  static let choiceFooterShort = Phrase("1-9 choose  Enter pick", "1-9 选择  Enter 确定")
  static let choiceKeys1 = Phrase("↑ ↓ or k j    choose a line", "↑ ↓ 或 k j   选择一行")
  static let choiceKeys2 = Phrase("1-9           go there", "1-9           跳到该行")
  static let choiceKeys3 = Phrase("Enter         pick it", "Enter         选定")
  static let choiceKeys4 = Phrase("h             rule out a wrong one", "h             排除一个错误选项")
}
