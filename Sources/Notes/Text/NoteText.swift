import Diagnostics
import LifecycleEngine
import Reading

/// A text with its mentions, as the readers of orderings and claims need it: places by byte offsets. There are a
/// dozen readers for each list item, so they share one.
final class NoteText {
  let file: SourceFile
  let bytes: [UInt8]
  /// All text, in the order of the file.
  let regions: [TextRegion]
  /// What the note calls itself in its front matter.
  let ownTitle: Range<Int>?
  /// In the order of the file; those that pass by in code included.
  var found: [MentionLexer.Found]
  /// The text for the reader of sentences. Made when it is first asked for, behind the last mention.
  private(set) lazy var passage = Passage(
    bytes: bytes,
    names: found.filter { !$0.isPassing }.map {
      Name($0.mention.callback, owner: $0.mention.owner, range: $0.mention.range)
    },
    masks: regions.flatMap({ $0.masks }))
  /// What was cut of the text, and what of that says as a title: the readers of lists, of statements and of settings ask
  /// for the same lines.
  private var parts: [Range<Int>: Passage.Part] = [:]
  private var titles: [Range<Int>: Context] = [:]
  /// What lines were found to say about steps.
  var lineMeanings: [Range<Int>: LineMeaning] = [:]
  /// Texts that methods of the note print, and the methods.
  var printLabels = WordTable<Callback?>(capacity: 32)

  /// Reads the names of callbacks in the parts of a text that can hold some.
  init(_ file: SourceFile, regions: [TextRegion], ownTitle: Range<Int>? = nil) {
    var lexer = MentionLexer(bytes: file.bytes)
    for region in regions { lexer.read(region) }
    lexer.sort()
    lexer.dropLoneInitials()
    self.file = file
    bytes = file.bytes
    self.regions = regions
    self.ownTitle = ownTitle
    found = SceneChoice.resolved(lexer.found, bytes: file.bytes)
  }

  /// A stretch of the text in words. Complexity: O(bytes) once.
  func part(_ range: Range<Int>) -> Passage.Part {
    if let known = parts[range] { return known }
    let part = passage.part(range)
    parts[range] = part
    return part
  }

  /// Whether a stretch has names of callbacks, and nothing beside. Few have one at all, and only these are cut.
  func isNamesAlone(_ range: Range<Int>) -> Bool { !mentions(in: range).isEmpty && part(range).isNamesAlone }

  /// What a stretch says as a title. Complexity: O(bytes) once.
  func title(_ part: Passage.Part) -> Context {
    if let known = titles[part.range] { return known }
    let title = passage.title(part)
    titles[part.range] = title
    return title
  }

  /// The indices of the mentions that start in a range. Complexity: O(log mentions).
  func mentions(in range: Range<Int>) -> Range<Int> {
    let start = firstMention(from: range.lowerBound)
    return start..<max(start, firstMention(from: range.upperBound))
  }

  private func firstMention(from offset: Int) -> Int {
    found.partitionPoint(behind: { $0.mention.range.lowerBound < offset })
  }

  func mention(_ index: Int) -> Mention { found[index].mention }

  /// Chinese where there is any Chinese, and no Japanese.
  func language(of range: Range<Int>) -> Language {
    var han = HanCount()
    bytes.withUnsafeBufferPointer { text in
      for index in range { han.add(text, index) }
    }
    return han.isChinese ? .chinese : .english
  }

