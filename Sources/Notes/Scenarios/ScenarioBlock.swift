/// A fenced block in which a note says exactly what is meant: its info string starts with `scenario`.
public struct ScenarioBlock: Sendable, Hashable {
  /// What stands behind `scenario` in the info string.
  public var name: String
  /// The text between the fences.
  public var literal: String
  /// The bytes of each line of the text in the file, without line ends.
  public var lines: [Range<Int>]
  /// The whole block, fences included.
  public var range: Range<Int>

  public init(name: String, literal: String, lines: [Range<Int>], range: Range<Int>) {
    self.name = name
    self.literal = literal
    self.lines = lines
    self.range = range
  }
}

/// A heading and all that stands below it.
public struct Section: Sendable, Hashable {
  public var level: Int
  public var title: String
  /// The heading.
  public var heading: Range<Int>
  /// From the heading to the next one of its level or above.
  public var range: Range<Int>

  public init(level: Int, title: String, heading: Range<Int>, range: Range<Int>) {
    self.level = level
    self.title = title
    self.heading = heading
    self.range = range
  }
}
