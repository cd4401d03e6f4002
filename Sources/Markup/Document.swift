package import Diagnostics

/// A note as libcmark understands it, copied into Swift values: blocks in document order, every node with the
/// UTF-8 byte range it has in the file *as it is on disk*.
///
/// Wild Markdown is read leniently (headings without a space, full-width list numbers, front matter): the text
/// handed to libcmark is a normalised copy, and every range is mapped back to the original bytes.
///
/// Blocks and inlines come in the order of the text; a range is within its parent's and overlaps no sibling's.
package struct Document: Sendable {
  /// The note as it was given.
  package let file: SourceFile
  /// What a program reads in it and people do not see.
  package let hidden: [HiddenText]
  /// The mapping at the top of the note between `---` lines, empty if there is none.
  package let frontMatter: FrontMatter
  /// What the note has, behind its front matter.
  package let blocks: [Block]
  /// What was odd but could be read, for instance an unclosed fence.
  package let diagnostics: [Diagnostic]
}

/// The part of a front matter that lcdoc uses; all other keys are kept as text.
package struct FrontMatter: Sendable, Hashable {
  /// Each key with its value as text; a list is joined by `, `.
  package var values: [String: String] = [:]
  /// The bytes from the first `---` through the last; empty without front matter.
  package var range: Range<Int> = 0..<0

  /// No front matter.
  package init() {}

  /// What the note calls itself.
  package var title: String? { values[Self.titleKey] }

  /// Where that stands, up to the end of its line; nil where there is none.
  package var titleRange: Range<Int>?

  static let titleKey = "title"

  /// The day when the note last changed in what it says, as ISO 8601 has it: `2026-11-20`; nil for none or no day.
  package var updated: String? { values[Self.updatedKey].flatMap { Self.isDay($0) ? $0 : nil } }

  /// What changed then, in a sentence.
  package var change: String? { values["change"] }

  static let updatedKey = "updated"

  /// Whether a text is a day of the calendar, written `2026-11-20`.
  static func isDay(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2],
      text.utf8.allSatisfy({ $0 == UInt8(ascii: "-") || (48...57).contains($0) })
    else { return false }
    let numbers = parts.compactMap { Int($0) }
    let (year, month, day) = (numbers[0], numbers[1], numbers[2])
    guard (1...12).contains(month) else { return false }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return (1...days[month - 1]).contains(day)
  }
}

/// A block of a document.
package struct Block: Sendable {
  /// What the block is.
  package var kind: Kind
  /// UTF-8 byte offsets in the file.
  package var range: Range<Int>
  /// Blocks inside: quotes, list items, lists.
  package var children: [Block] = []
  /// Inline content of paragraphs, headings and table cells.
  package var inlines: [Inline] = []

  /// What a block can be, with what only this kind has.
  package enum Kind: Sendable, Hashable {
    case paragraph
    /// Level 1 to 6.
    case heading(level: Int)
    case quote
    /// Children are `.item`. `start` is nil for bullets.
    case list(start: Int?, tight: Bool)
    /// `checked` is nil where the item is no task.
    case item(checked: Bool?)
    /// The info string with its escapes undone, and the text without fences, quote marks and indentation. Line
    /// `n` of the literal, counted from 0, starts at the offset `lines[n]` of the file and stands there byte for
    /// byte; each ends with LF in the literal, whatever ends it in the file. The block's range has the fences in it.
    case code(info: String, literal: String, lines: [Int])
    case html(String)
    case rule
    /// Children are `.row`; the first row is the header. Rows have the cells that were written: there may be
    /// fewer or more than columns.
    case table(alignments: [Alignment])
    case row
    case cell
  }

  /// How a column of a table is set.
  package enum Alignment: Sendable, Hashable { case none, left, center, right }
}

/// Inline content.
package struct Inline: Sendable {
  /// What the inline is.
  package var kind: Kind
  /// UTF-8 byte offsets in the file.
  package var range: Range<Int>
  /// What emphasis, links and the like hold.
  package var children: [Inline] = []

  /// What an inline can be, with what only this kind has.
  package enum Kind: Sendable, Hashable {
    /// Text that stands at the range byte for byte, so that an offset in it is an offset in the file; or a single
    /// escape (`\\*`) or entity (`&lt;`), whose range is longer than its text. Neighbours that are both verbatim
    /// are one node.
    case text(String)
    /// The range is that of the code: between the backticks, without the space that CommonMark drops on both
    /// sides. Byte for byte unless the span goes over a line break.
    case code(String)
    case emphasis
    case strong
    case strikethrough
    case link(url: String, title: String)
    case image(url: String, title: String)
    case html(String)
    /// The range is the end of the line.
    case softBreak
    /// The range begins with the spaces or the backslash.
    case lineBreak
  }
}