  /// The lines of a range, without their line ends.
  func lines(in range: Range<Int>) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    lines.reserveCapacity(4)
    bytes.withUnsafeBufferPointer { bytes in
      let text = UnsafeBufferPointer(rebasing: bytes[..<range.upperBound])
      var start = range.lowerBound
      while start < text.count {
        let end = ByteScan.lineBreak(in: text, from: start)
        lines.append(start..<end)
        let isPair = end + 1 < text.count && text[end] == 0x0D && text[end + 1] == 0x0A
        start = end + (isPair ? 2 : 1)
      }
    }
    return lines
  }

  /// The lines of a paragraph as a page shows them: `<br>` ends one too.
  func shownLines(in range: Range<Int>) -> [Range<Int>] {
    let lines = lines(in: range)
    guard first(0x3C, in: range) != nil else { return lines }
    var shown: [Range<Int>] = []
    for line in lines {
      var start = line.lowerBound
      var index = start
      while let bracket = first(0x3C, in: index..<line.upperBound) {
        index = bracket
        if bytes.hasWord("<br", at: index) || bytes.hasWord("</br", at: index) {
          shown.append(start..<index)
          index = first(0x3E, in: index..<line.upperBound) ?? line.upperBound
          start = min(index + 1, line.upperBound)
        }
        index = min(index + 1, line.upperBound)
      }
      shown.append(start..<line.upperBound)
    }
    return shown
  }

  /// Whether a page shows a range as one line.
  func isOneLine(_ range: Range<Int>) -> Bool {
    first(0x3C, in: range) == nil
      && bytes.withUnsafeBufferPointer { ByteScan.lineBreak(in: $0, from: range.lowerBound) } >= range.upperBound
  }

  /// The place of the first such byte in a range.
  private func first(_ byte: UInt8, in range: Range<Int>) -> Int? {
    bytes.withUnsafeBufferPointer { bytes in
      let text = UnsafeBufferPointer(rebasing: bytes[..<range.upperBound])
      let place = ByteScan.first(byte, in: text, from: range.lowerBound)
      return place < range.upperBound ? place : nil
    }
  }

  /// Those in which something stands, without the blanks around it.
  func filledLines(in range: Range<Int>) -> [Range<Int>] {
    shownLines(in: range).compactMap { line in
      let filled = bytes.trimmed(line)
      return filled.isEmpty ? nil : filled
    }
  }

  /// The text of a range for people: one line, without marks at its ends.
  func text(_ range: Range<Int>) -> String { file.text(bytes.trimmed(range)) }
}

extension NoteText {
  /// Whether a callback is named in a range: without one nothing in it tells an order.
  func namesCallback(in range: Range<Int>) -> Bool { mentions(in: range).contains { mention($0).isCallback } }

  /// The line that starts at an offset, within a range.
  func lineRange(from offset: Int, in range: Range<Int>) -> Range<Int> {
    offset..<bytes.endOfLine(from: offset, to: range.upperBound)
  }
}

extension NoteText {
  /// The parts of a paragraph that a page shows as lines of their own; the paragraph where it has no breaks. A first line in bold
  /// heads the others, and no sentence goes on behind it.
  func shownParts(of range: Range<Int>) -> [Range<Int>] {
    // Only a tag can make more of it than its lines are.
    guard bytes[range].contains(0x3C) else {
      let first = lineRange(from: range.lowerBound, in: range)
      let rest = bytes.trimmed(first.upperBound..<range.upperBound)
      return !rest.isEmpty && isSetBold(first) && !endsOpen(first) ? [first, rest] : [range]
    }
    let lines = shownLines(in: range)
    return lines.count > self.lines(in: range).count ? lines : [range]
  }
}

extension NoteText {
  /// Whether a line in bold goes on in the next one.
  private func endsOpen(_ line: Range<Int>) -> Bool {
    let inner = bytes.trimmed(line).dropLast(2)
    return inner.last.map { [0x2C, 0x3A, 0x2D].contains(bytes[$0]) } ?? true
  }
}

extension NoteText {
  /// A paragraph that heads what stands below it, as a heading below all others would.
  static let levelOfBold = 7

  /// Whether a paragraph is one short line in bold that is no sentence, and names no callback.
  func isBoldTitle(_ paragraph: Range<Int>) -> Bool {
    paragraph.count <= NoteText.longestBoldTitle && isOneLine(paragraph) && isSetBold(paragraph)
      && !bytes.endsWithStop(paragraph) && !bytes.endsWithExclamation(paragraph) && !namesCallback(in: paragraph)
  }

  /// In bytes.
  private static let longestBoldTitle = 160

  /// Whether a whole line is set in bold: "**Coming back**".
  func isSetBold(_ line: Range<Int>) -> Bool {
    let inner = bytes.trimmed(line)
    guard inner.count > 4 else { return false }
    return ["**", "__"].contains { mark in
      bytes.hasWord(mark, at: inner.lowerBound)
        && (bytes.hasWord(mark, at: inner.upperBound - 2) || bytes.hasWord(mark, at: inner.upperBound - 3))
        // "**Note** that it is in the **background**" is no line in bold.
        && !(inner.lowerBound + 2..<inner.upperBound - 3).contains { bytes.hasWord(mark, at: $0) }
    }
  }
}
