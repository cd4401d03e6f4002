import Diagnostics
package import Markup
import Reading

/// How each sentence of a note was read, for people.
package enum Explained {
  /// A line for each frame, below the sentence.
  package static func text(_ document: Document) -> String {
    let text = NoteText.read(document)
    var lines = ""
    for sentence in StatementReader.read(text, LazyLines(text: text).apart(document.blocks))
    where !sentence.frames.isEmpty {
      lines +=
        "\(document.file.line(at: sentence.range.lowerBound)): \(text.text(sentence.range))\n"
      for frame in sentence.frames {
        lines += "    \(String(decoding: frame.text(in: text.bytes), as: UTF8.self))\n"
        if case .partly(let places) = frame.understood(in: text.bytes) {
          lines += "      not understood: \(places.map { text.text($0) }.joined(separator: " | "))\n"
        }
      }
    }
    return lines
  }
}
