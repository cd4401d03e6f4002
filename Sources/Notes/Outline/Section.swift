import Diagnostics
import Markup

/// A heading and all that stands below it.
package struct Section: Sendable, Hashable {
  /// From 1 to 6.
  package var level: Int
  /// The words of the heading.
  package var title: String
  /// The heading.
  package var heading: Range<Int>
  /// From the heading to the next one of its level or above.
  package var range: Range<Int>
}

extension Section {
  /// The sections of a document: its headings that stand in no quote and no list.
  static func all(in document: Document) -> [Section] {
    var sections: [Section] = []
    var open: [Int] = []
    let end = document.file.bytes.count
    for block in document.blocks {
      guard case .heading(let level) = block.kind else { continue }
      while let last = open.last, sections[last].level >= level {
        sections[last].range = sections[last].range.lowerBound..<block.range.lowerBound
        open.removeLast()
      }
      let range = block.range.lowerBound..<end
      sections.append(Section(level: level, title: block.plainText, heading: block.range, range: range))
      open.append(sections.count - 1)
    }
    return sections
  }
}
