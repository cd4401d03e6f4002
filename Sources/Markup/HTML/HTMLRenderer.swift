package import Diagnostics

/// Writes a note as HTML that is safe to put into a page, whatever the note says.
///
/// Elements, attributes and addresses are allow-lists: an unknown tag is shown as text, an unknown attribute is
/// dropped, an address that is not http, https, mailto, `#` or relative is not linked. Tags of raw HTML are
/// balanced within the block they stand in, so a note cannot close what the page has opened. Ids that come out
/// of a note start with `h-`.
///
/// The hooks give HTML or addresses of their own; what they return as HTML is written as it is.
///
///     var renderer = HTMLRenderer()
///     renderer.decorations = [Decoration(range: 2..<13, open: "<a href=\"/viewDidLoad\">", close: "</a>")]
///     let html = renderer.render(document.blocks, of: document.file).html
package struct HTMLRenderer: Sendable {
  /// Links and marks around ranges of the text, in text, code spans and code blocks. They may be nested.
  package var decorations: [Decoration] = []
  /// Writes `data-line` with the number of its first line on every block.
  package var marksLines = false
  /// How many levels of headings the page has above the note's. No heading gets deeper than `h6`, and none skips a
  /// level that the note leaves out.
  package var headingOffset = 0
  /// The id of a block that is no heading; nil for none. Written without the prefix.
  package var blockID: (@Sendable (Block) -> String?)?
  /// Another address for a link, given after the check; nil takes the link away and leaves its text. A link into the
  /// note itself comes as it is written, and what is given back is taken as it is.
  package var linkTarget: (@Sendable (String) -> String?)?
  /// Where an image is found. Without the hook every allowed address is taken.
  package var imageSource: (@Sendable (String) -> ImageSource)?
  /// HTML to write instead of a code block.
  package var codeReplacement: (@Sendable (Block) -> String?)?

  /// A renderer without hooks.
  package init() {}

  /// What becomes of an image.
  package enum ImageSource: Sendable, Hashable {
    case found(String)
    /// A figure with the alternative text takes its place, linked to the address if there is one.
    case missing(link: String?)
  }

  /// From the first byte of some blocks to the last.
  private static func length(of blocks: [Block]) -> Int {
    guard let first = blocks.first, let last = blocks.last else { return 0 }
    return max(last.range.upperBound - first.range.lowerBound, 0)
  }

  /// The parts of one note, in its order and each on its own: ids stay unique over all of them. Tags of raw HTML that a
  /// part leaves open are closed at its end.
  ///
  /// Complexity: O(text + decorations · log decorations).
  ///
  /// - Parameter title: The words of a heading above all parts, which the page shows by itself: its id is taken.
  package func render(parts: [[Block]], of file: SourceFile, below title: String? = nil) -> [RenderedNote] {
    var slugs = Slugs()
    if let title { _ = slugs.make(for: title) }
    var openLevels: [Int] = []
    // Sorted once, for thousands of parts.
    var decorations = DecorationCursor(self.decorations)
    var renderer = self
    renderer.decorations = []
    return parts.map { blocks in
      var writer = HTMLWriter(renderer, file: file, length: Self.length(of: blocks))
      writer.slugs = slugs
      writer.openLevels = openLevels
      // Given up here, so that the writer does not copy them.
      slugs = Slugs()
      writer.decorations = decorations
      writer.write(blocks)
      slugs = writer.slugs
      openLevels = writer.openLevels
      decorations = writer.decorations
      return writer.finish()
    }
  }
}

/// A note as HTML, and its headings for a table of contents.
package struct RenderedNote: Sendable {
  /// UTF-8.
  package var html: [UInt8]
  /// In the order of the note.
  package var headings: [Heading]
  /// The ids of decorations that it has: a range of which no text is written has none.
  package var decorationIDs: Set<String> = []

  /// A heading that was written.
  package struct Heading: Sendable, Hashable {
    /// The level in the note, 1 to 6.
    package var level: Int
    /// The id with its prefix.
    package var id: String
    /// The words without marks; not escaped.
    package var text: String
    /// The heading's bytes in the note.
    package var range: Range<Int>
  }
}
