/// Words that tell in which order the callbacks of a sentence come.
enum ProseCue: Sendable, Equatable {
  /// Behind a name: "X 之后".
  case afterBehind
  /// Behind a name: "X 之前".
  case beforeBehind
  /// Before a name: "after X", "once X returns".
  case afterAhead
  /// Before a name: "before X".
  case beforeAhead
  /// Behind two names: "X 与 Y 之间".
  case betweenBehind
  /// Before two names: "between X and Y".
  case betweenAhead
  /// Between two names: "X, then Y".
  case then
  /// Between two names: "X precedes Y".
  case earlier
  /// Between two names: "X follows Y".
  case later
  case first
  /// 在: opens what 之后 and 之前 close.
  case at
  case and
  /// "依次": the names that follow come in this order.
  case inOrder
  /// "顺序": the names that follow may come in this order.
  case order
  case not
  case question
  /// A word that only looks like one of the others.
  case nothing

  static let table = CueTable<ProseCue>([
    (
      .afterBehind,
      [
        "之后", "以后", "后", "后面", "完毕", "执行完", "调用完", "加载完", "返回之后", "결과 이후", "후에", "이후", "이후에", "다음에", "뒤에",
        "후",
        "の後", "のあと", "後に", "後",
      ]
    ),
    (.beforeBehind, ["之前", "以前", "前", "前面", "전에", "이전에", "이전", "の前", "前に"]),
    (.afterAhead, ["after", "right after", "once", "as soon as", "sau khi", "sau"]),
    (.beforeAhead, ["before", "just before", "right before", "prior to", "trước khi", "trước"]),
    (.betweenBehind, ["之间", "中间", "사이", "사이에", "の間", "の間に"]),
    (.betweenAhead, ["between", "in between", "giữa"]),
    (
      .then,
      [
        "then", "and then", "followed by", "next", "finally", "afterwards", "然后", "接着", "随后", "紧接着", "再",
        "最后",
        "接下来", "继而", "才会", "之后再", "之后会", "后再", "그 다음", "그다음", "그리고 나서", "次に", "その後", "最後に", "rồi",
        "tiếp theo",
        "cuối cùng", "leads to",
      ]
    ),
    (.earlier, ["先于", "早于", "precedes", "precede", "earlier than"]),
    (.later, ["晚于", "later than"]),
    (.first, ["first", "首先", "先", "最先", "先调用", "먼저", "まず", "trước tiên", "đầu tiên"]),
    (.at, ["在", "于"]),
    (.and, ["and", "和", "与", "及", "以及", "、", "跟", "&&", "&", "와", "과", "と", "và", ",", "，", "/"]),
    (
      .inOrder,
      [
        "依次", "顺序为", "顺序是", "顺序如下", "顺序：", "顺序:", "先后", "流程为", "流程：", "流程:", "in order", "in this order",
        "in the following order", "order is", "order:", "sequence:", "sequence is", "in sequence", "순서대로",
        "순서는", "順番に",
      ]
    ),
    (.order, ["顺序", "流程", "order", "sequence", "순서", "順番", "順序", "thứ tự", "过程"]),
    (.not, ["不会", "没有", "不", "未", "并不", "not", "never", "doesn't", "isn't", "don't", "won't", "않", "không"]),
    (.question, ["?", "？", "吗", "呢"]),
    (
      .nothing,
      [
        "后台", "前台", "当前", "目前", "提前", "前后", "落后", "背后", "先后顺序", "前缀", "后缀", "再次", "不再", "前提", "此前",
        "前一个", "后一个", "此后", "后续", "之前的", "以前的", "at first", "first time", "the first", "优先",
        "first responder",
        "不仅", "不同", "不过", "不断", "对不", "before ios", "after ios", "if not", "不能再",
      ]
    ),
  ])
}

/// A sentence as a row of callbacks and cues.
struct Sentence {
  enum Token {
    case mention(Int)
    case cue(ProseCue, Range<Int>)
  }

