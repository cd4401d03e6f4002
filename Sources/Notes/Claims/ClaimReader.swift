import LifecycleEngine
import Markup

/// Finds sentences that claim something about callbacks. A sentence is a claim only with a known callback, in it or
/// right above it, and a word that says what is claimed; all else is text.
struct ClaimReader {
  private let text: NoteText
  private let sentences: ClaimSentenceReader
  private(set) var found: [ClaimStatement] = []
  /// The callback that the section spoke of last: what "this method" means where nothing nearer is named.
  private var spokenOf: Int?
  /// A question that the text after it may answer.
  private var asked: ClaimSentence?
  /// Whether anything is said that is a claim without a callback. Most notes say nothing of the kind.
  private let speaksOfWorld: Bool

  /// What stands above a text.
  private struct Place {
    /// The callback that the section, the item or the row is about.
    var topic: Int?
    /// The item above says that its items are the moments of a call.
    var isOccasions = false
    /// The heading or item above, where it names no callback: it may say when.
    var caption: Range<Int>?
  }

  static func read(_ text: NoteText) -> [ClaimStatement] {
    var reader = ClaimReader(text: text, sentences: ClaimSentenceReader(text: text))
    var place = Place()
    if reader.speaksOfWorld || !text.found.isEmpty { reader.walk(text.document.blocks, &place) }
    reader.found += AvailabilityMacros.read(text) + RelationClaims.read(text)
    reader.found.sort { $0.range.lowerBound < $1.range.lowerBound }
    return reader.found
  }

  private init(text: NoteText, sentences: ClaimSentenceReader) {
    self.text = text
    self.sentences = sentences
    speaksOfWorld = ClaimCues.ofWorld.occurs(in: text.bytes.indices, of: text.bytes)
  }

  private mutating func walk(_ blocks: [Block], _ place: inout Place) {
    for block in blocks {
      switch block.kind {
      case .heading:
        place = Place(topic: head(of: block.range), caption: caption(block.range))
        spokenOf = nil
        asked = nil
        read(block.range, place, isDescription: place.topic != nil)
      case .paragraph, .html:
        for part in text.shownParts(of: block.range) {
          read(part, place, isDescription: head(of: part) != nil)
          if place.topic == nil, let topic = head(of: part), isNameAlone(part, topic) { place.topic = topic }
        }
        place.caption = caption(block.range)
      case .list, .quote:
        var inner = place
        walk(block.children, &inner)
        // A block behind a list that was not indented belongs to its last item.
        if case .item = block.children.last?.kind, let paragraph = block.children.last?.children.last,
          case .paragraph = paragraph.kind
        {
          place.caption = caption(paragraph.range)
        }
      case .item:
        var inner = place
        readItem(block, &inner)
      case .table: readTable(block, place)
      case .code(let info, _, let lines):
        guard !TextRegion.isScenario(info), !TextRegion.isDiagram(info) else { continue }
        readCode(lines, in: block.range, place)
      case .row, .cell, .rule: continue
      }
    }
  }

  private mutating func readItem(_ item: Block, _ place: inout Place) {
    for block in item.children {
      guard case .paragraph = block.kind else {
        walk([block], &place)
        continue
      }
      let first = head(of: block.range)
      if let first { place = Place(topic: first) }
      read(block.range, place, isDescription: first != nil || place.isOccasions)
      place.caption = caption(block.range)
      guard item.children.count > 1 else { continue }
      place.isOccasions = ClaimCues.table.matches(text.bytes, in: text.firstLine(of: block.range)).contains {
        $0.meaning == .occasions
      }
    }
  }

  private mutating func readTable(_ table: Block, _ place: Place) {
    for row in table.children.dropFirst() {
      var topic: Int?
      for cell in row.children {
        if let head = head(of: cell.range) {
          topic = head
          if isNameAlone(cell.range, head) { continue }
        }
        read(cell.range, Place(topic: topic ?? place.topic), isDescription: topic != nil)
      }
    }
  }

  private mutating func readCode(_ lines: [Int], in range: Range<Int>, _ place: Place) {
    if mayClaim(range, Place()) {
      for comment in ClaimComments(text: text).comments(lines, in: range) {
        read(comment.range, Place(topic: comment.topic), isDescription: comment.isAtDeclaration)
      }
    }
    let names = text.mentions(in: range).filter { text.mention($0).isCallback }
    if let caption = place.caption, names.count == 1, let claim = captioned(names[0], caption, lines, in: range) {
      found.append(claim)
    }
    // Text that is set in by accident, below an item that says what it is about.
    guard place.topic != nil || place.caption != nil, names.isEmpty, mayClaim(range, place) else { return }
    for start in lines { read(text.lineRange(from: start, in: range), place, isDescription: false) }
  }

  /// A caption that says when, above a block with nothing but one callback: then it is called.
  private func captioned(_ name: Int, _ caption: Range<Int>, _ lines: [Int], in range: Range<Int>) -> ClaimStatement? {
    let filled = lines.filter { !text.bytes.trimmed(text.lineRange(from: $0, in: range)).isEmpty }
    guard filled.count == 1, let sentence = sentences.sentences(in: caption).last else { return nil }
    return ClaimParser(text: text, topic: name, spokenOf: nil).description(sentence).first
  }

