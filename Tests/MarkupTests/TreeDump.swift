import Diagnostics
import Markup

/// A document as indented text: each node with the part of the file that its range names.
enum TreeDump {
  static func of(_ document: Document) -> String {
    document.blocks.map { lines(of: $0, in: document.file) }.joined().joined(separator: "\n")
  }

  /// The tree of a note given as text.
  static func of(_ text: String) -> String {
    of(Document.parse(SourceFile(path: "note.md", text: text)))
  }

  private static func lines(of block: Block, in file: SourceFile) -> [String] {
    let inner =
      block.inlines.flatMap { lines(of: $0, in: file) } + block.children.flatMap { lines(of: $0, in: file) }
    return [head(of: block, in: file)] + inner.map { "  " + $0 }
  }

  private static func head(of block: Block, in file: SourceFile) -> String {
    switch block.kind {
    case .paragraph: "paragraph"
    case .heading(let level): "h\(level)"
    case .quote: "quote"
    case .list(let start, let tight): "list \(start.map(String.init) ?? "-")\(tight ? "" : " loose")"
    case .item(let checked): "item" + (checked.map { $0 ? " [x]" : " [ ]" } ?? "")
    case .code(let info, let literal, let lines):
      "code(\(info)) \(quoted(literal)) \(linesText(literal, lines, file))"
    case .html: "html \(quoted(file.text(block.range)))"
    case .rule: "rule"
    case .table(let alignments): "table " + alignments.map { "\($0)" }.joined(separator: ",")
    case .row: "row \(quoted(file.text(block.range)))"
    case .cell: "cell"
    }
  }

  /// Empty if each line of the code is in the file where the block says.
  private static func linesText(_ literal: String, _ lines: [Int], _ file: SourceFile) -> String {
    let words = literal.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    guard words.count == lines.count else { return "\(words.count) lines at \(lines.count) places" }
    let wrong = zip(words, lines).filter { word, place in
      place > file.bytes.count || !file.bytes[place...].starts(with: word.utf8)
    }
    return wrong.isEmpty ? "@" + lines.map(String.init).joined(separator: ",") : "wrong at \(wrong.map(\.1))"
  }

  private static func lines(of inline: Inline, in file: SourceFile) -> [String] {
    let source = quoted(file.text(inline.range))
    let head =
      switch inline.kind {
      case .text(let text):
        text.utf8.elementsEqual(file.bytes[inline.range]) ? quoted(text) : "\(quoted(text)) <- \(source)"
      case .code(let code): "code \(quoted(code))" + (code == file.text(inline.range) ? "" : " <- \(source)")
      case .emphasis: "em \(source)"
      case .strong: "strong \(source)"
      case .strikethrough: "strike \(source)"
      case .link(let url, let title): "link(\(url)\(title.isEmpty ? "" : " | \(title)")) \(source)"
      case .image(let url, let title): "image(\(url)\(title.isEmpty ? "" : " | \(title)")) \(source)"
      case .html: "html \(source)"
      case .softBreak: "break \(source)"
      case .lineBreak: "hard break \(source)"
      }
    return [head] + inline.children.flatMap { lines(of: $0, in: file) }.map { "  " + $0 }
  }

  private static func quoted(_ text: String) -> String {
    var result = "«"
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": result += "⏎"
      case "\r": result += "␍"
      case "\t": result += "⇥"
      case "\u{0}": result += "␀"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "»"
  }
}
