/// A comment of a note or scenario, and what stands behind it.
package struct CommentPlace: Sendable, Hashable {
  /// The bytes of the whole comment, from `<!--` through `-->` or from `#` to the end of the line.
  package var range: Range<Int>
  /// What stands in it.
  package var words: Range<Int>
  /// What `lc-allow-next` is about: the next block, or the rest of the block that the comment stands in.
  package var next: Range<Int>

  /// Makes a place.
  package init(range: Range<Int>, words: Range<Int>, next: Range<Int>) {
    self.range = range
    self.words = words
    self.next = next
  }
}

/// What a comment such as `<!-- lc-allow-next LC4003: the quiz needs it -->` says.
struct SuppressionComment {
  /// How far a comment reaches.
  enum Reach: String, CaseIterable {
    /// The next block.
    case next = "lc-allow-next"
    /// From here to `lc-end`.
    case open = "lc-allow"
    case end = "lc-end"
    /// The whole file.
    case file = "lc-allow-file"
  }

  /// A code and where it is written.
  struct Code {
    let text: String
    let range: Range<Int>
  }

  /// Why a comment that was meant for lcdoc cannot be used.
  enum Flaw: Error {
    case unknownWord(String)
    case noCode
    case noReason
  }

  let place: CommentPlace
  let reach: Reach
  let codes: [Code]
  let reason: String

  /// What the comment says; nil if it speaks to somebody else.
  static func read(_ place: CommentPlace, in file: SourceFile) -> Result<SuppressionComment, Flaw>? {
    let bytes = file.bytes
    var scanner = Scanner(bytes: bytes, range: place.words)
    let word = String(decoding: bytes[scanner.word()], as: UTF8.self)
    guard word.hasPrefix("lc-") else { return nil }
    guard let reach = Reach(rawValue: word) else {
      // Other tools may have words with the same beginning.
      let near = NearNames(Reach.allCases.map(\.rawValue)).near(word)
      return near.isEmpty ? nil : .failure(.unknownWord(near[0]))
    }
    if reach == .end { return .success(SuppressionComment(place: place, reach: reach, codes: [], reason: "")) }
    var codes: [Code] = []
    while true {
      let range = scanner.word()
      if range.isEmpty { break }
      codes.append(Code(text: String(decoding: bytes[range], as: UTF8.self), range: range))
      if !scanner.skip(",") { break }
    }
    guard !codes.isEmpty else { return .failure(.noCode) }
    guard scanner.skip(":") else { return .failure(.noReason) }
    let reason = scanner.rest
    guard !reason.isEmpty else { return .failure(.noReason) }
    return .success(SuppressionComment(place: place, reach: reach, codes: codes, reason: reason))
  }
}

/// Takes a comment apart into words.
private struct Scanner {
  let bytes: [UInt8]
  var range: Range<Int>

  /// The next run of letters, digits and `-`; empty if there is none.
  mutating func word() -> Range<Int> {
    skipSpace()
    let start = range.lowerBound
    while let byte = bytes[range].first, Self.isInWord(byte) { range.removeFirst() }
    return start..<range.lowerBound
  }

  mutating func skip(_ mark: Unicode.Scalar) -> Bool {
    skipSpace()
    guard let byte = bytes[range].first, byte == UInt8(ascii: mark) else { return false }
    range.removeFirst()
    return true
  }

  /// What is left, without the space around it, on one line.
  var rest: String {
    bytes[range].split(whereSeparator: Self.isSpace).map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
  }

  private mutating func skipSpace() {
    while let byte = bytes[range].first, Self.isSpace(byte) { range.removeFirst() }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private static func isInWord(_ byte: UInt8) -> Bool { byte.isASCIIAlphanumeric || byte == UInt8(ascii: "-") }
}

extension Range where Bound == Int {
  fileprivate mutating func removeFirst() { self = lowerBound + 1..<upperBound }
}