  private static let longestCaption = 120

  /// A text that can say when: one short sentence without a name of its own.
  private func caption(_ range: Range<Int>) -> Range<Int>? {
    let line = text.firstLine(of: range.prefix(ClaimReader.longestCaption + 1))
    let isShort = line.count <= ClaimReader.longestCaption && line.upperBound >= text.bytes.trimmed(range).upperBound
    return isShort && !text.mentions(in: line).contains(where: { text.mention($0).isCallback }) ? line : nil
  }

  /// In letters.
  private static let longestLabel = 8

  /// The callback that a text starts with.
  private func head(of range: Range<Int>) -> Int? {
    guard !text.mentions(in: range).isEmpty else { return nil }
    let range = text.bytes.trimmed(range)
    guard let index = text.mentions(in: range).first, text.mention(index).isCallback else { return nil }
    let start = text.mention(index).range.lowerBound
    guard start - range.lowerBound <= 80 else { return nil }
    let prefix = PrefixReader(text.bytes, range.lowerBound..<start, upTo: ClaimReader.longestLabel)
    // A label such as "callback:" may stand before it.
    let isLabelled =
      prefix.hasColon && prefix.unknownSinceColon == 0 && prefix.unknown <= ClaimReader.longestLabel
    return prefix.unknown == 0 || isLabelled ? index : nil
  }

  private func isNameAlone(_ range: Range<Int>, _ mention: Int) -> Bool {
    let name = text.mention(mention).range
    return text.bytes[name.upperBound..<max(name.upperBound, range.upperBound)].allSatisfy {
      !$0.isLetter && $0 < 0x80
    }
  }

  // MARK: Sentences

  private mutating func read(_ range: Range<Int>, _ place: Place, isDescription: Bool) {
    guard mayClaim(range, place) else { return }
    let sentences = sentences.sentences(in: range)
    var parser = ClaimParser(
      text: text, sentences: sentences, topic: place.topic, spokenOf: spokenOf, caption: place.caption)
    for (number, sentence) in sentences.enumerated() {
      if let question = asked, let isYes = Answers.read(text.bytes, sentence.range) {
        found += parser.answer(to: question, isYes: isYes)
      }
      asked = sentence.has(.question) ? sentence : nil
      found += parser.claims(of: sentence, isDescription: isDescription && number == 0)
    }
    spokenOf = parser.last ?? spokenOf
  }

  /// Reading sentences is dear, and without a callback in reach few words make claims of them, and few open questions.
  private func mayClaim(_ range: Range<Int>, _ place: Place) -> Bool {
    guard place.topic == nil, text.mentions(in: range).isEmpty else { return true }
    guard spokenOf != nil || place.caption != nil else { return false }
    let bytes = text.bytes
    if speaksOfWorld, ClaimCues.ofWorld.occurs(in: range, of: bytes) { return true }
    // No answer says anything of a callback where none is named at all.
    guard !text.found.isEmpty else { return false }
    if asked != nil { return true }
    return spokenOf == nil
      ? ClaimCues.asking.occurs(in: range, of: bytes) : ClaimCues.referring.occurs(in: range, of: bytes)
  }
}

/// Tells what answers a question: "No." at the start of a sentence.
private enum Answers {
  static func read(_ bytes: [UInt8], _ sentence: Range<Int>) -> Bool? {
    var start = sentence.lowerBound
    while start < sentence.upperBound, bytes[start].isSpace || marks.contains(bytes[start]) { start += 1 }
    guard let hit = words.match(bytes, at: start, limit: sentence.upperBound) else { return nil }
    let end = start + hit.length
    guard end < sentence.upperBound else { return hit.meaning }
    // "不会。", "No, …": the word stands alone.
    let isSetOff = [0x2E, 0x2C, 0x21, 0x3A, 0x3B].contains(bytes[end]) || bytes[end].isLineEnd
    let mark = bytes.scalar(at: end).value
    return isSetOff || [0x3002, 0xFF0C, 0xFF01, 0xFF1A, 0xFF1B].contains(mark) ? hit.meaning : nil
  }

  private static let marks: Set<UInt8> = [0x2A, 0x3E, 0x2D, 0x5F]

  private static let words = CueTable<Bool>([
    (true, ["会", "会的", "是", "是的", "yes", "네", "예"]), (false, ["不会", "不会的", "不是", "不", "否", "no", "nope", "아니요"]),
  ])
}

extension NoteText {
  /// The parts of a paragraph that a page shows as lines of their own; the paragraph where it has no breaks.
  func shownParts(of range: Range<Int>) -> [Range<Int>] {
    // Only a tag can make more of it than its lines are.
    guard bytes[range].contains(0x3C) else { return [range] }
    let lines = shownLines(in: range)
    return lines.count > self.lines(in: range).count ? lines : [range]
  }
}
