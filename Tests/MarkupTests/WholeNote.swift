import Diagnostics
import Markup

extension HTMLRenderer {
  /// A whole note as HTML.
  func render(_ note: SourceFile) -> RenderedNote {
    let document = Document.parse(note)
    return render(parts: [document.blocks], of: document.file)[0]
  }

  /// A whole note as HTML, as a string.
  func html(of note: String) -> String {
    String(decoding: render(SourceFile(path: "note.md", text: note)).html, as: UTF8.self)
  }
}
