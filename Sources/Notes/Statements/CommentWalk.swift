import LifecycleEngine
import Reading

/// A comment of a code block.
struct ClaimComment {
  var range: Range<Int>
  /// The method that it explains; nil for text that stands between lines of code.
  var topic: Int?
  /// Whether it is a remark among the lines of the method's body.
  var isRemark = false
  /// Whether it is set off from all code, and explains none.
  var isApart = false
}

/// Goes through the lines of a code block, for the comments that explain a method.
struct CommentWalk {
  let text: NoteText
  private var found: [ClaimComment] = []
  private let reader: CodeLineReader
  /// A comment that stands above what comes next.
  private var pending: Range<Int>?
  /// Whether it is of the kind that documents what stands below, even where that was cut off.
  private var documents = false
  /// The method whose body this is.
  private var body: Int?
  /// How many braces are open since its declaration.
  private var depth = 0
  /// A declaration whose body may open on the next line.
  private var awaiting: Int?
  /// The callback that the line above names alone.
  private var heading: Int?
  /// The method that was declared last.
  private var last: Int?
  /// Text without a comment mark: no code starts with a Chinese, Japanese or Korean letter.
  private var prose: Range<Int>?
  /// A comment of several lines that is not closed.
  private var open: Range<Int>?
  /// Whether comments explain what stands above them.
  private var follows = false
  /// Whether the line above is the last comment that was found, in a body and on its own.
  private var isBelowComment = false

  private init(text: NoteText) {
    self.text = text
    reader = CodeLineReader(text: text)
  }

  private var bytes: [UInt8] { text.bytes }

  /// The comments of a code block, whose lines begin at these places.
  static func comments(of text: NoteText, _ starts: [Int], in range: Range<Int>) -> [ClaimComment] {
    var walk = CommentWalk(text: text)
    let lines = starts.map { text.bytes.trimmed(text.lineRange(from: $0, in: range)) }
    walk.follows = walk.commentsFollow(lines)
    for line in lines { walk.add(line) }
    walk.end()
    return walk.found
  }

  /// Whether the first line declares a method without its body, and the last is a comment: each stands below its method.
  private func commentsFollow(_ lines: [Range<Int>]) -> Bool {
    let filled = lines.filter { !$0.isEmpty }
    let comments = filled.filter { reader.commentStart($0) != nil }
    guard comments.count > 1, comments.last == filled.last,
      let first = filled.first(where: { reader.commentStart($0) != nil || declared(on: $0) != nil }),
      declared(on: first) != nil
    else { return false }
    return !lines.contains { bytes[$0].contains(UInt8(ascii: "{")) }
  }

  private mutating func add(_ line: Range<Int>) {
    if let start = open?.lowerBound { return goOn(start..<line.upperBound, line) }
    guard !line.isEmpty else {
      // Set off from all code it explains no method; what it says of those that it names is text like other text.
      if let apart = pending, text.namesCallback(in: apart) {
        found.append(ClaimComment(range: apart, topic: nil, isApart: true))
      }
      pending = nil
      isBelowComment = false
      return endProse()
    }
    if let topic = awaiting, bytes[line.lowerBound] == UInt8(ascii: "{") { body = topic }
    awaiting = nil
    if bytes.hasWord("/*", at: line.lowerBound) {
      return goOn(line.lowerBound + 2..<max(line.lowerBound + 2, line.upperBound), line)
    }
    documents = bytes.hasWord("///", at: line.lowerBound)
    if let start = reader.commentStart(line) { return add(comment: start..<line.upperBound) }
    if bytes[line.lowerBound].isProseStart {
      // Below a comment, the comment goes on: it was broken by hand.
      if let above = pending {
        pending = above.lowerBound..<line.upperBound
      } else {
        prose = (prose ?? line).lowerBound..<line.upperBound
      }
      return
    }
    endProse()
    heading = soleName(line)
    addCode(line)
    close(line)
    pending = nil
  }

  /// Below a method whose body is over, the last comment of a block explains it.
  private mutating func end() {
    if let above = pending, !documents {
      found.append(ClaimComment(range: above, topic: last))
    }
    endProse()
  }

  private mutating func endProse() {
    if let prose {
      found.append(ClaimComment(range: prose, topic: heading))
    }
    prose = nil
  }

  private mutating func goOn(_ comment: Range<Int>, _ line: Range<Int>) {
    let isClosed = line.count >= 2 && bytes[line.upperBound - 2] == 0x2A && bytes[line.upperBound - 1] == 0x2F
    open = isClosed ? nil : comment
    if isClosed { add(comment: comment.lowerBound..<max(comment.lowerBound, comment.upperBound - 2)) }
  }

  /// A line of code that was commented out says nothing; what stands behind it does.
  private func explanation(in comment: Range<Int>) -> Range<Int>? {
    if bytes.hasWord(Self.mark, at: bytes.trimmed(comment).lowerBound) { return nil }
    let behind = trailingComment(comment)
    let said = bytes.trimmed(comment.lowerBound..<(behind.map { $0.lowerBound - 2 } ?? comment.upperBound))
    guard let last = said.last, Self.endsOfCode.contains(bytes[last]) else { return comment }
    return behind
  }

