import Diagnostics
package import Markup
import Reading

/// How each sentence of a note was read, for people.
package enum Explained {
  /// A line for each frame, below the sentence.
  package static func text(_ document: Document) -> String {
    let text = NoteText.read(document)
    let (statements, passage) = StatementReader.read(text)
    var lines = ""
    for statement in statements where !statement.sentence.frames.isEmpty {
      lines +=
        "\(document.file.line(at: statement.sentence.range.lowerBound)): \(text.text(statement.sentence.range))\n"
      for frame in statement.sentence.frames {
        lines += "    \(String(decoding: frame.text(in: passage.bytes), as: UTF8.self))\n"
        if case .partly(let places) = frame.understood(in: passage.bytes) {
          lines += "      not understood: \(places.map { text.text($0) }.joined(separator: " | "))\n"
        }
      }
    }
    return lines
  }
}
