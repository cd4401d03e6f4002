public import Diagnostics

/// A note as libcmark understands it, copied into Swift values: blocks in document order, every node with the
/// UTF-8 byte range it has in the file *as it is on disk*.
///
/// Wild Markdown is read leniently (headings without a space, full-width list numbers, front matter): the text
/// handed to libcmark is a normalised copy, and every range is mapped back to the original bytes.
public struct Document: Sendable {
  public let file: SourceFile
  /// The mapping at the top of the note between `---` lines, empty if there is none.
  public let frontMatter: FrontMatter
  public let blocks: [Block]
  /// What was odd but could be read, for instance an unclosed fence.
  public let diagnostics: [Diagnostic]

  package init(file: SourceFile, frontMatter: FrontMatter, blocks: [Block], diagnostics: [Diagnostic]) {
    self.file = file
    self.frontMatter = frontMatter
    self.blocks = blocks
    self.diagnostics = diagnostics
  }
}

/// The part of a front matter that lcdoc uses; all other keys are kept as text.
public struct FrontMatter: Sendable, Hashable {
  public var values: [String: String] = [:]
  /// The bytes from the first `---` through the last; empty without front matter.
  public var range: Range<Int> = 0..<0

  public init() {}

  public var title: String? { values["title"] }
}

/// A block of a document.
public struct Block: Sendable {
  public var kind: Kind
  public var range: Range<Int>
  /// Blocks inside: quotes, list items, lists.
  public var children: [Block]
  /// Inline content of paragraphs, headings and table cells.
  public var inlines: [Inline]

  public init(kind: Kind, range: Range<Int>, children: [Block] = [], inlines: [Inline] = []) {
    self.kind = kind
    self.range = range
    self.children = children
    self.inlines = inlines
  }

  public enum Kind: Sendable, Hashable {
    case paragraph
    /// Level 1 to 6.
    case heading(level: Int)
    case quote
    /// Children are `.item`. `start` is nil for bullets.
    case list(start: Int?, tight: Bool)
    /// `checked` is nil where the item is no task.
    case item(checked: Bool?)
    /// The info string as written and the literal text; `content` is the byte range of the text between the
    /// fences (each line of the literal starts at the offset `lines[n]` of the file).
    case code(info: String, literal: String, lines: [Int])
    case html(String)
    case rule
    /// Children are `.row`; the first row is the header.
    case table(alignments: [Alignment])
    case row
    case cell
  }

  public enum Alignment: Sendable, Hashable { case none, left, center, right }
}

/// Inline content.
public struct Inline: Sendable {
  public var kind: Kind
  public var range: Range<Int>
  public var children: [Inline]

  public init(kind: Kind, range: Range<Int>, children: [Inline] = []) {
    self.kind = kind
    self.range = range
    self.children = children
  }

  public enum Kind: Sendable, Hashable {
    case text(String)
    case code(String)
    case emphasis
    case strong
    case strikethrough
    case link(url: String, title: String)
    case image(url: String, title: String)
    case html(String)
    case softBreak
    case lineBreak
  }
}
