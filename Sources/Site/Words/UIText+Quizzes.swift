extension UIText {
  /// Words of the pages that ask questions.
  var quizWords: (english: String, chinese: String)? {
    switch self {
    case .quizAbout: ("Quiz: {}", "测验：{}")
    case .standardSituations: ("Standard situations", "常见情形")
    case .orderThese: ("Put these in order", "请排序")
    case .showKey: ("Show the key", "显示答案")
    case .notPart: ("Not called", "不会被调用")
    case .check: ("Check the order", "检查顺序")
    case .again: ("Start again", "重新开始")
    case .moveUp: ("Move {} up", "上移 {}")
    case .moveDown: ("Move {} down", "下移 {}")
    case .moveTo: ("Position of {}", "{} 的位置")
    case .unused: ("not called", "不会被调用")
    case .leftOut: ("{} is left out: not called", "{} 已移出：不会被调用")
    case .movedTo: ("{} moved to position {} of {}", "{} 已移到位置 {}/{}")
    case .grabbed:
      (
        "{} is grabbed. Arrow keys move it, Space puts it down, Escape puts it back.",
        "已拿起 {}。方向键移动，空格键放下，Esc 键放回原处。"
      )
    case .dropped: ("{} put down at position {} of {}", "{} 已放在位置 {}/{}")
    case .cancelled: ("{} is back at position {} of {}", "{} 回到位置 {}/{}")
    case .grabHint: ("Grab {}", "拿起 {}")
    case .right: ("Right: this order occurs.", "正确：这个顺序会出现。")
    case .outOfPlace: ("Not yet: {} out of place.", "还不对：有 {} 个不在正确位置。")
    case .firstWrong: ("At {} you put {}; every run has {} before it.", "你在第 {} 位放了 {}；每次运行中 {} 都在它之前。")
    case .extraThere: ("At {} you put {}; no run calls it.", "你在第 {} 位放了 {}；没有运行会调用它。")
    case .missing: ("{} is left out; every run calls it.", "{} 被移出了；每次运行都会调用它。")
    case .moveSet: ("It is enough to move: {}.", "只需移动：{}。")
    case .comma: (", ", "、")
    case .credit: ("Credit: {} of {}", "得分：{} / {}")
    case .replay: ("The run, up to there", "运行到此处为止")
    case .runGoesOn: ("the run goes on with this", "运行在此继续")
    case .yourOrder: ("you put this here", "你放在此处")
    case .wholeRun: ("The whole run, step by step", "逐步查看完整的运行")
    case .whichNext: ("Which call comes next?", "下一个调用是哪一个？")
    case .whichWrong: ("Which line is wrong?", "哪一行是错的？")
    case .whichNever: ("Which call does not come?", "哪个调用不会发生？")
    case .whichVersions: ("Which versions print this?", "哪些版本会打印这份日志？")
    case .chooseOne: ("Choose one.", "请选择一项。")
    case .checkChoice: ("Check the answer", "检查答案")
    case .rightChoice: ("Right.", "正确。")
    case .wrongChoice: ("No.", "不对。")
    case .questions: ("Questions", "题目")
    case .previousQuestion: ("Previous question", "上一题")
    case .nextQuestion: ("Next question", "下一题")
    case .questionOf: ("{} of {}", "第 {} 题，共 {} 题")
    case .byTopic: ("By topic and level", "按主题与难度")
    case .bySource: ("By note and recorded run", "按笔记与实录")
    case .tenMixed: ("Ten questions on all topics", "各主题混合十题")
    case .tenAbout: ("Ten questions: {}", "十题：{}")
    case .tenOf: ("{} of {} questions: {}.", "选取 {} 题，共 {} 题：{}。")
    case .questionCount: ("{} questions", "{} 题")
    case .easy: ("easy", "容易")
    case .middle: ("medium", "中等")
    case .hard: ("hard", "较难")
    default: nil
    }
  }
  /// Words of what is kept of a reader's answers.
  var answerWords: (english: String, chinese: String)? {
    switch self {
    case .yourAnswers: ("Your questions", "你的题目")
    case .anyTopic: ("all topics", "全部主题")
    case .anyLevel: ("all levels", "全部难度")
    case .level: ("Level", "难度")
    case .askTen: ("Ask ten", "出十题")
    case .dueToday: ("Due for review today: {}.", "今天待复习：{} 题。")
    case .noneDue: ("Nothing is due for review.", "没有待复习的题目。")
    case .nextDue: ("Nothing is due today; the next review is on {}.", "今天没有待复习的题目；下次复习：{}。")
    case .reviewNow: ("Review now", "开始复习")
    case .saveAnswers: ("Save answers to a file", "导出作答记录")
    case .loadAnswers: ("Add answers from a file", "导入作答记录")
    case .forgetAnswers: ("Forget all answers", "清除作答记录")
    case .forgetSure: ("Forget all answers that this browser keeps?", "确定清除此浏览器中的全部作答记录？")
    case .answersAdded: ("{} of {} answers are new.", "新增 {} 条作答，文件中共 {} 条。")
    case .answersUnread: ("This file holds no answers that can be read.", "无法从该文件读取作答记录。")
    case .answersKept:
      (
        "Answers are kept in this browser and sent nowhere. What is due for review is said here.",
        "作答记录只保存在此浏览器中，不会发送到任何地方。待复习的题目会显示在这里。"
      )
    case .toQuizzes: ("To the quizzes", "返回测验")
    default: nil
    }
  }
}
