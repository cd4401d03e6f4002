import LifecycleEngine

extension MentionLexer {
  /// Takes a word that the index knows, if what follows or stands around makes it a callback.
  mutating func take(_ entry: NameIndex.Entry, _ token: Token) -> Int? {
    if let special = takeSpecial(entry, token) { return special }
    if let short = entry.short, entry.signatures.isEmpty { return take(short, token) }
    if let callback = entry.initials { return takeInitials(of: callback, token) }
    var tail = SignatureReader.Tail()
    if entry.dependsOnLabels {
      tail = SignatureReader(bytes: bytes, limit: token.limit).tail(after: token.range.upperBound)
    }
    guard let (signature, count) = entry.best(for: tail.labels) else { return nil }
    if entry.needsLabels, count == 0, !isPlainDraw(signature, tail, token) { return nil }
    let spelling = spelling(signature, entry, token)
    // In a diagram `LoadView[Load the data]` is the name of a box.
    if token.region == .diagram, spelling == .caseVariant { return token.range.upperBound }
    if isObjectMaking(signature.callback, token) { return token.range.upperBound }
    var end = token.range.upperBound
    if count > 0 { end = max(end, tail.labels[count - 1].end) }
    if count > 0, let compact = tail.compactEnd, compact > end { end = compact }
    if count > 0, end < token.limit, bytes[end] == 0x3A, tail.compactEnd != nil { end += 1 }
    // A declaration over several lines is named where it starts.
    let isOneLine = !bytes[token.range.lowerBound..<end].contains(where: { $0.isLineEnd })
    let range = isOneLine ? token.range.lowerBound..<end : token.range
    add(signature.callback, range, spelling, token)
    return end
  }

  /// `draw(_ rect: CGRect)`, `draw(_:)` and `super.draw(rect)`: the only method without a label whose
  /// base name is an everyday word.
  private func isPlainDraw(_ signature: Signature, _ tail: SignatureReader.Tail, _ token: Token) -> Bool {
    guard signature.callback == .drawRect, tail.isSwift else { return false }
    return (tail.startsWithUnderscore && tail.labels.isEmpty) || follows("super.", token.range.lowerBound)
  }

  /// Whether the text right before `offset` is `word`.
  func follows(_ word: StaticString, _ offset: Int) -> Bool {
    bytes.hasWord(word, at: offset - word.utf8CodeUnitCount)
  }

  /// `[[UIWindow alloc] initWithFrame:…]` makes an object; it does not name a callback.
  private func isObjectMaking(_ callback: Callback, _ token: Token) -> Bool {
    switch callback {
    case .initWithFrame, .initWithRootViewController, .initWithWindowScene:
      lastByte(before: token.range.lowerBound).map { bytes[$0] == 0x5D } ?? false
    default: false
    }
  }

  private func spelling(_ signature: Signature, _ entry: NameIndex.Entry, _ token: Token) -> Mention.Spelling {
    var isSwift = false
    for index in entry.signatures.indices where entry.signatures[index].callback == signature.callback {
      guard bytes.has(entry.signatures[index].base, exactlyIn: token.range) else { continue }
      if !entry.signatures[index].isSwift { return .exact }
      isSwift = true
    }
    if isSwift { return .swift }
    return isLabelOnly(signature, token) ? .short : .caseVariant
  }

  /// `didFinishLaunchingWithOptions` without `application`.
  private func isLabelOnly(_ signature: Signature, _ token: Token) -> Bool {
    signature.base.count != token.range.count
  }

  /// `vwa`, `VDL`, `vWA`; "via" is a word too.
  private mutating func takeInitials(of callback: Callback, _ token: Token) -> Int? {
    let isWord = bytes[token.range].elementsEqual("via".utf8) || bytes[token.range].elementsEqual("Via".utf8)
    // `A.VWD` is a receiver with its callback, `point.vda` is not.
    let isCapital = bytes[token.range].allSatisfy { $0.isUpper }
    guard !isWord, isAlone(token) || isCapital && !token.isCode else { return nil }
    add(callback, token.range, .short, token)
    found[found.count - 1].isInitials = true
    return token.range.upperBound
  }

