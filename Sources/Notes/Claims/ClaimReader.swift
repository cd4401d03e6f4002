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

  /// What stands above a text.
  private struct Place {
    /// The callback that the section, the item or the row is about.
    var topic: Int?
    /// The item above says that its items are the moments of a call.
    var isOccasions = false
  }

  static func read(_ text: NoteText) -> [ClaimStatement] {
    var reader = ClaimReader(text: text, sentences: ClaimSentenceReader(text: text))
    var place = Place()
    reader.walk(text.document.blocks, &place)
    return reader.found
  }

  private init(text: NoteText, sentences: ClaimSentenceReader) {
    self.text = text
    self.sentences = sentences
  }

  private mutating func walk(_ blocks: [Block], _ place: inout Place) {
    for block in blocks {
      switch block.kind {
      case .heading:
        place = Place(topic: head(of: block.range))
        spokenOf = nil
        read(block.range, place, isDescription: place.topic != nil)
      case .paragraph, .html:
        for part in text.shownParts(of: block.range) {
          read(part, place, isDescription: head(of: part) != nil)
          if place.topic == nil, let topic = head(of: part), isNameAlone(part, topic) { place.topic = topic }
        }
      case .list, .quote:
        var inner = place
        walk(block.children, &inner)
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
    let comments = ClaimComments(text: text)
    for comment in comments.comments(lines, in: range) {
      read(comment.range, Place(topic: comment.topic), isDescription: comment.isAtDeclaration)
    }
    // Text that is set in by accident, below an item that names a callback.
    guard place.topic != nil, text.mentions(in: range).allSatisfy({ !text.mention($0).isCallback }) else { return }
    for start in lines { read(text.lineRange(from: start, in: range), place, isDescription: false) }
  }

  /// The callback that a text starts with.
  private func head(of range: Range<Int>) -> Int? {
    let range = text.bytes.trimmed(range)
    guard let index = text.mentions(in: range).first, text.mention(index).isCallback else { return nil }
    let start = text.mention(index).range.lowerBound
    guard start - range.lowerBound <= 80 else { return nil }
    let prefix = PrefixReader(text.bytes, range.lowerBound..<start)
    // A label such as "callback:" may stand before it.
    let isLabelled = prefix.hasColon && prefix.unknownSinceColon == 0 && prefix.unknown <= 8
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
    // Reading sentences is dear, and without a callback in reach they claim nothing.
    guard place.topic != nil || spokenOf != nil || !text.mentions(in: range).isEmpty else { return }
    var parser = ClaimParser(text: text, topic: place.topic, spokenOf: spokenOf)
    for (number, sentence) in sentences.sentences(in: range).enumerated() {
      found += parser.claims(of: sentence, isDescription: isDescription && number == 0)
    }
    spokenOf = parser.last ?? spokenOf
  }
}

extension NoteText {
  /// The parts of a paragraph that a page shows as lines of their own; the paragraph where it has no breaks.
  func shownParts(of range: Range<Int>) -> [Range<Int>] {
    let lines = shownLines(in: range)
    return lines.count > self.lines(in: range).count ? lines : [range]
  }
}
