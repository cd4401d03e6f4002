/// A fenced block that holds no code but text: notes that were pasted whole into one.
enum ProseBlock {
  /// The paragraphs of such a block, in order; nil where it is anything else.
  ///
  /// - Parameter starts: where its lines begin.
  static func paragraphs(of text: NoteText, _ starts: [Int], in range: Range<Int>) -> [Range<Int>]? {
    let lines = CodeLineReader(text: text).lines(starts, in: range)
    let filled = lines.filter { $0.kind != .blank }
    guard !filled.contains(where: { $0.isSource }),
      case let sentences = filled.count(where: { isSentence($0.trimmed, text) }), sentences >= least,
      sentences * 4 >= filled.count
    else { return nil }
    return lines.split { $0.kind == .blank }.compactMap { paragraph in
      paragraph.first.map { $0.trimmed.lowerBound..<paragraph[paragraph.endIndex - 1].trimmed.upperBound }
    }
  }

  /// Whether a line ends as a sentence does and is as long as one: lines of logs do neither.
  private static func isSentence(_ line: Range<Int>, _ text: NoteText) -> Bool {
    let bytes = text.bytes
    guard let last = bytes[line].last, line.count >= 20 else { return false }
    if last == UInt8(ascii: ".") { return bytes[line].count { $0 == 0x20 } >= 2 }
    return bytes[line].suffix(3).elementsEqual("。".utf8)
  }

  private static let least = 3
}
