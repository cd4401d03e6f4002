import Testing

/// Files and functions stay small enough to be read in one go.
@Suite("Length of files and functions")
struct ShapeTests {
  static let longestFile = 400
  static let longestFunction = 70

  @Test("A file has at most 400 lines", arguments: SourceTree.all)
  func fileLength(of file: TextFile) {
    let count = file.lines.count
    #expect(count <= Self.longestFile, "\(file.path) has \(count) lines: split it by topic")
  }

  @Test("A function has at most 70 lines", arguments: SourceTree.all)
  func functionLength(of file: TextFile) {
    for function in functions(of: file.lines) {
      #expect(
        function.count <= Self.longestFunction,
        "\(file.path):\(function.lowerBound): this function has \(function.count) lines")
    }
  }

  @Test("Tabs are for Makefiles", arguments: SourceTree.all)
  func tabs(in file: TextFile) {
    for line in file.lines where line.text.utf8.contains(UInt8(ascii: "\t")) {
      Issue.record("\(file.path):\(line.number): a tab; write \\t in a string, spaces elsewhere")
    }
  }

  @Test("Functions are found by their indentation")
  func recognition() {
    let text = """
      protocol P {
        func required()
        func alsoRequired(a: Int)
      }
      struct S {
        init() { self.x = 1 }
        @discardableResult func long(
          a: Int
        ) -> Int
        where T: P {
          if a > 1 {
            return 1
          }
          return 2
        }
        var computed: Int {
          3
        }
      }
      """
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { Line(number: $0.offset + 1, text: $0.element) }
    #expect(functions(of: lines) == [7...15, 16...18])
  }

  /// Where functions begin and end, by line. The sources are formatted, so a body ends at the first `}` that is
  /// indented like its declaration.
  private func functions(of lines: [Line]) -> [ClosedRange<Int>] {
    lines.indices.compactMap { start in
      guard declaresFunction(lines[start]) else { return nil }
      for line in lines[(start + 1)...] where !line.content.isEmpty {
        if line.indentation > lines[start].indentation { continue }
        if line.indentation < lines[start].indentation { return nil }
        if line.content.hasPrefix("}") { return lines[start].number...line.number }
        // What may stand between a long parameter list and the body.
        guard [")", "->", "where", "throws", "{", "#"].contains(where: line.content.hasPrefix) else {
          return nil
        }
      }
      return nil
    }
  }

  private func declaresFunction(_ line: Line) -> Bool {
    let content = line.content
    guard !line.isComment, !content.hasSuffix("}") else { return false }
    let words = content.split(separator: " ")
    for word in words {
      switch word {
      case "func", "deinit": return true
      case "var", "subscript": return content.hasSuffix("{")
      case _ where word.hasPrefix("init("), _ where word.hasPrefix("init?("), _ where word.hasPrefix("init<"),
        _ where word.hasPrefix("subscript("):
        return true
      case _ where word.hasPrefix("@") || modifiers.contains(word): continue
      default: return false
      }
    }
    return false
  }

  private let modifiers: Set<Substring> = [
    "public", "package", "internal", "fileprivate", "private", "static", "class", "final", "override",
    "mutating", "nonmutating", "borrowing", "consuming", "convenience", "required", "nonisolated", "lazy",
    "private(set)", "public(set)", "package(set)", "internal(set)",
  ]
}
