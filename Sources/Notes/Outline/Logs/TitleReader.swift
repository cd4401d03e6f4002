/// Tells titles from what else stands in a block of printed lines.
struct TitleReader {
  private let text: NoteText
  private let setting: SettingReader

  init(text: NoteText) {
    self.text = text
    setting = SettingReader(text: text)
  }

  /// Says what happens or on which system, ends with a colon, or stands between rules; where times are printed, what has none.
  func isTitle(_ line: Range<Int>, hasTimes: Bool) -> Bool {
    if isMessage(line) { return false }
    let isPrinted = PrefixReader(text.bytes, line).isLog
    if isDecorated(line) || setting.isVersion(line) || setting.leadsToOrder(line) { return true }
    if hasTimes, !isPrinted { return true }
    guard text.bytes.scalars(in: line) <= 120, !isPrinted || !hasTimes else { return false }
    return text.bytes.endsWithColon(line) || setting.namesVersion(line)
      || setting.tellsWhatHappens(line) && (!hasArrow(line) || setting.namesTransition(line))
  }

  private func hasArrow(_ line: Range<Int>) -> Bool { PrefixReader(text.bytes, line).hasArrow }

  /// `-[Class name]`: a call of a method that is no callback.
  private func isMessage(_ line: Range<Int>) -> Bool {
    text.bytes.hasWord("-[", at: line.lowerBound) || text.bytes.hasWord("+[", at: line.lowerBound)
  }

  /// `---- push ----`, `=== launch`, `*** back ***`, `- press home`, `(push)`, and a command, whose output stands below it: `$ grep X`
  private func isDecorated(_ line: Range<Int>) -> Bool {
    let start = PrefixReader(text.bytes, line).stampEnd ?? line.lowerBound
    let inner = text.bytes.trimmed(start..<line.upperBound)
    guard let first = inner.first else { return false }
    let mark = text.bytes[first]
    if mark == 0x28, text.bytes[inner.upperBound - 1] == 0x29 { return true }
    if text.bytes.hasWord("$ ", at: inner.lowerBound) { return true }
    guard [0x2D, 0x3D, 0x2A, 0x3E, 0x5B, 0x23].contains(mark), !isMessage(inner) else { return false }
    return start == line.lowerBound || inner.count > 1 && text.bytes[first + 1] == mark
  }
}
