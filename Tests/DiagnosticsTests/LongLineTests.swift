import Testing

@testable import Diagnostics

/// A note may be one line of some megabytes with a finding in each of its words: what one finding takes does not grow
/// with the line.
@Suite struct LongLineTests {
  private static let words = String(repeating: "先 viewDidLod é👩 ", count: 4_000)
  private static let file = SourceFile(path: "a.md", text: "# Push\n\n" + words + "\nlast\r\n" + words)
  private static let room = 100

  /// Offsets all over the file, on characters and inside of them, around the marks too.
  private static let offsets =
    Array(stride(from: 0, to: file.bytes.count, by: 997))
    + [-1, 0, 1, 1022, 1023, 1024, 1025, 2048, file.bytes.count - 1, file.bytes.count, file.bytes.count + 9]

  @Test func columnsAreThoseOfCounting() {
    for offset in Self.offsets {
      let position = Self.file.position(at: offset)
      let bounded = min(max(offset, 0), Self.file.bytes.count)
      let start = Self.file.lineStarts[position.line - 1]
      #expect(position.line == Self.file.line(at: bounded))
      #expect(position.column == 1 + Self.file.bytes[start..<bounded].count { $0 & 0xC0 != 0x80 })
    }
  }

  @Test func aColumnLooksAtFewBytes() {
    for offset in Self.offsets {
      let line = Self.file.line(at: offset)
      let bounded = min(max(offset, 0), Self.file.bytes.count)
      let stretches = Self.file.stretches(from: Self.file.lineStarts[line - 1], to: bounded)
      #expect(stretches.reduce(0) { $0 + $1.unknown.count } <= 2 * SourceFile.stride)
    }
  }

  @Test func aPositionHasItsOffset() {
    for offset in Self.offsets where Self.file.bytes.indices.contains(offset) {
      let start = Self.file.bytes[...offset].lastIndex { $0 & 0xC0 != 0x80 } ?? 0
      let position = Self.file.position(at: start)
      #expect(Self.file.offset(of: position) == start)
    }
    let file = SourceFile(path: "a", text: "视b\r\n\nc")
    let places = [(1, 1, 0), (1, 2, 3), (1, 3, 4), (1, 9, 4), (2, 1, 6), (3, 2, 8), (9, 1, 7), (0, 0, 0)]
    for (line, column, offset) in places {
      #expect(file.offset(of: SourcePosition(line: line, column: column)) == offset)
    }
  }

  @Test func aPictureHasFewCells() {
    for offset in Self.offsets where Self.file.bytes.indices.contains(offset) {
      let line = Self.file.line(at: offset)
      let display = DisplayLine(Self.file, line: line, around: offset, room: Self.room)
      #expect(display.count <= 3 * DisplayLine.reach(Self.room) + 3)
    }
  }

  @Test func thePictureIsThatOfTheSurroundings() throws {
    let near = String(repeating: "先 viewDidLod é👩 ", count: 40)
    let short = SourceFile(path: "a.md", text: "# Push\n\n" + near)
    let unit = near.utf8.count / 40
    for narrated in [false, true] {
      func picture(_ file: SourceFile, _ word: Int) -> [Substring] {
        let start = 8 + word * unit + 4
        let diagnostic = Diagnostic(
          code: "LC2001", severity: .warning, message: "m", file: file, range: start..<start + 10, label: "here",
          secondary: [
            .init(range: start + 11..<start + 13, text: "there"), .init(range: start - 4..<start - 1, text: ""),
          ])
        return TextRenderer(width: Self.room, isNarrated: narrated).render(diagnostic).split(separator: "\n")
      }
      let wanted = picture(short, 20)
      let drawn = picture(Self.file, 2_000)
      if narrated {
        #expect(drawn.allSatisfy { $0.utf8.count < 2_000 } && drawn.contains { $0.contains("…") })
      } else {
        // All but the line with the column.
        #expect(drawn.first == wanted.first && Array(drawn.dropFirst(2)) == Array(wanted.dropFirst(2)))
      }
    }
  }

  @Test func aPlaceAsLongAsTheLineIsDrawnFromItsStart() {
    let line = Self.file.lineRange(3)
    let diagnostic = Diagnostic(
      code: "LC4002", severity: .error, message: "m", file: Self.file, range: line, label: "all",
      secondary: [.init(range: line.upperBound - 1..<Self.file.bytes.count, text: "and this")])
    let lines = TextRenderer(width: Self.room).render(diagnostic).split(separator: "\n")
    #expect(lines.allSatisfy { $0.utf8.count < 4 * Self.room })
    #expect(lines.contains { $0.hasPrefix("3 |") && $0.contains("先 viewDidLod") && $0.hasSuffix("…") })
    #expect(lines.contains { $0.hasSuffix("^ all") })
  }
}
