// What is on screen before the calls that are asked about. {1} and {2} are controllers.

extension Phrase {
  static let pictureHeading = Phrase("On screen then:", "此时屏幕上：")
  static let picturePresented = Phrase("presented", "模态呈现")
  static let pictureSeen = Phrase("to be seen", "可见")
  static let pictureNote = Phrase(" ({1})", "（{1}）")
  static let pictureWords = Phrase("On screen then: {1}; to be seen: {2}", "此时屏幕上：{1}；可见：{2}")
  static let pictureWith = Phrase("{1} with {2}", "{1}（包含 {2}）")
  static let pictureOver = Phrase("{1}, presenting {2}", "{1}，其上呈现 {2}")
}