  /// Whether nothing makes a word the name of something that code has: a member, a call, a value.
  private func isAlone(_ token: Token) -> Bool {
    if token.range.lowerBound > 0, bytes[token.range.lowerBound - 1] == 0x2E { return false }
    let next = token.range.upperBound
    return !token.isCode || next >= token.limit || ![0x28, 0x3A, 0x3D, 0x2E].contains(bytes[next])
  }

  /// A form without its subject: as it is spelt, or with a capital; in code only where it stands alone.
  private mutating func take(_ short: NameIndex.ShortForm, _ token: Token) -> Int? {
    let word = bytes[token.range]
    guard word.dropFirst().elementsEqual(short.spelled.dropFirst()), isAlone(token) else { return nil }
    add(short.callback, token.range, .short, token, inScene: short.inScene)
    return token.range.upperBound
  }

  /// A word that the index does not know: a name with digits behind it, with its receiver glued to it, or
  /// with slips.
  mutating func takeNearName(_ token: Token) -> Int? {
    let word = token.word.hasOnlyLetters ? token.word : bareWord(token.range)
    guard word.range.count >= 6 else { return nil }
    if word.range != token.range, let callback = plainName(word.range) {
      add(callback, word.range, .exact, token)
      return token.range.upperBound
    }
    if let (callback, range) = gluedName(word.range, token) {
      add(callback, range, .exact, token)
      return token.range.upperBound
    }
    guard word.hasOnlyLetters, let callback = index.typos.callback(bytes, word) else { return nil }
    add(callback, word.range, .typo, token)
    return token.range.upperBound
  }

  /// A word without the digits behind it and the underscores around it.
  private func bareWord(_ range: Range<Int>) -> Word {
    var end = range.upperBound
    while end > range.lowerBound, bytes[end - 1].isDigit || bytes[end - 1] == 0x5F { end -= 1 }
    var start = range.lowerBound
    while start < end, bytes[start] == 0x5F { start += 1 }
    let bare = start..<end
    return Word(
      range: bare, hash: WordHash(bytes, bare), hasOnlyLetters: bytes[bare].allSatisfy({ $0.isLetter }))
  }

  /// The callback whose whole name, without labels, is the word.
  private func plainName(_ range: Range<Int>) -> Callback? {
    guard let entry = index.entry(bytes, range), !entry.needsLabels, range.count >= 8 else {
      return nil
    }
    return entry.first
  }

  /// `- (void)Monitor_viewDidLoad` declares a method of its own.
  private func isDeclared(_ token: Token) -> Bool {
    guard token.isCode, let last = lastByte(before: token.range.lowerBound) else { return false }
    return bytes[last] == 0x29 || follows("func ", token.range.lowerBound)
  }

  /// `AviewDidLoad`, `FirstVC_viewDidLoad`: a receiver that starts with a capital, then a name in its exact
  /// spelling.
  private func gluedName(_ range: Range<Int>, _ token: Token) -> (Callback, Range<Int>)? {
    guard range.count >= 12, bytes[range.lowerBound].isUpper || bytes[range.lowerBound].isDigit, !isDeclared(token)
    else { return nil }
    let last = min(range.lowerBound + 24, range.upperBound - 11)
    guard range.lowerBound < last else { return nil }
    for start in range.lowerBound + 1..<last + 1 where bytes[start].isLower {
      let suffix = start..<range.upperBound
      guard let entry = index.entry(bytes, suffix), !entry.needsLabels,
        let signature = entry.signatures.first, bytes[suffix].elementsEqual(signature.base)
      else { continue }
      return (signature.callback, suffix)
    }
    return nil
  }
}
