import LifecycleEngine

/// A clause of a sentence as a row of callbacks and cues: parts of the whole text's.
struct ClaimClause {
  typealias Mention = (index: Int, range: Range<Int>)
  typealias Cue = (cue: ClaimCue, range: Range<Int>)

  let range: Range<Int>
  let mentions: ArraySlice<Mention>
  let cues: ArraySlice<Cue>

  func has(_ cue: ClaimCue) -> Bool { cues.contains { $0.cue == cue } }

  func range(of cue: ClaimCue) -> Range<Int>? { cues.first { $0.cue == cue }?.range }
}

/// A sentence in clauses.
struct ClaimSentence {
  let range: Range<Int>
  /// Those of all clauses.
  let mentions: ArraySlice<ClaimClause.Mention>
  let cues: ArraySlice<ClaimClause.Cue>
  /// None where it names no callback and has no cue.
  let clauses: ArraySlice<ClaimClause>
}

/// The text that is being read: where its clauses and sentences end, and what stands in them.
private struct OpenText {
  var mentions: [ClaimClause.Mention] = []
  var cues: [ClaimClause.Cue] = []
  /// For each clause where it ends, in the text and among the mentions and cues.
  private var ends: [End] = []
  /// How many clauses there are up to the end of each sentence.
  private var sentences: [Int] = []

  private typealias End = (offset: Int, mentions: Int, cues: Int)

  /// Text without a full stop for longer than this is no sentence; keeps the reading linear.
  private static let mostClauses = 40

  init() {
    // What most texts need at most: growing is dearer than room.
    cues.reserveCapacity(16)
    ends.reserveCapacity(8)
  }

  mutating func closeClause(at offset: Int) { ends.append((offset, mentions.count, cues.count)) }

  /// Ends the sentence, whose last clause ends here.
  mutating func closeSentence(at offset: Int) {
    closeClause(at: offset)
    sentences.append(ends.count)
  }

  /// What was read from `start` on, in one array for all sentences.
  func read(from start: Int) -> [ClaimSentence] {
    var last: End = (start, 0, 0)
    let clauses = ends.map { end in
      defer { last = end }
      return ClaimClause(
        range: last.offset..<end.offset, mentions: mentions[last.mentions..<end.mentions],
        cues: cues[last.cues..<end.cues])
    }
    var read: [ClaimSentence] = []
    read.reserveCapacity(sentences.count)
    var first = 0
    for count in sentences {
      let from: End = first == 0 ? (start, 0, 0) : ends[first - 1]
      let end = ends[count - 1]
      let isEmpty = from.mentions == end.mentions && from.cues == end.cues
      if count - first <= OpenText.mostClauses {
        read.append(
          ClaimSentence(
            range: from.offset..<end.offset, mentions: mentions[from.mentions..<end.mentions],
            cues: cues[from.cues..<end.cues], clauses: clauses[first..<(isEmpty ? first : count)]))
      }
      first = count
    }
    return read
  }
}

/// Cuts a text into sentences, clauses, callbacks and cues.
struct ClaimSentenceReader {
  let text: NoteText

  /// Complexity: O(bytes).
  func sentences(in range: Range<Int>) -> [ClaimSentence] {
    let bytes = text.bytes
    let cues = ClaimCues.table
    var open = OpenText()
    var next = text.mentions(in: range)
    // A cue does not reach into a name.
    var limit = beginning(of: next, end: range.upperBound)
    var offset = range.lowerBound
    while offset < range.upperBound {
      if offset >= limit, let index = next.popFirst() {
        limit = beginning(of: next, end: range.upperBound)
        let mention = text.mention(index)
        if mention.isCallback {
          open.mentions.append((index, mention.range))
        } else if let hit = cues.match(bytes, at: offset, limit: limit) {
          open.cues.append((hit.meaning, offset..<offset + hit.length))
        }
        offset = max(offset + 1, mention.range.upperBound)
        continue
      }
      if let hit = cues.match(bytes, at: offset, limit: limit) {
        open.cues.append((hit.meaning, offset..<offset + hit.length))
        offset += hit.length
        continue
      }
      if bytes[offset].isLetter {
        // No cue starts inside a word, and nothing ends there.
        repeat { offset += 1 } while offset < limit && bytes[offset].isLetter
        continue
      }
      let end = offset + bytes.scalarLength(at: offset)
      if Stop.canBegin(with: bytes[offset]) {
        switch Stop(bytes, at: offset, limit: range.upperBound) {
        case .none: break
        case .clause: open.closeClause(at: end)
        case .sentence: open.closeSentence(at: end)
        }
      }
      offset = end
    }
    open.closeSentence(at: range.upperBound)
    return open.read(from: range.lowerBound)
  }

  /// Where the first of these mentions starts.
  private func beginning(of mentions: Range<Int>, end: Int) -> Int {
    mentions.first.map { min(end, text.mention($0).range.lowerBound) } ?? end
  }

  private enum Stop {
    case none, clause, sentence

    /// Asked first: few bytes can, and of Chinese characters none.
    static func canBegin(with byte: UInt8) -> Bool {
      switch byte {
      case 0x0A, 0x21, 0x2C, 0x2E, 0x3B, 0x3F, 0xE3, 0xEF: true
      default: false
      }
    }

    init(_ bytes: [UInt8], at offset: Int, limit: Int) {
      let (value, length) = bytes.scalar(at: offset)
      let next = offset + length
      let isBeforeSpace = next >= limit || bytes[next].isSpace || bytes[next] > 0x7F
      switch value {
      case 0x3002, 0xFF01, 0xFF1F, 0xFF1B: self = .sentence
      case 0x2E, 0x21, 0x3F, 0x3B: self = isBeforeSpace ? .sentence : .none
      case 0xFF0C: self = .clause
      case 0x2C: self = isBeforeSpace ? .clause : .none
      case 0x0A: self = Stop.isLineAlone(bytes, before: offset, next: next, limit) ? .sentence : .none
      default: self = .none
      }
    }

    /// A line of Chinese ends a sentence, an English one goes on unless a list mark or a blank line follows.
    private static func isLineAlone(_ bytes: [UInt8], before offset: Int, next: Int, _ limit: Int) -> Bool {
      var last = offset
      while last > 0, bytes[last - 1].isBlank || bytes[last - 1] == 0x0D { last -= 1 }
      guard last > 0 else { return false }
      if bytes[last - 1] > 0x7F || bytes[last - 1] == 0x0A { return true }
      let start = bytes.skipBlanks(from: next, to: limit)
      return start < limit && (bytes[start].isLineEnd || bytes[start] == 0x2D || bytes[start] == 0x2A)
    }
  }
}
