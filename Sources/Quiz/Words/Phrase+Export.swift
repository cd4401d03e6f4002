// What only exports say.

extension Phrase {
  static let labelAgain = Phrase("{1} (no. {2})", "{1}（第 {2} 次）")
  static let exportPartly = Phrase("Partly right.", "部分正确。")
  static let sheetKey = Phrase("Key", "答案")
}
