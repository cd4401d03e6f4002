import Diagnostics

/// Text in lines that fit a terminal.
enum TextWidth {
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
    guard DisplayWidth.of(text) > width else { return text }
    var result = String.UnicodeScalarView()
    var used = 1
    for scalar in text.unicodeScalars {
      used += DisplayWidth.of(scalar)
      if used > width { break }
      result.append(scalar)
    }
    return width > 0 ? String(result) + "…" : ""
  }

  /// The text on one line and without what could steer the terminal or turn the reading direction: notes are untrusted.
  static func safe(_ text: String) -> String {
    let blanks: Set<Unicode.Scalar> = ["\t", "\n", "\r"]
    var line = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { line.append(blanks.contains(scalar) ? " " : scalar) }
    return DisplayWidth.printable(String(line))
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
    let columns = DisplayWidth.of(scalar)
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
    wordColumns -= rest.reduce(0) { $0 + DisplayWidth.of($1) }
    endWord()
    word.append(contentsOf: rest)
    wordColumns = rest.reduce(0) { $0 + DisplayWidth.of($1) }
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
