/// Writes diagnostics for people at a terminal.
///
///     warning[LC1002]: a code fence is opened and never closed
///      --> notes/push.md:3:1
///       |
///     3 | ```swift
///       | ^^^ opened here
///       |
///       = help: put a line ``` after the code
///
/// Columns are those of the screen: East Asian wide characters take two, combining marks none. Whatever the
/// source says, nothing but printable characters and line breaks comes out.
package struct TextRenderer: Sendable {
  /// Whether to colour with ANSI escape sequences.
  package var hasColors: Bool
  /// Columns of the screen; longer lines of source are cut around the marked words.
  package var width: Int
  /// Sentences instead of a drawing, for screen readers.
  package var isNarrated: Bool

  /// A renderer for a screen of `width` columns.
  package init(hasColors: Bool = false, width: Int = 120, isNarrated: Bool = false) {
    self.hasColors = hasColors
    self.width = width
    self.isNarrated = isNarrated
  }

  /// Each diagnostic, with an empty line between two.
  package func render(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.map(render).joined(separator: "\n")
  }

  /// One diagnostic, ended by a line break. Complexity: O(marked lines + marks).
  package func render(_ diagnostic: Diagnostic) -> String {
    var output = StyledText(hasColors: hasColors)
    if isNarrated {
      Narration(diagnostic).write(into: &output)
    } else {
      draw(diagnostic, into: &output)
    }
    return output.text
  }

  private func draw(_ diagnostic: Diagnostic, into output: inout StyledText) {
    output.add("\(diagnostic.frame.severity)[\(diagnostic.code)]", .severity(diagnostic.severity))
    output.add(": " + DisplayWidth.printable(diagnostic.message), .bold)
    output.newLine()
    var gutter = 1
    if !diagnostic.file.path.isEmpty {
      let snippet = Snippet(diagnostic, width: width)
      gutter = snippet.gutter
      let place = diagnostic.file.position(at: diagnostic.range.lowerBound)
      output.add(String(repeating: " ", count: gutter) + "--> ", .frame)
      output.add("\(DisplayWidth.printable(diagnostic.file.path)):\(place.line):\(place.column)")
      output.newLine()
      if !diagnostic.file.bytes.isEmpty { snippet.draw(into: &output) }
    }
    guard !diagnostic.notes.isEmpty || !diagnostic.helps.isEmpty else { return }
    if !diagnostic.file.bytes.isEmpty {
      output.add(String(repeating: " ", count: gutter) + " |", .frame)
      output.newLine()
    }
    for note in diagnostic.notes { addFoot(diagnostic.frame.note, note, gutter, into: &output) }
    for help in diagnostic.helps { addFoot(diagnostic.frame.help, help, gutter, into: &output) }
  }

  /// Writes `= note: …`; further lines stand under the first.
  private func addFoot(_ name: String, _ text: String, _ gutter: Int, into output: inout StyledText) {
    let margin = String(repeating: " ", count: gutter + 1)
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if index == 0 {
        output.add(margin + "= ", .frame)
        output.add(name + ": ", .bold)
      } else if !line.isEmpty {
        output.add(margin + String(repeating: " ", count: DisplayWidth.of(name) + 4))
      }
      output.add(DisplayWidth.printable(String(line)))
      output.newLine()
    }
  }
}
