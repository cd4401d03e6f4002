/// A fenced block in which a note says exactly what is meant: its info string starts with `scenario`.
package struct ScenarioBlock: Sendable, Hashable {
  /// What stands behind `scenario` in the info string.
  package var name: String
  /// The text between the fences.
  package var literal: String
  /// The bytes of each line of the text in the file, without line ends.
  package var lines: [Range<Int>]
  /// The whole block, fences included.
  package var range: Range<Int>

  /// A block of its parts.
  package init(name: String, literal: String, lines: [Range<Int>], range: Range<Int>) {
    self.name = name
    self.literal = literal
    self.lines = lines
    self.range = range
  }
}

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

  /// A section of its parts.
  package init(level: Int, title: String, heading: Range<Int>, range: Range<Int>) {
    self.level = level
    self.title = title
    self.heading = heading
    self.range = range
  }
}
