extension VersionRange {
  /// Reads what stands behind `ios:` in a scenario: `9`, `9...12`, `13...`; nil if it is no range of versions.
  ///
  /// - Parameter text: UTF-8, one line.
  public init?(text: [UInt8]) {
    guard !text.contains(0x0A), !text.contains(0x0D) else { return nil }
    var line: [UInt8] = []
    line.append("ios: ")
    line += text
    let parsed = ScenarioParser.parse(line)
    guard parsed.problems.isEmpty, let range = parsed.scenario.ios else { return nil }
    self = range
  }
}
