/// Text as a terminal shows it: in columns, of which a wide character takes two.
enum TextWidth {
  /// How many columns a text takes.
  static func columns(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + columns($1) }
  }

  /// 0 for combining marks and joiners, 2 for wide and full-width scalars, else 1.
  static func columns(_ scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return isWide(scalar.value) ? 2 : 1
    }
  }

  /// The blocks that are wide as a whole; single wide symbols elsewhere are left at one column, as many
  /// terminals do.
  private static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
      0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }

  /// Breaks a text into lines of at most `width` columns; later lines are indented.
  ///
  /// Lines break at spaces and beside wide characters; a word that is too long is broken before a capital if it
  /// has one, as identifiers do, and else where it must be.
  static func wrapped(_ text: String, width: Int, indent: Int = 0) -> [String] {
    var wrapper = Wrapper(width: max(4, width), indent: min(indent, max(0, width - 4)))
    for scalar in text.unicodeScalars { wrapper.add(scalar) }
    return wrapper.finish()
  }

  /// The text cut to a width, with "…" if something is lost.
  static func truncated(_ text: String, width: Int) -> String {
    guard columns(text) > width else { return text }
    var result = String.UnicodeScalarView()
    var used = 1
    for scalar in text.unicodeScalars {
      used += columns(scalar)
      if used > width { break }
      result.append(scalar)
    }
    return width > 0 ? String(result) + "…" : ""
  }

  /// The text without what could steer the terminal or turn the reading direction: notes are untrusted.
  static func safe(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x09, 0x0A, 0x0D: result.append(" ")
      case 0..<0x20, 0x7F..<0xA0, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: result.append("\u{FFFD}")
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}

/// Fills lines greedily, one pass over the scalars.
private struct Wrapper {
  let width: Int
  let indent: Int
  private var lines: [String] = []
  private var line = String.UnicodeScalarView()
  private var lineColumns = 0
  private var word = String.UnicodeScalarView()
  private var wordColumns = 0
  /// Spaces between the line and the word, dropped at a line's end.
  private var gap = 0

  init(width: Int, indent: Int) {
    self.width = width
    self.indent = indent
  }

  mutating func add(_ scalar: Unicode.Scalar) {
    let columns = TextWidth.columns(scalar)
    if scalar == " " {
      endWord()
      gap += 1
      return
    }
    if columns == 2, !isClosing(scalar) { endWord() }
    if wordColumns + columns > width - indent { breakWord() }
    word.append(scalar)
    wordColumns += columns
  }

  mutating func finish() -> [String] {
    endWord()
    lines.append(String(line))
    return lines
  }

  /// Punctuation that may not start a line in Chinese.
  private func isClosing(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "，", "。", "、", "：", "；", "？", "！", "）", "”", "》", "」": true
    default: false
    }
  }

  /// Ends a word that has no room for more; what follows its last capital goes on as the next one.
  private mutating func breakWord() {
    let capital = word.indices.dropFirst().last { ("A"..."Z").contains(word[$0]) }
    let rest = capital.map { Array(word[$0...]) } ?? []
    if let capital { word.removeSubrange(capital...) }
    wordColumns -= rest.reduce(0) { $0 + TextWidth.columns($1) }
    endWord()
    word.append(contentsOf: rest)
    wordColumns = rest.reduce(0) { $0 + TextWidth.columns($1) }
  }

  private mutating func endWord() {
    guard wordColumns > 0 else { return }
    if lineColumns > 0, lineColumns + gap + wordColumns > width {
      lines.append(String(line))
      line = String.UnicodeScalarView(repeatElement(" ", count: indent))
      lineColumns = indent
    } else {
      line.append(contentsOf: repeatElement(" ", count: gap))
      lineColumns += gap
    }
    line.append(contentsOf: word)
    lineColumns += wordColumns
    word = String.UnicodeScalarView()
    wordColumns = 0
    gap = 0
  }
}
