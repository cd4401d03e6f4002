import LifecycleEngine

/// Names that are everyday words too: what stands around them decides.
extension MentionLexer {
  /// Takes `init`, `load` and `initialize`. Gives nil for all other names, and for `init` with known labels.
  mutating func takeSpecial(_ entry: NameIndex.Entry, _ token: Token) -> Int? {
    switch entry.first {
    case .initPlain: takeInit(entry, token)
    case .load: takeClassMethod(.load, needsMore: true, token)
    case .initialize: takeClassMethod(.initialize, needsMore: false, token)
    default: nil
    }
  }

  private mutating func takeInit(_ entry: NameIndex.Entry, _ token: Token) -> Int? {
    let end = token.range.upperBound
    guard bytes[token.range].elementsEqual("init".utf8) || !token.isCode else { return end }
    let tail = SignatureReader(bytes: bytes, limit: token.limit).tail(after: end)
    if entry.signatures.contains(where: { $0.labelsMatched(by: tail.labels) > 0 }) { return nil }
    if tail.isSwift, !tail.isEmptyCall { return end }
    if token.isCode {
      switch codeRole(token) {
      case .none: return end
      case .passing: add(.initPlain, token.range, .exact, token, isPassing: true)
      case .step: add(.initPlain, token.range, .exact, token)
      }
    } else if token.isSpan || isNamedInProse(token) {
      add(.initPlain, token.range, .exact, token)
    }
    return end
  }

  private enum CodeRole {
    case none, passing, step
  }

  /// `- (instancetype)init {` and `[super init]` pass by, `-[A init]` and a lone `init` are steps.
  private func codeRole(_ token: Token) -> CodeRole {
    let start = token.range.lowerBound
    guard let last = lastByte(before: start) else {
      return isFollowedByBody(token) ? .passing : .step
    }
    switch bytes[last] {
    case 0x5D, 0x2E: return .none
    case 0x29: return isFollowedByBody(token) ? .passing : .step
    default: break
    }
    guard let word = word(before: start) else { return isFollowedByBody(token) ? .passing : .step }
    if let bracket = lastByte(before: word.lowerBound), bytes[bracket] == 0x5B {
      let sign = bracket > 0 ? bytes[bracket - 1] : 0
      return sign == 0x2D || sign == 0x2B ? .step : .none
    }
    return isFollowedByBody(token) ? .passing : .step
  }

  private func isFollowedByBody(_ token: Token) -> Bool {
    var index = token.range.upperBound
    let limit = min(token.limit, index + 200)
    while index < limit, bytes[index] != 0x7B {
      if bytes[index] == 0x3B || bytes[index] > 0x7F { return false }
      if bytes[index].isLineEnd {
        let next = bytes.skipBlanks(from: index + 1, to: token.limit)
        return next < token.limit && bytes[next] == 0x7B
      }
      index += 1
    }
    return index < limit
  }

  /// `init` is no English word; but `git init` and `libSystem init` are something else.
  private func isNamedInProse(_ token: Token) -> Bool {
    let end = token.range.upperBound
    if end < token.limit,
      bytes[end] == 0x2D || bytes[end] == 0x2E && end + 1 < token.limit && bytes[end + 1].isLetter
    {
      return false
    }
    guard let word = word(before: token.range.lowerBound) else {
      let dot = token.range.lowerBound - 1
      guard dot > 0, bytes[dot] == 0x2E, !bytes[dot - 1].isDigit else { return true }
      // `1. RootView.init()` in a list is a step.
      return token.region == .listItem && (self.word(before: dot).map(bytes.endsLikeReceiver) ?? false)
    }
    if word.upperBound == token.range.lowerBound { return false }
    if MentionLexer.leadingWords.match(bytes, at: word.lowerBound, limit: word.upperBound) != nil {
      return true
    }
    return bytes.endsLikeReceiver(word)
  }

  private static let leadingWords = CueTable(words: [
    "call", "calls", "called", "calling", "the", "in", "after", "before", "and", "or", "then", "via",
    "through",
    "to", "from", "with", "by", "override", "overriding", "your", "its", "a", "an", "this", "first",
    "method",
    "function", "is", "are", "using", "use", "when", "on", "of", "plain", "hàm", "super",
  ])

  /// `+load`, `load()`, `load方法`; `initialize` also alone in a code span.
  private mutating func takeClassMethod(_ callback: Callback, needsMore: Bool, _ token: Token) -> Int? {
    let start = token.range.lowerBound
    let end = token.range.upperBound
    guard bytes[token.range].allSatisfy({ $0.isLower }) else { return end }
    let last = lastByte(before: start)
    let isClassMethod =
      last.map {
        bytes[$0] == 0x2B || (bytes[$0] == 0x29 && follows("+ (void)", $0 + 1)) || follows("+(void)", $0 + 1)
      }
      ?? false
    let isMessage =
      word(before: start).flatMap { lastByte(before: $0.lowerBound) }.map {
        bytes[$0] == 0x5B && (follows("super", start - 1) || ($0 > 0 && bytes[$0 - 1] == 0x2B))
      } ?? false
    let isSuper = follows("super.", start)
    let isNamed =
      !token.isCode && !follows(".", start)
      && (MentionLexer.methodWords.match(
        bytes, at: bytes.skipBlanks(from: end, to: token.limit), limit: token.limit) != nil)
    let isLoneSpan = !needsMore && token.isSpan && !follows(".", start)
    if isClassMethod || isMessage || isSuper || isNamed || isLoneSpan {
      add(callback, token.range, .exact, token)
    }
    return end
  }

  private static let methodWords = CueTable(words: ["方法", "函数", "method", "()"])
}

extension [UInt8] {
  /// Whether a word ends like the name of a class that receives callbacks.
  func endsLikeReceiver(_ word: Range<Int>) -> Bool {
    // Few words end with one of their last letters.
    guard let last = word.last, lastReceiverLetters.contains(self[last].lowered) else { return false }
    return receiverEndings.contains { ending in
      word.count >= ending.utf8CodeUnitCount && hasWord(ending, at: word.upperBound - ending.utf8CodeUnitCount)
    }
  }
}

/// How the names of classes end whose objects receive callbacks.
private let receiverEndings: [StaticString] = ["controller", "vc", "view", "delegate", "window", "cell", "scene"]

/// The letters that these end with.
private let lastReceiverLetters = LetterSet(receiverEndings.compactMap { $0.withUTF8Buffer({ $0.last }) })
