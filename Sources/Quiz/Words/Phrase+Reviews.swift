// Reviews and statistics.

extension Phrase {
  static let statsAnswers = Phrase(
    "Answers: {1}, to {2} {2#question|questions}; right at the first try: {3}.",
    "作答 {1} 次，涉及 {2} 道题；一次答对 {3} 次。")
  static let statsDue = Phrase("Due today: {1}.", "今天待复习：{1}。")
  static let statsNextDue = Phrase("Nothing is due today; the next review is on {1}.", "今天没有待复习的题；下次复习在 {1}。")
  static let statsDays = Phrase("Answers a day since {1}:", "自 {1} 起每天的作答数：")
  static let statsWeekdays = Phrase("Mon Tue Wed Thu Fri Sat Sun", "周一 周二 周三 周四 周五 周六 周日")
  static let statsHardest = Phrase("Hardest callbacks:", "最难的回调：")
  static let statsHardestRow = Phrase("{1}: wrong {2} of {3} times", "{1}：{3} 次中错 {2} 次")
  static let statsSlips = Phrase("Most often the wrong way round:", "最常弄反的顺序：")
  static let statsSlipsRow = Phrase("{1} before {2}: {3} {3#time|times}", "{1} 在 {2} 之前：{3} 次")
}
