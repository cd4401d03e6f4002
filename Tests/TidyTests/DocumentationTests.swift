import Testing

/// What other targets and other packages see says what it is.
@Suite("Doc comments")
struct DocumentationTests {
  @Test("A public or package declaration has a doc comment", arguments: SourceTree.sources)
  func comments(in file: TextFile) {
    for line in Self.undocumented(file.lines) {
      Issue.record("\(file.path):\(line.number): this has no doc comment: \(line.content)")
    }
  }

  @Test(
    "Declarations are found",
    arguments: [
      ("public var a: Int", 1), ("/// A.\npublic var a: Int", 0), ("/// A.\n@inlinable\npublic func a() {}", 0),
      ("  package static let a = 1", 1), ("private(set) public var a = 1", 1), ("package import Verify", 0),
      ("public extension A {", 0), ("var a = 1", 0), ("/// A.\n\npublic var a: Int", 1), ("// package var", 0),
      ("@discardableResult package func a()", 1),
    ])
  func recognition(text: String, count: Int) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    #expect(Self.undocumented(lines.map { Line(number: $0.offset + 1, text: $0.element) }).count == count)
  }

  private static func undocumented(_ lines: [Line]) -> [Line] {
    lines.indices.filter { index in
      guard isVisible(lines[index]) else { return false }
      let above = lines[..<index].last { !$0.content.hasPrefix("@") && !$0.content.hasPrefix("#if") }
      return above?.content.hasPrefix("///") != true
    }.map { lines[$0] }
  }

  /// Whether a line declares something that other targets see.
  private static func isVisible(_ line: Line) -> Bool {
    let words = line.content.split(separator: " ").drop { $0.hasPrefix("@") }
    let modifiers: Set<Substring> = [
      "public", "package", "static", "final", "indirect", "nonisolated", "mutating", "private(set)", "fileprivate(set)",
      "internal(set)",
    ]
    let leading = words.prefix(while: modifiers.contains)
    guard leading.contains("public") || leading.contains("package") else { return false }
    return !["import", "extension"].contains(words.dropFirst(leading.count).first)
  }
}
