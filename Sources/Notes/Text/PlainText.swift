import Diagnostics
import Markup
package import Reading

extension Passage {
  /// A text that is no note: an example to learn from.
  package static func of(_ text: String) -> Passage {
    NoteText.read(Document.parse(SourceFile(path: "text.md", text: text))).passage
  }
}
