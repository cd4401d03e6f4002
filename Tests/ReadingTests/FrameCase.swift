import Diagnostics
import Markup
import Notes
import Testing

/// A sentence and the frames that it is read as, the way `lcdoc read --why` prints them.
struct FrameCase: CustomTestStringConvertible, Sendable {
  let text: String
  let frames: [String]
  var testDescription: String { text }

  init(_ text: String, _ frames: String...) {
    self.text = text
    self.frames = frames
  }
}

/// The frames of a text, as `lcdoc read --why` prints them.
func frames(_ text: String) -> [String] {
  Explained.text(Document.parse(SourceFile(path: "note.md", text: text)))
    .split(separator: "\n").filter { $0.hasPrefix("    ") && !$0.hasPrefix("     ") }.map { String($0.dropFirst(4)) }
}
