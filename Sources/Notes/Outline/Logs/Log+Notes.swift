package import Diagnostics
import Markup

extension Log {
  /// The logs of a text: what stands in the blocks of a note, or the text as a whole.
  ///
  /// Complexity: O(bytes).
  package static func all(in file: SourceFile) -> [Log] {
    guard !isMarkdown(file) else { return logs(of: Note.read(Document.parse(file))) }
    return [whole(file)]
  }

  /// Whether a text is a note: by its name, or because a line opens a fenced block.
  private static func isMarkdown(_ file: SourceFile) -> Bool {
    file.path.hasSuffix(".md") || file.path.hasSuffix(".markdown") || hasFence(file.bytes)
  }

  /// The orders of a note that were printed.
  private static func logs(of note: Note) -> [Log] {
    note.orderings.filter { $0.form == .log }.map { Log(file: note.document.file, steps: $0.steps) }
  }
}