  let range: Range<Int>
  var tokens: [Token] = []
  var mentions: [Int] = []
  var isQuestion = false

  /// The cues after token `position`, up to the next mention.
  func cues(after position: Int) -> [(cue: ProseCue, range: Range<Int>)] {
    var found: [(cue: ProseCue, range: Range<Int>)] = []
    for token in tokens[(position + 1)...] {
      guard case .cue(let cue, let range) = token else { break }
      found.append((cue, range))
    }
    return found
  }

  /// The cues before token `position`, the nearest first, up to the mention before.
  func cues(before position: Int) -> [(cue: ProseCue, range: Range<Int>)] {
    var found: [(cue: ProseCue, range: Range<Int>)] = []
    for token in tokens[..<position].reversed() {
      guard case .cue(let cue, let range) = token else { break }
      found.append((cue, range))
    }
    return found
  }
}

/// Cuts a text into sentences and these into callbacks and cues.
struct SentenceReader {
  let text: NoteText

  /// The sentences of a range that name a callback.
  func sentences(in range: Range<Int>) -> [Sentence] {
    let bytes = text.bytes
    let indices = text.mentions(in: range).filter { text.mention($0).isCallback }
    guard !indices.isEmpty else { return [] }
    var sentences: [Sentence] = []
    var next = indices[...]
    var start = range.lowerBound
    var current = Sentence(range: range)
    var offset = range.lowerBound
    func close(at end: Int) {
      if !current.mentions.isEmpty {
        var sentence = Sentence(range: start..<end, tokens: current.tokens, mentions: current.mentions)
        sentence.isQuestion = current.isQuestion
        sentences.append(sentence)
      }
      current = Sentence(range: range)
      start = end
    }
    var name = text.mention(indices[0]).range
    while offset < range.upperBound {
      if name.lowerBound <= offset, let index = next.popFirst() {
        current.tokens.append(.mention(index))
        current.mentions.append(index)
        offset = max(offset + 1, name.upperBound)
        name = next.first.map { text.mention($0).range } ?? range.upperBound..<range.upperBound
        continue
      }
      if let end = sentenceEnd(at: offset, limit: range.upperBound) {
        let (value, _) = bytes.scalar(at: offset)
        current.isQuestion = value == 0x3F || value == 0xFF1F
        close(at: end)
        offset = end
        continue
      }
      if let hit = ProseCue.table.match(bytes, at: offset, limit: range.upperBound) {
        if hit.meaning == .question { current.isQuestion = true }
        current.tokens.append(.cue(hit.meaning, offset..<offset + hit.length))
        offset += hit.length
      } else {
        offset += bytes.scalarLength(at: offset)
      }
    }
    close(at: range.upperBound)
    return sentences
  }

  /// The end of a full stop at an offset; a line end ends a sentence only behind a letter beyond ASCII or
  /// before a list mark.
  private func sentenceEnd(at offset: Int, limit: Int) -> Int? {
    let bytes = text.bytes
    // Few bytes can be a full stop, and none of most Chinese characters.
    switch bytes[offset] {
    case 0x0A, 0x21, 0x2E, 0x3F, 0xE3, 0xEF: break
    default: return nil
    }
    let (value, length) = bytes.scalar(at: offset)
    let next = offset + length
    switch value {
    case 0x3002, 0xFF01, 0xFF1F, 0xFF0E: return next
    case 0x2E, 0x21, 0x3F: return next >= limit || bytes[next].isSpace || bytes[next] > 0x7F ? next : nil
    case 0x0A:
      var last = offset
      while last > 0, bytes[last - 1].isBlank || bytes[last - 1] == 0x0D { last -= 1 }
      return last > 0 && (bytes[last - 1] > 0x7F || bytes[last - 1] == 0x0A) ? next : nil
    default: return nil
    }
  }
}
