/// Finds where the parts of a link end that libcmark keeps no place of: `](url "title")`, `][label]`, and
/// definitions `[label]: url "title"`.
///
/// It only measures what libcmark has already accepted, so it follows libcmark's rules for the ends and checks
/// little else.
struct LinkScanner {
  let text: TextMap
  let quotes: Int
  let end: Int

  private var bytes: [UInt8] { text.bytes }

  /// The offset behind a link whose text ends with the `]` at `close`.
  func tail(from close: Int) -> Int {
    let next = close + 1
    guard close < end, bytes[close] == UInt8(ascii: "]"), next < end else { return min(next, end) }
    if bytes[next] == UInt8(ascii: "("), let end = inlineTail(from: next + 1) { return end }
    if bytes[next] == UInt8(ascii: "["), let end = label(from: next) { return end }
    return next
  }

  /// The offset behind the definitions at the start of a paragraph, which libcmark takes out of it.
  func skipDefinitions(from start: Int) -> Int {
    var index = start
    while index < end, bytes[index] == UInt8(ascii: "["), let next = definition(from: index) {
      index = next
    }
    return index
  }

  private func inlineTail(from start: Int) -> Int? {
    var index = skipSpace(from: start)
    guard let afterURL = destination(from: index) else { return nil }
    index = skipSpace(from: afterURL)
    if index > afterURL, let afterTitle = title(from: index) { index = skipSpace(from: afterTitle) }
    return index < end && bytes[index] == UInt8(ascii: ")") ? index + 1 : nil
  }

  private func definition(from start: Int) -> Int? {
    guard let afterLabel = label(from: start), afterLabel - start > 2, afterLabel < end,
      bytes[afterLabel] == UInt8(ascii: ":")
    else { return nil }
    let url = skipSpace(from: afterLabel + 1)
    guard let afterURL = destination(from: url), afterURL > url else { return nil }
    let beforeTitle = skipSpace(from: afterURL)
    if beforeTitle > afterURL, let afterTitle = title(from: beforeTitle), let next = lineEnd(from: afterTitle) {
      return next
    }
    return lineEnd(from: afterURL)
  }

  /// The words of the next line if the rest of this one is empty.
  private func lineEnd(from start: Int) -> Int? {
    var index = start
    while index < end, bytes[index].isSpaceInLine { index += 1 }
    if index >= end { return end }
    return bytes[index] == 0x0A ? text.contentStart(ofLineAt: index + 1, quotes: quotes) : nil
  }

  /// Behind `[label]`.
  private func label(from start: Int) -> Int? {
    var index = start + 1
    // A label has at most 1,000 characters; the bound keeps failed tries cheap.
    let limit = min(end, start + 4_000)
    while index < limit {
      switch bytes[index] {
      case UInt8(ascii: "]"): return index + 1
      case UInt8(ascii: "["): return nil
      case UInt8(ascii: "\\") where index + 1 < limit && bytes[index + 1].isASCIIPunctuation: index += 2
      default: index += 1
      }
    }
    return nil
  }

  private func destination(from start: Int) -> Int? {
    var index = start
    if index < end, bytes[index] == UInt8(ascii: "<") {
      index += 1
      while index < end, bytes[index] != UInt8(ascii: ">") {
        if bytes[index] == 0x0A || bytes[index] == UInt8(ascii: "<") { return nil }
        index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
      }
      return index < end ? index + 1 : nil
    }
    var depth = 0
    while index < end {
      switch bytes[index] {
      case UInt8(ascii: "\\") where index + 1 < end && bytes[index + 1].isASCIIPunctuation:
        index += 1
      case UInt8(ascii: "("):
        depth += 1
        if depth > 32 { return nil }
      case UInt8(ascii: ")"):
        if depth == 0 { return index }
        depth -= 1
      case 0x20, 0x09...0x0D:
        return depth == 0 ? index : nil
      default:
        break
      }
      index += 1
    }
    return depth == 0 ? index : nil
  }

  private func title(from start: Int) -> Int? {
    guard start < end else { return nil }
    let open = bytes[start]
    let close: UInt8
    switch open {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): close = open
    case UInt8(ascii: "("): close = UInt8(ascii: ")")
    default: return nil
    }
    var index = start + 1
    while index < end {
      if bytes[index] == close { return index + 1 }
      if bytes[index] == UInt8(ascii: "("), close == UInt8(ascii: ")") { return nil }
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }

  /// White space with at most one line end.
  private func skipSpace(from start: Int) -> Int {
    var index = start
    while index < end, bytes[index].isSpaceInLine { index += 1 }
    guard index < end, bytes[index] == 0x0A else { return index }
    return min(text.contentStart(ofLineAt: index + 1, quotes: quotes), end)
  }
}
