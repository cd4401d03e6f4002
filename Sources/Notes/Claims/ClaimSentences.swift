import LifecycleEngine

/// A clause of a sentence as a row of callbacks and cues.
struct ClaimClause {
  var range: Range<Int>
  var mentions: [(index: Int, range: Range<Int>)] = []
  var cues: [(cue: ClaimCue, range: Range<Int>)] = []

  func has(_ cue: ClaimCue) -> Bool { cues.contains { $0.cue == cue } }

  func range(of cue: ClaimCue) -> Range<Int>? { cues.first { $0.cue == cue }?.range }
}

/// A sentence in clauses.
struct ClaimSentence {
  var range: Range<Int>
  var clauses: [ClaimClause] = []
}

/// Cuts a text into sentences, clauses, callbacks and cues.
struct ClaimSentenceReader {
  let text: NoteText
  /// Text without a full stop for longer than this is no sentence; keeps the reading linear.
  private static let mostClauses = 40

  /// Complexity: O(bytes).
  func sentences(in range: Range<Int>) -> [ClaimSentence] {
    let bytes = text.bytes
    let cues = ClaimCues.table
    var sentences: [ClaimSentence] = []
    var start = range.lowerBound
    var clause = ClaimClause(range: start..<start)
    var clauses: [ClaimClause] = []
    clauses.reserveCapacity(4)
    var next = text.mentions(in: range)
    // A cue does not reach into a name.
    var limit = beginning(of: next, end: range.upperBound)
    var offset = range.lowerBound
    func closeClause(at end: Int) {
      clause.range = clause.range.lowerBound..<end
      clauses.append(clause)
      clause = ClaimClause(range: end..<end)
    }
    while offset < range.upperBound {
      if offset >= limit, let index = next.popFirst() {
        limit = beginning(of: next, end: range.upperBound)
        let mention = text.mention(index)
        if mention.isCallback {
          clause.mentions.append((index, mention.range))
        } else if let hit = cues.match(bytes, at: offset, limit: limit) {
          clause.cues.append((hit.meaning, offset..<offset + hit.length))
        }
        offset = max(offset + 1, mention.range.upperBound)
        continue
      }
      if let hit = cues.match(bytes, at: offset, limit: limit) {
        clause.cues.append((hit.meaning, offset..<offset + hit.length))
        offset += hit.length
        continue
      }
      if bytes[offset].isLetter {
        // No cue starts inside a word, and nothing ends there.
        repeat { offset += 1 } while offset < limit && bytes[offset].isLetter
        continue
      }
      let length = bytes.scalarLength(at: offset)
      guard Stop.canBegin(with: bytes[offset]) else {
        offset += length
        continue
      }
      switch Stop(bytes, at: offset, limit: range.upperBound) {
      case .none: break
      case .clause: closeClause(at: offset + length)
      case .sentence:
        closeClause(at: offset + length)
        if clauses.count <= Self.mostClauses {
          sentences.append(ClaimSentence(range: start..<offset + length, clauses: clauses))
        }
        clauses = []
        clauses.reserveCapacity(4)
        start = offset + length
      }
      offset += length
    }
    closeClause(at: range.upperBound)
    if clauses.count <= Self.mostClauses {
      sentences.append(ClaimSentence(range: start..<range.upperBound, clauses: clauses))
    }
    return sentences
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
