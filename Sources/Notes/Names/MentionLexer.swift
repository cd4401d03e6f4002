import LifecycleEngine

/// Finds the callbacks named in a text: one pass over its bytes.
///
/// Names are looked up as whole identifiers, so `clearsSelectionOnViewWillAppear` is none. Labels decide where
/// the base name is shared (`willMove(toWindow:)`), and small slips are forgiven (`viewDidApper`).
struct MentionLexer {
  /// A mention with what the readers of orderings need to know of it.
  struct Found {
    var mention: Mention
    /// `init` and the like in code that makes an object: a mention only if an ordering uses it as a step.
    var isPassing = false
    /// The callback to take in a note about scenes, for a short form that both delegates share.
    var inScene: Callback?
    /// `VWA`: a mention only in a note that abbreviates another one so, too.
    var isInitials = false
  }

  let bytes: [UInt8]
  var found: [Found] = []
  let index = NameIndex.shared

  /// Reads one region. Complexity: O(bytes), apart from words that look like misspelt names.
  mutating func read(_ region: TextRegion) {
    var mask = 0
    var span = 0
    var offset = region.range.lowerBound
    let limit = region.range.upperBound
    while offset < limit {
      while mask < region.masks.count, region.masks[mask].upperBound <= offset { mask += 1 }
      let bound = mask < region.masks.count ? min(region.masks[mask].lowerBound, limit) : limit
      guard offset < bound, let word = Word.first(in: bytes, from: offset, to: bound) else {
        offset = mask < region.masks.count ? region.masks[mask].upperBound : limit
        continue
      }
      let next = word.range.upperBound < bytes.count ? bytes[word.range.upperBound] : 0
      if next == 0x3A || next == 0x2E, let address = endOfAddress(word.range, limit: limit) {
        offset = address
        continue
      }
      let start = word.range.lowerBound
      while span < region.codeSpans.count, region.codeSpans[span].upperBound <= start { span += 1 }
      let isSpan = span < region.codeSpans.count && region.codeSpans[span].contains(start)
      let token = Token(word: word, next: next, limit: limit, region: region.kind, isSpan: isSpan)
      offset = max(read(token), word.range.upperBound)
    }
  }

  /// Puts the mentions into the order of the file and drops those that lie in others: blocks may overlap.
  mutating func sort() {
    found.sort { $0.mention.range.lowerBound < $1.mention.range.lowerBound }
    var kept: [Found] = []
    kept.reserveCapacity(found.count)
    for one in found where one.mention.range.lowerBound >= kept.last?.mention.range.upperBound ?? 0 {
      kept.append(one)
    }
    found = kept
  }

  /// Drops initials where the note has those of one callback alone: they may be of anything.
  mutating func dropLoneInitials() {
    let abbreviated = Set(found.lazy.filter { $0.isInitials }.map { $0.mention.callback })
    if abbreviated.count == 1 { found.removeAll { $0.isInitials } }
  }

  /// Reads one identifier and gives the offset to go on at.
  private mutating func read(_ token: Token) -> Int {
    if token.next == 0x2E, isFileName(token) { return token.range.upperBound }
    guard index.words.mayContain(token.word.hash) else { return takeNearName(token) ?? token.range.upperBound }
    if let entry = index.table.value(bytes, token.range, hash: token.word.hash) {
      if let next = take(entry, token) { return next }
    } else if let next = takeNearName(token) {
      return next
    }
    return takeSpacedWords(token) ?? token.range.upperBound
  }

  /// `http://…` and `www.…` up to a blank, a bracket, a quotation mark or a letter beyond ASCII.
  private func endOfAddress(_ word: Range<Int>, limit: Int) -> Int? {
    let isAddress =
      (bytes.hasWord("://", at: word.upperBound) && word.count <= 6)
      || (word.count == 3 && bytes.hasWord("www.", at: word.lowerBound))
    guard isAddress else { return nil }
    var end = word.upperBound
    while end < limit, bytes[end] > 0x20, bytes[end] < 0x80,
      ![0x22, 0x29, 0x3C, 0x3E, 0x5D, 0x60].contains(bytes[end])
    {
      end += 1
    }
    return end
  }

  /// `viewDidLoad.png` names a file.
  private func isFileName(_ token: Token) -> Bool {
    let dot = token.range.upperBound
    guard dot + 1 < token.limit, bytes[dot + 1].isLetter else { return false }
    let end = bytes.endOfIdentifier(from: dot + 1, to: token.limit)
    guard end - dot - 1 <= MentionLexer.longestFileEnding else { return false }
    return MentionLexer.fileEndings.contains { bytes.has($0, exactlyIn: dot + 1..<end) }
  }

  private static let fileEndings = [
    "png", "jpg", "jpeg", "gif", "svg", "webp", "md", "html", "pdf", "swift", "m", "h",
  ].map { Array($0.utf8) }

  private static let longestFileEnding = fileEndings.map({ $0.count }).max() ?? 0
}

extension MentionLexer {
  /// An identifier and where it stands.
  struct Token {
    let word: Word
    /// The byte behind it, also where that is in another region.
    let next: UInt8
    /// The end of the region.
    let limit: Int
    let region: TextRegion.Kind
    let isSpan: Bool

    var range: Range<Int> { word.range }

    /// Source code, a log or a diagram.
    var isCode: Bool { region == .code || region == .diagram }

    var place: Mention.Place {
      if isSpan { return .inlineCode }
      switch region {
      case .prose: return .prose
      case .heading: return .heading
      case .listItem: return .listItem
      case .table: return .table
      case .code, .diagram: return .code
      case .frontMatter: return .frontMatter
      }
    }
  }

  /// Adds a mention. Owners and the difference between code and logs are found out later, from the whole note.
  mutating func add(
    _ callback: Callback, _ range: Range<Int>, _ spelling: Mention.Spelling, _ token: Token,
    isPassing: Bool = false, inScene: Callback? = nil
  ) {
    let text = String(decoding: bytes[range], as: UTF8.self)
    let mention = Mention(
      callback: callback, owner: callback.info.owner, range: range, asWritten: text, spelling: spelling,
      place: token.place)
    found.append(Found(mention: mention, isPassing: isPassing, inScene: inScene))
  }

  /// The offset of the last byte before `offset` that is no blank, on the same line.
  func lastByte(before offset: Int) -> Int? {
    var index = offset - 1
    while index >= 0, bytes[index].isBlank { index -= 1 }
    return index >= 0 && !bytes[index].isLineEnd ? index : nil
  }

  /// The identifier that ends right before `offset` or before blanks there.
  func word(before offset: Int) -> Range<Int>? {
    guard let last = lastByte(before: offset), bytes[last].isIdentifier else { return nil }
    var start = last
    while start > 0, bytes[start - 1].isIdentifier { start -= 1 }
    return start..<last + 1
  }
}
