// The frame around the questions: headings, help, the summary.

extension Phrase {
  static let question = Phrase("Question {1} of {2}", "第 {1} 题，共 {2} 题")
  static let lineModeNoTerminal = Phrase("Line mode, because this is not a terminal.", "行模式：当前不是终端。")
  static let lineModeDumb = Phrase("Line mode, because TERM is \"{1}\".", "行模式：TERM 为“{1}”。")
  static let lineModeAsked = Phrase("Line mode, as asked by {1}.", "行模式：由 {1} 指定。")
  static let linePrompt = Phrase(
    "Type all numbers in the order of the calls, like \"3 1 2 …\"; ? for help.",
    "请按调用顺序输入全部数字，例如“3 1 2 …”；输入 ? 查看帮助。")
  static let lineHelp1 = Phrase("3 1 2 4       this order, and submit it", "3 1 2 4       按此顺序并提交")
  static let lineHelp2 = Phrase("move 3 1      move number 3 to position 1", "move 3 1      把第 3 个移到位置 1")
  static let lineHelp3 = Phrase("swap 1 2      swap numbers 1 and 2", "swap 1 2      交换第 1 个和第 2 个")
  static let lineHelpOut = Phrase("out 3         leave number 3 out: it is not called", "out 3         移出第 3 个：不会被调用")
  static let lineHelp4 = Phrase("show          show the order as it is now", "show          显示当前顺序")
  static let lineHelp5 = Phrase("submit        submit the order as it is now", "submit        提交当前顺序")
  static let lineHelp6 = Phrase("undo, hint, answer, q (quit)", "undo 撤销，hint 提示，answer 看答案，q 退出")
  static let unansweredEnd = Phrase("The input ended before an answer.", "输入在作答之前结束。")

  static let footer = Phrase(
    "↑↓ choose  Space grab  Enter submit  h hint  u undo  ? help  q quit",
    "↑↓ 选择  空格 拿起  Enter 提交  h 提示  u 撤销  ? 帮助  q 退出")
  static let footerExam = Phrase(
    "↑↓ choose  Space grab  Enter submit  u undo  ? help  q quit",
    "↑↓ 选择  空格 拿起  Enter 提交  u 撤销  ? 帮助  q 退出")
  static let footerShort = Phrase("Space grab  Enter submit  ? help", "空格 拿起  Enter 提交  ? 帮助")
  static let footerGrabbed = Phrase(
    "↑↓ 1-9 Home End move  Space put down  Esc cancel",
    "↑↓ 1-9 Home End 移动  空格 放下  Esc 取消")
  static let footerGrabbedShort = Phrase("↑↓ move  Space put down", "↑↓ 移动  空格 放下")
  static let footerFinished = Phrase("Enter go on  ↑↓ scroll  q quit", "Enter 继续  ↑↓ 滚动  q 退出")
  static let footerHelp = Phrase("Any key goes back", "按任意键返回")

  static let help1 = Phrase("↑ ↓ or k j    choose a line; move what is grabbed", "↑ ↓ 或 k j   选择一行；移动拿起的")
  static let help2 = Phrase("Space         grab, and put down", "空格          拿起，再按放下")
  static let help3 = Phrase("Esc           cancel the grab", "Esc           取消拿起")
  static let help4 = Phrase("Home End 1-9  go, or move what is grabbed, there", "Home End 1-9  跳到该处，或把拿起的移到该处")
  static let helpOut = Phrase("below the line: what is not called", "线以下：不会被调用的")
  static let help5 = Phrase("Enter         submit", "Enter         提交")
  static let help6 = Phrase("u             undo", "u             撤销")
  static let help7 = Phrase("h             a hint; more with each press", "h             提示；每按一次多一点")
  static let help8 = Phrase("r             reveal the answer", "r             显示答案")
  static let help9 = Phrase("q             quit; Ctrl-Z suspends", "q             退出；Ctrl-Z 挂起")

  static let score = Phrase("Score: {1} of 100. Right at the first try: {2} of {3}.", "得分：{1}/100。一次答对：{2}/{3}。")
  static let notAnswered = Phrase("Not answered: {1}.", "未作答：{1}。")
  static let resultRight = Phrase("✓ right at the first try: {1}", "✓ 一次答对：{1}")
  static let resultHelped = Phrase("~ right, but not at once ({1} {1#try|tries}): {2}", "~ 答对，但不是一次答对（尝试 {1} 次）：{2}")
  static let resultWrong = Phrase("✗ not solved: {1}", "✗ 未解出：{1}")
  static let readNext = Phrase("Read next:", "接下来读：")
  static let readNextRow = Phrase("{1}: {2}", "{1}：{2}")
}
