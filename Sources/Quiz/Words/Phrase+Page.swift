// What only the page says: names of its buttons. {1} is a piece's label.

extension Phrase {
  static let moveUp = Phrase("move-up", "Move {1} up", "上移 {1}")
  static let moveDown = Phrase("move-down", "Move {1} down", "下移 {1}")
  static let moveTo = Phrase("move-to", "Position of {1}", "{1} 的位置")
  static let leaveOut = Phrase("leave-out", "Leave out {1}", "移出 {1}")
  static let putBack = Phrase("put-back", "Put back {1}", "放回 {1}")
  static let check = Phrase("check", "Check the order", "检查顺序")
  static let hint = Phrase("hint", "Hint", "提示")
  static let reveal = Phrase("reveal", "Show the answer", "显示答案")
  static let restart = Phrase("restart", "Start again", "重新开始")
  static let undo = Phrase("undo", "Undo", "撤销")
  static let orderNow = Phrase("order-now", "The order is now: {1}", "当前顺序：{1}")
  static let triesLeft = Phrase("tries-left", "{1} {1#try|tries} left", "还可尝试 {1} 次")

  static let page: [Phrase] = [
    moveUp, moveDown, moveTo, leaveOut, putBack, check, hint, reveal, restart, undo, orderNow, triesLeft,
  ]

  /// What the page's script needs: its own words and those that it shares with the terminal.
  static let forPage: [Phrase] =
    page + feedback + [
      grabbed, moved, unchanged, putDown, cancelled, leftOut, undone, nothingToUndo, notCalled, dividerText,
      fixedFacts, earlierSteps, earlierCalls, earlierCallsMore, someNotCalled,
    ]
}