  /// A title of what stands below, for editors.
  private static let mark: StaticString = "MARK:"
  private static let endsOfCode = Set(";{}".utf8)

  private mutating func add(comment written: Range<Int>) {
    guard let comment = explanation(in: written) else {
      // "MARK: X": what stands below is about it.
      if let named = named(written) { (last, pending) = (named, nil) }
      return
    }
    if let topic = body {
      if isBelowComment, let above = found.last?.range, goesOn(above, comment) {
        found[found.count - 1].range = above.lowerBound..<comment.upperBound
      } else {
        found.append(ClaimComment(range: comment, topic: topic, isRemark: true))
      }
      isBelowComment = true
    } else if follows, let last {
      found.append(ClaimComment(range: comment, topic: last))
    } else {
      pending = (pending?.lowerBound ?? comment.lowerBound)..<comment.upperBound
    }
  }

  /// A sentence that was wrapped: no stop ends the line above, and a word in small letters begins this one.
  private func goesOn(_ above: Range<Int>, _ comment: Range<Int>) -> Bool {
    guard let last = bytes[bytes.trimmed(above)].last, !Self.ends.contains(last) else { return false }
    let line = bytes.trimmed(comment)
    var offset = line.lowerBound
    while offset < line.upperBound {
      let (letter, length) = bytes.scalar(at: offset)
      if SmallLetters.contains(letter) {
        offset += length
      } else {
        return offset > line.lowerBound && Self.endsOfWord.contains(bytes[offset])
      }
    }
    return !line.isEmpty
  }

  private static let ends = Set(".!?:;{}".utf8)
  private static let endsOfWord = ends.union(" ,)-'".utf8)

  private mutating func addCode(_ line: Range<Int>) {
    isBelowComment = false
    if let topic = declared(on: line) {
      last = topic
      if let above = pending { found.append(ClaimComment(range: above, topic: topic)) }
      if let behind = trailingComment(line) {
        found.append(ClaimComment(range: behind, topic: topic))
      }
      depth = 0
      body = bytes[line].contains(UInt8(ascii: "{")) ? topic : nil
      if body == nil { awaiting = topic }
    } else if let topic = body {
      if let remark = trailingComment(line) {
        found.append(ClaimComment(range: remark, topic: topic, isRemark: true))
      } else if let text = printed(line) {
        found.append(ClaimComment(range: text, topic: topic))
      }
    } else if let behind = trailingComment(line),
      let name = soleName(bytes.trimmed(line.lowerBound..<behind.lowerBound - 2))
    {
      // "viewDidLoad   // once": a list of names, each explained on its line.
      found.append(ClaimComment(range: behind, topic: name))
    }
  }

  /// Ends a body where its brace is closed: on a line of its own, or behind the last statement.
  private mutating func close(_ line: Range<Int>) {
    let code = bytes[line.lowerBound..<(trailingComment(line)?.lowerBound ?? line.upperBound)]
    let closed = code.count { $0 == UInt8(ascii: "}") }
    depth += code.count { $0 == UInt8(ascii: "{") } - closed
    if closed > 0, depth <= 0 { body = nil }
  }

  /// The callback that a line names and nothing else: what stands below explains it.
  private func soleName(_ line: Range<Int>) -> Int? {
    named(line).flatMap { line.count - text.mention($0).range.count <= 3 ? $0 : nil }
  }

  /// The one callback that a line names.
  private func named(_ line: Range<Int>) -> Int? {
    let names = text.mentions(in: line)
    guard names.count == 1, let name = names.first, text.mention(name).isCallback else { return nil }
    return name
  }

  /// The text that a line prints: what its author says of the method.
  private func printed(_ line: Range<Int>) -> Range<Int>? {
    guard SourceReader.printing.occurs(in: line, of: bytes), let start = bytes[line].firstIndex(of: 0x22),
      let end = bytes[start + 1..<line.upperBound].firstIndex(of: 0x22)
    else { return nil }
    return start + 1..<end
  }

  /// The method that a line declares: `- (void)viewDidLoad`, `override func viewDidLoad()`.
  private func declared(on line: Range<Int>) -> Int? {
    guard let name = text.mentions(in: line).first(where: { text.mention($0).isCallback }) else { return nil }
    let first = bytes[line.lowerBound]
    let isObjC = first == UInt8(ascii: "-") || first == UInt8(ascii: "+")
    return isObjC || CommentWalk.keywords.occurs(in: line, of: bytes) ? name : nil
  }

  private func trailingComment(_ line: Range<Int>) -> Range<Int>? {
    let bytes = text.bytes
    var index = line.lowerBound
    while index + 1 < line.upperBound {
      let isMark = bytes[index] == 0x2F && bytes[index + 1] == 0x2F
      if isMark, index == line.lowerBound || bytes[index - 1] != UInt8(ascii: ":") {
        return index + 2..<line.upperBound
      }
      index += 1
    }
    return nil
  }

  private static let keywords = CueTable(words: ["func", "init", "deinit"])
}
