import LifecycleEngine

/// Finds the comments of a code block that explain a method.
struct ClaimComments {
  struct Comment {
    var range: Range<Int>
    var topic: Int
    /// Directly above the declaration, or behind it on its line: says what the method is. A comment in the body may
    /// be about anything.
    var isAtDeclaration: Bool
  }

  let text: NoteText

  func comments(_ starts: [Int], in range: Range<Int>) -> [Comment] {
    let reader = CodeLineReader(text: text)
    let bytes = text.bytes
    var found: [Comment] = []
    var pending: Range<Int>?
    var body: Int?
    /// A declaration whose body may open on the next line.
    var awaiting: Int?
    for start in starts {
      let line = bytes.trimmed(text.lineRange(from: start, in: range))
      guard !line.isEmpty else {
        pending = nil
        continue
      }
      if let topic = awaiting, bytes[line.lowerBound] == UInt8(ascii: "{") { body = topic }
      awaiting = nil
      if let comment = commentText(line, reader) {
        if let topic = body {
          found.append(Comment(range: comment, topic: topic, isAtDeclaration: false))
        } else {
          pending = (pending?.lowerBound ?? comment.lowerBound)..<comment.upperBound
        }
        continue
      }
      if bytes[line.lowerBound] == UInt8(ascii: "}") { body = nil }
      if let topic = declared(on: line) {
        if let above = pending { found.append(Comment(range: above, topic: topic, isAtDeclaration: true)) }
        if let behind = trailingComment(line) {
          found.append(Comment(range: behind, topic: topic, isAtDeclaration: true))
        }
        body = bytes[line].contains(UInt8(ascii: "{")) ? topic : nil
        if body == nil { awaiting = topic }
      }
      pending = nil
    }
    return found
  }

  private func commentText(_ line: Range<Int>, _ reader: CodeLineReader) -> Range<Int>? {
    guard let start = reader.commentStart(line) else { return nil }
    return start..<line.upperBound
  }

  /// The method that a line declares: `- (void)viewDidLoad`, `override func viewDidLoad()`.
  private func declared(on line: Range<Int>) -> Int? {
    let bytes = text.bytes
    let first = bytes[line.lowerBound]
    let isObjC = first == UInt8(ascii: "-") || first == UInt8(ascii: "+")
    guard isObjC || ClaimComments.keywords.occurs(in: line, of: bytes) else { return nil }
    return text.mentions(in: line).first { text.mention($0).isCallback }
  }

  private func trailingComment(_ line: Range<Int>) -> Range<Int>? {
    let bytes = text.bytes
    var index = line.lowerBound
    while index + 1 < line.upperBound {
      if bytes[index] == 0x2F, bytes[index + 1] == 0x2F { return index + 2..<line.upperBound }
      index += 1
    }
    return nil
  }

  private static let keywords = CueTable<Bool>([(true, ["func", "init", "deinit"])])
}
